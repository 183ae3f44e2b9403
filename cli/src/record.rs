//! Records of any game, from files.

use crate::{context::Context, trouble::Trouble};
use std::{fs, path::Path};
use wardroom_catalog::{AnyGame, AnyMatch, Unreadable, read};

#[derive(Debug, thiserror::Error)]
pub(crate) enum RecordTrouble {
    /// Of two bytes a sign, as some editors write it.
    #[error("line 1: this is text in UTF-16; save it as UTF-8")]
    Wide,
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl RecordTrouble {
    pub(crate) fn line(&self) -> usize {
        match self {
            RecordTrouble::Wide => 1,
            RecordTrouble::Unreadable(why) => why.line(),
        }
    }
}

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn AnyGame, Box<dyn AnyMatch>), Trouble> {
    let bytes = fs::read(path).map_err(|why| Trouble::File { path: path.into(), why })?;
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(Trouble::Record { path: path.into(), why: RecordTrouble::Wide });
    }
    // Bytes that are no text become marks that no line of a record has, so that reading names their line.
    let text = String::from_utf8_lossy(&bytes);
    read(&context.games, &text).map_err(|why| Trouble::Record { path: path.into(), why: why.into() })
}
