//! Wait: the chapter TT-WAIT.

use super::{Answerer, Cx, turns};
use crate::event::{Event, Wind};
use wardroom_kernel::Seat;

pub(super) fn wait(cx: &mut Cx<'_, impl Answerer>, seat: Seat) {
    cx.emit(Event::Waited { seat }); // TT-WAIT-01
}

/// TT-WAIT-02
pub(super) fn both_wait(cx: &mut Cx<'_, impl Answerer>) {
    turns::sail(cx, Wind::BothWait);
}
