//! Swing: the chapter TT-SWING.

use super::acting::act;
use super::{Answerer, Cx, initiative};
use crate::action::Swing;
use crate::components::Card;
use crate::event::{Event, SwingResult};
use crate::table::{Ship, Table, Zone, enemy};
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn swing(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // TT-SWING-09, TT-RULING-09
    let Some(Swing { from }) = act(cx, seat, Card::Swing, |t| attackers(t, seat))? else { return Ok(()) };
    let on = cx.table.position.facing(from).expect("only zones that face an enemy zone are offered");
    let removed = remove_crew(&mut cx.table.players[enemy(seat)].ship, on);
    cx.emit(Event::Swung { seat, from, on, removed });
    if removed != SwingResult::Nothing {
        // TT-INIT-03
        initiative::take_the_marker(cx, enemy(seat)); // TT-INIT-01
    }
    Ok(())
}

fn attackers(t: &Table, seat: Seat) -> impl Iterator<Item = Swing> + use<> {
    // TT-SWING-01, TT-SWING-08, TT-RULING-08
    let zones = t.ship(seat).zones_with_sailors().and(t.position.in_contact());
    zones.map(|from| Swing { from })
}

/// A sailor, else the captain, else nothing (TT-SWING-06, TT-RULING-10, TT-RULING-11).
fn remove_crew(ship: &mut Ship, on: Zone) -> SwingResult {
    if ship.sailors_in(on) != 0 {
        // TT-SWING-02, TT-SWING-04
        ship.sailors[on.index()] -= 1;
        SwingResult::Sailor
    } else if ship.captain == Some(on) {
        // TT-SWING-03
        ship.captain = None;
        SwingResult::Captain
    } else {
        SwingResult::Nothing // TT-SWING-05
    }
}
