//! Spaces (EF-SPACE-03): inside a tile by its letter, `0.-1.n`, or on the side of a cell, `0.-1.0`.
//!
//! A side has two cells and one name: that of the cell nearer to the compass rose, of two equally near ones that whose
//! side is 0, 1 or 2. Reading takes either. Which spaces there are, and the paths between them, is up to `sky`.

use super::cell::{Cell, Direction};
use crate::components::Letter;
use std::{fmt, str::FromStr};

deserialize_by!(String => Space);
unlike!(NoSuchSpace: "0.-1.n");

/// EF-SPACE-03: an edge has one number, whichever of its two cells it is named from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(into = "String")]
pub struct Space(u16);

/// What a space is, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Inner(Cell, Letter),
    Edge(Cell, Direction),
}

const INNER: usize = Cell::COUNT * Letter::COUNT;
const EDGES: usize = 132;

/// The number of the edge on each side of each cell.
const EDGE: [[u8; 6]; Cell::COUNT] = number_edges().0;
/// The cell and side that each edge has its name from.
const NAMED: [(u8, u8); EDGES] = number_edges().1;

const fn number_edges() -> ([[u8; 6]; Cell::COUNT], [(u8, u8); EDGES]) {
    let (mut edge, mut named, mut count) = ([[0; 6]; Cell::COUNT], [(0, 0); EDGES], 0);
    let mut number = 0;
    while number < Cell::COUNT {
        let cell = Cell::from_number(number as u8);
        let mut side = 0;
        while side < 6 {
            let neighbour = cell.neighbour(Direction::ALL[side]);
            let is_named_here = match neighbour {
                None => true,
                Some(there) => cell.ring() < there.ring() || cell.ring() == there.ring() && side < 3,
            };
            if is_named_here {
                named[count] = (number as u8, side as u8);
                edge[number][side] = count as u8;
                if let Some(there) = neighbour {
                    edge[there.number()][Direction::ALL[side].opposite().number() as usize] = count as u8;
                }
                count += 1;
            }
            side += 1;
        }
        number += 1;
    }
    assert!(count == EDGES, "every edge has a number");
    (edge, named)
}

impl Space {
    pub const fn inner(cell: Cell, letter: Letter) -> Space {
        Space((cell.number() * Letter::COUNT + letter.number()) as u16)
    }
    /// The same space as seen from the cell on the other side.
    pub const fn edge(cell: Cell, side: Direction) -> Space {
        Space(INNER as u16 + EDGE[cell.number()][side.number() as usize] as u16)
    }
    pub const fn place(self) -> Place {
        if let Some(edge) = (self.0 as usize).checked_sub(INNER) {
            let (cell, side) = NAMED[edge];
            Place::Edge(Cell::from_number(cell), Direction::ALL[side as usize])
        } else {
            let (cell, letter) = (self.0 as usize / Letter::COUNT, self.0 as usize % Letter::COUNT);
            Place::Inner(Cell::from_number(cell as u8), Letter::from_number(letter as u8))
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Place::Inner(cell, letter) => write!(f, "{cell}.{letter}"),
            Place::Edge(cell, side) => write!(f, "{cell}.{}", side.number()),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no space: spaces are written `0.-1.n`, inside a tile, or `0.-1.3`, on the side of a cell")]
pub struct NoSuchSpace(String);
impl FromStr for Space {
    type Err = NoSuchSpace;
    fn from_str(text: &str) -> Result<Space, NoSuchSpace> {
        let parsed = || {
            let (cell, at) = text.rsplit_once('.')?;
            let cell: Cell = cell.parse().ok()?;
            let [at] = *at.as_bytes() else { return None };
            match at {
                b'0'..=b'5' => Some(Space::edge(cell, Direction::new(at - b'0')?)),
                _ => Some(Space::inner(cell, Letter::new(at)?)),
            }
        };
        parsed().ok_or_else(|| NoSuchSpace(text.into()))
    }
}
impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}
impl TryFrom<String> for Space {
    type Error = NoSuchSpace;
    fn try_from(text: String) -> Result<Space, NoSuchSpace> {
        text.parse()
    }
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spaces([u64; Spaces::WORDS]);

impl Spaces {
    const WORDS: usize = (INNER + EDGES).div_ceil(64);
    pub const NONE: Spaces = Spaces([0; Spaces::WORDS]);

    pub fn contains(&self, space: Space) -> bool {
        self.0[usize::from(space.0) / 64] & 1 << (space.0 % 64) != 0
    }
    /// Says whether it is new.
    pub fn insert(&mut self, space: Space) -> bool {
        let (word, bit) = (&mut self.0[usize::from(space.0) / 64], 1 << (space.0 % 64));
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
    pub fn remove(&mut self, space: Space) {
        self.0[usize::from(space.0) / 64] &= !(1 << (space.0 % 64));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test] // EF-SPACE-03
    fn an_edge_has_one_name_and_reads_from_both_sides() {
        for (text, name) in [("0.-1.3", "0.0.0"), ("-1.0.2", "0.0.5"), ("1.-1.1", "1.-1.1"), ("0.2.3", "0.2.3")] {
            assert_eq!(text.parse::<Space>().map(|space| space.to_string()).as_deref(), Ok(name));
        }
        for number in 0..(INNER + EDGES) as u16 {
            let space = Space(number);
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert!(["0.0.6", "0.0", "0.0.nn", "0.0.z", "4.0.n", ""].iter().all(|text| text.parse::<Space>().is_err()));
    }
}
