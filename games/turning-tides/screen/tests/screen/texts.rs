//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::context::{say, through_a_game, with_context};
use std::collections::BTreeSet;
use std::{fs, path::Path};
use turning_tides::{Card, GOLD, Parts, SILVER, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Parts as _, Viewer};
use wardroom_ui::{GameScreen, Language, draw};

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let texts = wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).of_game::<TurningTides>();
    texts.asked_for(problem_keys()).are_complete();
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

/// The keys of the game's own problems with boxes and positions. Those that all games share come from functions of the
/// kernel, without a key in the source.
fn problem_keys() -> BTreeSet<String> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src")];
    let mut keys = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the rules have source") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = fs::read_to_string(path).expect("source is text");
            let literals = source.split('"').filter(|literal| literal.starts_with("problem-"));
            keys.extend(literals.filter(|literal| !literal.contains(' ')).map(str::to_owned));
        }
    }
    assert!(keys.len() > 30, "the problems have moved");
    keys
}
