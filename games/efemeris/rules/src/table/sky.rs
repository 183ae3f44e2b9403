//! The firmament: which tile lies where, and so which spaces there are and how they are linked.

use super::cell::{Cell, Cells, Rotation};
use super::space::{Place, Space};
use crate::components::{Exits, Kind, Parts, Planet, Tile};
use serde::{Deserialize, Serialize};
use wardroom_kernel::Problem;

deserialize_by!(Vec<LaidTile> => Sky);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "Vec<LaidTile>")]
pub struct Sky {
    laid: [Option<Laid>; Cell::COUNT],
    /// The same by tile.
    cells: [Option<Cell>; Tile::ALL.len()],
    taken: Cells,
    /// Those next to a laid tile, taken or not.
    near: Cells,
}

set! {
    /// In the order of the box.
    Tiles(u32) of Tile, |tile: Tile| tile as u8, |number: u8| Tile::ALL[usize::from(number)]
}

/// A tile as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    pub tile: Tile,
    pub rotation: Rotation,
}

/// As tables are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidTile {
    pub cell: Cell,
    pub tile: Tile,
    pub rotation: Rotation,
}

impl Default for Sky {
    /// EF-SETUP-02
    fn default() -> Sky {
        let (laid, cells) = ([None; Cell::COUNT], [None; Tile::ALL.len()]);
        let mut sky = Sky { laid, cells, taken: Cells::default(), near: Cells::default() };
        sky.lay(Tile::Centre, Cell::CENTRE, Rotation::default());
        sky
    }
}

impl Sky {
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        self.laid[cell.number()]
    }
    pub fn cell_of(&self, tile: Tile) -> Option<Cell> {
        self.cells[tile as usize]
    }
    /// Cells with a tile.
    pub fn taken(&self) -> Cells {
        self.taken
    }
    /// Cells of the layout where a tile may be laid (EF-EXPL-03, EF-EXPL-05).
    pub fn open(&self, layout: Cells) -> Cells {
        layout.and(self.near).minus(self.taken)
    }
    pub fn tiles(&self) -> impl Iterator<Item = LaidTile> {
        self.taken.filter_map(|cell| {
            let Laid { tile, rotation } = self.at(cell)?;
            Some(LaidTile { cell, tile, rotation })
        })
    }
    /// On an empty cell.
    pub fn lay(&mut self, tile: Tile, cell: Cell, rotation: Rotation) {
        self.laid[cell.number()] = Some(Laid { tile, rotation });
        self.cells[tile as usize] = Some(cell);
        self.taken = self.taken.with(cell);
        self.near = self.near.or(cell.around());
    }
    /// Cassini (EF-CAPT-08).
    pub fn turn(&mut self, cell: Cell, by: Rotation) {
        if let Some(laid) = &mut self.laid[cell.number()] {
            laid.rotation = laid.rotation.turned(by);
        }
    }

    fn exits<'p>(&self, parts: &'p Parts, cell: Cell) -> Option<&'p Exits> {
        let Laid { tile, rotation } = self.laid[cell.number()]?;
        Some(parts.paths(tile).turned(rotation))
    }
    /// What kind of space that is; `None` if there is no such space (EF-SPACE-04), as in the empty sky (EF-SPACE-16).
    pub fn kind(&self, parts: &Parts, space: Space) -> Option<Kind> {
        match space.place() {
            Place::Inner(cell, letter) => parts.paths(self.at(cell)?.tile).kind(letter),
            Place::Edge(cell, side) => {
                let has_exit = |cell: Cell, side: super::Direction| {
                    self.exits(parts, cell).is_some_and(|exits| exits.exit(side).is_some())
                };
                let beyond = cell.neighbour(side);
                let is_space = has_exit(cell, side) || beyond.is_some_and(|there| has_exit(there, side.opposite()));
                is_space.then_some(Kind::Edge)
            }
        }
    }
    /// Each space that is one step away, and whether it is a singularity (EF-SPACE-05).
    pub fn for_each_step(&self, parts: &Parts, from: Space, mut visit: impl FnMut(Space, bool)) {
        match from.place() {
            Place::Inner(cell, letter) => {
                let Some(exits) = self.exits(parts, cell) else { return };
                for there in exits.inner(letter) {
                    visit(Space::inner(cell, there), exits.is_singularity(there));
                }
                for side in exits.sides(letter) {
                    visit(Space::edge(cell, side), false);
                }
            }
            Place::Edge(cell, side) => {
                let beyond = cell.neighbour(side).map(|there| (there, side.opposite()));
                for (cell, side) in [Some((cell, side)), beyond].into_iter().flatten() {
                    let Some(exits) = self.exits(parts, cell) else { continue };
                    if let Some(there) = exits.exit(side) {
                        visit(Space::inner(cell, there), exits.is_singularity(there));
                    }
                }
            }
        }
    }
    /// Every space there is, tile by tile.
    pub fn spaces(&self, parts: &Parts) -> Vec<Space> {
        let mut spaces = Vec::new();
        for LaidTile { cell, tile, .. } in self.tiles() {
            for &(letter, _) in &parts.paths(tile).spaces {
                spaces.push(Space::inner(cell, letter));
            }
            for side in super::Direction::ALL {
                let edge = Space::edge(cell, side);
                if self.kind(parts, edge).is_some() && !spaces.contains(&edge) {
                    spaces.push(edge);
                }
            }
        }
        spaces
    }
    /// Where a planet is, once its tile is laid.
    pub fn planet(&self, parts: &Parts, planet: Planet) -> Option<Space> {
        let cell = self.cell_of(planet.tile())?;
        Some(Space::inner(cell, parts.planet_letter(planet)))
    }
    /// The planet whose space that is.
    pub fn planet_at(&self, parts: &Parts, space: Space) -> Option<Planet> {
        let Place::Inner(cell, letter) = space.place() else { return None };
        let planet = self.at(cell)?.tile.planet()?;
        (parts.planet_letter(planet) == letter).then_some(planet)
    }
}

impl From<Sky> for Vec<LaidTile> {
    fn from(sky: Sky) -> Vec<LaidTile> {
        sky.tiles().collect()
    }
}
impl TryFrom<Vec<LaidTile>> for Sky {
    type Error = Problem;
    fn try_from(tiles: Vec<LaidTile>) -> Result<Sky, Problem> {
        let mut sky = Sky::default();
        for LaidTile { cell, tile, rotation } in tiles {
            // The centre tile always lies there; a box may have one that can be turned.
            if (tile, cell) == (Tile::Centre, Cell::CENTRE) {
                sky.lay(tile, cell, rotation);
                continue;
            }
            if let Some(other) = sky.at(cell) {
                let problem = Problem::new("", "problem-two-tiles").with("cell", cell.to_string());
                return Err(problem.with("tile", tile.name()).with("other", other.tile.name()));
            }
            if sky.cell_of(tile).is_some() {
                return Err(Problem::twice("", tile.name()));
            }
            sky.lay(tile, cell, rotation);
        }
        Ok(sky)
    }
}
