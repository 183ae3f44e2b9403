//! The spaces as things to touch, with the course and the steps of each ship that may run there; for spectators only the names
//! of what is there.

use crate::course::{Course, courses};
use crate::geometry::{self, Point, RADIUS, Round};
use crate::places::radius;
use crate::table_view::{TableView, ship_slug};
use efemeris::{Hull, Kind, Planet, Ship, Space};
use maud::{Markup, html};

pub(crate) fn spaces(table: &TableView) -> Markup {
    if table.viewer.is_none() {
        return places(table);
    }
    let courses = courses(table);
    let none = Vec::new();
    html! {
        @for space in table.view.sky.spaces(table.parts()) {
            @let courses = courses.get(&space).unwrap_or(&none);
            (one(table, space, courses))
        }
    }
}

/// For a spectator's screen reader: each space that gives something or has a ship.
fn places(table: &TableView) -> Markup {
    html! {
        @for space in table.view.sky.spaces(table.parts()) {
            @let kind = table.kind(space).unwrap_or(Kind::Edge);
            @if !matches!(kind, Kind::Plain | Kind::Edge) || ships_in(table, space).next().is_some() {
                @let at = geometry::space(&table.view.sky, table.parts(), space);
                g id={ "space-" (space) } class="space" role="img" aria-label=(label(table, space, kind)) {
                    circle cx=(Round(at.x)) cy=(Round(at.y)) r=(Round((radius(kind) * RADIUS).max(14.0))) fill="none" {}
                }
            }
        }
    }
}

fn ships_in(table: &TableView, space: Space) -> impl Iterator<Item = Ship> {
    let ships = table.seats().flat_map(|seat| Hull::ALL.map(|hull| Ship { seat, hull }));
    ships.filter(move |&ship| table.view.space_of(ship) == Some(space))
}

fn one(table: &TableView, space: Space, courses: &[Course]) -> Markup {
    let at = geometry::space(&table.view.sky, table.parts(), space);
    let kind = table.kind(space).unwrap_or(Kind::Edge);
    let r = (radius(kind) * RADIUS + 3.0).max(18.0);
    let is_fatal = courses.iter().any(|course| course.is_fatal);
    let label = label(table, space, kind);
    html! {
        g id={ "space-" (space) } class={ "space" (if is_fatal { " is-fatal" } else { "" }) } role="button" tabindex="-1" data-token={ "space." (space) } aria-label=(label) {
            title { (label) }
            @for course in courses {
                g class={ "course of-" (ship_slug(course.ship)) } aria-hidden="true" {
                    path class="course-case" d=(course.line) {}
                    path class="course-line" d=(course.line) {}
                }
            }
            circle class="touch" cx=(Round(at.x)) cy=(Round(at.y)) r=(Round(r)) {}
            @for course in courses { (steps(course, at, kind, r)) }
        }
    }
}

/// The number of steps: in the middle of a small space, else at its edge.
fn steps(course: &Course, at: Point, kind: Kind, r: f64) -> Markup {
    let at = match kind {
        Kind::Plain | Kind::Edge => at,
        // A planet's flag flies on the right.
        Kind::Planet => at.plus(Point::new(r, 0.0).turned(-135.0)),
        _ => at.plus(Point::new(r, 0.0).turned(-45.0)),
    };
    html! {
        g class={ "steps of-" (ship_slug(course.ship)) } aria-hidden="true" transform={ "translate(" (at) ")" } {
            circle r="9.5" {}
            text y="5" { (course.steps) }
        }
    }
}

/// `Pytheas, planet, held by Marit, with a fortress`
fn label(table: &TableView, space: Space, kind: Kind) -> String {
    let mut label = table.space(space);
    if let Some(planet) = table.planet_at(space) {
        label = planet_label(table, planet);
    }
    let gives = table.parts().kind(kind).gives;
    if gives.total() > 0 {
        let spices = crate::words::spices(table.say, gives);
        label = format!("{label}: {}", table.say.with("space-gives", &[("spices", spices.into())]));
    }
    for ship in ships_in(table, space) {
        label = format!("{label}; {}", table.ship(ship));
    }
    label
}

/// `Pytheas: 2 pepper, 1 vanilla; makes pepper; Marit holds it, with a fortress`
pub(crate) fn planet_label(table: &TableView, planet: Planet) -> String {
    let (say, facts) = (table.say, table.parts().planet(planet));
    let holding = table.view.planets[planet as usize];
    let holder = match holding.holder {
        None => table.words.text("planet-free").to_owned(),
        Some(seat) if holding.is_fortified => say.with("planet-fortified", &[("name", table.name(seat).into())]),
        Some(seat) => say.with("planet-held", &[("name", table.name(seat).into())]),
    };
    let about = [
        ("planet", table.terms().planet(planet).into()),
        ("price", crate::words::spices(say, facts.price).into()),
        ("spice", table.words.spice(facts.produces).into()),
        ("holder", holder.into()),
    ];
    say.with("planet-label", &about)
}
