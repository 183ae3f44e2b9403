//! Requests of a player: complete, from our own pages, within the limits, and wrong in their content only.

use super::{
    request::{NAMES, Request, form_escaped, words},
    scene::{GAMES, Spot},
};
use crate::{replay, routes::Route};
use proptest::{prelude::*, sample::select};
use serde_json::Value;
use std::sync::LazyLock;
use wardroom_kernel::{Choices, FastRng};
use wardroom_testkit::any_disturbed;

/// A value that the field of this name could have there.
fn plausible(name: &str, spot: &Spot) -> BoxedStrategy<String> {
    let owned = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
    let values = match name {
        "seat" | "with" | "about" => owned(&spot.seats),
        "seq" => owned(&[&spot.question.seq, &spot.question.seq, "0", "7"]),
        "answer" | "path" | "tried" if !spot.question.offers.is_empty() => answers(spot),
        "answer" | "path" | "tried" => owned(&["card.wait", "card.fire", "sailor > zone.5"]),
        "at" | "moment" | "step" | "number" | "minutes" | "seconds" | "days" => owned(&["0", "1", "2", "7"]),
        "word" => owned(&["offer surrender", "accept surrender", "withdraw surrender", "resign", "ask rematch"]),
        "choice" => owned(&["wait", "end", "bot:easy", "claim"]),
        "gallery" => owned(&["open", "apart", "closed"]),
        "muted" | "public" => owned(&["on", "off"]),
        "game" => owned(&[spot.game]),
        "mode" => owned(&[spot.mode.name]),
        "seats" => spot.mode.seats.iter().map(u8::to_string).collect(),
        "bot" => owned(&["easy", "random"]),
        "pace" => owned(&["none", "live", "days"]),
        "seconds-are" => owned(&["free", "added"]),
        "language" => owned(&["de", "en"]),
        "theme" => owned(&["dark", "light"]),
        "way" => owned(&["", "1.1", "8.1-12.3"]),
        "study" => owned(&["on"]),
        _ if name.starts_with("holder") => owned(&["me", "open", "anyone", "here", "bot:easy"]),
        _ => owned(&["seven seas", "eight seas"]),
    };
    select(values).boxed()
}

/// What is offered there, and its beginnings.
fn answers(spot: &Spot) -> Vec<String> {
    let begun = spot.question.offers.iter().filter_map(|offer| offer.rsplit_once(" > "));
    let begun: Vec<String> = begun.map(|(begun, _)| begun.to_owned()).collect();
    spot.question.offers.iter().cloned().chain(begun).collect()
}

/// Nearly every field that any handler asks for, most of them with a value that could be right.
fn filled(spot: &Spot) -> impl Strategy<Value = Vec<u8>> + use<> {
    let field = |name: String, values: BoxedStrategy<String>| {
        let value = prop_oneof![20 => values, 1 => words()];
        (Just(name), value, prop::bool::weighted(0.95))
    };
    let mut fields: Vec<_> = NAMES.iter().map(|name| field(name.clone(), plausible(name, spot))).collect();
    fields.extend(spot.seats.iter().map(|seat| field(format!("holder.{seat}"), plausible("holder", spot))));
    fields.extend(spot.mode.options.iter().map(|option| {
        let values = match option.choices {
            Choices::Switch => vec!["on".to_owned(), "off".to_owned()],
            Choices::Range(least, most) => vec![least.to_string(), most.to_string()],
            Choices::OneOf(values) => values.iter().map(ToString::to_string).collect(),
        };
        field(format!("option.{}", option.name), select(values).boxed())
    }));
    let spoilt = prop::option::weighted(0.1, any::<prop::sample::Index>());
    (fields, spoilt, any::<bool>()).prop_map(|(fields, spoilt, is_name)| {
        let sent = fields.iter().filter(|(.., is_sent)| *is_sent);
        let mut pairs: Vec<String> = sent.map(|(name, value, _)| format!("{name}={}", form_escaped(value))).collect();
        if let Some(place) = spoilt {
            // A NUL in one field, which no database may ever see.
            let place = place.index(pairs.len());
            let pair = &mut pairs[place];
            *pair = if is_name { format!("%00{pair}") } else { format!("{pair}%00") };
        }
        pairs.join("&").into_bytes()
    })
}

/// Records of every game that nearly read: one line is missing, doubled, exchanged, cut or spoilt.
fn nearly_records() -> impl Strategy<Value = Vec<u8>> {
    let texts: Vec<String> = replay::records().into_iter().map(|(_, text)| text).collect();
    (select(texts), any::<prop::sample::Index>(), 0_usize..9, words()).prop_map(|(text, place, damage, word)| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let place = place.index(lines.len());
        match damage {
            0 => drop(lines.remove(place)),
            1 => lines.insert(place, lines[place].clone()),
            2 => lines.swap(place, (place + 1) % text.lines().count()),
            3 => lines.truncate(place),
            4 => lines[place] = lines[place].replace(['1', '2', '3'], "9"),
            5 => lines[place] = format!("{}{word}", lines[place]),
            6 => lines[place] = lines[place].split(": ").next().unwrap_or_default().to_owned(),
            7 => lines[place] = word.replace(['\r', '\n'], ""),
            _ => lines.push(word),
        }
        lines.join("\n").into_bytes()
    })
}

/// Records of every game that begin at an edited position.
fn odd_records() -> impl Strategy<Value = Vec<u8>> {
    static TABLES: LazyLock<Vec<(&str, u32, Vec<Value>)>> =
        LazyLock::new(|| GAMES.iter().map(|game| (game.name(), game.version(), replay::tables(&**game))).collect());
    (any::<prop::sample::Index>(), any::<u64>()).prop_map(|(game, seed)| {
        let (name, version, tables) = game.get(&TABLES);
        let table = any_disturbed(tables, &mut FastRng(seed));
        format!("game: {name} {version}\nposition: {table}\n").into_bytes()
    })
}

/// A request to this address by a player of that table, as a form or as a script.
pub(super) fn request_of_a_player(route: &Route, cookie: &str, address: &str, spot: &Spot) -> BoxedStrategy<Request> {
    let (path, cookie, word) = (route.path.clone(), cookie.to_owned(), spot.word.clone());
    let origin = format!("http://{address}");
    let file = select(vec!["0.svg", "1.svg", "0.png", "0", "1"]);
    let (is_records, has_file) = (path == "/records", path.matches('{').count() > 1);
    let body = if is_records { prop_oneof![nearly_records(), odd_records()].boxed() } else { filled(spot).boxed() };
    let made = (select(route.methods.clone()), file, filled(spot), body, any::<bool>());
    made.prop_map(move |(method, file, query, body, is_script)| {
        let mut words = [&*word].into_iter().chain(has_file.then_some(file));
        let parts = path.split('/');
        let parts: Vec<&str> =
            parts.map(|part| if part.starts_with('{') { words.next().unwrap_or_default() } else { part }).collect();
        let path = match method {
            "GET" => format!("{}?{}", parts.join("/"), String::from_utf8_lossy(&query)),
            _ => parts.join("/"),
        };
        let kind = if is_records { "text/plain" } else { "application/x-www-form-urlencoded" };
        let wants = if is_script { "application/json" } else { "text/html" };
        let headers = [("cookie", &*cookie), ("origin", &*origin), ("content-type", kind), ("accept", wants)];
        let headers = headers.map(|(name, value)| (name, value.as_bytes().to_vec())).to_vec();
        let body = if method == "GET" { Vec::new() } else { body };
        Request { method, path, headers, body, is_cut_short: false }
    })
    .boxed()
}
