//! NPC captains and their movement (MM-NPC, MM-NMOVE).

use super::{Answerer, Cx, hunting};
use crate::components::{EventCard, Letter, Npc, Zone};
use crate::event::Event;
use crate::table::NpcShip;
use wardroom_kernel::{RuleResult, Seat};

/// MM-NMOVE-01: one zone, towards prey or as ordered.
pub(super) fn obey_icon(cx: &mut Cx<'_, impl Answerer>, npc: Npc, letter: Letter) -> RuleResult {
    let Some(ship) = cx.table.npc(npc).ship else { return Ok(()) };
    match hunting::prey(cx, npc)? {
        Some((seat, zone)) => move_to(cx, npc, zone, Some(seat)),
        None => {
            if let Some(zone) = cx.table.parts.0.map.borders(ship.zone).ordered(letter) {
                move_to(cx, npc, zone, None);
            }
        }
    }
    Ok(())
}

/// It triggers no scouting (MM-NMOVE-05). It may stay where it is, with its prey.
pub(super) fn move_to(cx: &mut Cx<'_, impl Answerer>, npc: Npc, to: Zone, hunts: Option<Seat>) {
    if let Some(ship) = &mut cx.table.npcs[npc.index()].ship {
        let from = std::mem::replace(&mut ship.zone, to);
        cx.emit(Event::NpcMoved { npc, from, to, hunts });
    }
}

/// MM-NPC-07: card and ship are removed at once.
pub(super) fn defeat(cx: &mut Cx<'_, impl Answerer>, npc: Npc) {
    if let Some(NpcShip { card, .. }) = cx.table.npcs[npc.index()].ship.take() {
        cx.table.events.discard.put(card);
        cx.emit(Event::NpcRemoved { npc, card });
    }
}

/// At the end of the round: pending cards cover others; without one a beaten captain has a successor underneath
/// (MM-NPC-05)
/// (MM-NPC-08, MM-RULING-04, MM-RULING-69).
pub(super) fn appear(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    for npc in Npc::ALL {
        let slot = &mut cx.table.npcs[npc.index()];
        let pending = std::mem::take(&mut slot.pending);
        for card in pending.into_iter().flatten() {
            let slot = &mut cx.table.npcs[npc.index()];
            if let Some(covered) = slot.ship.take() {
                slot.under.put(covered.card); // MM-NPC-06
            }
            command(cx, npc, card);
        }
        let slot = cx.table.npc(npc);
        let under = slot.under;
        if slot.ship.is_none() && !under.is_empty() {
            let place = if under.len() == 1 { 0 } else { cx.chance(under.len() as u32)? };
            let card = under.nth(place as usize);
            cx.table.npcs[npc.index()].under.take(card);
            command(cx, npc, card);
        }
    }
    Ok(())
}

/// The ship is placed in the zone of the card.
fn command(cx: &mut Cx<'_, impl Answerer>, npc: Npc, card: EventCard) {
    let Some(facts) = cx.table.parts.event(card).npc else { return };
    cx.table.npcs[npc.index()].ship = Some(NpcShip { card, zone: facts.zone });
    cx.emit(Event::NpcAppeared { npc, card, zone: facts.zone });
}
