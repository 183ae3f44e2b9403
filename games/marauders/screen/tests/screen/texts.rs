//! Both languages say the same things, everything asked for is said, and nothing is said in vain.

use crate::seen::{GAMES, say, setup, through_a_game, viewers, with_seen};
use marauders::{Captain, EventCard, Glory, Marauders, Mission, Modification, Parts, Rumor, Specialist, Weapon, Zone};
use marauders_screen::Screen;
use std::collections::BTreeSet;
use wardroom_kernel::Parts as _;
use wardroom_ui::{GameScreen, Language, draw};

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

#[test]
fn every_text_is_used_and_every_used_text_is_there() {
    wardroom_testkit::texts(env!("CARGO_MANIFEST_DIR")).of_game::<Marauders>().asked_for(of_the_box()).are_complete();
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
                let line = Screen::log(event, &record.played.table().parts, say(language))
                    .map(|line| line.text.into_string())
                    .unwrap_or_default();
                assert!(!line.contains('⟨') && !line.contains("{$"), "{event:?}: {line}");
            }
        }
    }
}

#[test]
fn a_single_point_of_glory_is_one() {
    for (language, one, ten) in [
        (Language::En, "Lotte wins with 1 glory point.", "Lotte wins with 10 glory points."),
        (Language::De, "Lotte gewinnt mit 1 Ruhmpunkt.", "Lotte gewinnt mit 10 Ruhmpunkten."),
    ] {
        let told = |n: usize| {
            let about = [("winners", "Lotte".into()), ("count", 1.into()), ("n", n.into())];
            say(language).with("end-glory", &about).replace(['\u{2068}', '\u{2069}'], "")
        };
        assert_eq!((&*told(1), &*told(10)), (one, ten));
    }
}
