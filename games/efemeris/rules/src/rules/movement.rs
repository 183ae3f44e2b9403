//! Chapter Movement (EF-MOVE), and what a singularity does.

use super::{Answerer, Cx, attack, spaces};
use crate::action::Tactics;
use crate::components::{Captain, Crew, Kind};
use crate::event::{Cause, Event, Means};
use crate::table::{Ship, Space, Table};
use wardroom_kernel::Seat;

pub(super) fn offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    // EF-MOVE-10: a frozen ship lacks its normal move and nothing else (EF-STATUS-04).
    let resting = t.moved.or(t.frozen);
    let mut barred = None;
    // EF-TEAM-09: own ships only.
    for (ship, from) in t.fleet(seat).filter(|&(ship, _)| !resting.contains(ship)) {
        let barred = barred.get_or_insert_with(|| spaces::obstacles(t, t.side_of(seat)));
        for &to in &spaces::ends(t, from, steps(t, ship), barred) {
            offer(Tactics::Move { ship, to });
        }
    }
}

/// EF-MOVE-01; each First Officer of Hubac in play adds two (EF-CAPT-04, EF-RULING-28).
pub(crate) fn steps(t: &Table, ship: Ship) -> u8 {
    let player = &t.players[ship.seat];
    let long_sails = if player.captain == Some(Captain::Hubac) { player.in_play.count(Crew::FirstOfficer) } else { 0 };
    if ship.hull.is_galleon() { t.parts.speed.galleon + 2 * long_sails } else { t.parts.speed.frigate }
}

/// EF-MOVE-02, EF-RULING-16: one uninterrupted run. Tokens and pushes are none (EF-RULING-64).
pub(super) fn make_normal_move(cx: &mut Cx<'_, impl Answerer>, ship: Ship, to: Space) {
    cx.table.moved.insert(ship);
    run(cx, ship, to, Means::NormalMove);
}

/// EF-SPACE-13, EF-RULING-18: a ship that enters a singularity is destroyed at once, a galleon like any other (EF-RULING-46).
pub(super) fn run(cx: &mut Cx<'_, impl Answerer>, ship: Ship, to: Space, by: Means) {
    put(cx, ship, to, by);
    if cx.table.sky.kind(&cx.table.parts, to) == Some(Kind::Singularity) {
        attack::destroy(cx, ship, Cause::Singularity);
    }
}

/// EF-MOVE-09: without a run, out of the empty sky as well (EF-RULING-93).
pub(super) fn put(cx: &mut Cx<'_, impl Answerer>, ship: Ship, to: Space, by: Means) {
    let place = &mut cx.table.players[ship.seat].ships[ship.hull as usize];
    if let Some(from) = place.replace(to) {
        cx.emit(Event::Moved { ship, from, to, by });
    }
}
