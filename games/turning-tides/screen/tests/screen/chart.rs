//! What a screen reader hears of the chart: which zones face each other.

use crate::context::{say, with_context};
use turning_tides::{Parts, Position, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game as _, Match, Parts as _, Setup, Viewer};
use wardroom_ui::{Language, draw};

/// What stands on the page when the ships are at a position.
fn told(position: u8, language: Language) -> String {
    let setup = Setup::new(TurningTides::MODES, "base", 2, []).unwrap();
    let mut table = TurningTides::initial_table(&setup, Parts::shipped()).unwrap();
    table.position = Position::new(position).unwrap();
    let board = with_context(&Match::at(table), Viewer::Spectator, |context| draw::<Screen>(context, say(language)));
    board.fragments.iter().map(|fragment| &*fragment.html).collect()
}

#[test]
fn one_zone_that_faces_one_is_told_as_one() {
    for (position, english, german) in [
        (1, "faces zone 1 of", "liegt gegenüber Zone 1 von"),
        (6, "Zones 1 to 6 of", "Die Zonen 1 bis 6 von"),
        (7, "Zones 1 to 7 of", "Die Zonen 1 bis 7 von"),
        (13, "Zone 7 of", "Zone 7 von"),
        (0, "No zones face each other", "Keine Zonen liegen einander gegenüber"),
    ] {
        for (language, words) in [(Language::En, english), (Language::De, german)] {
            let told = told(position, language);
            assert!(told.contains(words), "{position}: {words}");
            assert!(!told.contains("1 to 1 ") && !told.contains("1 bis 1 "), "{position}");
        }
    }
}
