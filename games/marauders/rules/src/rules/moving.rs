//! Move (MM-MOVE).

use super::closed::{self, Entry};
use super::effects::passive;
use super::{Answerer, Cx, ask, cargo, combat, death, dice, glory_window, purse};
use crate::action::{FreeMove, PortRoyalEntry, Surcharge};
use crate::components::{Location, Set, Skill, Zone};
use crate::event::{Cause, Event};
use crate::table::{Admitted, Fighter, Place, Purpose, Step, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Zones that he may sail to with an action.
pub(crate) fn borders(table: &Table, seat: Seat) -> impl Iterator<Item = Zone> + use<> {
    let is_free = !table.turn.is_becalmed && passive::max_borders(table).is_none_or(|most| table.turn.borders < most);
    let around = match table.players[seat].at_sea() {
        Some(zone) if is_free => table.parts.map.around(zone),
        _ => Set::NONE,
    };
    around.into_iter()
}

pub(crate) fn can_enter(table: &Table, seat: Seat) -> bool {
    let port = table.players[seat].at_sea().filter(|zone| zone.has_port());
    port.is_some_and(|port| closed::entry(table, seat, port) != Entry::Closed)
}

/// Actions that may be used to move only are spent first.
fn spend(table: &mut Table, actions: u8) {
    let of_moves = actions.min(table.turn.moves);
    table.turn.moves -= of_moves;
    table.turn.actions -= actions - of_moves;
}

/// Zone to adjacent zone; a card may make it dearer.
pub(super) fn move_action(cx: &mut Cx<'_, impl Answerer>, seat: Seat, to: Zone) -> RuleResult {
    cx.table.turn.surcharge = 0;
    cx.table.turn.bound_for = Some(to);
    glory_window::move_declared(cx)?;
    cx.table.turn.bound_for = None;
    let surcharge = std::mem::take(&mut cx.table.turn.surcharge);
    if surcharge > 0 {
        let can_pay = cx.table.turn.actions + cx.table.turn.moves > surcharge;
        let options: &[Surcharge] = if can_pay { &[Surcharge::Pay, Surcharge::Stay] } else { &[Surcharge::Stay] };
        if ask(cx, seat, options)? == Surcharge::Stay {
            cx.table.turn.is_becalmed = true;
            if let Some(zone) = cx.table.players[seat].at_sea() {
                cx.emit(Event::StayedBehind { seat, zone });
            }
            return Ok(());
        }
    }
    spend(cx.table, 1 + surcharge);
    cx.table.turn.borders += 1;
    sail(cx, seat, to);
    Ok(())
}

/// MM-MOVE-04: in the own turn hostile NPCs scout at once.
fn sail(cx: &mut Cx<'_, impl Answerer>, seat: Seat, to: Zone) {
    if let Some(from) = cx.table.players[seat].place.replace(Place::Sea(to)) {
        cx.emit(Event::Moved { seat, from, to: Place::Sea(to) });
    }
    if passive::peeks_merchant(cx.table, seat) {
        cx.reveal();
    }
    if cx.table.turn.seat == seat {
        // MM-RULING-18
        cx.table.agenda.push(Step::NpcScouting);
    }
}

pub(super) fn leave_port_action(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    spend(cx.table, 1);
    leave_port(cx, seat)
}

/// MM-MOVE-05: what the hold has no room for stays behind.
fn leave_port(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(zone) = cx.table.players[seat].in_port() else { return Ok(()) };
    cargo::make_room(cx, seat, cx.table.hold(seat))?;
    cx.table.players[seat].admitted = None;
    sail(cx, seat, zone);
    Ok(())
}

pub(super) fn enter_port_action(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    spend(cx.table, 1);
    enter_port(cx, seat)
}

fn enter_port(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // MM-MOVE-06
    let Some(port) = cx.table.players[seat].at_sea() else { return Ok(()) };
    let admitted = match closed::entry(cx.table, seat, port) {
        Entry::Closed => return Ok(()),
        Entry::Open => None,
        Entry::ByCard => {
            cx.table.turn.may_be_admitted = false;
            Some(Admitted::ByCard)
        }
        Entry::AtTheGate { gold, skill } => {
            if !talk_or_pay(cx, seat, port, gold, skill)? {
                cx.emit(Event::TurnedAway { seat, port });
                return Ok(());
            }
            Some(Admitted::AtTheGate)
        }
    };
    let player = &mut cx.table.players[seat];
    player.admitted = admitted;
    player.place = Some(Place::Port(port));
    cx.emit(Event::Moved { seat, from: Place::Sea(port), to: Place::Port(port) });
    run_aground(cx, seat, port)
}

/// MM-RULING-13: pay, or roll and on a failure still pay.
fn talk_or_pay(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone, gold: u8, skill: Skill) -> RuleResult<bool> {
    let pay = move |t: &Table| purse::can_pay(t, seat, gold.into()).then_some(PortRoyalEntry::Pay);
    let mut answer = cx.choose(seat, |t| pay(t).into_iter().chain([PortRoyalEntry::Roll, PortRoyalEntry::GiveUp]))?;
    if answer == PortRoyalEntry::Roll {
        if dice::succeeds(cx, seat, skill, Purpose::Check)? {
            return Ok(true);
        }
        answer = cx.choose(seat, |t| pay(t).into_iter().chain([PortRoyalEntry::GiveUp]))?;
    }
    if answer == PortRoyalEntry::GiveUp {
        return Ok(false);
    }
    purse::pay(cx, seat, gold.into(), Cause::Entry)?;
    cx.emit(Event::EnteredForPay { seat, port, gold });
    Ok(true)
}

/// MM-RULING-14
fn run_aground(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    let Some((ships, hits)) = cx.table.parts.0.zone(port).rules.shallow_harbour else { return Ok(()) };
    if !ships.has(cx.table.players[seat].ship.kind) || dice::succeeds(cx, seat, Skill::Seamanship, Purpose::Check)? {
        return Ok(());
    }
    let hull: ArrayVec<Location, 8> = std::iter::repeat_n(Location::Hull, hits.into()).take(8).collect();
    if combat::hits::strike(cx, seat, &hull)? {
        cx.emit(Event::Sunk { who: Fighter::Captain(seat) });
        return death::die(cx, seat);
    }
    Ok(())
}

/// One of the moves that a card grants; then the next.
pub(super) fn free_move(cx: &mut Cx<'_, impl Answerer>, seat: Seat, left: u8) -> RuleResult {
    if left == 0 || !cx.table.players[seat].is_in_play() {
        return Ok(());
    }
    let answer = cx.choose(seat, |t| free_moves(t, seat))?;
    if answer != FreeMove::Stop && left > 1 {
        cx.table.agenda.push(Step::FreeMoves { seat, left: left - 1 });
    }
    carry_out(cx, seat, answer)
}

/// All of them, one upon the other.
pub(super) fn free_moves_at_once(cx: &mut Cx<'_, impl Answerer>, seat: Seat, steps: u8) -> RuleResult {
    for _ in 0..steps {
        if !cx.table.players[seat].is_in_play() {
            break;
        }
        let answer = cx.choose(seat, |t| free_moves(t, seat))?;
        if answer == FreeMove::Stop {
            break;
        }
        carry_out(cx, seat, answer)?;
    }
    Ok(())
}

fn carry_out(cx: &mut Cx<'_, impl Answerer>, seat: Seat, answer: FreeMove) -> RuleResult {
    match answer {
        FreeMove::To { zone } => sail(cx, seat, zone),
        FreeMove::EnterPort => enter_port(cx, seat)?,
        FreeMove::LeavePort => leave_port(cx, seat)?,
        FreeMove::Stop => (),
    }
    Ok(())
}

fn free_moves(table: &Table, seat: Seat) -> impl Iterator<Item = FreeMove> + use<> {
    let player = &table.players[seat];
    let around = player.at_sea().map_or(Set::NONE, |zone| table.parts.map.around(zone));
    let enter = can_enter(table, seat).then_some(FreeMove::EnterPort);
    let leave = player.in_port().map(|_| FreeMove::LeavePort);
    let to = around.into_iter().map(|zone| FreeMove::To { zone });
    to.chain(enter).chain(leave).chain([FreeMove::Stop])
}
