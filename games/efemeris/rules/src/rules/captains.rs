//! Captains: EF-CAPT-01 to EF-CAPT-17. Fairborne's and Lancaster's abilities are part of an attack, see there.

use super::{Cx, Live, bonus, construction, crew, movement, spaces, status};
use crate::action::Ability;
use crate::components::{Captain, Crew, Planet, Token};
use crate::event::{Audience, Event, Means};
use crate::table::{Cells, Place, Rotation, Ship, Spices, Table};
use wardroom_kernel::{Asked, Seat};

/// What the captain can do with a First Officer now.
pub(super) fn offers(t: &Table, seat: Seat) -> impl Iterator<Item = Ability> {
    let captain = t.players[seat].captain;
    let of = move |who| captain == Some(who);
    let long_sail = (of(Captain::Hubac) && can_sail_longer(t, seat)).then_some(Ability::LongSail);
    let shield = (of(Captain::Castel) && !t.players[seat].is_shielded()).then_some(Ability::ShieldFortresses);
    let harvest = of(Captain::Pargo).then_some(Ability::RichHarvest);
    let simple = long_sail.into_iter().chain(shield).chain(harvest);
    let recall = of(Captain::Chesnaye).then(|| construction::free_planets(t, seat)).into_iter().flatten();
    let turns = of(Captain::Cassini).then(|| turns(t, seat)).into_iter().flatten();
    let freeze = of(Captain::Blake).then(|| freezable(t, seat)).into_iter().flatten();
    let gang = of(Captain::Byng).then(|| t.enemies(seat)).into_iter().flatten();
    let gang = gang.filter(|&enemy| !t.players[enemy].hand.is_empty());
    let fortress = of(Captain::Guzman).then(|| construction::unfortified(t, seat)).into_iter().flatten();
    let has_wind = of(Captain::Silva) && t.players[seat].tokens.has(Token::SolarWinds);
    let foul = has_wind.then(|| bonus::enemy_runs(t, seat, t.parts.speed.solar_winds_max)).into_iter().flatten();
    let sale = of(Captain::Aviles).then(|| for_sale(t, seat)).into_iter().flatten();
    simple
        .chain(recall.map(|planet| Ability::Recall { planet }))
        .chain(turns)
        .chain(freeze.map(|ship| Ability::Freeze { ship }))
        .chain(gang.map(|seat| Ability::PressGang { seat }))
        .chain(fortress.map(|planet| Ability::FreeFortress { planet }))
        .chain(foul.map(|(ship, to)| Ability::FoulWind { ship, to }))
        .chain(sale.map(|kind| Ability::SellCrew { kind }))
}

/// EF-CAPT-04
fn can_sail_longer(t: &Table, seat: Seat) -> bool {
    let galleon = Ship::galleon(seat);
    !t.moved.contains(galleon) && !t.frozen.contains(galleon)
}

/// EF-CAPT-08: where no enemy is inside, and only turns that change something (EF-RULING-83).
fn turns(t: &Table, seat: Seat) -> impl Iterator<Item = Ability> {
    let enemies = t.enemies(seat).flat_map(|enemy| t.fleet(enemy));
    let barred: Cells = enemies
        .filter_map(|(_, space)| match space.place() {
            Place::Inner(cell, _) => Some(cell),
            Place::Edge(..) => None,
        })
        .collect();
    t.sky.taken().minus(barred).flat_map(move |cell| {
        let paths = t.sky.at(cell).map(|laid| t.parts.paths(laid.tile));
        let changes = move |by: &Rotation| paths.is_some_and(|paths| paths.changes(*by));
        Rotation::ALL.into_iter().filter(changes).map(move |by| Ability::TurnTile { cell, by })
    })
}

/// EF-CAPT-11
fn freezable(t: &Table, seat: Seat) -> impl Iterator<Item = Ship> {
    let galleon = t.players[seat].galleon();
    let near = galleon.map(|from| spaces::around(t, from, 3)).unwrap_or_default();
    let enemies = t.enemies(seat).flat_map(|enemy| t.fleet(enemy));
    let can_freeze = move |(ship, at)| !t.frozen.contains(ship) && near.iter().any(|&(space, _)| space == at);
    enemies.filter(move |&enemy| can_freeze(enemy)).map(|(ship, _)| ship)
}

/// EF-CAPT-17
fn for_sale(t: &Table, seat: Seat) -> impl Iterator<Item = Crew> {
    let player = &t.players[seat];
    let cap = t.parts.spice_cap;
    let has_room = player.spices.pepper < cap || player.spices.vanilla < cap;
    let mut hand = player.hand;
    if hand.has(Crew::FirstOfficer) {
        hand.take(Crew::FirstOfficer);
    }
    hand.kinds().filter(move |_| has_room)
}

/// EF-CAPT-01
pub(super) fn use_ability(cx: &mut Cx<'_, impl Live>, seat: Seat, ability: Ability) -> Asked {
    crew::put_into_play(cx, seat, Crew::FirstOfficer);
    cx.emit(Event::AbilityUsed { seat, captain: ability.captain() });
    match ability {
        // What these are good for follows from the First Officers in play.
        Ability::LongSail | Ability::ShieldFortresses | Ability::RichHarvest => (),
        Ability::Recall { planet } => recall(cx, seat, planet),
        Ability::TurnTile { cell, by } => {
            if let Some(laid) = cx.table.sky.at(cell) {
                cx.table.sky.turn(cell, by);
                cx.emit(Event::TileTurned { seat, cell, tile: laid.tile, by });
            }
        }
        Ability::Freeze { ship } => status::freeze(cx, ship),
        Ability::PressGang { seat: of } => press_gang(cx, seat, of)?,
        Ability::FreeFortress { planet } => construction::fortify(cx, seat, planet, Spices::default()),
        Ability::FoulWind { ship, to } => {
            bonus::spend(cx, seat, Token::SolarWinds);
            movement::run(cx, ship, to, Means::FoulWind);
        }
        Ability::SellCrew { kind } => sell(cx, seat, kind),
    }
    Ok(())
}

/// EF-CAPT-06
fn recall(cx: &mut Cx<'_, impl Live>, seat: Seat, planet: Planet) {
    if let Some(space) = cx.table.sky.planet(&cx.table.parts, planet) {
        movement::put(cx, Ship::galleon(seat), space, Means::Recall);
    }
}

/// EF-CAPT-12: the card is out at every level (EF-RULING-94).
fn press_gang(cx: &mut Cx<'_, impl Live>, seat: Seat, of: Seat) -> Asked {
    let place = cx.chance(cx.table.players[of].hand.len().into())?;
    let hand = &mut cx.table.players[of].hand;
    let kind = hand.nth(place).expect("nature picks one of the cards that are there");
    hand.take(kind);
    cx.table.navy_mut(of).out.put(kind);
    cx.emit(Event::PressGanged { seat, of, kind });
    Ok(())
}

/// EF-CAPT-17: the sold card is not played (EF-RULING-35), and its kind stays secret (EF-INFO-04).
fn sell(cx: &mut Cx<'_, impl Live>, seat: Seat, kind: Crew) {
    cx.table.players[seat].hand.take(kind);
    cx.table.navy_mut(seat).reserve.put(kind);
    let to = Audience::side_of(cx.table.mode(), seat);
    cx.emit(Event::Sold { seat, kind, to });
    cx.emit(Event::SoldUnseen { seat, to });
    bonus::take(cx, seat, Spices::new(1, 1));
}
