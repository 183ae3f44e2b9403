//! A picture stands alone: no variable, no reference to anything outside it.

use crate::seen::{say, through_a_game, viewers, with_seen};
use ahoy_screen::Screen;
use wardroom_screen::{Language, Look};

#[test]
fn a_picture_needs_no_page_around_it() {
    through_a_game(4, 1, 97, |played| {
        for viewer in viewers(4) {
            let picture = with_seen(played, viewer, |seen| Screen::picture(seen, say(Language::En)));
            assert!(!picture.contains("var(--") && !picture.contains("transform:"), "{picture}");
            assert!(!picture.contains("color-mix") && !picture.contains("light-dark"), "{picture}");
            for start in ["href=\"#", "url(#"] {
                for (at, _) in picture.match_indices(start) {
                    let id = picture[at + start.len()..].split(['"', ')']).next().unwrap_or_default();
                    assert!(picture.contains(&format!("id=\"{id}\"")), "{id} is not in the picture");
                }
            }
        }
    });
}

#[test]
fn everybody_shares_the_same_picture() {
    through_a_game(3, 4, 151, |played| {
        let pictures: Vec<String> = viewers(3)
            .map(|viewer| with_seen(played, viewer, |seen| Screen::picture(seen, say(Language::De))))
            .collect();
        assert!(pictures.windows(2).all(|two| two[0] == two[1]));
    });
}
