//! Chapter Captains (EF-CAPT). The abilities of Fairborne and Lancaster are part of an attack: see `attack`.

use super::{Answerer, Cx, bonus, construction, crew, movement, spaces, status};
use crate::action::{Ability, Tactics};
use crate::components::{Captain, Crew, Planet, Token};
use crate::event::{Audience, Event, Means};
use crate::table::{Cell, Cells, Place, Rotation, Ship, Spaces, Spices, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// What the captain can do with a First Officer now, as often as the condition still holds (EF-CAPT-02).
pub(super) fn offer(t: &Table, seat: Seat, offer: &mut impl FnMut(Tactics)) {
    let player = &t.players[seat];
    let Some(captain) = player.captain else { return };
    let mut offer = |ability| offer(Tactics::Captain(ability));
    match captain {
        Captain::Hubac if can_sail_longer(t, seat) => offer(Ability::LongSail),
        // EF-CAPT-07
        Captain::Castel if !player.is_shielded() => offer(Ability::ShieldFortresses),
        Captain::Pargo => offer(Ability::RichHarvest), // EF-RULING-72: a credit is an effect
        // EF-CAPT-06, EF-RULING-29
        Captain::Chesnaye => {
            construction::free_planets(t, seat).for_each(|planet| offer(Ability::Recall { planet }));
        }
        Captain::Cassini => turns(t, seat).for_each(|(cell, by)| offer(Ability::TurnTile { cell, by })),
        Captain::Blake => freezable(t, seat).into_iter().for_each(|ship| offer(Ability::Freeze { ship })),
        // EF-CAPT-12, EF-RULING-32
        Captain::Byng => {
            let with_cards = t.enemies(seat).filter(|&enemy| !t.players[enemy].hand.is_empty());
            with_cards.for_each(|seat| offer(Ability::PressGang { seat }));
        }
        // EF-CAPT-15
        Captain::Guzman => {
            construction::unfortified(t, seat).for_each(|planet| offer(Ability::FreeFortress { planet }));
        }
        Captain::Aviles => for_sale(t, seat).for_each(|kind| offer(Ability::SellCrew { kind })),
        // EF-CAPT-16
        Captain::Silva if player.tokens.has(Token::SolarWinds) => {
            for (ship, _) in t.enemies(seat).flat_map(|enemy| t.fleet(enemy)) {
                let ends = bonus::enemy_ends(t, ship, t.parts.speed.solar_winds_max);
                ends.iter().for_each(|&to| offer(Ability::FoulWind { ship, to }));
            }
        }
        Captain::Hubac | Captain::Castel | Captain::Fairborne | Captain::Lancaster | Captain::Silva => (),
    }
}

/// EF-CAPT-04
fn can_sail_longer(t: &Table, seat: Seat) -> bool {
    let galleon = Ship::galleon(seat);
    !t.moved.contains(galleon) && !t.frozen.contains(galleon)
}

/// EF-CAPT-08: tiles without an enemy inside; ships on its edges do not bar it (EF-RULING-30). Only turns that change
/// something (EF-RULING-83).
fn turns(t: &Table, seat: Seat) -> impl Iterator<Item = (Cell, Rotation)> {
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
        Rotation::ALL.into_iter().filter(changes).map(move |by| (cell, by))
    })
}

/// EF-CAPT-11: on the compass rose as well (EF-RULING-31).
fn freezable(t: &Table, seat: Seat) -> ArrayVec<Ship, 12> {
    let Some(from) = t.players[seat].galleon() else { return ArrayVec::new() };
    let mut near = Spaces::NONE;
    spaces::for_each_around(t, from, 3, |space, _| _ = near.insert(space));
    let enemies = t.enemies(seat).flat_map(|enemy| t.fleet(enemy));
    enemies.filter(|&(ship, at)| !t.frozen.contains(ship) && near.contains(at)).map(|(ship, _)| ship).collect()
}

/// EF-CAPT-17: each card but the First Officer who is played for it.
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
pub(super) fn use_ability(cx: &mut Cx<'_, impl Answerer>, seat: Seat, ability: Ability) -> RuleResult {
    crew::put_into_play(cx, seat, Crew::FirstOfficer);
    cx.emit(Event::AbilityUsed { seat, captain: ability.captain() });
    match ability {
        // Their effects follow from the First Officers in play.
        Ability::LongSail | Ability::ShieldFortresses | Ability::RichHarvest => (),
        Ability::Recall { planet } => recall(cx, seat, planet),
        Ability::TurnTile { cell, by } => {
            // EF-CAPT-09: a space inside keeps its name, and so its ship; a space on an edge is no part of the tile.
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
fn recall(cx: &mut Cx<'_, impl Answerer>, seat: Seat, planet: Planet) {
    if let Some(space) = cx.table.sky.planet(&cx.table.parts, planet) {
        movement::put(cx, Ship::galleon(seat), space, Means::Recall);
    }
}

/// EF-CAPT-12: the card is out at every level (EF-RULING-94).
fn press_gang(cx: &mut Cx<'_, impl Answerer>, seat: Seat, of: Seat) -> RuleResult {
    let place = cx.chance(cx.table.players[of].hand.len().into())?;
    let hand = &mut cx.table.players[of].hand;
    let kind = hand.nth(place).expect("nature picks one of the cards that are there");
    hand.take(kind);
    cx.table.navy_mut(of).out.put(kind);
    cx.emit(Event::PressGanged { seat, of, kind });
    Ok(())
}

/// EF-CAPT-17: the sold card is not played (EF-RULING-35), and its kind stays secret (EF-INFO-04).
fn sell(cx: &mut Cx<'_, impl Answerer>, seat: Seat, kind: Crew) {
    cx.table.players[seat].hand.take(kind);
    cx.table.navy_mut(seat).reserve.put(kind);
    let to = Audience::side_of(cx.table.mode(), seat);
    cx.emit(Event::Sold { seat, kind, to });
    cx.emit(Event::SoldUnseen { seat, to });
    bonus::take(cx, seat, Spices::new(1, 1));
}
