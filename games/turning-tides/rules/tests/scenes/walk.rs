//! Random games, looked at question by question: for rules that say *always* or *never*.

use crate::Tides;
use turning_tides::TurningTides;
use wardroom_kernel::{Game, Match, Seat, Setup};
use wardroom_testkit::random_games;

/// Looks at every moment of some games; a moment is a question to a seat or to chance, and the end.
#[track_caller]
pub(crate) fn everywhere(mode: &str, games: u64, look: impl FnMut(&Match<TurningTides>)) {
    let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode").unattended();
    random_games::<TurningTides>(&setup, games, usize::MAX, look);
}

/// The texts of what a seat is offered.
pub(crate) fn offers(played: &Match<TurningTides>, seat: Seat) -> Vec<String> {
    played.offers(seat).map(|offer| offer.to_string()).collect()
}

/// From the beginning.
#[track_caller]
pub(crate) fn game(mode: &str) -> Tides {
    Tides::new(mode, 2, [])
}
