//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::seen::{say, through_a_game, viewers, with_seen};
use ahoy::{Ahoy, Card, Parts, Plan, SMUGGLER, SQUADRON, UNION};
use ahoy_screen::Screen;
use std::{collections::BTreeSet, fs, path::Path};
use wardroom_kernel::{Game, Parts as _, Viewer};
use wardroom_screen::{Language, Look, draw, text};

const EN: &str = include_str!("../../text/en.ftl");
const DE: &str = include_str!("../../text/de.ftl");

fn sources(folder: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut all = String::new();
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.is_file() {
            all.push_str(&fs::read_to_string(file).unwrap());
        }
    }
    all
}

/// Keys that are asked for from outside: by pages, by the rules, by the options of the modes.
fn asked_from_outside(key: &str) -> bool {
    let of_modes = || {
        Ahoy::MODES.iter().any(|mode| {
            key == format!("mode-{}", mode.name)
                || mode.options.iter().any(|option| {
                    key.strip_prefix("option-").is_some_and(|key| key.trim_end_matches("-help") == option.name)
                })
        })
    };
    ["game-title", "game-blurb", "game-facts", "game-minutes"].contains(&key) || key.starts_with("why-") || of_modes()
}

#[test]
fn both_languages_have_the_same_keys() {
    assert_eq!(text::keys(EN), text::keys(DE));
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let source = sources("src");
    let (there, used) = (text::keys(EN), text::keys_used(&source));
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "not in the files: {missing:?}");
    let idle: Vec<_> = there.difference(&used).filter(|key| !asked_from_outside(key)).collect();
    assert!(idle.is_empty(), "nobody says: {idle:?}");
}

#[test]
fn every_option_of_every_mode_has_a_name_and_an_explanation() {
    let there = text::keys(EN);
    for mode in Ahoy::MODES {
        let wanted = mode
            .options
            .iter()
            .flat_map(|option| [format!("option-{}", option.name), format!("option-{}-help", option.name)]);
        for key in wanted.chain([format!("mode-{}", mode.name)]) {
            assert!(there.contains(&*key), "{key}");
        }
    }
}

#[test]
fn every_refusal_of_the_rules_has_its_sentence() {
    let rules = sources("../rules/src/why_not");
    let words = rules.split('"').filter_map(|word| word.split_whitespace().next());
    let quoted: BTreeSet<&str> = words.filter(|word| word.len() > "why-".len() && word.starts_with("why-")).collect();
    let said: BTreeSet<&str> = text::keys(EN).into_iter().filter(|key| key.starts_with("why-")).collect();
    assert_eq!(said, quoted);
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
                    let board = with_seen(played, viewer, |seen| draw::<Screen>(seen, say(language)));
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
            for event in played.events().iter().filter(|event| Ahoy::may_hear(event, Viewer::Referee)) {
                for language in Language::ALL {
                    let line = Screen::log(event, say(language));
                    let line = line.map(|line| line.text.into_string()).unwrap_or_default();
                    assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
                }
            }
        });
    }
}
