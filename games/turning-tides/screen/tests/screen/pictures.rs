//! A picture stands alone: no variable, no reference to anything outside it.

use crate::context::{VIEWERS, say, through_a_game, with_context};
use turning_tides_screen::Screen;
use wardroom_testkit::picture_stands_alone;
use wardroom_ui::{GameScreen, Language};

#[test]
fn a_picture_needs_no_page_around_it() {
    through_a_game("base", 1, |played| {
        for viewer in VIEWERS {
            let picture = with_context(played, viewer, |context| Screen::picture(context, say(Language::En)));
            picture_stands_alone(&picture);
        }
    });
}
