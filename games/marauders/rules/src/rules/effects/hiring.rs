//! `hire` and `take-mission`: specialists (MM-SPEC) and missions that come by cards.

use crate::action::EffectChoice;
use crate::components::cards::{Any, MissionAt, Or};
use crate::components::{Glory, Mission, Specialist};
use crate::event::{Cause, Event};
use crate::rules::{Answerer, Cx, missions, purse};
use crate::table::Table;
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Whether the card is a specialist of an allowed type that he does not have.
fn is_wanted(table: &Table, seat: Seat, allowed: &Or<Vec<Specialist>, Any>, card: Glory) -> bool {
    let Some((kind, _)) = table.parts.glory(card).specialist else { return false };
    let is_allowed = match allowed {
        Or::Value(kinds) => kinds.contains(&kind),
        Or::Word(Any::Any) => true,
    };
    is_allowed && !table.has_specialist(seat, kind)
}

/// One of the deck or its discard joins free of charge; if there is none, gold. He looks through the deck: what he
/// finds lies before him while he chooses.
pub(super) fn from_deck(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    allowed: &'static Or<Vec<Specialist>, Any>,
    else_gold: Option<u8>,
) -> RuleResult {
    cx.reveal();
    cx.table.drawn.by = Some(seat);
    for card in Glory::ALL {
        if cx.table.glory.deck.has(card) && is_wanted(cx.table, seat, allowed, card) {
            cx.table.glory.deck.take(card);
            cx.table.drawn.glory.put(card);
        }
    }
    if found(cx.table, seat, allowed).is_empty() {
        purse::gain(cx, seat, else_gold.unwrap_or(0).into(), Cause::Card);
    } else if let EffectChoice::Card(card) =
        cx.choose(seat, |t| found(t, seat, allowed).into_iter().map(EffectChoice::Card))?
    {
        if cx.table.drawn.glory.has(card) {
            cx.table.drawn.glory.take(card);
        } else {
            cx.table.glory.discard.take(card);
        }
        cx.table.players[seat].specialists.put(card);
        cx.emit(Event::SpecialistHired { seat, card });
    }
    let mut rest = std::mem::take(&mut cx.table.drawn.glory);
    cx.table.glory.deck.take_all(&mut rest);
    cx.table.drawn.by = None;
    Ok(())
}

fn found(table: &Table, seat: Seat, allowed: &Or<Vec<Specialist>, Any>) -> ArrayVec<Glory, 16> {
    let (drawn, discard) = (table.drawn.glory, table.glory.discard);
    let is_there = |card: &Glory| drawn.has(*card) || discard.has(*card) && is_wanted(table, seat, allowed, *card);
    Glory::ALL.into_iter().filter(is_there).collect()
}

/// Missions on the board that he could take by this card.
pub(super) fn missions(table: &Table, seat: Seat, at: MissionAt) -> impl Iterator<Item = Mission> {
    let here = table.players[seat].in_port();
    table.missions.on_offer.iter().filter(move |mission| {
        let facts = table.parts.mission(*mission);
        let is_in_reach = at == MissionAt::Any
            || here.is_some_and(|here| here == facts.place || table.parts.map.around(here).has(facts.place));
        is_in_reach && missions::conditions_hold(table, seat, *mission)
    })
}

/// At once, and not as an activity.
pub(super) fn take_mission(cx: &mut Cx<'_, impl Answerer>, seat: Seat, at: MissionAt, skip_roll: bool) -> RuleResult {
    if missions(cx.table, seat, at).next().is_none() {
        return Ok(());
    }
    let answer = cx.choose(seat, |t| missions(t, seat, at).map(EffectChoice::Mission))?;
    let EffectChoice::Mission(mission) = answer else { return Ok(()) };
    missions::attempt(cx, seat, mission, skip_roll)
}
