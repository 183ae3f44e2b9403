//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::seen::{GAMES, say, setup, through_a_game, viewers, with_seen};
use marauders::{Captain, EventCard, Glory, Marauders, Mission, Modification, Parts, Rumor, Specialist, Weapon, Zone};
use marauders_screen::Screen;
use std::{collections::BTreeSet, fs, path::Path};
use wardroom_kernel::{Game, Parts as _};
use wardroom_screen::{Language, Look, draw, text};

/// All text files of a language as one.
fn texts(language: &str) -> String {
    sources(&format!("text/{language}"))
}

fn sources(folder: &str) -> String {
    let mut all = String::new();
    let mut open = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = open.pop() {
        for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if file.is_dir() {
                open.push(file);
            } else {
                all.push_str(&fs::read_to_string(file).unwrap());
            }
        }
    }
    all
}

/// The key of each thing of the box that has words of its own.
fn of_the_box() -> BTreeSet<String> {
    let parts = Parts::shipped();
    let glory = Glory::ALL.into_iter().filter(|&card| parts.glory(card).specialist.is_none());
    let events = EventCard::ALL.into_iter().filter(|&card| parts.event(card).npc.is_none());
    let mut keys = BTreeSet::from(["event-naval", "event-pirate", "glory-hire", "glory-hire-short"].map(str::to_owned));
    keys.extend(Captain::ALL.map(|it| format!("captain-{it}")));
    keys.extend(Specialist::ALL.map(|it| format!("specialist-{it}")));
    keys.extend(Mission::ALL.map(|it| format!("mission-{it}")));
    keys.extend(Rumor::ALL.map(|it| format!("rumor-{it}")));
    keys.extend(glory.flat_map(|it| [format!("glory-{it}"), format!("glory-{it}-short")]));
    keys.extend(events.map(|it| format!("event-{}", it.name().trim_end_matches(['-', '1', '2']))));
    keys.extend(Modification::ALL.map(|it| format!("modification-{it}-text")));
    keys.extend(Weapon::ALL.map(|it| format!("weapon-{it}-text")));
    keys.extend(Zone::ALL.map(|it| format!("custom-{it}")));
    keys
}

/// Keys that are asked for from outside: by pages, by the rules, by the options of the modes.
fn asked_from_outside(key: &str) -> bool {
    let of_modes = || {
        Marauders::MODES.iter().any(|mode| {
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
    assert_eq!(text::keys(&texts("en")), text::keys(&texts("de")));
}

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    let (source, file) = (sources("src"), texts("en"));
    let (there, used) = (text::keys(&file), text::keys_used(&source));
    let of_the_box = of_the_box();
    let missing: Vec<_> = used.difference(&there).collect();
    assert!(missing.is_empty(), "not in the files: {missing:?}");
    let missing: Vec<_> = of_the_box.iter().filter(|key| !there.contains(key.as_str())).collect();
    assert!(missing.is_empty(), "of the box, not in the files: {missing:?}");
    let is_idle = |key: &&&&str| !asked_from_outside(key) && !of_the_box.contains(***key);
    let idle: Vec<_> = there.iter().filter(|key| !used.contains(**key)).collect::<Vec<_>>();
    let idle: Vec<_> = idle.iter().filter(is_idle).collect();
    assert!(idle.is_empty(), "nobody says: {idle:?}");
}

#[test]
fn every_option_of_every_mode_has_a_name_and_an_explanation() {
    let file = texts("en");
    let there = text::keys(&file);
    for mode in Marauders::MODES {
        let wanted = mode
            .options
            .iter()
            .flat_map(|option| [format!("option-{}", option.name), format!("option-{}-help", option.name)]);
        for key in wanted.chain([format!("mode-{}", mode.name)]) {
            assert!(there.contains(key.as_str()), "{key} is missing");
        }
    }
}

#[test]
fn no_page_no_label_and_no_line_lacks_a_word() {
    for (seats, seed) in GAMES {
        through_a_game(seats, seed, |played| {
            for language in Language::ALL {
                for viewer in viewers(seats) {
                    let board = with_seen(played, viewer, |seen| draw::<Screen>(seen, say(language)));
                    let said = format!("{board:?}");
                    assert!(!said.contains('⟨') && !said.contains("{$"), "{said}");
                    for offer in &board.offers {
                        assert!(offer.label != offer.path, "{} has no label", offer.path);
                        // A number is its own name.
                        let is_named = |(token, touch): (&str, &String)| token != touch;
                        assert!(
                            offer.path.split(" > ").zip(&offer.touches).all(is_named),
                            "{} has a touch without a name",
                            offer.path
                        );
                    }
                }
            }
        });
    }
}

#[test]
fn every_event_is_told_in_words() {
    for (seats, seed) in GAMES {
        let record = wardroom_testkit::random_game::<Marauders>(&setup(seats), seed);
        for event in record.played.events() {
            for language in Language::ALL {
                let line = Screen::log(event, say(language)).map(|line| line.text.into_string()).unwrap_or_default();
                assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
            }
        }
    }
}
