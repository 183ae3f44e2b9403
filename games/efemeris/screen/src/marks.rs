//! What lies on the planets: names, markers in the colours of their holders, fortresses; and the planets and the compass
//! rose as places to build on.

use crate::geometry::{self, Point, Round};
use crate::table_view::{TableView, slug};
use crate::{names, spaces, status};
use efemeris::Planet;
use maud::{Markup, html};

fn place(table: &TableView, planet: Planet) -> Option<Point> {
    let space = table.view.sky.planet(table.parts(), planet)?;
    Some(geometry::space(&table.view.sky, table.parts(), space))
}

pub(crate) fn marks(table: &TableView) -> Markup {
    html! {
        @for planet in Planet::ALL {
            @if let Some(at) = place(table, planet) {
                @let holding = table.view.planets[planet as usize];
                g id={ "mark-" (planet) } class="mark" transform={ "translate(" (at) ")" } {
                    (name(table, planet))
                    @if let Some(holder) = holding.holder {
                        g id={ "held-" (planet) } data-seat=(slug(holder)) {
                            circle class="held-ring" stroke="var(--c)" r="30.5" {}
                            use href="#planet-marker" x="4" y="-43" width="32" height="32" {}
                            g class="on-flag" { use href={ "#crest-" (slug(holder)) } x="14.5" y="-38.5" width="11" height="11" {} }
                        }
                        @if holding.is_fortified { (fortress(table, planet, holder)) }
                    }
                }
            }
        }
    }
}

/// Its place on the tile is found once and for all; in the empty sky there is none.
fn name(table: &TableView, planet: Planet) -> Markup {
    let text = table.terms().planet(planet);
    let sky = &table.view.sky;
    let found = sky.cell_of(planet.tile()).and_then(|cell| Some((cell, sky.at(cell)?)));
    let Some(((cell, laid), at)) = found.zip(place(table, planet)) else { return Markup::default() };
    let inside = at.plus(geometry::cell(cell).times(-1.0));
    let name = names::name(table.parts(), laid.tile, laid.rotation, inside, text);
    html! {
        text class="pname" text-anchor=(name.anchor) {
            @for (number, line) in name.lines.iter().enumerate() {
                tspan x=(Round(name.at.x)) y=(Round(name.at.y + names::LINE * number as f64)) { @if number > 0 { " " } (line) }
            }
        }
    }
}

fn fortress(table: &TableView, planet: Planet, holder: wardroom_kernel::Seat) -> Markup {
    let token = table.token(|| format!("fortress.{planet}"));
    let mut label = table
        .say
        .with("fortress-of", &[("planet", table.terms().planet(planet).into()), ("name", table.name(holder).into())]);
    if let Some(about) = status::shielded(table, holder) {
        label = format!("{label}, {about}");
    }
    html! {
        g id={ "fort-" (planet) } class="fort" data-seat=(slug(holder)) data-token=[&token] role=(if token.is_some() { "button" } else { "img" })
            tabindex=[token.as_ref().map(|_| "-1")] aria-label=(label) {
            title { (label) }
            use href="#fortress" class="halo" x="-31" y="2" width="27" height="27" {}
            use href="#fortress" x="-31" y="2" width="27" height="27" {}
            @if table.player(holder).is_shielded {
                g class="badge" transform="translate(-29 4)" { circle r="9" {} use href="#shield" x="-7" y="-7" width="14" height="14" {} }
            }
            circle class="touch" cx="-18" cy="16" r="17" {}
        }
    }
}

/// Above everything else, and only while they are asked for.
pub(crate) fn sites(table: &TableView) -> Markup {
    if table.viewer.is_none() {
        return Markup::default();
    }
    let rose = geometry::space(&table.view.sky, table.parts(), table.parts().rose());
    html! {
        @for planet in Planet::ALL {
            @if let Some(at) = place(table, planet) {
                g id={ "site-" (planet) } class="site" role="button" tabindex="-1" data-token={ "planet." (planet) } aria-label=(spaces::planet_label(table, planet)) {
                    circle class="touch" transform={ "translate(" (at) ")" } r="32" {}
                }
            }
        }
        g id="site-rose" class="site" role="button" tabindex="-1" data-token="rose" aria-label=(table.words.kind(efemeris::Kind::CompassRose)) {
            circle class="touch" transform={ "translate(" (rose) ")" } r="40" {}
        }
    }
}
