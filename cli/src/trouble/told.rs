//! The sentence of each trouble. What the system or a database has to say is in its own words, mostly English ones.

use super::{Trouble, Words};
use crate::{record::RecordTrouble, text};
use std::{io, path::Path};
use wardroom_kernel::Fault;
use wardroom_messages::{self as messages, RecordReadError};
use wardroom_site::ServeError;
use wardroom_store::{BackupError, SCHEMA_VERSION, StoreError};
use wardroom_ui::{Language, Say, TextValue, problems::GameProblems};

impl Words {
    pub(crate) fn said(&self, say: Say<'_>) -> String {
        say.with(self.key, &self.about)
    }
}

impl Trouble {
    pub(crate) fn told(&self, language: Language) -> String {
        let say = text::say(language);
        match self {
            Trouble::Game(why) => {
                say.with("trouble-game", &[("name", (&why.name).into()), ("known", (&why.known).into())])
            }
            Trouble::Setup(problems) => problems.localize(language),
            Trouble::System(why) => say.with("trouble-system", &[("why", why.into())]),
            Trouble::Argument { field, why } => format!("{field}: {}", why.said(say)),
            Trouble::File { path, why } => format!("{}: {}", named(path, say), of_the_system(why, say)),
            Trouble::Target { flag, path, why } => {
                format!("{flag}: {}: {}", path.display(), of_the_system(why, say))
            }
            Trouble::AboutFile { path, why } => format!("{}: {}", path.display(), why.said(say)),
            Trouble::Record { path, why } => format!("{}: {}", path.display(), why.told(language)),
            Trouble::Box { path, why } => boxes(path, why, say),
            Trouble::Setting { path, line, why } => format!("{}:{line}: {}", path.display(), why.said(say)),
            Trouble::Serve(why) => serving(why, say),
            Trouble::Store(why) => stored(why, say),
            Trouble::Backup(why) => backed_up(why, say),
            Trouble::Output(why) => format!("{}: {}", say.text("trouble-output"), of_the_system(why, say)),
        }
    }
}

impl RecordTrouble {
    /// The English sentences are those of the engine protocol, too.
    pub(crate) fn told(&self, language: Language) -> String {
        if language == Language::En {
            return self.to_string();
        }
        let (say, server) = (text::say(language), messages::say(language));
        let unread = match self {
            RecordTrouble::Wide => return say.text("record-wide"),
            RecordTrouble::Unreadable(why) => RecordReadError::from(why.clone()),
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

/// What is no file has a name, too.
fn named(path: &Path, say: Say<'_>) -> String {
    if path == Path::new("standard input") { say.text("trouble-input") } else { path.display().to_string() }
}

/// What comes up often has words of ours.
pub(crate) fn of_the_system(why: &io::Error, say: Say<'_>) -> String {
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
        let lines: Vec<String> = [say.with("trouble-box", &about)].into_iter().chain(problems).collect();
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
        [("address", TextValue::from(address)), ("flag", flag.into()), ("why", of_the_system(source, say).into())];
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
        BackupError::File { path, source } => format!("{}: {}", path.display(), of_the_system(source, say)),
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
