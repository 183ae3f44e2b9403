//! What the server must not forget: people, tables with their seats, and the journal of every match.
//! Knows no game (all of it is text) and no clock (the caller passes the time).
//! Start at [`Store::open`]; the write that matters is [`Store::append`].

mod backend;
mod changes;
mod error;
mod journal;
mod model;
mod people;
mod schema;
mod seating;
mod secret;
mod tables;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::AnyPool;
use tokio::sync::{broadcast, mpsc};
use tokio::task::JoinHandle;

use backend::{Backend, Dialect};
use writer::{Append, Writer};

pub use changes::{Change, Changes};
pub use error::{AppendError, CreateTableError, SitError, StoreError};
pub use model::{Entry, Holder, Line, Millis, NewSeat, NewTable, Person, PersonId, SeatRow, Started, State, TableRow};
pub use schema::SCHEMA_VERSION;
pub use secret::Secret;

/// The database. Cheap to clone; all clones share its connections and its one writer.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    backend: Arc<Backend>,
    /// Taken when the store is closed: without senders the writer ends.
    queue: Mutex<Option<mpsc::Sender<Append>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    changes: broadcast::Sender<Change>,
    listener: Option<JoinHandle<()>>,
    /// Tells our own notifications from those of other servers.
    origin: String,
}

impl Store {
    /// Opens `postgres://..` as PostgreSQL, and anything else as the path of a SQLite file. Must be called within a tokio runtime.
    pub async fn open(place: &str) -> Result<Self, StoreError> {
        if place.contains("://") { Self::open_postgres(place).await } else { Self::open_sqlite(Path::new(place)).await }
    }

    /// Opens the SQLite file, which is made, with its folder, if it is missing.
    pub async fn open_sqlite(path: &Path) -> Result<Self, StoreError> {
        let backend = Backend::sqlite(path).await?;
        Ok(Self::over(backend, |_, _| None))
    }

    /// Opens a PostgreSQL database, which may be empty, and which other servers may use too.
    pub async fn open_postgres(url: &str) -> Result<Self, StoreError> {
        let backend = Backend::postgres(url).await?;
        let ears = changes::connect(url).await?;
        let listen = |origin: &str, changes| changes::listen(ears, url.to_owned(), origin.to_owned(), changes);
        Ok(Self::over(backend, |origin, changes| Some(tokio::spawn(listen(origin, changes)))))
    }

    fn over(backend: Backend, listen: impl FnOnce(&str, broadcast::Sender<Change>) -> Option<JoinHandle<()>>) -> Self {
        let backend = Arc::new(backend);
        let origin = format!("{:016x}", rand::random::<u64>());
        let (queue, appends) = mpsc::channel(writer::QUEUE);
        let writer = tokio::spawn(Writer::new(backend.clone(), origin.clone()).run(appends));
        let (changes, _) = broadcast::channel(writer::QUEUE);
        let listener = listen(&origin, changes.clone());
        let (queue, writer) = (Mutex::new(Some(queue)), Mutex::new(Some(writer)));
        Self { inner: Arc::new(Inner { backend, queue, writer, changes, listener, origin }) }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(self.reads()).await?;
        Ok(())
    }

    /// Writes a consistent copy to a new file while the matches go on. PostgreSQL has its own tool for that.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        if self.dialect() == Dialect::Postgres {
            return Err(StoreError::BackupByPgDump);
        }
        if file.exists() {
            return Err(StoreError::BackupExists(file.to_owned()));
        }
        let cannot = |reason: String| StoreError::CannotOpen { path: file.to_owned(), reason };
        let name = file.to_str().ok_or_else(|| cannot("its name is not Unicode".to_owned()))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(self.reads()).await;
        copied.map_err(|error| cannot(error.to_string()))?;
        let file = tokio::fs::File::open(file).await.map_err(|error| cannot(error.to_string()))?;
        file.sync_all().await.map_err(|error| cannot(error.to_string()))
    }

    /// Takes no more work, finishes what was asked for, and closes the database.
    pub async fn close(&self) {
        drop(lock(&self.inner.queue).take());
        let writer = lock(&self.inner.writer).take();
        if let Some(writer) = writer
            && let Err(error) = writer.await
        {
            tracing::error!(%error, "the writer of the store broke down");
        }
        self.inner.listener.iter().for_each(JoinHandle::abort);
        self.inner.backend.close().await;
    }

    fn backend(&self) -> &Backend {
        &self.inner.backend
    }

    fn dialect(&self) -> Dialect {
        self.inner.backend.dialect
    }

    fn reads(&self) -> &AnyPool {
        &self.inner.backend.reads
    }

    fn queue(&self) -> Option<mpsc::Sender<Append>> {
        lock(&self.inner.queue).clone()
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.listener.iter().for_each(JoinHandle::abort);
    }
}

/// Nothing in here panics while it holds a lock, and an `Option` is whole at any moment.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
