//! Everything that is offered can be touched on the table, everything that can be touched has a name, and pieces keep
//! their identity.

use crate::seen::{VIEWERS, page, through_a_game, with_seen};
use std::collections::BTreeSet;
use turning_tides::Action;
use wardroom_kernel::{Seats, Viewer};
use wardroom_screen::Language;
use wardroom_testkit::Touches;

fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.match_indices(&start).filter_map(|(at, _)| page[at + start.len()..].split('"').next()).collect()
}

#[test]
fn every_offered_touch_but_the_verb_is_on_the_table() {
    through_a_game("base", 7, |played| {
        for viewer in VIEWERS {
            with_seen(played, viewer, |seen| {
                let page = page(seen, Language::En);
                let there: BTreeSet<&str> = attributes(&page, "data-token").into_iter().collect();
                for action in seen.offers {
                    let path = action.to_string();
                    let skip = usize::from(!matches!(action, Action::ChooseCard(_)));
                    for token in path.split(" > ").skip(skip).filter(|&token| token != "none") {
                        assert!(there.contains(token), "{path}: {token} cannot be touched");
                    }
                }
            });
        }
    });
}

#[test]
fn onlookers_touch_nothing() {
    through_a_game("intro", 2, |played| {
        with_seen(played, Viewer::Spectator, |seen| {
            assert!(attributes(&page(seen, Language::En), "data-token").is_empty());
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game("base", 11, |played| {
        with_seen(played, VIEWERS[0], |seen| {
            let page = page(seen, Language::De);
            for tag in page.split('<').filter(|tag| tag.contains("data-token=")) {
                let tag = tag.split('>').next().unwrap_or_default();
                let is_button = tag.starts_with("button") || tag.contains("role=\"button\"");
                assert!(is_button, "{tag}");
                assert!(tag.starts_with("button") || tag.contains("aria-label=\""), "{tag}");
            }
        });
    });
}

#[test]
fn ids_are_unique_and_no_unit_is_lost() {
    through_a_game("base", 5, |played| {
        for viewer in VIEWERS {
            with_seen(played, viewer, |seen| {
                let page = page(seen, Language::En);
                let ids = attributes(&page, "id");
                assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{ids:?}");
                let like = attributes(&page, "data-like");
                for (kind, count) in [("captain", 1), ("sailor", 4), ("cannon", 4), ("mast", 1)] {
                    for seat in ["silver", "gold"] {
                        let found = like.iter().filter(|&&like| like == format!("{seat}-{kind}")).count();
                        assert_eq!(found, count, "{seat} {kind}");
                    }
                }
            });
        }
    });
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../docs/rules/turning-tides.md");
    let mut touches = Touches::default();
    for (mode, seed) in [("base", 3), ("intro", 4)] {
        through_a_game(mode, seed, |played| {
            // Nobody ever sees a table at which chance is still to answer.
            if played.asked().is_empty() {
                return;
            }
            for seat in Seats::first(2) {
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
const VAGUE: [&str; 1] = ["why-not-now"];
