//! Surrender: the chapter TT-SURR. It is table talk: the match ends the game, the rules only count turns, because an offer
//! may be made once in each.

use crate::table::Table;
use wardroom_kernel::Talk;

// TT-SURR-01, TT-SURR-02, TT-SURR-03, TT-SURR-04, TT-DEC-14, TT-DEC-15, TT-RULING-29, TT-END-05
pub(crate) const TALK: &[Talk] =
    &[Talk::OfferSurrender, Talk::AcceptSurrender, Talk::DeclineSurrender, Talk::WithdrawSurrender, Talk::AskRematch];

/// A number that grows with each turn; a lull counts as one turn (TT-SURR-05).
pub(crate) fn turn(t: &Table) -> u32 {
    let turn = if t.phase.is_lull() { u8::MAX } else { t.turn };
    u32::from(t.round) << 8 | u32::from(turn)
}
