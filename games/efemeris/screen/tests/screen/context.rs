//! A table as a viewer sees it.

use efemeris::Efemeris;
use efemeris_screen::Screen;
use wardroom_kernel::{Game, Match, Seats, Setup, Viewer};
use wardroom_ui::{Language, Say, ScreenContext, specimen};

/// All modes, each with its number of seats and a seed.
pub(crate) const GAMES: [(&str, u8, u64); 4] =
    [("duel", 2, 3), ("general", 3, 4), ("team", 4, 5), ("team-expert", 4, 6)];

/// Everybody who may look at a table for so many players.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seats::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

pub(crate) fn say(language: Language) -> Say<'static> {
    specimen::say::<Screen>(language)
}

pub(crate) fn names() -> [String; 4] {
    ["Marit", "Edda", "Lotte", "Ines"].map(str::to_owned)
}

pub(crate) fn with_context<T>(
    played: &Match<Efemeris>,
    viewer: Viewer,
    look: impl FnOnce(&ScreenContext<Efemeris>) -> T,
) -> T {
    ScreenContext::of(played, viewer, &names(), look)
}

/// Nine rounds: all tiles are laid by then, and much is built and lost.
pub(crate) fn setup(mode: &str, seats: u8) -> Setup {
    Setup::new(Efemeris::MODES, mode, seats, [("round_limit", "9")]).unwrap().unattended()
}

/// Looks at some moments of a random game: most of its beginning, a few of the rest, and the end.
pub(crate) fn through_a_game(mode: &str, seats: u8, seed: u64, mut look: impl FnMut(&Match<Efemeris>)) {
    let whole = wardroom_testkit::random_game::<Efemeris>(&setup(mode, seats), seed).played;
    let all = whole.answers().len();
    let mut moments: Vec<usize> = (0..all.min(24)).step_by(3).collect();
    moments.extend((24..all).step_by((all / 18).max(1)).chain([all]));
    for answers in moments {
        look(&whole.rewound(answers));
    }
}
