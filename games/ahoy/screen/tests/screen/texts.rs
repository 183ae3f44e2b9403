//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::context::{say, through_a_game, viewers, with_context};
use ahoy::{Ahoy, Card, Parts, Plan, SMUGGLER, SQUADRON, UNION};
use ahoy_screen::Screen;
use wardroom_kernel::{Game, Parts as _, Viewer};
use wardroom_ui::{GameScreen, Language, draw};

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).of_game::<Ahoy>().are_complete();
}

#[test]
fn names_are_those_of_the_box() {
    let parts = Parts::shipped();
    for language in Language::ALL {
        let own = |name: &ahoy::Name| if language == Language::En { name.en.clone() } else { name.de.clone() };
        for card in Card::ALL {
            let kind = card.name().trim_end_matches(['-', '1', '2']);
            assert_eq!(say(language).text(&format!("crew-{kind}")), own(&parts.card(card).name));
        }
        for plan in Plan::ALL {
            assert_eq!(say(language).text(&format!("plan-{plan}")), own(parts.plan(plan)));
        }
        for faction in ["Bluefin Squadron", "Mollusk Union", "Smuggler"] {
            let key = format!("faction-{}", faction.rsplit(' ').next().unwrap().to_lowercase());
            let name = if language == Language::En { faction } else { &parts.names_de[faction] };
            assert_eq!(say(language).text(&key), name);
        }
    }
    let cargo = |card: Card| format!("cargo-{}", parts.card(card).cargo.to_lowercase().replace(' ', "-"));
    for card in Card::ALL {
        assert_eq!(say(Language::En).text(&cargo(card)), parts.card(card).cargo);
    }
    assert_ne!(Screen::seat_title(SQUADRON, say(Language::En)), Screen::seat_title(UNION, say(Language::En)));
    assert_eq!(Screen::seat_title(SMUGGLER, say(Language::De)), "Schmuggler");
}

#[test]
fn no_page_no_label_and_no_line_lacks_a_word() {
    for (seats, seed) in [(2, 3), (3, 4), (4, 5)] {
        through_a_game(seats, seed, 7, |played| {
            for language in Language::ALL {
                for viewer in viewers(seats) {
                    let board = with_context(played, viewer, |context| draw::<Screen>(context, say(language)));
                    let said = format!("{board:?}");
                    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
                    for offer in &board.offers {
                        assert!(offer.label != offer.path, "{} has no label", offer.path);
                    }
                }
            }
        });
    }
}

#[test]
fn every_event_is_told_in_words() {
    for (seats, seed) in [(2, 13), (4, 14)] {
        through_a_game(seats, seed, usize::MAX, |played| {
            for event in played.events().iter().filter(|event| Ahoy::is_visible(event, Viewer::Referee)) {
                for language in Language::ALL {
                    let line = Screen::log(event, &played.table().parts, say(language));
                    let line = line.map(|line| line.text.into_string()).unwrap_or_default();
                    assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
                }
            }
        });
    }
}
