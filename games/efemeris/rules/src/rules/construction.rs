//! Chapter Construction (EF-BUILD). Conquest and sharing are chapters of their own.

use super::{Answerer, Cx, conquest, team, turn};
use crate::action::{Construction, Site};
use crate::components::{Crew, Planet};
use crate::event::{Audience, Ended, Event};
use crate::table::{Hull, Mode, Player, Ship, Spices, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// EF-BUILD-01, EF-RULING-41: one build, or the end of the turn.
pub(super) fn build(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (seat, answer) = cx.choose_any(cx.table.acting(), offers)?;
    match answer {
        Construction::Recruit { kind } => recruit(cx, seat, kind),
        Construction::BuildFrigate { planet } => build_frigate(cx, seat, planet),
        Construction::BuildFortress { planet } => {
            let price = cx.table.parts.price.fortress;
            fortify(cx, seat, planet, price);
        }
        Construction::BuildGalleon { site } => build_galleon(cx, seat, site),
        Construction::Conquer { planet, waived } => conquest::conquer(cx, seat, planet, waived),
        Construction::Share { spice } => team::share(cx, seat, spice),
        Construction::EndTurn => end(cx, seat),
    }
    Ok(())
}

/// No question has more: 9 kinds of crew, three builds on 8 planets, 3 ships that conquer, 2 spices and the end.
pub(super) type List = ArrayVec<Construction, 64>;

fn offers(t: &Table, seat: Seat) -> List {
    let (player, price, mut list) = (&t.players[seat], t.parts.price, List::new());
    let has_room = player.hand.len() < t.parts.mode(t.mode()).hand_limit; // EF-RULING-44
    // EF-BUILD-02: without a galleon as well (EF-RULING-95). Cards in play are not in the reserve (EF-RULING-69).
    if has_room && player.spices.covers(price.recruit_crew) {
        list.extend(t.navy(seat).reserve.kinds().map(|kind| Construction::Recruit { kind }));
    }
    let is_paid = shipwrights(player) != 0 || player.spices.covers(price.frigate);
    if is_paid && frigates_left(t, seat) != 0 {
        list.extend(free_planets(t, seat).map(|planet| Construction::BuildFrigate { planet }));
    }
    if player.spices.covers(price.fortress) {
        list.extend(unfortified(t, seat).map(|planet| Construction::BuildFortress { planet }));
    }
    list_galleon_sites(t, seat, &mut list);
    conquest::list(t, seat, &mut list);
    team::list(t, seat, &mut list);
    list.push(Construction::EndTurn); // EF-BUILD-13: no build is a duty
    list
}

/// Own planets without any ship (EF-BUILD-03, EF-GEN-03, EF-RULING-45), never the partner's (EF-TEAM-15).
pub(crate) fn free_planets(t: &Table, seat: Seat) -> impl Iterator<Item = Planet> {
    t.planets_of(seat).filter(|&planet| t.sky.planet(&t.parts, planet).is_some_and(|space| !t.has_ship(space)))
}

/// Own planets that a fortress can be built on (EF-BUILD-07), if the player has one left (EF-BUILD-08). Ships do not matter
/// (EF-RULING-66), and a partner's planet is none (EF-RULING-85).
pub(super) fn unfortified(t: &Table, seat: Seat) -> impl Iterator<Item = Planet> {
    let left = fortresses_left(t, seat);
    t.planets_of(seat).filter(move |&planet| left != 0 && !t.holding(planet).is_fortified)
}

/// How many frigates the player may still build: lost ones count (EF-BUILD-04, EF-RULING-42), and the side has a limit, too
/// (EF-TEAM-11, EF-RULING-43).
pub(crate) fn frigates_left(t: &Table, seat: Seat) -> u8 {
    let facts = t.parts.mode(t.mode());
    let left = |limit: u8, built: u8| limit.saturating_sub(built);
    let own = left(facts.frigates, t.players[seat].frigates_built);
    own.min(left(facts.frigates_of_side, of_side(t, seat, |player| player.frigates_built)))
}
/// EF-BUILD-08, EF-TEAM-11
pub(crate) fn fortresses_left(t: &Table, seat: Seat) -> u8 {
    let facts = t.parts.mode(t.mode());
    let left = |limit: u8, built: u8| limit.saturating_sub(built);
    let own = left(facts.fortresses, t.players[seat].fortresses_built);
    own.min(left(facts.fortresses_of_side, of_side(t, seat, |player| player.fortresses_built)))
}
fn of_side(t: &Table, seat: Seat, built: impl Fn(&Player) -> u8) -> u8 {
    t.mode().seats_of(t.side_of(seat)).map(|seat| built(&t.players[seat])).sum()
}

/// The player's own credits for a free frigate: Shipwrights in play that were not used (EF-CREW-13, EF-RULING-39). Each counts
/// (EF-CREW-06).
pub(crate) fn shipwrights(player: &Player) -> u8 {
    player.in_play.count(Crew::Shipwright).saturating_sub(player.shipwrights_used)
}

/// EF-BUILD-11: on a free planet; if there is none, on the compass rose.
fn list_galleon_sites(t: &Table, seat: Seat, list: &mut List) {
    if !awaits_galleon(t, seat) || !t.players[seat].spices.covers(t.parts.price.galleon) {
        return;
    }
    let listed = list.len();
    list.extend(free_planets(t, seat).map(|planet| Construction::BuildGalleon { site: Site::Planet(planet) }));
    if list.len() == listed {
        list.push(Construction::BuildGalleon { site: Site::CompassRose });
    }
}

/// EF-BUILD-10: the galleon is lost, in this turn perhaps (EF-RULING-79), and a captain waits; in team mode a rebuild is left.
pub(super) fn awaits_galleon(t: &Table, seat: Seat) -> bool {
    let player = &t.players[seat];
    let has_rebuild = t.mode() != Mode::Team || player.rebuilds != 0;
    player.galleon().is_none() && player.captain.is_some() && has_rebuild
}

fn pay(cx: &mut Cx<'_, impl Answerer>, seat: Seat, price: Spices) {
    cx.table.players[seat].spices.pay(price);
}

/// EF-BUILD-02: the kind stays secret (EF-INFO-04, EF-RULING-91).
fn recruit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, kind: Crew) {
    pay(cx, seat, cx.table.parts.price.recruit_crew);
    cx.table.navy_mut(seat).reserve.take(kind);
    cx.table.players[seat].hand.put(kind);
    let to = Audience::side_of(cx.table.mode(), seat);
    cx.emit(Event::Recruited { seat, kind, to });
    cx.emit(Event::RecruitedUnseen { seat, to });
}

/// A Shipwright is used before pepper (EF-BUILD-03).
fn build_frigate(cx: &mut Cx<'_, impl Answerer>, seat: Seat, planet: Planet) {
    let is_free = shipwrights(&cx.table.players[seat]) != 0;
    let paid = if is_free { Spices::default() } else { cx.table.parts.price.frigate };
    pay(cx, seat, paid);
    let at = cx.table.sky.planet(&cx.table.parts, planet);
    let player = &mut cx.table.players[seat];
    player.shipwrights_used += u8::from(is_free);
    let hull = Hull::FRIGATES[usize::from(player.frigates_built)];
    player.frigates_built += 1;
    player.ships[hull as usize] = at;
    if let Some(at) = at {
        cx.emit(Event::ShipBuilt { ship: Ship { seat, hull }, at, paid });
    }
}

/// EF-BUILD-07; Guzmán's counts as well (EF-CAPT-15, EF-RULING-36). It belongs to the planet's holder (EF-BUILD-14).
pub(super) fn fortify(cx: &mut Cx<'_, impl Answerer>, seat: Seat, planet: Planet, paid: Spices) {
    pay(cx, seat, paid);
    cx.table.planets[planet as usize].is_fortified = true;
    cx.table.players[seat].fortresses_built += 1;
    cx.emit(Event::FortressBuilt { seat, planet, paid });
}

fn build_galleon(cx: &mut Cx<'_, impl Answerer>, seat: Seat, site: Site) {
    let paid = cx.table.parts.price.galleon;
    pay(cx, seat, paid);
    let at = match site {
        Site::Planet(planet) => cx.table.sky.planet(&cx.table.parts, planet),
        Site::CompassRose => Some(cx.table.parts.rose()),
    };
    let player = &mut cx.table.players[seat];
    player.ships[Hull::Galleon as usize] = at;
    player.rebuilds = player.rebuilds.saturating_sub(1);
    if let Some(at) = at {
        cx.emit(Event::ShipBuilt { ship: Ship::galleon(seat), at, paid });
    }
}

/// EF-DEC-02: when both partners have ended it, the turn is over.
fn end(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    cx.table.ended = cx.table.ended.chain([seat]).collect();
    cx.emit(Event::PhaseEnded { seat, phase: Ended::Construction });
    if cx.table.acting().is_empty() {
        turn::end(cx);
    }
}
