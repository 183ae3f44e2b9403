//! The beginning of a game in each mode, told question by question, so that a change of the rules shows in a diff.

use efemeris::Efemeris;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::playthrough_is;

#[track_caller]
fn is_told(mode: &str, seats: u8, seed: u64, questions: usize) {
    let setup = Setup::new(Efemeris::MODES, mode, seats, []).expect("there is such a mode");
    playthrough_is::<Efemeris>(format!("tests/playthroughs/{mode}.txt"), &setup, seed, questions);
}

#[test]
fn the_duel_is_told_as_before() {
    is_told("duel", 2, 3, 40);
}

#[test]
fn the_general_game_is_told_as_before() {
    is_told("general", 3, 2, 40);
}

#[test]
fn the_expert_team_game_is_told_as_before() {
    is_told("team-expert", 4, 5, 40);
}
