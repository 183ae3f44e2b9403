//! Chapter Collection (EF-COLL), with wrecks and providence spaces.

use super::{Answerer, Cx, tactics};
use crate::action::Collection;
use crate::components::{Captain, Crew, Kind, Spice};
use crate::event::{Audience, Ended, Event, Source};
use crate::table::{Phase, Ship, Table};
use wardroom_kernel::{RuleResult, Seat, Seats};

/// EF-COLL-01: the phase runs by itself, in this order; gains are not declined (EF-RULING-89). Ships are where they were at the
/// start of the turn (EF-COLL-07, EF-RULING-10).
pub(super) fn collect(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let partners = cx.table.mode().seats_of(cx.table.active);
    for seat in partners {
        collect_spices(cx, seat);
    }
    // The lower partner draws first (EF-RULING-90).
    for seat in partners {
        draw_tokens(cx, seat)?;
    }
    cx.table.phase = Phase::Rescue;
    Ok(())
}

fn collect_spices(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    for planet in crate::components::Planet::ALL {
        if cx.table.holding(planet).holder == Some(seat) {
            let spice = cx.table.parts.planet(planet).produces;
            gain(cx, seat, spice, 1, Source::Planet(planet)); // EF-COLL-02, EF-RULING-11
        }
    }
    for hull in crate::table::Hull::ALL {
        let ship = Ship { seat, hull };
        let Some(kind) = kind_under(cx.table, ship) else { continue };
        let gives = cx.table.parts.kind(kind).gives;
        // EF-SPACE-11; a providence space is none (EF-SPACE-14, EF-RULING-15).
        let is_factory = matches!(kind, Kind::PepperFactory | Kind::VanillaFactory);
        for spice in Spice::ALL.into_iter().filter(|&spice| gives[spice] != 0) {
            gain(cx, seat, spice, gives[spice], Source::Ship(ship)); // EF-COLL-03, EF-EXPERT-04
            if is_factory && hull.is_galleon() {
                let count = harvests(cx.table, seat) * 2;
                gain(cx, seat, spice, count, Source::RichHarvest); // EF-COLL-06, EF-CAPT-14
            }
        }
    }
}

/// Pargo's credits: each of his First Officers in play is one (EF-CAPT-14, EF-RULING-14).
fn harvests(t: &Table, seat: Seat) -> u8 {
    let player = &t.players[seat];
    if player.captain == Some(Captain::Pargo) { player.in_play.count(Crew::FirstOfficer) } else { 0 }
}

fn kind_under(t: &Table, ship: Ship) -> Option<Kind> {
    t.sky.kind(&t.parts, t.space_of(ship)?)
}

/// Up to the cap (EF-COMP-05, EF-COLL-04).
fn gain(cx: &mut Cx<'_, impl Answerer>, seat: Seat, spice: Spice, count: u8, from: Source) {
    let cap = cx.table.parts.spice_cap;
    let held = &mut cx.table.players[seat].spices[spice];
    let count = count.min(cap - *held);
    *held += count;
    if count != 0 {
        cx.emit(Event::Collected { seat, spice, count, from });
    }
}

/// EF-COLL-05: one token for each ship on an anchorage (EF-SPACE-12), and for each Quartermaster if the galleon is on one
/// (EF-COLL-06, EF-CREW-14).
fn draw_tokens(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let is_moored = |hull| kind_under(cx.table, Ship { seat, hull }) == Some(Kind::Anchorage);
    let ships = crate::table::Hull::ALL.into_iter().filter(|&hull| is_moored(hull)).count() as u8;
    let quartermasters = cx.table.players[seat].in_play.count(Crew::Quartermaster);
    let more = if is_moored(crate::table::Hull::Galleon) { quartermasters } else { 0 };
    for _ in 0..ships + more {
        // EF-RULING-13
        let left = cx.table.bag.len();
        if left == 0 || cx.table.parts.token_cap <= cx.table.players[seat].tokens.len() {
            break;
        }
        let place = cx.chance(left.into())?;
        let token = cx.table.bag.nth(place).expect("nature picks one of the tokens that are there");
        cx.table.bag.take(token);
        cx.table.players[seat].tokens.put(token);
        cx.emit(Event::TokenDrawn { seat, token, left: left - 1 });
    }
    Ok(())
}

/// EF-EXPERT-05, EF-RULING-61: one card, or the end of the phase.
pub(super) fn rescue(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let rescuing_now = rescuing(cx.table);
    if rescuing_now.is_empty() {
        tactics::begin(cx);
        return Ok(());
    }
    let (seat, answer) = cx.choose_any(rescuing_now, |t, seat| {
        let kinds = move |ship| t.navy(seat).reserve.kinds().map(move |kind| Collection::RescueCrew { ship, kind });
        wrecks(t, seat).flat_map(kinds).chain([Collection::EndCollection])
    })?;
    match answer {
        Collection::RescueCrew { ship, kind } => {
            cx.table.rescued.insert(ship);
            cx.table.navy_mut(seat).reserve.take(kind);
            cx.table.players[seat].hand.put(kind);
            let to = Audience::side_of(cx.table.mode(), seat);
            cx.emit(Event::Rescued { seat, ship, kind, to });
            cx.emit(Event::RescuedUnseen { seat, ship, to });
        }
        Collection::EndCollection => {
            cx.table.ended = cx.table.ended.chain([seat]).collect();
            cx.emit(Event::PhaseEnded { seat, phase: Ended::Collection });
        }
    }
    Ok(())
}

/// Own ships on wrecks that have not rescued a card in this turn (EF-SPACE-15).
pub(super) fn wrecks(t: &Table, seat: Seat) -> impl Iterator<Item = Ship> {
    let on_wreck = |ship: &Ship| kind_under(t, *ship) == Some(Kind::Wreck) && !t.rescued.contains(*ship);
    t.fleet(seat).map(|(ship, _)| ship).filter(on_wreck)
}

/// The partners who can rescue a card and have not ended the phase.
fn rescuing(t: &Table) -> Seats {
    let may = |seat: &Seat| {
        let has_room = t.players[*seat].hand.len() < t.parts.mode(t.mode()).hand_limit;
        has_room && !t.navy(*seat).reserve.is_empty() && wrecks(t, *seat).next().is_some()
    };
    t.acting().filter(may).collect()
}
