//! A table as somebody sees it.

use turning_tides::{Action, GOLD, SILVER, TurningTides};
use turning_tides_screen::Screen;
use wardroom_kernel::{Game, Match, Setup, Viewer};
use wardroom_screen::{Language, Look, Say, Seen};

pub(crate) const VIEWERS: [Viewer; 3] = [Viewer::Seat(SILVER), Viewer::Seat(GOLD), Viewer::Spectator];

pub(crate) fn say(language: Language) -> Say<'static> {
    Say { texts: Screen::texts(), language }
}

pub(crate) fn with_seen<T>(
    played: &Match<TurningTides>,
    viewer: Viewer,
    look: impl FnOnce(&Seen<TurningTides>) -> T,
) -> T {
    let view = TurningTides::view(played.table(), viewer);
    let offers: Vec<Action> = if let Viewer::Seat(seat) = viewer { played.offers(seat).collect() } else { Vec::new() };
    let names = ["Roset".to_owned(), "Lotte".to_owned()];
    let (asked, sealed, outcome) = (played.asked(), played.sealed(), played.outcome());
    let own_seal = if let Viewer::Seat(seat) = viewer { played.sealed_by(seat) } else { None };
    look(&Seen { view: &view, viewer, offers: &offers, asked, sealed, own_seal, names: &names, outcome })
}

/// The whole table as one text.
pub(crate) fn page(seen: &Seen<TurningTides>, language: Language) -> String {
    Screen::table(seen, say(language)).into_iter().map(|fragment| fragment.html.to_string()).collect()
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
