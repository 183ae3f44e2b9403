//! Records of any game, from files: the first line says which game reads the rest.

use crate::{context::Context, trouble::Trouble};
use std::{fs, path::Path};
use wardroom_catalog::{Entry, NoSuchGame, Sitting, game};
use wardroom_kernel::RecordError;

#[derive(Debug, thiserror::Error)]
pub(crate) enum RecordTrouble {
    #[error("line {line}: expected `game: ` with a name and a version")]
    NoGame { line: usize },
    #[error("line {line}: {why}")]
    OtherGame { line: usize, why: NoSuchGame },
    #[error(transparent)]
    Replay(#[from] RecordError),
}

impl RecordTrouble {
    pub(crate) fn line(&self) -> usize {
        match self {
            RecordTrouble::NoGame { line } | RecordTrouble::OtherGame { line, .. } => *line,
            RecordTrouble::Replay(why) => why.line,
        }
    }
}

pub(crate) fn read<'g>(
    games: &'g [Box<dyn Entry>],
    text: &str,
) -> Result<(&'g dyn Entry, Box<dyn Sitting>), RecordTrouble> {
    let mut lines = text.lines().zip(1..).filter(|(text, _)| !text.trim_end().is_empty() && !text.starts_with('#'));
    let (first, line) = lines.next().unwrap_or(("", 1));
    let name = first.strip_prefix("game: ").and_then(|rest| rest.split(' ').next());
    let name = name.ok_or(RecordTrouble::NoGame { line })?;
    let entry = game(games, name).map_err(|why| RecordTrouble::OtherGame { line, why })?;
    Ok((entry, entry.read(text)?))
}

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn Entry, Box<dyn Sitting>), Trouble> {
    let bytes = fs::read(path).map_err(|why| Trouble::File { path: path.into(), why })?;
    // Bytes that are no text become marks that no line of a record has, so that reading names their line.
    let text = String::from_utf8_lossy(&bytes);
    // Some editors begin a file with a mark that says how it is written.
    read(&context.games, text.trim_start_matches('\u{feff}')).map_err(|why| Trouble::Record { path: path.into(), why })
}
