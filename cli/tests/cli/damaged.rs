//! Damaged records: whatever is wrong, the line is named and nothing breaks.

use crate::drivers::{Engine, complains, record, wardroom};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::fs;

#[test]
fn each_line_of_a_good_record_matters() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (_, ours) = record(folder.path());
    let mut engine = Engine::start();
    for text in golden().into_iter().chain([ours]) {
        let lines: Vec<&str> = text.lines().collect();
        // Whatever stands above the answers, and some of them: in a long game all would take long.
        let every = lines.len().div_ceil(60).max(1);
        for at in (0..lines.len()).filter(|at| *at < 12 || at % every == 0 || *at + 1 == lines.len()) {
            let mut flipped = lines.clone();
            let reversed: String = lines[at].chars().rev().collect();
            flipped[at] = &reversed;
            let err = engine.err(&json!({"do": "load", "record": flipped.join("\n")}));
            assert_eq!(err["code"], "record", "line {}: {err}", at + 1);
            let named = err["line"].as_u64().expect("a line is named");
            assert!(
                named <= lines.len() as u64 && err["message"].as_str().is_some_and(|said| said.starts_with("line ")),
                "{err}"
            );
        }
    }
}

/// The shortest golden record of each game of the catalog.
fn golden() -> Vec<String> {
    let mut engine = Engine::start();
    let games = engine.ok(&json!({"do": "games"}))["games"].take();
    let shortest = |game: &Value| {
        let name = game["game"].as_str().expect("a game has a name");
        let folder = format!("{}/../games/{name}/rules/tests/records", env!("CARGO_MANIFEST_DIR"));
        let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{folder}: {why}"));
        let texts = files.filter_map(|file| fs::read_to_string(file.ok()?.path()).ok());
        texts.min_by_key(String::len).unwrap_or_else(|| panic!("{folder} has no record"))
    };
    games.as_array().expect("games are a list").iter().map(shortest).collect()
}

#[test]
fn verify_names_the_line_and_returns_one() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let good = path.to_str().expect("the folder has a name").to_owned();
    let bad = folder.path().join("bad.record");
    let at = text.lines().position(|line| line.starts_with("chance: ")).expect("chance has answered") + 1;
    let loaded: Vec<String> =
        text.lines().zip(1..).map(|(line, number)| if number == at { other_roll(line) } else { line.into() }).collect();
    fs::write(&bad, loaded.join("\n")).expect("it can be written");
    let bad = bad.to_str().expect("the folder has a name");
    let output = wardroom(&["verify", &good, bad]).assert().code(1).get_output().clone();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(told.lines().count(), 2, "one line for each record: {told}");
    assert!(told.contains("verified") && told.contains("does not verify: line "), "{told}");
    assert!(complains(&["verify", bad], 1).contains("line "));
    assert!(complains(&["show", bad], 1).contains("line "));
}

/// Another outcome of the same chance.
fn other_roll(line: &str) -> String {
    let (number, of) = line.trim_start_matches("chance: ").split_once('/').expect("an outcome of so many");
    let (number, of): (u32, u32) = (number.parse().expect("a number"), of.parse().expect("a number"));
    format!("chance: {}/{of}", number % of + 1)
}

#[test]
fn files_that_are_no_records_name_their_first_line() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("x.record");
    for text in [
        &b""[..],
        b"\n\n# only a comment\n",
        b"\xff\xfe\x00",
        b"game: chess 1\n",
        b"game: turning-tides 999\n",
        b"game: turning-tides",
    ] {
        fs::write(&path, text).expect("it can be written");
        let said = complains(&["show", path.to_str().expect("a name")], 1);
        assert!(said.contains("line 1") || said.contains("line 2"), "{text:?}: {said}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]
    #[test]
    fn bytes_changed_at_random_never_break_the_program(
        which in any::<prop::sample::Index>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        thread_local! { static GOOD: Vec<String> = golden(); }
        let mut bytes = GOOD.with(|good| which.get(good).clone().into_bytes());
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let mut engine = Engine::start();
        let reply = engine.reply(&json!({"id": 1, "do": "load", "record": String::from_utf8_lossy(&bytes)}));
        prop_assert!(reply["ok"].is_object() || reply["err"]["line"].is_u64(), "{}", reply);
        let alive = engine.ok(&json!({"do": "games"}));
        prop_assert!(alive["games"].is_array(), "{}", alive);
    }
}

#[test]
fn a_record_that_begins_at_a_table_that_cannot_be_names_the_line_and_breaks_nothing() {
    let mut engine = Engine::start();
    let number = engine.open(&json!({"do": "new", "game": "ahoy", "seats": 2, "seed": "7f"}));
    let table = engine.ok(&json!({"do": "table", "match": number}))["table"].take();
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("table.record");
    let record = path.to_str().expect("the folder has a name");
    type Change = fn(&mut Value);
    let changes: [(Change, &str); 8] = [
        (|table| table["sea"]["map"] = json!({}), "sea.map: during setup two tiles are on the map, not 0"),
        (|table| table["phase"] = "deal".into(), "sea.map: 2 is more than 0"),
        (
            |table| table["sea"]["ready"] = 14.into(),
            "sea.ready: it is in the supply or the deck until the Union begins",
        ),
        (|table| table["players"][0]["fame"] = 65535.into(), "players.squadron.fame: 65535"),
        (|table| table["players"][1]["crew"] = json!(["diver", "diver"]), "diver is there twice"),
        (|table| table["players"][0]["hand"] = json!([7]), "players[0].hand"),
        (
            |table| {
                table["players"][1]["crew"] = json!(["kraken"]);
                table["sea"]["ready"] = 255.into();
            },
            "sea.comrades: 255 is more than 20",
        ),
        (
            |table| {
                let tiles = table["sea"]["map"].as_object_mut().expect("tiles by name");
                tiles.values_mut().for_each(|laid| laid["lie"]["turns"] = 255.into());
            },
            "turns: 255",
        ),
    ];
    for (change, reason) in changes {
        let mut table = table.clone();
        change(&mut table);
        fs::write(&path, format!("game: ahoy 2\nposition: {table}\n")).expect("it can be written");
        let shown = complains(&["show", record], 1);
        assert!(shown.contains("line 2") && shown.contains(reason), "{shown}");
        let output = wardroom(&["verify", record]).assert().code(1).get_output().clone();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains("line 2") && told.contains(reason), "{told}");
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"), "{output:?}");
    }
}
