//! The logbook: one line for each event that is worth telling, with a heading for each turn, and a link to the rule where
//! a player may ask why.

use crate::words::Words;
use maud::{Markup, html};
use turning_tides::{
    Card, Cards, Event, FireResult, Lost, Place, Played, SailCause, Side, SwingResult, Verdict, Zone, enemy,
};
use wardroom_kernel::Seat;
use wardroom_ui::{LogLine, Say, TextValue, widget::rule_sign};

pub(crate) fn log(event: &Event, say: Say) -> Option<LogLine> {
    let line = line(event, say)?;
    let Some(rule) = rule(event) else { return Some(line) };
    let label = say.with("log-rule", &[("rule", rule.into())]);
    Some(LogLine { text: html! { (line.text) " " (rule_sign("turning-tides", rule, &label)) }, ..line })
}

/// The rule behind what happened, where it does not go without saying.
fn rule(event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::Revealed { .. } => "TT-ORDER-01",
        Event::Swung { removed: SwingResult::Nothing, .. } => "TT-SWING-05",
        Event::Swung { removed: SwingResult::Sailor, .. } => "TT-SWING-02",
        Event::Swung { removed: SwingResult::Captain, .. } => "TT-SWING-03",
        Event::Fired { result: FireResult::Mast, .. } => "TT-MAST-02",
        Event::Fired { result: FireResult::Destroyed, .. } => "TT-ZONE-01",
        Event::Fired { result: FireResult::Nothing | FireResult::Units(_), .. } => "TT-FIRE-04",
        Event::NavigatedForward { .. } => "TT-NAV-02",
        Event::NavigatedBack { .. } => "TT-NAV-03",
        Event::NoEffect { .. } => "TT-ACT-03",
        Event::MarkerTaken { .. } => "TT-INIT-01",
        Event::Sailed { because: SailCause::EndOfTurn, .. } => "TT-TURN-09",
        Event::Sailed { because: SailCause::BothWait, .. } => "TT-WAIT-02",
        Event::Shuffled { .. } => "TT-ROUND-05",
        Event::ShipsTurned { .. } => "TT-ROUND-07",
        Event::TurnBegan { .. }
        | Event::RoundBegan { .. }
        | Event::Discarded { .. }
        | Event::WaitReturned { .. }
        | Event::Claimed { .. }
        | Event::Drew { .. }
        | Event::DrewACard { .. }
        | Event::Waited { .. }
        | Event::SailorPlaced { .. }
        | Event::CannonPlaced { .. }
        | Event::CaptainMoved { .. }
        | Event::SailorMoved { .. }
        | Event::CannonMoved { .. }
        | Event::Promoted { .. }
        | Event::RoundOver { .. }
        | Event::Exchanged { .. }
        | Event::PaidDamage { .. }
        | Event::PaidSomeCards { .. }
        | Event::FireAdded { .. }
        | Event::Ended { .. } => return None,
    })
}

fn line(event: &Event, say: Say) -> Option<LogLine> {
    let words = Words::in_language(say.language);
    let card = |card: Card| ("card", words.card(card).into());
    let zone = |name: &'static str, zone: Zone| (name, zone.number().into());
    let place = |name: &'static str, at: Place| (name, self::place(words, at).into());
    Some(match *event {
        Event::TurnBegan { round, turn } => {
            heading(&say.with("log-turn", &[("round", round.into()), ("turn", turn.into())]))
        }
        Event::RoundBegan { .. } | Event::Discarded { .. } | Event::WaitReturned { .. } | Event::Claimed { .. } => {
            return None;
        }
        Event::Drew { seat, card: drawn, left } => {
            by(seat, &say.with("log-drew", &[card(drawn), ("left", left.into())]))
        }
        Event::DrewACard { seat, left } => by(seat, &say.with("log-drew-a-card", &[("left", left.into())])),
        Event::Revealed { played, first } => quiet(&revealed(words, say, played, first)),
        Event::Waited { seat } => by(seat, words.text("log-waited")),
        Event::SailorPlaced { seat, zone: at } => by(seat, &say.with("log-sailor", &[zone("zone", at)])),
        Event::CannonPlaced { seat, at, bears } => {
            by(seat, &say.with("log-cannon", &[place("place", at), bearing(words, bears)]))
        }
        Event::CaptainMoved { seat, from, to } => {
            by(seat, &say.with("log-captain-moved", &[zone("from", from), zone("to", to)]))
        }
        Event::SailorMoved { seat, from, to } => {
            by(seat, &say.with("log-sailor-moved", &[zone("from", from), zone("to", to)]))
        }
        Event::CannonMoved { seat, from, to, bears } => {
            by(seat, &say.with("log-cannon-moved", &[place("from", from), place("to", to), bearing(words, bears)]))
        }
        Event::NavigatedForward { seat, position } => {
            by(seat, &say.with("log-forward", &[("position", position.number().into())]))
        }
        Event::NavigatedBack { seat, position } => {
            by(seat, &say.with("log-back", &[("position", position.number().into())]))
        }
        Event::Swung { seat, from, on, removed } => {
            let text = words.text(match removed {
                SwingResult::Nothing => "log-swing-nothing", // text: log-swing-nothing
                SwingResult::Sailor => "log-swing-sailor",   // text: log-swing-sailor
                SwingResult::Captain => "log-swing-captain", // text: log-swing-captain
            });
            by(seat, &say.with("log-swung", &[zone("from", from), zone("on", on), ("result", text.into())]))
        }
        Event::Fired { seat, from, on, result } => {
            let text = fire_result(words, say, result);
            by(seat, &say.with("log-fired", &[zone("from", from), zone("on", on), ("result", text.into())]))
        }
        Event::Promoted { seat, zone: at } => by(seat, &say.with("log-promoted", &[zone("zone", at)])),
        Event::NoEffect { seat, card: played } => by(seat, &say.with("log-no-effect", &[card(played)])),
        Event::MarkerTaken { seat } => by(seat, words.text("log-marker")),
        Event::Sailed { position, because } => {
            // text: log-sailed log-both-wait
            let key = match because {
                SailCause::EndOfTurn => "log-sailed",
                SailCause::BothWait => "log-both-wait",
            };
            quiet(&say.with(key, &[("position", position.number().into())]))
        }
        Event::RoundOver { round } => heading(&say.with("log-round-over", &[("round", round.into())])),
        Event::Exchanged { seat, given, .. } if given.is_empty() => by(seat, words.text("log-exchanged-nothing")),
        Event::Exchanged { seat, given, taken } => by(
            seat,
            &say.with("log-exchanged", &[("given", cards(words, given).into()), ("taken", cards(words, taken).into())]),
        ),
        Event::PaidDamage { seat, cards: paid } => {
            by(seat, &say.with("log-paid", &[("cards", cards(words, paid).into())]))
        }
        Event::PaidSomeCards { seat, count } => by(seat, &say.with("log-paid-some", &[("n", count.into())])),
        Event::FireAdded { seat } => by(seat, words.text("log-fire-added")),
        Event::Shuffled { seat, pile } => by(seat, &say.with("log-shuffled", &[("n", pile.into())])),
        Event::ShipsTurned { round } => quiet(&say.with("log-turned", &[("round", round.into())])),
        Event::Ended { verdict } => quiet(&ended(words, say, verdict)),
    })
}

fn heading(text: &str) -> LogLine {
    LogLine { seat: None, text: html! { (text) }, is_heading: true }
}
fn by(seat: Seat, text: &str) -> LogLine {
    LogLine { seat: Some(seat), text: emphasised(text), is_heading: false }
}
fn quiet(text: &str) -> LogLine {
    LogLine { seat: None, text: html! { span.quiet { (emphasised(text)) } }, is_heading: false }
}

/// What stands between two asterisks is set bold.
fn emphasised(text: &str) -> Markup {
    html! { @for (number, part) in text.split('*').enumerate() { @if number % 2 == 1 { b { (part) } } @else { (part) } } }
}

fn place(words: &Words, at: Place) -> String {
    // text: side-port side-starboard
    let side = words.text(match at.side {
        Side::Port => "side-port",
        Side::Starboard => "side-starboard",
    });
    format!("{}, {side}", words.the_zone(at.zone))
}

fn bearing(words: &'static Words, bears: bool) -> (&'static str, TextValue) {
    ("bearing", words.text(if bears { "log-bears" } else { "log-away" }).into()) // text: log-bears log-away
}

fn revealed(words: &Words, say: Say, played: [Played; 2], first: Seat) -> String {
    let one = |seat: Seat| {
        let Played { card, promotes } = played[seat];
        let name = words.card(card);
        let text =
            if promotes { say.with("log-promotes-instead", &[("card", name.into())]) } else { format!("*{name}*") };
        format!("{}: {text}", words.seat(seat))
    };
    say.with("log-revealed", &[("first", one(first).into()), ("second", one(enemy(first)).into())])
}

fn fire_result(words: &'static Words, say: Say, result: FireResult) -> String {
    match result {
        FireResult::Nothing => words.text("log-fire-nothing").to_owned(),
        FireResult::Mast => words.text("log-fire-mast").to_owned(),
        FireResult::Destroyed => words.text("log-fire-destroyed").to_owned(),
        FireResult::Units(lost) => say.with("log-fire-units", &[("units", units(words, say, lost).into())]),
    }
}

fn units(words: &'static Words, say: Say, lost: Lost) -> String {
    let mut units = Vec::new();
    if lost.captain {
        units.push(words.text("the-captain").to_owned());
    }
    if lost.sailors != 0 {
        units.push(words.sailors(lost.sailors).to_owned());
    }
    let cannons = lost.cannons.into_iter().filter(|&is_lost| is_lost).count();
    if cannons != 0 {
        units.push(say.with("cannons", &[("n", cannons.into())]));
    }
    say.list(&units)
}

fn cards(words: &Words, cards: Cards) -> String {
    cards.iter().map(|card| words.card(card)).collect::<Vec<_>>().join(", ")
}

fn ended(words: &'static Words, say: Say, verdict: Verdict) -> String {
    match verdict {
        Verdict::Zones(winner) => say.with("log-end-zones", &[("ship", words.ship(enemy(winner)).into())]),
        Verdict::Crew(winner) => say.with("log-end-crew", &[("ship", words.ship(enemy(winner)).into())]),
        Verdict::Intro(winner) => say.with("log-end-intro", &[("ship", words.ship(enemy(winner)).into())]),
        Verdict::Limit(Some(winner)) => say.with("log-end-limit", &[("ship", words.ship(winner).into())]),
        Verdict::Limit(None) => words.text("log-end-drawn").to_owned(),
    }
}
