//! The chart: the firmament as far as it is laid, everything on it, and what the question is about.
//!
//! The svg shows the whole sky; the browser's camera (`camera.js`) pans and zooms, and on a phone goes to what the question
//! is about.

use crate::geometry::{self, Point, RADIUS, Round};
use crate::table_view::TableView;
use crate::{course, lay, marks, ships, sky, spaces, tile};
use efemeris::action::{Construction, PlaceTile, Site, Tactics};
use efemeris::{Action, Cells, LaidTile, Spice, Tile};
use maud::{Markup, html};
use wardroom_ui::widget::{drawing, icon};

/// What fills the frame of a phone, in units of the chart.
const NEAR: i32 = 460;

pub(crate) fn cells(table: &TableView) -> Cells {
    table.parts().layout(table.view.agreed.tiles).map_or_else(Cells::default, |layout| layout.cells)
}

/// Half of the width and height of the chart.
pub(crate) fn reach(table: &TableView) -> i32 {
    sky::rim(cells(table)).ceil() as i32 + 6
}

pub(crate) fn map(table: &TableView) -> Markup {
    let reach = reach(table);
    let whole = format!("{} {} {} {}", -reach, -reach, 2 * reach, 2 * reach);
    html! {
        section #ef-map .map aria-label=(table.words.text("map")) {
            svg class="chart sky" viewBox=(whole) data-camera data-whole=(whole) data-focus=(focus(table)) data-near=(NEAR)
                role="group" aria-label=(label(table)) { (scene(table, &spaces::spaces(table))) }
            (stores(table))
            (lay::drawn(table))
            (zoom(table))
        }
    }
}

/// From the disc up. A shared picture has no spaces to touch.
pub(crate) fn scene(table: &TableView, spaces: &Markup) -> Markup {
    let layout = cells(table);
    let laid: Vec<LaidTile> = table.view.sky.tiles().collect();
    let mut used: Vec<Tile> = laid.iter().map(|laid| laid.tile).chain(lay::tiles(table)).collect();
    used.sort_unstable();
    used.dedup();
    html! {
        (tile::ways(table.parts(), used.into_iter()))
        (sky::sky(table, layout))
        g id="tiles" {
            @for LaidTile { cell, tile: of, rotation } in laid {
                g id={ "tile-" (of) } class="tile" transform={ "translate(" (geometry::cell(cell)) ")" } { (tile::tile(table.parts(), of, rotation)) }
            }
        }
        g id="marks" { (marks::marks(table)) }
        g id="cells" { (lay::cells(table, layout)) }
        g id="spaces" { (spaces) }
        g id="ships" { (ships::ships(table)) }
        g id="sites" { (marks::sites(table)) }
    }
}

/// `The firmament: 9 of 19 tiles are laid. ..`
fn label(table: &TableView) -> String {
    let laid = table.view.sky.taken().len();
    table.say.with("map-label", &[("n", laid.into()), ("all", table.view.agreed.tiles.into())])
}

/// Around everything that is offered, else around the own galleon or the rose.
fn focus(table: &TableView) -> String {
    let sky = &table.view.sky;
    let space = |space| geometry::space(sky, table.parts(), space);
    let place = |action: &Action| match *action {
        Action::PlaceTile(PlaceTile { cell, .. }) => Some(geometry::cell(cell)),
        Action::Construction(Construction::BuildGalleon { site: Site::CompassRose }) => {
            Some(space(table.parts().rose()))
        }
        Action::Construction(
            Construction::BuildFrigate { planet }
            | Construction::BuildFortress { planet }
            | Construction::BuildGalleon { site: Site::Planet(planet) }
            | Construction::Conquer { planet, .. },
        ) => sky.planet(table.parts(), planet).map(space),
        Action::Tactics(Tactics::Gunner { shooter, .. }) => table.view.space_of(shooter).map(space),
        action => course::run(action).map(|(_, to)| space(to)),
    };
    let own = table.player(table.near).ships[0].map(space);
    let mut points: Vec<Point> = table.offers.iter().filter_map(place).collect();
    points.extend(own);
    if points.is_empty() {
        points.push(Point::default());
    }
    // A cell is as wide as a tile, a space is a point.
    let lays = table.offers.iter().any(|action| matches!(action, Action::PlaceTile(_)));
    let around = if lays { RADIUS } else { RADIUS * 0.7 };
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min) - around;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + around;
    let (left, top) = (least(|point| point.x), least(|point| point.y));
    let (width, height) = (most(|point| point.x) - left, most(|point| point.y) - top);
    format!("{} {} {} {}", Round(left), Round(top), Round(width), Round(height))
}

/// Stack, bag and bank in the corners of the chart, and where the tiles come from.
fn stores(table: &TableView) -> Markup {
    let (say, view) = (table.say, table.view);
    let held = |spice: Spice| -> u8 { table.seats().map(|seat| view.players[seat].spices[spice]).sum() };
    let left = |spice: Spice| table.parts().spice_markers.saturating_sub(held(spice));
    let house = table.words.text("house-help");
    html! {
        div.stores.stores--left {
            figure.store { (drawing("ef-stack")) figcaption.label { (say.with("stack", &[("n", view.stack.len().into())])) } }
        }
        div.stores.stores--right {
            figure.store { (drawing("ef-bag")) figcaption.label { (say.with("bag", &[("n", view.bag.len().into())])) } }
        }
        div.stores.stores--bank {
            figure.store.bank {
                // text: amount-pepper amount-vanilla
                @for (spice, key) in [(Spice::Pepper, "amount-pepper"), (Spice::Vanilla, "amount-vanilla")] {
                    span class={ "sp-" (spice) } role="img" aria-label=(say.with(key, &[("n", left(spice).into())])) { (icon(&format!("spice-{spice}"))) span.num { (left(spice)) } } " "
                }
                figcaption.label { (table.words.text("bank")) }
            }
            details.house { summary.label { (table.words.text("house")) } p { (house) } }
        }
    }
}

fn zoom(table: &TableView) -> Markup {
    let words = table.words;
    let button = |act: &str, drawing: &str, label: &str| {
        html! { button.btn.btn--icon type="button" data-camera-act=(act) aria-label=(label) title=(label) { (icon(drawing)) } }
    };
    html! {
        div.zoom role="group" aria-label=(words.text("map-zoom")) {
            (button("nearer", "ui-plus", words.text("map-nearer")))
            (button("farther", "ui-minus", words.text("map-farther")))
            (button("whole", "ui-whole", words.text("map-whole")))
        }
    }
}
