//! A table as a viewer sees it.

use marauders::Marauders;
use marauders_screen::Screen;
use wardroom_kernel::{Game, Match, Seats, Setup, Viewer};
use wardroom_ui::{Language, Say, ScreenContext, specimen};

/// Each number of seats, with a seed.
pub(crate) const GAMES: [(u8, u64); 3] = [(2, 3), (3, 4), (4, 5)];

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

pub(crate) fn with_seen<T>(
    played: &Match<Marauders>,
    viewer: Viewer,
    look: impl FnOnce(&ScreenContext<Marauders>) -> T,
) -> T {
    ScreenContext::of(played, viewer, &names(), look)
}

/// Two points of glory: long enough for ports, raids, battles and deaths.
pub(crate) fn setup(seats: u8) -> Setup {
    Setup::new(Marauders::MODES, "base", seats, [("glory", "2")]).unwrap().unattended()
}

/// Looks at some moments of a random game: most of its beginning, a few of the rest, and the end.
pub(crate) fn through_a_game(seats: u8, seed: u64, mut look: impl FnMut(&Match<Marauders>)) {
    let whole = wardroom_testkit::random_game::<Marauders>(&setup(seats), seed).played;
    let all = whole.answers().len();
    let mut moments: Vec<usize> = (0..all.min(24)).step_by(3).collect();
    moments.extend((24..all).step_by((all / 40).max(1)).chain([all]));
    for answers in moments {
        look(&whole.rewound(answers));
    }
}
