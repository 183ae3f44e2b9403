//! Rumors and missions in port (MM-RUMOR, MM-MISSION); the pardon of an event.
//!
//! What follows from them is in `rumors`, `missions` and `effects`; searches at sea are in `scout`.

use super::effects::passive;
use super::{Answerer, Cx, bounties, cargo, dice, missions, purse, rumors};
use crate::action::PardonByEvent;
use crate::components::cards::{Effect, MissionAt, Or, Pick, Steps, Task, Timing};
use crate::components::{Mission, Nation, Set, Skill, Zone};
use crate::event::{Cause, Event};
use crate::table::{Purpose, Table};
use wardroom_kernel::{RuleResult, Seat};

impl Table {
    pub fn rumor_price(&self, port: Zone) -> u16 {
        if self.parts.zone(port).rules.has_free_rumors { 0 } else { self.parts.prices.rumor.into() }
    }
}

/// The gold is gone, whatever the roll says (MM-RUMOR-01).
pub(super) fn seek_rumor(cx: &mut Cx<'_, impl Answerer>, seat: Seat, port: Zone) -> RuleResult {
    purse::pay(cx, seat, cx.table.rumor_price(port), Cause::Rumor)?;
    if dice::succeeds(cx, seat, Skill::Influence, Purpose::Check)? {
        rumors::draw(cx, seat, passive::rumor_draw(cx.table, seat))?;
    }
    Ok(())
}

pub(super) fn may_check_rumor(table: &Table, seat: Seat, port: Zone) -> bool {
    let player = &table.players[seat];
    player.rumor.is_some_and(|rumor| {
        let facts = table.parts.rumor(rumor);
        // MM-RUMOR-04, MM-RULING-45
        facts.timing == Timing::RumorPort && facts.place == port && !player.is_rumor_true
    })
}

/// It is shown before the roll.
pub(super) fn check_rumor(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let Some(rumor) = cx.table.players[seat].rumor else { return Ok(()) };
    cx.reveal();
    cx.emit(Event::RumorShown { seat, rumor });
    if dice::succeeds(cx, seat, cx.table.parts.0.rumor(rumor).skill, Purpose::Check)? {
        rumors::come_true(cx, seat);
    } else {
        rumors::prove_false(cx, seat);
    }
    Ok(())
}

/// Missions that he may try here (MM-MISSION-01); their conditions hold.
pub(crate) fn missions_for(table: &Table, seat: Seat, port: Zone) -> impl Iterator<Item = Mission> {
    let reach = match passive::mission_reach(table, seat) {
        Some((MissionAt::Any, _)) => Set::every(),
        Some((MissionAt::HereOrAdjacent, _)) => table.parts.map.around(port).with(port),
        None => Set::from(port),
    };
    let lying = table.missions.on_offer.iter().filter(move |mission| reach.has(table.parts.mission(*mission).place));
    lying.filter(move |mission| missions::conditions_hold(table, seat, *mission))
}

/// One attempt per turn, because it is an activity (MM-PORT-02).
pub(super) fn take_mission(cx: &mut Cx<'_, impl Answerer>, seat: Seat, mission: Mission) -> RuleResult {
    let skip_roll = passive::mission_reach(cx.table, seat).is_some_and(|(_, skip_roll)| skip_roll);
    missions::attempt(cx, seat, mission, skip_roll)
}

/// A visit counts as soon as a Port action there may be used (MM-MISSION-07).
pub(super) fn visit(cx: &mut Cx<'_, impl Answerer>, seat: Seat, here: Zone) {
    let is_visit = |task: &Task| matches!(*task, Task::Visit { port, skill: None } if port == here);
    let found = missions::open_tasks(cx.table, seat).find(|(_, task)| is_visit(task));
    if let Some((task, _)) = found {
        missions::advance(cx, seat, task, 1);
    }
}

/// Tasks of the own mission that can be done here and now: a delivery, a skill roll.
pub(super) fn steps(table: &Table, seat: Seat, here: Zone) -> impl Iterator<Item = usize> {
    let can_do = move |task: &Task| match *task {
        Task::Deliver { good, port, .. } => port == here && cargo::goods(table, table.players[seat].cargo).has(good),
        Task::Visit { port, skill: Some(_) } => port == here && !table.turn.port.has_tried_mission_roll,
        Task::Visit { skill: None, .. } | Task::Survey { .. } | Task::Raid { .. } => false,
        Task::Defeat { .. } | Task::Foe { .. } | Task::Fight { .. } => false,
    };
    missions::open_tasks(table, seat).filter(move |(_, task)| can_do(task)).map(|(place, _)| place)
}

/// One card is handed over, or the roll is made.
pub(super) fn mission_step(cx: &mut Cx<'_, impl Answerer>, seat: Seat, task: usize) -> RuleResult {
    let found = missions::open_tasks(cx.table, seat).find(|(place, _)| *place == task);
    match found {
        Some((_, Task::Deliver { good, .. })) => {
            cargo::throw_out(cx, seat, good);
            missions::advance(cx, seat, task, 1);
        }
        Some((_, Task::Visit { skill: Some(skill), .. })) => {
            cx.table.turn.port.has_tried_mission_roll = true;
            if dice::succeeds(cx, seat, skill, Purpose::Check)? {
                missions::advance(cx, seat, task, 1);
            }
        }
        _ => (),
    }
    Ok(())
}

/// What the pardon of an event offers him: one nation, so many steps (MM-PORT-06).
pub(super) fn pardons(table: &Table, seat: Seat) -> impl Iterator<Item = PardonByEvent> + use<> {
    let (player, means) = (&table.players[seat], table.means(seat));
    let terms = passive::event_pardon(table).filter(|_| !table.turn.port.has_been_pardoned).and_then(|it| {
        let Effect::Pardon { nation, steps, cost } = *it else { return None };
        Some((nation, steps, cost))
    });
    let bounties = player.bounties;
    terms.into_iter().flat_map(move |(of, steps, cost)| {
        let most = move |bounty: u8| match steps {
            Or::Value(steps) => bounty.min(steps),
            Or::Word(Steps::Any | Steps::All) => bounty,
        };
        let affordable = if cost == 0 { u16::MAX } else { means / u16::from(cost) };
        let fits = move |nation: &Nation| match of {
            Or::Value(of) => of == *nation,
            Or::Word(Pick::Choice) => true,
        };
        Nation::ALL.into_iter().filter(fits).flat_map(move |nation| {
            let most = u16::from(most(bounties[nation.index()])).min(affordable) as u8;
            (1..=most).map(move |steps| PardonByEvent { nation, steps })
        })
    })
}

pub(super) fn pardon(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    let PardonByEvent { nation, steps } = cx.choose(seat, |t| pardons(t, seat))?;
    let pardon = passive::event_pardon(cx.table);
    let cost = if let Some(Effect::Pardon { cost, .. }) = pardon { u16::from(*cost) } else { 0 };
    cx.table.turn.port.has_been_pardoned = true;
    purse::pay(cx, seat, cost * u16::from(steps), Cause::Pardon)?;
    bounties::lower(cx, seat, nation, steps);
    Ok(())
}
