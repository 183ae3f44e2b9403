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
