//! Dice (MM-DICE).
//!
//! Rolls of battles are put together in `combat`; how dice are rolled again is in `effects::dice`.

use super::{Answerer, Cx, glory_window};
use crate::components::cards::{RollKind, Timing};
use crate::components::{Face, Npc, Skill};
use crate::event::Event;
use crate::table::{Dice, Fighter, Pool, Purpose, Roll, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// So many dice: 1 to 4, and a skull twice (MM-DICE-01).
pub(super) fn throw(cx: &mut Cx<'_, impl Answerer>, count: u8) -> RuleResult<Dice> {
    let mut dice = Dice::NONE;
    for _ in 0..count {
        dice.put(Face::ALL[usize::from(cx.roll(6)?).min(5) - 1]);
    }
    Ok(dice)
}

/// A captain rolls a skill; the successes that count once the window `rolled` has closed.
pub(crate) fn skill_roll(cx: &mut Cx<'_, impl Answerer>, seat: Seat, skill: Skill, purpose: Purpose) -> RuleResult<u8> {
    Ok(skill_pool(cx, seat, skill, purpose)?.successes())
}

/// The same, with all dice.
pub(super) fn skill_pool(
    cx: &mut Cx<'_, impl Answerer>,
    seat: Seat,
    skill: Skill,
    purpose: Purpose,
) -> RuleResult<Pool> {
    let count = value(cx.table, seat, skill);
    let dice = throw(cx, count)?;
    let by = Fighter::Captain(seat);
    lay(cx, RollKind::from_skill(skill), purpose, [Some(Pool::new(by, dice)), None]);
    let asked: ArrayVec<Seat, 4> = match (skill, purpose) {
        // MM-WINDOW-06
        (Skill::Influence, _) => cx.table.from(cx.table.turn.seat).collect(),
        (_, Purpose::Captain(other)) => [seat, other].into_iter().collect(),
        _ => [seat].into_iter().collect(),
    };
    settle(cx, &asked)?;
    Ok(lifted(cx.table)[0].unwrap_or(Pool::new(by, Dice::NONE)))
}

/// MM-DICE-02
pub(crate) fn succeeds(cx: &mut Cx<'_, impl Answerer>, seat: Seat, skill: Skill, purpose: Purpose) -> RuleResult<bool> {
    Ok(skill_roll(cx, seat, skill, purpose)? > 0)
}

/// An NPC scouts for a captain with so many dice; `again` are all of them once more on a failure (MM-RULING-75).
pub(crate) fn npc_scouts(
    cx: &mut Cx<'_, impl Answerer>,
    npc: Npc,
    seat: Seat,
    count: u8,
    again: bool,
) -> RuleResult<bool> {
    let mut dice = throw(cx, count.max(1))?;
    if again && dice.skulls() == 0 {
        dice = throw(cx, count.max(1))?;
    }
    let pool = Pool::new(Fighter::Npc(npc), dice);
    lay(cx, RollKind::Scouting, Purpose::Captain(seat), [Some(pool), None]);
    settle(cx, &[seat])?;
    Ok(lifted(cx.table)[0].is_some_and(|pool| pool.successes() > 0))
}

/// A captain's skill, at least one die (MM-DICE-05, MM-RULING-03).
pub(super) fn value(table: &Table, seat: Seat, skill: Skill) -> u8 {
    table.players[seat].captain.map_or(1, |captain| table.parts.captain(captain).skill(skill).max(1))
}

/// Dice on the table, for everybody to see.
pub(super) fn lay(cx: &mut Cx<'_, impl Answerer>, kind: RollKind, purpose: Purpose, pools: [Option<Pool>; 2]) {
    cx.table.roll = Some(Roll { kind, purpose, pools });
    for pool in pools.into_iter().flatten() {
        cx.emit(Event::Rolled { by: pool.by, skill: kind.skill(), dice: pool.dice });
    }
}

/// The window `rolled`: nothing is derived from the dice before it closes (MM-RULING-95).
pub(super) fn settle(cx: &mut Cx<'_, impl Answerer>, asked: &[Seat]) -> RuleResult {
    glory_window::open(cx, Timing::Rolled, asked)
}

/// Takes the dice off the table.
pub(super) fn lifted(table: &mut Table) -> [Option<Pool>; 2] {
    table.roll.take().map_or([None; 2], |roll| roll.pools)
}
