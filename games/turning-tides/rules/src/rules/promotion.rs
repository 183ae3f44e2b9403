//! Promotion: the chapter TT-PROMO.

use super::{Answerer, Cx, initiative};
use crate::action::Promote;
use crate::components::Card;
use crate::event::Event;
use crate::table::{Table, Variant};
use wardroom_kernel::{RuleResult, Seat};

/// Whether the revealed card is replaced (TT-PROMO-02, TT-PROMO-07, TT-RULING-36, TT-RULING-20, TT-INTRO-06).
pub(super) fn is_due(t: &Table, seat: Seat, card: Card) -> bool {
    t.switches.variant == Variant::Base && t.ship(seat).captain.is_none() && card != Card::Wait
}

/// Sailor and captain change places in one step (TT-PROMO-04, TT-PROMO-05, TT-RULING-35).
pub(super) fn promote(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    // TT-PROMO-10, TT-RULING-21
    let Promote { zone } = cx.choose(seat, |t| t.ship(seat).zones_with_sailors().map(|zone| Promote { zone }))?;
    let ship = &mut cx.table.players[seat].ship;
    ship.sailors[zone.index()] -= 1;
    ship.captain = Some(zone);
    cx.emit(Event::Promoted { seat, zone });
    if cx.table.switches.promotion_takes_initiative {
        // TT-INIT-05, TT-RULING-14
        initiative::take_the_marker(cx, seat);
    }
    Ok(())
}
