//! Chapter Attack (EF-ATK), with the abilities of Fairborne and Lancaster.

use super::{Answerer, Cx, crew, spaces, status};
use crate::action::{Tactics, Target};
use crate::components::{Captain, Crew, Planet};
use crate::event::{Cause, EndOfPlay, Event, Loss, Reveal};
use crate::table::{Hull, Mode, Ship, Space, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::Seat;

/// EF-ATK-01: the galleon attacks. First Officers lengthen Fairborne's range (EF-CAPT-10) and let one of Lancaster's
/// frigates attack (EF-CAPT-13).
pub(super) fn offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    let player = &t.players[seat];
    // One of the plays that are left is the Gunner's (EF-RULING-33).
    let officers = player.hand.count(Crew::FirstOfficer).min(crew::plays_left(t, seat).saturating_sub(1));
    let reach = if player.captain == Some(Captain::Fairborne) { 1 + officers } else { 1 };
    let shooter = Ship::galleon(seat);
    for (target, distance) in targets(t, shooter, reach) {
        offer(Tactics::Gunner { shooter, target, officers: distance - 1 });
    }
    // Wherever the galleon is (EF-RULING-71).
    if player.captain == Some(Captain::Lancaster) && officers != 0 {
        for shooter in Hull::FRIGATES.map(|hull| Ship { seat, hull }) {
            for (target, _) in targets(t, shooter, 1) {
                offer(Tactics::Gunner { shooter, target, officers: 1 });
            }
        }
    }
}

/// EF-ATK-02: enemy ships and fortresses within reach, with their distance. Friendly ones are none (EF-ATK-11).
fn targets(t: &Table, shooter: Ship, reach: u8) -> ArrayVec<(Target, u8), 17> {
    let rose = t.parts.rose();
    // EF-ATK-03, EF-SPACE-09
    let Some(from) = t.space_of(shooter).filter(|&from| from != rose) else { return ArrayVec::new() };
    let ships = t.enemies(shooter.seat).flat_map(|enemy| t.fleet(enemy));
    let ships = ships.filter(|&(_, at)| at != rose).map(|(ship, at)| (Target::Ship(ship), at));
    let is_enemy = |seat: Seat| t.side_of(seat) != t.side_of(shooter.seat);
    // EF-RULING-75
    let fortresses = t.fortified().filter(|&planet| t.holding(planet).holder.is_some_and(is_enemy));
    let fortresses = fortresses.filter_map(|planet| Some((Target::Fortress(planet), t.sky.planet(&t.parts, planet)?)));
    // EF-ATK-04, EF-RULING-24, EF-RULING-67
    let fortresses = fortresses.filter(|&(_, at)| !t.has_ship(at));
    let mut targets: ArrayVec<(Target, Space, u8), 17> =
        ships.chain(fortresses).map(|(target, at)| (target, at, 0)).collect();
    if !targets.is_empty() {
        spaces::for_each_around(t, from, reach, |space, distance| {
            targets.iter_mut().filter(|target| target.1 == space).for_each(|target| target.2 = distance);
        });
    }
    targets.into_iter().filter(|target| target.2 != 0).map(|(target, _, distance)| (target, distance)).collect()
}

/// One Gunner, with the First Officers that the attack takes, is one action (EF-RULING-70, EF-CAPT-03); each Gunner is an
/// attack of its own (EF-ATK-10).
pub(super) fn fire(cx: &mut Cx<'_, impl Answerer>, seat: Seat, shooter: Ship, target: Target, officers: u8) {
    for _ in 0..officers {
        crew::put_into_play(cx, seat, Crew::FirstOfficer);
    }
    crew::put_into_play(cx, seat, Crew::Gunner);
    let hits = !status::withstands(cx.table, target);
    cx.emit(Event::Attacked { shooter, target, hits });
    match target {
        _ if !hits => (), // EF-ATK-05, EF-RULING-25
        Target::Ship(ship) => destroy(cx, ship, Cause::Attack),
        Target::Fortress(planet) => raze(cx, planet),
    }
}

/// The ship leaves the board and still counts as built (EF-ATK-06).
pub(super) fn destroy(cx: &mut Cx<'_, impl Answerer>, ship: Ship, by: Cause) {
    let Some(at) = cx.table.players[ship.seat].ships[ship.hull as usize].take() else { return };
    cx.table.frozen.remove(ship); // EF-STATUS-05
    cx.table.moved.remove(ship);
    cx.emit(Event::ShipDestroyed { ship, at, by });
    if ship.hull.is_galleon() {
        lose_galleon(cx, ship.seat);
    }
}

/// Cards in play and their effects are lost (EF-ATK-08), and so is the captain (EF-ATK-07), unless the galleon can be rebuilt
/// (EF-TEAM-12). All else stays with the player (EF-ATK-09).
fn lose_galleon(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    crew::leave_play(cx, seat, EndOfPlay::GalleonDestroyed);
    let Some(captain) = cx.table.players[seat].captain else { return };
    if captain == Captain::Blake {
        status::thaw_all(cx); // EF-RULING-65
    }
    let player = &mut cx.table.players[seat];
    let by = match cx.table.agreed.mode {
        Mode::Duel | Mode::General => Loss::Galleon,
        Mode::Team if player.rebuilds != 0 => return,
        Mode::Team => Loss::LastRebuild,
    };
    player.lost.push(captain);
    player.captain = player.queue.take_first();
    let next = player.captain;
    cx.emit(Event::CaptainLost { seat, captain, by });
    if let Some(captain) = next {
        cx.emit(Event::CaptainShown { seat, captain, after: Reveal::Succession }); // EF-RULING-68
        cx.reveal();
    }
}

fn raze(cx: &mut Cx<'_, impl Answerer>, planet: Planet) {
    let holding = &mut cx.table.planets[planet as usize];
    holding.is_fortified = false;
    if let Some(seat) = holding.holder {
        cx.emit(Event::FortressDestroyed { seat, planet });
    }
}
