//! Whoever cannot tell two worlds apart gets the same screen in both, byte for byte.

use crate::seen::names;
use efemeris::Efemeris;
use efemeris_screen::Screen;
use wardroom_kernel::{Game, Setup};
use wardroom_screen::{Seen, specimen};
use wardroom_testkit::screens_keep_secrets;

#[test] // EF-INFO-01 EF-INFO-04 EF-INV-10
fn no_screen_betrays_a_hand_a_captain_or_a_tile() {
    for (mode, seats) in [("duel", 2), ("general", 3), ("team-expert", 4)] {
        let short = [("round_limit", "2"), ("match_games", "1")];
        let options = short.into_iter().take(if mode.ends_with("expert") { 2 } else { 1 });
        let setup = Setup::new(Efemeris::MODES, mode, seats, options).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<Efemeris>(&setup, 1, |shown| {
            Seen::of(shown.played, shown.viewer, &names, |seen| specimen::everything::<Screen>(seen, shown.events))
        });
        assert!(compared.seals > 0 && compared.twins > 20, "{compared:?}");
    }
}
