//! Surrender: TT-SURR-01 to TT-SURR-05. It is table talk: the match hears it and ends the game, the rules only count
//! turns, because an offer may be made once in each.

use crate::table::Table;
use wardroom_kernel::Talk;

pub(crate) const TALK: &[Talk] =
    &[Talk::OfferSurrender, Talk::AcceptSurrender, Talk::DeclineSurrender, Talk::WithdrawSurrender, Talk::AskRematch];

/// A number that grows with each turn; a lull counts as one turn (TT-SURR-05).
pub(crate) fn turn(t: &Table) -> u32 {
    let turn = if t.phase.is_lull() { u8::MAX } else { t.turn };
    u32::from(t.round) << 8 | u32::from(turn)
}
