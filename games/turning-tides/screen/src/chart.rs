//! The chart: both ships and what lies between them, drawn in far enough to show both.

use crate::table_view::TableView;
use crate::{aims, end, lanes, ships, track};
use maud::{Markup, html};
use turning_tides::Zones;

pub(crate) fn chart(table: &TableView) -> Markup {
    html! {
        div #tt-chart .ships {
            svg class="chart" viewBox="0 0 1000 456" role="group" aria-label=(label(table)) {
                defs { clipPath id="frame" { rect x="4" y="4" width="992" height="402" rx="3" {} } }
                g clip-path="url(#frame)" { (scene(table)) }
                (end::ribbon(table))
                (track::track(table))
            }
        }
    }
}

/// Everything that is scaled together.
pub(crate) fn scene(table: &TableView) -> Markup {
    let (wide, narrow) = table.zoom();
    html! {
        g id="camera" class="piece" style={ "--wide:" (thousandths(wide)) ";--narrow:" (thousandths(narrow)) } {
            (lanes::lanes(table))
            (ships::ship(table, table.far))
            (ships::ship(table, table.near))
            (aims::aims(table))
        }
    }
}

fn thousandths(number: i32) -> String {
    format!("{}.{:03}", number / 1000, number % 1000)
}

/// `The two ships at position 6. Zones 1 to 6 of El Bueno face zones 6 to 1 of The Private.`
fn label(table: &TableView) -> String {
    let position = table.view.position;
    let contact: Zones = position.in_contact();
    let number = ("position", position.number().into());
    let ends = contact.clone().next().zip(contact.last());
    match ends.and_then(|(first, last)| Some((first, last, position.facing(first)?, position.facing(last)?))) {
        None => table.say.with("chart-apart", &[number]),
        // text: chart-facing chart-facing-one
        Some((first, last, facing_first, facing_last)) => table.say.with(
            if first == last { "chart-facing-one" } else { "chart-facing" },
            &[
                number,
                ("first", first.number().into()),
                ("last", last.number().into()),
                ("facing-first", facing_first.number().into()),
                ("facing-last", facing_last.number().into()),
                ("near", table.words.ship(table.near).into()),
                ("far", table.words.ship(table.far).into()),
            ],
        ),
    }
}
