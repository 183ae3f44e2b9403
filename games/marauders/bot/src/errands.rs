//! What rumors and missions promise.

use super::passage::{Passage, steps};
use super::promises::{GOLD_ABOARD, Promises, aboard, chance, skill};
use marauders::cards::{Any, Condition, Effect, MissionFacts, Or, Task, Timing};
use marauders::{Skill, Table, Zone};
use wardroom_kernel::Seat;

/// A rumor is a point and a little more, if it is true.
pub(super) fn rumor(table: &Table, seat: Seat, passage: &Passage, promises: &mut Promises) {
    let player = table.player(seat);
    let Some(rumor) = player.rumor.filter(|_| !player.is_rumor_true) else { return };
    let facts = table.parts.rumor(rumor);
    let in_port = facts.timing == Timing::RumorPort;
    let actions = if in_port { passage.to_port(facts.place) } else { passage.to_sea(facts.place) + 1.0 };
    let is_barred = in_port && !table.closed_by(seat, facts.place).is_open();
    let likely = if is_barred { 0.1 } else { chance(skill(table, seat, facts.skill)) };
    let gain = 1.4 * likely * passage.patience(actions);
    promises.total += gain;
    promises.put(facts.place, in_port, gain);
}

/// The own mission, or the best of those that lie on the board.
pub(super) fn missions(table: &Table, seat: Seat, passage: &Passage, promises: &mut Promises) {
    if let Some(taken) = table.player(seat).mission {
        let plan = Plan::new(table, seat, table.parts.mission(taken.mission), taken.done, passage.zone);
        let approach = if plan.in_port { passage.to_port(plan.first) } else { passage.to_sea(plan.first) };
        let gain = plan.gain * passage.patience(approach + plan.actions);
        promises.total += gain;
        promises.put(plan.first, plan.in_port, gain);
        return;
    }
    let mut best = 0.0_f32;
    for mission in table.missions.on_offer {
        let facts = table.parts.mission(mission);
        if !table.closed_by(seat, facts.place).is_open() {
            continue;
        }
        let likely = likely_to_get(table, seat, facts);
        let plan = Plan::new(table, seat, facts, [0; 3], facts.place);
        let there = f32::from(steps(&table.parts.map, facts.place)[plan.first.index()]);
        let gain = 0.8 * likely * plan.gain * passage.patience(passage.to_port(facts.place) + there + plan.actions);
        best = best.max(gain);
        promises.put(facts.place, true, gain);
    }
    promises.total += best;
}

fn likely_to_get(table: &Table, seat: Seat, facts: &MissionFacts) -> f32 {
    let player = table.player(seat);
    let hold = |condition: &Condition| match *condition {
        Condition::Roll { skill: of } => chance(skill(table, seat, of)),
        Condition::Pirate {} => f32::from(u8::from(player.is_pirate())),
        Condition::NoBounty { nation: Or::Value(nation) } => f32::from(u8::from(player.bounty(nation) == 0)),
        Condition::NoBounty { nation: Or::Word(Any::Any) } => f32::from(u8::from(!player.is_pirate())),
        Condition::Cannons { min } => f32::from(u8::from(player.ship.cur.cannons >= min)),
        Condition::Pay { gold } => f32::from(u8::from(player.gold >= gold.into())),
        Condition::Freight { .. } => 1.0,
    };
    facts.requires.iter().map(hold).product()
}

/// How a mission can be fulfilled.
struct Plan {
    /// Where the first of its open tasks is.
    first: Zone,
    in_port: bool,
    /// Point and reward, times the chance to get them.
    gain: f32,
    /// From the first place on.
    actions: f32,
}

impl Plan {
    fn new(table: &Table, seat: Seat, facts: &MissionFacts, done: [u8; 3], from: Zone) -> Plan {
        let reward: f32 = facts.effects.iter().map(worth_of).sum();
        let mut plan = Plan { first: from, in_port: false, gain: 1.0 + reward, actions: 0.0 };
        let mut at = None;
        for (task, done) in facts.tasks.iter().zip(done).filter(|(task, done)| *done < task.times()) {
            let job = Job::new(table, seat, *task, done, at.unwrap_or(from));
            plan.gain *= job.likely;
            plan.actions += job.actions;
            match at {
                None => (plan.first, plan.in_port) = (job.zone, job.in_port),
                Some(at) => {
                    plan.actions += f32::from(steps(&table.parts.map, at)[job.zone.index()]);
                    plan.actions += if job.in_port { 3.0 } else { 1.0 };
                }
            }
            at = Some(job.zone);
        }
        plan
    }
}

fn worth_of(effect: &Effect) -> f32 {
    match effect {
        Effect::Gold { n } => f32::from(*n) * GOLD_ABOARD,
        _ => 0.15,
    }
}

/// One task of a mission.
struct Job {
    zone: Zone,
    in_port: bool,
    /// Once there.
    actions: f32,
    likely: f32,
}

impl Job {
    fn new(table: &Table, seat: Seat, task: Task, done: u8, here: Zone) -> Job {
        let finds = chance(skill(table, seat, Skill::Scouting));
        let port = |zone| Job { zone, in_port: true, actions: 0.0, likely: 1.0 };
        let sea = |zone, actions| Job { zone, in_port: false, actions, likely: 1.0 };
        let might = |leadership: u8, crew: u8| {
            let own = skill(table, seat, Skill::Leadership) + table.player(seat).ship.cur.crew;
            f32::from(own) / f32::from((own + leadership + crew).max(1))
        };
        match task {
            Task::Visit { port: zone, skill: None } => port(zone),
            Task::Visit { port: zone, skill: Some(of) } => {
                Job { actions: 3.0 * (1.0 / chance(skill(table, seat, of)) - 1.0), ..port(zone) }
            }
            Task::Deliver { good, n, port: zone } => {
                let lacks = (n - done).saturating_sub(aboard(table, seat)[good.index()]);
                Job { actions: 5.0 * f32::from(lacks), ..port(zone) }
            }
            // One search a turn.
            Task::Survey { zone, times } => sea(zone, 3.0 * f32::from(times - done) / finds - 2.0),
            Task::Raid { n, .. } => Job { likely: 0.6, ..sea(here, 7.0 * f32::from(n - done)) },
            Task::Defeat { .. } => Job { likely: 0.4, ..sea(here, 12.0) },
            Task::Foe { zone, ship, leadership, .. } => {
                let crew = table.ship_facts(ship).crew;
                Job { likely: might(leadership, crew), ..sea(zone, 1.0 / finds) }
            }
            Task::Fight { zone, leadership, crew } => Job { likely: might(leadership, crew), ..sea(zone, 1.0 / finds) },
        }
    }
}
