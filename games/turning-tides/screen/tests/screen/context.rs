//! A table as a viewer sees it.

use turning_tides::{GOLD, SILVER, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Match, Setup, Viewer};
use wardroom_ui::{Language, Say, ScreenContext, specimen};

pub(crate) const VIEWERS: [Viewer; 3] = [Viewer::Seat(SILVER), Viewer::Seat(GOLD), Viewer::Spectator];

pub(crate) fn say(language: Language) -> Say<'static> {
    specimen::say::<Screen>(language)
}

pub(crate) fn names() -> [String; 2] {
    ["Roset", "Lotte"].map(str::to_owned)
}

pub(crate) fn with_context<T>(
    played: &Match<TurningTides>,
    viewer: Viewer,
    look: impl FnOnce(&ScreenContext<TurningTides>) -> T,
) -> T {
    ScreenContext::of(played, viewer, &names(), look)
}

/// Looks at every moment of a random game.
pub(crate) fn through_a_game(mode: &str, seed: u64, mut look: impl FnMut(&Match<TurningTides>)) {
    let setup = Setup::new(TurningTides::MODES, mode, 2, [("round_limit", "12")]).unwrap();
    let record = wardroom_testkit::random_game::<TurningTides>(&setup, seed);
    let whole = &record.played;
    for answers in 0..=whole.answers().len() {
        look(&whole.rewound(answers));
    }
}
