//! The games of this server, by name, and what tables need of them: setups and seat labels.

use crate::error::LiveError;
use std::sync::Arc;
use wardroom_catalog::AnyGame;
use wardroom_kernel::{Seat, Setup, SetupError};
use wardroom_store::TableRow;
use wardroom_ui::{Language, widget::SeatTag};

#[derive(Clone, Debug)]
pub struct Games(Arc<Vec<Box<dyn AnyGame>>>);

impl Games {
    pub fn new(games: Vec<Box<dyn AnyGame>>) -> Games {
        Games(Arc::new(games))
    }
    pub fn get(&self, name: &str) -> Result<&dyn AnyGame, LiveError> {
        wardroom_catalog::game(&self.0, name).map_err(|_| LiveError::NoSuchGame)
    }
    pub fn all(&self) -> &[Box<dyn AnyGame>] {
        &self.0
    }
}

/// The first seats of a game, as they are drawn.
pub fn seat_tags(game: &dyn AnyGame, count: usize, language: Language) -> Vec<SeatTag> {
    let tag = |seat| SeatTag { slug: game.seat_name(seat).into(), title: game.seat_title(seat, language) };
    (0..).map(Seat).take(count).map(tag).collect()
}

/// The same, with the error of a request.
pub fn checked_setup_of(game: &dyn AnyGame, row: &TableRow) -> Result<Setup, LiveError> {
    setup_of(game, row).map_err(|why| LiveError::Setup(game.problems(&why.0)))
}

/// The setup that the players agreed on.
pub fn setup_of(game: &dyn AnyGame, row: &TableRow) -> Result<Setup, SetupError> {
    let options: Vec<(String, String)> = parse_options(&row.options).collect();
    Ok(game.setup(&row.mode, u8::try_from(row.seats.len()).ok(), &options)?.under(row.rules_version))
}

/// Options as a table row stores them: `round_limit=200 lull=on`.
fn parse_options(text: &str) -> impl Iterator<Item = (String, String)> {
    text.split_whitespace()
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
}

/// The inverse of the options that [`setup_of`] parses.
pub fn write_options(setup: &Setup) -> String {
    setup.options().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}
