//! Stash (MM-STASH).

use super::effects::passive;
use super::{Answerer, Cx, purse};
use crate::action::StashMove;
use crate::event::{Cause, Event};
use crate::table::{Step, Table};
use wardroom_kernel::{RuleResult, Seat};

impl Table {
    /// The port he is in counts as his home port for the stash (MM-PORT-05).
    pub fn is_home_for_stash(&self, seat: Seat) -> bool {
        let Some(port) = self.players[seat].in_port() else { return false };
        self.home(seat) == Some(port)
            || passive::stashes_in_own_nation(self, seat) && self.parts.zone(port).nation == self.nation(seat)
            || passive::stashes_here(self, seat)
    }
}

/// In the Port action payments may come out of the chest (MM-STASH-03).
pub(crate) fn is_at_hand(table: &Table, seat: Seat) -> bool {
    table.turn.seat == seat && table.agenda.contains(|step| step == Step::Port) && table.is_home_for_stash(seat)
}

impl Table {
    /// What a courier takes for gold that is stashed here, if there is one (MM-ZONE-21).
    pub fn courier_fee(&self, seat: Seat) -> Option<u16> {
        let port = self.players[seat].in_port()?;
        self.parts.zone(port).rules.gold_courier.map(u16::from)
    }
}

pub(crate) fn moves(table: &Table, seat: Seat) -> impl Iterator<Item = StashMove> + use<> {
    let player = &table.players[seat];
    let (deposit, withdraw) = if table.is_home_for_stash(seat) {
        (player.gold, player.stash)
    } else {
        (table.courier_fee(seat).map_or(0, |fee| player.gold.saturating_sub(fee)), 0)
    };
    (1..=deposit).map(StashMove::Deposit).chain((1..=withdraw).map(StashMove::Withdraw))
}

pub(super) fn stash(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // MM-STASH-01
    let answer = cx.choose(seat, |t| moves(t, seat))?;
    let fee = if cx.table.is_home_for_stash(seat) { 0 } else { cx.table.courier_fee(seat).unwrap_or(0) }; // MM-RULING-50
    purse::pay(cx, seat, fee, Cause::Courier)?;
    let player = &mut cx.table.players[seat];
    match answer {
        StashMove::Deposit(gold) => (player.gold, player.stash) = (player.gold - gold, player.stash + gold),
        StashMove::Withdraw(gold) => (player.gold, player.stash) = (player.gold + gold, player.stash - gold),
    }
    put_away(cx, seat, matches!(answer, StashMove::Deposit(_)));
    Ok(())
}

/// MM-STASH-02: that gold is moved is announced, how much is not.
pub(super) fn put_away(cx: &mut Cx<'_, impl Answerer>, seat: Seat, is_deposit: bool) {
    let player = &mut cx.table.players[seat];
    player.has_stashed = true;
    let (gold, stash) = (player.gold, player.stash);
    cx.emit(Event::Stashed { seat, is_deposit });
    cx.emit(Event::StashCounted { seat, gold, stash });
}
