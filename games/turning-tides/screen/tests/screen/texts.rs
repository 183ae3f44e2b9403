//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::context::{say, through_a_game, with_context};
use turning_tides::{Card, GOLD, Parts, SILVER, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Parts as _, Viewer};
use wardroom_ui::{GameScreen, Language, draw};

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).of_game::<TurningTides>().are_complete();
}

#[test]
fn names_are_those_of_the_box() {
    let parts = Parts::shipped();
    for language in Language::ALL {
        let own = |name: &turning_tides::Name| if language == Language::En { name.en.clone() } else { name.de.clone() };
        for card in Card::ALL {
            assert_eq!(say(language).text(&format!("card-{card}")), own(&parts.card(card).name));
        }
        for (seat, word) in [(SILVER, "silver"), (GOLD, "gold")] {
            assert_eq!(Screen::seat_title(seat, say(language)), own(&parts.players[seat].name));
            assert_eq!(say(language).text(&format!("ship-{word}")), own(&parts.players[seat].ship));
        }
    }
}

#[test]
fn no_page_no_label_and_no_line_lacks_a_word() {
    for mode in ["base", "intro"] {
        through_a_game(mode, 3, |played| {
            for language in Language::ALL {
                for viewer in crate::context::VIEWERS {
                    let board = with_context(played, viewer, |context| draw::<Screen>(context, say(language)));
                    let said = format!("{board:?}");
                    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
                }
            }
        });
        through_a_game(mode, 4, |played| {
            for event in played.events().iter().filter(|event| TurningTides::is_visible(event, Viewer::Referee)) {
                for language in Language::ALL {
                    let line = Screen::log(event, &played.table().parts, say(language))
                        .map(|line| line.text.into_string())
                        .unwrap_or_default();
                    assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
                }
            }
        });
    }
}
