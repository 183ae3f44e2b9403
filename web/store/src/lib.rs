//! What a server stores: people, tables with their seats, and the journal of every match.
//! Knows no game (all of it is text) and no clock (the caller passes the time).
//! Start at [`Store::open`]; the write that matters is [`Store::append`].
//!
//! ```
//! # use wardroom_store::*;
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let now = 1_700_000_000_000;
//! let store = Store::open_sqlite(&folder.path().join("wardroom.sqlite")).await?;
//! let token = Secret::mint(); // for the cookie
//! let anne = store.create_person("Anne", &token, "Firefox, Linux", now).await?;
//! let seat = |holder| NewSeat { name: "Anne".into(), holder, contribution: Some("seven seas".into()), invite: None };
//! let table = NewTable {
//!     id: "k7f3".into(),
//!     game: "turning-tides".into(),
//!     rules_version: 1,
//!     parts: String::new(),
//!     mode: "base".into(),
//!     options: String::new(),
//!     pace: String::new(),
//!     dice_secret: Secret::mint(),
//!     commitment: "its hash".into(),
//!     is_public: false,
//!     maker: anne.id,
//!     created: now,
//!     seats: vec![seat(Holder::Person(anne.id)), seat(Holder::Bot("easy".into()))],
//! };
//! store.create_table(&table).await?;
//! assert_eq!(store.start("k7f3", now).await?, Started::Now);
//!
//! let line = Line { at: now, line: "union: pass".into(), chance: "3/6".into() };
//! store.append("k7f3", 0, vec![line.clone()], None).await?; // on disk
//! let late = store.append("k7f3", 0, vec![line], None).await;
//! assert!(matches!(late, Err(AppendError::Taken { .. })));
//! assert_eq!(store.journal("k7f3", 0).await?.len(), 1);
//! store.close().await;
//! # Ok(()) }
//! ```

mod append_chain;
mod backend;
mod backup;
mod chairs;
mod changes;
mod chat;
mod checkpointer;
mod counts;
mod devices;
mod dialect;
mod error;
mod integrity;
mod journal;
mod model;
mod people;
mod records;
mod results;
mod row;
mod schema;
mod seating;
mod secret;
mod standing;
mod table_defaults;
mod tables;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::{Any, AnyPool, Transaction};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::{JoinHandle, block_in_place};

use backend::Backend;
use dialect::Dialect;
use writer::{Writer, WriterRequest};

pub use append_chain::{AppendChain, PendingAppend};
pub use backup::{BackupError, BackupProgress, backup, restore};
pub use chairs::Seating;
pub use changes::{Change, Changes};
pub use error::{AppendError, ChairError, CreateTableError, SitError, StoreError};
pub use integrity::Damage;
pub use model::{
    ChatMessage, Device, DeviceId, Holder, JournalEntry, Line, Millis, NewChatMessage, NewSeat, NewTable, Person,
    PersonId, Rematch, Room, SeatRow, SpectatorChat, Started, State, TableRow,
};
pub use results::{Contender, NewPlace, NewResult, Rated, Rating, UNFINISHED, Verdict, Who};
pub use schema::SCHEMA_VERSION;
pub use secret::Secret;
pub use standing::{Encounter, Finish, FinishSeat, Player, Rank, Tally};
pub use writer::Commit;

/// How long ago the last write may be for [`Store::ping`] to make none of its own, so that frequent pings write seldom.
const RECENT: Duration = Duration::from_secs(1);

/// The database. Cheap to clone; all clones share its connections and its one writer.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    backend: Arc<Backend>,
    /// Taken when the store is closed: without senders the writer ends.
    queue: Mutex<Option<mpsc::Sender<WriterRequest>>>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
    changes: broadcast::Sender<Change>,
    listener: Option<JoinHandle<()>>,
    /// Is called after each commit of appends.
    observer: writer::Observer,
    /// Distinguishes our own notifications from those of other servers.
    origin: String,
}

impl Store {
    /// Opens `postgres://..` as PostgreSQL, and anything else as the path of a SQLite file. Must be called within a tokio runtime.
    pub async fn open(place: &str) -> Result<Self, StoreError> {
        match Dialect::from_address(place) {
            Dialect::Postgres => Self::open_postgres(place).await,
            Dialect::Sqlite => Self::open_sqlite(Path::new(place)).await,
        }
    }

    /// Opens the SQLite file; creates it, with its folder, if it is missing.
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
        let observer = writer::Observer::default();
        let writer = Writer::new(backend.clone(), origin.clone(), observer.clone());
        let writer = writer::start(writer, appends);
        let (changes, _) = broadcast::channel(writer::QUEUE);
        let listener = listen(&origin, changes.clone());
        let (queue, writer) = (Mutex::new(Some(queue)), tokio::sync::Mutex::new(Some(writer)));
        Self { inner: Arc::new(Inner { backend, queue, writer, changes, listener, observer, origin }) }
    }

    /// Calls this after each commit of appends, from the writer's thread; only the first that is given is called.
    pub fn observe(&self, observer: impl Fn(Commit) + Send + Sync + 'static) {
        let _is_first = self.inner.observer.0.set(Box::new(observer)).is_ok();
    }

    /// Succeeds if the database answers a question and has synced a write within the last second; if it has not, one is made.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.backend().is_in_place()?;
        if !self.backend().has_written_within(RECENT) {
            self.sync().await?;
        }
        sqlx::query("SELECT 1").execute(self.reads()).await?;
        Ok(())
    }

    /// Refuses new work, finishes what was asked for, and closes the database.
    pub async fn close(&self) {
        drop(self.sender().take());
        // Held until the writer has ended: a second call must not close the database under it.
        let mut writer = self.inner.writer.lock().await;
        if let Some(writer) = writer.take()
            && let Err(error) = writer.await
        {
            tracing::error!(%error, "the writer task of the store has panicked; start the server again");
        }
        self.inner.listener.iter().for_each(JoinHandle::abort);
        self.inner.backend.close().await;
    }

    /// Runs a transaction of several statements without yielding its thread. SQLite has one writer: answers wait while a
    /// transaction is open, and between two statements a busy server would do everything else first.
    async fn without_yielding<T>(&self, deed: impl Future<Output = T>) -> T {
        let runtime = Handle::current();
        match (self.dialect(), runtime.runtime_flavor()) {
            (Dialect::Sqlite, RuntimeFlavor::MultiThread) => block_in_place(|| runtime.block_on(deed)),
            _ => deed.await,
        }
    }

    /// Commits a transaction and returns once it is on disk. SQLite syncs once for all transactions and answers that come
    /// together. Readers may see the change a little sooner; the caller learns that it is done when it is durable.
    async fn commit(&self, transaction: Transaction<'_, Any>) -> Result<(), StoreError> {
        let backend = self.backend();
        backend.noted(transaction.commit().await)?;
        if self.dialect() == Dialect::Postgres {
            backend.note_written();
            return Ok(());
        }
        self.sync().await
    }

    /// Returns once everything that a reader can see is on disk: for a caller who is told that something was done before.
    async fn sync_what_is_seen(&self) -> Result<(), StoreError> {
        // PostgreSQL shows a commit to others after it is on disk.
        if self.dialect() == Dialect::Postgres { Ok(()) } else { self.sync().await }
    }

    /// Has the writer task sync everything that was committed before.
    async fn sync(&self) -> Result<(), StoreError> {
        let (done, is_done) = oneshot::channel();
        let queue = self.queue().ok_or(StoreError::Closed)?;
        queue.send(WriterRequest::Sync(done)).await.map_err(|_| StoreError::Closed)?;
        is_done.await.map_err(|_| StoreError::Closed)?
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

    fn queue(&self) -> Option<mpsc::Sender<WriterRequest>> {
        self.sender().clone()
    }

    /// No code panics while it holds this lock, and an `Option` is whole at any moment.
    fn sender(&self) -> MutexGuard<'_, Option<mpsc::Sender<WriterRequest>>> {
        self.inner.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.listener.iter().for_each(JoinHandle::abort);
    }
}
