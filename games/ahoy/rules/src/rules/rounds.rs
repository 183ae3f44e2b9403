//! Rounds: AH-TURN-01, AH-TURN-08, AH-SCORE-09 to AH-SCORE-11, AH-PROC-01.

use super::{Cx, Live};
use crate::components::Faction;
use crate::event::Event;
use crate::table::{Phase, Turn};
use wardroom_kernel::{Asked, Seat};

/// All action dice of a player are rolled (AH-SETUP-12, AH-SCORE-09).
pub(super) fn roll(cx: &mut Cx<'_, impl Live>, seat: Seat) -> Asked {
    for _ in 0..Faction::of(seat).dice() {
        let die = super::setup::pips(cx.roll(6)?);
        cx.table.players[seat].hand.put(die);
    }
    cx.emit(Event::Rolled { seat, dice: cx.table.players[seat].hand });
    Ok(())
}

/// The first player takes the first turn.
pub(super) fn begin(cx: &mut Cx<'_, impl Live>) {
    let first = cx.table.first;
    cx.emit(Event::RoundBegan { round: cx.table.round, first });
    take_turn(cx, first);
}

/// AH-TURN-02, AH-TURN-03: two dice, or the last one.
pub(super) fn take_turn(cx: &mut Cx<'_, impl Live>, seat: Seat) {
    let due = cx.table.players[seat].hand.len().min(2);
    cx.table.turns += 1;
    cx.table.phase = Phase::Turn(Turn { seat, due, used_mystic: false, used_whispering_wind: false });
    cx.emit(Event::TurnBegan { seat, due });
}
