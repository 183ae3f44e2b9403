//! Many more games than can be looked at in full: played in place, pieces counted now and then, each to its end.

use std::{collections::BTreeMap, fmt::Debug};
use wardroom_kernel::{Answerer, FastRng, Game, Parts, Run, Seat, Setup};

/// What came of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Many {
    pub decisions: usize,
    pub longest_game: usize,
    pub ends: BTreeMap<&'static str, u64>,
}

/// Panics with a sentence about the first game that does not end, and the first piece that is lost or made.
#[track_caller]
pub fn many_games<G: Game, C: PartialEq + Debug>(setup: &Setup, games: u64, census: impl Fn(&G::Table) -> C) -> Many {
    let mut many = Many::default();
    for game in 0..games {
        let start = G::initial_table(setup, G::Parts::shipped()).unwrap_or_else(|why| panic!("{why}"));
        let mut live = Counted { rng: FastRng(game), decisions: 0, whole: census(&start), census: &census };
        let mut run = Run::<G>::at(start);
        let outcome = run.play(&mut live).expect("luck has an answer to everything");
        assert_eq!(census(&run.table), live.whole, "a piece was lost or made in game {game}");
        many.decisions += live.decisions;
        many.longest_game = many.longest_game.max(live.decisions);
        *many.ends.entry(outcome.reason).or_default() += 1;
    }
    many
}

/// Luck that counts pieces on the way.
struct Counted<'a, C, F> {
    rng: FastRng,
    decisions: usize,
    whole: C,
    census: &'a F,
}

impl<G: Game, C: PartialEq + Debug, F: Fn(&G::Table) -> C> Answerer<G> for Counted<'_, C, F> {
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.decisions += 1;
        assert!(self.decisions < 10_000, "the game does not end");
        assert!(!offers.is_empty(), "a seat is asked and has no answer");
        if self.rng.below(16) == 0 {
            assert_eq!((self.census)(table), self.whole, "a piece was lost or made");
        }
        Some(self.rng.below(offers.len()))
    }
    fn chance(&mut self, _: usize, outcomes: u32) -> Option<u32> {
        Some(self.rng.below(outcomes as usize) as u32)
    }
}
