//! Destroyed zones: the chapter TT-ZONE. Placing and moving offer intact zones only; the lull counts the others.

use crate::event::FireResult;
use crate::table::{Ship, Zone};

pub(super) fn destroy(ship: &mut Ship, zone: Zone) -> FireResult {
    ship.destroyed = ship.destroyed.with(zone); // TT-ZONE-01, TT-RULING-46
    FireResult::Destroyed
}
