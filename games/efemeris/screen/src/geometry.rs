//! Points of the chart: cells, sides and spaces. A hexagon has a flat top and a radius of 96.

use crate::places;
use efemeris::{Cell, Direction, Parts, Place, Sky, Space};
use std::fmt;

/// Of a hexagon.
pub(crate) const RADIUS: f64 = 96.0;
const SQRT_3: f64 = 1.732_050_807_568_877_2;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }
    pub(crate) fn plus(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
    pub(crate) fn times(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
    /// Clockwise, in degrees.
    pub(crate) fn turned(self, by: f64) -> Point {
        let (sin, cos) = by.to_radians().sin_cos();
        Point::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

/// `12.5 -7.7`
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Round(self.x), Round(self.y))
    }
}

/// A length with at most one decimal.
pub(crate) struct Round(pub f64);

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        match (tenths.abs() / 10, tenths.abs() % 10) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (whole, tenth) => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}
impl maud::Render for Round {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.to_string());
    }
}
impl maud::Render for Point {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.to_string());
    }
}

/// The middle of a cell.
pub(crate) fn cell(cell: Cell) -> Point {
    let (q, r) = (f64::from(cell.q()), f64::from(cell.r()));
    Point::new(1.5 * RADIUS * q, SQRT_3 * RADIUS * (r + q / 2.0))
}

/// The middle of a side, seen from the middle of its cell.
pub(crate) fn side(side: Direction) -> Point {
    Point::new(0.0, -SQRT_3 / 2.0 * RADIUS).turned(60.0 * f64::from(side.number()))
}

/// A space of a tile that lies on the chart; in the empty sky it is where its side is.
pub(crate) fn space(sky: &Sky, parts: &Parts, space: Space) -> Point {
    match space.place() {
        Place::Edge(at, to) => cell(at).plus(side(to)),
        Place::Inner(at, letter) => {
            let Some(laid) = sky.at(at) else { return cell(at) };
            let inside = places::place(parts, laid.tile, letter).times(RADIUS);
            cell(at).plus(inside.turned(60.0 * f64::from(laid.rotation.sixths())))
        }
    }
}

/// The corners of a hexagon, as a polygon has them.
pub(crate) fn hexagon(radius: f64) -> String {
    let corner = |number: u8| {
        let Point { x, y } = Point::new(radius, 0.0).turned(60.0 * f64::from(number));
        format!("{},{}", Round(x), Round(y))
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}
