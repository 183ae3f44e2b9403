//! Whole games: from the beginning to the first turn, and at random for rules that say *always* or *never*.

use crate::Voyage;
use efemeris::{Efemeris, Phase, seat_name};
use wardroom_kernel::{Game, Match, Seat, Setup};
use wardroom_testkit::random_games;

fn seats(mode: &str) -> u8 {
    match mode {
        "duel" | "duel-expert" => 2,
        "general" | "general-expert" => 3,
        _ => 4,
    }
}

/// From the beginning, with altair or altair's side as the start player.
#[track_caller]
pub(crate) fn game(mode: &str) -> Voyage {
    Voyage::new(mode, seats(mode), [("start", "1")])
}

/// The mobilisation planets by seat.
pub(crate) const PLANETS: [&str; 4] = ["patrocles", "posidonius", "pytheas", "apollas"];

/// The first turn is about to begin.
#[track_caller]
pub(crate) fn set_up(mode: &str) -> Voyage {
    game(mode).set_up()
}

pub(crate) trait SetUp: Sized {
    /// On by first choices, and [`PLANETS`], until this step of the setup.
    fn until(self, phase: Phase) -> Self {
        self.while_in(|now| now != phase)
    }
    fn set_up(self) -> Self {
        self.while_in(Phase::is_setup)
    }
    fn while_in(self, goes_on: impl Fn(Phase) -> bool) -> Self;
    /// What [`SetUp::until`] answers.
    fn first_choice(&self, seat: Seat) -> String;
}
impl SetUp for Voyage {
    #[track_caller]
    fn while_in(mut self, goes_on: impl Fn(Phase) -> bool) -> Self {
        while goes_on(self.played.table().phase) {
            let choice = self.played.asked().next().map(|seat| (seat_name(seat), self.first_choice(seat)));
            self = self.when(&choice.map_or("dice 1".into(), |(name, choice)| format!("{name}: {choice}")));
        }
        self
    }
    #[track_caller]
    fn first_choice(&self, seat: Seat) -> String {
        let own = format!("planet.{}", PLANETS[seat]);
        let first = self.played.offers(seat).next().expect("something is offered").to_string();
        if self.played.table().phase == Phase::Planets { own } else { first }
    }
}

/// Looks at every moment of some random games, so many questions of each; a moment is a question to a seat or to
/// chance, or the end.
#[track_caller]
pub(crate) fn everywhere(mode: &str, games: u64, questions: usize, look: impl FnMut(&Match<Efemeris>)) {
    let setup = Setup::new(Efemeris::MODES, mode, seats(mode), []).expect("there is such a mode").unattended();
    random_games::<Efemeris>(&setup, games, questions, look);
}
