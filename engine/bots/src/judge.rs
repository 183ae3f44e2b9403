//! What an unfinished table is worth.

use wardroom_kernel::{Game, Luck, Seat};

/// Knows a game better than its rules do: what a table promises to a seat, and which answers are worth a try in an
/// imagined game.
pub trait Judge<G: Game>: Send + Sync {
    /// Between 0, lost, and 1, won.
    fn worth(&self, table: &G::Table, seat: Seat) -> f32;
    /// How many answers an imagined game may take before it is judged.
    fn horizon(&self) -> u32 {
        u32::MAX
    }
    /// The index of the offer to take in an imagined game, beyond the tree.
    fn play(&self, table: &G::Table, offers: &[(Seat, G::Action)], luck: &mut Luck) -> usize {
        let _ = table;
        luck.below(offers.len())
    }
}

/// Knows nothing: imagined games are played by luck, to their ends.
#[derive(Clone, Copy, Debug)]
pub struct Even;

impl<G: Game> Judge<G> for Even {
    fn worth(&self, _: &G::Table, _: Seat) -> f32 {
        0.5
    }
    /// Most games end long before; the others are called even.
    fn horizon(&self) -> u32 {
        20_000
    }
}
