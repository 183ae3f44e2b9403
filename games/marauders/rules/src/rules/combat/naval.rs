//! Rounds of naval combat (MM-COMBAT).

use super::{captains, current, decider, fighters, go_to, ship, skill, volley};
use crate::action::{Announce, Chasers};
use crate::components::cards::{RollKind, Timing};
use crate::components::{CombatAction, Modification, Set, Skill};
use crate::event::Event;
use crate::rules::effects::passive;
use crate::rules::{Answerer, Cx, ask, dice, glory_window};
use crate::table::{Contest, Pool, Purpose, RulesVersion, Stage, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// Shoot, Board, Flee, as far as they may be announced (MM-COMBAT-03, MM-RULING-80).
fn allowed(table: &Table, side: usize) -> Set<CombatAction> {
    let battle = table.battle.as_ref().expect("a battle is under way");
    let [own, enemy] = [side, 1 - side].map(|side| battle.sides[side].fighter);
    let (ship, other) = (ship(table, own), ship(table, enemy));
    let mut others = if battle.round > 1 {
        [CombatAction::Board, CombatAction::Flee].into_iter().collect()
    } else {
        own.seat().map_or(Set::NONE, |seat| passive::first_round_actions(table, seat))
    };
    others.remove(CombatAction::Shoot);
    let is_outmatched = other.cur.cannons > ship.cur.cannons || other.cur.crew > ship.cur.crew;
    if ship.cur.masts == 0 {
        others = Set::NONE; // MM-HIT-07
    }
    if ship.cur.crew == 0 {
        others.remove(CombatAction::Board); // MM-HIT-08
    }
    if own.seat().is_none() && !is_outmatched {
        others.remove(CombatAction::Flee); // MM-NFIGHT-02
    }
    let shoots = ship.cur.cannons > 0 || others.is_empty(); // MM-HIT-09
    if shoots { others.with(CombatAction::Shoot) } else { others }
}

/// Announcements, then chasers (MM-COMBAT-14, MM-COMBAT-02).
pub(super) fn announce(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let battle = current(cx.table);
    battle.round = battle.round.saturating_add(1);
    battle.contest = None;
    battle.is_repelled = false;
    let is_first = battle.round == 1;
    for side in &mut battle.sides {
        (side.announced, side.extra_dice, side.extra_hits) = (None, 0, 0);
        side.is_sure_to_flee = false;
        // Long guns belong to the first round.
        side.has_moved_hits &= is_first;
    }
    let fighters = fighters(cx.table);
    let can_act = |side: usize| {
        let is_empty_shot = allowed(cx.table, side) == Set::from(CombatAction::Shoot);
        !is_empty_shot || ship(cx.table, fighters[side]).cur.cannons > 0
    };
    if !is_first && !can_act(0) && !can_act(1) {
        go_to(cx.table, Stage::Over); // MM-RULING-81
        return Ok(());
    }
    for (side, &fighter) in fighters.iter().enumerate() {
        let options: ArrayVec<Announce, 3> = allowed(cx.table, side).iter().map(|action| Announce { action }).collect();
        let seat = decider(cx.table, fighter);
        let Announce { action } = ask(cx, seat, &options)?;
        current(cx.table).sides[side].announced = Some(action);
        cx.emit(Event::Announced { by: fighter, action });
    }
    chasers(cx)?;
    if cx.table.battle.is_some_and(|battle| battle.stage != Stage::Announcing) {
        return Ok(()); // A ship was sunk.
    }
    let both_flee = current(cx.table).sides.iter().all(|side| side.announced == Some(CombatAction::Flee));
    if both_flee && cx.table.version == RulesVersion::First {
        fighters.iter().for_each(|by| cx.emit(Event::Fled { by: *by }));
        go_to(cx.table, Stage::Over);
    } else {
        go_to(cx.table, Stage::Contest); // MM-RULING-82: also if both flee.
    }
    Ok(())
}

/// MM-MOD-11, MM-RULING-85: once per battle, after either side announced Flee.
fn chasers(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    if current(cx.table).sides.iter().all(|side| side.announced != Some(CombatAction::Flee)) {
        return Ok(());
    }
    let mut shots = [0; 2];
    for (side, fighter) in fighters(cx.table).into_iter().enumerate() {
        let Some(seat) = fighter.seat() else { continue };
        let has_them = cx.table.players[seat].ship.has(Modification::Chasers);
        if has_them
            && !current(cx.table).sides[side].used.has(Modification::Chasers)
            && ask(cx, seat, &[Chasers::Fire, Chasers::Hold])? == Chasers::Fire
        {
            current(cx.table).sides[side].used.put(Modification::Chasers);
            shots[side] = 1;
        }
    }
    volley::fire(cx, shots, false)?;
    volley::sink(cx);
    Ok(())
}

/// The window before the roll, the dice, their window; then the winner is fixed (MM-COMBAT-04, MM-COMBAT-05,
/// MM-COMBAT-06).
pub(super) fn contest(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let captains = captains(cx.table);
    glory_window::open(cx, Timing::BeforeRoll, &captains)?;
    let fighters = fighters(cx.table);
    let mut pools = [None; 2];
    for side in [0, 1] {
        let count = contest_dice(cx.table, side);
        pools[side] = Some(Pool::new(fighters[side], dice::throw(cx, count)?));
    }
    dice::lay(cx, RollKind::Seamanship, Purpose::Contest, pools);
    dice::settle(cx, &captains)?;
    let pools = dice::lifted(cx.table);
    let successes = pools.map(|pool| pool.map_or(0, |pool| pool.successes()));
    let pips = pools.map(|pool| pool.map_or(0, |pool| pool.dice.pips()));
    let winner = if successes == [0, 0] { None } else { higher(successes).or(higher(pips)) }; // MM-COMBAT-05
    current(cx.table).contest = Some(Contest { winner, successes });
    cx.emit(Event::ContestDecided { winner: winner.map(|side| fighters[usize::from(side)]), successes });
    go_to(cx.table, Stage::Volleys);
    Ok(())
}

/// The side with more, if one has more.
pub(super) fn higher(numbers: [u8; 2]) -> Option<u8> {
    match numbers[0].cmp(&numbers[1]) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

/// Seamanship, one more for a manoeuvrability at least 2 higher, and cards; exactly one without masts (MM-RULING-83).
fn contest_dice(table: &Table, side: usize) -> u8 {
    let battle = table.battle.as_ref().expect("a battle is under way");
    let [own, enemy] = [side, 1 - side].map(|side| battle.sides[side].fighter);
    let ships = [own, enemy].map(|fighter| ship(table, fighter));
    if ships[0].cur.masts == 0 {
        // MM-RULING-86
        return 1;
    }
    let [nimble, other] = ships.map(|ship| ship.manoeuvrability(table.parts.0));
    skill(table, own, Skill::Seamanship).max(1) + u8::from(nimble >= other + 2) + battle.sides[side].extra_dice
}

/// After the volleys: flight and boarding (MM-COMBAT-08, MM-COMBAT-09, MM-COMBAT-10, MM-COMBAT-11, MM-COMBAT-12,
/// MM-COMBAT-15, MM-RULING-116).
pub(super) fn close(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let battle = *current(cx.table);
    let winner = battle.contest.and_then(|contest| contest.winner).map(usize::from);
    let successes = battle.contest.map_or([0; 2], |contest| contest.successes);
    let next = match winner.map(|side| (side, battle.sides[side])) {
        Some((side, winner)) if winner.announced == Some(CombatAction::Flee) => {
            if successes[1 - side] == 0 || winner.is_sure_to_flee {
                // MM-COMBAT-10
                cx.emit(Event::Fled { by: winner.fighter }); // MM-COMBAT-13, MM-RULING-79
                Stage::Over
            } else {
                Stage::Announcing
            }
        }
        Some((side, winner)) if winner.announced == Some(CombatAction::Board) => {
            // MM-COMBAT-09, MM-RULING-86
            if ship(cx.table, winner.fighter).cur.crew > 0 && !is_repelled(cx, side)? {
                cx.emit(Event::Boarded { by: winner.fighter });
                Stage::Boarding
            } else {
                cx.emit(Event::BoardingFailed { by: winner.fighter });
                Stage::Announcing
            }
        }
        _ => Stage::Announcing, // MM-COMBAT-11
    };
    go_to(cx.table, next);
    if next == Stage::Boarding {
        current(cx.table).round = 0;
    }
    Ok(())
}

/// The window `boarded`, for the boarded captain.
fn is_repelled(cx: &mut Cx<'_, impl Answerer>, boarder: usize) -> RuleResult<bool> {
    if let Some(seat) = fighters(cx.table)[1 - boarder].seat() {
        glory_window::open(cx, Timing::Boarded, &[seat])?;
    }
    Ok(current(cx.table).is_repelled)
}
