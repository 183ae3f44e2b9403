//! The parts of the page. Each is sent anew only when it has changed.

use crate::table_view::TableView;
use crate::{chart, own, page, strip};
use wardroom_ui::Fragment;

pub(crate) fn table(table: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("mm-chart", chart::chart(table)),
        Fragment::new("mm-page", page::page(table)),
        Fragment::new("mm-own", own::own(table)),
        Fragment::new("mm-strip", strip::strip(table)),
    ]
}
