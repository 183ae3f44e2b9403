//! Everything that is offered can be touched on the table, everything that can be touched has a name, and pieces keep
//! their identity.

use crate::context::{GAMES, names, through_a_game, viewers, with_context};
use efemeris::{ALTAIR, Hull, Ship, Table};
use efemeris_screen::Screen;
use std::collections::BTreeSet;
use wardroom_kernel::{Match, Seats, Viewer};
use wardroom_testkit::{Touches, attributes, offered_things_are_there, touchables_are_named_buttons, unique_ids};
use wardroom_ui::{Language, specimen::table};

/// Words rather than things: the offers bar has them.
fn is_a_word(token: &str) -> bool {
    ["recruit", "conquer", "share", "rescue", "play"].contains(&token)
        || token.starts_with("end.")
        || token.starts_with("waive.")
}

#[test]
fn every_offered_thing_is_on_the_table() {
    let mut kinds = BTreeSet::new();
    for (mode, seats, seed) in GAMES {
        through_a_game(mode, seats, seed, |played| {
            for viewer in viewers(seats) {
                with_context(played, viewer, |context| {
                    if context.offers.is_empty() {
                        return;
                    }
                    let page = table::<Screen>(context, Language::En);
                    kinds.extend(offered_things_are_there(&page, context.offers, |_, token| !is_a_word(token)));
                });
            }
        });
    }
    assert!(kinds.len() > 11, "only {kinds:?} were ever offered");
}

#[test] // EF-EX-12
fn a_move_shows_its_course_and_its_steps() {
    let played = Match::at(Table::f1().table().unwrap());
    with_context(&played, Viewer::Seat(ALTAIR), |context| {
        let page = table::<Screen>(context, Language::En);
        let ends: Vec<String> = context.offers.iter().map(ToString::to_string).collect();
        let ends: Vec<&str> = ends.iter().filter_map(|path| path.strip_prefix("ship.altair.galleon > ")).collect();
        assert_eq!(ends.len(), 19);
        for space in ends {
            let element = page.split(&format!("data-token=\"{space}\"")).nth(1).unwrap_or_default();
            let element = element.split("data-token=").next().unwrap_or_default();
            for part in ["course", "steps"] {
                assert!(element.contains(&format!("{part} of-altair-galleon\"")), "{space} has no {part}");
            }
        }
        // The rose is three steps away, over the space and the edge of Patrocles.
        let rose = page.split("data-token=\"space.0.0.w\"").nth(1).unwrap_or_default();
        assert!(
            rose.split("</g></g>").next().is_some_and(|element| element.contains("<text y=\"5\">3</text>")),
            "{rose}"
        );
    });
}

#[test]
fn onlookers_touch_nothing() {
    through_a_game("general", 3, 2, |played| {
        with_context(played, Viewer::Spectator, |context| {
            assert_eq!(attributes(&table::<Screen>(context, Language::En), "data-token"), [""; 0]);
        });
    });
}

#[test]
fn onlookers_hear_where_every_ship_is() {
    through_a_game("general", 3, 2, |played| {
        with_context(played, Viewer::Spectator, |context| {
            let page = table::<Screen>(context, Language::En);
            for seat in Seats::first(3) {
                for hull in Hull::ALL {
                    let Some(space) = context.view.space_of(Ship { seat, hull }) else { continue };
                    let start = format!(" id=\"space-{space}\" class=\"space\" role=\"img\" aria-label=\"");
                    let label = page.split(&start).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
                    let kind = if hull.is_galleon() { "galleon" } else { "frigate" };
                    let name = &names()[usize::from(seat.0)];
                    assert!(label.contains(&format!("{name}’s")) && label.contains(kind), "{space}: {label}");
                }
            }
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game("team", 4, 11, |played| {
        for viewer in viewers(4) {
            with_context(played, viewer, |context| {
                touchables_are_named_buttons(&table::<Screen>(context, Language::De));
            });
        }
    });
}

#[test]
fn ids_are_unique_and_no_ship_is_lost() {
    for (mode, seats, seed) in GAMES {
        through_a_game(mode, seats, seed, |played| {
            for viewer in viewers(seats) {
                with_context(played, viewer, |context| {
                    let page = table::<Screen>(context, Language::En);
                    let ids = unique_ids(&page);
                    for seat in Seats::first(seats) {
                        for hull in Hull::ALL {
                            let id = format!("ship-{}-{}", efemeris::seat_name(seat), hull.name());
                            assert!(ids.contains(&*id), "{id}");
                        }
                    }
                });
            }
        });
    }
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../games/efemeris/ledger.en.md");
    let mut touches = Touches::default();
    for (mode, seats, seed) in [("duel", 2, 3), ("general", 3, 4), ("team", 4, 5)] {
        through_a_game(mode, seats, seed, |played| {
            let page = |viewer| with_context(played, viewer, |context| table::<Screen>(context, Language::En));
            touches.touch_pages(played, ledger, &VAGUE, page);
        });
    }
    touches.are_explained();
}
/// Sentences that say no more than that something else is asked.
const VAGUE: [&str; 1] = ["why-not-now"];
