//! What refusals ask of the rules.

use super::{battle, recruit};
use crate::components::CardSet;
use crate::table::Table;
use wardroom_kernel::Seat;

/// Cards of the suits that a player has access to, by its Flagship or a Stronghold.
pub(crate) fn suits(table: &Table, seat: Seat) -> CardSet {
    recruit::recruiting_suits(table, seat)
}

/// Why a figure need not be battled: all must be, or the loaded ones only.
pub(crate) fn battle_rule(table: &Table) -> &'static str {
    let attacker = table.under_way.moving.map(|(figure, _)| figure);
    if attacker.is_some_and(|figure| battle::is_loaded(table, figure)) { "AH-BATTLE-02" } else { "AH-BATTLE-03" }
}
