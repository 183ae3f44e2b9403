//! The spaces as things to touch, with the course and the steps of each ship that may run there; for those who look on, as
//! names of what is there.

use crate::course::{Course, courses};
use crate::geometry::{self, Point, RADIUS, Round};
use crate::places::radius;
use crate::table_view::{TableView, ship_slug};
use efemeris::{Hull, Kind, Planet, Ship, Space};
use maud::{Markup, html};

pub(crate) fn spaces(sight: &TableView) -> Markup {
    if sight.viewer.is_none() {
        return places(sight);
    }
    let courses = courses(sight);
    let none = Vec::new();
    html! {
        @for space in sight.view.sky.spaces(sight.parts()) {
            @let courses = courses.get(&space).unwrap_or(&none);
            (one(sight, space, courses))
        }
    }
}

/// Whoever looks on touches nothing, but hears where everything is: each space that gives something or has a ship.
fn places(sight: &TableView) -> Markup {
    html! {
        @for space in sight.view.sky.spaces(sight.parts()) {
            @let kind = sight.kind(space).unwrap_or(Kind::Edge);
            @if !matches!(kind, Kind::Plain | Kind::Edge) || ships_in(sight, space).next().is_some() {
                @let at = geometry::space(&sight.view.sky, sight.parts(), space);
                g id={ "space-" (space) } class="space" role="img" aria-label=(label(sight, space, kind)) {
                    circle cx=(Round(at.x)) cy=(Round(at.y)) r=(Round((radius(kind) * RADIUS).max(14.0))) fill="none" {}
                }
            }
        }
    }
}

fn ships_in(sight: &TableView, space: Space) -> impl Iterator<Item = Ship> {
    let ships = sight.seats().flat_map(|seat| Hull::ALL.map(|hull| Ship { seat, hull }));
    ships.filter(move |&ship| sight.view.space_of(ship) == Some(space))
}

fn one(sight: &TableView, space: Space, courses: &[Course]) -> Markup {
    let at = geometry::space(&sight.view.sky, sight.parts(), space);
    let kind = sight.kind(space).unwrap_or(Kind::Edge);
    let r = (radius(kind) * RADIUS + 3.0).max(18.0);
    let is_fatal = courses.iter().any(|course| course.is_fatal);
    let label = label(sight, space, kind);
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
fn label(sight: &TableView, space: Space, kind: Kind) -> String {
    let mut label = sight.space(space);
    if let Some(planet) = sight.planet_at(space) {
        label = planet_label(sight, planet);
    }
    let gives = sight.parts().kind(kind).gives;
    if gives.total() > 0 {
        let spices = crate::words::spices(sight.say, gives);
        label = format!("{label}: {}", sight.say.with("space-gives", &[("spices", spices.into())]));
    }
    for ship in ships_in(sight, space) {
        label = format!("{label}; {}", sight.ship(ship));
    }
    label
}

/// `Pytheas: 2 pepper, 1 vanilla; makes pepper; Marit holds it, with a fortress`
pub(crate) fn planet_label(sight: &TableView, planet: Planet) -> String {
    let (say, facts) = (sight.say, sight.parts().planet(planet));
    let holding = sight.view.planets[planet as usize];
    let holder = match holding.holder {
        None => sight.words.text("planet-free").to_owned(),
        Some(seat) if holding.is_fortified => say.with("planet-fortified", &[("name", sight.name(seat).into())]),
        Some(seat) => say.with("planet-held", &[("name", sight.name(seat).into())]),
    };
    let about = [
        ("planet", sight.terms().planet(planet).into()),
        ("price", crate::words::spices(say, facts.price).into()),
        ("spice", sight.words.spice(facts.produces).into()),
        ("holder", holder.into()),
    ];
    say.with("planet-label", &about)
}
