//! What every command needs: the games and the caller's language.

use crate::{boxes, cli, error::CliError, text};
use std::path::Path;
use wardroom_catalog::{AnyGame, game, games};
use wardroom_kernel::{Seats, Setup};
use wardroom_ui::{Language, Say};

#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) games: Vec<Box<dyn AnyGame>>,
    pub(crate) language: Language,
}

impl Context {
    pub(crate) fn new(box_folder: Option<&Path>, language: Option<Language>) -> Result<Context, CliError> {
        let games = match box_folder {
            None => games(&boxes::none()),
            Some(folder) => boxes::games(folder)?,
        };
        Ok(Context { games, language: language.unwrap_or_else(text::language_of_environment) })
    }
    pub(crate) fn say(&self) -> Say<'static> {
        text::say(self.language)
    }
    pub(crate) fn game(&self, name: &str) -> Result<&dyn AnyGame, CliError> {
        Ok(game(&self.games, name)?)
    }
    /// The game and the setup that the flags describe.
    pub(crate) fn agreed(&self, agreed: &cli::MatchArgs, seats: Option<u8>) -> Result<(&dyn AnyGame, Setup), CliError> {
        let game = self.game(&agreed.game)?;
        if let Some((name, _)) = agreed
            .options
            .iter()
            .zip(1..)
            .find_map(|(one, next)| agreed.options[next..].iter().find(|it| it.0 == one.0))
        {
            return Err(CliError::argument("--option").with("error-option-twice", &[("name", name.into())]));
        }
        let mode = mode_or_first(game, agreed.mode.as_deref());
        let smallest = || game.modes().iter().find(|known| known.name == mode).and_then(|mode| mode.seats.first());
        let seats = seats.or_else(|| smallest().copied()).unwrap_or_default();
        let options = agreed.options.iter().map(|(name, value)| (&**name, &**value));
        let setup = Setup::new(game.modes(), mode, seats, options);
        let setup = setup.map_err(|why| CliError::Setup(game.problems(&why.0)))?;
        Ok((game, setup))
    }
}

pub(crate) fn mode_or_first<'m>(game: &dyn AnyGame, mode: Option<&'m str>) -> &'m str {
    mode.or_else(|| game.modes().first().map(|mode| mode.name)).unwrap_or_default()
}

/// The titles of the seats stand for names of people.
pub(crate) fn titles(game: &dyn AnyGame, seats: Seats, language: Language) -> Vec<String> {
    seats.map(|seat| game.seat_title(seat, language)).collect()
}
