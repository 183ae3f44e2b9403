//! What is in the box: names in `ids`, facts in `parts`, the paths on the tiles in `paths`; `check` checks a box.

mod check;
mod fixed;
mod ids;
mod parts;
mod paths;
mod tiles;

pub use ids::{Captain, Crew, Group, Kind, Nation, Planet, Spice, Tile, Token};
pub use parts::{
    CaptainFacts, CardFacts, KindFacts, Layout, LevelFacts, ModeFacts, Name, NationFacts, Parts, PlanetFacts, Price,
    Speed,
};
pub use paths::{Exits, Letter, Link, Paths};
pub(crate) use tiles::MOST_SPACES;
