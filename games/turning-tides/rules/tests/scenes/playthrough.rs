//! The beginning of a game in each mode, told question by question, so that a change of the rules shows in a diff.

use turning_tides::TurningTides;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::playthrough_is;

#[track_caller]
fn is_told(mode: &str, seed: u64, questions: usize) {
    let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode");
    playthrough_is::<TurningTides>(format!("tests/playthroughs/{mode}.txt"), &setup, seed, questions);
}

#[test]
fn the_base_game_is_told_as_before() {
    is_told("base", 3, 80);
}

#[test]
fn the_introductory_game_is_told_as_before() {
    is_told("intro", 2, 60);
}
