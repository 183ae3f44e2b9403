//! NPC scouting (MM-NSCOUT).

use super::effects::passive;
use super::{Answerer, Cx, combat, dice};
use crate::components::{Nation, Npc, Set, ShipType, Zone};
use crate::event::Event;
use crate::table::{Fighter, Step, Table};
use wardroom_kernel::{RuleResult, Seat};

/// All hostile NPCs of the active captain's zone roll before the first of them attacks (MM-NSCOUT-01, MM-RULING-74,
/// MM-NSCOUT-06).
pub(super) fn scout(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let seat = cx.table.turn.seat;
    let Some(zone) = cx.table.players[seat].at_sea() else { return Ok(()) };
    let mut found = Set::NONE;
    for npc in scouting(cx.table, seat, zone) {
        let has_found = finds(cx, npc, seat, zone)?;
        cx.emit(Event::NpcScouted { npc, seat, has_found });
        if has_found {
            found.put(npc);
        }
    }
    cx.table.turn.hunters = found;
    if !found.is_empty() {
        cx.table.agenda.push(Step::Hunters);
    }
    Ok(())
}

/// Hostile, and nothing keeps them from scouting.
pub(crate) fn scouting(table: &Table, seat: Seat, zone: Zone) -> Set<Npc> {
    if table.turn.is_hidden && table.turn.seat == seat {
        return Set::NONE;
    }
    let here: Set<Npc> = table.npcs_in(zone).collect();
    let men_o_war: Set<Npc> = here.iter().filter(|npc| table.npc_ship_type(*npc) == ShipType::ManOWar).collect();
    let has_navy = here.iter().any(|npc| !npc.is_pirate());
    let spares = table.parts.zone(zone).rules.pirates_spare_french && table.nation(seat) == Some(Nation::French);
    let scouts = |npc: &Npc| {
        // MM-NSCOUT-04, MM-NSCOUT-05, MM-RULING-77
        let is_kept = if npc.is_pirate() { has_navy || spares } else { men_o_war.len() >= 2 && men_o_war.has(*npc) };
        !is_kept && table.hunted_for(*npc, seat).is_some()
    };
    here.iter().filter(scouts).collect()
}

fn finds(cx: &mut Cx<'_, impl Answerer>, npc: Npc, seat: Seat, zone: Zone) -> RuleResult<bool> {
    let count = dice_of(cx.table, npc, seat);
    let rules = &cx.table.parts.0.zone(zone).rules;
    let rolls_again = npc.nation().is_some() && rules.navy_rescouts == npc.nation();
    let is_found = dice::npc_scouts(cx, npc, seat, count, rolls_again)?;
    if is_found && rules.navy_scouts_twice && !npc.is_pirate() {
        return dice::npc_scouts(cx, npc, seat, count, rolls_again);
    }
    Ok(is_found)
}

/// MM-NSCOUT-02, and what cards change; never under 1.
pub(crate) fn dice_of(table: &Table, npc: Npc, seat: Seat) -> u8 {
    let printed = table.npc(npc).ship.and_then(|ship| table.parts.event(ship.card).npc).map_or(1, |card| card.scouting);
    let bounty = npc.nation().map_or(0, |nation| table.players[seat].bounty(nation));
    printed.max(bounty).saturating_add_signed(passive::npc_dice(table, seat, npc)).max(1)
}

/// Those who have found him attack one after another, in random order, as long as he lives (MM-RULING-73).
pub(super) fn attack(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let (seat, hunters) = (cx.table.turn.seat, cx.table.turn.hunters);
    if hunters.is_empty() || !cx.table.players[seat].is_at_sea() {
        cx.table.turn.hunters = Set::NONE;
        return Ok(());
    }
    let place = if hunters.len() == 1 { 0 } else { cx.chance(hunters.len() as u32)? }; // MM-NSCOUT-06
    let npc = hunters.nth(place as usize);
    cx.table.turn.hunters.take(npc);
    if !cx.table.turn.hunters.is_empty() {
        cx.table.agenda.push(Step::Hunters);
    }
    combat::begin(cx, Fighter::Npc(npc), Fighter::Captain(seat)); // MM-NSCOUT-03
    Ok(())
}
