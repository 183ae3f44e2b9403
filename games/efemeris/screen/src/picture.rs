//! The chart alone, for sharing: by day, with everything it is drawn with.

use crate::map;
use crate::screen::Screen;
use crate::table_view::TableView;
use maud::Markup;
use wardroom_ui::GameScreen;

/// What the picture takes from the page's style besides that of the chart.
const LETTERS: &str =
    "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:var(--ink)}.touch{fill:none}";
/// Everything inside takes its colours from the table's.
const TABLE: &str = "table--efemeris";

pub(crate) fn picture(table: &TableView) -> String {
    let onlooker = TableView::new(&table.as_onlookers_see(), table.say);
    let reach = map::reach(&onlooker);
    let scene = format!("<g class=\"{TABLE}\">{}</g>", map::scene(&onlooker, &Markup::default()).into_string());
    let classes = [LETTERS, crate::screen::CHART].concat();
    wardroom_ui::svg::standalone(
        [-reach, -reach, 2 * reach, 2 * reach],
        &scene,
        Screen::SYMBOLS,
        Screen::STYLE,
        &classes,
    )
}
