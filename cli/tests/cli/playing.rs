//! `wardroom play`, with lines instead of a terminal.

use crate::drivers::wardroom;

fn played(more: &[&str], lines: &str) -> String {
    let arguments = [&["play", "turning-tides", "--seed", "7f"], more].concat();
    let output = wardroom(&arguments).write_stdin(lines).assert().success().get_output().clone();
    String::from_utf8(output.stdout).expect("it prints text")
}

#[test]
fn a_number_or_the_beginning_of_an_answer_is_an_answer() {
    let told = played(&[], "card.w\nquit\n");
    assert!(told.matches("[card.wait]").count() >= 2, "asked again after an answer: {told}");
}

#[test]
fn a_question_mark_explains_with_the_rule() {
    let told = played(&[], "? card.fire\n? card.wait\nfire > zone.3\nquit\n");
    for word in ["TT-TURN-02: Fire", "That is offered.", "TT-TURN-05: "] {
        assert!(told.contains(word), "{word} is missing in {told}");
    }
}

#[test]
fn both_languages_are_spoken() {
    assert!(played(&["--language", "de"], "help\nundo\nquit\n").contains("Es gibt kein Zurück"));
    assert!(played(&[], "help\nundo\nquit\n").contains("there is no way back"));
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_game() {
    assert!(!played(&[], "").is_empty());
}

#[test]
fn bots_alone_play_to_the_end() {
    let told = played(&["--seats", "bot:random,bot:random", "--option", "round_limit=2"], "");
    assert!(!told.contains("> "), "nobody is asked: {told}");
    let last = told.trim_end().lines().last().expect("it says something");
    assert!(last.contains(" wins: ") || last.starts_with("Drawn after the last round: "), "how it ended: {told}");
}

#[test]
fn whoever_always_takes_the_first_offer_comes_to_the_end_of_a_game_that_verifies() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("game.record");
    let path = path.to_str().expect("the folder has a name");
    let short = ["--mode", "intro", "--option", "round_limit=1", "--seats", "you,bot:random"];
    // More than there are questions: who goes on typing after the end hears what is left to do.
    let told = played(&short, &format!("{}save {path}\n\n", "1\n".repeat(60)));
    let (game, after) = told.split_once("save FILE keeps the record").unwrap_or_else(|| panic!("no end: {told}"));
    assert!(game.matches("\n  1  ").count() > 5, "offers have numbers: {game}");
    assert!(game.contains(" wins: ") || game.contains("Drawn after the last round: "), "how it ended: {game}");
    assert!(after.contains("Saved to"), "{after}");
    let verified = crate::drivers::prints(&["verify", path]);
    // Nobody contributes at one keyboard: the program has drawn the secret, or whoever typed the seed.
    assert!(verified.contains("verified") && verified.contains("to which no seat contributed"), "{verified}");
    assert!(verified.contains("by limit") || verified.contains("draw"), "{verified}");
}

#[test]
fn who_resigns_may_keep_the_record() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("my game.record");
    let path = path.to_str().expect("the folder has a name");
    let told = played(&[], &format!("offer surrender\nsave {path}\n\n"));
    assert!(told.contains("Saved to"), "{told}");
    assert!(crate::drivers::prints(&["verify", path]).contains("gold by surrender"));
}

#[test] // TT-END-05
fn a_resignation_that_the_game_does_not_list_is_refused_with_the_rule() {
    let told = played(&[], "resign\nrecord\nquit\n");
    assert!(told.contains("TT-END-05: ") && !told.contains("~ silver: resign"), "{told}");
    let listed =
        wardroom(&["play", "marauders", "--seed", "7f", "--seats", "you,you"]).write_stdin("resign\n").assert();
    let told = String::from_utf8(listed.success().get_output().stdout.clone()).expect("it prints text");
    assert!(told.contains(" wins: "), "{told}");
}

#[test]
fn at_one_keyboard_an_offer_is_withdrawn_by_whoever_made_it() {
    let two = ["--seats", "you,you"];
    let told = played(&two, "offer surrender\nwithdraw surrender\nrecord\nquit\n");
    for words in ["Player 1 offers to surrender", "Player 1 may take that back: withdraw surrender"] {
        assert!(told.contains(words), "{words} is missing in {told}");
    }
    assert!(told.contains("~ silver: offer surrender\n~ silver: withdraw surrender\n"), "{told}");
    let after = told.split("may take that back").nth(1).expect("it was offered");
    assert!(after.contains("[card.wait]") && !after.contains("cannot be said"), "play goes on: {after}");
    assert!(played(&two, "withdraw surrender\nquit\n").contains("cannot be said"), "there is nothing to take back");
    let twice = "offer surrender\nwithdraw surrender\noffer surrender\nquit\n";
    assert!(played(&two, twice).contains("TT-SURR-05: You cannot offer your surrender again in this turn"));
}

#[test]
fn who_leaves_in_the_midst_is_asked_once() {
    let asked = "The game is not over and nothing keeps it";
    let told = played(&[], "1\nquit\nundo\nquit\nquit\nboard\n");
    assert_eq!(told.matches(asked).count(), 2, "{told}");
    assert!(!played(&[], "quit\n").contains(asked), "nobody has played yet");
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("game.record");
    let path = path.to_str().expect("the folder has a name");
    assert!(!played(&[], &format!("1\nsave {path}\nquit\n")).contains(asked), "it is kept");
    assert!(!played(&["--save", path], "1\nquit\n").contains(asked), "it will be kept");
}

#[test]
fn a_saved_game_goes_on_and_games_of_bots_are_saved() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let [begun, whole, bots] = ["begun", "whole", "bots"].map(|name| folder.path().join(name));
    let [begun, whole, bots] = [&begun, &whole, &bots].map(|path| path.to_str().expect("a name"));
    let short = ["--mode", "intro", "--option", "round_limit=1", "--seats", "you,bot:random"];
    played(&[&short[..], &["--save", begun]].concat(), "1\n1\n1\nquit\n");
    let before = std::fs::read_to_string(begun).expect("it was written");
    assert!(!before.contains("secret: "), "the game is not over: {before}");
    let again = ["play", "--from", begun, "--seats", "you,bot:random", "--save", whole];
    let output = wardroom(&again).write_stdin("1\n".repeat(80)).assert().success().get_output().clone();
    let told = String::from_utf8(output.stdout).expect("it prints text");
    assert!(told.contains("answers were read from") && told.contains("Saved to"), "{told}");
    let verified = crate::drivers::prints(&["verify", whole]);
    assert!(verified.contains("taken over from another game"), "{verified}");
    assert!(crate::drivers::complains(&["play", "--from", whole], 2).contains("is over"));
    assert!(crate::drivers::complains(&["play", "--from", begun, "--seats", "you"], 2).contains("2 seats"));
    played(&["--seats", "bot:random,bot:random", "--option", "round_limit=2", "--save", bots], "");
    assert!(crate::drivers::prints(&["verify", bots]).contains("verified"));
}

#[test]
fn what_is_no_answer_is_told_so_and_by_no_rule() {
    let told = played(&[], "hello\n? hello > zone.3\nsave\n99\n0\nquit\n");
    for words in [
        "“hello” is no answer; help lists",
        "“hello > zone.3” is no answer",
        "save FILE: name",
        "There are 2 offers, 1 to 2.",
    ] {
        assert!(told.contains(words), "{words} is missing in {told}");
    }
    assert!(!told.contains("TT-TURN-05"), "{told}");
}

#[test]
fn lines_of_the_logbook_name_their_rule() {
    let told = played(&[], "1\nlog\nquit\nquit\n");
    assert!(told.contains("(TT-") && !told.contains('§'), "{told}");
}

#[test]
fn charts_are_told_without_their_controls_and_bearings() {
    for game in ["ahoy", "efemeris", "marauders"] {
        let output = wardroom(&["play", game, "--seed", "7f"]).write_stdin("").assert().success().get_output().clone();
        let told = String::from_utf8(output.stdout).expect("it prints text");
        for loose in [" · NE · ", "Nearer", "Farther", "Closer", " · · ", " , "] {
            assert!(!told.contains(loose), "{game}: {loose:?} stands in {told}");
        }
    }
}

#[test]
fn a_record_says_when_it_was_played() {
    let today = || jiff::Timestamp::now().strftime("%Y-%m-%d").to_string();
    let before = today();
    let told = played(&[], "record\nquit\n");
    // At midnight the program may have seen another day than the test.
    assert!([before, today()].iter().any(|day| told.contains(&format!("\ndate: {day}\n"))), "{told}");
}

#[test]
fn while_a_game_lasts_the_record_keeps_the_secret() {
    let told = played(&[], "record\nquit\n");
    assert!(told.contains("commitment: ") && !told.contains("secret: "), "{told}");
}
