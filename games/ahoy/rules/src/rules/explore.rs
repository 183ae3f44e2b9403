//! Exploring: AH-EXPLORE-01 to AH-EXPLORE-08, AH-RULING-06, AH-RULING-07.

use super::{Cx, Live};
use crate::components::Region;
use wardroom_kernel::Asked;

/// From the stack, if there is a tile in it (AH-EXPLORE-06): any that nobody has seen.
pub(super) fn draw_tile(cx: &mut Cx<'_, impl Live>) -> Asked<Option<Region>> {
    cx.reveal();
    let count = cx.table.unseen_tiles().count() as u32;
    if count < 2 {
        return Ok(None);
    }
    let place = cx.chance(count)?;
    Ok(cx.table.unseen_tiles().nth(place as usize))
}
