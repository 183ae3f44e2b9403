//! Where the spaces inside a tile are drawn: at rotation 0, in units of the hexagon's radius, x right and y down.

use crate::geometry::Point;
use efemeris::{Kind, Letter, Link, Parts, Tile};

/// The spaces of the shipped tiles.
const fn drawn(tile: Tile) -> &'static [(char, f64, f64)] {
    match tile {
        Tile::Centre => &[('w', 0.0, 0.0)],
        Tile::Demodamas => &[('p', 0.0, 0.0), ('a', 0.46, -0.27), ('n', -0.46, 0.27)],
        Tile::Patrocles => &[('p', 0.13, -0.08), ('n', -0.4, -0.1)],
        Tile::Posidonius => &[('p', 0.0, -0.14), ('a', 0.0, 0.43)],
        Tile::Pytheas => &[('p', -0.08, 0.22), ('n', 0.2, -0.42)],
        Tile::Hipparchus => &[('p', 0.19, -0.02), ('n', -0.43, 0.02)],
        Tile::Apollas => &[('p', -0.2, 0.12), ('n', 0.36, -0.16)],
        Tile::Hecateus => &[('p', 0.0, -0.2), ('n', 0.3, 0.36), ('a', -0.42, 0.2)],
        Tile::Eratosthenes => &[('p', 0.17, 0.14), ('a', -0.3, -0.38)],
        Tile::S1 => &[('f', 0.0, 0.0)],
        Tile::S2 => &[('f', -0.16, 0.0), ('n', 0.4, 0.0)],
        Tile::S3 => &[('f', 0.24, -0.36), ('a', -0.24, 0.14)],
        Tile::S4 => &[('f', -0.1, -0.28), ('n', -0.2, 0.38), ('s', 0.4, 0.16)],
        Tile::S5 => &[('a', -0.3, -0.08), ('f', 0.32, 0.14)],
        Tile::S6 => &[('n', 0.0, 0.0)],
        Tile::S7 => &[('a', 0.0, -0.46), ('n', 0.0, 0.0), ('b', 0.0, 0.46)],
        Tile::S8 => &[('n', 0.38, -0.22), ('s', 0.0, 0.0), ('m', -0.38, 0.22)],
        Tile::S9 => &[('f', 0.0, -0.44), ('n', 0.0, 0.0), ('g', 0.0, 0.44)],
        Tile::S10 => &[('n', 0.14, 0.02), ('f', -0.38, 0.26), ('s', -0.36, -0.26)],
        Tile::X1 => &[('n', 0.15, -0.06), ('f', -0.36, 0.22)],
        Tile::X2 => &[('n', 0.34, 0.2), ('f', -0.08, -0.02), ('s', -0.46, -0.26)],
        Tile::X3 => &[('n', 0.0, -0.12), ('f', 0.0, 0.42)],
        Tile::X4 => &[('n', -0.06, -0.12), ('s', 0.4, 0.22), ('f', 0.02, 0.44)],
        Tile::X5 => &[('k', 0.0, 0.0)],
        Tile::X6 => &[('k', 0.18, -0.32), ('a', -0.18, 0.32)],
        Tile::X7 => &[('n', 0.0, -0.32), ('k', -0.04, 0.12), ('s', 0.0, 0.52)],
        Tile::X8 => &[('n', -0.12, -0.32), ('s', 0.08, 0.06), ('m', 0.26, 0.42)],
    }
}

/// Spaces of a replaced box have no place of their own: they are drawn in a circle.
pub(crate) fn place(parts: &Parts, tile: Tile, letter: Letter) -> Point {
    let name = letter.to_string();
    if let Some(&(_, x, y)) = drawn(tile).iter().find(|it| name.starts_with(it.0)) {
        return Point { x, y };
    }
    let spaces = &parts.paths(tile).spaces;
    let number = spaces.iter().position(|space| space.0 == letter).unwrap_or_default();
    Point { x: 0.0, y: -0.44 }.turned(360.0 * number as f64 / spaces.len().max(1) as f64)
}

/// Paths that cross others are drawn last.
pub(crate) fn is_bridge(tile: Tile, link: Link) -> bool {
    matches!((tile, link), (Tile::Patrocles, Link::Exit(letter, side)) if side.number() == 4 && letter.to_string() == "p")
}

/// In the same unit.
pub(crate) const fn radius(kind: Kind) -> f64 {
    match kind {
        Kind::CompassRose => 0.354,
        Kind::Planet => 0.281,
        Kind::Anchorage => 0.161,
        Kind::PepperFactory | Kind::VanillaFactory | Kind::Singularity => 0.188,
        Kind::Wreck => 0.177,
        Kind::ProvidencePepper | Kind::ProvidenceVanilla => 0.198,
        Kind::Plain | Kind::Edge => 0.099,
    }
}
