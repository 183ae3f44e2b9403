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

pub(crate) fn map(sight: &TableView) -> Markup {
    let frame = Frame::of(sight);
    let whole = frame.view_box();
    html! {
        section #ah-map .map aria-label=(sight.words.text("map")) {
            svg class="chart" viewBox=(whole) data-camera data-whole=(whole) data-focus=(frame.focus(sight)) data-near=(NEAR)
                role="group" aria-label=(label(sight)) { (scene(sight, &frame, &spaces::spaces(sight))) }
            (ghosts::drawn(sight))
            (zoom(sight))
        }
    }
}

/// From the paper up. A picture has no spaces: nobody touches or hears them there.
pub(crate) fn scene(sight: &TableView, frame: &Frame, spaces: &Markup) -> Markup {
    let all = figures::all(sight);
    html! {
        (chart::paper(sight, frame))
        g id="tiles" { @for (region, laid) in sight.view.sea.map.tiles() { (chart::region(sight, region, laid)) } }
        g id="spaces" { (spaces) }
        (spaces::battle(sight))
        (figures::figures(sight, &all))
        g id="plates" { @for (region, laid) in sight.view.sea.map.tiles() { (plates::plate(sight, region, laid)) } }
        (figures::counts(&all))
        g id="ghosts" { (ghosts::ghosts(sight)) }
    }
}

/// `The map: 6 regions, 5 tiles left.`
fn label(sight: &TableView) -> String {
    let regions = sight.view.sea.map.len();
    sight.say.with("map-label", &[("n", regions.into()), ("tiles", sight.view.tiles_in_stack.into())])
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
