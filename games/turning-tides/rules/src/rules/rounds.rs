//! Rounds: TT-ROUND-01 to TT-ROUND-09, TT-GEO-06.

use super::{Answerer, Cx, end, intro};
use crate::event::Event;
use crate::table::{Cards, GOLD, Phase, Position, SILVER, Variant};
use wardroom_kernel::Seat;

/// The ships have passed each other (TT-ROUND-02).
pub(super) fn finish(cx: &mut Cx<'_, impl Answerer>) {
    cx.emit(Event::RoundOver { round: cx.table.round });
    if end::stop_at_the_limit(cx) {
        return;
    }
    cx.table.phase = match cx.table.switches.variant {
        Variant::Base => Phase::Exchange,
        Variant::Intro => Phase::ShuffleAndTurn,
    };
}

/// What is left to do between two rounds (TT-ROUND-04).
pub(super) fn shuffle_and_turn(cx: &mut Cx<'_, impl Answerer>) {
    for seat in [SILVER, GOLD] {
        intro::add_fire(cx, seat);
        shuffle(cx, seat);
    }
    turn_the_ships(cx);
}

/// TT-ROUND-05, TT-ROUND-06: a pile has no order before it is drawn, so putting the cards together is all.
fn shuffle(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let player = &mut cx.table.players[seat];
    let spare = player.spare_hand();
    player.hand = player.hand.minus(spare);
    player.pile = player.pile.plus(spare).plus(player.discard);
    player.discard = Cards::NONE;
    let pile = player.pile.len();
    cx.emit(Event::Shuffled { seat, pile });
}

/// TT-ROUND-07: cannons keep their sides, and so those that bore point away.
fn turn_the_ships(cx: &mut Cx<'_, impl Answerer>) {
    cx.table.round += 1;
    cx.table.turn = 1;
    cx.table.position = Position::START;
    cx.table.phase = Phase::Draw;
    cx.emit(Event::ShipsTurned { round: cx.table.round });
}
