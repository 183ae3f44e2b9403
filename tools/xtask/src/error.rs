//! Errors that stop a command. A finding of a check is a result, not an error.

use std::{io, path::PathBuf, process::ExitStatus};

#[derive(Debug, thiserror::Error)]
pub(crate) enum XtaskError {
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot walk the project: {0}")]
    Walk(#[from] ignore::Error),
    #[error("{} is not valid: {source}", path.display())]
    Toml { path: PathBuf, source: Box<toml::de::Error> },
    #[error("there is no ledger games/{game}/ledger.en.md; the ledgers are: {known}")]
    NoLedger { game: String, known: String },
    #[error("there is no rule {id}; near it: {near}")]
    NoRule { id: String, near: String },
    #[error("cannot start `{command}`: {source}")]
    Start { command: String, source: io::Error },
    #[error("`{command}` failed ({status})")]
    Failed { command: String, status: ExitStatus },
    #[error("`cargo metadata` answered something unexpected: {0}")]
    Metadata(#[from] serde_json::Error),
    #[error("{what} was not found. Install it with `{install}` and run this again")]
    Missing { what: &'static str, install: String },
    #[error("PostgreSQL did not start: {0}")]
    Postgres(String),
    #[error("{0}")]
    Findings(String),
}

impl XtaskError {
    pub(crate) fn read(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| XtaskError::Read { path, source }
    }
}
