//! Order: the chapter TT-ORDER. The levels are data: `hierarchy.levels` of the box.

use super::promotion;
use crate::components::Card;
use crate::table::{GOLD, Played, Revealed, SILVER, Table};

/// Fixes at the reveal who is first, whatever happens to the marker later (TT-ORDER-05, TT-RULING-15).
pub(super) fn fix(t: &Table, cards: [Card; 2]) -> Revealed {
    let played = [SILVER, GOLD].map(|seat| {
        let card = cards[seat];
        Played { card, promotes: promotion::is_due(t, seat, card) }
    });
    let [silver, gold] = played.map(|played| level(t, played));
    let first = match silver.cmp(&gold) {
        std::cmp::Ordering::Less => SILVER, // TT-ORDER-02
        std::cmp::Ordering::Greater => GOLD,
        std::cmp::Ordering::Equal => t.marker, // TT-ORDER-03, TT-NAV-07, TT-PROMO-09
    };
    Revealed { played, first }
}

pub(super) fn level(t: &Table, played: Played) -> u8 {
    if played.promotes { t.parts.promotion_level } else { t.parts.level(played.card, &t.switches) } // TT-PROMO-03
}
