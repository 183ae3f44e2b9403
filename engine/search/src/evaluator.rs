//! What an unfinished table is worth.

use wardroom_kernel::{FastRng, Game, Seat};

/// Knows a game better than its rules do: what a table promises to a seat, and which answers are worth a try.
pub trait Evaluator<G: Game>: Send + Sync {
    /// Between 0, lost, and 1, won.
    fn worth(&self, table: &G::Table, seat: Seat) -> f32;
    /// How many answers an imagined game may take before it is judged.
    fn horizon(&self) -> u32 {
        u32::MAX
    }
    /// The last turn of an imagined game that begins at this table. Where some turns take many answers and others few, only
    /// games that are judged after equally many turns can be compared.
    fn last_turn(&self, table: &G::Table) -> u32 {
        let _ = table;
        u32::MAX
    }
    /// How soon an answer is looked at, compared with the others: the one with the most appeal at once, one with a
    /// tenth of it when the question has come up ten times.
    fn appeal(&self, table: &G::Table, seat: Seat, action: G::Action) -> f32 {
        let _ = (table, seat, action);
        1.0
    }
    /// The index of the offer to take in an imagined game, beyond the tree: any, but more often those of more appeal.
    fn play(&self, table: &G::Table, offers: &[(Seat, G::Action)], luck: &mut FastRng) -> usize {
        let (mut sum, mut taken) = (0.0, 0);
        for (index, (seat, action)) in offers.iter().enumerate() {
            let appeal = self.appeal(table, *seat, *action);
            sum += appeal;
            if luck.below(1 << 20) as f32 * sum < appeal * (1 << 20) as f32 {
                taken = index;
            }
        }
        taken
    }
}

/// Knows nothing: imagined games are played by luck, to their ends.
#[derive(Clone, Copy, Debug)]
pub struct NoEvaluation;

impl<G: Game> Evaluator<G> for NoEvaluation {
    fn worth(&self, _: &G::Table, _: Seat) -> f32 {
        0.5
    }
    /// Most games end long before; the others are called even.
    fn horizon(&self) -> u32 {
        20_000
    }
    fn play(&self, _: &G::Table, offers: &[(Seat, G::Action)], luck: &mut FastRng) -> usize {
        luck.below(offers.len())
    }
}
