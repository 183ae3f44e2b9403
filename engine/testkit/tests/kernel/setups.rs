//! Setups: what may be agreed, and every reason why not.

use crate::toys::crews::{Chest, Crews};
use crate::toys::parley::{Parley, Table};
use wardroom_kernel::{BoxError, Game, Parts, Problem, Setup};

fn setup(options: &[(&str, &str)]) -> Result<Setup, Vec<Problem>> {
    Setup::new(Parley::MODES, "honest", 2, options.iter().copied()).map_err(|why| why.0)
}

#[test]
fn options_are_read_and_only_what_differs_is_written() {
    let agreed = setup(&[("calm", "on"), ("turns", "20")]).expect("fine");
    assert_eq!((agreed.option("turns"), agreed.is_on("calm")), (20, true));
    assert!(agreed.options().eq([("turns", "20".into()), ("calm", "on".into())]), "in the order of the game");
    let usual = setup(&[("turns", "12"), ("calm", "off")]).expect("fine");
    assert_eq!(usual, setup(&[]).expect("fine"), "what is set to its default is not set");
    assert_eq!(usual.options().count(), 0);
    let table = Parley::initial_table(&agreed, &()).expect("a table");
    assert_eq!((table.turns_left, table.loss), (20, 1), "and the rules hear of them");
}

#[test]
fn every_reason_is_named() {
    let said = setup(&[("turns", "41"), ("calm", "perhaps"), ("wind", "on")]).expect_err("nothing of that is");
    let reasons = [
        "options: problem-option-range (least: 1, most: 40, name: turns, text: 41)",
        "options: problem-option-switch (name: calm, text: perhaps)",
        "options: problem-no-option (mode: honest, name: wind, known: turns, calm)",
    ];
    assert_eq!(said.iter().map(Problem::to_string).collect::<Vec<_>>(), reasons);
    let no_mode = Setup::new(Crews::MODES, "race", 4, []).expect_err("there is none");
    assert_eq!(no_mode.to_string(), "mode: problem-mode (mode: race, known: regatta)");
    let too_few = Setup::new(Crews::MODES, "regatta", 3, []).expect_err("four");
    assert_eq!(too_few.to_string(), "seats: problem-seats (mode: regatta, numbers: 4, seats: 3)");
}

#[test]
fn a_table_that_cannot_be_is_not_adopted() {
    let all_at_once = Table { coins: [9, 9], ..Table::new(crate::toys::parley::Flaw::None, [&[], &[]]) };
    let why = Parley::validate_position(all_at_once, &()).expect_err("eight coins too many");
    assert_eq!(why.to_string(), "table: not-those-of-the-box");
}

#[test]
fn a_box_that_does_not_fit_says_why() {
    assert_eq!(<()>::read("").expect_err("no box"), BoxError(vec![Problem::new("", "problem-no-box")]));
    let why = Chest::read("winds = [1, 2]").expect_err("too few");
    assert_eq!(why.to_string(), "the box does not fit the game:\n  winds: not-eight-numbers");
}
