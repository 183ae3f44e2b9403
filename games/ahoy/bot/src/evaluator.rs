//! The evaluation function of Ahoy.

use super::{prior, prospects};
use ahoy::{Action, Ahoy, Table};
use wardroom_kernel::Seat;
use wardroom_search::Evaluator;

/// Estimates the Fame of each seat at the end. The weights are rough; what matters is that control of rich regions
/// counts for as many rounds as are left, and that pieces on the map count more than pieces at hand.
#[derive(Debug)]
pub struct AhoyEval;

impl Evaluator<Ahoy> for AhoyEval {
    fn value(&self, table: &Table, seat: Seat) -> f32 {
        prospects::chance_to_win(table, seat)
    }
    /// About two turns: long enough to see an enemy's reply.
    fn max_depth(&self) -> u32 {
        24
    }
    fn prior(&self, table: &Table, seat: Seat, action: Action) -> f32 {
        prior::prior(table, seat, action)
    }
}
