//! A game played by luck alone, in place: nothing is suspended, nothing written down.

use crate::Playable;
use wardroom_kernel::{Answerer, FastRng, Outcome, Run, Seat};

struct Counted<'l> {
    rng: &'l mut FastRng,
    decisions: u64,
}

impl<G: Playable> Answerer<G> for Counted<'_> {
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.decisions += 1;
        Answerer::<G>::choose(self.rng, table, offers)
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Answerer::<G>::chance(self.rng, place, outcomes)
    }
}

/// How it ended, after how many decisions.
pub(crate) fn play<G: Playable>(table: G::Table, rng: &mut FastRng) -> (Outcome, u64) {
    let mut counted = Counted { rng, decisions: 0 };
    let outcome = Run::<G>::at(table).play(&mut counted).expect("luck has an answer to everything");
    (outcome, counted.decisions)
}
