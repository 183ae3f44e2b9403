//! Everything that is offered and lies on the table can be touched there, everything that can be touched has a name, and
//! pieces keep their identity.

use crate::seen::{GAMES, through_a_game, viewers, with_seen};
use marauders_screen::Screen;
use std::collections::BTreeSet;
use wardroom_kernel::{Seats, Viewer};
use wardroom_testkit::{Touches, attributes, offered_things_are_there, touchables_are_named_buttons, unique_ids};
use wardroom_ui::{Language, specimen::table};

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
                    let page = table::<Screen>(seen, Language::En);
                    // What an effect leaves open may lie in a deck or in the supply.
                    let may_be_away = |path: &str| path.starts_with("effect > ") || path.starts_with("show > ");
                    let is_a_thing = |token: &str| THINGS.contains(&token.split('.').next().unwrap_or_default());
                    let is_there = |path: &str, token: &str| is_a_thing(token) && !may_be_away(path);
                    kinds.extend(offered_things_are_there(&page, seen.offers, is_there));
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
            assert_eq!(attributes(&table::<Screen>(seen, Language::En), "data-token"), [""; 0]);
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game(4, 11, |played| {
        for viewer in viewers(4) {
            with_seen(played, viewer, |seen| {
                touchables_are_named_buttons(&table::<Screen>(seen, Language::De));
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
                    let page = table::<Screen>(seen, Language::En);
                    let ids = unique_ids(&page);
                    let ships = Seats::first(seats).map(|seat| format!("ship-{}", marauders::seat_name(seat)));
                    let npcs = marauders::Npc::ALL.into_iter().map(|npc| format!("npc-{npc}"));
                    for id in ships.chain(npcs) {
                        assert!(ids.contains(&*id), "{id}");
                    }
                });
            }
        });
    }
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../games/marauders/ledger.en.md");
    let mut touches = Touches::default();
    for (seats, seed) in GAMES {
        through_a_game(seats, seed, |played| {
            let page = |viewer| with_seen(played, viewer, |seen| table::<Screen>(seen, Language::En));
            touches.touch_pages(played, ledger, &VAGUE, page);
        });
    }
    touches.are_explained();
}
/// Sentences that say no more than that something else is asked.
const VAGUE: [&str; 2] = ["why-answer-first", "why-act"];
