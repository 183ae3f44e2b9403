//! Transcripts of the beginning of a game in each mode, question by question, so that a change of the rules shows in a diff.

use efemeris::Efemeris;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::playthrough_is;

#[track_caller]
fn is_unchanged(mode: &str, seats: u8, seed: u64, questions: usize) {
    let setup = Setup::new(Efemeris::MODES, mode, seats, []).expect("there is such a mode");
    playthrough_is::<Efemeris>(format!("tests/playthroughs/{mode}.txt"), &setup, seed, questions);
}

#[test]
fn the_transcript_of_a_duel_is_unchanged() {
    is_unchanged("duel", 2, 3, 40);
}

#[test]
fn the_transcript_of_a_general_game_is_unchanged() {
    is_unchanged("general", 3, 2, 40);
}

#[test]
fn the_transcript_of_an_expert_team_game_is_unchanged() {
    is_unchanged("team-expert", 4, 5, 40);
}
