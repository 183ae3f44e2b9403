//! The parts of the page. Each is sent again only when it has changed.

use crate::table_view::TableView;
use crate::{choice, map, phases, planets, seats};
use maud::html;
use wardroom_ui::Fragment;

pub(crate) fn table(table: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("ef-phases", phases::phases(table)),
        Fragment::new("ef-map", map::map(table)),
        Fragment::new("ef-choice", choice::choice(table)),
        Fragment::new("ef-own", seats::own(table)),
        Fragment::new("ef-left", html! { div #ef-left .left { (seats::others(table)) (planets::planets(table)) } }),
    ]
}
