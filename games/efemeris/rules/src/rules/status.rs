//! Chapter Status (EF-STATUS). Protection and shield follow from cards in play: see `Player`.

use super::{Answerer, Cx};
use crate::action::Target;
use crate::event::Event;
use crate::table::{Ship, Ships, Table};

/// Whether an attack does nothing: the galleon is protected (EF-STATUS-01), the fortress shielded (EF-STATUS-02).
pub(super) fn withstands(t: &Table, target: Target) -> bool {
    match target {
        Target::Ship(ship) => ship.hull.is_galleon() && t.players[ship.seat].is_protected(),
        Target::Fortress(planet) => t.holding(planet).holder.is_some_and(|holder| t.players[holder].is_shielded()),
    }
}

/// EF-STATUS-03
pub(super) fn freeze(cx: &mut Cx<'_, impl Answerer>, ship: Ship) {
    cx.table.frozen.insert(ship);
    cx.emit(Event::Frozen { ship });
}

/// EF-RULING-65: there is one Blake, so she has frozen every ship that is frozen.
pub(super) fn thaw_all(cx: &mut Cx<'_, impl Answerer>) {
    thaw(cx, cx.table.frozen);
}

/// EF-STATUS-03, EF-RULING-27: a freeze ends with the turn of the ship's owner.
pub(super) fn thaw_active(cx: &mut Cx<'_, impl Answerer>) {
    let partners = cx.table.mode().seats_of(cx.table.active);
    let own = partners.fold(Ships::NONE, |own, seat| own.or(Ships::of_player(seat)));
    thaw(cx, cx.table.frozen.and(own));
}

fn thaw(cx: &mut Cx<'_, impl Answerer>, ships: Ships) {
    cx.table.frozen = cx.table.frozen.minus(ships);
    for ship in ships {
        cx.emit(Event::Thawed { ship });
    }
}
