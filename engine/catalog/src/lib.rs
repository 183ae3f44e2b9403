//! The catalog: the only crate that names all games. It forgets their types, so that server, terminal and engine
//! protocol handle every game alike: an [`Entry`] is a game, a [`Sitting`] is a match of it.
//!
//! A new game is a file here that hands over its rules, screen and judge ([`Playable`]), and a line in [`games`].

mod ahoy;
mod by_luck;
mod efemeris;
mod entry;
mod marauders;
mod records;
mod seated;
mod sitting;
mod turning_tides;
mod voyage;

pub use entry::{Boxes, Entry, Playable, games_json};
pub use records::{Unreadable, read};
pub use sitting::{Ask, Moment, Open, Sitting, ThoughtText, Why};
pub use voyage::{Astray, Step, Voyage, Way, Words};

/// All games, in the order they are shown.
pub fn games(boxes: &Boxes) -> Vec<Box<dyn Entry>> {
    vec![
        entry::of::<::turning_tides::TurningTides>(boxes),
        entry::of::<::ahoy::Ahoy>(boxes),
        entry::of::<::efemeris::Efemeris>(boxes),
        entry::of::<::marauders::Marauders>(boxes),
    ]
}

/// The game of that name.
pub fn game<'e>(entries: &'e [Box<dyn Entry>], name: &str) -> Result<&'e dyn Entry, NoSuchGame> {
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
