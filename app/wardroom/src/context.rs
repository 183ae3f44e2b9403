//! What every command needs: the games, and words in the caller's language.

use crate::{boxes, cli, text, trouble::Trouble};
use std::path::Path;
use wardroom_catalog::{Entry, game, games};
use wardroom_kernel::{Seats, Setup};
use wardroom_screen::{Language, Say};

#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) games: Vec<Box<dyn Entry>>,
    pub(crate) language: Language,
}

impl Context {
    pub(crate) fn new(box_folder: Option<&Path>, language: Option<Language>) -> Result<Context, Trouble> {
        let games = match box_folder {
            None => games(&boxes::none()),
            Some(folder) => boxes::games(folder)?,
        };
        Ok(Context { games, language: language.unwrap_or_else(text::of_environment) })
    }
    pub(crate) fn say(&self) -> Say<'static> {
        text::say(self.language)
    }
    pub(crate) fn game(&self, name: &str) -> Result<&dyn Entry, Trouble> {
        Ok(game(&self.games, name)?)
    }
    /// The game and what is agreed about it.
    pub(crate) fn agreed(&self, agreed: &cli::Agreed, seats: Option<u8>) -> Result<(&dyn Entry, Setup), Trouble> {
        let game = self.game(&agreed.game)?;
        let setup = game.setup(mode_or_first(game, agreed.mode.as_deref()), seats, &agreed.options)?;
        Ok((game, setup))
    }
}

pub(crate) fn mode_or_first<'m>(game: &dyn Entry, mode: Option<&'m str>) -> &'m str {
    mode.or_else(|| game.modes().first().map(|mode| mode.name)).unwrap_or_default()
}

/// What the seats are called where nobody has a name of their own.
pub(crate) fn titles(game: &dyn Entry, seats: Seats, language: Language) -> Vec<String> {
    seats.map(|seat| game.seat_title(seat, language)).collect()
}
