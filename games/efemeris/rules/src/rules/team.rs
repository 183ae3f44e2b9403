//! Team mode: EF-TEAM-01 to EF-TEAM-15. Most of it is in the chapters it changes; here is sharing (EF-TEAM-10).

use super::{Cx, Live};
use crate::action::Construction;
use crate::components::Spice;
use crate::event::Event;
use crate::table::Table;
use wardroom_kernel::Seat;

pub(super) fn offers(t: &Table, seat: Seat) -> impl Iterator<Item = Construction> {
    let partner = t.mode().partner(seat).filter(|_| t.shared < t.parts.mode(t.mode()).shares);
    partner.into_iter().flat_map(move |partner| {
        let can_share = move |&spice: &Spice| {
            t.players[seat].spices[spice] != 0 && t.players[partner].spices[spice] < t.parts.spice_cap
        };
        Spice::ALL.into_iter().filter(can_share).map(|spice| Construction::Share { spice })
    })
}

pub(super) fn share(cx: &mut Cx<'_, impl Live>, from: Seat, spice: Spice) {
    let Some(to) = cx.table.mode().partner(from) else { return };
    cx.table.players[from].spices[spice] -= 1;
    cx.table.players[to].spices[spice] += 1;
    cx.table.shared += 1;
    cx.emit(Event::Shared { from, to, spice });
}
