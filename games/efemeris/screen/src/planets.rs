//! The planet cards: price, what they make, who holds them.

use crate::goods::price;
use crate::spaces::planet_label;
use crate::table_view::{TableView, slug};
use efemeris::Planet;
use maud::{Markup, html};
use wardroom_ui::widget::{crest_small, drawing, icon};

pub(crate) fn planets(table: &TableView) -> Markup {
    html! {
        section.planets aria-labelledby="planets-title" {
            div.crew-head { h3 #planets-title { (table.words.text("planets")) } span.label { (table.words.text("planets-help")) } }
            (cards(table, "planet-card"))
        }
    }
}

/// `family` begins the ids, for the cards may lie in two places.
pub(crate) fn cards(table: &TableView, family: &str) -> Markup {
    html! { ul.pcards { @for planet in Planet::ALL { li { (card(table, planet, family)) } } } }
}

fn card(table: &TableView, planet: Planet, family: &str) -> Markup {
    let facts = table.parts().planet(planet);
    let holding = table.view.planets[planet as usize];
    // Before its tile is laid a chosen planet has no holder.
    let chosen = || table.seats().find(|&seat| table.player(seat).mobilisation == Some(planet));
    let holder = holding.holder.or_else(|| table.view.phase.is_setup().then(chosen).flatten());
    let label = planet_label(table, planet);
    let face = html! {
        span.pcard-name { (table.terms().planet(planet)) }
        span.orb data-planet=(planet) { (drawing(&format!("planet-{planet}"))) }
        (price(table, facts.price))
        span class={ "makes sp-" (facts.produces) } { (icon(&format!("spice-{}", facts.produces))) }
        @if let Some(holder) = holder { span.holder { (crest_small(slug(holder))) @if holding.is_fortified { span.walls data-seat=(slug(holder)) { (icon("fortress")) } } } }
    };
    let on_chart = table.view.sky.cell_of(planet.tile()).is_some();
    html! {
        @if table.viewer.is_some() {
            button.pcard.is-found[on_chart] type="button" id={ (family) "-" (planet) } data-token={ "planet." (planet) } aria-label=(label) title=(label) { (face) }
        } @else { article.pcard.is-found[on_chart] id={ (family) "-" (planet) } aria-label=(label) title=(label) { (face) } }
    }
}
