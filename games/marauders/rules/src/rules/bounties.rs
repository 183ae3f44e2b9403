//! Bounties (MM-BOUNTY). When they are due is said in `raid` and `combat`.

use super::{Answerer, Cx};
use crate::components::Nation;
use crate::event::Event;
use wardroom_kernel::Seat;

/// At most five; what is more is ignored (MM-RULING-60).
pub(super) fn raise(cx: &mut Cx<'_, impl Answerer>, seat: Seat, nation: Nation, steps: u8) {
    let most = cx.table.parts.numbers.bounty_max;
    change(cx, seat, nation, |bounty| bounty.saturating_add(steps).min(most));
}

/// At 0 the nation has forgotten all (MM-BOUNTY-06).
pub(super) fn lower(cx: &mut Cx<'_, impl Answerer>, seat: Seat, nation: Nation, steps: u8) {
    change(cx, seat, nation, |bounty| bounty.saturating_sub(steps));
}

fn change(cx: &mut Cx<'_, impl Answerer>, seat: Seat, nation: Nation, change: impl Fn(u8) -> u8) {
    let bounty = &mut cx.table.players[seat].bounties[nation.index()];
    let from = *bounty;
    *bounty = change(from);
    let to = *bounty;
    if from != to {
        cx.emit(Event::BountyChanged { seat, nation, from, to });
    }
}
