//! Tiles to be laid or turned: each cell as a thing to touch, and on those where a tile may lie all its turns.
//!
//! Once a cell is picked the tile shows there; touching it again turns it on, and so does the key R. Knobs on the sides
//! turn it directly: the one that is picked is where the tile's first side comes to lie.

use crate::geometry::{self, Point, Round, hexagon};
use crate::table_view::TableView;
use crate::tile;
use efemeris::action::{Ability, PlaceTile, Tactics};
use efemeris::{Action, Cell, Cells, Phase, Rotation, Tile};
use maud::{Markup, html};
use std::collections::BTreeSet;
use wardroom_kernel::Seat;

/// How a tile may come to lie: which, where, turned how far, and the token of that turn.
struct Ghost {
    tile: Tile,
    cell: Cell,
    rotation: Rotation,
    token: String,
}

fn ghosts(table: &TableView) -> Vec<Ghost> {
    let ghost = |action: &Action| match *action {
        Action::PlaceTile(PlaceTile { tile, cell, rotation }) => {
            Some(Ghost { tile, cell, rotation, token: format!("turn.{}", rotation.sixths()) })
        }
        Action::Tactics(Tactics::Captain(Ability::TurnTile { cell, by })) => {
            let laid = table.view.sky.at(cell)?;
            Some(Ghost {
                tile: laid.tile,
                cell,
                rotation: laid.rotation.turned(by),
                token: format!("by.{}", by.sixths()),
            })
        }
        _ => None,
    };
    table.offers.iter().filter_map(ghost).collect()
}

/// Tiles that wait to be laid, and whose they are.
pub(crate) fn waiting(table: &TableView) -> Vec<(Seat, Tile)> {
    let starting = |seat: Seat| table.player(seat).mobilisation.map(|planet| planet.tile());
    match table.view.phase {
        Phase::StartTiles => {
            let all = table.seats().filter_map(|seat| Some((seat, starting(seat)?)));
            all.filter(|&(_, tile)| table.view.sky.cell_of(tile).is_none()).collect()
        }
        _ => table.seats().flat_map(|seat| table.player(seat).drawn.iter().map(move |&tile| (seat, tile))).collect(),
    }
}

/// Each cell of the layout; tiles in turns lie above it.
pub(crate) fn cells(table: &TableView, layout: Cells) -> Markup {
    if table.viewer.is_none() {
        return Markup::default();
    }
    let ghosts = ghosts(table);
    let (tiles, places): (BTreeSet<Tile>, BTreeSet<Cell>) = ghosts.iter().map(|ghost| (ghost.tile, ghost.cell)).unzip();
    let is_turning = matches!(table.offers.first(), Some(Action::Tactics(_)));
    let drawn = waiting(table);
    let slot = |tile: Tile| drawn.iter().position(|&(_, waiting)| waiting == tile).unwrap_or_default();
    html! {
        (turned(table, &ghosts))
        @for cell in layout {
            @let is_open = !is_turning && places.contains(&cell);
            (place(table, cell, is_open))
            @for &tile in tiles.iter().filter(|&&tile| ghosts.iter().any(|ghost| ghost.tile == tile && ghost.cell == cell)) {
                // What all answers have in common is not picked, so it cannot tell which ghost is meant.
                @let class = match (is_turning || tiles.len() == 1, !is_turning && places.len() == 1 && tiles.len() == 1) {
                    (_, true) => "turns is-only".to_owned(),
                    (true, false) => "turns is-sure".to_owned(),
                    (false, false) => format!("turns of-tile-{}", slot(tile)),
                };
                @let turns: Vec<&Ghost> = ghosts.iter().filter(|ghost| ghost.tile == tile && ghost.cell == cell).collect();
                g class=(class) transform={ "translate(" (geometry::cell(cell)) ")" } {
                    g class="previews" aria-hidden="true" {
                        @for ghost in &turns {
                            g class="preview" { use href={ "#turned-" (tile) "-" (ghost.rotation.sixths()) } {} polygon class="preview-edge" points=(hexagon(92.0)) {} }
                        }
                    }
                    @for ghost in turns { (turn(table, ghost)) }
                }
            }
        }
    }
}

/// The tiles in the turns that are used, drawn once.
fn turned(table: &TableView, ghosts: &[Ghost]) -> Markup {
    let all: BTreeSet<(Tile, Rotation)> = ghosts.iter().map(|ghost| (ghost.tile, ghost.rotation)).collect();
    html! {
        defs { @for (tile, rotation) in all { g id={ "turned-" (tile) "-" (rotation.sixths()) } { (tile::tile(table.parts(), tile, rotation)) } } }
    }
}

fn place(table: &TableView, cell: Cell, is_open: bool) -> Markup {
    let label = table.say.with("cell", &[("cell", table.cell(cell).into())]);
    html! {
        g id={ "cell-" (cell) } class="cell" role="button" tabindex="-1" data-token={ "cell." (cell) } aria-label=(label) transform={ "translate(" (geometry::cell(cell)) ")" } {
            title { (label) }
            @if is_open { path class="plus" d="M-9 0H9M0 -9V9" {} }
            polygon class="touch" points=(hexagon(89.0)) {}
        }
    }
}

/// A knob on the side where the tile's first side comes to lie; `next` is what a touch on the tile itself turns it to.
fn turn(table: &TableView, ghost: &Ghost) -> Markup {
    let Ghost { rotation, ref token, .. } = *ghost;
    let at = Point::new(0.0, -66.0).turned(60.0 * f64::from(rotation.sixths()));
    let label = crate::token::token(table, token);
    html! {
        g class="turn" role="button" tabindex="-1" data-token=(token) aria-label=(label) {
            polygon class="next" data-key="r" points=(hexagon(54.0)) {}
            circle class="knob" cx=(Round(at.x)) cy=(Round(at.y)) r="11" {}
            g class="knob-mark" transform={ "translate(" (at) ") rotate(" (60 * u16::from(rotation.sixths())) ")" } { path d="M-4.5 3L0 -4L4.5 3" {} }
            circle class="touch" cx=(Round(at.x)) cy=(Round(at.y)) r="16" {}
        }
    }
}

/// Drawn tiles in the corners of the chart, which all viewers see.
pub(crate) fn drawn(table: &TableView) -> Markup {
    let waiting = waiting(table);
    html! {
        @if !waiting.is_empty() {
            div.drawn {
                @for (slot, &(seat, tile)) in waiting.iter().enumerate() {
                    @let (label, short) = (crate::token::tile(table, tile), crate::token::tile_short(table, tile));
                    @let face = html! {
                        svg viewBox="-98 -86 196 172" aria-hidden="true" { (tile::tile(table.parts(), tile, Rotation::default())) }
                        span.label { (short) @if table.seats().count() > 2 { " · " (table.name(seat)) } }
                    };
                    @if table.viewer.is_some() {
                        button class={ "drawn-tile tile-" (slot) } type="button" id={ "drawn-" (slot) } data-token={ "tile." (tile) } aria-label=(label) { (face) }
                    } @else { div.drawn-tile id={ "drawn-" (slot) } role="img" aria-label=(label) { (face) } }
                }
            }
        }
    }
}

/// Where the chart's paths are needed besides those of the laid tiles.
pub(crate) fn tiles(table: &TableView) -> impl Iterator<Item = Tile> {
    waiting(table).into_iter().map(|(_, tile)| tile)
}
