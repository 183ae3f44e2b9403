//! Mast: the chapter TT-MAST.

use crate::event::FireResult;
use crate::table::Ship;

/// It alone leaves, and for good: nothing ever sets it up again.
pub(super) fn fell(ship: &mut Ship) -> FireResult {
    ship.has_mast = false; // TT-MAST-02, TT-MAST-04
    FireResult::Mast
}
