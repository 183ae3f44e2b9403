//! Records of any game, from files.

use crate::{context::Context, trouble::Trouble};
use std::{fs, path::Path};
use wardroom_catalog::{Entry, Sitting, read};

pub(crate) fn open<'g>(context: &'g Context, path: &Path) -> Result<(&'g dyn Entry, Box<dyn Sitting>), Trouble> {
    let bytes = fs::read(path).map_err(|why| Trouble::File { path: path.into(), why })?;
    // Bytes that are no text become marks that no line of a record has, so that reading names their line.
    let text = String::from_utf8_lossy(&bytes);
    read(&context.games, &text).map_err(|why| Trouble::Record { path: path.into(), why })
}
