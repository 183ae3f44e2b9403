//! The evaluator of Merchants & Marauders.

use super::prior::{self, Aim};
use super::prospects;
use marauders::{Action, Marauders, Table};
use wardroom_kernel::{FastRng, Game, Seat};
use wardroom_search::Evaluator;

/// Counts points and gold, and estimates what a captain's next errands promise. The weights are rough; what matters is
/// that time has a price, so that ships get somewhere.
#[derive(Debug)]
pub struct MaraudersEval;

impl Evaluator<Marauders> for MaraudersEval {
    fn value(&self, table: &Table, seat: Seat) -> f32 {
        prospects::chance_to_win(table, seat)
    }
    /// Until every player has had a turn and the own seat another one: ships get somewhere in a turn, not in a number of answers.
    fn last_turn(&self, table: &Table) -> u32 {
        Marauders::turn(table) + u32::from(table.seats)
    }
    /// Long battles and visits to ports fit in.
    fn max_depth(&self) -> u32 {
        150
    }
    fn prior(&self, table: &Table, seat: Seat, action: Action) -> f32 {
        prior::prior(table, seat, action, || Aim::new(table, seat))
    }
    /// Where to sail is decided once for all offers.
    fn play(&self, table: &Table, offers: &[(Seat, Action)], rng: &mut FastRng) -> usize {
        let mut aim = None;
        let (mut sum, mut taken) = (0.0, 0);
        for (index, (seat, action)) in offers.iter().enumerate() {
            let prior = prior::prior(table, *seat, *action, || *aim.get_or_insert_with(|| Aim::new(table, *seat)));
            sum += prior;
            if rng.below(1 << 20) as f32 * sum < prior * (1 << 20) as f32 {
                taken = index;
            }
        }
        taken
    }
}
