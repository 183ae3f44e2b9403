//! The parts of the page. Each is sent anew only when it has changed.

use crate::table_view::TableView;
use crate::{choice, map, phases, planets, seats};
use maud::html;
use wardroom_ui::Fragment;

pub(crate) fn table(sight: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("ef-phases", phases::phases(sight)),
        Fragment::new("ef-map", map::map(sight)),
        Fragment::new("ef-choice", choice::choice(sight)),
        Fragment::new("ef-own", seats::own(sight)),
        Fragment::new("ef-left", html! { div #ef-left .left { (seats::others(sight)) (planets::planets(sight)) } }),
    ]
}
