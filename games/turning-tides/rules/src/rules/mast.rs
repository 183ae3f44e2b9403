//! Mast: TT-MAST-01 to TT-MAST-04.

use crate::event::FireResult;
use crate::table::Ship;

/// It alone leaves, and for good: nothing ever sets it up again.
pub(super) fn fell(ship: &mut Ship) -> FireResult {
    ship.has_mast = false;
    FireResult::Mast
}
