//! War (MM-WAR).
//!
//! What war changes is asked for where it counts: `Table::npc_ship_type`, `hunting`, `closed`, rewards in `plunder`.

use super::{Answerer, Cx};
use crate::components::Nation;
use crate::components::cards::Effect;
use crate::event::Event;
use crate::table::War;
use wardroom_kernel::RuleResult;

/// Two different nations, drawn at random; a war that goes on ends (MM-WAR-01).
pub(super) fn begin(cx: &mut Cx<'_, impl Answerer>) -> RuleResult {
    end(cx);
    let one = cx.chance(4)? as usize;
    let other = cx.chance(3)? as usize;
    let other = other + usize::from(other >= one);
    let war = War::between(Nation::ALL[one], Nation::ALL[other]);
    cx.table.war = Some(war);
    cx.emit(Event::WarBegan { nations: [war.0, war.1] });
    Ok(())
}

/// Its card is discarded; the one that is being carried out stays.
pub(super) fn end(cx: &mut Cx<'_, impl Answerer>) {
    let Some(War(one, other)) = cx.table.war.take() else { return };
    cx.emit(Event::WarEnded { nations: [one, other] });
    let parts = cx.table.parts.0;
    let is_war = |effect: &Effect| matches!(effect, Effect::War { .. });
    for card in cx.table.events.in_force {
        if parts.event(card).effects.iter().any(is_war) && cx.table.events.drawn != Some(card) {
            cx.table.events.in_force.take(card);
            cx.table.events.discard.put(card);
            cx.emit(Event::EventDiscarded { card });
        }
    }
}
