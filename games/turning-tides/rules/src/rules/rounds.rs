//! Rounds: the chapter TT-ROUND.

use super::{Answerer, Cx, end, intro};
use crate::event::Event;
use crate::table::{Cards, GOLD, Phase, Position, SILVER, Variant};
use wardroom_kernel::Seat;

/// The ships have passed each other (TT-ROUND-02, TT-ROUND-01).
pub(super) fn finish(cx: &mut Cx<'_, impl Answerer>) {
    cx.emit(Event::RoundOver { round: cx.table.round });
    if end::stop_at_the_limit(cx) {
        return;
    }
    cx.table.phase = match cx.table.switches.variant {
        Variant::Base => Phase::Exchange,        // TT-LULL-01
        Variant::Intro => Phase::ShuffleAndTurn, // TT-INTRO-05, TT-RULING-28
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
    player.pile = player.pile.plus(spare).plus(player.discard); // TT-LULL-07, TT-ROUND-08, TT-DEC-21
    player.discard = Cards::NONE;
    let pile = player.pile.len();
    cx.emit(Event::Shuffled { seat, pile });
}

/// TT-ROUND-07: cannons keep their sides, and so those that bore point away (TT-ROUND-09, TT-PROMO-08, TT-RULING-23).
fn turn_the_ships(cx: &mut Cx<'_, impl Answerer>) {
    cx.table.round += 1;
    cx.table.turn = 1;
    cx.table.position = Position::START; // TT-GEO-06
    cx.table.phase = Phase::Draw;
    cx.emit(Event::ShipsTurned { round: cx.table.round });
}
