//! The five hit locations of a ship: what is left, what is lost, and hits on their way.

use crate::glyph;
use crate::table_view::TableView;
use marauders::{Hits, Location, Ship};
use maud::{Markup, html};

/// Whether the locations of this ship answer a touch.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Touch {
    Yes,
    No,
}

pub(crate) fn tracks(table: &TableView, ship: &Ship, hits: Hits, touch: Touch) -> Markup {
    let max = ship.max(table.parts());
    html! {
        ul.tracks {
            @for location in Location::ALL {
                li { (track(table, location, ship.cur[location], max[location], hits.at(location), touch)) }
            }
        }
    }
}

fn track(table: &TableView, location: Location, cur: u8, max: u8, hits: u8, touch: Touch) -> Markup {
    let name = table.words.location(location);
    let due = hits.min(cur);
    let about = [("location", name.into()), ("n", cur.into()), ("max", max.into()), ("hits", hits.into())];
    // text: track-label track-hits
    let label = table.say.with(if hits > 0 { "track-hits" } else { "track-label" }, &about);
    let content = html! {
        (glyph::plain(&glyph::location(location)))
        span.locname { (name) @if let Some(number) = number(location) { sup { (number) } } }
        span.pegs role="img" aria-label=(label) {
            @for _ in 0..cur - due { i.peg.on {} }
            @for _ in 0..due { i.peg.due {} }
            @for _ in cur..max.max(cur) { i.peg.gone {} }
            @for _ in max.max(cur)..5 { i.peg.void {} }
        }
        b.num { (cur) @if hits > 0 { em { "→" (cur - due) } } }
    };
    html! {
        @if touch == Touch::Yes && table.viewer.is_some() { button.track type="button" data-token={ "location." (location) } aria-label=(label) { (content) } }
        @else { div.track { (content) } }
    }
}

/// The number of a location on the dice (MM-SHIP-03).
pub(crate) fn number(location: Location) -> Option<u8> {
    (1..=4).find(|&pips| Location::numbered(pips) == Some(location))
}
