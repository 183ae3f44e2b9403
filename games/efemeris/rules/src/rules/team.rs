//! Chapter Team mode (EF-TEAM). Most of it is in the chapters that it changes; here is sharing.

use super::construction::List;
use super::{Answerer, Cx};
use crate::action::Construction;
use crate::components::Spice;
use crate::event::Event;
use crate::table::Table;
use wardroom_kernel::Seat;

/// EF-TEAM-10, EF-RULING-58: in either direction, as long as the side has gifts left in this turn.
pub(super) fn list(t: &Table, seat: Seat, list: &mut List) {
    let Some(partner) = t.mode().partner(seat).filter(|_| t.shared < t.parts.mode(t.mode()).shares) else { return };
    let can_share =
        |&spice: &Spice| t.players[seat].spices[spice] != 0 && t.players[partner].spices[spice] < t.parts.spice_cap;
    list.extend(Spice::ALL.into_iter().filter(can_share).map(|spice| Construction::Share { spice }));
}

pub(super) fn share(cx: &mut Cx<'_, impl Answerer>, from: Seat, spice: Spice) {
    let Some(to) = cx.table.mode().partner(from) else { return };
    cx.table.players[from].spices[spice] -= 1;
    cx.table.players[to].spices[spice] += 1;
    cx.table.shared += 1;
    cx.emit(Event::Shared { from, to, spice });
}
