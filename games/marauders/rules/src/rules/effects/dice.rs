//! `reroll`, `extra-dice`, `add-success`.

use super::passive;
use crate::action::{PickDie, RerollWhose};
use crate::components::cards::{HowMany, Reroll, RollScope, Whose};
use crate::components::{Means, Set, Skill};
use crate::event::Event;
use crate::rules::{Answerer, Cx, combat, dice};
use crate::table::{Fighter, Pool, Purpose, Roll, Stage, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// The pools on which a player may use a re-roll: his own, and that of another.
fn pools(table: &Table, seat: Seat, reroll: Reroll) -> (Option<usize>, Option<usize>) {
    let Some(roll) = table.roll else { return (None, None) };
    let fits = reroll.roll.covers(roll.kind)
        && match reroll.scope {
            None => true,
            Some(RollScope::Merchant) => roll.purpose == Purpose::Merchant,
            Some(RollScope::CrewCombat) => roll.purpose == Purpose::CrewCombat,
        };
    if !fits {
        return (None, None);
    }
    let place = |is_it: &dyn Fn(&Pool) -> bool| {
        roll.pools.iter().position(|pool| pool.as_ref().is_some_and(|pool| !pool.dice.is_empty() && is_it(pool)))
    };
    let own = place(&|pool| pool.by == Fighter::Captain(seat));
    let other = match reroll.whose {
        Whose::Own => None,
        Whose::OwnOrEnemy if !is_against(table, seat, &roll) => None,
        Whose::Anyone => place(&|pool| pool.by.seat().is_some_and(|other| other != seat)),
        Whose::OwnOrEnemy => place(&|pool| pool.by != Fighter::Captain(seat)),
    };
    let is_immune = |place: &usize| {
        let victim = roll.pools[*place].and_then(|pool| pool.by.seat());
        victim.zip(roll.kind.skill()).is_some_and(|(victim, skill)| passive::is_immune(table, victim, skill))
    };
    (own, other.filter(|place| !is_immune(place)))
}

/// Whether the roll is one of his own battle, or one to find him.
fn is_against(table: &Table, seat: Seat, roll: &Roll) -> bool {
    match roll.purpose {
        Purpose::Captain(sought) => sought == seat,
        Purpose::Contest | Purpose::CrewCombat | Purpose::Volley => {
            table.battle.is_some_and(|battle| battle.side_of(seat).is_some())
        }
        Purpose::Check | Purpose::Merchant | Purpose::Raid | Purpose::Storm => false,
    }
}

pub(super) fn can_reroll(table: &Table, seat: Seat, reroll: Reroll) -> bool {
    let (own, other) = pools(table, seat, reroll);
    own.is_some() || other.is_some()
}

/// Dice of one roll are rolled again; the new result stands.
pub(super) fn reroll(cx: &mut Cx<'_, impl Answerer>, seat: Seat, reroll: Reroll) -> RuleResult {
    let place = match pools(cx.table, seat, reroll) {
        (Some(own), Some(other)) => match cx.choose(seat, |_| [RerollWhose::Own, RerollWhose::Other])? {
            RerollWhose::Own => own,
            RerollWhose::Other => other,
        },
        (Some(place), None) | (None, Some(place)) => place,
        (None, None) => return Ok(()),
    };
    pick(cx, seat, place, reroll.dice)?;
    let picked = std::mem::take(&mut pool(cx.table, place).picked);
    let new = dice::throw(cx, picked.len())?;
    let pool = pool(cx.table, place);
    new.iter().for_each(|face| pool.dice.put(face));
    let (by, dice) = (pool.by, pool.dice);
    cx.emit(Event::Rerolled { by, dice });
    Ok(())
}

fn pool(table: &mut Table, place: usize) -> &mut Pool {
    table.roll.as_mut().and_then(|roll| roll.pools[place].as_mut()).expect("dice lie on the table")
}

/// One die after another, in rising order, so that each choice of dice has one way to be made.
fn pick(cx: &mut Cx<'_, impl Answerer>, seat: Seat, place: usize, how_many: HowMany) -> RuleResult {
    loop {
        let Pool { dice, picked, .. } = *pool(cx.table, place);
        let highest = picked.iter().last();
        let mut options: ArrayVec<PickDie, 6> = ArrayVec::new();
        if how_many == HowMany::Any || picked.is_empty() {
            options.extend(dice.faces().filter(|face| Some(*face) >= highest).map(PickDie::Face));
        }
        if !picked.is_empty() {
            options.push(PickDie::Roll);
        }
        let picked = match options[..] {
            [only] => only,
            _ => cx.choose(seat, |_| options)?,
        };
        let PickDie::Face(face) = picked else { return Ok(()) };
        let pool = pool(cx.table, place);
        pool.dice.take(face);
        pool.picked.put(face);
    }
}

/// Open means that this player has used on the roll.
pub(super) fn used(table: &Table, seat: Seat) -> Set<Means> {
    let pools = table.roll.map_or([None; 2], |roll| roll.pools);
    let own = pools.into_iter().flatten().find(|pool| pool.by == Fighter::Captain(seat));
    own.map_or(Set::NONE, |pool| pool.used)
}

pub(super) fn use_up(table: &mut Table, seat: Seat, means: Set<Means>) {
    let pools = table.roll.iter_mut().flat_map(|roll| roll.pools.iter_mut().flatten());
    for pool in pools.filter(|pool| pool.by == Fighter::Captain(seat)) {
        pool.used = pool.used.plus(means);
    }
}

/// More dice in the contest or the round of crew combat about to be rolled.
pub(super) fn extra_dice(cx: &mut Cx<'_, impl Answerer>, seat: Seat, n: u8) -> RuleResult {
    if let Some(side) = combat::side(cx.table, seat) {
        side.extra_dice += n;
    }
    Ok(())
}

/// With destroyed masts the contest stays at one die (MM-RULING-83).
pub(super) fn can_have_extra_dice(table: &Table, seat: Seat, skill: Skill) -> bool {
    let Some(battle) = table.battle else { return false };
    let is_in_it = battle.side_of(seat).is_some();
    is_in_it
        && match skill {
            Skill::Seamanship => battle.stage == Stage::Contest && table.players[seat].ship.cur.masts > 0,
            Skill::Leadership => battle.stage == Stage::CrewCombat,
            Skill::Scouting | Skill::Influence => false,
        }
}

pub(super) fn add_success(cx: &mut Cx<'_, impl Answerer>, n: u8) -> RuleResult {
    pool(cx.table, 0).added += n;
    Ok(())
}

pub(super) fn is_raid_roll(table: &Table, seat: Seat) -> bool {
    let roll = table.roll.filter(|roll| roll.purpose == Purpose::Raid);
    roll.and_then(|roll| roll.pools[0]).is_some_and(|pool| pool.by == Fighter::Captain(seat))
}
