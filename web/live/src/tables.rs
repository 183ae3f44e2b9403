//! The registry of tables in memory; all others are in the store only. Its background tasks are in `maintenance.rs`.

use crate::{
    error::LiveError,
    games::Games,
    halted::Halted,
    render_pool::RenderPool,
    table::{BotQueue, LiveTable, Position, RunningMatch, TableServices},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, watch};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_store::{JournalEntry, State, Store, TableRow};

/// All tables of this server that are in memory. Cheap to clone.
#[derive(Clone, Debug)]
pub struct LiveTables(Arc<Registry>);

#[derive(Debug)]
pub struct WeakTables(Weak<Registry>);

impl WeakTables {
    pub fn upgrade(&self) -> Option<LiveTables> {
        self.0.upgrade().map(LiveTables)
    }
}

#[derive(Debug)]
struct Registry {
    services: Arc<TableServices>,
    bots: BotQueue,
    /// Each with the time of the last request for it.
    tables: Mutex<HashMap<String, (Arc<LiveTable>, Instant)>>,
}

impl LiveTables {
    /// Also returns the tables whose bots have to answer, for [`crate::bots::run`].
    pub fn new(services: TableServices) -> (LiveTables, mpsc::UnboundedReceiver<Arc<LiveTable>>) {
        let (bots, woken) = mpsc::unbounded_channel();
        (LiveTables(Arc::new(Registry { services: Arc::new(services), bots, tables: Mutex::default() })), woken)
    }
    /// A reference that does not keep the registry alive.
    pub fn downgrade(&self) -> WeakTables {
        WeakTables(Arc::downgrade(&self.0))
    }
    pub fn services(&self) -> &TableServices {
        &self.0.services
    }
    pub fn store(&self) -> &Store {
        &self.0.services.store
    }
    pub fn games(&self) -> &Games {
        &self.0.services.games
    }
    pub fn game(&self, name: &str) -> Result<&dyn AnyGame, LiveError> {
        self.0.services.games.get(name)
    }
    pub fn pool(&self) -> &RenderPool {
        &self.0.services.pool
    }
    /// Grows with each change of any table.
    pub fn lobby(&self) -> &watch::Sender<u64> {
        &self.0.services.lobby
    }
    fn all(&self) -> MutexGuard<'_, HashMap<String, (Arc<LiveTable>, Instant)>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn touch(&self, id: &str) -> Option<Arc<LiveTable>> {
        let mut all = self.all();
        let (table, touched) = all.get_mut(id)?;
        *touched = Instant::now();
        Some(table.clone())
    }
    /// The table if it is in memory. Does not keep it there.
    pub fn peek(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.all().get(id).map(|(table, _)| table.clone())
    }
    pub(crate) fn insert(&self, id: &str) -> Arc<LiveTable> {
        let new = || Arc::new(LiveTable::new(id, self.0.services.clone(), self.0.bots.clone()));
        self.all().entry(id.into()).or_insert_with(|| (new(), Instant::now())).0.clone()
    }
    /// The table with that id; loaded from the store if it is not in memory.
    pub async fn get(&self, id: &str) -> Result<Arc<LiveTable>, LiveError> {
        if let Some(table) = self.touch(id) {
            return Ok(table);
        }
        let is_plain = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        // Looked up before it is inserted: guessed ids must not fill the memory.
        let row = if is_plain { self.store().table(id).await? } else { None };
        let row = row.ok_or(LiveError::NoSuchTable)?;
        let table = self.insert(id);
        // For bots of the table, and for bots that stand in for players: only the journal knows those.
        if row.state == State::Playing {
            table.wake_bots();
        }
        Ok(table)
    }
    /// Looks at a match without taking it into memory.
    pub(crate) async fn glance<T>(
        &self,
        row: &TableRow,
        look: impl Fn(&dyn AnyMatch) -> Result<T, LiveError>,
    ) -> Result<T, LiveError> {
        if let Some(table) = self.touch(&row.id) {
            return table.glance(|_, sitting| look(sitting)).await;
        }
        let (game, journal) = (self.game(&row.game)?, self.store().journal(&row.id, 0).await?);
        let running = RunningMatch::replay(game, row, &journal).map_err(LiveError::Halted)?;
        look(&*running.sitting)
    }
    /// A match as its journal plays it; none if it cannot be played here. Takes time: run it on the render pool.
    pub(crate) fn replay(&self, row: &TableRow, journal: &[JournalEntry]) -> Option<Position> {
        let RunningMatch { sitting, undos, hints, is_rematch_asked, clocks, absence, .. } =
            RunningMatch::replay(self.game(&row.game).ok()?, row, journal).ok()?;
        Some(Position { sitting, undos, hints, is_rematch_asked, clocks, absence, away: Vec::new() })
    }
    /// The database was changed past this memory: by another server, or for many tables at once.
    pub async fn reload(&self, id: &str) {
        self.tell_lobby();
        let Some(table) = self.touch(id) else { return self.notify_absent(id).await };
        table.forget().await;
        if let Ok(row) = table.row().await {
            self.notify(&row);
        }
        table.wake_bots();
    }
    /// The chat of a table was changed past this memory.
    pub fn forget_chat(&self, id: &str) {
        self.touch(id).inspect(|table| table.chat.forget());
    }
    pub(crate) fn tell_lobby(&self) {
        self.0.services.tell_lobby();
    }
    /// Shows a table again to everybody who has it open.
    pub(crate) async fn refresh(&self, id: &str) {
        if let Some(table) = self.touch(id) {
            table.refresh().await;
        }
    }
    /// Notifies the players of a table at the other tables that they have open.
    pub fn notify(&self, row: &TableRow) {
        self.0.services.notifier.notify(row);
    }
    /// The same for a table that is not in memory.
    async fn notify_absent(&self, id: &str) {
        if self.0.services.notifier.has_followers()
            && let Ok(Some(row)) = self.store().table(id).await
        {
            self.notify(&row);
        }
    }
    /// Evicts tables that nothing refers to and that were not requested lately.
    pub(crate) fn evict(&self, idle: Duration) {
        let mut all = self.all();
        // References are handed out under this lock, so the count cannot grow meanwhile. Few people return to a finished match.
        let patience = |table: &LiveTable| if table.is_over() { idle / 8 } else { idle };
        all.retain(|_, (table, touched)| Arc::strong_count(table) > 1 || touched.elapsed() < patience(table));
        all.shrink_to_fit();
    }
    pub fn in_memory(&self) -> Vec<Arc<LiveTable>> {
        let all = self.all();
        let mut tables: Vec<_> = all.values().map(|(table, _)| table.clone()).collect();
        tables.sort_by(|a, b| a.id.cmp(&b.id));
        tables
    }
    /// Sets the gauges of tables to what they are now.
    pub async fn measure(&self) {
        let metrics = &self.0.services.metrics;
        match self.store().tables_by_state().await {
            Ok(counts) => counts.into_iter().for_each(|(state, count)| metrics.set_tables(state, count)),
            Err(error) => tracing::warn!(%error, "the tables cannot be counted"),
        }
        metrics.set_tables_in_memory(self.all().len());
    }
}

/// Plays a journal again and calls `tell` after each line. Returns the match after the last.
pub fn replay_journal(
    game: &dyn AnyGame,
    row: &TableRow,
    journal: &[JournalEntry],
    tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
) -> Result<Arc<dyn AnyMatch>, Halted> {
    Ok(RunningMatch::replay_aloud(game, row, journal, tell)?.sitting)
}
