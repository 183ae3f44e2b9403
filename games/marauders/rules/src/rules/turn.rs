//! Turn and actions (MM-TURN).

use super::effects::passive;
use super::{Answerer, Cx, closed, death, end as ending, glory, glory_window, moving, port, scout};
use crate::action::Act;
use crate::event::Event;
use crate::table::{Activity, Ending, RulesVersion, Step, Table, Turn};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Everything before the first action (MM-TURN-01, MM-RULING-09).
pub(super) fn start(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let mut turn = Turn::new(seat, cx.table.turn.number + 1);
    turn.actions = cx.table.parts.numbers.actions_per_turn;
    turn.moves = passive::extra_moves(cx.table);
    cx.table.turn = turn;
    cx.emit(Event::TurnBegan { seat });
    cx.table.agenda.push(Step::EndTurn);
    if !cx.table.players[seat].is_in_play() {
        death::enter(cx, seat)?;
    }
    glory_window::turn_start(cx)?;
    cx.table.turn.is_fresh = true;
    cx.table.agenda.push(Step::Act);
    cx.table.agenda.push(Step::NpcScouting);
    Ok(())
}

/// One action, one card, or the end of the turn (MM-RULING-67, MM-TURN-02, MM-CARD-01).
pub(super) fn act(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let seat = cx.table.turn.seat;
    let is_spent = cx.table.turn.actions == 0 && cx.table.turn.moves == 0;
    if is_spent && cx.table.players[seat].hand.is_empty() {
        cx.table.agenda.pop();
        return Ok(());
    }
    let answer = cx.choose(seat, |t| offers(t, seat))?;
    cx.table.turn.is_fresh = false;
    match answer {
        Act::Move { to } => moving::move_action(cx, seat, to),
        Act::EnterPort => moving::enter_port_action(cx, seat),
        Act::LeavePort => moving::leave_port_action(cx, seat),
        Act::Scout { target } => scout::scout(cx, seat, target),
        Act::Port => port::port_action(cx, seat),
        Act::PlayCard { card } => glory::play(cx, seat, card),
        Act::Retire => {
            cx.emit(Event::Retired { seat });
            death::retire(cx, seat)
        }
        Act::EndTurn => {
            cx.table.agenda.pop();
            Ok(())
        }
    }
}

fn offers(table: &Table, seat: Seat) -> ArrayVec<Act, 48> {
    let mut offers = ArrayVec::new();
    let player = &table.players[seat];
    if table.turn.is_fresh && player.in_port().is_some() {
        offers.push(Act::Retire);
    }
    if table.turn.actions + table.turn.moves > 0 {
        // MM-MOVE-01
        offers.extend(moving::borders(table, seat).map(|to| Act::Move { to }));
        if moving::can_enter(table, seat) {
            offers.push(Act::EnterPort);
        }
        if player.in_port().is_some() {
            offers.push(Act::LeavePort);
        }
    }
    if table.turn.actions > 0 {
        offers.extend(scout::targets(table, seat).into_iter().map(|target| Act::Scout { target }));
        // MM-TURN-03
        let has_port_action = |port| table.turn.ported.is_none() && closed::port_action(table, seat, port).is_some();
        if player.in_port().is_some_and(has_port_action) {
            offers.push(Act::Port);
        }
    }
    offers.extend(glory::playable(table, seat, false).map(|card| Act::PlayCard { card }));
    offers.push(Act::EndTurn);
    offers
}

/// After the last player's turn the round ends, or the game (MM-END-02, MM-RULING-109).
pub(super) fn end(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let Turn { seat, ported, port, .. } = cx.table.turn;
    let version = cx.table.version;
    let player = &mut cx.table.players[seat];
    let bought_in = match version {
        RulesVersion::First => ported,
        RulesVersion::Second => player.bought_in,
    };
    player.bought_in = bought_in.filter(|_| port.done.has(Activity::Buy) && player.is_in_play()); // MM-RULING-25
    cx.emit(Event::TurnEnded { seat });
    let next = cx.table.left_of(seat);
    if next != cx.table.start {
        cx.table.agenda.push(Step::StartTurn { seat: next });
    } else if !cx.table.announced.is_empty() {
        ending::finish(cx, Ending::Glory);
    }
    Ok(())
}
