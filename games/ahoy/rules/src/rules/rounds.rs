//! Rounds: whose turn is next, and the roll of all action dice.

use super::{Answerer, Cx, setup};
use crate::components::Faction;
use crate::event::Event;
use crate::table::{Phase, Turn};
use wardroom_kernel::{RuleResult, Seat};

/// All action dice of a player are rolled (AH-SETUP-12, AH-SCORE-09).
pub(super) fn roll(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    for _ in 0..Faction::of_seat(seat).dice() {
        let die = setup::pips(cx.roll(6)?);
        cx.table.players[seat].hand.put(die);
    }
    cx.emit(Event::Rolled { seat, dice: cx.table.players[seat].hand });
    Ok(())
}

/// The first player takes the first turn (AH-TURN-01).
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>) {
    let first = cx.table.first;
    cx.emit(Event::RoundBegan { round: cx.table.round, first });
    take_turn(cx, first);
}

/// AH-TURN-02, AH-TURN-03: two dice, or the last one.
fn take_turn(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let due = cx.table.players[seat].hand.len().min(2);
    cx.table.turns += 1;
    cx.table.phase = Phase::Turn(Turn { seat, due, used_mystic: false, used_whispering_wind: false }); // AH-RULING-47
    cx.emit(Event::TurnBegan { seat, due });
}

/// AH-TURN-08: the next clockwise who has dice; that may be the same player again (AH-TURN-09, AH-PROC-01).
pub(super) fn next_turn(cx: &mut Cx<'_, impl Answerer>, after: Seat) {
    let mut seat = after;
    for _ in 0..cx.table.seats {
        seat = cx.table.next_clockwise(seat);
        if !cx.table.players[seat].hand.is_empty() {
            return take_turn(cx, seat);
        }
    }
    cx.table.phase = Phase::EndOfRound;
}
