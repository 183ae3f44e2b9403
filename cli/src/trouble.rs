//! What can go wrong with a command: a sentence that names the field, file or line, and an exit status.
//! Everything the program says by itself it says in the caller's language; `trouble/told.rs` has the words.

mod told;

pub(crate) use told::of_the_system;

use crate::record::RecordTrouble;
use std::{io, path::PathBuf};
use wardroom_catalog::NoSuchGame;
use wardroom_site::ServeError;
use wardroom_store::{BackupError, StoreError};
use wardroom_ui::{TextValue, problems::GameProblems};

#[derive(Debug)]
pub(crate) enum Trouble {
    Game(NoSuchGame),
    /// What is wrong with the setup of a match.
    Setup(GameProblems),
    /// What the program itself needs, a thread say.
    System(String),
    Argument {
        field: &'static str,
        why: Words,
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
    /// A file that is wrong in another way than the system would say.
    AboutFile {
        path: PathBuf,
        why: Words,
    },
    /// The file is there, and what is in it is not a record.
    Record {
        path: PathBuf,
        why: RecordTrouble,
    },
    /// Each reason with the file that it is about, if it is about one of several.
    Box {
        path: PathBuf,
        why: Vec<(String, GameProblems)>,
    },
    Setting {
        path: PathBuf,
        line: usize,
        why: Words,
    },
    Serve(ServeError),
    Store(StoreError),
    Backup(BackupError),
    Output(io::Error),
}

/// A sentence to come: its key and what it speaks of.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Words {
    key: &'static str,
    about: Vec<(&'static str, TextValue)>,
}

impl Words {
    pub(crate) fn with(key: &'static str, about: &[(&'static str, TextValue)]) -> Words {
        Words { key, about: about.to_vec() }
    }
}

/// The sentence about an argument is still to come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About(&'static str);

impl About {
    pub(crate) fn text(self, key: &'static str) -> Trouble {
        self.with(key, &[])
    }
    pub(crate) fn with(self, key: &'static str, about: &[(&'static str, TextValue)]) -> Trouble {
        Trouble::Argument { field: self.0, why: Words::with(key, about) }
    }
}

/// The sentence about a file is still to come.
#[derive(Clone, Debug)]
pub(crate) struct AboutFile(PathBuf);

impl AboutFile {
    pub(crate) fn text(self, key: &'static str) -> Trouble {
        self.with(key, &[])
    }
    pub(crate) fn with(self, key: &'static str, about: &[(&'static str, TextValue)]) -> Trouble {
        Trouble::AboutFile { path: self.0, why: Words::with(key, about) }
    }
}

impl Trouble {
    pub(crate) fn argument(field: &'static str) -> About {
        About(field)
    }
    pub(crate) fn file(path: impl Into<PathBuf>) -> AboutFile {
        AboutFile(path.into())
    }
    pub(crate) fn system(why: &io::Error) -> Trouble {
        Trouble::System(why.to_string())
    }
    /// 1: the answer is no; 2: called wrongly.
    pub(crate) fn status(&self) -> u8 {
        if matches!(self, Trouble::Record { .. } | Trouble::Backup(BackupError::Damaged { .. })) { 1 } else { 2 }
    }
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Trouble::Output(why) if why.kind() == io::ErrorKind::BrokenPipe)
    }
}

macro_rules! from {
    ($($error:ty => $variant:ident),* $(,)?) => { $(impl From<$error> for Trouble {
        fn from(error: $error) -> Trouble {
            Trouble::$variant(error)
        }
    })* };
}
from!(NoSuchGame => Game, ServeError => Serve, StoreError => Store, BackupError => Backup, io::Error => Output);
