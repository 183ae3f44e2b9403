//! Good records: `verify` and `show`.

use crate::drivers::{complains, prints, record, wardroom};
use serde_json::Value;
use std::fs;

const BY_SECRET: &str = "rolls follow from the secret, to which no seat contributed";

#[test]
fn dice_are_proven_where_the_seats_contributed_to_them() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/ahoy/rules/tests/records/2-union.record");
    let told = prints(&["verify", golden]);
    assert!(told.contains("verified") && told.contains("dice proven"), "{told}");
    assert!(prints(&["verify", golden, "--language", "de"]).contains("Würfel bewiesen"));
}

#[test]
fn a_finished_game_verifies_and_dice_to_which_nobody_contributed_are_not_called_proven() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let path = path.to_str().expect("the folder has a name");
    let told = prints(&["verify", path]);
    assert!(told.contains("verified") && told.contains(BY_SECRET) && !told.contains("proven"), "{told}");
    let outcome = text.lines().find_map(|line| line.strip_prefix("! outcome: ")).expect("a finished record says how");
    assert!(told.contains(outcome), "{told}");
    let told = prints(&["verify", path, "--language", "de"]);
    assert!(
        told.contains("aus dem Geheimnis, zu dem kein Platz beigetragen hat") && !told.contains("bewiesen"),
        "{told}"
    );
}

#[test]
fn while_a_game_lasts_its_dice_are_not_to_be_checked_yet() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let has_begun = |line: &&str| !line.starts_with("secret: ") && !line.starts_with("! outcome: ");
    let lines: Vec<&str> = text.lines().filter(has_begun).collect();
    fs::write(&path, lines[..lines.len() - 1].join("\n")).expect("it can be written");
    let told = prints(&["verify", path.to_str().expect("the folder has a name")]);
    assert!(told.contains("not to be checked yet") && told.contains("unfinished"), "{told}");
}

#[test]
fn after_the_end_whoever_keeps_the_secret_does_not_verify() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let (name, good) = (path.to_str().expect("the folder has a name"), folder.path().join("good.record"));
    fs::write(&good, &text).expect("it can be written");
    let without: Vec<&str> = text.lines().filter(|line| !line.starts_with("secret: ")).collect();
    fs::write(&path, without.join("\n")).expect("it can be written");
    for (language, why, all) in [
        ("en", "the game is over and the secret of its dice is missing", "of 2 in all"),
        ("de", "die Partie ist zu Ende, und das Geheimnis ihrer Würfel fehlt", "von 2 insgesamt"),
    ] {
        let both = ["verify", name, good.to_str().expect("it has one, too"), "--language", language];
        let output = wardroom(&both).assert().code(1).get_output().clone();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.lines().next().is_some_and(|line| line.starts_with(name) && line.contains(why)), "{told}");
        assert!(!told.contains("not to be checked yet") && told.lines().count() == 2, "{told}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(name) && said.contains(all), "{said}");
    }
    // Where nobody has committed to anything nothing can be kept.
    let without: Vec<&str> = without
        .into_iter()
        .filter(|line| !line.starts_with("commitment: ") && !line.starts_with("contribution: "))
        .collect();
    fs::write(&path, without.join("\n")).expect("it can be written");
    assert!(prints(&["verify", name]).contains("no dice to prove"));
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
    let first = "the first 2 answers were taken over from another game and are not proved";
    assert!(
        told.contains(&format!("{first}; {thrown} rolls after that were recomputed and are right · {BY_SECRET}")),
        "{told}"
    );
    let told = prints(&["verify", name, "--language", "de"]);
    let first = "die ersten 2 Antworten sind aus einer anderen Partie übernommen und nicht bewiesen";
    assert!(told.contains(&format!("{first}; {thrown} Würfe danach wurden nachgerechnet und stimmen")), "{told}");
    claim(last);
    assert!(prints(&["verify", name]).contains("; one roll after that was recomputed and is right"));
    claim(last + 1);
    let told = prints(&["verify", name]);
    assert!(told.contains("are not proved; nothing was rolled after that · "), "{told}");
    assert!(!told.contains("proven") && !told.contains(BY_SECRET), "{told}");
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

#[test]
fn an_editors_mark_does_not_count_and_utf_16_is_named() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (_, text) = record(folder.path());
    let [marked, wide] = ["marked", "wide"].map(|name| folder.path().join(name));
    let [marked_name, wide_name] = [&marked, &wide].map(|path| path.to_str().expect("a name"));
    std::fs::write(&marked, format!("\u{feff}{text}")).expect("it can be written");
    assert!(prints(&["verify", marked_name]).contains("verified"));
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    std::fs::write(&wide, units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).expect("it can be written");
    for (language, words) in [("en", "UTF-16; save it as UTF-8"), ("de", "speichere ihn als UTF-8")] {
        let output = crate::drivers::wardroom(&["verify", wide_name, "--language", language]).assert().code(1);
        let told = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn every_record_that_is_named_is_looked_at() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let bad = folder.path().join("bad");
    std::fs::write(&bad, text.replace("seats: silver", "seats: bronze")).expect("it can be written");
    let [good, bad] = [&path, &bad].map(|path| path.to_str().expect("a name"));
    for (records, status) in [(&[good, "nowhere", good][..], 2), (&[good, "nowhere", bad, good], 2), (&[bad, good], 1)]
    {
        let output = crate::drivers::wardroom(&[&["verify"], records].concat()).assert().code(status);
        let told = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        let goods = records.iter().filter(|record| **record == good).count();
        assert_eq!(told.matches(": verified").count(), goods, "{records:?}: {told}");
    }
}

#[test]
fn in_german_verdicts_are_german_throughout() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (path, text) = record(folder.path());
    let told = prints(&["verify", path.to_str().expect("a name"), "--language", "de"]);
    assert!(told.contains("geprüft") && !told.contains(" by "), "{told}");
    let bad = folder.path().join("bad");
    std::fs::write(&bad, text.replace("seats: silver", "seats: bronze")).expect("it can be written");
    let output =
        crate::drivers::wardroom(&["verify", bad.to_str().expect("a name"), "--language", "de"]).assert().code(1);
    let told = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
    assert!(told.contains("Zeile 3: hier gehört hin"), "{told}");
}
