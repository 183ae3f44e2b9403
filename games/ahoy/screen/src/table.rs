//! The parts of the page. Each is sent anew only when it has changed.

use crate::table_view::TableView;
use crate::{battle, board, fame, map, market, seats};
use wardroom_ui::Fragment;

pub(crate) fn table(table: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("ah-seats", seats::seats(table)),
        Fragment::new("ah-fame", fame::fame(table)),
        Fragment::new("ah-map", map::map(table)),
        Fragment::new("ah-battle", battle::battle(table)),
        Fragment::new("ah-board", board::board(table)),
        Fragment::new("ah-market", market::market(table)),
    ]
}
