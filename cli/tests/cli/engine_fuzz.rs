//! Whatever is sent, each line gets one reply and the engine lives on.

use crate::drivers::Engine;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Every game of the catalog, with the first of its seats.
const GAMES: [(&str, &str); 4] =
    [("turning-tides", "silver"), ("ahoy", "squadron"), ("efemeris", "altair"), ("marauders", "red")];

#[test]
fn every_game_of_the_catalog_is_tried() {
    let mut engine = Engine::start();
    let games = engine.ok(&json!({"do": "games"}))["games"].take();
    let names: Vec<&str> = games.as_array().expect("a list").iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(names, GAMES.map(|(name, _)| name));
    for (game, seat) in GAMES {
        let opened = engine.ok(&requests(game)[1]);
        assert_eq!(opened["seats"][0], seat, "{game}");
    }
}

#[test]
fn every_request_of_the_protocol_is_tried() {
    let said = Engine::start().err(&json!({"do": "everything"}))["message"].take();
    let (_, known) = said.as_str().and_then(|said| said.split_once("there is games")).expect("it lists them");
    let known: BTreeSet<String> = format!("games{known}").split(", ").map(str::to_owned).collect();
    let tried = requests("ahoy").iter().filter_map(|request| Some(request["do"].as_str()?.to_owned())).collect();
    assert_eq!(known, tried);
}

/// To any of the games.
fn requests(game: &str) -> Vec<Value> {
    let record = format!("game: {game} 1\nmode: base\nseats: silver, gold\n");
    let seat = GAMES.iter().find(|(name, _)| *name == game).map_or("silver", |(_, seat)| seat);
    vec![
        json!({"id": 1, "do": "games"}),
        json!({"id": 2, "do": "new", "game": game, "seats": 2, "seed": "7f", "options": {}}),
        json!({"id": 3, "do": "load", "record": record}),
        json!({"id": 4, "do": "position", "game": game, "table": {"round": 1}, "answers": [], "seed": null}),
        json!({"id": 5, "do": "ask", "match": 1, "language": "de"}),
        json!({"id": 6, "do": "answer", "match": 1, "seq": 2, "seat": seat, "text": "card.wait"}),
        json!({"id": 7, "do": "why", "match": 1, "seat": seat, "text": "fire > zone.3"}),
        json!({"id": 8, "do": "view", "match": 1, "seat": "spectator"}),
        json!({"id": 9, "do": "table", "match": 1}),
        json!({"id": 10, "do": "undo", "match": 1, "seq": 3, "seat": seat}),
        json!({"id": 11, "do": "record", "match": 1}),
        json!({"id": 12, "do": "bot", "match": 1, "seat": seat, "bot": "easy", "budget_ms": 1}),
        json!({"id": 13, "do": "say", "match": 1, "seat": seat, "text": "offer surrender"}),
        json!({"id": 14, "do": "heard", "match": 1, "seat": seat, "from": 3}),
        // The first match is left for the others.
        json!({"id": 15, "do": "drop", "match": 2}),
    ]
}

fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({"x": [1, {"y": null}]})),
    ]
}

#[derive(Clone, Debug)]
enum Change {
    Set(prop::sample::Index, Value),
    Remove(prop::sample::Index),
    Add(String, Value),
    Byte(prop::sample::Index, u8),
    Cut(prop::sample::Index),
}

fn any_change() -> impl Strategy<Value = Change> {
    let at = any::<prop::sample::Index>;
    prop_oneof![
        (at(), any_value()).prop_map(|(at, value)| Change::Set(at, value)),
        at().prop_map(Change::Remove),
        ("[a-z]{1,6}", any_value()).prop_map(|(name, value)| Change::Add(name, value)),
        (at(), any::<u8>()).prop_map(|(at, byte)| Change::Byte(at, byte)),
        at().prop_map(Change::Cut),
    ]
}

fn changed(request: &Value, change: &Change) -> Vec<u8> {
    let mut fields = request.as_object().expect("a request is an object").clone();
    let name = |at: &prop::sample::Index| fields.keys().nth(at.index(fields.len())).expect("it has fields").clone();
    match change {
        Change::Set(at, value) => _ = fields.insert(name(at), value.clone()),
        Change::Remove(at) => _ = fields.remove(&name(at)),
        Change::Add(name, value) => _ = fields.insert(name.clone(), value.clone()),
        Change::Byte(..) | Change::Cut(_) => (),
    }
    let mut line = Value::Object(fields).to_string().into_bytes();
    match change {
        Change::Byte(at, byte) => {
            let at = at.index(line.len());
            line[at] = *byte;
        }
        Change::Cut(at) => line.truncate(at.index(line.len())),
        Change::Set(..) | Change::Remove(_) | Change::Add(..) => (),
    }
    // A line break would make two lines of it.
    line.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b' ');
    line
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn changed_requests_get_a_reply_each(
        (game, _) in prop::sample::select(&GAMES[..]),
        sent in prop::collection::vec((any::<prop::sample::Index>(), any_change()), 1..40),
    ) {
        let (requests, mut engine) = (requests(game), Engine::start());
        engine.open(&requests[1]);
        for (which, change) in sent {
            let line = changed(&requests[which.index(requests.len())], &change);
            let reply = engine.send(&line);
            let is_whole = reply["ok"].is_object() != reply["err"]["code"].is_string();
            prop_assert!(is_whole, "{} got {}", String::from_utf8_lossy(&line), reply);
            prop_assert!(reply["err"]["code"] != "bug", "{} got {}", String::from_utf8_lossy(&line), reply);
        }
    }

    #[test]
    fn any_bytes_get_a_reply(mut line in prop::collection::vec(any::<u8>(), 0..200)) {
        line.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b' ');
        let mut engine = Engine::start();
        let reply = engine.send(&line);
        prop_assert_eq!(&reply["err"]["code"], "malformed");
        prop_assert_eq!(&reply["id"], &Value::Null);
        let alive = engine.ok(&json!({"do": "games"}));
        prop_assert!(alive["games"].is_array(), "{}", alive);
    }
}

#[test]
fn lines_and_matches_have_limits_that_are_said() {
    let mut engine = Engine::start();
    let long = engine.send(&vec![b'x'; 3 << 20]);
    assert!(long["err"]["message"].as_str().is_some_and(|said| said.contains("longer than")), "{long}");
    let nested = engine.send("[".repeat(100_000).as_bytes());
    assert_eq!(nested["err"]["code"], "malformed");
    let new = json!({"do": "new", "game": "turning-tides", "seed": "7f"});
    for _ in 0..1000 {
        engine.open(&new);
    }
    let refused = engine.err(&new);
    assert!(refused["message"].as_str().is_some_and(|said| said.contains("1000")), "{refused}");
    engine.ok(&json!({"do": "drop", "match": 5}));
    engine.open(&new);
}
