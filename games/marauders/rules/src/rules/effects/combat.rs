//! `extra-hits`, `cancel-hit`, `redirect-hit`, `sure-flight`, `cancel-boarding`, `crew-combat`.

use crate::action::{CancelHit, MoveHit};
use crate::components::cards::{Any, Or};
use crate::components::{CombatAction, Location};
use crate::event::Event;
use crate::rules::{Answerer, Cx, ask, combat};
use crate::table::{Fighter, Hits, Purpose, Stage, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// What he has announced in this round of naval combat.
pub(super) fn announced(table: &Table, seat: Seat) -> Option<CombatAction> {
    let battle = table.battle?;
    battle.sides[battle.side_of(seat)?].announced
}

pub(super) fn may_have_extra_hits(table: &Table, seat: Seat) -> bool {
    table.battle.is_some_and(|battle| battle.stage == Stage::Contest)
        && announced(table, seat) == Some(CombatAction::Shoot)
        && table.players[seat].ship.cur.cannons > 0
}

pub(super) fn extra_hits(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8) -> RuleResult {
    if let Some(side) = combat::side(cx.table, seat) {
        side.extra_hits += n;
    }
    Ok(())
}

pub(super) fn is_fleeing(table: &Table, seat: Seat) -> bool {
    table.roll.is_some_and(|roll| roll.purpose == Purpose::Contest)
        && announced(table, seat) == Some(CombatAction::Flee)
}

pub(super) fn sure_flight(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if let Some(side) = combat::side(cx.table, seat) {
        side.is_sure_to_flee = true;
    }
    Ok(())
}

pub(super) fn cancel_boarding(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if let Some(battle) = &mut cx.table.battle {
        battle.is_repelled = true;
    }
    Ok(())
}

/// Locations with placed hits that a card (or, in crew combat, not a reinforced hull) may cancel.
pub(super) fn cancellable(
    table: &Table,
    seat: Seat,
    at: Or<Location, Any>,
    in_crew_combat: bool,
) -> impl Iterator<Item = Location> + use<> {
    let is_barred = !in_crew_combat && table.battle.is_some_and(|battle| battle.is_boarded());
    let hits = if is_barred { Hits::NONE } else { combat::hits::placed(table, seat) };
    hits.locations().filter(move |location| match at {
        Or::Value(only) => *location == only,
        Or::Word(Any::Any) => true,
    })
}

pub(super) fn cancel_hit(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    n: u8,
    at: Or<Location, Any>,
    in_crew_combat: bool,
) -> RuleResult {
    for _ in 0..n {
        let options: ArrayVec<CancelHit, 5> =
            cancellable(cx.table, seat, at, in_crew_combat).map(|location| CancelHit { location }).collect();
        if options.is_empty() {
            break;
        }
        let CancelHit { location } = ask(cx, seat, &options)?;
        combat::hits::placed_mut(cx.table, seat).take(location);
        cx.emit(Event::HitCancelled { on: Fighter::Captain(seat), location });
    }
    Ok(())
}

/// Once per round of naval combat, not in crew combat, raids or storms.
pub(super) fn can_redirect(table: &Table, seat: Seat) -> bool {
    let Some(battle) = table.battle else { return false };
    let Some(side) = battle.side_of(seat).map(|side| battle.sides[side]) else { return false };
    !battle.is_boarded() && !side.has_moved_hits && redirections(table, seat).next().is_some()
}

/// From a location with a hit to another that has a point left under the hits placed on it.
fn redirections(table: &Table, seat: Seat) -> impl Iterator<Item = MoveHit> + use<> {
    let hits = combat::hits::placed(table, seat);
    let cur = table.players[seat].ship.cur;
    let has_room = move |to: &Location| cur[*to] > hits.at(*to);
    let to = move |from| Location::ALL.into_iter().filter(move |to| *to != from).filter(has_room);
    hits.locations().flat_map(move |from| to(from).map(move |to| MoveHit { from, to }))
}

pub(super) fn redirect_hit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8) -> RuleResult {
    for _ in 0..n {
        let options: ArrayVec<MoveHit, 20> = redirections(cx.table, seat).collect();
        if options.is_empty() {
            break;
        }
        let MoveHit { from, to } = ask(cx, seat, &options)?;
        let hits = combat::hits::placed_mut(cx.table, seat);
        hits.take(from);
        hits.put(to);
        cx.emit(Event::HitMoved { on: Fighter::Captain(seat), from, to });
    }
    if let Some(side) = combat::side(cx.table, seat) {
        side.has_moved_hits = true;
    }
    Ok(())
}

/// A fight with the foe of a card (MM-MELEE-07). Its win is the other branch of the card.
pub(super) fn crew_combat(cx: &mut Cx<'_, impl Answerer>, seat: Seat, leadership: u8, crew: u8) -> RuleResult {
    combat::begin_against_band(cx, seat, leadership, crew, None);
    Ok(())
}
