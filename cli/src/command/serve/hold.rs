//! Only one server may use a SQLite file: SQLite does not notify a process of what another one writes, so a second server would
//! show stale tables. The server locks a file beside the database while it runs; the system releases the lock even if the program
//! crashes. Commands that only read, and backups, do not take the lock.

use crate::{error::CliError, settings::DatabaseArgs};
use std::{
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
};

/// Kept until the server has stopped. None if servers may share the database, or if files cannot be locked.
pub(super) fn hold(place: &DatabaseArgs) -> Result<Option<File>, CliError> {
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
        Err(TryLockError::WouldBlock) => Err(CliError::file(database).text("error-served")),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, path = %path.display(), "nothing keeps a second server from this database");
            Ok(None)
        }
    }
}

/// The same for every name of the database.
fn lock_of(database: &Path) -> PathBuf {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let in_its_folder = || Some(folder.canonicalize().ok()?.join(database.file_name()?));
    let real = database.canonicalize().ok().or_else(in_its_folder).unwrap_or_else(|| database.into());
    real.with_added_extension("lock")
}
