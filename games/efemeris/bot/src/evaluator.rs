//! The evaluator of Efemeris.

use super::{prior, prospects};
use efemeris::{Action, Efemeris, Table};
use wardroom_kernel::Seat;
use wardroom_search::Evaluator;

/// Counts planets, and reckons how soon each ship can take another one. The weights are rough; what matters is that a
/// planet weighs more than anything one can pay for it.
#[derive(Debug)]
pub struct EfemerisEval;

impl Evaluator<Efemeris> for EfemerisEval {
    /// Partners share a win, as a search shares finished games among all winners: both have to be measured alike, or a
    /// team would rather be about to win than win.
    fn value(&self, table: &Table, seat: Seat) -> f32 {
        let partners = table.mode().seats_of(table.side_of(seat)).count() as f32;
        prospects::chance_to_win(table, seat) / partners
    }
    /// Two turns or three: long enough to see a planet taken, and an enemy's reply.
    fn max_depth(&self) -> u32 {
        24
    }
    fn prior(&self, table: &Table, seat: Seat, action: Action) -> f32 {
        prior::prior(table, seat, action)
    }
}
