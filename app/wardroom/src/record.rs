//! Records of any game, from files: the first line says which game reads the rest.

use crate::{context::Context, trouble::Trouble};
use std::{fs, path::Path};
use wardroom_catalog::{Entry, NoSuchGame, Sitting, game};
use wardroom_kernel::{RecordError, unmarked};

#[derive(Debug, thiserror::Error)]
pub(crate) enum RecordTrouble {
    #[error("line {line}: expected `game: ` with a name and a version")]
    NoGame { line: usize },
    #[error("line {line}: {why}")]
    OtherGame { line: usize, why: NoSuchGame },
    /// Of two bytes a sign, as some editors write it.
    #[error("line 1: this is text in UTF-16; save it as UTF-8")]
    Wide,
    #[error(transparent)]
    Replay(#[from] RecordError),
}

impl RecordTrouble {
    pub(crate) fn line(&self) -> usize {
        match self {
            RecordTrouble::NoGame { line } | RecordTrouble::OtherGame { line, .. } => *line,
            RecordTrouble::Wide => 1,
            RecordTrouble::Replay(why) => why.line,
        }
    }
}

pub(crate) fn read<'g>(
    games: &'g [Box<dyn Entry>],
    text: &str,
) -> Result<(&'g dyn Entry, Box<dyn Sitting>), RecordTrouble> {
    let text = unmarked(text);
    let mut lines = text.lines().zip(1..).filter(|(text, _)| !text.trim_end().is_empty() && !text.starts_with('#'));
    let (first, line) = lines.next().unwrap_or(("", 1));
    let name = first.strip_prefix("game: ").and_then(|rest| rest.split(' ').next());
    let name = name.ok_or(RecordTrouble::NoGame { line })?;
    let entry = game(games, name).map_err(|why| RecordTrouble::OtherGame { line, why })?;
    Ok((entry, entry.read(text)?))
}

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn Entry, Box<dyn Sitting>), Trouble> {
    let bytes = fs::read(path).map_err(|why| Trouble::File { path: path.into(), why })?;
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(Trouble::Record { path: path.into(), why: RecordTrouble::Wide });
    }
    // Bytes that are no text become marks that no line of a record has, so that reading names their line.
    let text = String::from_utf8_lossy(&bytes);
    read(&context.games, &text).map_err(|why| Trouble::Record { path: path.into(), why })
}
