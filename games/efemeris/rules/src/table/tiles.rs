//! Sets of tiles.

use crate::components::Tile;
use serde::{Deserialize, Serialize};

/// Iterating takes them out in the order of the box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Tile>", from = "Vec<Tile>")]
pub struct Tiles(u32);

impl Tiles {
    pub const NONE: Tiles = Tiles(0);
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 & 1 << tile as u8 != 0
    }
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile as u8;
    }
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile as u8);
    }
    #[must_use]
    pub const fn minus(self, other: Tiles) -> Tiles {
        Tiles(self.0 & !other.0)
    }
}
impl Iterator for Tiles {
    type Item = Tile;
    fn next(&mut self) -> Option<Tile> {
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        Tile::ALL.get(place).copied()
    }
}
impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Tiles {
        Tiles(tiles.into_iter().fold(0, |set, tile| set | 1 << tile as u8))
    }
}
impl From<Tiles> for Vec<Tile> {
    fn from(tiles: Tiles) -> Vec<Tile> {
        tiles.collect()
    }
}
impl From<Vec<Tile>> for Tiles {
    fn from(tiles: Vec<Tile>) -> Tiles {
        tiles.into_iter().collect()
    }
}
