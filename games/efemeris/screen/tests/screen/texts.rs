//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::seen::{GAMES, say, setup, through_a_game, viewers, with_seen};
use efemeris::{ALTAIR, BELLATRIX, Efemeris, Nation, Parts, Table};
use efemeris_screen::Screen;
use std::{collections::BTreeSet, fs, path::Path};
use wardroom_kernel::{Game, Match, Parts as _, Viewer};
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
        Efemeris::MODES.iter().any(|mode| {
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
    for mode in Efemeris::MODES {
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
    let through = |language: Language| {
        let mut said = String::new();
        through_a_game("duel", 2, 3, |played| {
            said +=
                &with_seen(played, Viewer::Seat(ALTAIR), |seen| format!("{:?}", draw::<Screen>(seen, say(language))));
        });
        said
    };
    let (en, de) = (through(Language::En), through(Language::De));
    for planet in &parts.planets {
        assert!(en.contains(&planet.name.en) && de.contains(&planet.name.de), "{:?}", planet.name);
    }
    for card in parts.crew.iter().take(3) {
        assert!(de.contains(&card.name.de), "{:?}", card.name);
    }
}

#[test]
fn what_is_our_own_design_is_said_on_the_table() {
    through_a_game("duel", 2, 3, |played| {
        for (language, words) in [(Language::En, "Tiles of our own"), (Language::De, "Eigene Plättchen")] {
            let board = with_seen(played, Viewer::Spectator, |seen| draw::<Screen>(seen, say(language)));
            assert!(board.fragments.iter().any(|fragment| fragment.html.contains(words)));
        }
    });
}

#[test]
fn frozen_and_protected_ships_are_marked_with_until_when() {
    let scene = Table::f1().nation(BELLATRIX, Nation::British).hand(BELLATRIX, "gunner").in_play(BELLATRIX, "surgeon");
    let played = Match::at(scene.frozen("bellatrix.galleon").table().unwrap());
    let board = with_seen(&played, Viewer::Spectator, |seen| draw::<Screen>(seen, say(Language::En)));
    let said = format!("{board:?}");
    assert!(said.contains("frozen: no normal move until Edda’s next turn has ended"), "{said}");
    assert!(said.contains("galleon safe from attacks until Edda’s next tactics"), "{said}");
}

#[test]
fn no_page_no_label_and_no_line_lacks_a_word() {
    for (mode, seats, seed) in GAMES {
        through_a_game(mode, seats, seed, |played| {
            for language in Language::ALL {
                for viewer in viewers(seats) {
                    let board = with_seen(played, viewer, |seen| draw::<Screen>(seen, say(language)));
                    let said = format!("{board:?}");
                    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
                    for offer in &board.offers {
                        assert!(offer.label != offer.path, "{} has no label", offer.path);
                        let is_named = offer.path.split(" > ").zip(&offer.touches).all(|(token, touch)| token != touch);
                        assert!(is_named, "{} has a touch without a name", offer.path);
                    }
                }
            }
        });
    }
}

#[test]
fn every_event_is_told_in_words() {
    for (mode, seats, seed) in GAMES {
        let record = wardroom_testkit::random_game::<Efemeris>(&setup(mode, seats), seed);
        for event in record.played.events() {
            for language in Language::ALL {
                let line = Screen::log(event, say(language)).map(|line| line.text.into_string()).unwrap_or_default();
                assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
            }
        }
    }
}
