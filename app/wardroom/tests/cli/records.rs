//! Good records: `verify` and `show`.

use crate::drivers::{complains, prints, record};
use serde_json::Value;
use std::fs;

#[test]
fn a_finished_game_verifies_with_its_dice() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let path = path.to_str().expect("the folder has a name");
    let told = prints(&["verify", path]);
    assert!(told.contains("verified") && told.contains("dice proven"), "{told}");
    let outcome = text.lines().find_map(|line| line.strip_prefix("! outcome: ")).expect("a finished record says how");
    assert!(told.contains(outcome), "{told}");
    assert!(prints(&["verify", path, "--language", "de"]).contains("Würfel bewiesen"));
}

#[test]
fn a_record_without_the_secret_is_not_provable_yet() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("secret: ")).collect();
    fs::write(&path, without.join("\n")).expect("it can be written");
    let told = prints(&["verify", path.to_str().expect("the folder has a name")]);
    assert!(told.contains("not provable yet"), "{told}");
}

#[test]
fn of_a_match_that_was_played_on_only_its_own_throws_are_proven() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let name = path.to_str().expect("the folder has a name");
    let lines: Vec<&str> = text.lines().collect();
    let heading = lines.iter().position(|line| line.starts_with("secret: ")).expect("seeded dice have a secret") + 1;
    let tape: Vec<&&str> = lines[heading..].iter().filter(|line| !line.starts_with(['~', '!'])).collect();
    let claim = |given: usize| {
        let claim = format!("given: {given}");
        fs::write(&path, [&lines[..heading], &[&*claim], &lines[heading..]].concat().join("\n"))
            .expect("it is written");
    };
    let last = tape.iter().rposition(|line| line.starts_with("chance: ")).expect("cards are dealt");
    let thrown = tape[2..].iter().filter(|line| line.starts_with("chance: ")).count();
    claim(2);
    let told = prints(&["verify", name]);
    let first = "the first 2 answers were taken over from another match and are not proved";
    assert!(told.contains(&format!("{first}; {thrown} throws after that were thrown again and fit")), "{told}");
    let told = prints(&["verify", name, "--language", "de"]);
    let first = "die ersten 2 Antworten sind aus einer anderen Partie übernommen und nicht bewiesen";
    assert!(told.contains(&format!("{first}; {thrown} Würfe danach wurden nachgeworfen und stimmen")), "{told}");
    claim(last);
    assert!(prints(&["verify", name]).contains("; one throw after that was thrown again and fits"));
    claim(last + 1);
    let told = prints(&["verify", name]);
    assert!(told.contains("are not proved; nothing was thrown after that") && !told.contains("proven"), "{told}");
    let told = prints(&["verify", name, "--language", "de"]);
    assert!(told.contains("; danach wurde nichts geworfen") && !told.contains("Würfel bewiesen"), "{told}");
    claim(tape.len() + 1);
    assert!(complains(&["verify", name], 1).contains(&format!("(line {})", heading + 1)), "more than there is");
}

#[test]
fn where_nothing_was_thrown_nothing_is_called_proven() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let heading: Vec<&str> = text.lines().take_while(|line| !line.starts_with("chance: ")).collect();
    fs::write(&path, heading.join("\n")).expect("it can be written");
    let told = prints(&["verify", path.to_str().expect("the folder has a name")]);
    assert!(told.contains("no dice to prove") && !told.contains("proven"), "{told}");
}

#[test]
fn show_has_all_forms_and_all_eyes() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, _) = record(folder.path());
    let path = path.to_str().expect("the folder has a name");
    assert!(!prints(&["show", path]).is_empty());
    let of = |more: &[&str]| -> Value {
        let arguments = [&["show", path, "--as", "json"], more].concat();
        serde_json::from_str(&prints(&arguments)).expect("one JSON object")
    };
    assert!(of(&[])["outcome"].is_string());
    let early = of(&["--at", "6", "--seat", "gold"]);
    assert_eq!((&early["at"], &early["outcome"]), (&6.into(), &Value::Null));
    assert!(
        early["view"]["players"][1]["hand"]["cards"].is_object()
            || early["view"]["players"][1]["hand"]["cards"].is_array(),
        "{early}"
    );
    assert!(early["view"]["players"][0]["hand"]["backs"].is_u64(), "{early}");
    assert!(of(&["--at", "6"])["view"]["players"][0]["hand"]["backs"].is_null(), "without a seat everything is shown");
    let told = prints(&["show", path, "--at", "6", "--seat", "gold"]);
    let question = told.lines().last().unwrap_or_default();
    assert!(!told.contains("Your ") && !question.contains("you"), "whoever reads it did not sit there: {told}");
    assert!(prints(&["show", path, "--as", "svg", "--seat", "spectator"]).contains("<svg"));
    assert!(complains(&["show", path, "--at", "999999"], 2).contains("--at"));
    assert!(complains(&["show", path, "--seat", "bronze"], 2).contains("silver, gold, spectator"));
}

#[test]
fn a_png_is_a_png() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, _) = record(folder.path());
    let output = crate::drivers::wardroom(&["show", path.to_str().expect("a name"), "--as", "png"]).assert().success();
    assert!(output.get_output().stdout.starts_with(b"\x89PNG\r\n"));
}
