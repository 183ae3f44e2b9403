//! The paper below the tiles: rhumb lines, a compass rose where there is room, and the word for unknown sea.

use crate::frame::Frame;
use crate::table_view::TableView;
use crate::tile::{self, CELL};
use ahoy::{Laid, Region};
use maud::{Markup, html};

/// Sixteen directions, 1600 units long.
const WINDS: [(i32, i32); 16] = [
    (1600, 0),
    (1478, 612),
    (1131, 1131),
    (612, 1478),
    (0, 1600),
    (-612, 1478),
    (-1131, 1131),
    (-1478, 612),
    (-1600, 0),
    (-1478, -612),
    (-1131, -1131),
    (-612, -1478),
    (0, -1600),
    (612, -1478),
    (1131, -1131),
    (1478, -612),
];
const ROSE: i32 = 130;

pub(crate) fn paper(table: &TableView, frame: &Frame) -> Markup {
    let corners = [
        (frame.left + 8, frame.top + 8),
        (frame.right - ROSE - 8, frame.bottom - ROSE - 8),
        (frame.right - ROSE - 8, frame.top + 8),
        (frame.left + 8, frame.bottom - ROSE - 8),
    ];
    let mut free = corners.into_iter().filter(|&(x, y)| Frame::is_free(table, x, y, ROSE));
    let (rose, word) = (free.next(), free.next());
    html! {
        g id="paper" aria-hidden="true" {
            g class="rhumb" {
                @for (x, y) in corners.into_iter().take(2) { path d=(winds(x + ROSE / 2, y + ROSE / 2)) {} }
            }
            @if let Some((x, y)) = rose { g class="rose" opacity=".9" { use href="#rose" x=(x) y=(y) width=(ROSE) height=(ROSE) {} } }
            @if let Some((x, y)) = word {
                text class="soft unknown" x=(x + ROSE / 2) y=(y + ROSE / 2) text-anchor="middle" { (table.words.text("unexplored")) }
            }
        }
    }
}

fn winds(x: i32, y: i32) -> String {
    WINDS.iter().map(|(dx, dy)| format!("M{x} {y}l{dx} {dy}")).collect()
}

/// A region as it lies; its name shows where one points at it.
pub(crate) fn region(table: &TableView, region: Region, laid: Laid) -> Markup {
    html! {
        g id={ "tile-" (region) } class="region" transform={ "translate(" (i32::from(laid.lie.x) * CELL) " " (i32::from(laid.lie.y) * CELL) ")" } {
            (tile::tile(table.parts(), region, laid.lie.turns))
        }
    }
}
