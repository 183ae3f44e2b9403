//! One server over one SQLite file: it tells nobody what another one has written, so a second server would show tables as they
//! were. A file beside the database is locked as long as the server runs; the system lets go of it also when the program breaks
//! down. Commands that only read, and backups, do not ask for it.

use crate::{settings::Place, trouble::Trouble};
use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

/// Kept until the server has stopped. Nothing, where servers may share a database or files cannot be locked.
pub(super) fn hold(place: &Place) -> Result<Option<File>, Trouble> {
    let database = place.database()?;
    if database.contains("://") || Path::new(&database).is_dir() {
        return Ok(None);
    }
    let path = lock_of(Path::new(&database));
    let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = match opened {
        Ok(file) => file,
        Err(error) => {
            tracing::warn!(%error, path = %path.display(), "nothing keeps a second server from this database");
            return Ok(None);
        }
    };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(Trouble::file(database).text("trouble-served")),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, path = %path.display(), "nothing keeps a second server from this database");
            Ok(None)
        }
    }
}

/// By whatever name the database is called.
fn lock_of(database: &Path) -> PathBuf {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let in_its_folder = || Some(folder.canonicalize().ok()?.join(database.file_name()?));
    let real = database.canonicalize().ok().or_else(in_its_folder).unwrap_or_else(|| database.into());
    real.with_added_extension("lock")
}
