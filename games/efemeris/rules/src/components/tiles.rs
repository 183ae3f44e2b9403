//! Reads the paths of a tile and checks them: an edge used twice, a space that cannot be reached.

use super::paths::Link;
use super::{Group, Kind, Letter, Paths, Tile};
use crate::table::Direction;
use serde::Deserialize;
use std::collections::BTreeMap;
use wardroom_kernel::{Problem, Problems};

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
            None => problems.push(
                Problem::new(format!("tile.{tile}.spaces.{name}"), "problem-space-letter")
                    .with("letters", Letter::NAMES),
            ),
        }
        let is_printed = match kind {
            Kind::Edge => false,
            Kind::CompassRose => tile == Tile::Centre,
            Kind::Planet => tile.group() == Group::Planet,
            Kind::ProvidencePepper | Kind::ProvidenceVanilla | Kind::Wreck => tile.group() == Group::Expert,
            Kind::Plain | Kind::Anchorage | Kind::PepperFactory | Kind::VanillaFactory | Kind::Singularity => true,
        };
        problems.unless(is_printed, || {
            Problem::new(format!("tile.{tile}.spaces.{name}"), "problem-space-kind").with("kind", kind.name())
        });
    }
    for (needed, is_needed) in [(Kind::CompassRose, tile == Tile::Centre), (Kind::Planet, tile.planet().is_some())] {
        let count = spaces.iter().filter(|space| space.1 == needed).count();
        problems.unless(!is_needed || count == 1, || {
            Problem::new(format!("tile.{tile}.spaces"), "problem-space-count")
                .with("found", count)
                .with("kind", needed.name())
        });
    }
    let mut links: Vec<Link> = Vec::new();
    for [from, to] in &raw.links {
        let about =
            |key: &'static str| Problem::new(format!("tile.{tile}.links"), key).with("link", format!("{from}-{to}"));
        let ends = (end(from, &spaces), end(to, &spaces));
        let link = match ends {
            (Some(End::Inner(a)), Some(End::Inner(b))) => Link::Inner(a.min(b), a.max(b)),
            (Some(End::Inner(a)), Some(End::Edge(edge))) | (Some(End::Edge(edge)), Some(End::Inner(a))) => {
                Link::Exit(a, edge)
            }
            (Some(End::Edge(_)), Some(End::Edge(_))) => {
                problems.push(about("problem-link-without-space"));
                continue;
            }
            (None, _) | (_, None) => {
                problems.push(about("problem-link-end"));
                continue;
            }
        };
        if let Link::Exit(_, edge) = link {
            let is_free = !links.iter().any(|other| matches!(other, Link::Exit(_, used) if *used == edge));
            problems.unless(is_free, || about("problem-edge-twice").with("edge", edge.number()));
            if !is_free {
                continue;
            }
        }
        let is_loop = matches!(link, Link::Inner(a, b) if a == b);
        problems.unless(!is_loop && !links.contains(&link), || about("problem-link-idle"));
        if !is_loop && !links.contains(&link) {
            links.push(link);
        }
    }
    problems.unless(spaces.len() <= MOST_SPACES, || {
        Problem::more_than(format!("tile.{tile}.spaces"), spaces.len(), MOST_SPACES)
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
            Problem::new(format!("tile.{tile}.spaces.{letter}"), "problem-space-unreached")
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
