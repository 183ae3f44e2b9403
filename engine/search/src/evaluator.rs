//! The value of an unfinished table, and the prior of an answer.

use wardroom_kernel::{FastRng, Game, Seat};

/// What a bot knows of a game beyond its rules: how good a table is for a seat, and which answers are worth trying first.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Between 0, lost, and 1, won.
    fn value(&self, table: &G::Table, seat: Seat) -> f32;
    /// How many answers an imagined game may take before it is evaluated.
    fn max_depth(&self) -> u32 {
        u32::MAX
    }
    /// The last turn of an imagined game that begins at this table. Where some turns take many answers and others few, only
    /// games that are evaluated after equally many turns can be compared.
    fn last_turn(&self, table: &G::Table) -> u32 {
        let _ = table;
        u32::MAX
    }
    /// How soon an answer is tried, compared with the others: the one with the highest prior at once, one with a tenth of it
    /// when the question has come up ten times.
    fn prior(&self, table: &G::Table, seat: Seat, action: G::Action) -> f32 {
        let _ = (table, seat, action);
        1.0
    }
    /// The index of the offer to take in an imagined game, beyond the tree: any, but more often those with a higher prior.
    fn play(&self, table: &G::Table, offers: &[(Seat, G::Action)], rng: &mut FastRng) -> usize {
        let (mut sum, mut taken) = (0.0, 0);
        for (index, (seat, action)) in offers.iter().enumerate() {
            let prior = self.prior(table, *seat, *action);
            sum += prior;
            if rng.below(1 << 20) as f32 * sum < prior * (1 << 20) as f32 {
                taken = index;
            }
        }
        taken
    }
}

/// For bots that know the rules only: imagined games are played at random, to their ends.
#[derive(Clone, Copy, Debug)]
pub struct NoEvaluation;

impl<G: Game> Evaluator<G> for NoEvaluation {
    fn value(&self, _: &G::Table, _: Seat) -> f32 {
        0.5
    }
    /// Most games end long before; the others are called even.
    fn max_depth(&self) -> u32 {
        20_000
    }
    fn play(&self, _: &G::Table, offers: &[(Seat, G::Action)], rng: &mut FastRng) -> usize {
        rng.below(offers.len())
    }
}
