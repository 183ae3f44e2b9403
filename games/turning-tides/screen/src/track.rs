//! The pointer on the scale of positions, and the two steps that Navigate can take.

use crate::geometry::at;
use crate::table_view::TableView;
use maud::{Markup, html};
use turning_tides::{Action, Position};

/// Where the scale begins, and the length of one step.
pub(crate) const START: i32 = 143;
pub(crate) const STEP: i32 = 51;

fn x(position: Position) -> i32 {
    START + STEP * i32::from(position.number())
}

pub(crate) fn track(table: &TableView) -> Markup {
    let position = table.view.position;
    html! {
        (pointer(table))
        @if matches!(table.offers.first(), Some(Action::Navigate(_))) {
            (step(table, "back", position.back(), -1))
            (step(table, "forward", position.forward(), 1))
        }
    }
}

pub(crate) fn pointer(table: &TableView) -> Markup {
    let position = table.view.position;
    html! {
        g id="pointer" class="piece" aria-hidden="true" style=(at(x(position), 0)) {
            path d="M-9 402h18L0 416Z" fill="var(--accent)" stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round" {}
            g class="upright" { text class="pointer-no" y="441" text-anchor="middle" { (position.number()) } }
        }
    }
}

fn step(table: &TableView, token: &str, to: Position, way: i32) -> Markup {
    // text: step-forward step-back
    let label = table.words.text(if way > 0 { "step-forward" } else { "step-back" });
    html! {
        g style=(at(x(table.view.position) + way * STEP, 416)) {
            g id={ "step-" (token) } class="step" role="button" tabindex="0" data-token=(token) aria-label=(label) {
                circle class="touch" r="28" {}
                path d=(if way > 0 { "M10-6L20 0 10 6Z" } else { "M-10-6L-20 0-10 6Z" }) fill="var(--ink)" {}
                g class="upright" { text x=(-4 * way) y="6" text-anchor="middle" { (to.number()) } }
            }
        }
    }
}
