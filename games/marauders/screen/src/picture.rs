//! The chart alone, for sharing: by day, with everything it is drawn with.

use crate::chart::{self, WHOLE};
use crate::look::{CHART, Screen};
use crate::sight::Sight;
use wardroom_ui::Look;

/// What the picture takes from the page's style besides that of the chart.
const LETTERS: &str =
    "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:var(--ink)}.touch{fill:none}";
/// Everything inside takes its colours from the table's.
const TABLE: &str = "table--marauders";

pub(crate) fn picture(sight: &Sight) -> String {
    let onlooker = Sight::new(&sight.as_onlookers_see(), sight.say);
    let scene = format!("<g class=\"{TABLE}\">{}</g>", chart::scene(&onlooker).into_string());
    let classes = [LETTERS, CHART].concat();
    wardroom_ui::picture(WHOLE, &scene, Screen::SYMBOLS, Screen::STYLE, &classes)
}
