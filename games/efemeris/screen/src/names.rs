//! Where the name of a planet stands on its tile: where it covers the fewest spaces, exits and paths.
//!
//! It depends on the tile and its turn only, so a name stays where it is for the whole game. Long names take two lines.

use crate::geometry::{Point, RADIUS, side};
use crate::places::{self, radius};
use efemeris::{Kind, Letter, Link, Parts, Rotation, Tile};

/// Of a letter, about; the browser's fonts differ.
const LETTER: f64 = 10.6;
pub(crate) const LINE: f64 = 19.0;
/// What is longer is broken at a space.
const LONG: usize = 13;

/// A name as it is written: its lines, where the first one stands as seen from the planet, and which end of them.
pub(crate) struct Name<'a> {
    pub lines: Vec<&'a str>,
    pub at: Point,
    pub anchor: &'static str,
}

#[derive(Clone, Copy)]
struct Frame {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Frame {
    /// Whether a disc touches it.
    fn meets(&self, at: Point, r: f64) -> bool {
        let near = Point::new(at.x.clamp(self.left, self.right), at.y.clamp(self.top, self.bottom));
        (at.x - near.x).hypot(at.y - near.y) < r
    }
    fn corners(&self) -> [Point; 4] {
        let Frame { left, top, right, bottom } = *self;
        [Point::new(left, top), Point::new(right, top), Point::new(left, bottom), Point::new(right, bottom)]
    }
}

pub(crate) fn name<'a>(parts: &Parts, tile: Tile, rotation: Rotation, planet: Point, text: &'a str) -> Name<'a> {
    let lines = lines(text);
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or_default();
    let (width, height) = (longest as f64 * LETTER, lines.len() as f64 * LINE);
    // Below the planet if nothing is in the way there; what stands first wins where others are as good.
    let below = [0.0, -22.0, 22.0, -42.0, 42.0, -56.0, 56.0].map(|x| (Point::new(x, 46.0), "middle"));
    let above = [0.0, -22.0, -42.0, -56.0, 56.0].map(|x| (Point::new(x, -37.0 - (height - LINE)), "middle"));
    let beside = [0.0, -18.0, 18.0, -30.0, 30.0, -44.0, 44.0].into_iter().flat_map(|y| {
        let middle = 6.0 + y - (height - LINE) / 2.0;
        [(Point::new(-34.0, middle), "end"), (Point::new(34.0, middle), "start")]
    });
    let places =
        below.into_iter().chain(above).chain(beside).map(|(at, anchor)| Name { lines: lines.clone(), at, anchor });
    let cost = |name: &Name| {
        // A ship on the planet hides what stands above it.
        let hidden = if name.anchor == "middle" && name.at.y < 0.0 { 25 } else { 0 };
        hidden + cost(parts, tile, rotation, planet, name.frame(planet, width, height))
    };
    places.min_by_key(cost).unwrap_or(Name { lines, at: below[0].0, anchor: "middle" })
}

impl Name<'_> {
    /// What it covers of its tile.
    fn frame(&self, planet: Point, width: f64, height: f64) -> Frame {
        let before = match self.anchor {
            "start" => 0.0,
            "end" => width,
            _ => width / 2.0,
        };
        let (left, top) = (planet.x + self.at.x - before, planet.y + self.at.y - 16.0);
        Frame { left, top, right: left + width, bottom: top + height }
    }
}

fn lines(text: &str) -> Vec<&str> {
    match text.split_once(' ') {
        Some((one, other)) if text.chars().count() > LONG => vec![one, other],
        _ => vec![text],
    }
}

/// How much a name would cover: spaces first, then exits, what lies beyond the tile, the flag, and paths.
fn cost(parts: &Parts, tile: Tile, rotation: Rotation, planet: Point, name: Frame) -> u32 {
    let turned = |at: Point| at.turned(60.0 * f64::from(rotation.sixths()));
    let inside = |letter: Letter| turned(places::place(parts, tile, letter).times(RADIUS));
    let paths = parts.paths(tile);
    let mut cost = 400 * covered(parts, tile, rotation, planet, name) as u32;
    for &link in &paths.links {
        let (from, by, to) = match link {
            Link::Inner(one, other) => (inside(one), inside(one), inside(other)),
            Link::Exit(letter, to) => (inside(letter), turned(side(to).times(0.58)), turned(side(to))),
        };
        if matches!(link, Link::Exit(..)) && name.meets(to, 13.0) {
            cost += 30;
        }
        // The curve of the path, in steps.
        let along = |step: u8| {
            let t = f64::from(step) / 8.0;
            from.times((1.0 - t) * (1.0 - t)).plus(by.times(2.0 * t * (1.0 - t))).plus(to.times(t * t))
        };
        cost += (2..8).filter(|&step| name.meets(along(step), 4.0)).count() as u32;
    }
    let flag = Frame { left: planet.x + 4.0, top: planet.y - 43.0, right: planet.x + 36.0, bottom: planet.y - 11.0 };
    let is_free = name.right < flag.left || name.left > flag.right || name.bottom < flag.top || name.top > flag.bottom;
    cost += if is_free { 0 } else { 20 };
    // A little beyond the tile is nothing, far beyond lie the names of others.
    let beyond = name.corners().map(beyond).into_iter().filter(|&far| far > 0.0);
    cost + beyond.map(|far| 10 + (1.5 * far) as u32).sum::<u32>()
}

/// How many spaces of its tile a name covers, besides its planet.
fn covered(parts: &Parts, tile: Tile, rotation: Rotation, planet: Point, name: Frame) -> usize {
    let at = |letter| places::place(parts, tile, letter).times(RADIUS).turned(60.0 * f64::from(rotation.sixths()));
    let is_covered = |&&(letter, kind): &&(Letter, Kind)| {
        let at = at(letter);
        (at.x - planet.x).hypot(at.y - planet.y) >= 1.0 && name.meets(at, radius(kind) * RADIUS + 3.0)
    };
    parts.paths(tile).spaces.iter().filter(is_covered).count()
}

/// How far a point lies beyond the edge of its tile; less than nothing within it.
fn beyond(at: Point) -> f64 {
    at.y.abs().max(0.866 * at.x.abs() + at.y.abs() / 2.0) - 0.866 * (RADIUS - 3.0)
}

#[cfg(test)]
mod tests {
    use super::{LETTER, LINE, covered, name};
    use crate::geometry::RADIUS;
    use crate::places;
    use efemeris::{Kind, Parts, Planet, Rotation};
    use wardroom_kernel::Parts as _;

    #[test]
    fn no_name_covers_a_space_of_its_tile() {
        let parts = Parts::shipped();
        for planet in Planet::ALL {
            let tile = planet.tile();
            let text = &parts.planet(planet).name.en;
            let letter = parts.paths(tile).spaces.iter().find(|space| space.1 == Kind::Planet).unwrap().0;
            for rotation in Rotation::ALL {
                let turned = 60.0 * f64::from(rotation.sixths());
                let at = places::place(parts, tile, letter).times(RADIUS).turned(turned);
                let name = name(parts, tile, rotation, at, text);
                let longest = name.lines.iter().map(|line| line.len()).max().unwrap_or_default();
                let frame = name.frame(at, longest as f64 * LETTER, name.lines.len() as f64 * LINE);
                assert_eq!(covered(parts, tile, rotation, at, frame), 0, "{text} {rotation:?}: {:?}", name.at);
            }
        }
    }
}
