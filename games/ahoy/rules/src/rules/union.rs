//! Mollusk Union: AH-UNION-01 to AH-UNION-17.

use super::{Cx, Live};
use crate::components::Region;
use crate::event::Event;

/// From Ready to an Island, as many as there are (AH-UNION-01, AH-RULING-60).
pub(super) fn place_comrades(cx: &mut Cx<'_, impl Live>, region: Region, count: u8) {
    let count = count.min(cx.table.sea.ready);
    if count > 0 {
        cx.table.sea.ready -= count;
        cx.table.sea.comrades.0[region.index()] += count;
        cx.emit(Event::ComradesPlaced { region, count });
    }
}
