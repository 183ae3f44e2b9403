//! Plague (MM-PLAGUE). What it closes is in `closed`.

use super::{Answerer, Cx};
use crate::components::cards::Effect;
use crate::components::{Set, Zone};
use crate::event::Event;
use crate::table::Plague;

pub(super) fn break_out(cx: &mut Cx<'_, impl Answerer>, ports: Set<Zone>, rounds: u8) {
    cx.table.plague = Some(Plague { ports, rounds });
    cx.emit(Event::PlagueBroke { ports, rounds });
}

/// A round is over (MM-ROUND-04); with the last one the card is discarded.
pub(super) fn count_down(cx: &mut Cx<'_, impl Answerer>) {
    let Some(plague) = &mut cx.table.plague else { return };
    plague.rounds = plague.rounds.saturating_sub(1);
    if plague.rounds > 0 {
        return;
    }
    cx.table.plague = None;
    cx.emit(Event::PlagueEnded {});
    let parts = cx.table.parts.0;
    for card in cx.table.events.in_force {
        if parts.event(card).effects.iter().any(|effect| matches!(effect, Effect::ClosePorts { .. })) {
            cx.table.events.in_force.take(card);
            cx.table.events.discard.put(card);
            cx.emit(Event::EventDiscarded { card });
        }
    }
}
