//! The chart: the sea as far as it is known, everything on it, and what is asked about.
//!
//! The svg shows the whole chart; the browser's camera (`camera.js`) pans and zooms, and on a phone goes to what the
//! question is about.

use crate::frame::Frame;
use crate::table_view::TableView;
use crate::{chart, figures, ghosts, plates, spaces};
use maud::{Markup, html};
use wardroom_ui::widget::icon;

/// What fills the frame of a phone, in units of the chart.
const NEAR: i32 = 520;

pub(crate) fn map(table: &TableView) -> Markup {
    let frame = Frame::around(table);
    let whole = frame.view_box();
    html! {
        section #ah-map .map aria-label=(table.words.text("map")) {
            svg class="chart" viewBox=(whole) data-camera data-whole=(whole) data-focus=(frame.focus(table)) data-near=(NEAR)
                role="group" aria-label=(label(table)) { (scene(table, &frame, &spaces::spaces(table))) }
            (ghosts::drawn(table))
            (zoom(table))
        }
    }
}

/// From the paper up. A picture has no spaces: nothing is touched there.
pub(crate) fn scene(table: &TableView, frame: &Frame, spaces: &Markup) -> Markup {
    let all = figures::all(table);
    html! {
        (chart::paper(table, frame))
        g id="tiles" { @for (region, laid) in table.view.sea.map.tiles() { (chart::region(table, region, laid)) } }
        g id="spaces" { (spaces) }
        (spaces::battle(table))
        (figures::figures(table, &all))
        g id="plates" { @for (region, laid) in table.view.sea.map.tiles() { (plates::plate(table, region, laid)) } }
        (figures::counts(&all))
        g id="ghosts" { (ghosts::ghosts(table)) }
    }
}

/// `The map: 6 regions, 5 tiles left.`
fn label(table: &TableView) -> String {
    let regions = table.view.sea.map.len();
    table.say.with("map-label", &[("n", regions.into()), ("tiles", table.view.tiles_in_stack.into())])
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
