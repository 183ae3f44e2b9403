//! Gold (MM-STASH).
//!
//! Payments are public, what is left is not: a question must not show how much gold a player has.

use super::{Answerer, Cx, stash};
use crate::action::PayFrom;
use crate::event::{Cause, Event};
use crate::table::Table;
use wardroom_kernel::{RuleResult, Seat};

impl Table {
    /// Gold aboard, and in the chest where that may be used.
    pub fn means(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        player.gold + if stash::is_at_hand(self, seat) { player.stash } else { 0 }
    }
}

pub(crate) fn can_pay(table: &Table, seat: Seat, gold: u16) -> bool {
    gold <= table.means(seat)
}

/// Pays what he can pay. If the chest may be used, he says how much comes out of it. In an imagined game he may have bought what
/// he cannot pay for: then he pays what he has (MM-RULING-49).
pub(super) fn pay(cx: &mut Cx<'_, impl Answerer>, seat: Seat, gold: u16, why: Cause) -> RuleResult {
    if gold == 0 {
        return Ok(());
    }
    let mut from_chest = 0;
    if stash::is_at_hand(cx.table, seat) && cx.table.players[seat].has_stashed {
        let answer = cx.choose(seat, |t| {
            let player = &t.players[seat];
            let most = gold.min(player.stash);
            (gold.saturating_sub(player.gold).min(most)..=most).map(|chest| PayFrom { chest })
        })?;
        from_chest = answer.chest;
    }
    let player = &mut cx.table.players[seat];
    player.stash -= from_chest;
    player.gold = player.gold.saturating_sub(gold - from_chest);
    cx.emit(Event::GoldSpent { seat, gold, why });
    Ok(())
}

pub(super) fn gain(cx: &mut Cx<'_, impl Answerer>, seat: Seat, gold: u16, why: Cause) {
    if gold > 0 {
        cx.table.players[seat].gold += gold; // MM-COMP-03, MM-RULING-02
        cx.emit(Event::GoldGained { seat, gold, why });
    }
}

/// With the ship or the captain (MM-STASH-06).
pub(super) fn lose_all(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let gold = std::mem::take(&mut cx.table.players[seat].gold);
    if gold > 0 {
        cx.emit(Event::GoldLost { seat, gold });
    }
}
