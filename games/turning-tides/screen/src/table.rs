//! The parts of the page. Each is sent anew only when it has changed; the sea never does.

use crate::table_view::TableView;
use crate::{chart, hands, hold, levels, sea, seats, turn};
use wardroom_ui::Fragment;

pub(crate) fn table(sight: &TableView) -> Vec<Fragment> {
    vec![
        Fragment::new("tt-far", seats::far(sight)),
        Fragment::new("tt-turn", turn::turn(sight)),
        Fragment::new("tt-order", levels::levels(sight)),
        Fragment::new("tt-sea", sea::sea(sight.say.language)),
        Fragment::new("tt-chart", chart::chart(sight)),
        Fragment::new("tt-near", seats::near(sight)),
        Fragment::new("tt-hand", hands::hand(sight)),
        Fragment::new("tt-hold", hold::near(sight)),
    ]
}
