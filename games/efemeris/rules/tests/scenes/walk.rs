//! Whole games: from the beginning to the first turn, and at random for rules that say *always* or *never*.

use crate::Voyage;
use efemeris::{Efemeris, Phase, seat_name};
use wardroom_kernel::{Game, Luck, Match, Parts, Seat, Setup};

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

/// Set up by first choices; the seats take these planets. The first turn is about to begin.
#[track_caller]
pub(crate) fn set_up(mode: &str, planets: &[&str]) -> Voyage {
    game(mode).set_up(planets)
}

pub(crate) trait SetUp {
    /// On through the setup: each takes the first of what is offered, and the planet that is named.
    fn set_up(self, planets: &[&str]) -> Self;
}
impl SetUp for Voyage {
    #[track_caller]
    fn set_up(mut self, planets: &[&str]) -> Self {
        while self.played.table().phase.is_setup() {
            let phase = self.played.table().phase;
            let Some(seat) = self.played.asked().next() else {
                self = self.when("dice 1");
                continue;
            };
            let choice = match phase {
                Phase::Planets => format!("planet.{}", planets[seat]),
                _ => self.played.offers(seat).next().expect("something is offered").to_string(),
            };
            self = self.when(&format!("{}: {choice}", seat_name(seat)));
        }
        self
    }
}

/// Looks at every moment of some random games, so many questions of each; a moment is a question to somebody or to
/// chance, or the end.
#[track_caller]
pub(crate) fn everywhere(mode: &str, games: u64, questions: usize, mut look: impl FnMut(&Match<Efemeris>)) {
    let setup = Setup::new(Efemeris::MODES, mode, seats(mode), []).expect("there is such a mode").unattended();
    for game in 0..games {
        let mut played = Match::<Efemeris>::new(&setup, Parts::shipped()).expect("the box fits");
        let mut luck = Luck(game);
        // Whether steps are pure is for the conformance suite to show.
        played.twice = false;
        while played.outcome().is_none() && played.answers().len() < questions {
            look(&played);
            answer(&mut played, &mut luck);
        }
        look(&played);
    }
}

fn answer(played: &mut Match<Efemeris>, luck: &mut Luck) {
    if let Some(outcomes) = played.chance() {
        let outcome = luck.below(outcomes as usize) as u32;
        return played.submit_chance(played.seq(Seat(0)), outcome).expect("nature is asked");
    }
    let asked: Vec<Seat> = played.asked().collect();
    let seat = asked[luck.below(asked.len())];
    let offers: Vec<_> = played.offers(seat).collect();
    played.submit(seat, played.seq(seat), offers[luck.below(offers.len())]).expect("it is offered");
}
