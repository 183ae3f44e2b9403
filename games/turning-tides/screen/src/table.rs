//! The parts of the page. Each is sent anew only when it has changed; the sea never does.

use crate::table_view::TableView;
use crate::{chart, hands, hold, levels, sea, seats, turn};
use wardroom_ui::Fragment;

pub(crate) fn table(table: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("tt-far", seats::far(table)),
        Fragment::new("tt-turn", turn::turn(table)),
        Fragment::new("tt-order", levels::levels(table)),
        Fragment::new("tt-sea", sea::sea(table.say.language)),
        Fragment::new("tt-chart", chart::chart(table)),
        Fragment::new("tt-near", seats::near(table)),
        Fragment::new("tt-hand", hands::hand(table)),
        Fragment::new("tt-hold", hold::near(table)),
    ]
}
