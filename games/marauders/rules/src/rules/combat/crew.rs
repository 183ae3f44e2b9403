//! Crew combat (MM-MELEE).

use super::naval::higher;
use super::{captains, current, fighters, go_to, hits, ship, skill};
use crate::action::BreakOff;
use crate::components::cards::{DiceScope, Effect, RollKind, Timing};
use crate::components::{Location, Modification, Skill};
use crate::event::Event;
use crate::rules::effects::passive;
use crate::rules::{Answerer, Cx, ask, dice, glory_window};
use crate::table::{Fighter, Pool, Purpose, Spoils, Stage, Table, Win};
use wardroom_kernel::RuleResult;

fn crews(table: &Table) -> [u8; 2] {
    fighters(table).map(|fighter| ship(table, fighter).cur.crew)
}

/// Swivel guns fire on both sides at once (MM-MOD-07); a side without crew loses before they fire (MM-MELEE-01,
/// MM-RULING-92).
pub(super) fn board(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if crews(cx.table).contains(&0) {
        // MM-RULING-94
        decide(cx, [0; 2], [0; 2]);
        return Ok(());
    }
    if breaks_off(cx)? {
        return Ok(());
    }
    let fighters = fighters(cx.table);
    for (side, fighter) in fighters.into_iter().enumerate() {
        if !ship(cx.table, fighter).has(Modification::SwivelGuns) {
            continue;
        }
        let rolled = dice::throw(cx, 2)?;
        cx.emit(Event::Rolled { by: fighter, skill: None, dice: rolled });
        if rolled.skulls() > 0 {
            hits::place(cx.table, fighters[1 - side], Location::Crew, Some(Location::Crew));
        }
    }
    hits::due(cx, &fighters)?;
    go_to(cx.table, Stage::CrewCombat);
    if crews(cx.table).contains(&0) {
        decide(cx, [0; 2], [0; 2]);
    }
    Ok(())
}

/// MM-MELEE-07: before the swivel guns and before each further round, against the foe of a card.
fn breaks_off(cx: &mut Cx<'_, impl Answerer>) -> RuleResult<bool> {
    let [Fighter::Captain(seat), Fighter::Band(_)] = fighters(cx.table) else { return Ok(false) };
    if ask(cx, seat, &[BreakOff::Fight, BreakOff::BreakOff])? == BreakOff::Fight {
        return Ok(false);
    }
    cx.emit(Event::BrokenOff { seat });
    go_to(cx.table, Stage::Over);
    Ok(true)
}

/// One round (MM-MELEE-02, MM-MELEE-06).
pub(super) fn round(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if current(cx.table).round > 0 && breaks_off(cx)? {
        return Ok(());
    }
    let battle = current(cx.table);
    battle.round = battle.round.saturating_add(1);
    battle.sides.iter_mut().for_each(|side| side.extra_dice = 0);
    let captains = captains(cx.table);
    glory_window::open(cx, Timing::BeforeRoll, &captains)?;
    let (fighters, crews) = (fighters(cx.table), crews(cx.table));
    let mut pools = [None; 2];
    for side in [0, 1] {
        let count = crew_dice(cx.table, side);
        pools[side] = Some(Pool::new(fighters[side], dice::throw(cx, count)?));
    }
    dice::lay(cx, RollKind::Leadership, Purpose::CrewCombat, pools);
    dice::settle(cx, &captains)?;
    let pools = dice::lifted(cx.table);
    let successes = pools.map(|pool| pool.map_or(0, |pool| pool.successes()));
    let pips = pools.map(|pool| pool.map_or(0, |pool| pool.dice.pips()));
    for side in [0, 1] {
        for _ in 0..successes[side].min(crews[side]) {
            hits::place(cx.table, fighters[1 - side], Location::Crew, Some(Location::Crew)); // MM-RULING-93
        }
    }
    hits::due(cx, &fighters)?;
    decide(cx, successes, pips);
    Ok(())
}

fn crew_dice(table: &Table, side: usize) -> u8 {
    let battle = table.battle.as_ref().expect("a battle is under way");
    let own = battle.sides[side];
    let first = own.fighter.seat().filter(|_| battle.round == 1).map_or(0, |seat| {
        let more = |effect: &Effect| {
            let Effect::ExtraDice { skill: Skill::Leadership, n, scope: DiceScope::FirstRound } = *effect else {
                return 0;
            };
            n
        };
        passive::abilities(table, seat).map(|(_, effect)| more(effect)).sum()
    });
    skill(table, own.fighter, Skill::Leadership).max(1) + first + own.extra_dice
}

/// MM-MELEE-03, MM-MELEE-04: who has lost the whole crew has lost; both, then the dice decide.
fn decide(cx: &mut Cx<'_, impl Answerer>, successes: [u8; 2], pips: [u8; 2]) {
    let winner = match crews(cx.table) {
        [0, 0] => higher(successes).or(higher(pips)), // MM-MELEE-05
        [0, _] => Some(1),
        [_, 0] => Some(0),
        _ => return,
    };
    let stage = match winner {
        Some(side) => {
            current(cx.table).sides[1 - usize::from(side)].is_beaten = true;
            Stage::Won(Win { side, by_boarding: true, spoils: Spoils::Ship })
        }
        None => Stage::Over, // MM-RULING-91
    };
    go_to(cx.table, stage);
}
