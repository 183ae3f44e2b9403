//! Exit status 2, and a sentence that names the argument.

use crate::drivers::{complains, wardroom};
use std::fs;

#[test]
fn wrong_arguments_are_named() {
    let cases: &[(&[&str], &[&str])] = &[
        (&["simulate", "chess"], &["GAME", "chess", "turning-tides"]),
        (&["simulate", "turning-tides", "--mode", "blitz"], &["mode", "blitz", "base", "intro"]),
        (&["simulate", "turning-tides", "--seats", "5"], &["seats", "5"]),
        (&["simulate", "turning-tides", "--games", "0"], &["--games"]),
        (&["simulate", "turning-tides", "--bots", "clever"], &["--bots", "clever", "strong"]),
        (&["simulate", "turning-tides", "--bots", "easy,easy,easy"], &["--bots", "one bot or 2"]),
        (&["simulate", "turning-tides", "--option", "wind=3"], &["options", "wind", "round_limit"]),
        (&["simulate", "turning-tides", "--option", "wind"], &["--option", "name=value"]),
        (&["arena", "turning-tides", "--bots", "easy"], &["--bots", "two bots"]),
        (&["arena", "turning-tides", "--bots", "easy,easy"], &["--bots", "twice"]),
        (&["arena", "turning-tides"], &["--bots"]),
        (&["play", "turning-tides", "--seats", "me,bot:easy"], &["--seats", "me", "bot:easy"]),
        (&["play", "turning-tides", "--seats", "you"], &["seats", "not by 1"]),
        (&["rules", "chess"], &["GAME", "chess"]),
        (&["rules", "turning-tides", "TT-FIRE-99"], &["ID", "TT-FIRE-99", "TT-FIRE-09"]),
        (&["show", "nowhere.record"], &["nowhere.record"]),
        (&["verify", "nowhere.record"], &["nowhere.record"]),
        (&["verify"], &["RECORD"]),
        (&["games", "--language", "fr"], &["--language", "fr", "en, de"]),
        (&["sail"], &["sail"]),
        (&["games", "--box", "nowhere"], &["nowhere"]),
    ];
    for (arguments, words) in cases {
        let said = complains(arguments, 2);
        for word in *words {
            assert!(said.contains(word), "{arguments:?} does not name {word}: {said}");
        }
    }
}

#[test]
fn a_wrong_box_is_explained_with_all_reasons() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().to_str().expect("the folder has a name");
    assert!(complains(&["games", "--box", path], 2).contains("turning-tides.toml"), "an empty folder");
    fs::write(folder.path().join("turning-tides.toml"), "nonsense = 1\n").expect("it can be written");
    let said = complains(&["games", "--box", path], 2);
    assert!(said.contains("turning-tides.toml") && said.contains("does not fit"), "{said}");
    fs::remove_file(folder.path().join("turning-tides.toml")).expect("it can be removed");
    fs::write(folder.path().join("chess.toml"), "").expect("it can be written");
    assert!(complains(&["games", "--box", path], 2).contains("chess.toml"));
}

#[test] // AH-LIMIT-01, AH-MAP-01
fn every_reason_against_a_box_of_ahoy_is_told_with_its_field() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().to_str().expect("the folder has a name");
    let shipped = include_str!("../../../../games/ahoy/rules/box.toml");
    fs::write(folder.path().join("ahoy.toml"), shipped).expect("it can be written");
    wardroom(&["games", "--box", path]).assert().success();
    let changes = [
        ("gold = 20", "gold = 21"),
        ("tailwind = 6", "tailwind = 7"),
        ("deliver = \"swords\"", "deliver = \"kraken\""),
        ("nw = { terrain = \"wreckage\", gold = 1, tailwind = 3 }", "nw = { terrain = \"island\" }"),
    ];
    let wrong = changes.iter().fold(shipped.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "`{old}` is not in the box");
        text.replacen(old, new, 1)
    });
    fs::write(folder.path().join("ahoy.toml"), wrong).expect("it can be written");
    let said = complains(&["games", "--box", path], 2);
    let fields =
        ["ahoy.toml", "supply.gold: ", "region.fish-a.sw.tailwind: ", ".deliver: ", "region.tree-b.nw.terrain: "];
    for field in fields {
        assert!(said.contains(field), "`{field}` is missing in {said}");
    }
}

#[test]
fn the_shipped_box_may_be_named_as_a_box() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let shipped = include_str!("../../../../games/turning-tides/rules/box.toml");
    fs::write(folder.path().join("turning-tides.toml"), shipped).expect("it can be written");
    let path = folder.path().to_str().expect("the folder has a name");
    wardroom(&["games", "--box", path]).assert().success();
}

#[test]
fn who_stops_listening_gets_no_complaint() {
    let mut program = std::process::Command::new(assert_cmd::cargo::cargo_bin("wardroom"))
        .args(["rules", "turning-tides"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(program.stdout.take());
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}
