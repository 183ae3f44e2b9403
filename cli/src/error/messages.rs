//! The message of each error in the caller's language. Messages of the system or of a database are quoted as they are, mostly in
//! English.

use super::RecordFileError;
use super::{CliError, LocalizedMessage};
use crate::text;
use std::{io, path::Path};
use wardroom_kernel::Fault;
use wardroom_messages::{self as messages, RecordReadError};
use wardroom_site::ServeError;
use wardroom_store::{BackupError, SCHEMA_VERSION, StoreError};
use wardroom_ui::{Language, Say, TextValue, problems::GameProblems};

impl LocalizedMessage {
    pub(crate) fn text(&self, say: Say<'_>) -> String {
        say.with(self.key, &self.about)
    }
}

impl CliError {
    pub(crate) fn message(&self, language: Language) -> String {
        let say = text::say(language);
        match self {
            CliError::Game(why) => {
                say.with("error-game", &[("name", (&why.name).into()), ("known", (&why.known).into())])
            }
            CliError::Setup(problems) => problems.localize(language),
            CliError::System(why) => say.with("error-system", &[("why", why.into())]),
            CliError::Argument { field, why } => format!("{field}: {}", why.text(say)),
            CliError::File { path, why } => format!("{}: {}", named(path, say), system_error_text(why, say)),
            CliError::Target { flag, path, why } => {
                format!("{flag}: {}: {}", path.display(), system_error_text(why, say))
            }
            CliError::FileProblem { path, why } => format!("{}: {}", path.display(), why.text(say)),
            CliError::Record { path, why } => format!("{}: {}", path.display(), why.message(language)),
            CliError::Box { path, why } => boxes(path, why, say),
            CliError::Setting { path, line, why } => format!("{}:{line}: {}", path.display(), why.text(say)),
            CliError::Serve(why) => serving(why, say),
            CliError::Store(why) => stored(why, say),
            CliError::Backup(why) => backed_up(why, say),
            CliError::Output(why) => format!("{}: {}", say.text("error-output"), system_error_text(why, say)),
        }
    }
}

impl RecordFileError {
    /// The English messages are the same in the engine protocol.
    pub(crate) fn message(&self, language: Language) -> String {
        if language == Language::En {
            return self.to_string();
        }
        let (say, server) = (text::say(language), messages::say(language));
        let unread = match self {
            RecordFileError::Wide => return say.text("record-wide"),
            RecordFileError::Unreadable(why) => RecordReadError::from(why.clone()),
        };
        let told = unread.localize(server);
        match &unread {
            RecordReadError::Fault(why, _) if matches!(why.fault, Fault::OtherBox(_)) => {
                say.with("record-name-box", &[("why", told.into())])
            }
            RecordReadError::Fault(why, _) if why.fault == Fault::ShippedBox => {
                say.with("record-no-box", &[("why", told.into())])
            }
            RecordReadError::Fault(..)
            | RecordReadError::NoText { .. }
            | RecordReadError::NoGame { .. }
            | RecordReadError::OtherGame { .. }
            | RecordReadError::Broken { .. } => told,
        }
    }
}

/// Standard input is shown by name.
fn named(path: &Path, say: Say<'_>) -> String {
    if path == Path::new("standard input") { say.text("error-input") } else { path.display().to_string() }
}

/// The most frequent errors of the system have translated messages.
pub(crate) fn system_error_text(why: &io::Error, say: Say<'_>) -> String {
    match why.kind() {
        io::ErrorKind::NotFound => say.text("system-not-found"),
        io::ErrorKind::PermissionDenied => say.text("system-denied"),
        io::ErrorKind::IsADirectory => say.text("system-folder"),
        io::ErrorKind::NotADirectory => say.text("system-no-folder"),
        io::ErrorKind::AlreadyExists => say.text("system-exists"),
        io::ErrorKind::StorageFull => say.text("system-full"),
        io::ErrorKind::ReadOnlyFilesystem => say.text("system-read-only"),
        _ => why.to_string(),
    }
}

fn boxes(folder: &Path, wrong: &[(String, GameProblems)], say: Say<'_>) -> String {
    let one = |(file, problems): &(String, GameProblems)| {
        let about = [("file", file.into())];
        let problems = problems.sentences(say.language);
        let lines: Vec<String> = [say.with("error-box", &about)].into_iter().chain(problems).collect();
        lines.join("\n  ")
    };
    format!("{}: {}", folder.display(), wrong.iter().map(one).collect::<Vec<_>>().join("\n"))
}

fn serving(why: &ServeError, say: Say<'_>) -> String {
    let (address, source, flag) = match why {
        ServeError::Listen { address, source } => (address, source, "--listen"),
        ServeError::Metrics { address, source } => (address, source, "--metrics"),
        ServeError::Store(why) => return stored(why, say),
    };
    let about =
        [("address", TextValue::from(address)), ("flag", flag.into()), ("why", system_error_text(source, say).into())];
    match why {
        _ if source.kind() == io::ErrorKind::AddrInUse => say.with("serve-taken", &about),
        _ if source.kind() == io::ErrorKind::InvalidInput => say.with("serve-no-address", &about),
        _ => say.with("serve-cannot", &about),
    }
}

fn stored(why: &StoreError, say: Say<'_>) -> String {
    let path = |path: &Path| TextValue::from(path.display().to_string());
    match why {
        StoreError::Folder(folder) => {
            say.with("store-folder", &[("path", path(folder)), ("example", path(&folder.join("wardroom.sqlite")))])
        }
        StoreError::CannotOpen { path: file, reason } => {
            say.with("store-cannot-open", &[("path", path(file)), ("why", reason.into())])
        }
        StoreError::Damaged { place, reason } => {
            say.with("store-damaged", &[("place", place.into()), ("why", reason.into())])
        }
        StoreError::OtherProgram { place, table } => {
            say.with("store-other-program", &[("place", place.into()), ("table", table.into())])
        }
        StoreError::Newer { place, found, known } => {
            say.with("store-newer", &[("place", place.into()), ("found", (*found).into()), ("known", (*known).into())])
        }
        StoreError::CannotReach(why) => say.with("store-cannot-reach", &[("why", why.into())]),
        StoreError::Gone(file) => say.with("store-gone", &[("path", path(file))]),
        StoreError::Closed => say.text("store-closed"),
        StoreError::Unreadable(why) => say.with("store-unreadable", &[("why", why.into())]),
        StoreError::Database(why) => say.with("store-database", &[("why", why.to_string().into())]),
    }
}

fn backed_up(why: &BackupError, say: Say<'_>) -> String {
    match why {
        BackupError::Damaged { path, line, why } => {
            let told = say.with("backup-damaged", &[("why", why.into())]);
            format!("{}:{line}: {told}", path.display())
        }
        BackupError::File { path, source } => format!("{}: {}", path.display(), system_error_text(source, say)),
        BackupError::Occupied { place } => say.with("backup-occupied", &[("place", place.into())]),
        BackupError::InUse { place } => say.with("backup-in-use", &[("place", place.into())]),
        // text: backup-other-schema
        BackupError::OtherSchema { place, found } => say.with(
            "backup-other-schema",
            &[("place", place.into()), ("found", (*found).into()), ("known", SCHEMA_VERSION.into())],
        ),
        BackupError::Newer { found } => {
            say.with("backup-newer", &[("found", (*found).into()), ("known", SCHEMA_VERSION.into())])
        }
        BackupError::Nothing { place } => say.with("backup-nothing", &[("place", place.into())]),
        BackupError::Store(why) => stored(why, say),
    }
}
