//! Death and retiring (MM-DEATH, MM-RETIRE).

use super::{Answerer, Cx, end, glory, missions, purse};
use crate::action::{ChooseStartShip, PlaceMod, RedrawCaptain};
use crate::components::{Captain, Modification, Npc, Set, ShipType, Zone};
use crate::event::{Cause, Event};
use crate::table::{Ending, Hits, Place, Player, Ship, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// A captain dies: the rest of his turn and of his own effects is lost, and so is all he had.
pub(super) fn die(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    leave_turn(cx.table, seat);
    perish(cx, seat)
}

/// As if he had died (MM-RETIRE-01, MM-RULING-104).
pub(super) fn retire(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    die(cx, seat)
}

/// MM-TURN-05, MM-RULING-119
pub(super) fn leave_turn(table: &mut Table, seat: Seat) {
    if table.turn.seat == seat && table.agenda.contains(|step| step == Step::EndTurn) {
        table.agenda.cut_to(|step| step == Step::EndTurn);
    }
    table.agenda.drop_all(|step| match step {
        Step::Effects { seat: of, .. } | Step::FreeMoves { seat: of, .. } => of == seat,
        Step::RumorTrue { seat: of } | Step::MissionDone { seat: of } => of == seat,
        Step::Captains | Step::Board | Step::StartRound | Step::Event | Step::StartTurn { .. } | Step::NpcScouting => {
            false
        }
        Step::Hunters | Step::Act | Step::Port | Step::EndTurn | Step::Battle | Step::Raid => false,
        Step::CardResolved { .. } | Step::Death { .. } | Step::EndRound | Step::Storm { .. } | Step::CloseRound => {
            false
        }
    });
}

/// MM-DEATH-01, MM-DEATH-02, MM-DEATH-03, MM-RULING-107
pub(super) fn perish(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(captain) = cx.table.players[seat].captain else { return Ok(()) };
    cx.emit(Event::CaptainDied { seat, captain });
    purse::lose_all(cx, seat);
    missions::give_up(cx, seat);
    let table = &mut *cx.table;
    let player = &mut table.players[seat];
    table.cargo.discard.take_all(&mut player.cargo);
    table.glory.discard.take_all(&mut player.hand);
    for card in std::mem::take(&mut player.specialists) {
        table.glory.discard.put(card);
    }
    if let Some(rumor) = player.rumor.take() {
        table.rumors.put(rumor);
    }
    let Player { stash, has_stashed, track, ship, .. } = *player; // MM-DEATH-02
    *player = Player { stash, has_stashed, track, ship, hits: Hits::NONE, ..Player::new() };
    cx.reveal();
    lose_modifications(cx, seat)?;
    draw_captain(cx, seat)
}

/// Of a ship that is given up.
pub(super) fn lose_modifications(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let ship = &mut cx.table.players[seat].ship;
    ship.is_hull_flipped = false;
    let lost = std::mem::take(&mut ship.modifications);
    return_modifications(cx, seat, lost)
}

/// They go face down to ports without one, blindly (MM-MOD-05, MM-RULING-39).
pub(super) fn return_modifications(cx: &mut Cx<'_, impl Answerer>, seat: Seat, lost: Set<Modification>) -> RuleResult {
    cx.table.loose_modifications = lost;
    while !cx.table.loose_modifications.is_empty() {
        let empty = Zone::ports().filter(|port| cx.table.port(*port).modification.is_none());
        let options: ArrayVec<PlaceMod, 16> = empty.map(|port| PlaceMod { port }).collect();
        let PlaceMod { port } = super::ask(cx, seat, &options)?;
        cx.reveal();
        let place = cx.chance(cx.table.loose_modifications.len() as u32)?;
        let modification = cx.table.loose_modifications.nth(place as usize);
        cx.table.loose_modifications.take(modification);
        let place = &mut cx.table.ports[port.index()];
        (place.modification, place.is_face_up) = (Some(modification), false);
        cx.emit(Event::ModificationReturned { seat, port });
    }
    Ok(())
}

/// Another captain, or the end of the game (MM-DEATH-03, MM-DEATH-06, MM-END-03).
fn draw_captain(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // MM-RULING-102
    loop {
        let count = cx.table.captains.len() as u32;
        if count == 0 {
            end::finish(cx, Ending::NoCaptain);
            return Ok(());
        }
        cx.reveal();
        let place = cx.chance(count)? as usize;
        let captain = cx.table.captains.nth(place);
        cx.table.captains.take(captain);
        cx.table.players[seat].captain = Some(captain);
        cx.emit(Event::CaptainDrawn { seat, captain });
        let may_redraw = is_threatened(cx.table, captain) && !cx.table.captains.is_empty();
        if !may_redraw || cx.choose(seat, |_| [RedrawCaptain::Redraw, RedrawCaptain::Keep])? == RedrawCaptain::Keep {
            break;
        }
        cx.table.players[seat].captain = None;
        cx.table.refused.put(captain);
        cx.emit(Event::CaptainRefused { seat, captain });
    }
    let refused = std::mem::take(&mut cx.table.refused);
    cx.table.captains = cx.table.captains.plus(refused);
    Ok(())
}

/// An NPC pirate lies before his home port.
fn is_threatened(table: &Table, captain: Captain) -> bool {
    let home = table.parts.captain(captain).home;
    table.npcs_in(home).any(Npc::is_pirate)
}

/// The new captain enters at the start of his player's turn (MM-DEATH-04, MM-DEATH-05, MM-DEATH-07, MM-RULING-101).
pub(super) fn enter(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(captain) = cx.table.players[seat].captain else { return Ok(()) };
    let starts = ShipType::ALL.into_iter().filter(|ship| cx.table.parts.ship(*ship).is_start_ship);
    let options: ArrayVec<ChooseStartShip, 5> = starts.map(|ship| ChooseStartShip { ship }).collect();
    let ChooseStartShip { ship } = super::ask(cx, seat, &options)?;
    let numbers = cx.table.parts.numbers;
    let home = cx.table.parts.captain(captain).home;
    let player = &mut cx.table.players[seat];
    player.ship = Ship::new(ship, cx.table.parts.0);
    player.place = Some(Place::Port(home)); // MM-PLAGUE-02
    let gold = u16::from(numbers.start_gold).saturating_sub(player.stash); // MM-RULING-103
    cx.emit(Event::CaptainEntered { seat, captain, ship, port: home });
    purse::gain(cx, seat, gold, Cause::Start);
    for _ in 0..numbers.start_glory_cards {
        glory::draw_card(cx, seat)?;
    }
    Ok(())
}
