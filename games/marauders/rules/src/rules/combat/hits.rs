//! Hits (MM-HIT).
//!
//! Placing, the window `hits-due`, marking. Where hits come from is in `volley`, `crew`, `raid` and `storm`.

use super::{decider, ship, ship_mut};
use crate::action::AssignSkull;
use crate::components::Location;
use crate::components::cards::{Any, CancelWhen, Effect, Or, Timing};
use crate::event::Event;
use crate::rules::effects::passive;
use crate::rules::{Answerer, Cx, ask, cargo, glory_window};
use crate::table::{Dice, Fighter, Hits, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Hits placed on a captain's ship.
pub(in crate::rules) fn placed(table: &Table, seat: Seat) -> Hits {
    table.players[seat].hits
}

pub(in crate::rules) fn placed_mut(table: &mut Table, seat: Seat) -> &mut Hits {
    &mut table.players[seat].hits
}

fn on(table: &Table, fighter: Fighter) -> Hits {
    match fighter {
        Fighter::Captain(seat) => table.players[seat].hits,
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => {
            super::side_of(table, fighter).map_or(Hits::NONE, |side| side.hits)
        }
    }
}

fn on_mut(table: &mut Table, fighter: Fighter) -> Option<&mut Hits> {
    match fighter {
        Fighter::Captain(seat) => Some(&mut table.players[seat].hits),
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => {
            super::side_of_mut(table, fighter).map(|side| &mut side.hits)
        }
    }
}

/// A point is left there under the hits placed so far.
fn has_point(table: &Table, fighter: Fighter, location: Location) -> bool {
    ship(table, fighter).cur[location] > on(table, fighter).at(location)
}

/// At its location, or where no point is left at the hull; beyond a `spared` location hits are lost (MM-WEAPON-02,
/// MM-WEAPON-03).
pub(super) fn place(table: &mut Table, fighter: Fighter, location: Location, spared: Option<Location>) {
    let at = if has_point(table, fighter, location) {
        location
    } else if spared == Some(location) {
        return;
    } else {
        Location::Hull
    };
    if let Some(hits) = on_mut(table, fighter) {
        hits.put(at);
    }
}

/// A skull: the victim chooses among locations with a point left (MM-RULING-89, MM-HIT-02).
fn place_skull(cx: &mut Cx<'_, impl Answerer>, fighter: Fighter) -> RuleResult {
    let places = Location::ALL.into_iter().filter(|location| has_point(cx.table, fighter, *location));
    let options: ArrayVec<AssignSkull, 5> = places.map(|location| AssignSkull { location }).collect();
    let location = if options.is_empty() {
        Location::Hull
    } else {
        let seat = decider(cx.table, fighter);
        ask(cx, seat, &options)?.location
    };
    place(cx.table, fighter, location, None);
    Ok(())
}

/// Numbered hits of location dice, then skulls; `skulls_at` is where chain shot or grapeshot sends them all
/// (MM-HIT-01, MM-HIT-03).
pub(super) fn place_dice(
    cx: &mut Cx<'_, impl Answerer>,
    fighter: Fighter,
    dice: Dice,
    skulls_at: Option<Location>,
) -> RuleResult {
    for face in dice.iter() {
        match Location::numbered(face as u8 + 1) {
            Some(location) => place(cx.table, fighter, location, skulls_at),
            None => match skulls_at {
                Some(location) => place(cx.table, fighter, location, skulls_at),
                None => place_skull(cx, fighter)?,
            },
        }
    }
    Ok(())
}

/// The window `hits-due` for these, in this order; what is left afterwards is marked at once (MM-HIT-13).
pub(super) fn due(cx: &mut Cx<'_, impl Answerer>, fighters: &[Fighter]) -> RuleResult {
    for &fighter in fighters {
        let hits = on(cx.table, fighter);
        if !hits.is_empty() {
            cx.emit(Event::HitsPlaced { on: fighter, hits });
        }
    }
    let captains: ArrayVec<Seat, 2> = fighters.iter().filter_map(|fighter| fighter.seat()).collect();
    let struck: ArrayVec<Seat, 2> = captains.into_iter().filter(|seat| !placed(cx.table, *seat).is_empty()).collect();
    struck.iter().for_each(|seat| cancel_by_itself(cx, *seat));
    if !struck.is_empty() {
        glory_window::open(cx, Timing::HitsDue, &struck)?;
    }
    for &fighter in fighters {
        mark(cx, fighter)?;
    }
    Ok(())
}

/// The surgeon acts as the window opens (MM-RULING-114).
fn cancel_by_itself(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    let effects: ArrayVec<(u8, Or<Location, Any>), 4> = passive::abilities(cx.table, seat)
        .filter_map(|(_, effect)| {
            let Effect::CancelHit { n, location, when: Some(CancelWhen::TwoOrMore) } = *effect else { return None };
            Some((n, location))
        })
        .take(4)
        .collect();
    for (n, at) in effects {
        let Or::Value(location) = at else { continue };
        if placed(cx.table, seat).at(location) >= 2 {
            for _ in 0..n.min(placed(cx.table, seat).at(location)) {
                placed_mut(cx.table, seat).take(location);
                cx.emit(Event::HitCancelled { on: Fighter::Captain(seat), location });
            }
        }
    }
}

/// MM-HIT-04, MM-HIT-06
fn mark(cx: &mut Cx<'_, impl Answerer>, fighter: Fighter) -> RuleResult {
    let hits = on_mut(cx.table, fighter).map_or(Hits::NONE, std::mem::take);
    if hits.is_empty() {
        return Ok(());
    }
    if let Some(ship) = ship_mut(cx.table, fighter) {
        for location in hits.locations() {
            ship.cur[location] = ship.cur[location].saturating_sub(hits.at(location));
        }
    } else if let Some(band) = super::side_of_mut(cx.table, fighter).and_then(|side| side.band.as_mut()) {
        band.crew = band.crew.saturating_sub(hits.at(Location::Crew));
    }
    cx.emit(Event::HitsTaken { on: fighter, hits });
    match fighter {
        Fighter::Captain(seat) if hits.at(Location::Cargo) > 0 => cargo::lose_at_random(cx, seat),
        Fighter::Captain(_) | Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => Ok(()),
    }
}

/// A captain takes hits outside of battles: location dice of a storm (MM-STORM-02). Says whether the ship sinks.
pub(in crate::rules) fn suffer(cx: &mut Cx<'_, impl Answerer>, seat: Seat, dice: Dice) -> RuleResult<bool> {
    let fighter = Fighter::Captain(seat);
    place_dice(cx, fighter, dice, None)?;
    due(cx, &[fighter])?;
    Ok(cx.table.players[seat].ship.cur.hull == 0)
}

/// So many hits at one location, of a raid's cards or a shallow harbour (MM-ZONE-02).
pub(in crate::rules) fn strike(cx: &mut Cx<'_, impl Answerer>, seat: Seat, at: &[Location]) -> RuleResult<bool> {
    let fighter = Fighter::Captain(seat);
    at.iter().for_each(|location| place(cx.table, fighter, *location, None));
    due(cx, &[fighter])?;
    Ok(cx.table.players[seat].ship.cur.hull == 0)
}
