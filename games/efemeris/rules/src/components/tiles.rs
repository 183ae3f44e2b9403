//! Reads the paths of a tile and checks them: an edge used twice, a space that cannot be reached.

use super::paths::Link;
use super::{Group, Kind, Letter, Paths, Tile};
use crate::table::Direction;
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::Problems;

#[derive(Deserialize)]
pub(super) struct RawTile {
    spaces: BTreeMap<String, Kind>,
    links: Vec<[String; 2]>,
}

/// Inside one tile: lists that hold a whole firmament rely on it.
pub(crate) const MOST_SPACES: usize = 6;

enum End {
    Inner(Letter),
    Edge(Direction),
}

pub(super) fn paths(tile: Tile, raw: &RawTile, problems: &mut Problems) -> Paths {
    let mut spaces = Vec::new();
    for (name, &kind) in &raw.spaces {
        match letter(name) {
            Some(letter) => spaces.push((letter, kind)),
            None => problems.push(format!("tile.{tile}.spaces.{name}: a space is called by one of abcdefghkmnprstw")),
        }
        let is_printed = match kind {
            Kind::Edge => false,
            Kind::CompassRose => tile == Tile::Centre,
            Kind::Planet => tile.group() == Group::Planet,
            Kind::ProvidencePepper | Kind::ProvidenceVanilla | Kind::Wreck => tile.group() == Group::Expert,
            Kind::Plain | Kind::Anchorage | Kind::PepperFactory | Kind::VanillaFactory | Kind::Singularity => true,
        };
        problems.unless(is_printed, || format!("tile.{tile}.spaces.{name}: there is no {kind} on such a tile"));
    }
    for (needed, is_needed) in [(Kind::CompassRose, tile == Tile::Centre), (Kind::Planet, tile.planet().is_some())] {
        let count = spaces.iter().filter(|space| space.1 == needed).count();
        problems
            .unless(!is_needed || count == 1, || format!("tile.{tile}.spaces: it has {count} instead of one {needed}"));
    }
    let mut links: Vec<Link> = Vec::new();
    for [from, to] in &raw.links {
        let field = || format!("tile.{tile}.links: [{from}, {to}]");
        let ends = (end(from, &spaces), end(to, &spaces));
        let link = match ends {
            (Some(End::Inner(a)), Some(End::Inner(b))) => Link::Inner(a.min(b), a.max(b)),
            (Some(End::Inner(a)), Some(End::Edge(edge))) | (Some(End::Edge(edge)), Some(End::Inner(a))) => {
                Link::Exit(a, edge)
            }
            (Some(End::Edge(_)), Some(End::Edge(_))) => {
                problems.push(format!("{}: a path from edge to edge has no space inside", field()));
                continue;
            }
            (None, _) | (_, None) => {
                problems.push(format!("{}: one of the ends is neither a space of the tile nor e0 to e5", field()));
                continue;
            }
        };
        if let Link::Exit(_, edge) = link {
            let is_free = !links.iter().any(|other| matches!(other, Link::Exit(_, used) if *used == edge));
            problems.unless(is_free, || format!("{}: edge e{} is used twice", field(), edge.number()));
            if !is_free {
                continue;
            }
        }
        let is_loop = matches!(link, Link::Inner(a, b) if a == b);
        problems.unless(!is_loop && !links.contains(&link), || {
            format!("{}: it is there already, or leads nowhere", field())
        });
        if !is_loop && !links.contains(&link) {
            links.push(link);
        }
    }
    problems.unless(spaces.len() <= MOST_SPACES, || {
        format!("tile.{tile}.spaces: {} are more than {MOST_SPACES}", spaces.len())
    });
    check_reach(tile, &spaces, &links, problems);
    Paths::new(spaces, links)
}

/// Every space is reached from some edge.
fn check_reach(tile: Tile, spaces: &[(Letter, Kind)], links: &[Link], problems: &mut Problems) {
    let mut reached: Vec<Letter> = Vec::new();
    for _ in 0..=spaces.len() {
        for &link in links {
            match link {
                Link::Exit(a, _) => reached.push(a),
                Link::Inner(a, b) if reached.contains(&a) => reached.push(b),
                Link::Inner(a, b) if reached.contains(&b) => reached.push(a),
                Link::Inner(..) => (),
            }
        }
    }
    for (letter, _) in spaces {
        problems.unless(reached.contains(letter), || {
            format!("tile.{tile}.spaces.{letter}: no path leads to it from an edge")
        });
    }
}

fn letter(name: &str) -> Option<Letter> {
    let [letter] = *name.as_bytes() else { return None };
    Letter::new(letter)
}

fn end(name: &str, spaces: &[(Letter, Kind)]) -> Option<End> {
    if let [b'e', digit @ b'0'..=b'5'] = *name.as_bytes() {
        return Direction::new(digit - b'0').map(End::Edge);
    }
    let letter = letter(name)?;
    spaces.iter().any(|space| space.0 == letter).then_some(End::Inner(letter))
}
