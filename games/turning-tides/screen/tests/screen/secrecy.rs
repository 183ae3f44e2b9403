//! Whoever cannot tell two worlds apart gets the same screen in both, byte for byte.

use crate::seen::names;
use turning_tides::TurningTides;
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Seats, Setup};
use wardroom_screen::{Seen, specimen};
use wardroom_testkit::screens_keep_secrets;

#[test] // TT-LOOK-01 TT-LOOK-02 TT-LOOK-03 TT-LOOK-04 TT-LOOK-06
fn no_screen_betrays_a_hidden_card() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, [("round_limit", "2")]).unwrap();
        let names = names();
        let twins = screens_keep_secrets::<TurningTides>(&setup, 2, |shown| {
            let seen = Seen {
                view: shown.view,
                viewer: shown.viewer,
                offers: shown.offers,
                asked: shown.asked,
                sealed: Seats::default(),
                names: &names,
                outcome: None,
            };
            specimen::everything::<Screen>(&seen, shown.events)
        });
        assert!(twins > 100, "only {twins} pairs of worlds differed");
    }
}
