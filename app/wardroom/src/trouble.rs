//! What can go wrong with a command: a sentence that names the field, file or line, and an exit status.

use std::{io, path::PathBuf};
use wardroom_catalog::{NoSuchGame, Unreadable};
use wardroom_kernel::SetupError;
use wardroom_store::{BackupError, StoreError};

#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("GAME: {0}")]
    Game(#[from] NoSuchGame),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("{field}: {why}")]
    Argument { field: &'static str, why: String },
    #[error("{}: {why}", path.display())]
    File { path: PathBuf, why: io::Error },
    /// The file is there, and what is in it is not a record.
    #[error("{}: {why}", path.display())]
    Record { path: PathBuf, why: Unreadable },
    #[error("{}: {why}", path.display())]
    Box { path: PathBuf, why: String },
    #[error("{}:{line}: {why}", path.display())]
    Setting { path: PathBuf, line: usize, why: String },
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("{0}")]
    Backup(#[from] BackupError),
    #[error("standard output: {0}")]
    Output(#[from] io::Error),
}

impl Trouble {
    pub(crate) fn argument(field: &'static str, why: impl Into<String>) -> Trouble {
        Trouble::Argument { field, why: why.into() }
    }
    /// 1: the answer is no; 2: called wrongly.
    pub(crate) fn status(&self) -> u8 {
        if matches!(self, Trouble::Record { .. } | Trouble::Backup(BackupError::Damaged { .. })) { 1 } else { 2 }
    }
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Trouble::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}
