//! Plans: AH-PLAN-01 to AH-PLAN-13.

use super::{Cx, Live};
use crate::event::Event;
use wardroom_kernel::Asked;

/// AH-PLAN-01: two, as far as the deck goes.
pub(super) fn draw(cx: &mut Cx<'_, impl Live>) -> Asked {
    for _ in 0..2 {
        if let Some(plan) = cx.draw(|t| &mut t.plans.deck)? {
            cx.table.plans.hand.put(plan);
            let left = cx.table.plans.deck.cards.len() as u8;
            cx.emit(Event::PlanDrawn { plan });
            cx.emit(Event::DrewAPlan { left });
        }
    }
    Ok(())
}
