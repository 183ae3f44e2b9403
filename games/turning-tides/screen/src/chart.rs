//! The chart: both ships and what lies between them, drawn in far enough to show both.

use crate::table_view::TableView;
use crate::{aims, end, lanes, ships, track};
use maud::{Markup, html};
use turning_tides::Zones;

pub(crate) fn chart(sight: &TableView) -> Markup {
    html! {
        div #tt-chart .ships {
            svg class="chart" viewBox="0 0 1000 456" role="group" aria-label=(label(sight)) {
                defs { clipPath id="frame" { rect x="4" y="4" width="992" height="402" rx="3" {} } }
                g clip-path="url(#frame)" { (scene(sight)) }
                (end::ribbon(sight))
                (track::track(sight))
            }
        }
    }
}

/// Everything that is scaled together.
pub(crate) fn scene(sight: &TableView) -> Markup {
    let (wide, narrow) = sight.zoom();
    html! {
        g id="camera" class="piece" style={ "--wide:" (thousandths(wide)) ";--narrow:" (thousandths(narrow)) } {
            (lanes::lanes(sight))
            (ships::ship(sight, sight.far))
            (ships::ship(sight, sight.near))
            (aims::aims(sight))
        }
    }
}

fn thousandths(number: i32) -> String {
    format!("{}.{:03}", number / 1000, number % 1000)
}

/// `The two ships at position 6. Zones 1 to 6 of El Bueno face zones 6 to 1 of The Private.`
fn label(sight: &TableView) -> String {
    let position = sight.view.position;
    let contact: Zones = position.in_contact();
    let number = ("position", position.number().into());
    let ends = contact.clone().next().zip(contact.last());
    match ends.and_then(|(first, last)| Some((first, last, position.facing(first)?, position.facing(last)?))) {
        None => sight.say.with("chart-apart", &[number]),
        // text: chart-facing chart-facing-one
        Some((first, last, facing_first, facing_last)) => sight.say.with(
            if first == last { "chart-facing-one" } else { "chart-facing" },
            &[
                number,
                ("first", first.number().into()),
                ("last", last.number().into()),
                ("facing-first", facing_first.number().into()),
                ("facing-last", facing_last.number().into()),
                ("near", sight.words.ship(sight.near).into()),
                ("far", sight.words.ship(sight.far).into()),
            ],
        ),
    }
}
