//! Records of any game, from files.

use crate::{
    context::Context,
    error::{CliError, RecordFileError},
};
use std::{fs, path::Path};
use wardroom_catalog::{AnyGame, AnyMatch, read};

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn AnyGame, Box<dyn AnyMatch>), CliError> {
    let bytes = fs::read(path).map_err(|why| CliError::File { path: path.into(), why })?;
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(CliError::Record { path: path.into(), why: RecordFileError::Wide });
    }
    // Invalid bytes become a character that no record has, so that the parser reports their line.
    let text = String::from_utf8_lossy(&bytes);
    read(&context.games, &text).map_err(|why| CliError::Record { path: path.into(), why: why.into() })
}
