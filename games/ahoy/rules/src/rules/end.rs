//! End: AH-END-01 to AH-END-04.

use crate::table::{Phase, Table};
use wardroom_kernel::{Outcome, Talk};

/// AH-END-04 lets a player concede; a draw by agreement is no part of the game.
pub(crate) const TALK: &[Talk] = &[Talk::Resign];

pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    match table.phase {
        Phase::Over(end) => Some(Outcome { winners: end.winners, reason: "fame" }),
        _ => None,
    }
}
