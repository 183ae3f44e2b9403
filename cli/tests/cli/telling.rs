//! Commands that only tell: `games`, `rules`, `--help`.

use crate::drivers::{prints, wardroom};
use serde_json::Value;

const README: &str = include_str!("../../README.md");

#[test]
fn games_are_listed_in_both_languages() {
    assert!(prints(&["games"]).contains("turning-tides  Turning Tides"));
    assert!(prints(&["games", "--language", "de"]).contains("Plätze: 2"));
    let german = wardroom(&["games"]).env("LANG", "de_DE.UTF-8").assert().success().get_output().stdout.clone();
    assert!(String::from_utf8_lossy(&german).contains("Regeln"));
}

#[test]
fn games_as_json_have_the_promised_fields() {
    let games: Value = serde_json::from_str(&prints(&["games", "--json"])).expect("one JSON object");
    let tides = games["games"].as_array().and_then(|games| games.iter().find(|game| game["game"] == "turning-tides"));
    let tides = tides.expect("Turning Tides is listed");
    assert!(tides["name"]["en"].is_string() && tides["name"]["de"].is_string(), "{tides}");
    assert!(tides["rules_version"].is_u64(), "{tides}");
    assert_eq!(tides["modes"][0]["mode"], "base");
    assert_eq!(tides["modes"][1]["mode"], "intro");
    assert_eq!(tides["modes"][0]["seats"], serde_json::json!([2]));
    assert!(tides["modes"][0]["options"]["round_limit"].is_object(), "{tides}");
}

#[test]
fn games_have_as_many_rules_as_their_ledgers_define() {
    let games: Value = serde_json::from_str(&prints(&["games", "--json"])).expect("one JSON object");
    let counted: Vec<_> = games["games"].as_array().into_iter().flatten().map(|game| &game["rules"]).collect();
    assert_eq!(counted, [267, 413, 382, 505]);
}

#[test]
fn a_question_of_the_ledger_is_no_rule() {
    let refused = wardroom(&["rules", "ahoy", "SetupIsland"]).assert().code(2).get_output().stderr.clone();
    let refused = String::from_utf8_lossy(&refused).into_owned();
    assert!(refused.contains("there is no rule `SetupIsland`"), "{refused}");
}

#[test]
fn rules_are_found_by_id_in_any_case() {
    insta::assert_snapshot!(prints(&["rules", "turning-tides", "tt-fire-04"]), @"- `TT-FIRE-04` Results, first match: the zone is destroyed already → nothing; it has the mast → TT-MAST-02; it has other units → all of them are removed; it is empty → it is destroyed. (Results)");
    assert!(prints(&["rules", "turning-tides", "TT-GEO-02"]).contains("| 13 | 7-7 |"), "with its table");
    assert!(prints(&["rules", "turning-tides", "TT-DEC-08"]).starts_with("| `TT-DEC-08` |"));
    assert!(prints(&["rules", "turning-tides"]).contains("## Introductory game"));
}

#[test]
fn rules_are_told_in_german_where_that_is_asked_for() {
    insta::assert_snapshot!(prints(&["rules", "turning-tides", "TT-FIRE-04", "--language", "de"]), @"- `TT-FIRE-04` Ergebnisse, das erste zutreffende gilt: Die Zone ist schon zerstört → nichts; in ihr steht der Mast → TT-MAST-02; in ihr sind andere Einheiten → sie werden alle entfernt; sie ist leer → sie wird zerstört. (Ergebnisse)");
    let german = prints(&["rules", "turning-tides", "--language", "de"]);
    assert!(
        german.contains("## Einführungspartie") && !german.contains("## Introductory game"),
        "the whole ledger, too"
    );
}

#[test]
fn every_text_is_there_and_none_is_left_over() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).are_complete();
}

#[test]
fn the_engine_prints_the_schema_of_its_protocol() {
    let schema: Value = serde_json::from_str(&prints(&["engine", "--schema"])).expect("a schema is JSON");
    for request in ["games", "new", "heard", "bot"] {
        assert_eq!(schema["$defs"][request]["properties"]["do"]["const"], request);
        assert!(schema["$defs"][format!("{request}.reply")].is_object(), "{request}");
    }
}

#[test]
fn every_command_has_help() {
    let help = prints(&["--help"]);
    let (_, listed) = help.split_once("Commands:\n").expect("commands are listed");
    let (listed, _) = listed.split_once("\n\n").expect("the list ends");
    let commands: Vec<(&str, &str)> =
        listed.lines().map(|line| line.trim().split_once(' ').unwrap_or((line.trim(), ""))).collect();
    assert!(commands.iter().any(|(command, _)| *command == "check"), "{help}");
    // `help` is help.
    for (command, about) in commands.into_iter().filter(|(command, _)| *command != "help") {
        let own = prints(&[command, "--help"]);
        assert!(
            !about.trim().is_empty() && own.starts_with(about.trim()) && own.contains("Usage: "),
            "{command}: {own}"
        );
        assert!(README.contains(&format!("`{command}`")), "README.md does not list {command}");
    }
}
