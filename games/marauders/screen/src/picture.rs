//! The chart alone, for sharing: by day, with everything it is drawn with.

use crate::chart::{self, WHOLE};
use crate::screen::{CHART, Screen};
use crate::table_view::TableView;
use wardroom_ui::GameScreen;

/// What the picture takes from the page's style besides that of the chart.
const LETTERS: &str =
    "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:var(--ink)}.touch{fill:none}";
/// Everything inside takes its colours from the table's.
const TABLE: &str = "table--marauders";

pub(crate) fn picture(table: &TableView) -> String {
    let onlooker = TableView::new(&table.as_onlookers_see(), table.say);
    let scene = format!("<g class=\"{TABLE}\">{}</g>", chart::scene(&onlooker).into_string());
    let classes = [LETTERS, CHART].concat();
    wardroom_ui::svg::standalone(WHOLE, &scene, Screen::SYMBOLS, Screen::STYLE, &classes)
}
