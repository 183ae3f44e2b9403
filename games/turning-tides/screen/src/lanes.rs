//! What faces what: a pale lane between two zones, with both numbers.

use crate::geometry::at;
use crate::sight::Sight;
use maud::{Markup, html};

/// A lane is keyed by the near zone and so sails with the near ship.
pub(crate) fn lanes(sight: &Sight) -> Markup {
    let position = sight.view.position;
    html! {
        g id="lanes" aria-hidden="true" {
            @for zone in position.in_contact() {
                @if let Some(far) = position.facing(zone) {
                    g id={ "lane-" (zone.number()) } class="piece" style=(at(sight.middle(sight.near, zone), 0)) {
                        use href="#tt-lane" {}
                        g class="upright" { text y="206" text-anchor="middle" { (far.number()) } }
                        g class="upright" { text y="230" text-anchor="middle" { (zone.number()) } }
                    }
                }
            }
        }
    }
}
