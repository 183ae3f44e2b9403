//! Plunder and capture (MM-PLUNDER, MM-TAKE).

use super::{Answerer, Cx, ask, cargo, death, glory, missions, purse, rumors, stow};
use crate::action::TakeShip;
use crate::components::Set;
use crate::event::{Cause, Event};
use crate::table::Fighter;
use wardroom_kernel::{RuleResult, Seat};

/// The winner of a crew combat may discard his ship for the enemy's (MM-TAKE-01).
pub(super) fn take_ship(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Fighter) -> RuleResult {
    let prize = match loser {
        Fighter::Captain(other) => Some(cx.table.players[other].ship),
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => {
            cx.table.battle.and_then(|battle| battle.sides.iter().find(|side| side.fighter == loser)?.ship)
        }
    };
    let Some(prize) = prize else { return Ok(()) };
    if ask(cx, seat, &[TakeShip::Keep, TakeShip::Take])? == TakeShip::Keep {
        return Ok(());
    }
    death::lose_modifications(cx, seat)?; // MM-TAKE-02
    let old = cx.table.players[seat].ship;
    let crew = old.cur.crew.min(prize.max(cx.table.parts.0).crew);
    let mut ship = prize; // MM-TAKE-04, MM-RULING-98
    ship.cur.crew = crew; // MM-TAKE-03
    cx.table.players[seat].ship = ship;
    if let Fighter::Captain(other) = loser {
        cx.table.players[other].ship.modifications = Set::NONE;
    }
    cx.emit(Event::ShipTaken { seat, ship: ship.kind, from: old.kind });
    let limit = cx.table.room(seat);
    cargo::make_room(cx, seat, limit)
}

/// What else the loser of a crew combat had, each within the winner's limits (MM-RULING-97).
pub(super) fn plunder(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Fighter) -> RuleResult {
    match loser {
        Fighter::Captain(other) => from_captain(cx, seat, other),
        Fighter::Npc(npc) if !npc.is_pirate() => from_naval_ship(cx, seat, loser),
        Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => Ok(()), // MM-PLUNDER-06
    }
}

/// MM-PLUNDER-02, MM-PLUNDER-03, MM-PLUNDER-04
fn from_captain(cx: &mut Cx<'_, impl Answerer>, seat: Seat, other: Seat) -> RuleResult {
    let gold = cx.table.players[other].gold;
    purse::lose_all(cx, other);
    purse::gain(cx, seat, gold, Cause::Plunder);
    missions::give_up(cx, other); // MM-PLUNDER-03
    for weapon in std::mem::take(&mut cx.table.players[other].weapons) {
        if !cx.table.players[seat].weapons.has(weapon) {
            cx.table.players[seat].weapons.put(weapon);
            cx.emit(Event::WeaponTaken { seat, weapon });
        }
    }
    for card in std::mem::take(&mut cx.table.players[other].specialists) {
        let kind = cx.table.parts.glory(card).specialist.map(|(kind, _)| kind);
        if kind.is_some_and(|kind| !cx.table.has_specialist(seat, kind)) {
            cx.table.players[seat].specialists.put(card);
            cx.emit(Event::SpecialistHired { seat, card });
        } else {
            cx.table.glory.discard.put(card);
            cx.emit(Event::GloryDiscarded { seat: other, card });
        }
    }
    cx.reveal();
    for card in std::mem::take(&mut cx.table.players[other].hand).iter() {
        cx.table.players[seat].hand.put(card);
        cx.emit(Event::GloryTaken { by: seat, from: other, card });
        cx.emit(Event::TookGlory { by: seat, from: other });
    }
    glory::keep_limit(cx, seat)?;
    take_rumor(cx, seat, other)?;
    take_cargo(cx, seat, other)
}

/// One of two is kept; a true one that stays is of use at once.
fn take_rumor(cx: &mut Cx<'_, impl Answerer>, seat: Seat, other: Seat) -> RuleResult {
    let Some(rumor) = cx.table.players[other].rumor.take() else { return Ok(()) };
    let was_true = std::mem::take(&mut cx.table.players[other].is_rumor_true);
    cx.reveal();
    cx.table.drawn.by = Some(seat);
    cx.table.drawn.rumors.put(rumor);
    cx.emit(Event::RumorDrawn { seat, rumor });
    cx.emit(Event::DrewARumor { seat });
    rumors::keep_one(cx, seat)?;
    if cx.table.players[seat].rumor == Some(rumor) {
        cx.table.players[seat].is_rumor_true = was_true;
    }
    Ok(())
}

/// All of it comes aboard face down; what is too much goes overboard.
fn take_cargo(cx: &mut Cx<'_, impl Answerer>, seat: Seat, other: Seat) -> RuleResult {
    cx.reveal();
    let mut cards = std::mem::take(&mut cx.table.players[other].cargo);
    cx.emit(Event::CargoPlundered { by: seat, from: other, count: cards.len() as u8 });
    cx.table.players[seat].cargo.take_all(&mut cards);
    let limit = cx.table.room(seat);
    cargo::make_room(cx, seat, limit)
}

/// MM-PLUNDER-05, MM-RULING-100
fn from_naval_ship(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Fighter) -> RuleResult {
    for _ in 0..3 {
        let Some(card) = cargo::draw(cx)? else { break };
        cx.table.lot.put(card);
        cx.emit(Event::CargoShown { seat, card });
    }
    let gold = cx.table.lot.iter().map(|card| u16::from(cx.table.parts.cargo(card).value)).sum();
    purse::gain(cx, seat, gold, Cause::Plunder);
    let ship = cx.table.battle.and_then(|battle| battle.sides.iter().find(|side| side.fighter == loser)?.ship);
    let hits = ship.map_or(0, |ship| ship.max(cx.table.parts.0).cargo.saturating_sub(ship.cur.cargo));
    for _ in 0..hits.min(3) {
        let count = cx.table.lot.len() as u32;
        if count == 0 {
            break;
        }
        let place = cx.chance(count)? as usize;
        let card = cx.table.lot.nth(place);
        cx.table.lot.take(card);
        cx.table.cargo.discard.put(card);
        cx.emit(Event::RaidCardDiscarded { seat, card });
    }
    stow::share_out(cx, seat, u8::MAX)
}
