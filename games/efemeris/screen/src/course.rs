//! The course of a ship to each space that is offered: a shortest way along links, and how many steps it has.
//!
//! The rules say which ends are legal; this only draws the way there.

use crate::geometry;
use crate::table_view::TableView;
use efemeris::action::{Ability, Tactics};
use efemeris::{Action, Hull, Kind, Ship, Space};
use std::collections::{BTreeMap, VecDeque};

/// A run that is offered.
pub(crate) struct Course {
    pub ship: Ship,
    pub steps: usize,
    /// As a path of the chart has it.
    pub line: String,
    /// It ends in a singularity.
    pub is_fatal: bool,
}

/// By end.
pub(crate) fn courses(table: &TableView) -> BTreeMap<Space, Vec<Course>> {
    let mut ends: BTreeMap<Ship, Vec<Space>> = BTreeMap::new();
    for action in table.offers {
        if let Some((ship, to)) = run(*action) {
            let known = ends.entry(ship).or_default();
            if !known.contains(&to) {
                known.push(to);
            }
        }
    }
    let mut courses: BTreeMap<Space, Vec<Course>> = BTreeMap::new();
    for (ship, ends) in ends {
        let Some(from) = table.view.space_of(ship) else { continue };
        let came_from = search(table, ship, from);
        for end in ends {
            if let Some(course) = course(table, ship, from, end, &came_from) {
                courses.entry(end).or_default().push(course);
            }
        }
    }
    courses
}

/// The ship that an answer sends along links, and where to.
pub(crate) fn run(action: Action) -> Option<(Ship, Space)> {
    match action {
        Action::Tactics(
            Tactics::Move { ship, to }
            | Tactics::SolarWinds { ship, to }
            | Tactics::WarningShot { ship, to }
            | Tactics::Captain(Ability::FoulWind { ship, to }),
        ) => Some((ship, to)),
        _ => None,
    }
}

fn course(
    table: &TableView,
    ship: Ship,
    from: Space,
    end: Space,
    came_from: &BTreeMap<Space, Space>,
) -> Option<Course> {
    let mut way = vec![end];
    while let Some(&before) = way.last().filter(|&&at| at != from) {
        way.push(*came_from.get(&before)?);
    }
    let point = |space: &Space| geometry::space(&table.view.sky, table.parts(), *space).to_string();
    let line: Vec<String> = way.iter().rev().map(point).collect();
    let is_fatal = table.kind(end) == Some(Kind::Singularity);
    Some(Course { ship, steps: way.len() - 1, line: format!("M{}", line.join("L")), is_fatal })
}

/// From which space each other is reached first.
fn search(table: &TableView, ship: Ship, from: Space) -> BTreeMap<Space, Space> {
    let view = table.view;
    let taken: Vec<Space> = table
        .seats()
        .flat_map(|seat| Hull::ALL.map(|hull| Ship { seat, hull }))
        .filter(|&other| other != ship)
        .filter_map(|other| view.space_of(other))
        .filter(|&space| space != table.parts().rose())
        .collect();
    let is_barred = |space: Space| {
        let fortress = table.planet_at(space).map(|planet| view.planets[planet as usize]);
        let is_hostile = fortress.is_some_and(|holding| {
            holding.is_fortified && holding.holder.is_some_and(|holder| table.side(holder) != table.side(ship.seat))
        });
        is_hostile || taken.contains(&space)
    };
    let mut came_from = BTreeMap::new();
    let mut open = VecDeque::from([from]);
    while let Some(here) = open.pop_front() {
        if here != from && table.kind(here) == Some(Kind::Singularity) {
            continue;
        }
        view.sky.for_each_step(table.parts(), here, |there, _| {
            if there != from && !came_from.contains_key(&there) && !is_barred(there) {
                came_from.insert(there, here);
                open.push_back(there);
            }
        });
    }
    came_from
}
