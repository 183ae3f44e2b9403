//! The parts of the page. Each is sent anew only when it has changed.

use crate::table_view::TableView;
use crate::{battle, board, fame, map, market, seats};
use wardroom_ui::Fragment;

pub(crate) fn table(sight: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("ah-seats", seats::seats(sight)),
        Fragment::new("ah-fame", fame::fame(sight)),
        Fragment::new("ah-map", map::map(sight)),
        Fragment::new("ah-battle", battle::battle(sight)),
        Fragment::new("ah-board", board::board(sight)),
        Fragment::new("ah-market", market::market(sight)),
    ]
}
