//! What is aboard.

use super::effects::passive;
use super::{Answerer, Cx};
use crate::action::DropCargo;
use crate::components::{CargoCard, Good, Set};
use crate::event::Event;
use crate::table::{Player, Table};
use wardroom_kernel::{RuleResult, Seat};

impl Table {
    /// The current value of the cargo location, and what cards add (MM-SHIP-05).
    pub fn hold(&self, seat: Seat) -> u8 {
        self.players[seat].ship.cur.cargo + passive::cargo_space(self, seat)
    }
}

impl Table {
    /// How many cargo cards and crates may be aboard where the ship is (MM-RULING-31).
    pub fn room(&self, seat: Seat) -> u8 {
        if self.players[seat].in_port().is_some() { self.parts.numbers.cargo_in_port } else { self.hold(seat) }
    }
}

/// MM-BUY-09
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>) -> RuleResult<Option<CargoCard>> {
    cx.reveal();
    if cx.table.cargo.deck.is_empty() {
        let cargo = &mut cx.table.cargo;
        cargo.deck.take_all(&mut cargo.discard);
    }
    let count = cx.table.cargo.deck.len() as u32;
    if count == 0 {
        return Ok(None);
    }
    let place = cx.chance(count)? as usize;
    let card = cx.table.cargo.deck.nth(place);
    cx.table.cargo.deck.take(card);
    Ok(Some(card))
}

/// Each good of these cards, once.
pub(crate) fn goods(table: &Table, cards: Set<CargoCard>) -> Set<Good> {
    cards.iter().map(|card| table.parts.cargo(card).good).collect()
}

/// Any card of a good: for trade they are alike (MM-SELL-06).
pub(super) fn one_of(table: &Table, cards: Set<CargoCard>, good: Good) -> Option<CargoCard> {
    cards.iter().find(|card| table.parts.cargo(*card).good == good)
}

/// The owner throws out what is too much.
pub(super) fn make_room(cx: &mut Cx<'_, impl Answerer>, seat: Seat, limit: u8) -> RuleResult {
    while cx.table.players[seat].load() > limit {
        match cx.choose(seat, |t| droppable(t, seat))? {
            DropCargo::Good(good) => throw_out(cx, seat, good),
            DropCargo::Crate => lose_crate(cx, seat),
        }
    }
    Ok(())
}

/// One card of a good goes face up to the discard.
pub(super) fn throw_out(cx: &mut Cx<'_, impl Answerer>, seat: Seat, good: Good) {
    let cards = cx.table.players[seat].cargo;
    if let Some(card) = one_of(cx.table, cards, good) {
        cx.table.players[seat].cargo.take(card);
        cx.table.cargo.discard.put(card);
        cx.reveal();
        cx.emit(Event::CargoDropped { seat, good });
    }
}

fn droppable(table: &Table, seat: Seat) -> impl Iterator<Item = DropCargo> + use<> {
    let player: &Player = &table.players[seat];
    let crates = (player.crates() > 0).then_some(DropCargo::Crate);
    goods(table, player.cargo).into_iter().map(DropCargo::Good).chain(crates)
}

/// MM-MISSION-08: the mission goes with its crate.
pub(super) fn lose_crate(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if let Some(taken) = cx.table.players[seat].mission.take() {
        cx.table.missions.discard.put(taken.mission);
        cx.emit(Event::CrateLost { seat, mission: taken.mission });
        cx.emit(Event::MissionDiscarded { seat, mission: taken.mission });
    }
}

/// MM-HIT-06: what the hold has no room for any more is lost at random.
pub(super) fn lose_at_random(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    while cx.table.players[seat].load() > cx.table.hold(seat) {
        let place = cx.chance(cx.table.players[seat].load().into())? as usize;
        let cards = cx.table.players[seat].cargo;
        if place < cards.len() {
            let card = cards.nth(place);
            cx.table.players[seat].cargo.take(card);
            cx.table.cargo.discard.put(card);
            cx.emit(Event::CargoLost { seat, card });
        } else {
            lose_crate(cx, seat);
        }
    }
    Ok(())
}
