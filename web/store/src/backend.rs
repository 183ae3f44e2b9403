//! The two databases behind one API: connections, and the few places in which their SQL differs.
//! Reads have a pool of their own, so that they never wait for a write.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection as _, Executor as _, Transaction};

use crate::checkpointer::{self, CheckpointRequest, Checkpointer};
use crate::dialect::Dialect;
use crate::{StoreError, schema};

/// Connections for reading, and for writing to PostgreSQL.
const CONNECTIONS: u32 = 4;
const PATIENCE: Duration = Duration::from_secs(10);

/// Stored in the file. With a write-ahead log a commit is one write and one sync, and readers see the state before it meanwhile.
const SQLITE_FILE: &str = "PRAGMA journal_mode = WAL";
/// Each transaction says whether its commit is synced. The page size stays SQLite's own: see README.md.
/// The checkpointer moves the log into the file, not the commits. What a statement needs to be undone stays in memory,
/// instead of going through a file of its own with each commit.
const SQLITE_WRITER: &str =
    "PRAGMA wal_autocheckpoint = 0; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000";
const SQLITE_READER: &str = "PRAGMA busy_timeout = 10000";
/// What a checkpoint copies must be synced in the file before the log begins anew.
const SQLITE_CHECKPOINTER: &str = "PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000";
/// Some hosts switch syncing off; an acknowledged answer must be on disk.
const POSTGRES_WRITER: &str =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

#[derive(Debug)]
pub(crate) struct Backend {
    pub(crate) dialect: Dialect,
    pub(crate) reads: AnyPool,
    /// One connection for SQLite, which has one writer: callers wait here in order, which SQLite's lock does not ticket.
    writes: AnyPool,
    /// SQLite: whether the checkpointer asks the writer task for a checkpoint.
    pub(crate) checkpoint_request: CheckpointRequest,
    checkpointer: Option<Checkpointer>,
    /// SQLite: the path of its file, and its identity.
    file: Option<(PathBuf, u64)>,
    /// When something was last written and synced; none if the last write failed. Reading alone would not notice a full disk.
    last_written: Mutex<Option<Instant>>,
}

impl Backend {
    pub(crate) async fn sqlite(path: &Path) -> Result<Self, StoreError> {
        let cannot_open = |reason: String| StoreError::CannotOpen { path: path.to_owned(), reason };
        if path.is_dir() {
            return Err(StoreError::Folder(path.to_owned()));
        }
        let absolute = std::path::absolute(path).map_err(|error| cannot_open(error.to_string()))?;
        if let Some(folder) = absolute.parent() {
            std::fs::create_dir_all(folder).map_err(|error| cannot_open(error.to_string()))?;
        }
        let file = absolute.to_str().ok_or_else(|| cannot_open("its name is not Unicode".to_owned()))?;
        let options = connect_options(&format!("sqlite://{}?mode=rwc", percent_encoded(file)))
            .map_err(|error| cannot_open(error.to_string()))?;

        let explain = |error| match error {
            StoreError::Database(error) => explain_sqlite(path, error),
            other => other,
        };
        let mut first = AnyConnection::connect_with(&options).await.map_err(|error| explain(error.into()))?;
        enable_write_ahead_log(&mut first).await.map_err(|error| explain(error.into()))?;
        schema::migrate(&mut first, Dialect::Sqlite, &path.display().to_string()).await.map_err(explain)?;
        first.execute(SQLITE_CHECKPOINTER).await?;
        let checkpoint_request = CheckpointRequest::default();
        let checkpointer = Checkpointer::start(first, checkpoint_request.clone());

        let pool = |size, setup| pool(size, setup).idle_timeout(None).max_lifetime(None).test_before_acquire(false);
        Ok(Self {
            dialect: Dialect::Sqlite,
            reads: pool(CONNECTIONS, SQLITE_READER).connect_lazy_with(options.clone()),
            writes: pool(1, SQLITE_WRITER).connect_lazy_with(options),
            checkpoint_request,
            checkpointer: Some(checkpointer),
            file: identity(&absolute).map(|identity| (absolute, identity)),
            last_written: Mutex::default(),
        })
    }

    pub(crate) async fn postgres(url: &str) -> Result<Self, StoreError> {
        let cannot_reach = |error: sqlx::Error| StoreError::CannotReach(error.to_string());
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            return Err(StoreError::CannotReach("the address does not begin with postgres://".to_owned()));
        }
        let options = connect_options(url).map_err(cannot_reach)?;
        let mut first = tokio::time::timeout(PATIENCE, AnyConnection::connect_with(&options))
            .await
            .map_err(|_| StoreError::CannotReach(format!("no answer within {} s", PATIENCE.as_secs())))?
            .map_err(cannot_reach)?;
        schema::migrate(&mut first, Dialect::Postgres, "the PostgreSQL database").await?;
        first.close().await?;

        Ok(Self {
            dialect: Dialect::Postgres,
            reads: pool(CONNECTIONS, "SELECT 1").connect_lazy_with(options.clone()),
            writes: pool(CONNECTIONS, POSTGRES_WRITER).connect_lazy_with(options),
            checkpoint_request: CheckpointRequest::default(),
            checkpointer: None,
            file: None,
            last_written: Mutex::default(),
        })
    }

    pub(crate) async fn begin(&self) -> sqlx::Result<Transaction<'static, Any>> {
        self.noted(self.begin_by(self.dialect.begin()).await)
    }

    pub(crate) async fn begin_durably(&self) -> sqlx::Result<Transaction<'static, Any>> {
        self.begin_by(self.dialect.begin_durably()).await
    }

    /// If the disk is full, SQLite rolls the transaction back by itself, and the driver believes that it is still open. Such a
    /// connection can begin nothing any more, so it is replaced: else no write would succeed before the next start.
    async fn begin_by(&self, statement: &'static str) -> sqlx::Result<Transaction<'static, Any>> {
        match self.writes.begin_with(statement).await {
            Err(sqlx::Error::InvalidSavePointStatement) => {
                let stuck = self.writes.acquire().await?;
                drop(stuck.close().await);
                self.writes.begin_with(statement).await
            }
            begun => begun,
        }
    }

    /// A commit that is synced, and with it everything that was committed before. It must change something: SQLite syncs only
    /// a commit that changes a page, and to update a row with its own value changes none.
    pub(crate) async fn sync(&self) -> sqlx::Result<()> {
        let change = match self.dialect {
            Dialect::Sqlite => {
                "UPDATE wardroom_schema SET version = version + 1; UPDATE wardroom_schema SET version = version - 1"
            }
            Dialect::Postgres => "UPDATE wardroom_schema SET version = version",
        };
        let synced = async {
            let mut transaction = self.begin_durably().await?;
            transaction.execute(sqlx::raw_sql(change)).await?;
            transaction.commit().await
        };
        let synced = synced.await;
        if synced.is_ok() {
            self.note_written();
        } else {
            self.note_failed();
        }
        synced
    }

    /// Something was written and synced just now.
    pub(crate) fn note_written(&self) {
        *self.last_written() = Some(Instant::now());
    }

    /// The last write failed: the disk is full, for example.
    pub(crate) fn note_failed(&self) {
        *self.last_written() = None;
    }

    /// Notes a failure. That the first part of a write worked says nothing yet.
    pub(crate) fn noted<T>(&self, done: sqlx::Result<T>) -> sqlx::Result<T> {
        if done.is_err() {
            self.note_failed();
        }
        done
    }

    /// Whether the last write was synced, and not longer ago than this.
    pub(crate) fn has_written_within(&self, time: Duration) -> bool {
        self.last_written().is_some_and(|last| last.elapsed() < time)
    }

    /// An `Option<Instant>` is whole at any moment.
    fn last_written(&self) -> MutexGuard<'_, Option<Instant>> {
        self.last_written.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fails if the path leads to another file than at first, or to none: SQLite itself would go on writing to the deleted file.
    pub(crate) fn is_in_place(&self) -> Result<(), StoreError> {
        match &self.file {
            Some((path, known)) if identity(path) != Some(*known) => Err(StoreError::Gone(path.clone())),
            Some(_) | None => Ok(()),
        }
    }

    /// What an error calls this database.
    pub(crate) fn place(&self) -> String {
        match &self.file {
            Some((path, _)) => path.display().to_string(),
            None => "the PostgreSQL database".to_owned(),
        }
    }

    /// The writing connection, for a caller who begins and ends transactions with SQL of its own.
    pub(crate) async fn writer(&self) -> sqlx::Result<PoolConnection<Any>> {
        self.writes.acquire().await
    }

    pub(crate) async fn close(&self) {
        if let Some(checkpointer) = &self.checkpointer {
            checkpointer.close().await;
        }
        self.reads.close().await;
        // Connections that close at the same time each leave the log to the other; a checkpoint puts everything into one file.
        if self.checkpointer.is_some()
            && let Err(error) = sqlx::query(checkpointer::WAL_CHECKPOINT_ALL).execute(&self.writes).await
        {
            tracing::warn!(%error, "cannot checkpoint the write-ahead log into the database file; it stays beside it and is read at the next start");
        }
        self.writes.close().await;
    }
}

/// What distinguishes a file from another one of the same name, if the system has such a thing.
fn identity(path: &Path) -> Option<u64> {
    let metadata = std::fs::metadata(path).ok()?;
    #[cfg(unix)]
    return Some(std::os::unix::fs::MetadataExt::ino(&metadata));
    #[cfg(not(unix))]
    return Some(u64::from(metadata.is_file()));
}

/// Waits while another program creates the same file: for this statement SQLite does not wait by itself.
async fn enable_write_ahead_log(connection: &mut AnyConnection) -> sqlx::Result<()> {
    let begun = Instant::now();
    loop {
        match connection.execute(SQLITE_FILE).await {
            Err(error) if is_busy(&error) && begun.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            done => return done.map(drop),
        }
    }
}

/// SQLite's result code; its low byte is the kind of error.
fn sqlite_code(error: &sqlx::Error) -> Option<u32> {
    error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok()).map(|code| code & 0xff)
}

fn is_busy(error: &sqlx::Error) -> bool {
    const BUSY: u32 = 5;
    const LOCKED: u32 = 6;
    matches!(sqlite_code(error), Some(BUSY | LOCKED))
}

/// One connection to an existing database, whose settings are not changed.
pub(crate) async fn connect(place: &str) -> Result<AnyConnection, StoreError> {
    match Dialect::from_address(place) {
        Dialect::Sqlite => connect_to_file(Path::new(place), "rw").await,
        Dialect::Postgres => {
            let cannot_reach = |error: sqlx::Error| StoreError::CannotReach(error.to_string());
            let options = connect_options(place).map_err(cannot_reach)?;
            AnyConnection::connect_with(&options).await.map_err(cannot_reach)
        }
    }
}

/// One connection to a SQLite file, which is created.
pub(crate) async fn connect_new(path: &Path) -> Result<AnyConnection, StoreError> {
    connect_to_file(path, "rwc").await
}

async fn connect_to_file(path: &Path, mode: &str) -> Result<AnyConnection, StoreError> {
    let cannot_open = |reason: String| StoreError::CannotOpen { path: path.to_owned(), reason };
    let absolute = std::path::absolute(path).map_err(|error| cannot_open(error.to_string()))?;
    let file = absolute.to_str().ok_or_else(|| cannot_open("its name is not Unicode".to_owned()))?;
    let options = connect_options(&format!("sqlite://{}?mode={mode}", percent_encoded(file)));
    let options = options.map_err(|error| cannot_open(error.to_string()))?;
    AnyConnection::connect_with(&options).await.map_err(|error| explain_sqlite(path, Arc::new(error)))
}

fn connect_options(url: &str) -> sqlx::Result<AnyConnectOptions> {
    install_default_drivers();
    url.parse()
}

fn pool(size: u32, setup: &'static str) -> AnyPoolOptions {
    AnyPoolOptions::new().max_connections(size).acquire_timeout(PATIENCE).after_connect(move |connection, _| {
        Box::pin(async move {
            connection.execute(setup).await?;
            Ok(())
        })
    })
}

/// A file name may hold `?`, `#` and `%`, which mean something in an address.
fn percent_encoded(path: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte);
    path.bytes()
        .map(|byte| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// SQLite's result codes in words.
fn explain_sqlite(path: &Path, error: Arc<sqlx::Error>) -> StoreError {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    const PERMISSION: u32 = 3;
    const READ_ONLY: u32 = 8;
    const CANNOT_OPEN: u32 = 14;
    let reason = error.to_string();
    match sqlite_code(&error) {
        Some(CORRUPT | NOT_A_DATABASE) => StoreError::Damaged { place: path.display().to_string(), reason },
        Some(READ_ONLY | CANNOT_OPEN | PERMISSION) => StoreError::CannotOpen { path: path.to_owned(), reason },
        _ => StoreError::Database(error),
    }
}
