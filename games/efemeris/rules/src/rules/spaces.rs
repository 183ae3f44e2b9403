//! Chapter Spaces (EF-SPACE): how far a ship gets, and how far things are apart.

use crate::components::MOST_SPACES;
use crate::table::{Side, Space, Spaces, Table};
use arrayvec::ArrayVec;

/// No firmament has more spaces: 27 cells with `MOST_SPACES` inside, and all edges.
pub(crate) const MOST: usize = 27 * MOST_SPACES + 132;

/// Spaces in the order of their distance.
pub(crate) type Reach = ArrayVec<Space, MOST>;

/// What bars the ships of a side: any other ship (EF-MOVE-04, EF-RULING-17), and fortresses of other sides (EF-MOVE-06), not the
/// partner's (EF-TEAM-13). A planet without a fortress bars no ship (EF-RULING-88), and the compass rose holds any number
/// of ships (EF-SPACE-07).
pub(crate) fn obstacles(t: &Table, side: Side) -> Spaces {
    let (mut barred, rose) = (Spaces::NONE, t.parts.rose());
    for (_, space) in t.ships() {
        barred.insert(space);
    }
    barred.remove(rose);
    for planet in t.fortified() {
        let is_foreign = t.holding(planet).holder.is_some_and(|holder| t.side_of(holder) != side);
        if let Some(space) = t.sky.planet(&t.parts, planet).filter(|_| is_foreign) {
            barred.insert(space);
        }
    }
    barred
}

/// Where a run of 1 to `steps` links can end. The rose costs one like any space (EF-MOVE-05), a singularity ends the run
/// (EF-MOVE-07), and the start is no end (EF-MOVE-03).
pub(crate) fn ends(t: &Table, from: Space, steps: u8, barred: &Spaces) -> Reach {
    let (mut visited, mut ends, mut holes) = (*barred, Reach::new(), Reach::new());
    visited.insert(from);
    let mut step = |at: Space, ends: &mut Reach| {
        t.sky.for_each_step(&t.parts, at, |to, is_hole| {
            if visited.insert(to) {
                if is_hole { holes.push(to) } else { ends.push(to) }
            }
        });
    };
    let mut done = 0;
    step(from, &mut ends);
    for _ in 1..steps {
        let upto = ends.len();
        for place in done..upto {
            step(ends[place], &mut ends);
        }
        done = upto;
    }
    holes.iter().for_each(|&hole| ends.push(hole));
    ends
}

/// Visits every space that is at most `most` links away, with its distance (EF-SPACE-06, EF-RULING-23), whatever is in between
/// (EF-RULING-76).
pub(crate) fn for_each_around(t: &Table, from: Space, most: u8, mut visit: impl FnMut(Space, u8)) {
    let (mut visited, mut near) = (Spaces::NONE, Reach::new());
    visited.insert(from);
    near.push(from);
    visit(from, 0);
    let mut done = 0;
    for distance in 1..=most {
        let upto = near.len();
        for place in done..upto {
            t.sky.for_each_step(&t.parts, near[place], |to, _| {
                if visited.insert(to) {
                    near.push(to);
                    visit(to, distance);
                }
            });
        }
        done = upto;
        if upto == near.len() {
            break;
        }
    }
}

/// How far a space is, if it is at most `most` away.
pub(crate) fn distance(t: &Table, from: Space, to: Space, most: u8) -> Option<u8> {
    let mut found = None;
    for_each_around(t, from, most, |space, distance| found = found.or((space == to).then_some(distance)));
    found
}
