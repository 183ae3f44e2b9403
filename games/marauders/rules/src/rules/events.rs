//! Events (MM-EVENT). What their texts do is in `effects`.

use super::{Answerer, Cx, effects, npcs};
use crate::components::cards::Timing;
use crate::event::Event;
use wardroom_kernel::RuleResult;

/// One card: icons first, then the text as its timing says (MM-EVENT-01).
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
        // MM-EVENT-02
        npcs::obey_icon(cx, *npc, *letter)?;
    }
    if let Some(npc) = facts.npc {
        cx.table.events.drawn = None;
        cx.table.npcs[npc.npc.index()].add_pending(card); // MM-NPC-05
        cx.emit(Event::NpcPending { npc: npc.npc, card });
        return Ok(());
    }
    match facts.timing {
        Timing::EventRound | Timing::EventRoundEnd => cx.table.events.in_force.put(card),
        Timing::EventStays => {
            effects::resolve_event(cx, card)?;
            cx.table.events.in_force.put(card);
        }
        timing => {
            debug_assert_eq!(timing, Timing::EventNow, "an event card has the timing of one");
            effects::resolve_event(cx, card)?;
            cx.table.events.discard.put(card); // MM-EVENT-04
        }
    }
    cx.table.events.drawn = None;
    Ok(())
}
