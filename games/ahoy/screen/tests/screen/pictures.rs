//! A picture stands alone: no variable, no reference to anything outside it. A page has all drawings from the start.

use crate::context::{say, through_a_game, viewers, with_context};
use ahoy_screen::Screen;
use wardroom_testkit::picture_stands_alone;
use wardroom_ui::{GameScreen, Language, specimen};

#[test]
fn a_picture_needs_no_page_around_it() {
    through_a_game(4, 1, 97, |played| {
        for viewer in viewers(4) {
            let picture = with_context(played, viewer, |context| Screen::picture(context, say(Language::En)));
            picture_stands_alone(&picture);
        }
    });
}

#[test]
fn everybody_shares_the_same_picture() {
    through_a_game(3, 4, 151, |played| {
        let pictures: Vec<String> = viewers(3)
            .map(|viewer| with_context(played, viewer, |context| Screen::picture(context, say(Language::De))))
            .collect();
        assert!(pictures.windows(2).all(|two| two[0] == two[1]));
    });
}

#[test]
fn whatever_comes_later_is_drawn_with_what_the_first_page_has() {
    let there = |id: &str| {
        let sheet = Screen::SYMBOLS;
        sheet.contains(&format!("id=\"{id}\""))
            || sheet.contains(&format!("href=\"#{id}\""))
            || sheet.contains(&format!("url(#{id})"))
    };
    for seats in [2, 4] {
        through_a_game(seats, 31, 11, |played| {
            for viewer in viewers(seats) {
                let page = with_context(played, viewer, |context| specimen::table::<Screen>(context, Language::En));
                for start in ["href=\"#", "url(#"] {
                    for (at, _) in page.match_indices(start) {
                        let id = page[at + start.len()..].split(['"', ')']).next().unwrap_or_default();
                        assert!(there(id), "{id} may be missing on a page that began without it");
                    }
                }
            }
        });
    }
}
