//! Cannon: the chapter TT-CANNON.

use super::acting::act;
use super::{Answerer, Cx};
use crate::action::PlaceCannon;
use crate::components::Card;
use crate::event::Event;
use crate::table::{Table, Zones};
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn place_a_cannon(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if let Some(PlaceCannon { at }) = act(cx, seat, Card::Cannon, |t| places(t, seat))? {
        cx.table.players[seat].ship.set_cannon(at, true); // TT-CANNON-01
        cx.emit(Event::CannonPlaced { seat, at, bears: at.side == cx.table.bearing() });
    }
    Ok(())
}

fn places(t: &Table, seat: Seat) -> impl Iterator<Item = PlaceCannon> + use<> {
    let zones = if t.hold(seat).cannons == 0 { Zones::NONE } else { t.ship(seat).intact() }; // TT-CANNON-04
    t.ship(seat).free_sides(zones).map(|at| PlaceCannon { at }) // TT-CANNON-02, TT-CANNON-03, TT-RULING-17
}
