//! The beginning of a game of three, told question by question, so that a change of the rules shows in a diff.

use ahoy::Ahoy;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::playthrough_is;

#[test]
fn a_game_of_three_is_told_as_before() {
    let setup = Setup::new(Ahoy::MODES, "base", 3, []).expect("there is such a mode");
    playthrough_is::<Ahoy>("tests/playthroughs/3.txt", &setup, 2, 60);
}
