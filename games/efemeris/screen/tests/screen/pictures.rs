//! A picture stands alone: no variable, no reference to anything outside it.

use crate::context::{GAMES, say, through_a_game, viewers, with_context};
use efemeris_screen::Screen;
use wardroom_testkit::picture_stands_alone;
use wardroom_ui::{GameScreen, Language};

#[test]
fn a_picture_needs_no_page_around_it_and_everybody_shares_the_same() {
    for (mode, seats, seed) in GAMES {
        let mut moment = 0;
        through_a_game(mode, seats, seed, |played| {
            moment += 1;
            // Colours are resolved one by one, which takes its time.
            if moment % 5 != 1 {
                return;
            }
            let draw = |viewer| with_context(played, viewer, |context| Screen::picture(context, say(Language::En)));
            let pictures: Vec<String> = viewers(seats).map(draw).collect();
            assert!(pictures.windows(2).all(|two| two[0] == two[1]));
            let picture = &pictures[0];
            picture_stands_alone(picture);
        });
    }
}
