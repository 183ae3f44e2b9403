//! Scout (MM-SCOUT).

use super::{Answerer, Cx, combat, dice, glory_window, missions, raid, rumors};
use crate::action::ScoutTarget;
use crate::components::cards::{Task, Timing};
use crate::components::{Skill, Zone};
use crate::event::Event;
use crate::table::{Fighter, Place, Purpose, Table};
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// Whom and what he may look for in his zone (MM-SCOUT-01, MM-RULING-20, MM-MISSION-10).
pub(crate) fn targets(table: &Table, seat: Seat) -> ArrayVec<ScoutTarget, 24> {
    let mut targets = ArrayVec::new();
    let Some(zone) = table.players[seat].at_sea() else { return targets }; // MM-SCOUT-03, MM-RULING-17
    let scouted = &table.turn.scouted;
    for other in table.others(seat) {
        // MM-SCOUT-02, MM-RULING-15
        if table.players[other].place == Some(Place::Sea(zone)) && !scouted.captains.contains(other) {
            targets.push(ScoutTarget::Captain(other));
        }
    }
    targets.extend(table.npcs_in(zone).filter(|npc| !scouted.npcs.has(*npc)).map(ScoutTarget::Npc)); // MM-SCOUT-08
    if table.merchants[zone.index()].is_some() && !scouted.merchants.has(zone) {
        targets.push(ScoutTarget::Merchant);
        if table.parts.zone(zone).rules.merchant_unscouted.is_some() {
            targets.push(ScoutTarget::MerchantUnscouted);
        }
    }
    if checks_rumor_in(table, seat, zone) {
        // MM-RULING-44, MM-RUMOR-04
        targets.push(ScoutTarget::Rumor);
    }
    for (place, task) in missions::open_tasks(table, seat) {
        match task {
            Task::Foe { zone: at, .. } if at == zone && !scouted.mission_pirate => {
                targets.push(ScoutTarget::MissionPirate);
            }
            Task::Survey { zone: at, .. } if at == zone && !table.turn.searched.has(zone) => {
                targets.push(ScoutTarget::MissionStep(place as u8));
            }
            Task::Fight { zone: at, .. }
                if at == zone && !table.turn.searched.has(zone) && table.players[seat].ship.cur.crew > 0 =>
            {
                targets.push(ScoutTarget::MissionStep(place as u8));
            }
            Task::Foe { .. } | Task::Survey { .. } | Task::Fight { .. } => (), // Elsewhere, or tried already.
            Task::Deliver { .. } | Task::Visit { .. } | Task::Raid { .. } | Task::Defeat { .. } => (),
        }
    }
    targets
}

fn checks_rumor_in(table: &Table, seat: Seat, zone: Zone) -> bool {
    let player = &table.players[seat];
    player.rumor.is_some_and(|rumor| {
        let facts = table.parts.rumor(rumor);
        facts.timing == Timing::RumorSea && facts.place == zone && !player.is_rumor_true
    })
}

/// One action: the target is named, then the roll.
pub(super) fn scout(cx: &mut Cx<'_, impl Answerer>, seat: Seat, target: ScoutTarget) -> RuleResult {
    let Some(zone) = cx.table.players[seat].at_sea() else { return Ok(()) };
    cx.table.turn.actions -= 1; // MM-TURN-04
    let turn = &mut cx.table.turn; // MM-SCOUT-07
    match target {
        ScoutTarget::Captain(other) => turn.scouted.captains = turn.scouted.captains.chain([other]).collect(),
        ScoutTarget::Npc(npc) => turn.scouted.npcs.put(npc),
        ScoutTarget::Merchant | ScoutTarget::MerchantUnscouted => turn.scouted.merchants.put(zone),
        ScoutTarget::MissionPirate => turn.scouted.mission_pirate = true,
        ScoutTarget::MissionStep(_) => turn.searched.put(zone),
        ScoutTarget::Rumor => {
            if let Some(rumor) = cx.table.players[seat].rumor {
                cx.reveal();
                cx.emit(Event::RumorShown { seat, rumor });
            }
        }
    }
    let has_found = finds(cx, seat, target)?;
    cx.emit(Event::Scouted { seat, target, has_found });
    if !has_found {
        if target == ScoutTarget::Rumor {
            rumors::prove_false(cx, seat);
        }
        return Ok(());
    }
    let own = Fighter::Captain(seat);
    match target {
        ScoutTarget::Captain(other) => combat::begin(cx, own, Fighter::Captain(other)), // MM-RULING-19
        ScoutTarget::Npc(npc) => combat::begin(cx, own, Fighter::Npc(npc)),
        ScoutTarget::MissionPirate => combat::begin(cx, own, Fighter::Pirate(seat)), // MM-MISSION-09
        ScoutTarget::Merchant => raid::begin(cx, seat, None),                        // MM-SCOUT-06
        ScoutTarget::MerchantUnscouted => {
            raid::begin(cx, seat, cx.table.parts.0.zone(zone).rules.merchant_unscouted);
        }
        ScoutTarget::Rumor => rumors::come_true(cx, seat),
        ScoutTarget::MissionStep(task) => search(cx, seat, task.into()),
    }
    Ok(())
}

fn finds(cx: &mut Cx<'_, impl Answerer>, seat: Seat, target: ScoutTarget) -> RuleResult<bool> {
    let purpose = match target {
        ScoutTarget::MerchantUnscouted => return Ok(true),
        ScoutTarget::Merchant => Purpose::Merchant,
        ScoutTarget::Captain(other) => {
            cx.table.turn.has_slipped_away = false;
            glory_window::scout_declared(cx, other)?;
            if std::mem::take(&mut cx.table.turn.has_slipped_away) {
                return Ok(false);
            }
            Purpose::Captain(other)
        }
        ScoutTarget::Npc(_) | ScoutTarget::MissionPirate | ScoutTarget::Rumor | ScoutTarget::MissionStep(_) => {
            Purpose::Check
        }
    };
    dice::succeeds(cx, seat, Skill::Scouting, purpose) // MM-SCOUT-04
}

/// What a mission looks for is found: it counts, or there is a fight.
fn search(cx: &mut Cx<'_, impl Answerer>, seat: Seat, task: usize) {
    let found = missions::open_tasks(cx.table, seat).find(|(place, _)| *place == task);
    match found {
        Some((_, Task::Fight { leadership, crew, .. })) => {
            combat::begin_against_band(cx, seat, leadership, crew, Some(task as u8));
        }
        Some(_) => missions::advance(cx, seat, task, 1),
        None => (),
    }
}
