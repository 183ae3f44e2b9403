//! The map (AH-MAP): where tiles lie, which spaces are neighbours, where another tile has room.

use crate::components::{Corner, Direction, Pips, Region, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A cell of the grid: x grows east, y grows south. `space.3.-1` in notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Point {
    pub x: i8,
    pub y: i8,
}

/// For scenes and tests.
pub const fn at(x: i8, y: i8) -> Point {
    Point { x, y }
}

impl Point {
    #[must_use]
    pub const fn towards(self, direction: Direction) -> Point {
        let Point { x, y } = self;
        match direction {
            Direction::North => at(x, y.wrapping_sub(1)),
            Direction::East => at(x.wrapping_add(1), y),
            Direction::South => at(x, y.wrapping_add(1)),
            Direction::West => at(x.wrapping_sub(1), y),
        }
    }
    /// AH-MAP-04
    pub fn is_next_to(self, other: Point) -> bool {
        let (dx, dy) = self.apart(other);
        dx + dy == 1
    }
    fn apart(self, other: Point) -> (u16, u16) {
        (i16::from(self.x).abs_diff(i16::from(other.x)), i16::from(self.y).abs_diff(i16::from(other.y)))
    }
}

/// How a tile lies: its north-west cell and clockwise quarter turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Lie {
    pub x: i8,
    pub y: i8,
    pub turns: u8,
}

impl Lie {
    /// The cell of a printed corner (AH-MAP-02, AH-MAP-03).
    pub const fn point(self, corner: Corner) -> Point {
        // Clockwise: north-west, north-east, south-east, south-west.
        const PLACE: [u8; 4] = [0, 1, 3, 2];
        const OFFSET: [(i8, i8); 4] = [(0, 0), (1, 0), (1, 1), (0, 1)];
        // Any number of turns: `validate_position` refuses what cannot be.
        let (x, y) = OFFSET[(PLACE[corner as usize].wrapping_add(self.turns) % 4) as usize];
        at(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }
    pub const fn island(self) -> Point {
        self.point(Corner::SouthEast)
    }
    /// The printed corner that lies there.
    fn corner_at(self, point: Point) -> Option<Corner> {
        Corner::ALL.into_iter().find(|&corner| self.point(corner) == point)
    }
    pub(crate) fn covers(self, point: Point) -> bool {
        self.corner_at(point).is_some()
    }
    const fn origin(self) -> Point {
        at(self.x, self.y)
    }
    pub(crate) fn overlaps(self, other: Lie) -> bool {
        let (dx, dy) = self.origin().apart(other.origin());
        dx < 2 && dy < 2
    }
}

/// A tile on the map with its wealth die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    pub lie: Lie,
    pub wealth: Pips,
}

/// All tiles on the map. Neighbours are computed when a tile is laid, not when a figure sails.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Region, Laid>", into = "BTreeMap<Region, Laid>")]
pub struct Map {
    laid: [Option<Laid>; Region::ALL.len()],
    next: [[Option<Space>; 4]; Space::COUNT],
}

impl Default for Map {
    fn default() -> Map {
        Map { laid: [None; Region::ALL.len()], next: [[None; 4]; Space::COUNT] }
    }
}

impl Map {
    pub fn tile(&self, region: Region) -> Option<Laid> {
        self.laid[region.index()]
    }
    pub fn has(&self, region: Region) -> bool {
        self.laid[region.index()].is_some()
    }
    /// All tiles on the map, in the order of regions.
    pub fn tiles(&self) -> impl Iterator<Item = (Region, Laid)> {
        Region::ALL.into_iter().filter_map(|region| Some((region, self.tile(region)?)))
    }
    pub fn regions(&self) -> impl Iterator<Item = Region> {
        self.tiles().map(|(region, _)| region)
    }
    pub fn len(&self) -> usize {
        self.tiles().count()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// All spaces on the map.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        self.regions().flat_map(Region::spaces)
    }
    /// Where a space lies, if its tile is on the map.
    pub fn point(&self, space: Space) -> Option<Point> {
        Some(self.tile(space.region())?.lie.point(space.corner()))
    }
    /// The space that lies there.
    pub fn space(&self, point: Point) -> Option<Space> {
        self.tiles().find_map(|(region, laid)| Some(Space::new(region, laid.lie.corner_at(point)?)))
    }
    /// The space next to this one; nothing where the map ends (AH-MAP-05).
    pub fn next(&self, space: Space, direction: Direction) -> Option<Space> {
        self.next[space.index()][direction as usize]
    }
    /// From which direction of the map one comes from one space to a neighbour.
    pub fn direction(&self, from: Space, to: Space) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.next(from, direction) == Some(to))
    }
    pub fn wealth(&self, region: Region) -> Option<Pips> {
        self.tile(region).map(|laid| laid.wealth)
    }
    /// AH-RULING-75: a die at 6 stays there. Says whether it rose.
    pub(crate) fn raise_wealth(&mut self, region: Region) -> bool {
        let Some(laid) = &mut self.laid[region.index()] else { return false };
        let before = laid.wealth;
        laid.wealth = before.raised(1);
        before != laid.wealth
    }
    pub(crate) fn set_wealth(&mut self, region: Region, wealth: Pips) {
        if let Some(laid) = &mut self.laid[region.index()] {
            laid.wealth = wealth;
        }
    }
    /// AH-SETUP-06
    pub(crate) fn lay(&mut self, region: Region, lie: Lie) {
        self.put(region, Laid { lie, wealth: Pips::One });
    }
    fn put(&mut self, region: Region, laid: Laid) {
        self.laid[region.index()] = Some(laid);
        for space in region.spaces() {
            let point = laid.lie.point(space.corner());
            for direction in Direction::ALL {
                let next = self.space(point.towards(direction));
                self.next[space.index()][direction as usize] = next;
                if let Some(next) = next {
                    self.next[next.index()][direction.opposite() as usize] = Some(space);
                }
            }
        }
    }
    /// A tile can lie like this: it overlaps nothing and its Island is next to no other (AH-EXPLORE-02, AH-EXPLORE-04).
    pub fn has_room(&self, lie: Lie) -> bool {
        let island = lie.island();
        self.laid.iter().flatten().all(|laid| !laid.lie.overlaps(lie) && !laid.lie.island().is_next_to(island))
    }
    pub(crate) fn overlaps_nothing(&self, lie: Lie) -> bool {
        self.laid.iter().flatten().all(|laid| !laid.lie.overlaps(lie))
    }
    /// Every way to lay a tile that a figure explores from `space` in `direction` (AH-RULING-06).
    pub fn explorations(&self, space: Space, direction: Direction) -> impl Iterator<Item = Lie> {
        let entered = self.point(space).map(|point| point.towards(direction));
        let origins = entered.into_iter().flat_map(move |Point { x, y }| match direction {
            Direction::North => [(x - 1, y - 1), (x, y - 1)],
            Direction::East => [(x, y - 1), (x, y)],
            Direction::South => [(x - 1, y), (x, y)],
            Direction::West => [(x - 1, y - 1), (x - 1, y)],
        });
        self.lies(origins)
    }
    fn lies(&self, origins: impl Iterator<Item = (i8, i8)>) -> impl Iterator<Item = Lie> {
        let lies = origins.flat_map(|(x, y)| (0..4).map(move |turns| Lie { x, y, turns }));
        lies.filter(|&lie| self.has_room(lie))
    }
    /// Every way to lay a tile with at least one edge on the map (AH-RULING-65), from north to south and west to east.
    pub fn extensions(&self) -> impl Iterator<Item = Lie> {
        let xs = || self.laid.iter().flatten().map(|laid| laid.lie.x);
        let ys = || self.laid.iter().flatten().map(|laid| laid.lie.y);
        let range = |least: Option<i8>, most: Option<i8>| least.unwrap_or(0) - 2..=most.unwrap_or(0) + 2;
        let (columns, rows) = (range(xs().min(), xs().max()), range(ys().min(), ys().max()));
        let touches = |x: i8, y: i8| {
            self.laid.iter().flatten().any(|laid| {
                let apart = laid.lie.origin().apart(at(x, y));
                matches!(apart, (2, 0 | 1) | (0 | 1, 2))
            })
        };
        let origins = rows.flat_map(move |y| columns.clone().map(move |x| (x, y)));
        self.lies(origins.filter(move |&(x, y)| touches(x, y)))
    }
}

/// Tiles may overlap here: `validate_position` refuses such a map.
impl From<BTreeMap<Region, Laid>> for Map {
    fn from(tiles: BTreeMap<Region, Laid>) -> Map {
        let mut map = Map::default();
        tiles.into_iter().for_each(|(region, laid)| map.put(region, laid));
        map
    }
}
impl From<Map> for BTreeMap<Region, Laid> {
    fn from(map: Map) -> BTreeMap<Region, Laid> {
        map.tiles().collect()
    }
}
