//! End: EF-END-01 to EF-END-07.

use crate::table::{Phase, Side, Table};
use wardroom_kernel::Outcome;

/// EF-END-03: partners' planets count together.
pub(crate) fn planets_of_side(t: &Table, side: Side) -> u8 {
    let holders = t.planets.iter().filter_map(|planet| planet.holder);
    holders.filter(|&seat| t.side_of(seat) == side).count() as u8
}

pub(crate) fn outcome(t: &Table) -> Option<Outcome> {
    let Phase::Over(verdict) = t.phase else { return None };
    let mode = t.mode();
    let winners = verdict.winner().map_or(mode.seats(), |side| mode.seats_of(side));
    Some(Outcome { winners, reason: verdict.reason() })
}
