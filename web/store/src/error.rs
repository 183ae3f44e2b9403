//! What can go wrong, each with a sentence that says what to do.

use std::path::PathBuf;
use std::sync::Arc;

use thiserror::Error;

/// The database cannot be opened, or does not do its work.
#[derive(Debug, Error)]
pub enum StoreError {
    #[error("{} is a folder; name a file in it, for example {}", .0.display(), .0.join("wardroom.sqlite").display())]
    Folder(PathBuf),
    #[error("cannot open or create the database {}: {reason}; check that the folder exists and may be written", path.display())]
    CannotOpen { path: PathBuf, reason: String },
    #[error(
        "{place} is not a usable Wardroom database ({reason}); restore a backup in its place \
         (`wardroom restore <backup> --data <file> --force`), or name another file"
    )]
    Damaged { place: String, reason: String },
    #[error("{place} holds the data of another program (table `{table}`); name an empty database or a new file")]
    OtherProgram { place: String, table: String },
    #[error(
        "{place} was written by a newer Wardroom (schema {found}, this program knows {known}); update this program"
    )]
    Newer { place: String, found: i64, known: i64 },
    #[error(
        "cannot reach PostgreSQL: {0}; expected postgres://user:password@host:5432/database, and the server running"
    )]
    CannotReach(String),
    #[error("the database {} is not where it was opened; put it back, or start the server again", .0.display())]
    Gone(PathBuf),
    #[error("the store is closed")]
    Closed,
    #[error("the database has a row that this program cannot read: {0}; restore a backup")]
    Unreadable(String),
    #[error("the database failed: {0}; check its disk, its log and its connection, then try again")]
    Database(#[source] Arc<sqlx::Error>),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolClosed => Self::Closed,
            other => Self::Database(Arc::new(other)),
        }
    }
}

/// Nothing of the append was written, unless it is [`AppendError::Store`]: then read the journal to know.
#[derive(Debug, Error)]
pub enum AppendError {
    #[error("entry {n} of table {table} is taken: another answer was faster; read the journal from there")]
    Taken { table: String, n: u32 },
    #[error("entry {n} of table {table} would leave a gap: the journal ends before entry {length}")]
    Gap { table: String, n: u32, length: u32 },
    #[error("what this was played upon was not written, so neither is this; read the journal")]
    BrokenChain,
    #[error("there is no table {0}")]
    NoSuchTable(String),
    #[error("an append needs at least one line")]
    Nothing,
    #[error("a journal line must not contain the character U+0000")]
    Nul,
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug, Error)]
pub enum CreateTableError {
    #[error("there is a table {0} already; choose another id")]
    IdTaken(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug, Error)]
pub enum SitError {
    #[error("there is no such table")]
    NoSuchTable,
    #[error("the match has begun; no seat can be taken any more")]
    Begun,
    #[error("this table has no seat {0}")]
    NoSuchSeat(u8),
    #[error("this seat is taken")]
    SeatTaken,
    #[error("this person sits at the table already")]
    SeatedAlready,
    #[error("this seat needs its own invitation")]
    WrongInvite,
    #[error("the host has asked this person to leave the table; they come back by an invitation only")]
    ShownOut,
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Debug, Error)]
pub enum ChairError {
    #[error("there is no such table, or its match has begun")]
    Begun,
    #[error("this table has no seat {0}")]
    NoSuchSeat(u8),
    #[error("the chair has changed hands meanwhile; look again")]
    Changed,
    #[error("there is one chair only; lots are drawn for two or more")]
    OneChair,
    #[error(transparent)]
    Store(#[from] StoreError),
}

// `?` on a query inside these functions must reach the inner variant in one step.
macro_rules! from_sqlx {
    ($($error:ty),*) => { $(impl From<sqlx::Error> for $error {
        fn from(error: sqlx::Error) -> Self {
            Self::Store(error.into())
        }
    })* };
}
from_sqlx!(AppendError, ChairError, CreateTableError, SitError);
