//! Events: MM-EVENT-01 to MM-EVENT-06, MM-RULING-06 to MM-RULING-08, MM-RULING-10. What their texts do is in `effects`.

use super::{Answerer, Cx, effects, npcs};
use crate::components::cards::Timing;
use crate::event::Event;
use wardroom_kernel::RuleResult;

/// One card: icons first, then the text as its timing says.
pub(super) fn draw(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    let left = cx.table.events.deck.len() as u32;
    if left == 0 {
        return Ok(());
    }
    cx.reveal();
    let place = cx.chance(left)? as usize;
    let card = cx.table.events.deck.nth(place);
    cx.table.events.deck.take(card);
    cx.table.events.drawn = Some(card);
    cx.emit(Event::EventDrawn { card });
    let facts = cx.table.parts.0.event(card);
    for (npc, letter) in &facts.icons {
        npcs::obey_icon(cx, *npc, *letter)?;
    }
    if let Some(npc) = facts.npc {
        cx.table.events.drawn = None;
        cx.table.npcs[npc.npc.index()].add_pending(card);
        cx.emit(Event::NpcPending { npc: npc.npc, card });
        return Ok(());
    }
    match facts.timing {
        Timing::EventRound | Timing::EventRoundEnd => cx.table.events.in_force.put(card),
        Timing::EventStays => {
            effects::resolve_event(cx, card)?;
            cx.table.events.in_force.put(card);
        }
        _ => {
            effects::resolve_event(cx, card)?;
            cx.table.events.discard.put(card);
        }
    }
    cx.table.events.drawn = None;
    Ok(())
}
