//! Records of any game, from files.

use crate::{context::Context, error::CliError};
use std::{fs, path::Path};
use wardroom_catalog::{AnyGame, AnyMatch, Unreadable, read};

#[derive(Debug, thiserror::Error)]
pub(crate) enum RecordFileError {
    /// Two bytes for each character, as some editors save it.
    #[error("line 1: this is text in UTF-16; save it as UTF-8")]
    Wide,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl RecordFileError {
    pub(crate) fn line(&self) -> usize {
        match self {
            RecordFileError::Wide => 1,
            RecordFileError::Unreadable(why) => why.line(),
        }
    }
}

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn AnyGame, Box<dyn AnyMatch>), CliError> {
    let bytes = fs::read(path).map_err(|why| CliError::File { path: path.into(), why })?;
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(CliError::Record { path: path.into(), why: RecordFileError::Wide });
    }
    // Invalid bytes become a character that no record has, so that the parser reports their line.
    let text = String::from_utf8_lossy(&bytes);
    read(&context.games, &text).map_err(|why| CliError::Record { path: path.into(), why: why.into() })
}
