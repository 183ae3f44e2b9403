//! The parts of the page. Each is sent anew only when it has changed.

use crate::table_view::TableView;
use crate::{chart, own, page, strip};
use wardroom_ui::Fragment;

pub(crate) fn table(sight: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("mm-chart", chart::chart(sight)),
        Fragment::new("mm-page", page::page(sight)),
        Fragment::new("mm-own", own::own(sight)),
        Fragment::new("mm-strip", strip::strip(sight)),
    ]
}
