//! Where mast, captain and sailors stand in a zone: in one row, or in two smaller ones where that would be too long.

use crate::geometry::ZONE;
use crate::table_view::TableView;
use crate::units::side_above;
use turning_tides::{Place, Side, Zone};
use wardroom_kernel::Seat;

/// How wide each is in a row.
const MAST: i32 = 38;
const CAPTAIN: i32 = 44;
const SAILOR: i32 = 26;
/// Four sailors stand closer together.
const SAILOR_OF_FOUR: i32 = 23;
/// What a row may take; drawings have some air at their sides.
const ROOM: i32 = 96;

/// Middles, from the ship's corner.
pub(crate) struct Row<S> {
    pub mast: Option<(i32, i32)>,
    pub captain: Option<(i32, i32)>,
    pub sailors: S,
    /// In hundredths.
    pub scale: i32,
}

pub(crate) fn crew(table: &TableView, seat: Seat, zone: Zone) -> Row<impl Iterator<Item = (i32, i32)>> {
    let ship = &table.player(seat).ship;
    let count = i32::from(ship.sailors_in(zone));
    let sailor = if count < 4 { SAILOR } else { SAILOR_OF_FOUR };
    let mast = if ship.has_mast_in(zone) { MAST } else { 0 };
    let captain = if ship.captain == Some(zone) { CAPTAIN } else { 0 };
    let (officers, sailors) = (mast + captain, sailor * count);
    let has_two_rows = officers != 0 && ROOM < officers + sailors;
    // Two rows are three quarters as large and 34 apart.
    let (scale, above, below) = if has_two_rows { (75, -17, 17) } else { (100, 0, 0) };
    let scaled = move |width: i32| width * scale / 100;
    let middle = table.zone_x(seat, zone) + ZONE / 2;
    let row = if has_two_rows { officers } else { officers + sailors };
    let left = middle - scaled(row) / 2;
    let first_sailor = if has_two_rows { middle - scaled(sailors) / 2 } else { left + scaled(officers) };
    let y = height(table, seat, zone);
    Row {
        mast: (mast != 0).then(|| (left + scaled(mast) / 2, y + above)),
        captain: (captain != 0).then(|| (left + scaled(mast) + scaled(captain) / 2, y + above)),
        sailors: (0..count).map(move |nth| (first_sailor + scaled(sailor * (2 * nth + 1)) / 2, y + below)),
        scale,
    }
}

/// Crew stand in the middle of the zone, but make room for a cannon on one side.
fn height(table: &TableView, seat: Seat, zone: Zone) -> i32 {
    let has = |side: Side| table.player(seat).ship.has_cannon(Place { zone, side });
    let above = side_above(table, seat);
    match (has(above), has(above.other())) {
        (true, false) => 71,
        (false, true) => 49,
        (true, true) | (false, false) => 60,
    }
}
