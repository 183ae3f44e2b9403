//! Anchoring: Harbor, Treasure and what factions gain where a figure stops.

use super::moving::{Movement, Purpose};
use super::order::{due, resolve_in_order};
use super::{Answerer, Cx, ask, dice, economy, placing, repair, union};
use crate::action::{Effect, Harbor, HarborTo, IslandComrades, PlacePatrol, Treasure};
use crate::components::{Card, Faction, Slot, Space, Terrain};
use crate::event::{Event, Why};
use crate::table::{DieSlot, Figure, RulesVersion, SQUADRON, Table, UNION};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AnchorKind {
    Full,
    /// Without Harbor and Treasure (AH-RULING-26).
    Pushed,
}

/// What anchoring may bring at once.
#[derive(Clone, Copy, Debug)]
enum Anchoring {
    Harbor,
    Treasure,
    Merchant,
    Patrol,
    Comrades,
}

impl From<Anchoring> for Effect {
    fn from(effect: Anchoring) -> Effect {
        match effect {
            Anchoring::Harbor => Effect::Harbor,
            Anchoring::Treasure => Effect::Treasure,
            Anchoring::Merchant => Effect::Merchant,
            Anchoring::Patrol => Effect::Patrol,
            Anchoring::Comrades => Effect::Comrades,
        }
    }
}

pub(super) fn anchor(cx: &mut Cx<'_, impl Answerer>, movement: Movement, kind: AnchorKind) -> RuleResult {
    // AH-PROC-08
    let figure = movement.figure;
    let Some(space) = cx.table.sea.at(figure) else { return Ok(()) };
    cx.emit(Event::Anchored { figure, space });
    let (seat, facts) = (figure.owner(), *cx.table.parts.space(space));
    let is_whole = figure.is_flagship() && kind == AnchorKind::Full; // AH-TERRAIN-10
    let (is_harbor, has_gold) = (is_whole && facts.terrain == Terrain::Harbor, cx.table.gold_in_supply() > 0);
    let has_treasure = is_whole && facts.gold > 0 && !movement.has_collected;
    // AH-RULING-39: the Trawler has taken the Treasure on entering; a Diver adds to it on anchoring.
    let has_extra = is_whole && movement.has_collected && has_divers_gold(cx.table, seat, space);
    let has_extra = has_extra && cx.table.version > RulesVersion::First;
    let has_merchant = is_harbor && cx.table.players[seat].has(Card::Merchant);
    // They pay for each other: Treasure may come first and turn the Harbor's die, or be filled by what that has cost.
    let income = if has_treasure { facts.gold } else { 0 } + u8::from(has_merchant);
    let has_use_of_harbor = is_harbor && has_use_of_harbor(cx.table, seat, income.min(cx.table.gold_in_supply()));
    let can_pay = has_gold || has_use_of_harbor && cx.table.players[seat].gold > 0;
    let (sails, tailwinds) = (movement.purpose == Purpose::Sail, movement.purpose == Purpose::Tailwind);
    let has_patrols = cx.table.sea.patrols_in_supply() > 0;
    let has_comrades = cx.table.sea.ready > 0 || cx.table.sea.comrades_in_supply() > 0;
    let effects = due([
        // AH-TERRAIN-11
        (Anchoring::Harbor, has_use_of_harbor),
        (Anchoring::Treasure, has_treasure && can_pay || has_extra && has_gold),
        (Anchoring::Merchant, has_merchant && can_pay), // AH-CREW-17
        // AH-SQUAD-02
        (Anchoring::Patrol, figure == Figure::Flagship(SQUADRON) && (sails || tailwinds) && has_patrols),
        (Anchoring::Comrades, seat == UNION && sails && space.is_island() && has_comrades), // AH-UNION-04
    ]);
    resolve_in_order(cx, effects, |cx, effect| match effect {
        Anchoring::Harbor => harbor(cx, seat),
        Anchoring::Treasure => treasure(cx, seat, space, movement.has_collected),
        Anchoring::Merchant => {
            economy::gain_gold(cx, seat, 1, Why::Crew { card: Card::Merchant });
            Ok(())
        }
        Anchoring::Patrol => place_patrol(cx),
        Anchoring::Comrades => island_comrades(cx, space),
    })
}

/// With the gold that may still come.
fn has_use_of_harbor(table: &Table, seat: Seat, income: u8) -> bool {
    let gold = table.players[seat].gold + income;
    table.players[seat].damage() > 0 || movable_dice(table, seat, gold).next().is_some()
}

/// Placed dice that could go to Cannons (AH-RULING-36).
fn movable_dice(table: &Table, seat: Seat, gold: u8) -> impl Iterator<Item = Harbor> {
    let slots = table.slots(seat);
    slots.flat_map(move |slot| {
        let row = table.players[seat].slots.row(slot);
        let is_first = |place: usize| !row[..place].contains(&row[place]);
        row.iter().enumerate().filter_map(move |(place, holds)| match *holds {
            DieSlot::Die(die) if is_first(place) => {
                let has_place = cannons_for(table, seat, slot).any(|to| dice::can_turn(table, seat, gold, die, to));
                has_place.then_some(Harbor::Die { slot, die })
            }
            DieSlot::Die(_) | DieSlot::Empty | DieSlot::Damaged => None,
        })
    })
}

/// Cannons slots that are free, or will be when the die is lifted from there (AH-TERRAIN-03).
fn cannons_for(table: &Table, seat: Seat, lifted: Slot) -> impl Iterator<Item = Slot> {
    let cannons = Slot::board(Faction::of_seat(seat)).iter().copied().filter(|slot| slot.is_cannons());
    cannons.filter(move |&slot| slot == lifted || table.is_free(seat, slot))
}

/// Either repair or move a die (AH-TERRAIN-02).
fn harbor(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let mut options: ArrayVec<Harbor, 16> = ArrayVec::new();
    if cx.table.players[seat].damage() > 0 {
        options.push(Harbor::Repair);
    }
    let gold = cx.table.players[seat].gold;
    options.extend(movable_dice(cx.table, seat, gold));
    options.push(Harbor::Pass);
    match ask(cx, seat, &options)? {
        Harbor::Pass => Ok(()),
        Harbor::Repair => repair::up_to(cx, seat, 2),
        Harbor::Die { slot: from, die } => {
            let to = cannons_for(cx.table, seat, from).filter(|&to| dice::can_turn(cx.table, seat, gold, die, to));
            let to: ArrayVec<HarborTo, 2> = to.map(HarborTo::Slot).collect();
            let HarborTo::Slot(to) = ask(cx, seat, &to)?;
            let (gold, value) = dice::spend(cx, seat, die, to)?;
            cx.table.players[seat].slots.replace(from, DieSlot::Die(die), DieSlot::Empty);
            cx.table.players[seat].slots.replace(to, DieSlot::Empty, DieSlot::Die(value));
            cx.emit(Event::DieMoved { seat, from, to, die: value, gold });
            super::crew::gunners_mate(cx, seat)
        }
    }
}

/// AH-TERRAIN-08, AH-RULING-38: all or nothing, unless a Trawler has collected it before.
fn treasure(cx: &mut Cx<'_, impl Answerer>, seat: Seat, space: Space, is_collected: bool) -> RuleResult {
    if !is_collected {
        if cx.table.gold_in_supply() == 0 || ask(cx, seat, &[Treasure::Yes, Treasure::No])? == Treasure::No {
            return Ok(());
        }
        let gold = cx.table.parts.space(space).gold;
        economy::gain_gold(cx, seat, gold, Why::Treasure);
    }
    if has_divers_gold(cx.table, seat, space) {
        economy::gain_gold(cx, seat, 1, Why::Crew { card: Card::Diver });
    }
    Ok(())
}

/// AH-CREW-08
fn has_divers_gold(table: &Table, seat: Seat, space: Space) -> bool {
    table.parts.space(space).terrain == Terrain::Wreckage && table.players[seat].has(Card::Diver)
}

/// AH-SQUAD-01: with the Flagship, wherever it is by now (AH-RULING-37).
fn place_patrol(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (Some(patrol), Some(space)) = (placing::patrol_in_supply(cx.table), cx.table.flagship(SQUADRON)) else {
        return Ok(());
    };
    if ask(cx, SQUADRON, &[PlacePatrol::Yes, PlacePatrol::No])? == PlacePatrol::Yes {
        placing::place(cx, patrol, space);
    }
    Ok(())
}

/// AH-UNION-03, AH-RULING-60
fn island_comrades(cx: &mut Cx<'_, impl Answerer>, space: Space) -> RuleResult {
    let mut options: ArrayVec<IslandComrades, 3> = ArrayVec::new();
    if cx.table.sea.ready > 0 {
        options.push(IslandComrades::Place);
    }
    if cx.table.sea.comrades_in_supply() > 0 {
        options.push(IslandComrades::Gain);
    }
    options.push(IslandComrades::Pass);
    match ask(cx, UNION, &options)? {
        IslandComrades::Place => union::place_comrades(cx, space.region(), 2),
        IslandComrades::Gain => union::gain_comrades(cx, 2),
        IslandComrades::Pass => (),
    }
    Ok(())
}
