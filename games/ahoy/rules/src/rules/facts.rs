//! What refusals ask of the rules.

use super::{battle, recruit};
use crate::components::CardSet;
use crate::table::{Figure, Table};
use wardroom_kernel::Seat;

/// Cards of the suits that a player has access to, by its Flagship or a Stronghold.
pub(crate) fn suits(table: &Table, seat: Seat) -> CardSet {
    recruit::recruiting_suits(table, seat)
}

/// Why a figure need not be battled: all must be, or the loaded ones only.
/// The attacker is what its owner moves, or its Flagship by a Gunner's Mate.
pub(crate) fn battle_rule(table: &Table, seat: Seat) -> &'static str {
    let moving = table.under_way.moving.map(|(figure, _)| figure).filter(|figure| figure.owner() == seat);
    let attacker = moving.unwrap_or(Figure::Flagship(seat));
    if battle::is_loaded(table, attacker) { "AH-BATTLE-02" } else { "AH-BATTLE-03" }
}
