//! Whoever cannot tell two worlds apart gets the same screen in both, byte for byte.

use crate::seen::names;
use marauders::Marauders;
use marauders_screen::Screen;
use wardroom_kernel::{Game, Setup};
use wardroom_screen::{Seen, specimen};
use wardroom_testkit::screens_keep_secrets;

#[test] // MM-INFO-01, MM-INFO-02, MM-INFO-03, MM-INFO-04, MM-INFO-06
fn no_screen_betrays_a_hand_a_hold_a_chest_or_an_offer() {
    for seats in [2, 3] {
        let setup = Setup::new(Marauders::MODES, "base", seats, [("glory", "1")]).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<Marauders>(&setup, 1, |shown| {
            Seen::of(shown.played, shown.viewer, &names, |seen| specimen::everything::<Screen>(seen, shown.events))
        });
        assert!(compared.seals > 0 && compared.twins > 20, "{compared:?}");
    }
}
