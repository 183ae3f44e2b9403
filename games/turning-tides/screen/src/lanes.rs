//! What faces what: a pale lane between two zones, with both numbers.

use crate::geometry::at;
use crate::table_view::TableView;
use maud::{Markup, html};
use turning_tides::Phase;

/// A lane is keyed by the near zone and so sails with the near ship. When all is over, nothing faces anything.
pub(crate) fn lanes(table: &TableView) -> Markup {
    let position = table.view.position;
    let is_over = matches!(table.view.phase, Phase::Over(_));
    html! {
        g id="lanes" aria-hidden="true" {
            @if !is_over { @for zone in position.in_contact() {
                @if let Some(far) = position.facing(zone) {
                    g id={ "lane-" (zone.number()) } class="piece" style=(at(table.middle(table.near, zone), 0)) {
                        use href="#tt-lane" {}
                        g class="upright" { text y="206" text-anchor="middle" { (far.number()) } }
                        g class="upright" { text y="230" text-anchor="middle" { (zone.number()) } }
                    }
                }
            } }
        }
    }
}
