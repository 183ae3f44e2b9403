//! Sailor: the chapter TT-SAILOR.

use super::acting::act;
use super::{Answerer, Cx};
use crate::action::PlaceSailor;
use crate::components::Card;
use crate::event::Event;
use crate::table::{Table, Zones};
use wardroom_kernel::{RuleResult, Seat};

pub(super) fn place_a_sailor(cx: &mut Cx<'_, impl Answerer>, seat: Seat) -> RuleResult {
    if let Some(PlaceSailor { zone }) = act(cx, seat, Card::Sailor, |t| places(t, seat))? {
        cx.table.players[seat].ship.sailors[zone.index()] += 1; // TT-SAILOR-01
        cx.emit(Event::SailorPlaced { seat, zone });
    }
    Ok(())
}

fn places(t: &Table, seat: Seat) -> impl Iterator<Item = PlaceSailor> + use<> {
    // TT-SAILOR-02, TT-SAILOR-03
    let zones = if t.hold(seat).sailors == 0 { Zones::NONE } else { t.ship(seat).intact() };
    zones.map(|zone| PlaceSailor { zone })
}
