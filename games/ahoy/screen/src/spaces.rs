//! The spaces as things to touch, for those who look on as names of what is there; the cells beyond the map where one may
//! explore, and the space of a battle.

use crate::frame::beyond;
use crate::table_view::TableView;
use crate::tile::CELL;
use crate::words::Words;
use ahoy::{Point, Space, SpaceFacts, Terrain};
use maud::{Markup, html};

pub(crate) fn spaces(table: &TableView) -> Markup {
    html! {
        @for space in table.view.sea.map.spaces() {
            @if let Some(at) = table.point(space) {
                @if table.viewer.is_some() { (cell(at, &label(table, space), &html! {})) } @else { (place(at, &label(table, space))) }
            }
        }
        @if table.viewer.is_some() { @for at in beyond(table) { (cell(at, table.words.text("explore"), &explore(table))) } }
    }
}

/// A spectator touches nothing, but the labels say where everything is.
fn place(at: Point, label: &str) -> Markup {
    html! {
        g id={ "space-" (at.x) "-" (at.y) } class="space" role="img" aria-label=(label) transform=(corner(at)) {
            rect x="5" y="5" width="90" height="90" fill="none" {}
        }
    }
}

fn corner(at: Point) -> String {
    format!("translate({} {})", i32::from(at.x) * CELL, i32::from(at.y) * CELL)
}

fn cell(at: Point, label: &str, content: &Markup) -> Markup {
    html! {
        g id={ "space-" (at.x) "-" (at.y) } class="space" role="button" tabindex="-1" data-token={ "space." (at.x) "." (at.y) } aria-label=(label) transform=(corner(at)) {
            (content)
            rect class="touch" x="5" y="5" width="90" height="90" rx="9" {}
        }
    }
}

fn explore(table: &TableView) -> Markup {
    html! {
        g class="explore" {
            use href="#act-tile" x="33" y="22" width="34" height="34" {}
            text x="50" y="74" text-anchor="middle" { (table.words.text("explore")) }
        }
    }
}

/// `The north-west of Fish Isle: wreckage, 2 gold. Here: 3 Patrols`
fn label(table: &TableView, space: Space) -> String {
    let words = table.words;
    let facts = table.parts().space(space);
    let mut label = table.space_name(space).to_owned();
    let mut add = |text: &str| {
        label.push_str(", ");
        label.push_str(text);
    };
    features(words, *facts).into_iter().for_each(&mut add);
    for figure in table.view.sea.figures_in(space).iter() {
        add(table.figure_name(figure));
    }
    if space.is_island() && table.view.sea.comrades(space.region()) > 0 {
        add(words.count("comrades", table.view.sea.comrades(space.region())));
    }
    label
}

/// What is printed on a space: `wreckage`, `treasure of 2`.
pub(crate) fn features(words: &Words, facts: SpaceFacts) -> Vec<&str> {
    // text: terrain-fog terrain-wreckage terrain-harbour terrain-current
    let terrain = match facts.terrain {
        Terrain::Fog => Some(words.text("terrain-fog")),
        Terrain::Wreckage => Some(words.text("terrain-wreckage")),
        Terrain::Harbor => Some(words.text("terrain-harbour")),
        Terrain::Current => Some(words.text("terrain-current")),
        Terrain::Open | Terrain::Island => None,
    };
    let treasure = (facts.gold > 0).then(|| words.count("terrain-treasure", facts.gold));
    let tailwind = (facts.tailwind > 0).then(|| words.count("terrain-tailwind", facts.tailwind));
    [terrain, treasure, tailwind].into_iter().flatten().collect()
}

/// Where it is fought now.
pub(crate) fn battle(table: &TableView) -> Markup {
    let Some(at) = table.view.under_way.battle.and_then(|battle| table.point(battle.space)) else {
        return Markup::default();
    };
    html! {
        g id="battle-space" aria-hidden="true" transform=(corner(at)) {
            rect x="4" y="4" width="92" height="92" rx="8" fill="var(--accent)" opacity=".12" {}
            rect x="4" y="4" width="92" height="92" rx="8" fill="none" stroke="var(--accent)" stroke-width="3" {}
        }
    }
}
