//! Initiative: the chapter TT-INIT. A ship that loses something takes the marker; the chapters of the cards say when.

use super::{Answerer, Cx};
use crate::event::Event;
use wardroom_kernel::Seat;

pub(super) fn take_the_marker(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    if cx.table.marker != seat {
        // TT-INIT-06
        cx.table.marker = seat;
        cx.emit(Event::MarkerTaken { seat });
    }
}
