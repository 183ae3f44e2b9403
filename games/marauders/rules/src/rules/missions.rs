//! Missions (MM-MISSION).
//!
//! Visits, deliveries, rolls in port and searches at sea are in `errands`; they count here.

use super::{Answerer, Cx, cargo, dice, effects, glory, purse};
use crate::components::cards::{Any, Condition, NpcClass, Or, Task};
use crate::components::{Mission, Nation};
use crate::event::{Cause, Event};
use crate::table::{Fighter, Purpose, Source, Step, Table, TakenMission};
use wardroom_kernel::{RuleResult, Seat};

/// Everything a mission demands but the roll; a payment must be at hand before it (MM-MISSION-02).
pub(super) fn conditions_hold(table: &Table, seat: Seat, mission: Mission) -> bool {
    let player = &table.players[seat];
    table.parts.mission(mission).requires.iter().all(|condition| match *condition {
        Condition::Pirate {} => player.is_pirate(),
        Condition::NoBounty { nation: Or::Value(nation) } => player.bounty(nation) == 0,
        Condition::NoBounty { nation: Or::Word(Any::Any) } => !player.is_pirate(),
        Condition::Cannons { min } => player.ship.cur.cannons >= min,
        Condition::Freight { n } => table.hold(seat) >= n,
        Condition::Roll { .. } => true,
        Condition::Pay { gold } => purse::can_pay(table, seat, gold.into()),
    })
}

/// Tries to take a mission that lies open: the roll, then the payment, then it lies before him (MM-MISSION-02).
pub(super) fn attempt(cx: &mut Cx<'_, impl Answerer>, seat: Seat, mission: Mission, skip_roll: bool) -> RuleResult {
    let facts = cx.table.parts.0.mission(mission);
    for condition in &facts.requires {
        if let Condition::Roll { skill } = condition
            && !skip_roll
            && !dice::succeeds(cx, seat, *skill, Purpose::Check)?
        {
            cx.emit(Event::MissionTried { seat, mission, is_taken: false });
            return Ok(());
        }
    }
    for condition in &facts.requires {
        if let Condition::Pay { gold } = condition
            && purse::can_pay(cx.table, seat, (*gold).into())
        {
            purse::pay(cx, seat, (*gold).into(), Cause::Mission)?;
        }
    }
    give_up(cx, seat); // MM-MISSION-05
    let crates = facts.crates();
    cargo::make_room(cx, seat, cx.table.parts.numbers.cargo_in_port.saturating_sub(crates))?;
    cx.table.missions.on_offer.take(mission);
    cx.table.players[seat].mission = Some(TakenMission { mission, done: [0; 3], crates });
    cx.emit(Event::MissionTried { seat, mission, is_taken: true });
    draw_new(cx)
}

/// MM-MISSION-04, MM-RULING-46: a new one is laid at its place.
pub(super) fn draw_new(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let missions = &mut cx.table.missions;
    if missions.deck.is_empty() {
        missions.deck.take_all(&mut missions.discard);
    }
    let count = missions.deck.len() as u32;
    if count > 0 {
        let place = cx.chance(count)? as usize;
        let mission = cx.table.missions.deck.nth(place);
        cx.table.missions.deck.take(mission);
        cx.table.missions.on_offer.put(mission);
        cx.emit(Event::MissionLaid { mission, place: cx.table.parts.mission(mission).place });
    }
    Ok(())
}

/// The mission is discarded, its crates with it (MM-RULING-48).
pub(super) fn give_up(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if let Some(taken) = cx.table.players[seat].mission.take() {
        cx.table.missions.discard.put(taken.mission);
        cx.emit(Event::MissionDiscarded { seat, mission: taken.mission });
    }
}

/// Tasks that may be done now: not those done already, nor those that wait for another (MM-MISSION-07).
pub(crate) fn open_tasks(table: &Table, seat: Seat) -> impl Iterator<Item = (usize, Task)> + use<> {
    let parts = table.parts.0;
    table.players[seat].mission.into_iter().flat_map(move |taken| {
        let facts = parts.mission(taken.mission);
        let open = facts.tasks.iter().enumerate().filter(move |(place, task)| taken.done[*place] < task.times());
        open.take(if facts.is_listed { 1 } else { usize::MAX }).map(|(place, task)| (place, *task))
    })
}

/// A task was done so often; with the last of all the mission is fulfilled.
pub(super) fn advance(cx: &mut Cx<'_, impl Answerer>, seat: Seat, task: usize, times: u8) {
    let parts = cx.table.parts.0;
    let Some(taken) = &mut cx.table.players[seat].mission else { return };
    let facts = parts.mission(taken.mission);
    taken.done[task] = (taken.done[task] + times).min(facts.tasks[task].times());
    let mission = taken.mission;
    cx.emit(Event::MissionStepDone { seat, mission, task: task as u8 });
    if open_tasks(cx.table, seat).next().is_none() {
        cx.table.agenda.push(Step::MissionDone { seat }); // MM-RULING-47
    }
}

/// A successful raid (`raid`).
pub(super) fn after_raid(cx: &mut Cx<'_, impl Answerer>, seat: Seat, of: Nation, gold: u16) {
    let counts = |task: &Task| match *task {
        Task::Raid { nation, min_plunder, .. } => {
            nation_fits(nation, of) && min_plunder.is_none_or(|min| gold >= min.into())
        }
        Task::Deliver { .. } | Task::Visit { .. } | Task::Survey { .. } => false,
        Task::Defeat { .. } | Task::Foe { .. } | Task::Fight { .. } => false,
    };
    count(cx, seat, counts);
}

/// The first open task that this counts for.
fn count(cx: &mut Cx<'_, impl Answerer>, seat: Seat, counts: impl Fn(&Task) -> bool) {
    let done = open_tasks(cx.table, seat).find(|(_, task)| counts(task));
    if let Some((task, _)) = done {
        advance(cx, seat, task, 1);
    }
}

fn nation_fits(wanted: Or<Nation, Any>, nation: Nation) -> bool {
    match wanted {
        Or::Value(wanted) => wanted == nation,
        Or::Word(Any::Any) => true,
    }
}

/// What a defeated enemy was, for missions: a captain's bounties are gone by then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Defeated {
    pub fighter: Fighter,
    pub is_pirate: bool,
}

/// A battle was won (`defeat`, `foe`).
pub(super) fn after_victory(cx: &mut Cx<'_, impl Answerer>, seat: Seat, loser: Defeated) {
    let counts = |task: &Task| match *task {
        Task::Defeat { target: NpcClass::Pirate } => loser.is_pirate,
        Task::Defeat { target: NpcClass::Naval } => {
            matches!(loser.fighter, Fighter::Npc(npc) if !npc.is_pirate())
        }
        Task::Foe { .. } => loser.fighter == Fighter::Pirate(seat),
        Task::Deliver { .. } | Task::Visit { .. } | Task::Survey { .. } | Task::Raid { .. } | Task::Fight { .. } => {
            false
        }
    };
    count(cx, seat, counts);
}

/// MM-MISSION-06: the reward, and when that is done the glory point.
pub(super) fn reward(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(taken) = cx.table.players[seat].mission.take() else { return glory::gain_point(cx, seat) };
    cx.table.missions.discard.put(taken.mission);
    cx.emit(Event::MissionFulfilled { seat, mission: taken.mission });
    cx.table.agenda.push(Step::MissionDone { seat });
    effects::begin(cx.table, seat, Source::Mission(taken.mission), 0);
    Ok(())
}
