//! Cells of the firmament (EF-SPACE-01): the 37 hexagons that are at most three away from the centre.
//!
//! Every layout is a part of them, so that a cell has the same number in all of them.

use std::{fmt, str::FromStr};
use wardroom_kernel::Problem;

deserialize_by!([i8; 2] => Cell, u8 => Rotation);
unlike!(NoSuchCell: "0.-1");

/// EF-SPACE-01: offsets of the neighbours on sides 0 to 5: north, then clockwise.
pub const DIRECTIONS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// Ring by ring from the centre, each from north and clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(into = "[i8; 2]")]
pub struct Cell(u8);

impl Cell {
    pub const COUNT: usize = 37;
    pub const CENTRE: Cell = Cell(0);
    const RADIUS: i8 = 3;

    pub const fn new(q: i8, r: i8) -> Option<Cell> {
        let mut number = 0;
        while number < Cell::COUNT {
            if COORDINATES[number].0 == q && COORDINATES[number].1 == r {
                return Some(Cell(number as u8));
            }
            number += 1;
        }
        None
    }
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Cell::COUNT as u8).map(Cell)
    }
    pub(crate) const fn from_number(number: u8) -> Cell {
        Cell(number)
    }
    pub const fn number(self) -> usize {
        self.0 as usize
    }
    pub const fn q(self) -> i8 {
        COORDINATES[self.0 as usize].0
    }
    pub const fn r(self) -> i8 {
        COORDINATES[self.0 as usize].1
    }
    /// How far it is from the centre.
    pub const fn ring(self) -> u8 {
        match self.0 {
            0 => 0,
            1..=6 => 1,
            7..=18 => 2,
            _ => 3,
        }
    }
    /// The cell on a side, if the chart reaches that far.
    pub const fn neighbour(self, side: Direction) -> Option<Cell> {
        let number = NEIGHBOURS[self.0 as usize][side.0 as usize];
        if number == NONE { None } else { Some(Cell(number)) }
    }
    /// All its neighbours.
    pub fn around(self) -> Cells {
        Direction::ALL.into_iter().filter_map(|side| self.neighbour(side)).collect()
    }
}

const NONE: u8 = u8::MAX;

const COORDINATES: [(i8, i8); Cell::COUNT] = {
    let mut cells = [(0, 0); Cell::COUNT];
    let (mut count, mut ring) = (1, 1);
    while ring <= Cell::RADIUS {
        let (mut q, mut r, mut leg) = (0, -ring, 0);
        while leg < 6 {
            let (dq, dr) = DIRECTIONS[(leg + 2) % 6];
            let mut step = 0;
            while step < ring {
                cells[count] = (q, r);
                count += 1;
                (q, r) = (q + dq, r + dr);
                step += 1;
            }
            leg += 1;
        }
        ring += 1;
    }
    cells
};

const NEIGHBOURS: [[u8; 6]; Cell::COUNT] = {
    let mut neighbours = [[NONE; 6]; Cell::COUNT];
    let mut number = 0;
    while number < Cell::COUNT {
        let mut side = 0;
        while side < 6 {
            let ((q, r), (dq, dr)) = (COORDINATES[number], DIRECTIONS[side]);
            if let Some(Cell(there)) = Cell::new(q + dq, r + dr) {
                neighbours[number][side] = there;
            }
            side += 1;
        }
        number += 1;
    }
    neighbours
};

/// `0.-1`: q and r.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.q(), self.r())
    }
}
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no cell: cells are written `q.r`, like `0.-1`, and are at most three from the centre")]
pub struct NoSuchCell(String);
impl FromStr for Cell {
    type Err = NoSuchCell;
    fn from_str(text: &str) -> Result<Cell, NoSuchCell> {
        let parsed = || {
            let (q, r) = text.split_once('.')?;
            Cell::new(q.parse().ok()?, r.parse().ok()?)
        };
        parsed().filter(|cell| cell.to_string() == text).ok_or_else(|| NoSuchCell(text.into()))
    }
}
impl From<Cell> for [i8; 2] {
    fn from(cell: Cell) -> [i8; 2] {
        [cell.q(), cell.r()]
    }
}
impl TryFrom<[i8; 2]> for Cell {
    type Error = NoSuchCell;
    fn try_from([q, r]: [i8; 2]) -> Result<Cell, NoSuchCell> {
        Cell::new(q, r).ok_or_else(|| NoSuchCell(format!("{q}.{r}")))
    }
}

/// A side of a cell: 0 is north, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    pub const ALL: [Direction; 6] =
        [Direction(0), Direction(1), Direction(2), Direction(3), Direction(4), Direction(5)];
    pub const fn new(number: u8) -> Option<Direction> {
        if number < 6 { Some(Direction(number)) } else { None }
    }
    pub const fn number(self) -> u8 {
        self.0
    }
    pub const fn opposite(self) -> Direction {
        Direction((self.0 + 3) % 6)
    }
}

/// How far a tile is turned clockwise, in sixths (EF-SPACE-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize)]
#[serde(into = "u8")]
pub struct Rotation(u8);

impl Rotation {
    pub const ALL: [Rotation; 6] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3), Rotation(4), Rotation(5)];
    pub const fn new(sixths: u8) -> Option<Rotation> {
        if sixths < 6 { Some(Rotation(sixths)) } else { None }
    }
    pub const fn sixths(self) -> u8 {
        self.0
    }
    #[must_use]
    pub const fn turned(self, by: Rotation) -> Rotation {
        Rotation((self.0 + by.0) % 6)
    }
    /// The side where the tile's edge `edge` lies now.
    pub const fn side_of(self, edge: Direction) -> Direction {
        Direction((edge.0 + self.0) % 6)
    }
}
impl From<Rotation> for u8 {
    fn from(rotation: Rotation) -> u8 {
        rotation.0
    }
}
impl TryFrom<u8> for Rotation {
    type Error = Problem;
    fn try_from(sixths: u8) -> Result<Rotation, Problem> {
        Rotation::new(sixths).ok_or_else(|| Problem::between("", sixths, 0, 5))
    }
}

set! {
    /// From the centre outwards.
    Cells(u64) of Cell, |cell: Cell| cell.0, Cell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test] // EF-SPACE-01
    fn sides_face_each_other() {
        for cell in Cell::all() {
            for side in Direction::ALL {
                let back = cell.neighbour(side).map(|there| there.neighbour(side.opposite()));
                assert!(back.is_none_or(|back| back == Some(cell)), "{cell} {side:?}");
            }
        }
        assert_eq!(
            Cell::CENTRE.around().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" "),
            "0.-1 1.-1 1.0 0.1 -1.1 -1.0"
        );
    }

    #[test] // EF-SPACE-01
    fn a_cell_has_one_text() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "0", "0.", "4.0", "00.1", "+1.0", "0.-0"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
