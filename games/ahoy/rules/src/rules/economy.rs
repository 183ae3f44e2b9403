//! Gold and Fame.

use super::{Answerer, Cx};
use crate::event::{Event, Why};
use wardroom_kernel::Seat;

/// As much as the supply holds (AH-TERM-08, AH-LIMIT-02, AH-RULING-68).
pub(super) fn gain_gold(cx: &mut Cx<'_, impl Answerer>, seat: Seat, gold: u8, why: Why) {
    let gold = gold.min(cx.table.gold_in_supply());
    if gold > 0 {
        cx.table.players[seat].gold += gold;
        cx.emit(Event::GoldGained { seat, gold, why });
    }
}

pub(super) fn spend_gold(cx: &mut Cx<'_, impl Answerer>, seat: Seat, gold: u8, why: Why) {
    if gold > 0 {
        cx.table.players[seat].gold -= gold;
        cx.emit(Event::GoldSpent { seat, gold, why });
    }
}

/// As much as there is.
pub(super) fn steal_gold(cx: &mut Cx<'_, impl Answerer>, by: Seat, from: Seat, gold: u8) {
    let gold = gold.min(cx.table.players[from].gold);
    if gold > 0 {
        cx.table.players[from].gold -= gold;
        cx.table.players[by].gold += gold;
        cx.emit(Event::GoldStolen { by, from, gold });
    }
}

pub(super) fn give_gold(cx: &mut Cx<'_, impl Answerer>, by: Seat, to: Seat, gold: u8) {
    cx.table.players[by].gold -= gold;
    cx.table.players[to].gold += gold;
    cx.emit(Event::GoldGiven { by, to, gold });
}

pub(super) fn gain_fame(cx: &mut Cx<'_, impl Answerer>, seat: Seat, fame: u8, why: Why) {
    if fame > 0 {
        cx.table.players[seat].fame = cx.table.players[seat].fame.saturating_add(fame.into());
        cx.emit(Event::FameGained { seat, fame, why });
    }
}
