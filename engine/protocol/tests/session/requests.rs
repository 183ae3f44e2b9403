//! Single requests: seeds, events that were heard, outcomes, and requests that never were lines.

use crate::{ok, send, session};
use serde_json::{Value, json};
use std::{fs, path::Path};
use wardroom_protocol::{GamesRequest, Reply, Request, Session, Verb};

fn open(session: &mut Session, request: &Value) -> u64 {
    ok(session, request)["match"].as_u64().expect("a match has a number")
}

/// Answers the first open question with one of its offers, chosen by a number.
fn answer_any(session: &mut Session, number: u64, choice: usize) {
    let ask = ok(session, &json!({"do": "ask", "match": number}));
    let open = &ask["open"][choice % ask["open"].as_array().map_or(1, Vec::len)];
    let offers = open["offers"].as_array().expect("offers are a list");
    let text = &offers[choice % offers.len()]["text"];
    ok(session, &json!({"do": "answer", "match": number, "seq": open["seq"], "seat": open["seat"], "text": text}));
}

fn heard(session: &mut Session, number: u64, seat: &str, from: usize) -> (Vec<Value>, usize) {
    let reply = ok(session, &json!({"do": "heard", "match": number, "seat": seat, "from": from}));
    let events = reply["events"].as_array().expect("events are a list").clone();
    (events, reply["next"].as_u64().expect("next is a number") as usize)
}

#[test]
fn a_seat_hears_piece_by_piece_what_it_would_hear_at_once() {
    let mut session = session();
    let number = open(&mut session, &json!({"do": "new", "game": "ahoy", "seed": 7}));
    let (mut pieces, mut next) = (Vec::new(), 0);
    for choice in 0..60 {
        answer_any(&mut session, number, choice);
        // The union holds one seat only, and the squadron acts before it.
        let (events, after) = heard(&mut session, number, "union", next);
        pieces.extend(events);
        next = after;
    }
    let (at_once, all) = heard(&mut session, number, "union", 0);
    assert!(all > 10, "something has happened");
    assert_eq!((pieces, next), (at_once, all));
    let (past_the_end, same) = heard(&mut session, number, "union", all + 5);
    assert!(past_the_end.is_empty() && same == all);
}

#[test]
fn what_a_seat_hears_and_how_much_does_not_tell_what_another_hides() {
    let of = |drawn: &str| {
        let mut session = session();
        let number = open(&mut session, &json!({"do": "new", "game": "turning-tides"}));
        for text in [drawn, "3/7"] {
            let seq = ok(&mut session, &json!({"do": "ask", "match": number}))["seq"].take();
            ok(&mut session, &json!({"do": "answer", "match": number, "seq": seq, "seat": "chance", "text": text}));
        }
        ["gold", "spectator"].map(|seat| heard(&mut session, number, seat, 0))
    };
    assert_eq!(of("1/7"), of("7/7"));
    assert!(!of("1/7")[0].0.is_empty());
}

#[test]
fn a_seed_may_be_a_number_and_means_its_digits() {
    let record = |seed: Value| {
        let mut session = session();
        let number = open(&mut session, &json!({"do": "new", "game": "turning-tides", "seed": seed}));
        ok(&mut session, &json!({"do": "record", "match": number}))
    };
    assert_eq!(record(json!(127)), record(json!("127")));
    assert_eq!(record(json!(-3)), record(json!("-3")));
    assert_ne!(record(json!(127)), record(json!(128)));
    let refused = send(&mut session(), br#"{"do":"new","game":"ahoy","seed":true}"#);
    let expected = "seed: invalid type: boolean `true`, expected a string or a whole number";
    assert_eq!(refused["err"]["message"], expected);
}

#[test]
fn the_outcome_of_a_tie_names_what_was_compared_after_it() {
    let cases = [
        ("ahoy", "2-squadron-and-union", "squadron, union by fame, equal in gold; squadron 31, union 31"),
        ("turning-tides", "base-limit-drawn", "silver, gold by limit, equal in crew"),
        ("marauders", "2-no-event", "red, blue by no-event, equal in track and stash; red 0, blue 0"),
        ("marauders", "2-glory", "blue by glory; red 0, blue 3"),
        ("efemeris", "duel-limit-drawn", "drawn by limit; altair 1, bellatrix 1"),
    ];
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for (game, record, expected) in cases {
        let path = games.join(game).join("rules/tests/records").join(format!("{record}.record"));
        let record = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let mut session = session();
        let number = open(&mut session, &json!({"do": "load", "record": record}));
        let outcome = ok(&mut session, &json!({"do": "ask", "match": number}))["outcome"].take();
        assert_eq!(outcome["text"], expected, "{outcome}");
    }
}

#[test]
fn a_typed_request_gets_the_reply_that_its_line_gets() {
    let mut session = session();
    let typed = session.request(Request::Games(GamesRequest {})).expect("games are listed");
    assert!(matches!(&typed, Reply::Games(list) if list.games.len() == 4));
    assert_eq!(serde_json::to_value(typed).expect("a reply is JSON"), ok(&mut session, &json!({"do": "games"})));
    let written = serde_json::to_value(Request::Games(GamesRequest {})).expect("a request is JSON");
    assert_eq!(written, json!({"do": "games"}));
}

#[test]
fn each_word_for_do_leads_back_to_its_request() {
    for verb in Verb::ALL {
        assert_eq!(verb.name().parse(), Ok(*verb));
        assert!(!verb.about().trim().is_empty());
    }
}
