//! Move: the chapter TT-MOVE.

use super::acting::act;
use super::{Answerer, Cx};
use crate::action::Move;
use crate::components::Card;
use crate::event::Event;
use crate::table::{Place, Ship, Table};
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn move_a_unit(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(moved) = act(cx, seat, Card::Move, |t| moves(t, seat))? else { return Ok(()) };
    let ship = &mut cx.table.players[seat].ship;
    let event = match moved {
        Move::Captain { to } => {
            let from = ship.captain.replace(to).expect("only a captain aboard is offered");
            Event::CaptainMoved { seat, from, to }
        }
        Move::Sailor { from, to } => {
            ship.sailors[from.index()] -= 1;
            ship.sailors[to.index()] += 1;
            Event::SailorMoved { seat, from, to }
        }
        Move::Cannon { from, to } => {
            ship.set_cannon(from, false);
            ship.set_cannon(to, true);
            Event::CannonMoved { seat, from, to, bears: to.side == cx.table.bearing() }
        }
    };
    cx.emit(event);
    Ok(())
}

fn moves(t: &Table, seat: Seat) -> impl Iterator<Item = Move> + use<> {
    let (ship, keeps_side) = (*t.ship(seat), t.switches.moved_cannon_keeps_side);
    captain(ship).chain(sailors(ship)).chain(cannons(ship, keeps_side)) // TT-MOVE-01, TT-RULING-19
}

/// TT-MOVE-02
fn captain(ship: Ship) -> impl Iterator<Item = Move> {
    let targets = move |from| ship.intact().without(from); // TT-MOVE-05, TT-MOVE-06, TT-ZONE-02, TT-ZONE-03
    ship.captain.into_iter().flat_map(targets).map(|to| Move::Captain { to })
}

/// TT-MOVE-02, TT-MOVE-07
fn sailors(ship: Ship) -> impl Iterator<Item = Move> {
    let from = ship.zones_with_sailors();
    from.flat_map(move |from| ship.intact().without(from).map(move |to| Move::Sailor { from, to }))
}

/// TT-MOVE-03, TT-MOVE-04; on tables where a cannon keeps its side, it can still be turned where it stands.
fn cannons(ship: Ship, keeps_side: bool) -> impl Iterator<Item = Move> {
    let may_go = move |from: Place, to: Place| !keeps_side || to.side == from.side || to.zone == from.zone;
    ship.cannons().flat_map(move |from| {
        let targets = ship.free_sides(ship.intact()).filter(move |&to| may_go(from, to));
        targets.map(move |to| Move::Cannon { from, to })
    })
}
