//! How many steps ships are away from planets and from spaces that give something.

use efemeris::{Kind, Place, Planet, Space, Spaces, Table};
use wardroom_kernel::Seat;

/// Bots plan no farther ahead.
const FARTHEST: u8 = 9;

/// What lies around a ship. What is farther away than `FARTHEST` has no distance.
pub(super) struct Reach {
    /// By planet.
    pub(super) planets: [Option<u8>; Planet::ALL.len()],
    /// The nearest space with spices, and the nearest with a bonus token.
    pub(super) spices: Option<u8>,
    pub(super) tokens: Option<u8>,
}

impl Reach {
    /// Other ships move on, so they bar nothing. Singularities do, and so do foreign fortresses.
    pub(super) fn from_space(table: &Table, seat: Seat, from: Space) -> Reach {
        let mut reach = Reach { planets: [None; Planet::ALL.len()], spices: None, tokens: None };
        let mut seen = Spaces::NONE;
        seen.insert(from);
        let (parts, sky) = (&table.parts, &table.sky);
        let (mut queue, mut next) = (Vec::with_capacity(160), 0);
        queue.push((from, 0));
        while let Some(&(at, steps)) = queue.get(next) {
            next += 1;
            let is_inside = matches!(at.place(), Place::Inner(..));
            match if is_inside { sky.kind(parts, at) } else { None } {
                Some(Kind::Singularity) => continue,
                Some(Kind::Planet) => {
                    if let Some(planet) = sky.planet_at(parts, at) {
                        reach.planets[planet as usize] = Some(steps);
                        if is_barred(table, seat, planet) {
                            continue;
                        }
                    }
                }
                Some(Kind::PepperFactory | Kind::VanillaFactory | Kind::ProvidencePepper | Kind::ProvidenceVanilla) => {
                    reach.spices = reach.spices.or(Some(steps));
                }
                Some(Kind::Anchorage | Kind::Wreck) => reach.tokens = reach.tokens.or(Some(steps)),
                Some(Kind::CompassRose | Kind::Plain | Kind::Edge) | None => (),
            }
            if steps < FARTHEST {
                sky.for_each_step(parts, at, |to, _| {
                    if seen.insert(to) {
                        queue.push((to, steps + 1));
                    }
                });
            }
        }
        reach
    }
}

fn is_barred(table: &Table, seat: Seat, planet: Planet) -> bool {
    let holding = table.holding(planet);
    holding.is_fortified && holding.holder.is_some_and(|holder| table.side_of(holder) != table.side_of(seat))
}
