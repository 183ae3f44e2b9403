//! Chapter Conquest (EF-CONQ), and the Governor's condition.

use super::construction::List;
use super::{Answerer, Cx, end};
use crate::action::Construction;
use crate::components::Planet;
use crate::event::Event;
use crate::table::{Hull, Spices, Table};
use wardroom_kernel::Seat;

/// EF-CONQ-01, EF-SPACE-10: planets under own ships, with each way to pay. Each ship may conquer, in the turn it arrived as well
/// (EF-CONQ-06).
pub(super) fn list(t: &Table, seat: Seat, list: &mut List) {
    for (ship, space) in t.fleet(seat) {
        let planet = t.sky.planet_at(&t.parts, space).filter(|&planet| is_conquerable(t, seat, planet));
        let Some(planet) = planet else { continue };
        let price = t.parts.planet(planet).price;
        let affordable = |waived: &Spices| t.players[seat].spices.covers(price.less(*waived));
        let waivers = waivers(price, credits(t, seat, ship.hull, planet)).filter(affordable);
        list.extend(waivers.map(|waived| Construction::Conquer { planet, waived }));
    }
}

/// EF-CONQ-02: no planet of the own side (EF-RULING-78, EF-TEAM-14) and none with a fortress (EF-BUILD-09). Each planet takes
/// one of the player's markers (EF-COMP-02).
pub(super) fn is_conquerable(t: &Table, seat: Seat, planet: Planet) -> bool {
    let holding = t.holding(planet);
    let is_own = holding.holder.is_some_and(|holder| t.side_of(holder) == t.side_of(seat));
    let has_marker = t.planets_of(seat).count() < t.parts.planet_markers.into();
    !is_own && !holding.is_fortified && has_marker
}

/// Governors who were played for this planet; they serve the galleon only (EF-CONQ-03, EF-RULING-38).
fn credits(t: &Table, seat: Seat, hull: Hull, planet: Planet) -> u8 {
    let governed = t.players[seat].governed.iter().filter(|&&governed| governed == planet).count();
    if hull.is_galleon() { governed as u8 } else { 0 }
}

/// Each way to take that many spices off a price (EF-RULING-87).
pub(crate) fn waivers(price: Spices, credits: u8) -> impl Iterator<Item = Spices> {
    let count = credits.min(price.total());
    let split = move |pepper: u8| Spices::new(pepper, count - pepper);
    (0..=count).rev().map(split).filter(move |&waived| price.covers(waived))
}

/// EF-CREW-15: the planet under the galleon, if it can be conquered and something of its price is left.
pub(super) fn governs(t: &Table, seat: Seat) -> Option<Planet> {
    let planet = t.sky.planet_at(&t.parts, t.players[seat].galleon()?)?;
    let is_left = credits(t, seat, Hull::Galleon, planet) < t.parts.planet(planet).price.total();
    (is_conquerable(t, seat, planet) && is_left).then_some(planet)
}

/// EF-CONQ-05: marker and card come at once.
pub(super) fn conquer(cx: &mut Cx<'_, impl Answerer>, seat: Seat, planet: Planet, waived: Spices) {
    let paid = cx.table.parts.planet(planet).price.less(waived);
    cx.table.players[seat].spices.pay(paid); // EF-RULING-80
    // EF-CONQ-04, EF-RULING-47: the marker of an enemy goes back.
    let from = cx.table.planets[planet as usize].holder.replace(seat);
    cx.emit(Event::Conquered { seat, planet, from, paid });
    end::stop_if_won(cx, seat);
}
