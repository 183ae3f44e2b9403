//! A seat that cannot tell two tables apart gets the same screen for both, byte for byte.

use crate::context::{VIEWERS, names, say, through_a_game, with_context};
use turning_tides::{Action, SILVER, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Match, Setup, Viewer};
use wardroom_testkit::screens_keep_secrets;
use wardroom_ui::{GameScreen, Language, ScreenContext, specimen};

#[test] // TT-LOOK-01 TT-LOOK-02 TT-LOOK-03 TT-LOOK-04 TT-LOOK-06
fn no_screen_betrays_a_hidden_card() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, [("round_limit", "2")]).unwrap();
        let names = names();
        let compared = screens_keep_secrets::<TurningTides>(&setup, 2, |shown| {
            ScreenContext::of(shown.played, shown.viewer, &names, |context| {
                specimen::everything::<Screen>(context, shown.events)
            })
        });
        assert!(compared.seals > 0 && compared.twins > 100, "{compared:?}");
    }
}

#[test] // TT-TURN-05, TT-LOOK-03
fn the_card_one_has_laid_is_named_to_its_owner_and_to_nobody_else() {
    let mut pairs = 0;
    through_a_game("base", 7, |played| {
        let cards = played.offers(SILVER).filter(|action| matches!(action, Action::ChooseCard(_)));
        let lay = |card| {
            let mut laid = played.rewound(played.answers().len());
            laid.submit(SILVER, laid.seq(SILVER), card).unwrap();
            laid
        };
        let laid: Vec<Match<TurningTides>> = cards.map(lay).collect();
        let [one, other, ..] = laid.as_slice() else { return };
        for viewer in VIEWERS {
            let shown = |played: &Match<TurningTides>| {
                with_context(played, viewer, |context| {
                    specimen::table::<Screen>(context, Language::De) + &Screen::question(context, say(Language::De))
                })
            };
            if viewer == Viewer::Seat(SILVER) {
                assert!(shown(one).contains("is-laid"));
                assert_ne!(shown(one), shown(other));
            } else {
                assert!(!shown(one).contains("is-laid"));
                assert_eq!(shown(one), shown(other));
            }
        }
        pairs += 1;
    });
    assert!(pairs > 3, "only {pairs} choices of two cards");
}
