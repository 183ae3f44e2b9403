//! Whoever cannot tell two worlds apart gets the same screen in both, byte for byte.

use crate::seen::{page, say};
use turning_tides::TurningTides;
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Seats, Setup};
use wardroom_screen::{Language, Look, Seen, draw};
use wardroom_testkit::screens_keep_secrets;

#[test] // TT-LOOK-01 TT-LOOK-02 TT-LOOK-03 TT-LOOK-04 TT-LOOK-06
fn no_screen_betrays_a_hidden_card() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, [("round_limit", "2")]).unwrap();
        let twins = screens_keep_secrets::<TurningTides>(&setup, 2, |shown| {
            let names = ["Roset".to_owned(), "Lotte".to_owned()];
            let seen = Seen {
                view: shown.view,
                viewer: shown.viewer,
                offers: shown.offers,
                asked: shown.asked,
                sealed: Seats::default(),
                names: &names,
                outcome: None,
            };
            let board = draw::<Screen>(&seen, say(Language::De));
            let lines = shown.events.iter().filter_map(|event| Screen::log(event, say(Language::De)));
            let log: String = lines.map(|line| line.text.into_string()).collect();
            format!("{board:?}{log}{}", page(&seen, Language::En))
        });
        assert!(twins > 100, "only {twins} pairs of worlds differed");
    }
}
