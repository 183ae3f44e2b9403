//! One table in memory: a lock around its match, and a counter of changes that its streams follow.
//!
//! An answer is checked, played and appended to the journal; it is acknowledged and shown when its line is durable. The next
//! answer does not wait for that ([ADR 6](../../../../docs/adr/0006-one-writer.md)); if a write fails, the memory is discarded
//! and the journal loaded again. Answers are taken in `accept.rs`, snapshots in `reading.rs`.

use super::{
    memory::{PlayState, TableMemory},
    rendered::RenderCache,
    services::TableServices,
};
use crate::{chat::Chat, error::LiveError, halted::Halted, presence::Presence};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};
use tokio::sync::{Mutex, MutexGuard, mpsc, watch};
use wardroom_accounts::now;
use wardroom_store::{Millis, State, TableRow};

#[derive(Debug)]
pub struct LiveTable {
    pub id: String,
    pub(crate) services: Arc<TableServices>,
    pub(crate) memory: Mutex<TableMemory>,
    /// Grows with each change.
    pub(crate) news: watch::Sender<u64>,
    pub(crate) renders: RenderCache,
    pub presence: Arc<Presence>,
    pub chat: Chat,
    /// A task answers for the bots of this table already.
    has_bot_task: AtomicBool,
    bots: BotQueue,
    /// Since when it is in memory.
    pub(crate) in_memory_since: Millis,
}

/// Tables whose bots may have to answer; `bots.rs` receives them.
pub type BotQueue = mpsc::UnboundedSender<Arc<LiveTable>>;

impl LiveTable {
    pub(crate) fn new(id: &str, services: Arc<TableServices>, bots: BotQueue) -> LiveTable {
        LiveTable {
            id: id.into(),
            services,
            memory: Mutex::new(TableMemory::empty()),
            news: watch::Sender::new(0),
            renders: RenderCache::default(),
            presence: Arc::default(),
            chat: Chat::default(),
            has_bot_task: AtomicBool::new(false),
            bots,
            in_memory_since: now(),
        }
    }
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    pub fn news(&self) -> u64 {
        *self.news.borrow()
    }
    /// Whether the match is over, as far as is known without waiting for the lock.
    pub(crate) fn is_over(&self) -> bool {
        let memory = self.memory.try_lock();
        memory.is_ok_and(|memory| memory.row.as_ref().is_some_and(|row| row.state == State::Over))
    }
    /// The database was changed past this memory: seats, contributions, or by another server.
    pub async fn forget(&self) {
        let mut memory = self.memory.lock().await;
        memory.forget();
        self.announce(memory);
        self.services.tell_lobby();
    }
    /// Something that is not part of the match has changed and is to be shown.
    pub(crate) async fn refresh(&self) {
        let mut memory = self.memory.lock().await;
        memory.snapshot = None;
        self.announce(memory);
        self.services.tell_lobby();
    }
    /// Counts the change before the lock is released: a new state under an old number would be taken for the old state.
    pub(crate) fn announce(&self, memory: MutexGuard<'_, TableMemory>) {
        self.news.send_modify(|news| *news += 1);
        drop(memory);
    }
    /// Who sits where, without a snapshot.
    pub async fn row(&self) -> Result<Arc<TableRow>, LiveError> {
        self.memory.lock().await.load(&self.services, &self.id).await
    }
    /// A screen or a bot broke on this match.
    pub async fn halt(&self, why: Halted) -> LiveError {
        let memory = self.memory.lock().await;
        self.halt_locked(memory, why)
    }
    pub(crate) fn halt_locked(&self, mut memory: MutexGuard<'_, TableMemory>, why: Halted) -> LiveError {
        tracing::error!(table = self.id, "a bug in rules or screen; the match is halted");
        (memory.play, memory.snapshot) = (PlayState::Halted(why), None);
        self.announce(memory);
        self.services.tell_lobby();
        LiveError::Halted(why)
    }

    /// Lets the bots of this table answer, until no bot has anything to answer. Does nothing while a task does so already.
    pub(crate) fn wake_bots(self: &Arc<Self>) {
        if !self.has_bot_task.swap(true, Ordering::AcqRel) {
            // Without a receiver the server stops.
            let _ = self.bots.send(self.clone());
        }
    }
    /// The task ends.
    pub(crate) fn end_bot_task(&self) {
        self.has_bot_task.store(false, Ordering::Release);
    }
    /// The task ends, unless something has changed since `seen`. Returns whether it has to continue.
    pub(crate) fn resume_bot_task(&self, seen: u64) -> bool {
        self.end_bot_task();
        self.news() != seen && !self.has_bot_task.swap(true, Ordering::AcqRel)
    }
}
