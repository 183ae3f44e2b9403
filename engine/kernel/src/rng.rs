//! The fast random numbers of bots and tests.

use super::{Answerer, Cards, Game, Seat};

/// Quick, repeatable, not fair against an opponent who computes: for bots, tests and dealing unseen cards.
/// It is also the simplest answerer there is.
#[derive(Clone, Debug)]
pub struct FastRng(pub u64);

impl FastRng {
    /// One of `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (((z ^ z >> 31) as u128 * n as u128) >> 64) as usize
    }
    /// Some of the cards, each as likely as any other.
    pub fn some<C: Copy + Ord, const N: usize>(&mut self, cards: &Cards<C, N>, count: usize) -> Cards<C, N> {
        let mut left = cards.clone();
        (0..count).map(|_| left.take_at(self.below(left.len()) as u32)).collect()
    }
}

impl<G: Game> Answerer<G> for FastRng {
    fn choose(&mut self, _: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        Some(self.below(offers.len()))
    }
    fn chance(&mut self, _: usize, outcomes: u32) -> Option<u32> {
        Some(self.below(outcomes as usize) as u32)
    }
}
