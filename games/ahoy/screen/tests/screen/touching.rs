//! Everything that is offered can be touched on the table, everything that can be touched has a name, and pieces keep
//! their identity.

use crate::seen::{page, through_a_game, viewers, with_seen};
use ahoy::Figure;
use std::collections::BTreeSet;
use wardroom_kernel::{Seats, Viewer};
use wardroom_screen::Language;
use wardroom_testkit::Touches;

fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.match_indices(&start).filter_map(|(at, _)| page[at + start.len()..].split('"').next()).collect()
}

/// Words rather than things: the offers bar has them. A verb opens each path but those of a turn.
fn is_a_thing(token: &str) -> bool {
    const THINGS: [&str; 13] = [
        "die",
        "slot",
        "card",
        "crew",
        "plan",
        "space",
        "region",
        "tile",
        "flagship",
        "patrol",
        "stronghold",
        "cell",
        "pile",
    ];
    match token.split_once('.') {
        Some((kind, _)) => THINGS.contains(&kind),
        None => ["cutter", "gunship"].contains(&token),
    }
}

#[test]
fn every_offered_thing_is_on_the_table() {
    let mut kinds = BTreeSet::new();
    for (seats, seed) in [(2, 7), (3, 8), (4, 9), (4, 21)] {
        through_a_game(seats, seed, 3, |played| {
            for viewer in viewers(seats) {
                with_seen(played, viewer, |seen| {
                    if seen.offers.is_empty() {
                        return;
                    }
                    let page = page(seen, Language::En);
                    let there: BTreeSet<&str> = attributes(&page, "data-token").into_iter().collect();
                    for action in seen.offers {
                        let path = action.to_string();
                        let is_harbor = path.starts_with("harbor >");
                        for token in path.split(" > ").filter(|token| is_a_thing(token)) {
                            // The die that a Harbor moves lies on the slot before it.
                            if is_harbor && token.starts_with("die.") {
                                continue;
                            }
                            assert!(there.contains(token), "{path}: {token} cannot be touched");
                            kinds.insert(token.split('.').next().unwrap_or_default().to_owned());
                        }
                    }
                });
            }
        });
    }
    assert!(kinds.len() > 10, "only {kinds:?} were ever offered");
}

#[test]
fn onlookers_touch_nothing() {
    through_a_game(4, 2, 23, |played| {
        with_seen(played, Viewer::Spectator, |seen| {
            assert_eq!(attributes(&page(seen, Language::En), "data-token"), [""; 0]);
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game(3, 11, 13, |played| {
        for viewer in viewers(3) {
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
fn ids_are_unique_and_no_figure_is_lost() {
    for seats in [2, 4] {
        through_a_game(seats, 5, 17, |played| {
            for viewer in viewers(seats) {
                with_seen(played, viewer, |seen| {
                    let page = page(seen, Language::En);
                    let ids = attributes(&page, "id");
                    let unique: BTreeSet<_> = ids.iter().collect();
                    assert_eq!(ids.len(), unique.len(), "{ids:?}");
                    for figure in Figure::all().filter(|figure| figure.owner().0 < seats) {
                        let id = format!("fig-{}", figure.to_string().replace('.', "-"));
                        assert!(unique.contains(&&*id), "{id}");
                    }
                });
            }
        });
    }
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../docs/rules/ahoy.md");
    let mut touches = Touches::default();
    for (seats, seed) in [(2, 7), (3, 8), (4, 9)] {
        through_a_game(seats, seed, 5, |played| {
            // Nobody ever sees a table at which chance is still to answer.
            if played.asked().is_empty() {
                return;
            }
            for seat in Seats::first(seats) {
                with_seen(played, Viewer::Seat(seat), |seen| {
                    let page = page(seen, Language::En);
                    touches.touch(played, seat, attributes(&page, "data-token"), ledger, &[]);
                });
            }
        });
    }
    assert!(touches.explained > 1_000, "{} touches only", touches.explained);
    assert!(touches.unexplained.is_empty(), "of {} touches: {:#?}", touches.explained, touches.unexplained);
}
