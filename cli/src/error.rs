//! The errors of commands: each has a message that names the field, file or line, and an exit status. The messages in the
//! caller's language are in `error/messages.rs`.

mod messages;

pub(crate) use messages::system_error_text;

use std::{io, path::PathBuf};
use wardroom_catalog::{NoSuchGame, Unreadable};
use wardroom_site::ServeError;
use wardroom_store::{BackupError, StoreError};
use wardroom_ui::{TextValue, problems::GameProblems};

/// Why a file is not a record that can be replayed.
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

#[derive(Debug)]
pub(crate) enum CliError {
    Game(NoSuchGame),
    /// What is wrong with the setup of a match.
    Setup(GameProblems),
    /// The system refused something that the program needs, such as a thread.
    System(String),
    Argument {
        field: &'static str,
        why: LocalizedMessage,
    },
    File {
        path: PathBuf,
        why: io::Error,
    },
    /// A file that was named by a flag.
    Target {
        flag: &'static str,
        path: PathBuf,
        why: io::Error,
    },
    /// A file that the system can read, but this program cannot use.
    FileProblem {
        path: PathBuf,
        why: LocalizedMessage,
    },
    /// The file is not a record.
    Record {
        path: PathBuf,
        why: RecordFileError,
    },
    /// Each file with its reasons.
    Box {
        path: PathBuf,
        why: Vec<(String, GameProblems)>,
    },
    Setting {
        path: PathBuf,
        line: usize,
        why: LocalizedMessage,
    },
    Serve(ServeError),
    Store(StoreError),
    Backup(BackupError),
    Output(io::Error),
}

/// A message that is not translated yet: its key and arguments.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LocalizedMessage {
    key: &'static str,
    about: Vec<(&'static str, TextValue)>,
}

impl LocalizedMessage {
    pub(crate) fn with(key: &'static str, about: &[(&'static str, TextValue)]) -> LocalizedMessage {
        LocalizedMessage { key, about: about.to_vec() }
    }
}

/// Builds an error about an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArgumentErrorBuilder(&'static str);

impl ArgumentErrorBuilder {
    pub(crate) fn text(self, key: &'static str) -> CliError {
        self.with(key, &[])
    }
    pub(crate) fn with(self, key: &'static str, about: &[(&'static str, TextValue)]) -> CliError {
        CliError::Argument { field: self.0, why: LocalizedMessage::with(key, about) }
    }
}

/// Builds an error about a file.
#[derive(Clone, Debug)]
pub(crate) struct FileErrorBuilder(PathBuf);

impl FileErrorBuilder {
    pub(crate) fn text(self, key: &'static str) -> CliError {
        self.with(key, &[])
    }
    pub(crate) fn with(self, key: &'static str, about: &[(&'static str, TextValue)]) -> CliError {
        CliError::FileProblem { path: self.0, why: LocalizedMessage::with(key, about) }
    }
}

impl CliError {
    pub(crate) fn argument(field: &'static str) -> ArgumentErrorBuilder {
        ArgumentErrorBuilder(field)
    }
    pub(crate) fn file(path: impl Into<PathBuf>) -> FileErrorBuilder {
        FileErrorBuilder(path.into())
    }
    pub(crate) fn system(why: &io::Error) -> CliError {
        CliError::System(why.to_string())
    }
    /// 1: the result is negative; 2: called wrongly.
    pub(crate) fn status(&self) -> u8 {
        if matches!(self, CliError::Record { .. } | CliError::Backup(BackupError::Damaged { .. })) { 1 } else { 2 }
    }
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, CliError::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}

macro_rules! from {
    ($($error:ty => $variant:ident),* $(,)?) => { $(impl From<$error> for CliError {
        fn from(error: $error) -> CliError {
            CliError::$variant(error)
        }
    })* };
}
from!(NoSuchGame => Game, ServeError => Serve, StoreError => Store, BackupError => Backup, io::Error => Output);
