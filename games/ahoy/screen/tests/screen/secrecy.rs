//! A seat that cannot tell two tables apart gets the same screen for both, byte for byte.

use crate::context::names;
use ahoy::Ahoy;
use ahoy_screen::Screen;
use wardroom_kernel::{Game, Setup};
use wardroom_testkit::screens_keep_secrets;
use wardroom_ui::{ScreenContext, specimen};

#[test] // AH-LIMIT-06 AH-PLAN-04
fn no_screen_betrays_a_plan_or_a_pledge() {
    for seats in [2, 4] {
        let setup = Setup::new(Ahoy::MODES, "base", seats, [("", ""); 0]).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<Ahoy>(&setup, 1, |shown| {
            ScreenContext::of(shown.played, shown.viewer, &names, |context| {
                specimen::everything::<Screen>(context, shown.events)
            })
        });
        assert!(compared.twins > 30, "{compared:?}");
    }
}
