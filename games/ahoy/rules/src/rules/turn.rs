//! Turns: the chapter AH-TURN. Rounds are in `rounds`.

use super::order::{due, resolve_in_order};
use super::{Answerer, Cx, actions, crew, dice, economy, plans, recruit, rounds, smuggler, squadron};
use crate::action::{Act, Effect};
use crate::components::{Card, Pips};
use crate::event::{Event, Why};
use crate::table::{DieSlot, Phase, SQUADRON, Table, Turn};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// One thing: a die, a free action, or the end. It is completed before anything else begins (AH-TURN-05, AH-TURN-04).
pub(super) fn act(cx: &mut Cx<'_, impl Answerer>, mut turn: Turn) -> RuleResult {
    let seat = turn.seat;
    match cx.choose(seat, |t| acts(t, turn))? {
        Act::Place { die, slot } => {
            let value = dice::place(cx, seat, die, slot)?;
            turn.due -= 1;
            cx.table.phase = Phase::Turn(turn);
            actions::take(cx, turn, slot, value)?; // AH-DICE-01
        }
        Act::RecruitWithDie { card, die } => {
            turn.due -= 1; // AH-DICE-10
            recruit::with_die(cx, seat, card, die)?;
            cx.table.phase = Phase::Turn(turn);
        }
        Act::Recruit { card } => recruit::with_gold(cx, seat, card)?,
        Act::Smuggle { card } => smuggler::smuggle(cx, seat, card)?,
        Act::Deliver { card } => smuggler::deliver(cx, seat, card)?,
        Act::UseCrew { card } => {
            crew::act(cx, &mut turn, card)?;
            cx.table.phase = Phase::Turn(turn);
        }
        Act::PlayPlan { plan } => plans::play(cx, plan)?,
        Act::SetAside { die } => {
            turn.due -= 1; // AH-RULING-46
            set_aside(cx, turn, die);
        }
        Act::EndTurn => cx.table.phase = Phase::EndOfTurn(turn),
    }
    Ok(())
}

/// AH-ACTION-06, AH-RULING-76
/// Everything that may be done now. A plan that is not in hand is not offered, so offers differ with the hand; whether
/// the question is asked does not.
fn acts(table: &Table, turn: Turn) -> ArrayVec<Act, 192> {
    let Turn { seat, due, .. } = turn;
    let mut acts = ArrayVec::new();
    if due > 0 {
        acts.extend(dice::placements(table, seat));
    }
    acts.extend(recruit::recruits(table, seat, due));
    let places_no_die = |act: &Act| !matches!(act, Act::Place { .. } | Act::RecruitWithDie { .. });
    if due > 0 && acts.iter().all(places_no_die) {
        acts.extend(table.players[seat].hand.kinds().map(|die| Act::SetAside { die })); // AH-RULING-45
    }
    acts.extend(smuggler::acts(table, seat));
    acts.extend(crew::usable(table, turn).map(|card| Act::UseCrew { card }));
    acts.extend(plans::playable(table, seat).map(|plan| Act::PlayPlan { plan }));
    if due == 0 {
        acts.push(Act::EndTurn); // AH-TURN-06
    }
    acts
}

/// AH-TURN-07
fn set_aside(cx: &mut Cx<'_, impl Answerer>, turn: Turn, die: Pips) {
    let player = &mut cx.table.players[turn.seat];
    player.hand.take(die);
    player.aside.put(die);
    cx.table.phase = Phase::Turn(turn);
    cx.emit(Event::DieSetAside { seat: turn.seat, die });
}

/// What the end of a turn may bring at once.
#[derive(Clone, Copy, Debug)]
enum TurnEnd {
    Strongholds,
    Documentarian,
    Elder,
}

impl From<TurnEnd> for Effect {
    fn from(effect: TurnEnd) -> Effect {
        match effect {
            TurnEnd::Strongholds => Effect::Strongholds,
            TurnEnd::Documentarian => Effect::Documentarian,
            TurnEnd::Elder => Effect::Elder,
        }
    }
}

/// AH-TURN-10: Strongholds, Documentarian, Elder; then the next turn.
pub(super) fn end(cx: &mut Cx<'_, impl Answerer>, turn: Turn) -> RuleResult {
    let seat = turn.seat;
    let has_gold = cx.table.gold_in_supply() > 0;
    let has = |card| has_gold && cx.table.players[seat].has(card);
    let effects = due([
        (TurnEnd::Strongholds, seat == SQUADRON && squadron::building_sites(cx.table).next().is_some()),
        (TurnEnd::Documentarian, has(Card::Documentarian) && meets_enemy(cx.table, turn)),
        (TurnEnd::Elder, has(Card::Elder) && is_undamaged(cx.table, turn)),
    ]);
    resolve_in_order(cx, effects, |cx, effect| {
        match effect {
            TurnEnd::Strongholds => squadron::build_strongholds(cx)?,
            TurnEnd::Documentarian => {
                economy::gain_gold(cx, seat, 1, Why::Crew { card: Card::Documentarian });
            }
            TurnEnd::Elder => economy::gain_gold(cx, seat, 1, Why::Crew { card: Card::Elder }),
        }
        Ok(())
    })?;
    cx.emit(Event::TurnEnded { seat });
    rounds::next_turn(cx, seat);
    Ok(())
}

/// AH-CREW-09
fn meets_enemy(table: &Table, turn: Turn) -> bool {
    let region = |seat| table.flagship(seat).map(|space| space.region());
    table.seats().any(|enemy| enemy != turn.seat && region(enemy) == region(turn.seat))
}

/// AH-CREW-10; slots of ships count, too (AH-RULING-43).
fn is_undamaged(table: &Table, turn: Turn) -> bool {
    !table.players[turn.seat].slots.all().contains(&DieSlot::Damaged)
}
