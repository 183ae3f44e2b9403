//! Fire and what a shot hits: the chapters TT-FIRE, TT-MAST and TT-ZONE. Placing and moving offer intact zones only; the lull
//! counts the destroyed ones.

use super::acting::act;
use super::{Answerer, Cx, initiative};
use crate::action::Fire;
use crate::components::Card;
use crate::event::{Event, FireResult, Lost};
use crate::table::{Place, Ship, Side, Table, Zone, enemy};
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn fire(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // TT-FIRE-02, TT-FIRE-09
    let Some(Fire { from }) = act(cx, seat, Card::Fire, |t| attackers(t, seat))? else { return Ok(()) };
    let on = cx.table.position.facing(from).expect("only zones that face an enemy zone are offered");
    let result = hit(&mut cx.table.players[enemy(seat)].ship, on);
    cx.emit(Event::Fired { seat, from, on, result });
    if result != FireResult::Nothing {
        // TT-INIT-03, TT-RULING-12
        initiative::take_the_marker(cx, enemy(seat)); // TT-INIT-01, TT-INIT-02
    }
    Ok(())
}

fn attackers(t: &Table, seat: Seat) -> impl Iterator<Item = Fire> + use<> {
    let ship = t.ship(seat);
    // TT-FIRE-01, TT-FIRE-03
    let zones = ship.zones_with_sailors().and(ship.cannons_on(t.bearing())).and(t.position.in_contact());
    zones.map(|from| Fire { from })
}

/// TT-FIRE-04
fn hit(ship: &mut Ship, on: Zone) -> FireResult {
    if ship.destroyed.contains(on) {
        // TT-FIRE-07
        FireResult::Nothing
    } else if ship.has_mast_in(on) {
        fell_the_mast(ship)
    } else if ship.is_empty(on) {
        destroy(ship, on)
    } else {
        FireResult::Units(remove_all_units(ship, on)) // TT-FIRE-06
    }
}

/// TT-FIRE-05, TT-RULING-13
fn remove_all_units(ship: &mut Ship, on: Zone) -> Lost {
    let captain = ship.captain == Some(on);
    if captain {
        ship.captain = None;
    }
    let sailors = std::mem::take(&mut ship.sailors[on.index()]);
    let cannons = Side::ALL.map(|side| {
        let at = Place { zone: on, side };
        let stood = ship.has_cannon(at);
        ship.set_cannon(at, false);
        stood
    });
    Lost { captain, sailors, cannons }
}

/// The mast alone leaves, and for good: no line sets it up again.
fn fell_the_mast(ship: &mut Ship) -> FireResult {
    ship.has_mast = false; // TT-MAST-02, TT-MAST-04
    FireResult::Mast
}

fn destroy(ship: &mut Ship, zone: Zone) -> FireResult {
    ship.destroyed = ship.destroyed.with(zone); // TT-ZONE-01, TT-RULING-46
    FireResult::Destroyed
}
