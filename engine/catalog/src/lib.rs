//! The catalog: the only crate that names all games. It forgets their types, so that server, terminal and engine
//! protocol handle every game alike: an [`AnyGame`] is a game, an [`AnyMatch`] is a match of it.
//!
//! A new game is a file here that hands over its rules, screen and evaluator ([`Playable`]), and a line in [`games`].

mod ahoy;
mod any_game;
mod any_match;
mod by_luck;
mod efemeris;
mod marauders;
mod records;
mod turning_tides;
mod typed_match;
mod voyage;

pub use any_game::{AnyGame, Boxes, Playable};
pub use any_match::{AnalysisText, AnyMatch, Explanation, OpenQuestion, OpenQuestions, RenderContext};
pub use records::{Unreadable, read};
pub use voyage::{Voyage, VoyageError, VoyagePath, VoyageStep, Words};

/// All games, in the order they are shown.
pub fn games(boxes: &Boxes) -> Vec<Box<dyn AnyGame>> {
    vec![
        any_game::of::<::turning_tides::TurningTides>(boxes),
        any_game::of::<::ahoy::Ahoy>(boxes),
        any_game::of::<::efemeris::Efemeris>(boxes),
        any_game::of::<::marauders::Marauders>(boxes),
    ]
}

/// The game of that name.
pub fn game<'e>(entries: &'e [Box<dyn AnyGame>], name: &str) -> Result<&'e dyn AnyGame, NoSuchGame> {
    let found = entries.iter().find(|entry| entry.name() == name).map(|entry| &**entry);
    let known = || entries.iter().map(|entry| entry.name()).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| NoSuchGame { name: name.into(), known: known() })
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{name}`; there is {known}")]
pub struct NoSuchGame {
    /// What it was called.
    pub name: String,
    /// Those that there are.
    pub known: String,
}
