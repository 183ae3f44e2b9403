//! A drawn tile before it lies: every legal place and turn, as ghosts.
//!
//! Around the crossing of each possible place stand up to four marks, where the Island would come to lie; the one that is
//! pointed at or picked shows the whole tile as it would lie there.

use crate::table_view::TableView;
use crate::tile::{self, CELL};
use ahoy::action::PlaceTile;
use ahoy::{Action, Lie, Region};
use maud::{Markup, html};
use std::collections::BTreeSet;

/// From the crossing to the middle of a mark.
const AWAY: i32 = 24;
/// Frames would cover each other where there are many places.
const FRAMES: usize = 4;
/// As many ways as one step can explore; the style knows so many pairs.
const PREVIEWS: usize = 8;

pub(crate) fn ghosts(table: &TableView) -> Markup {
    let Some(region) = table.view.under_way.drawn else { return Markup::default() };
    let lies: Vec<Lie> = table.offers.iter().copied().filter_map(lie).collect();
    let places = places(table);
    html! {
        @if places.len() <= FRAMES {
            @for &(x, y) in &places {
                rect class="ghost-frame" x=(i32::from(x) * CELL + 3) y=(i32::from(y) * CELL + 3) width="194" height="194" rx="4" {}
            }
        }
        @if lies.len() <= PREVIEWS {
            // Below all marks, so that the whole tile never hides another way to lay it. The style pairs them by number.
            g class="previews" aria-hidden="true" { @for &lie in &lies { g.lie transform=(corner(lie)) { (tile::tile(table.parts(), region, lie.turns)) } } }
        }
        g class="marks" { @for &lie in &lies { (ghost(table, region, lie, lies.len() > PREVIEWS)) } }
        @for (number, &(x, y)) in (1..).zip(&places) {
            text class="ghost-no" x=((i32::from(x) + 1) * CELL) y=((i32::from(y) + 1) * CELL + 5) text-anchor="middle" aria-hidden="true" { (number) }
        }
    }
}

fn corner(lie: Lie) -> String {
    format!("translate({} {})", i32::from(lie.x) * CELL, i32::from(lie.y) * CELL)
}

fn lie(action: Action) -> Option<Lie> {
    if let Action::PlaceTile(PlaceTile::Lie(lie)) = action { Some(lie) } else { None }
}

fn ghost(table: &TableView, region: Region, lie: Lie, has_preview: bool) -> Markup {
    let island = lie.island();
    let (column, row) = (i32::from(island.x - lie.x), i32::from(island.y - lie.y));
    let (x, y) = (CELL + AWAY * (2 * column - 1), CELL + AWAY * (2 * row - 1));
    html! {
        g class="ghost" role="button" tabindex="-1" data-token=(lie) aria-label=(name(table, lie)) data-suit=(region.suit())
            transform=(corner(lie)) {
            @if has_preview { g class="preview" { (tile::tile(table.parts(), region, lie.turns)) } }
            circle cx=(x) cy=(y) r="21" fill="var(--card)" stroke="var(--ink)" stroke-width="1.2" {}
            use href={ "#suit-" (region.suit()) } x=(x - 14) y=(y - 14) width="28" height="28" {}
            circle class="touch" cx=(x) cy=(y) r="22" {}
        }
    }
}

/// Where a tile may lie, from west to east and north to south. Each place has a number, which stands on its crossing.
fn places(table: &TableView) -> BTreeSet<(i8, i8)> {
    table.offers.iter().copied().filter_map(lie).map(|lie| (lie.x, lie.y)).collect()
}

/// `Place 2, Island in the north-west`
pub(crate) fn name(table: &TableView, lie: Lie) -> String {
    let island = lie.island();
    // text: lie-north-west lie-north-east lie-south-east lie-south-west
    let key = match (island.x - lie.x, island.y - lie.y) {
        (0, 0) => "lie-north-west",
        (1, 0) => "lie-north-east",
        (1, 1) => "lie-south-east",
        _ => "lie-south-west",
    };
    let place = places(table).iter().position(|&place| place == (lie.x, lie.y)).map_or(0, |place| place + 1);
    table.say.with(key, &[("n", place.into())])
}

/// The tile that was drawn, beside the map, for everybody.
pub(crate) fn drawn(table: &TableView) -> Markup {
    let Some(region) = table.view.under_way.drawn else { return Markup::default() };
    html! {
        figure.drawn {
            svg viewBox="-2 -2 204 204" aria-hidden="true" { (tile::tile(table.parts(), region, 0)) }
            figcaption.label { (table.say.with("drawn", &[("isle", table.words.isle(region).into())])) }
        }
    }
}
