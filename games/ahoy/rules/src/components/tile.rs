//! The twelve tiles as they are printed (AH-MAP-01). What lies on their spaces is data: see `parts`.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, num::NonZeroU8};
use wardroom_kernel::{Problem, named};

named! {
    Suit {
        Bird = "bird",
        Skull = "skull",
        Swords = "swords",
        Tree = "tree",
        Compass = "compass",
        Fish = "fish",
    }
}

named! {
    /// A region is one tile with its four spaces (AH-TERM-03, AH-MAP-01). Two of each suit, in the order of the box.
    Region {
        FishA = "fish-a",
        FishB = "fish-b",
        SwordsA = "swords-a",
        SwordsB = "swords-b",
        CompassA = "compass-a",
        CompassB = "compass-b",
        SkullA = "skull-a",
        SkullB = "skull-b",
        TreeA = "tree-a",
        TreeB = "tree-b",
        BirdA = "bird-a",
        BirdB = "bird-b",
    }
}

impl Region {
    /// Of its Island.
    pub const fn suit(self) -> Suit {
        const SUITS: [Suit; 6] = [Suit::Fish, Suit::Swords, Suit::Compass, Suit::Skull, Suit::Tree, Suit::Bird];
        SUITS[self as usize / 2]
    }
    /// The other region of its suit.
    pub const fn twin(self) -> Region {
        Region::ALL[self as usize ^ 1]
    }
    /// The space of the Island: it is printed in the south-east corner.
    pub const fn island(self) -> Space {
        Space::new(self, Corner::SouthEast)
    }
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        Corner::ALL.into_iter().map(move |corner| Space::new(self, corner))
    }
}

named! {
    /// Of an unrotated tile.
    Corner {
        NorthWest = "nw",
        NorthEast = "ne",
        SouthWest = "sw",
        SouthEast = "se",
    }
}

named! {
    /// On the map, or on an unrotated tile.
    Direction {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

impl Direction {
    /// AH-MAP-03
    pub const fn turned(self, quarters: u8) -> Direction {
        Direction::ALL[(self as usize + quarters as usize) % 4]
    }
    pub const fn opposite(self) -> Direction {
        self.turned(2)
    }
}

/// A space of a printed tile: wherever and however the tile lies, figures stand on this. `fish-a.sw` in JSON.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(NonZeroU8);

impl Space {
    pub const COUNT: usize = Region::ALL.len() * 4;

    pub const fn new(region: Region, corner: Corner) -> Space {
        Space::from_index(region as usize * 4 + corner as usize)
    }
    pub(crate) const fn from_index(index: usize) -> Space {
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Space(number),
            None => panic!("one more than an index is not zero"),
        }
    }
    /// 0 to 47.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
    pub const fn region(self) -> Region {
        Region::ALL[self.index() / 4]
    }
    pub const fn corner(self) -> Corner {
        Corner::ALL[self.index() % 4]
    }
    pub const fn is_island(self) -> bool {
        self.index() % 4 == Corner::SouthEast as usize
    }
    pub fn from_name(name: &str) -> Option<Space> {
        let (region, corner) = name.split_once('.')?;
        Some(Space::new(Region::from_name(region)?, Corner::from_name(corner)?))
    }
}
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.region(), self.corner())
    }
}
impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
impl Serialize for Space {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
        let name = String::deserialize(from)?;
        Space::from_name(&name).ok_or_else(|| Problem::new("", "problem-no-such-space").with("value", name).as_error())
    }
}
