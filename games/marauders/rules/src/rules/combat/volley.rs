//! Cannon hits (MM-COMBAT, MM-HIT, MM-WEAPON).

use super::{captains, current, fighters, go_to, hits, ship};
use crate::action::{LongGuns, NameHit, VolleyWeapon};
use crate::components::cards::{Cap, Effect, ExtraHitsWhen, RollKind};
use crate::components::{CombatAction, Location, Modification, Weapon};
use crate::event::Event;
use crate::rules::effects::passive;
use crate::rules::{Answerer, Cx, ask, dice};
use crate::table::{Dice, Fighter, Pool, Purpose, Spoils, Stage, Table, Win};
use arrayvec::ArrayVec;
use wardroom_kernel::RuleResult;

/// Before round 1: one die per cannon, each success a hit (MM-MOD-12, MM-RULING-84).
pub(super) fn long_guns(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let mut fires = [false; 2];
    for (side, fighter) in fighters(cx.table).into_iter().enumerate() {
        let Some(seat) = fighter.seat() else { continue };
        let ship = cx.table.players[seat].ship;
        if ship.has(Modification::LongGuns) && ship.cur.cannons > 0 {
            fires[side] = ask(cx, seat, &[LongGuns::Fire, LongGuns::Hold])? == LongGuns::Fire;
        }
    }
    let mut shots = [0; 2];
    for (side, fighter) in fighters(cx.table).into_iter().enumerate() {
        if fires[side] {
            let rolled = dice::throw(cx, ship(cx.table, fighter).cur.cannons)?;
            cx.emit(Event::Rolled { by: fighter, skill: None, dice: rolled });
            shots[side] = rolled.skulls();
        }
    }
    fire(cx, shots, false)?;
    if !sink(cx) {
        go_to(cx.table, Stage::Announcing);
    }
    Ok(())
}

/// The volleys of a round (MM-COMBAT-07).
pub(super) fn volleys(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let shots = [0, 1].map(|side| shots(cx.table, side)); // MM-HIT-10
    fire(cx, shots, true)?;
    if !sink(cx) {
        go_to(cx.table, Stage::Closing);
    }
    Ok(())
}

/// How often a side hits: with Shoot only, and not at all if neither side has a success (MM-RULING-115).
fn shots(table: &Table, side: usize) -> u8 {
    let battle = table.battle.as_ref().expect("a battle is under way");
    let Some(contest) = battle.contest else { return 0 };
    let own = battle.sides[side];
    let cannons = ship(table, own.fighter).cur.cannons;
    if own.announced != Some(CombatAction::Shoot) || cannons == 0 || contest.successes == [0, 0] {
        // MM-HIT-09
        return 0;
    }
    let has_won = contest.winner == Some(side as u8);
    let mut shots = if has_won { cannons } else { contest.successes[side].min(cannons) };
    if let Some(seat) = own.fighter.seat() {
        for (_, effect) in passive::abilities(table, seat) {
            if let Effect::ExtraHits { n, when, cap } = *effect
                && (when == ExtraHitsWhen::Shoot || !has_won)
            {
                let more = shots + n;
                shots = if cap == Cap::Cannons { more.min(cannons.max(shots)) } else { more };
            }
        }
    }
    shots + own.extra_hits
}

/// MM-HIT-12, both sides side by side. Chain shot and grapeshot are for volleys of a round only.
pub(super) fn fire(cx: &mut Cx<'_, impl Answerer>, shots: [u8; 2], in_round: bool) -> RuleResult {
    if shots == [0, 0] {
        return Ok(());
    }
    let fighters = fighters(cx.table);
    let mut rolled = [None; 2];
    for side in [0, 1] {
        let named = if in_round { name_hits(cx, side, shots[side])? } else { 0 };
        if shots[side] > named {
            rolled[side] = Some(Pool::new(fighters[side], dice::throw(cx, shots[side] - named)?));
        }
    }
    let mut pools = [None; 2];
    if rolled != [None; 2] {
        dice::lay(cx, RollKind::HitLocation, Purpose::Volley, rolled);
        let captains = captains(cx.table);
        dice::settle(cx, &captains)?;
        pools = cx.table.roll.map_or([None; 2], |roll| roll.pools);
    }
    let mut skulls_at = [None; 2];
    for side in [0, 1] {
        if let Some(pool) = pools[side].filter(|pool| in_round && pool.dice.skulls() > 0) {
            skulls_at[side] = special_shot(cx, pool.by)?;
        }
    }
    for side in [0, 1] {
        let dice = pools[side].map_or(Dice::NONE, |pool| pool.dice);
        hits::place_dice(cx, fighters[1 - side], dice, skulls_at[side])?;
    }
    dice::lifted(cx.table);
    hits::due(cx, &fighters)
}

/// The winner with Shoot names the location of some hits, not the hull nor what is destroyed (`choose-location`).
fn name_hits(cx: &mut Cx<'_, impl Answerer>, side: usize, shots: u8) -> RuleResult<u8> {
    let [own, enemy] = [side, 1 - side].map(|side| fighters(cx.table)[side]);
    let has_won = current(cx.table).contest.is_some_and(|contest| contest.winner == Some(side as u8));
    let Some(seat) = own.seat().filter(|_| has_won) else { return Ok(0) };
    let most = passive::named_hits(cx.table, seat).min(shots);
    let cur = ship(cx.table, enemy).cur;
    let places = [Location::Cargo, Location::Masts, Location::Crew, Location::Cannons];
    let options: ArrayVec<NameHit, 4> =
        places.into_iter().filter(|at| cur[*at] > 0).map(|location| NameHit { location }).collect();
    if options.is_empty() {
        return Ok(0);
    }
    for _ in 0..most {
        let NameHit { location } = ask(cx, seat, &options)?;
        hits::place(cx.table, enemy, location, None);
    }
    Ok(most)
}

/// Where chain shot or grapeshot sends the skulls of a volley (MM-RULING-88).
fn special_shot(cx: &mut Cx<'_, impl Answerer>, by: Fighter) -> RuleResult<Option<Location>> {
    let Some(seat) = by.seat() else { return Ok(None) };
    let weapons = cx.table.players[seat].weapons;
    let shot = [Weapon::ChainShot, Weapon::Grapeshot].into_iter().filter(|weapon| weapons.has(*weapon));
    let mut options: ArrayVec<VolleyWeapon, 3> = shot.map(VolleyWeapon::Use).collect();
    options.push(VolleyWeapon::Hold);
    let VolleyWeapon::Use(weapon) = ask(cx, seat, &options)? else { return Ok(None) };
    cx.table.players[seat].weapons.take(weapon);
    cx.emit(Event::WeaponGone { seat, weapon });
    Ok(Some(if weapon == Weapon::ChainShot { Location::Masts } else { Location::Crew }))
}

/// MM-HIT-05: a ship without hull sinks. Says whether the naval combat is over by it.
pub(super) fn sink(cx: &mut Cx<'_, impl Answerer>) -> bool {
    let fighters = fighters(cx.table);
    let sunk = fighters.map(|fighter| ship(cx.table, fighter).cur.hull == 0);
    for (side, fighter) in fighters.into_iter().enumerate() {
        if sunk[side] {
            current(cx.table).sides[side].is_beaten = true;
            cx.emit(Event::Sunk { who: fighter });
        }
    }
    let stage = match sunk {
        [false, false] => return false,
        [true, true] => Stage::Over, // MM-RULING-90
        [true, false] => Stage::Won(Win { side: 1, by_boarding: false, spoils: Spoils::Ship }), // MM-RULING-96
        [false, true] => Stage::Won(Win { side: 0, by_boarding: false, spoils: Spoils::Ship }),
    };
    go_to(cx.table, stage);
    true
}
