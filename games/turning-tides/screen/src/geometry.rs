//! Where things lie on the chart: 1000 by 456 units, the ships in a frame above the scale of positions.
//!
//! The near ship is below. Sailing shifts each ship by half a zone, so that their distance changes by a whole one.

use crate::table_view::TableView;
use maud::PreEscaped;
use turning_tides::Zone;
use wardroom_kernel::Seat;

pub(crate) const ZONE: i32 = 92;
/// Length of the seven zones; bow and stern stand out on either side.
pub(crate) const LENGTH: i32 = 7 * ZONE;
pub(crate) const FAR_Y: i32 = 36;
pub(crate) const NEAR_Y: i32 = 270;
/// Where the chart is scaled about: the middle of the frame.
const MIDDLE: (i32, i32) = (500, 206);
const HALF_FRAME: i32 = 492;
/// On a phone the ends of the chart are cut off.
const HALF_FRAME_NARROW: i32 = 422;

impl TableView<'_> {
    fn passed(&self) -> i32 {
        i32::from(self.view.position.number()) - 7
    }
    /// The left end of a ship's zones.
    pub(crate) fn ship_x(&self, seat: Seat) -> i32 {
        let shift = ZONE / 2 * self.passed();
        MIDDLE.0 - LENGTH / 2 + if self.sails_right(seat) { shift } else { -shift }
    }
    pub(crate) fn ship_y(&self, seat: Seat) -> i32 {
        if seat == self.near { NEAR_Y } else { FAR_Y }
    }
    /// The left end of a zone, from the left end of its ship.
    pub(crate) fn zone_x(&self, seat: Seat, zone: Zone) -> i32 {
        let number = i32::from(zone.number());
        ZONE * if self.sails_right(seat) { 7 - number } else { number - 1 }
    }
    /// The middle of a zone on the chart.
    pub(crate) fn middle(&self, seat: Seat, zone: Zone) -> i32 {
        self.ship_x(seat) + self.zone_x(seat, zone) + ZONE / 2
    }
    /// How far the chart is drawn in to show both ships, in thousandths: on a wide page, on a narrow one.
    pub(crate) fn zoom(&self) -> (i32, i32) {
        let apart = LENGTH / 2 + ZONE / 2 * self.passed().abs();
        // Sterns are outside until the ships have met, then the longer bows.
        let narrow_margin = if self.passed() < 0 { 30 } else { 100 };
        let fit = |half: i32, margin: i32| (1000 * half / (apart + margin)).min(1000);
        (fit(HALF_FRAME, 118), fit(HALF_FRAME_NARROW, narrow_margin))
    }
    /// A place beside the hold of a seat, seen from its ship: lost units glide there.
    pub(crate) fn hold_from_ship(&self, seat: Seat) -> (i32, i32) {
        let y = if seat == self.near { 190 } else { -70 };
        (MIDDLE.0 + 380 - self.ship_x(seat), y)
    }
}

/// A place on the chart for `style`, so that changes glide.
pub(crate) fn at(x: i32, y: i32) -> PreEscaped<String> {
    PreEscaped(format!("transform:translate({x}px,{y}px)"))
}
