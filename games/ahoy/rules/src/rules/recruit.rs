//! Recruiting: AH-RECRUIT-01 to AH-RECRUIT-07, AH-RULING-41, AH-RULING-70.

use super::{Cx, Live};
use crate::event::Event;
use wardroom_kernel::Asked;

/// AH-RECRUIT-04: to three, as far as the deck goes.
pub(super) fn refill(cx: &mut Cx<'_, impl Live>) -> Asked {
    for place in 0..cx.table.market.len() {
        let count = cx.table.deck.len();
        if cx.table.market[place].is_some() || count == 0 {
            continue;
        }
        cx.reveal();
        let card = cx.chance(count.into())?;
        let card = cx.table.deck.nth(card).expect("nature picks one of the cards that are there");
        cx.table.deck.take(card);
        cx.table.market[place] = Some(card);
        cx.emit(Event::MarketRefilled { card });
    }
    Ok(())
}
