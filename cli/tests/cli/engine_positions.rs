//! Tables that cannot be, through the protocol: each is refused with every reason, and each reason names its field.

use crate::drivers::Engine;
use serde_json::{Value, json};

/// A table of Ahoy for two as setup leaves it: the first tile drawn at 0,1, the second at 2,0, nothing else on the map.
fn laid_out(engine: &mut Engine) -> Value {
    let number = engine.open(&json!({"do": "new", "game": "ahoy", "seats": 2, "seed": "7f"}));
    engine.ok(&json!({"do": "table", "match": number}))["table"].take()
}

fn position(table: &Value) -> Value {
    json!({"do": "position", "game": "ahoy", "mode": "base", "table": table, "seed": null})
}

/// Turns the second tile, wherever it is listed, and moves it there.
fn lay_second(table: &mut Value, x: i8, y: i8, turns: u8) {
    let tiles = table["sea"]["map"].as_object_mut().expect("tiles by name");
    let second = tiles.values_mut().find(|laid| laid["lie"]["x"] == 2).expect("a tile at 2,0");
    second["lie"] = json!({"x": x, "y": y, "turns": turns});
}

/// The reasons, each up to its field or a little further.
#[track_caller]
fn refused(engine: &mut Engine, change: impl Fn(&mut Value), expected: &[&str]) {
    let mut table = laid_out(engine);
    change(&mut table);
    let err = engine.err(&position(&table));
    assert_eq!(err["code"], "position", "{err}");
    let reasons: Vec<&str> =
        err["reasons"].as_array().expect("reasons are a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(reasons.len(), expected.len(), "{reasons:#?}");
    for expected in expected {
        let is_named = reasons.iter().any(|reason| reason.contains(expected));
        assert!(is_named, "`{expected}` is not among {reasons:#?}");
    }
    let message = err["message"].as_str().expect("a message");
    assert!(reasons.iter().all(|reason| message.contains(reason)), "the message tells all: {message}");
}

#[test]
fn a_table_as_setup_leaves_it_can_be() {
    let mut engine = Engine::start();
    let table = laid_out(&mut engine);
    let copy = engine.open(&position(&table));
    assert_eq!(engine.ok(&json!({"do": "table", "match": copy}))["table"], table);
}

#[test]
fn a_mode_that_is_not_the_tables_own_is_refused() {
    let mut engine = Engine::start();
    let modes = [("turning-tides", ["base", "intro"]), ("efemeris", ["duel", "duel-expert"])];
    for (game, [own, other]) in
        modes.into_iter().flat_map(|(game, [one, two])| [(game, [one, two]), (game, [two, one])])
    {
        let number = engine.open(&json!({"do": "new", "game": game, "mode": own, "seed": "7f"}));
        let table = engine.ok(&json!({"do": "table", "match": number}))["table"].take();
        let mut position = json!({"do": "position", "game": game, "table": table, "seed": null});
        engine.open(&position);
        position["mode"] = own.into();
        engine.open(&position);
        position["mode"] = other.into();
        let err = engine.err(&position);
        assert_eq!(err["code"], "position", "{err}");
        assert_eq!(err["reasons"], json!([format!("mode: it is `{other}`, and the table is one of `{own}`")]));
    }
}

#[test] // AH-EXPLORE-02, AH-EXPLORE-04
fn tiles_that_overlap_or_bring_islands_together_are_refused() {
    let engine = &mut Engine::start();
    refused(engine, |table| lay_second(table, -2, 1, 0), &[": its Island is next to the Island of "]);
    refused(engine, |table| lay_second(table, 1, 2, 0), &[": it overlaps "]);
    refused(engine, |table| lay_second(table, 0, 3, 2), &[": its Island is next to the Island of "]);
}

#[test] // AH-LIMIT-01
fn more_gold_than_there_is_is_refused() {
    let gold = |table: &mut Value| (table["players"][0]["gold"], table["players"][1]["gold"]) = (20.into(), 1.into());
    refused(&mut Engine::start(), gold, &["players.gold: 21 is more than 20"]);
}

#[test] // AH-SETUP-01
fn a_die_of_seven_is_refused_wherever_it_lies() {
    let engine = &mut Engine::start();
    refused(engine, |table| table["players"][0]["hand"][0] = 7.into(), &["players[0].hand[0]: "]);
    refused(
        engine,
        |table| table["players"][1]["slots"] = json!({"sail": [{"die": 7}]}),
        // It is a fifth die, whatever it shows.
        &["players[1].slots.sail[0]", "players.union.hand: 5 dice"],
    );
    let wealth = |table: &mut Value| {
        let tiles = table["sea"]["map"].as_object_mut().expect("tiles by name");
        tiles.values_mut().for_each(|laid| laid["wealth"] = 7.into());
    };
    refused(engine, wealth, &[".wealth: ", ".wealth: "]);
}

#[test] // AH-LIMIT-01
fn a_card_that_nobody_knows_is_refused_wherever_it_lies() {
    let engine = &mut Engine::start();
    refused(engine, |table| table["market"][1] = "kraken".into(), &["market[1]: there is no `kraken`; there is "]);
    refused(engine, |table| table["players"][1]["crew"] = json!(["kraken"]), &["players[1].crew[0]: "]);
    refused(engine, |table| table["deck"][3] = "kraken".into(), &["deck[3]: "]);
    refused(engine, |table| table["plans"]["hand"] = json!(["mutiny"]), &["plans.hand[0]: "]);
}

#[test] // AH-EXPLORE-02, AH-LIMIT-01, AH-SETUP-01
fn a_table_with_many_faults_is_refused_with_all_of_them() {
    let engine = &mut Engine::start();
    let unreadable = |table: &mut Value| {
        table["market"][0] = "kraken".into();
        table["market"][2] = "leviathan".into();
        table["players"][0]["hand"] = json!([7, 1, 0, 1, 1]);
        table["players"][1]["cargo"] = json!(["hydra"]);
    };
    let fields =
        ["market[0]: ", "market[2]: ", "players[0].hand[0]: ", "players[0].hand[2]: ", "players[1].cargo[0]: "];
    refused(engine, unreadable, &fields);
    let impossible = |table: &mut Value| {
        lay_second(table, 1, 2, 9);
        table["players"][0]["gold"] = 21.into();
        table["players"][0]["hand"] = json!([1, 1, 1, 1, 1, 1]);
        table["round"] = 0.into();
    };
    let fields = ["turns: 9", "it overlaps", "players.gold: 22", "players.squadron.hand: 6 dice", "round: "];
    refused(engine, impossible, &fields);
}

#[test] // AH-LIMIT-01, AH-SETUP-01
fn what_does_not_read_and_what_cannot_be_are_told_together() {
    let engine = &mut Engine::start();
    let both = |table: &mut Value| {
        table["players"][0]["hand"][0] = 7.into();
        table["market"][1] = "kraken".into();
        (table["players"][0]["gold"], table["players"][1]["gold"]) = (20.into(), 1.into());
        table["players"][1]["fame"] = 1000.into();
    };
    let fields = ["players[0].hand[0]: ", "market[1]: ", "players.gold: 21", "players.union.fame: 1000"];
    refused(engine, both, &fields);
    let twice = |table: &mut Value| {
        table["players"][1]["crew"] = json!(["diver", "diver"]);
        table["players"][0]["gold"] = 21.into();
    };
    refused(engine, twice, &["players[1].crew: diver is there twice", "players.gold: 22"]);
}

#[test]
fn a_table_in_the_middle_of_a_battle_leads_back_there_with_the_answers_since() {
    let engine = &mut Engine::start();
    let number = engine.open(&json!({"do": "new", "game": "ahoy", "seats": 2, "seed": "7f"}));
    let view = |engine: &mut Engine, number| {
        engine.ok(&json!({"do": "view", "match": number, "seat": "union"}))["view"].take()
    };
    let mut choice = 1_usize;
    while view(engine, number)["under_way"]["battle"].is_null() {
        assert!(engine.answer_any(number, choice >> 16).is_some(), "there was no battle");
        choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    }
    let told = engine.ok(&json!({"do": "table", "match": number}));
    assert!(told["table"]["under_way"]["battle"].is_null(), "it is the table before the step: {told}");
    let answers = told["answers"].as_array().expect("answers are a list").clone();
    assert!(!answers.is_empty(), "a battle is in the middle of a step");
    let mut there = position(&told["table"]);
    there["answers"] = answers.clone().into();
    let copy = engine.open(&there);
    assert_eq!(view(engine, copy), view(engine, number));
    let open = |engine: &mut Engine, number| {
        let open = engine.ask(number)["open"].take();
        let questions = open.as_array().expect("open is a list").iter();
        questions.map(|question| (question["seat"].clone(), question["offers"].clone())).collect::<Vec<_>>()
    };
    assert_eq!(open(engine, copy), open(engine, number));
    assert_eq!(engine.ok(&json!({"do": "table", "match": copy})), told);
    // Dice that are thrown from there on have not thrown what was answered before, and its record says so.
    there["seed"] = "7f".into();
    let seeded = engine.open(&there);
    let record = engine.ok(&json!({"do": "record", "match": seeded}))["record"].take();
    let text = record.as_str().expect("a record is text");
    assert!(text.contains(&format!("\ngiven: {}\n", answers.len())), "{text}");
    engine.open(&json!({"do": "load", "record": record}));
    // What does not fit is refused by its place, for the reason that an answer would be.
    there["answers"][0]["text"] = "sleep".into();
    let err = engine.err(&there);
    assert_eq!((&err["code"], &err["field"]), (&json!("not-offered"), &json!("answers[0]")), "{err}");
    there["answers"] = json!([{"seat": "union"}]);
    let err = engine.err(&there);
    assert_eq!((&err["code"], &err["field"]), (&json!("malformed"), &json!("answers[0].text")), "{err}");
}
