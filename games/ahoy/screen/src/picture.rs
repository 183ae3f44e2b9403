//! The map alone, for sharing: by day, with everything it is drawn with.

use crate::frame::Frame;
use crate::map;
use crate::screen::Screen;
use crate::table_view::TableView;
use maud::Markup;
use wardroom_ui::GameScreen;

/// What the picture takes from the page's style: letters, and what is not to be seen.
const CLASSES: &str = "text{font-family:'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif;fill:var(--ink)}\
.soft{fill:var(--ink-2);font-style:italic}.unknown{font-size:16px;letter-spacing:3px}.rhumb{stroke:var(--ink);stroke-width:.6;opacity:.16;fill:none}\
.plate .coin{fill:#1f2d38;font-weight:700;font-size:17px}.plate .lead{fill:#fdf9ee;font-weight:700}\
.badge{font-family:sans-serif;font-size:13px;font-weight:700;fill:var(--paper)}.touch,.ghost-frame{fill:none}.stowed{opacity:0}";

pub(crate) fn picture(table: &TableView) -> String {
    let onlooker = TableView::new(&table.as_onlookers_see(), table.say);
    let frame = Frame::around(&onlooker);
    let scene = map::scene(&onlooker, &frame, &Markup::default()).into_string();
    let view_box = [frame.left, frame.top, frame.width(), frame.height()];
    wardroom_ui::svg::standalone(view_box, &scene, Screen::SYMBOLS, Screen::STYLE, CLASSES)
}
