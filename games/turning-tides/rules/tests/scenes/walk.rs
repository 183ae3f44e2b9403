//! Random games, looked at question by question: for rules that say *always* or *never*.

use crate::Tides;
use turning_tides::TurningTides;
use wardroom_kernel::{Game, Luck, Match, Parts, Seat, Setup};

/// Looks at every moment of some games; a moment is a question to somebody or to chance, and the end.
#[track_caller]
pub(crate) fn everywhere(mode: &str, games: u64, mut look: impl FnMut(&Match<TurningTides>)) {
    let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode").unattended();
    for game in 0..games {
        let mut played = Match::<TurningTides>::new(&setup, Parts::shipped()).expect("the box fits");
        let mut luck = Luck(game);
        // Whether steps are pure is for the conformance suite to show.
        played.twice = false;
        while played.outcome().is_none() {
            look(&played);
            answer(&mut played, &mut luck);
        }
        look(&played);
    }
}

fn answer(played: &mut Match<TurningTides>, luck: &mut Luck) {
    if let Some(outcomes) = played.chance() {
        let outcome = luck.below(outcomes as usize) as u32;
        return played.submit_chance(played.seq(Seat(0)), outcome).expect("nature is asked");
    }
    let seat = played.asked().next().expect("somebody is asked");
    let offers: Vec<_> = played.offers(seat).collect();
    played.submit(seat, played.seq(seat), offers[luck.below(offers.len())]).expect("it is offered");
}

/// The texts of what somebody is offered.
pub(crate) fn offers(played: &Match<TurningTides>, seat: Seat) -> Vec<String> {
    played.offers(seat).map(|offer| offer.to_string()).collect()
}

/// From the beginning.
#[track_caller]
pub(crate) fn game(mode: &str) -> Tides {
    Tides::new(mode, 2, [])
}
