//! Everything that is offered can be touched on the table, everything that can be touched has a name, and pieces keep
//! their identity.

use crate::context::{VIEWERS, through_a_game, with_context};
use std::collections::BTreeSet;
use turning_tides::Action;
use turning_tides_screen::Screen;
use wardroom_kernel::Viewer;
use wardroom_testkit::{Touches, attributes, touchables_are_named_buttons, unique_ids};
use wardroom_ui::{Language, specimen::table};

#[test]
fn every_offered_touch_but_the_verb_is_on_the_table() {
    through_a_game("base", 7, |played| {
        for viewer in VIEWERS {
            with_context(played, viewer, |context| {
                let page = table::<Screen>(context, Language::En);
                let there: BTreeSet<&str> = attributes(&page, "data-token").into_iter().collect();
                for action in context.offers {
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
        with_context(played, Viewer::Spectator, |context| {
            assert!(attributes(&table::<Screen>(context, Language::En), "data-token").is_empty());
        });
    });
}

#[test]
fn what_can_be_touched_has_a_role_and_a_name() {
    through_a_game("base", 11, |played| {
        with_context(played, VIEWERS[0], |context| {
            touchables_are_named_buttons(&table::<Screen>(context, Language::De));
        });
    });
}

#[test]
fn ids_are_unique_and_no_unit_is_lost() {
    through_a_game("base", 5, |played| {
        for viewer in VIEWERS {
            with_context(played, viewer, |context| {
                let page = table::<Screen>(context, Language::En);
                unique_ids(&page);
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
    let ledger = include_str!("../../../../../games/turning-tides/ledger.en.md");
    let mut touches = Touches::default();
    for (mode, seed) in [("base", 3), ("intro", 4)] {
        through_a_game(mode, seed, |played| {
            let page = |viewer| with_context(played, viewer, |context| table::<Screen>(context, Language::En));
            touches.touch_pages(played, ledger, &VAGUE, page);
        });
    }
    touches.are_explained();
}
/// Sentences that say no more than that something else is asked.
const VAGUE: [&str; 1] = ["why-not-now"];
