//! Destroyed zones: TT-ZONE-01 to TT-ZONE-04. Placing and moving offer intact zones only; the lull counts the others.

use crate::event::FireResult;
use crate::table::{Ship, Zone};

pub(super) fn destroy(ship: &mut Ship, zone: Zone) -> FireResult {
    ship.destroyed = ship.destroyed.with(zone);
    FireResult::Destroyed
}
