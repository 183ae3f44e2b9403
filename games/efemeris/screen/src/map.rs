//! The chart: the firmament as far as it is laid, everything on it, and what is asked about.
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

pub(crate) fn cells(sight: &TableView) -> Cells {
    sight.parts().layout(sight.view.agreed.tiles).map_or_else(Cells::default, |layout| layout.cells)
}

/// Half of the width and height of the chart.
pub(crate) fn reach(sight: &TableView) -> i32 {
    sky::rim(cells(sight)).ceil() as i32 + 6
}

pub(crate) fn map(sight: &TableView) -> Markup {
    let reach = reach(sight);
    let whole = format!("{} {} {} {}", -reach, -reach, 2 * reach, 2 * reach);
    html! {
        section #ef-map .map aria-label=(sight.words.text("map")) {
            svg class="chart sky" viewBox=(whole) data-camera data-whole=(whole) data-focus=(focus(sight)) data-near=(NEAR)
                role="group" aria-label=(label(sight)) { (scene(sight, &spaces::spaces(sight))) }
            (stores(sight))
            (lay::drawn(sight))
            (zoom(sight))
        }
    }
}

/// From the disc up. A picture has no spaces: nobody touches or hears them there.
pub(crate) fn scene(sight: &TableView, spaces: &Markup) -> Markup {
    let layout = cells(sight);
    let laid: Vec<LaidTile> = sight.view.sky.tiles().collect();
    let mut used: Vec<Tile> = laid.iter().map(|laid| laid.tile).chain(lay::tiles(sight)).collect();
    used.sort_unstable();
    used.dedup();
    html! {
        (tile::ways(sight.parts(), used.into_iter()))
        (sky::sky(sight, layout))
        g id="tiles" {
            @for LaidTile { cell, tile: of, rotation } in laid {
                g id={ "tile-" (of) } class="tile" transform={ "translate(" (geometry::cell(cell)) ")" } { (tile::tile(sight.parts(), of, rotation)) }
            }
        }
        g id="marks" { (marks::marks(sight)) }
        g id="cells" { (lay::cells(sight, layout)) }
        g id="spaces" { (spaces) }
        g id="ships" { (ships::ships(sight)) }
        g id="sites" { (marks::sites(sight)) }
    }
}

/// `The firmament: 9 of 19 tiles are laid. ..`
fn label(sight: &TableView) -> String {
    let laid = sight.view.sky.taken().len();
    sight.say.with("map-label", &[("n", laid.into()), ("all", sight.view.agreed.tiles.into())])
}

/// Around everything that is offered, else around the own galleon or the rose.
fn focus(sight: &TableView) -> String {
    let sky = &sight.view.sky;
    let space = |space| geometry::space(sky, sight.parts(), space);
    let place = |action: &Action| match *action {
        Action::PlaceTile(PlaceTile { cell, .. }) => Some(geometry::cell(cell)),
        Action::Construction(Construction::BuildGalleon { site: Site::CompassRose }) => {
            Some(space(sight.parts().rose()))
        }
        Action::Construction(
            Construction::BuildFrigate { planet }
            | Construction::BuildFortress { planet }
            | Construction::BuildGalleon { site: Site::Planet(planet) }
            | Construction::Conquer { planet, .. },
        ) => sky.planet(sight.parts(), planet).map(space),
        Action::Tactics(Tactics::Gunner { shooter, .. }) => sight.view.space_of(shooter).map(space),
        action => course::run(action).map(|(_, to)| space(to)),
    };
    let own = sight.player(sight.near).ships[0].map(space);
    let mut points: Vec<Point> = sight.offers.iter().filter_map(place).collect();
    points.extend(own);
    if points.is_empty() {
        points.push(Point::default());
    }
    // A cell is as wide as a tile, a space is a point.
    let lays = sight.offers.iter().any(|action| matches!(action, Action::PlaceTile(_)));
    let around = if lays { RADIUS } else { RADIUS * 0.7 };
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min) - around;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + around;
    let (left, top) = (least(|point| point.x), least(|point| point.y));
    let (width, height) = (most(|point| point.x) - left, most(|point| point.y) - top);
    format!("{} {} {} {}", Round(left), Round(top), Round(width), Round(height))
}

/// Stack, bag and bank in the corners of the chart, and where the tiles come from.
fn stores(sight: &TableView) -> Markup {
    let (say, view) = (sight.say, sight.view);
    let held = |spice: Spice| -> u8 { sight.seats().map(|seat| view.players[seat].spices[spice]).sum() };
    let left = |spice: Spice| sight.parts().spice_markers.saturating_sub(held(spice));
    let house = sight.words.text("house-help");
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
                figcaption.label { (sight.words.text("bank")) }
            }
            details.house { summary.label { (sight.words.text("house")) } p { (house) } }
        }
    }
}

fn zoom(sight: &TableView) -> Markup {
    let words = sight.words;
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
