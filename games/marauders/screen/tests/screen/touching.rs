//! Everything that is offered and lies on the table can be touched there, everything that can be touched has a name, and
//! pieces keep their identity.

use crate::seen::{GAMES, page, through_a_game, viewers, with_seen};
use std::collections::BTreeSet;
use wardroom_kernel::{Seats, Viewer};
use wardroom_screen::Language;
use wardroom_testkit::Touches;

fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.match_indices(&start).filter_map(|(at, _)| page[at + start.len()..].split('"').next()).collect()
}

/// Things, as opposed to words, numbers and choices that only the offers bar has.
const THINGS: [&str; 14] = [
    "zone",
    "npc",
    "card",
    "cargo",
    "good",
    "location",
    "die",
    "seat",
    "ship",
    "mission",
    "rumor",
    "weapon",
    "mod",
    "enter-port",
];

#[test]
fn every_offered_thing_is_on_the_table() {
    let mut kinds = BTreeSet::new();
    for (seats, seed) in GAMES {
        through_a_game(seats, seed, |played| {
            for viewer in viewers(seats) {
                with_seen(played, viewer, |seen| {
                    if seen.offers.is_empty() {
                        return;
                    }
                    let page = page(seen, Language::En);
                    let there: BTreeSet<&str> = attributes(&page, "data-token").into_iter().collect();
                    for action in seen.offers {
                        let path = action.to_string();
                        // What an effect leaves open may lie in a deck or in the supply.
                        if path.starts_with("effect > ") || path.starts_with("show > ") {
                            continue;
                        }
                        for token in path
                            .split(" > ")
                            .filter(|token| THINGS.contains(&token.split('.').next().unwrap_or_default()))
                        {
                            assert!(there.contains(token), "{path}: {token} cannot be touched");
                            kinds.insert(token.split('.').next().unwrap_or_default().to_owned());
                        }
                    }
                });
            }
        });
    }
    assert!(kinds.len() > 7, "only {kinds:?} were ever offered");
}

#[test]
fn onlookers_touch_nothing() {
    through_a_game(3, 2, |played| {
        with_seen(played, Viewer::Spectator, |seen| {
            assert_eq!(attributes(&page(seen, Language::En), "data-token"), [""; 0]);
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game(4, 11, |played| {
        for viewer in viewers(4) {
            with_seen(played, viewer, |seen| {
                let page = page(seen, Language::De);
                for tag in page.split('<').filter(|tag| tag.contains("data-token=")) {
                    let tag = tag.split('>').next().unwrap_or_default();
                    let is_button = tag.starts_with("button") || tag.contains("role=\"button\"");
                    assert!(is_button, "{tag}");
                    assert!(tag.starts_with("button") || tag.contains("aria-label=\""), "{tag}");
                }
            });
        }
    });
}

#[test]
fn ids_are_unique_and_no_ship_is_lost() {
    for (seats, seed) in GAMES {
        through_a_game(seats, seed, |played| {
            for viewer in viewers(seats) {
                with_seen(played, viewer, |seen| {
                    let page = page(seen, Language::En);
                    let ids = attributes(&page, "id");
                    let unique: BTreeSet<_> = ids.iter().collect();
                    assert_eq!(ids.len(), unique.len(), "{ids:?}");
                    let ships = Seats::first(seats).map(|seat| format!("ship-{}", marauders::seat_name(seat)));
                    let npcs = marauders::Npc::ALL.into_iter().map(|npc| format!("npc-{npc}"));
                    for id in ships.chain(npcs) {
                        assert!(unique.contains(&&*id), "{id}");
                    }
                });
            }
        });
    }
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../docs/rules/marauders.md");
    let mut touches = Touches::default();
    for (seats, seed) in GAMES {
        through_a_game(seats, seed, |played| {
            // Nobody ever sees a table at which chance is still to answer.
            if played.asked().is_empty() {
                return;
            }
            for seat in Seats::first(seats) {
                with_seen(played, Viewer::Seat(seat), |seen| {
                    let page = page(seen, Language::En);
                    touches.touch(played, seat, attributes(&page, "data-token"), ledger, &VAGUE);
                });
            }
        });
    }
    assert!(touches.explained > 1_000, "{} touches only", touches.explained);
    assert!(touches.unexplained.is_empty(), "of {} touches: {:#?}", touches.explained, touches.unexplained);
}
/// Sentences that say no more than that something else is asked.
const VAGUE: [&str; 1] = ["why-answer-first"];
