//! The beginning of a game, told question by question, so that a change of the rules shows in a diff.

use marauders::Marauders;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::playthrough_is;

#[track_caller]
fn is_told(seats: u8, seed: u64, questions: usize) {
    let setup = Setup::new(Marauders::MODES, "base", seats, []).expect("there is such a mode");
    playthrough_is::<Marauders>(format!("tests/playthroughs/{seats}.txt"), &setup, seed, questions);
}

#[test]
fn a_game_of_two_is_told_as_before() {
    is_told(2, 3, 60);
}

#[test]
fn a_game_of_four_is_told_as_before() {
    is_told(4, 2, 60);
}
