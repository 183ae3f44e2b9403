//! Everything that is offered can be touched on the table, everything that can be touched has a name, and pieces keep
//! their identity.

use crate::context::{element, through_a_game, viewers, with_context};
use ahoy::Figure;
use ahoy_screen::Screen;
use std::collections::BTreeSet;
use wardroom_kernel::Viewer;
use wardroom_testkit::{Touches, attributes, offered_things_are_there, touchables_are_named_buttons, unique_ids};
use wardroom_ui::{Language, specimen::table};

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
                with_context(played, viewer, |context| {
                    if context.offers.is_empty() {
                        return;
                    }
                    let page = table::<Screen>(context, Language::En);
                    // The die that a Harbor moves lies on the slot before it.
                    let is_hidden = |path: &str, token: &str| path.starts_with("harbor >") && token.starts_with("die.");
                    let is_there = |path: &str, token: &str| is_a_thing(token) && !is_hidden(path, token);
                    kinds.extend(offered_things_are_there(&page, context.offers, is_there));
                });
            }
        });
    }
    assert!(kinds.len() > 10, "only {kinds:?} were ever offered");
}

#[test]
fn onlookers_touch_nothing() {
    through_a_game(4, 2, 23, |played| {
        with_context(played, Viewer::Spectator, |context| {
            assert_eq!(attributes(&table::<Screen>(context, Language::En), "data-token"), [""; 0]);
        });
    });
}

#[test]
fn onlookers_hear_where_every_figure_is() {
    through_a_game(4, 2, 23, |played| {
        with_context(played, Viewer::Spectator, |context| {
            let page = table::<Screen>(context, Language::En);
            for figure in Figure::all() {
                let Some(at) = context.view.sea.point(figure) else { continue };
                let space = element(&page, &format!("space-{}-{}", at.x, at.y));
                let kind = figure.to_string();
                let kind = kind.split('.').next().unwrap_or_default();
                assert!(space.contains("role=\"img\"") && space.to_lowercase().contains(kind), "{figure}: {space}");
            }
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game(3, 11, 13, |played| {
        for viewer in viewers(3) {
            with_context(played, viewer, |context| {
                touchables_are_named_buttons(&table::<Screen>(context, Language::De));
            });
        }
    });
}

#[test]
fn ids_are_unique_and_no_figure_is_lost() {
    for seats in [2, 4] {
        through_a_game(seats, 5, 17, |played| {
            for viewer in viewers(seats) {
                with_context(played, viewer, |context| {
                    let page = table::<Screen>(context, Language::En);
                    let ids = unique_ids(&page);
                    for figure in Figure::all().filter(|figure| figure.owner().0 < seats) {
                        let id = format!("fig-{}", figure.to_string().replace('.', "-"));
                        assert!(ids.contains(&*id), "{id}");
                    }
                });
            }
        });
    }
}

#[test]
fn whatever_is_touched_in_vain_says_which_rule_stands_against_it() {
    let ledger = include_str!("../../../../../games/ahoy/ledger.en.md");
    let mut touches = Touches::default();
    for (seats, seed) in [(2, 7), (3, 8), (4, 9)] {
        through_a_game(seats, seed, 5, |played| {
            let page = |viewer| with_context(played, viewer, |context| table::<Screen>(context, Language::En));
            touches.touch_pages(played, ledger, &[], page);
        });
    }
    touches.are_explained();
}
