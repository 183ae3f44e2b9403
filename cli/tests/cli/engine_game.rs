//! Games through the protocol: whole ones, secrets, sealed answers, undo, bots.

use crate::drivers::Engine;
use serde_json::{Value, json};

const TIDES: &str = "turning-tides";

#[test]
fn a_whole_game_with_chance_asked_is_a_record_that_loads() {
    let mut engine = Engine::start();
    let record = engine.random_game(&json!({"do": "new", "game": TIDES, "seed": null, "options": {"round_limit": 2}}));
    assert!(record.contains("chance: ") && record.contains("! outcome: "), "{record}");
    let again = engine.open(&json!({"do": "load", "record": record}));
    assert!(engine.ask(again)["outcome"]["reason"].is_string());
    assert_eq!(engine.ok(&json!({"do": "record", "match": again}))["record"], record);
    let over = json!({"do": "answer", "match": again, "seq": 0, "seat": "silver", "text": "card.wait"});
    assert_eq!(engine.err(&over)["code"], "game-over");
}

#[test]
fn the_same_seed_and_answers_make_the_same_game() {
    let opening =
        json!({"do": "new", "game": TIDES, "mode": "intro", "seats": 2, "seed": "7f", "options": {"round_limit": 2}});
    let records = [(); 2].map(|()| Engine::start().random_game(&opening));
    assert_eq!(records[0], records[1]);
}

#[test]
fn a_seat_sees_its_own_hand_and_the_backs_of_the_other() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": "7f"}));
    let mut view =
        |seat: &str| engine.ok(&json!({"do": "view", "match": number, "seat": seat}))["view"]["players"].take();
    let (silver, gold, spectator) = (view("silver"), view("gold"), view("spectator"));
    for (players, own, other) in [(&silver, 0, 1), (&gold, 1, 0)] {
        assert!(players[own]["hand"].get("cards").is_some(), "{players}");
        assert_eq!(players[other]["hand"], json!({"backs": 2}), "{players}");
        assert!(players[other]["pile"]["backs"].is_u64() && players[own]["pile"]["backs"].is_u64(), "{players}");
    }
    assert!((0..2).all(|seat| spectator[seat]["hand"] == json!({"backs": 2})), "{spectator}");
}

#[test]
fn what_the_other_hides_changes_nothing_that_a_seat_is_told() {
    // Two games that differ in nothing but the card that silver draws and lays.
    let told: Vec<Value> = ["1/7", "7/7"]
        .map(|drawn| {
            let mut engine = Engine::start();
            let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": null}));
            for outcome in [drawn, "3/7"] {
                let seq = engine.ask(number)["seq"].clone();
                engine.ok(&json!({"do": "answer", "match": number, "seq": seq, "seat": "chance", "text": outcome}));
            }
            let ask = engine.ask(number);
            let silver = ask["open"]
                .as_array()
                .and_then(|open| open.iter().find(|open| open["seat"] == "silver").cloned())
                .expect("silver is asked");
            let text = silver["offers"].as_array().and_then(|offers| offers.last()).expect("there is an offer")["text"]
                .clone();
            engine.ok(&json!({"do": "answer", "match": number, "seq": silver["seq"], "seat": "silver", "text": text}));
            let gold = engine.ask(number)["open"].take();
            json!([gold, engine.ok(&json!({"do": "view", "match": number, "seat": "gold"}))])
        })
        .into();
    assert_eq!(told[0], told[1]);
}

#[test]
fn sealed_answers_may_be_changed_until_the_last_is_in() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": "7f"}));
    let ask = engine.ask(number);
    let open = ask["open"].as_array().expect("a list");
    assert_eq!(open.len(), 2, "both choose at once: {ask}");
    let answer = |seat: &str, text: &Value| json!({"do": "answer", "match": number, "seq": ask["seq"], "seat": seat, "text": text});
    let other = open[0]["offers"]
        .as_array()
        .and_then(|offers| offers.iter().find(|offer| offer["text"] != "card.wait"))
        .expect("a card was drawn")["text"]
        .clone();
    let sealed = engine.ok(&answer("silver", &other));
    assert_eq!(
        (&sealed["seq"], &sealed["events"]),
        (&ask["seq"], &json!([])),
        "nothing happens before both have answered"
    );
    let undo = json!({"do": "undo", "match": number, "seq": sealed["seq"], "seat": "silver"});
    assert_eq!(engine.err(&undo)["code"], "under-seal", "one chooses again instead");
    let why = json!({"do": "why", "match": number, "seat": "silver", "text": "card.wait"});
    assert_eq!(engine.ok(&why)["offered"], true);
    engine.ok(&answer("silver", &"card.wait".into()));
    let left = engine.ask(number);
    assert_eq!(left["open"].as_array().map(Vec::len), Some(1));
    assert_eq!(left["open"][0]["seat"], "gold");
    let opened = engine.ok(&answer("gold", &"card.wait".into()));
    assert!(
        opened["seq"].as_u64() > ask["seq"].as_u64() && !opened["events"].as_array().expect("a list").is_empty(),
        "{opened}"
    );
    let heard: Vec<&Value> = opened["events"].as_array().expect("a list").iter().collect();
    let drawn = |event: &str| -> Vec<&Value> {
        heard.iter().filter(|heard| heard["event"] == event).map(|heard| &heard["seat"]).collect()
    };
    assert_eq!(drawn("drew"), [1], "gold hears what gold has drawn and not what silver has: {opened}");
    assert!(drawn("drew-a-card").contains(&&json!(0)), "that silver has drawn, everybody hears: {opened}");
    let record = engine.ok(&json!({"do": "record", "match": number}))["record"].take();
    assert!(record.as_str().is_some_and(|record| record.contains("silver: card.wait\ngold: card.wait\n")), "{record}");
    assert_eq!(engine.err(&answer("gold", &"card.wait".into()))["code"], "stale", "the question is over");
    let undo = json!({"do": "undo", "match": number, "seq": opened["seq"], "seat": "gold"});
    assert_eq!(engine.err(&undo)["code"], "undo", "cards that were turned over stay so");
}

/// Goes on until one seat alone is asked where to put something, which it may take back.
fn until_alone(engine: &mut Engine, number: u64) -> Value {
    for choice in 0.. {
        let ask = engine.ask(number);
        let open = ask["open"].as_array().expect("a list");
        let first = open[0]["offers"][0]["text"].as_str().expect("an offer has a text");
        let is_secret = ["card.", "exchange", "pay"].iter().any(|kind| first.starts_with(kind));
        if open.len() == 1 && !is_secret {
            return ask;
        }
        engine.answer_any(number, choice).expect("the game goes on");
    }
    unreachable!("somebody places something sooner or later")
}

#[test]
fn an_answer_can_be_taken_back_once() {
    let mut engine = Engine::start();
    let mut undone = false;
    for seed in 0..40 {
        let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": format!("undo {seed}")}));
        let ask = until_alone(&mut engine, number);
        let (seat, text) = (&ask["open"][0]["seat"], &ask["open"][0]["offers"][0]["text"]);
        let answered =
            engine.ok(&json!({"do": "answer", "match": number, "seq": ask["seq"], "seat": seat, "text": text}));
        let undo = json!({"do": "undo", "match": number, "seq": answered["seq"], "seat": seat});
        let first = engine.reply(&undo);
        if first["ok"].is_object() {
            undone = true;
            assert_eq!(engine.err(&undo)["code"], "stale", "sent twice");
            let again = engine.ask(number);
            assert_eq!(again["open"][0]["offers"], ask["open"][0]["offers"], "the same question is open again");
            assert_ne!(again["seq"], ask["seq"], "under another number");
        } else {
            assert_eq!(first["err"]["code"], "undo", "{first}");
        }
    }
    assert!(undone, "no answer could be taken back");
}

#[test]
fn a_table_is_a_position_and_goes_on_the_same() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": "7f"}));
    (0..30).for_each(|choice| _ = engine.answer_any(number, choice));
    let table = engine.ok(&json!({"do": "table", "match": number}))["table"].take();
    let copy = engine.reply(&json!({"do": "position", "game": TIDES, "mode": "base", "table": table, "seed": null}));
    let copy = copy["ok"]["match"].as_u64().unwrap_or_else(|| panic!("{copy}"));
    assert_eq!(engine.ok(&json!({"do": "table", "match": copy}))["table"], table);
    let mut wrong = table;
    wrong["position"] = 99.into();
    let err = engine.err(&json!({"do": "position", "game": TIDES, "mode": "base", "table": wrong, "seed": null}));
    assert_eq!(err["code"], "position");
    assert!(err["reasons"].as_array().is_some_and(|reasons| !reasons.is_empty()), "{err}");
}

#[test]
fn a_position_with_a_seed_has_dice_of_its_own() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": null}));
    let table = engine.ok(&json!({"do": "table", "match": number}))["table"].take();
    let mut dealt = |seed: Value| {
        let copy = engine.open(&json!({"do": "position", "game": TIDES, "table": table, "seed": seed}));
        let asked = engine.ask(copy)["open"][0]["seat"].take();
        let record = engine.ok(&json!({"do": "record", "match": copy}))["record"].take();
        (asked, record.as_str().expect("a record is text").to_owned())
    };
    let (asked, record) = dealt("7f".into());
    assert_eq!(asked, "silver", "nobody is asked what is drawn");
    assert!(record.contains("\nsecret: 7f\n") && record.matches("\nchance: ").count() == 2, "{record}");
    assert_eq!(dealt("7f".into()).1, record, "the same seed draws the same cards");
    let others: Vec<String> = (0..8).map(|seed| dealt(format!("other {seed}").into()).1).collect();
    let chance = |record: &str| record.lines().filter(|line| line.starts_with("chance: ")).collect::<String>();
    assert!(others.iter().any(|other| chance(other) != chance(&record)), "another seed draws others");
    assert_eq!(dealt(Value::Null).0, "chance");
}

#[test]
fn an_unfinished_record_with_its_secret_goes_on_with_the_same_dice() {
    let opening = json!({"do": "new", "game": TIDES, "seed": "7f", "options": {"round_limit": 1}});
    let mut engine = Engine::start();
    let number = engine.open(&opening);
    (0..6).for_each(|choice| _ = engine.answer_any(number, choice).expect("the game goes on"));
    let begun = engine.ok(&json!({"do": "record", "match": number}))["record"].take();
    let text = begun.as_str().expect("a record is text");
    assert!(text.contains("\nsecret: 7f\n") && !text.contains("! outcome"), "{text}");
    let again = engine.open(&json!({"do": "load", "record": text}));
    for choice in 6.. {
        let asked = engine.ask(again);
        assert!(asked["open"].as_array().expect("a list").iter().all(|open| open["seat"] != "chance"), "{asked}");
        if engine.answer_any(number, choice).is_none() {
            break;
        }
        engine.answer_any(again, choice).expect("one is over when the other is");
    }
    let records = [number, again].map(|number| engine.ok(&json!({"do": "record", "match": number}))["record"].take());
    assert!(records[0].as_str().is_some_and(|record| record.contains("! outcome: ")), "{}", records[0]);
    assert_eq!(records[0], records[1]);
    let kept: String =
        text.lines().filter(|line| !line.starts_with("secret: ")).map(|line| format!("{line}\n")).collect();
    let mut engine = Engine::start();
    let mut is_asked = false;
    let again = engine.open(&json!({"do": "load", "record": kept}));
    for choice in 6..26 {
        is_asked |= engine.ask(again)["open"][0]["seat"] == "chance";
        engine.answer_any(again, choice);
    }
    assert!(is_asked, "without it nobody knows the dice, and chance is asked");
}

#[test]
fn the_language_of_the_call_is_that_of_requests_that_name_none() {
    let asked = |more: &[&str], language: Option<&str>| {
        let mut engine = Engine::call(more);
        let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": "7f"}));
        let mut ask = json!({"do": "ask", "match": number});
        let mut why = json!({"do": "why", "match": number, "seat": "silver", "text": "zone.3"});
        if let Some(language) = language {
            (ask["language"], why["language"]) = (language.into(), language.into());
        }
        let reason = engine.ok(&why)["reasons"][0]["text"].take();
        (engine.ok(&ask)["open"][0]["question"].take(), reason)
    };
    let [english, german] = ["en", "de"].map(|language| asked(&[], Some(language)));
    assert!(english.0 != german.0 && english.1 != german.1, "{english:?} {german:?}");
    assert_eq!(asked(&[], None), english);
    assert_eq!(asked(&["--language", "de"], None), german);
    assert_eq!(asked(&["--language", "de"], Some("en")), english, "a request has the last word");
}

#[test]
fn bots_advise_and_leave_the_match_as_it_is() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": TIDES, "seed": "7f"}));
    let ask = engine.ask(number);
    for bot in ["random", "easy", "strong"] {
        let advice = engine.ok(&json!({"do": "bot", "match": number, "seat": "gold", "bot": bot, "budget_ms": 20}));
        let gold = ask["open"]
            .as_array()
            .and_then(|open| open.iter().find(|open| open["seat"] == "gold"))
            .expect("gold is asked");
        let offers: Vec<&Value> =
            gold["offers"].as_array().expect("a list").iter().map(|offer| &offer["text"]).collect();
        assert!(offers.contains(&&advice["text"]), "{bot}: {advice}");
        assert!(advice["value"]["silver"].is_number() && advice["value"]["gold"].is_number(), "{bot}: {advice}");
        let visits = advice["visits"].as_object().expect("visits by offer");
        assert!(visits.keys().all(|text| offers.iter().any(|offer| *offer == text)), "{bot}: {advice}");
        let tried: u64 = visits.values().filter_map(Value::as_u64).sum();
        // Luck takes one offer; who thinks has tried some of them many times.
        match bot {
            "random" => assert_eq!(tried, 1, "{advice}"),
            _ => assert!(tried > 1 && visits.len() > 1, "{bot}: {advice}"),
        }
        assert!(
            visits[advice["text"].as_str().expect("a text")].as_u64()
                == visits.values().filter_map(Value::as_u64).max(),
            "{advice}"
        );
    }
    assert_eq!(engine.ask(number), ask);
}
