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
        (&["simulate", "turning-tides", "--jobs", "0"], &["--jobs", "1..=512"]),
        (&["simulate", "turning-tides", "--jobs", "100000"], &["--jobs", "1..=512"]),
        (&["simulate", "turning-tides", "--games", "18446744073709551615"], &["--games", "1000000000"]),
        (&["arena", "turning-tides", "--bots", "easy,random", "--games", "18446744073709551615"], &["--games"]),
        (
            &["arena", "turning-tides", "--bots", "easy,random", "--report", "nowhere/at/all.html"],
            &["--report", "nowhere/at/all.html"],
        ),
        (
            &["play", "turning-tides", "--seats", "bot:random,bot:random", "--save", "nowhere/at/all"],
            &["--save", "nowhere/at/all"],
        ),
        (&["play", "--from", "nowhere.record"], &["nowhere.record"]),
        (&["play"], &["GAME"]),
        (
            &["simulate", "turning-tides", "--option", "round_limit=3", "--option", "round_limit=5"],
            &["round_limit", "twice"],
        ),
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
fn what_is_wrong_is_told_in_the_language_that_was_asked_for() {
    let cases: &[(&[&str], &str)] = &[
        (&["simulate", "chess"], "ein Spiel `chess` gibt es nicht"),
        (&["simulate", "turning-tides", "--mode", "blitz"], "mode: „blitz“ gibt es nicht; es gibt base, intro"),
        (&["simulate", "turning-tides", "--option", "moved_cannon_keeps_side=3"], "on oder off"),
        (&["simulate", "turning-tides", "--bots", "easy,easy,easy"], "nenne einen Bot oder 2"),
        (&["rules", "turning-tides", "TT-FIRE-99"], "ähnlich heißen"),
        (&["verify", "nowhere.record"], "eine solche Datei oder einen solchen Ordner gibt es nicht"),
        (&["check", "--data", "nowhere.sqlite"], "in nowhere.sqlite ist keine Datenbank"),
        (&["serve", "--listen", "nonsense", "--data", "nowhere.sqlite"], "keine Adresse"),
        (&["config", "--config", "nowhere.toml"], "nowhere.toml: eine solche Datei"),
    ];
    for (arguments, words) in cases {
        let said = complains(&[&arguments[..], &["--language=de"]].concat(), 2);
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
    let by_the_environment =
        wardroom(&["simulate", "chess"]).env("LANG", "de_DE.UTF-8").assert().code(2).get_output().clone();
    assert!(String::from_utf8_lossy(&by_the_environment.stderr).contains("gibt es nicht"));
    assert!(crate::drivers::prints(&["games", "--language", "de"]).contains("on oder off"));
    let bots = [
        "play",
        "turning-tides",
        "--seats",
        "bot:easy,bot:strong",
        "--option",
        "round_limit=1",
        "--budget-ms",
        "1",
        "--language",
        "de",
    ];
    let told = crate::drivers::prints(&bots);
    assert!(told.contains("Bot (leicht)") && told.contains("Bot (stark)"), "{told}");
}

#[test]
fn what_listening_has_to_do_with_another_server_is_said_only_then() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let data = folder.path().join("club.sqlite");
    let data = data.to_str().expect("the folder has a name");
    for address in ["nonsense", "127.0.0.1:99999"] {
        let said = complains(&["serve", "--no-open", "--data", data, "--listen", address], 2);
        assert!(said.contains(address) && said.contains("127.0.0.1:7272") && !said.contains("another"), "{said}");
        let said =
            complains(&["serve", "--no-open", "--data", data, "--listen", "127.0.0.1:0", "--metrics", address], 2);
        assert!(said.contains("--metrics") && !said.contains("another"), "{said}");
    }
}

#[test]
fn an_empty_box_is_told_without_what_is_shipped() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    fs::write(folder.path().join("turning-tides.toml"), "").expect("it can be written");
    let said = complains(&["games", "--box", folder.path().to_str().expect("the folder has a name")], 2);
    assert!(said.contains("missing") && said.lines().all(|line| line.len() < 200), "{said}");
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
    let shipped = include_str!("../../../games/ahoy/rules/box.toml");
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
    let shipped = include_str!("../../../games/turning-tides/rules/box.toml");
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
