//! The tables in memory. Only those that somebody looks at stay there; all others are in the store.

use super::{Desk, Position, Running};
use crate::{
    absent::SITS_IN,
    app::{App, Shared, now},
    bots, presence,
    trouble::Trouble,
};
use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::watch;
use wardroom_catalog::AnyMatch;
use wardroom_store::{Change, JournalEntry, State, StoreError, TableRow};

#[derive(Debug, Default)]
pub(crate) struct Tables {
    held: Mutex<HashMap<String, (Arc<Desk>, Instant)>>,
    /// Grows with each change of any table: the lobby follows it.
    pub(crate) lobby: watch::Sender<u64>,
}

impl Tables {
    fn all(&self) -> MutexGuard<'_, HashMap<String, (Arc<Desk>, Instant)>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn held(&self, id: &str) -> Option<Arc<Desk>> {
        let mut all = self.all();
        let (desk, touched) = all.get_mut(id)?;
        *touched = Instant::now();
        Some(desk.clone())
    }
    /// The same for whoever only passes by: a table that nobody asks for may leave.
    pub(crate) fn glimpse(&self, id: &str) -> Option<Arc<Desk>> {
        self.all().get(id).map(|(desk, _)| desk.clone())
    }
    fn take_in(&self, id: &str) -> Arc<Desk> {
        self.all()
            .entry(id.into())
            .or_insert_with(|| (Arc::new(Desk::new(id, self.lobby.clone())), Instant::now()))
            .0
            .clone()
    }
    /// The table of that id; read from the store if it is not in memory.
    pub(crate) async fn get(app: &Shared, id: &str) -> Result<Arc<Desk>, Trouble> {
        if let Some(desk) = app.tables.held(id) {
            return Ok(desk);
        }
        let is_plain = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        // Asked before it is taken in: guessed addresses must not fill the memory.
        let row = if is_plain { app.store.table(id).await? } else { None };
        let row = row.ok_or(Trouble::NoSuchTable)?;
        let desk = app.tables.take_in(id);
        // Bots of its own, or one that sails on for somebody: only the journal knows.
        if row.state == State::Playing {
            bots::wake(app, &desk);
        }
        Ok(desk)
    }
    /// Looks at a match, and leaves it out of memory if it is not there.
    pub(crate) async fn glance<T>(
        app: &Shared,
        row: &TableRow,
        look: impl Fn(&dyn AnyMatch) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        if let Some(desk) = app.tables.held(&row.id) {
            return desk.glance(app, |_, sitting| look(sitting)).await;
        }
        let (game, journal) = (app.game(&row.game)?, app.store.journal(&row.id, 0).await?);
        let running = Running::replay(game, row, &journal).map_err(Trouble::Frozen)?;
        look(&*running.sitting)
    }
    /// A match as its journal tells it, for whoever only passes by; nothing if it cannot be played here. It costs something.
    pub(crate) fn replay(app: &App, row: &TableRow, journal: &[JournalEntry]) -> Option<Position> {
        let Running { sitting, undos, hints, is_rematch_asked, clocks, absence, .. } =
            Running::replay(app.game(&row.game).ok()?, row, journal).ok()?;
        Some(Position { sitting, undos, hints, is_rematch_asked, clocks, absence, away: Vec::new() })
    }
    /// Something was written to a table past its memory, at another server or with others at once.
    pub(crate) async fn read_again(app: &Shared, id: &str) {
        app.tables.tell_lobby();
        let Some(desk) = app.tables.held(id) else { return call(app, id).await };
        desk.forget().await;
        if let Ok(row) = desk.row(app).await {
            app.ring(&row);
        }
        bots::wake(app, &desk);
    }
    /// The same of what was said there.
    pub(crate) fn forget_chat(&self, id: &str) {
        self.held(id).inspect(|desk| desk.chat.forget());
    }
    fn tell_lobby(&self) {
        self.lobby.send_modify(|news| *news += 1);
    }
    /// Shows a table anew to whoever looks at it.
    pub(crate) async fn look_again(app: &Shared, id: &str) {
        if let Some(desk) = app.tables.held(id) {
            desk.look_again().await;
        }
    }
    /// Lets go of tables that nobody holds and nobody has asked for lately.
    fn tidy(&self, idle: Duration) {
        let mut all = self.all();
        // Whoever holds a table got it under this lock, so the count cannot grow meanwhile.
        // To a game that is over few come back.
        let patience = |desk: &Desk| if desk.is_over() { idle / 8 } else { idle };
        all.retain(|_, (desk, touched)| Arc::strong_count(desk) > 1 || touched.elapsed() < patience(desk));
        all.shrink_to_fit();
    }
    pub(crate) fn in_memory(&self) -> usize {
        self.all().len()
    }
    pub(crate) fn every(&self) -> Vec<Arc<Desk>> {
        let all = self.all();
        let mut desks: Vec<_> = all.iter().map(|(_, (desk, _))| desk.clone()).collect();
        desks.sort_by(|a, b| a.id.cmp(&b.id));
        desks
    }
}

/// Empties the memory of idle tables and of whoever has gone, again and again.
pub(crate) async fn janitor(app: Shared) {
    let mut stopping = app.stopping.subscribe();
    let idle = app.pace.idle_table;
    while tokio::time::timeout(idle.max(Duration::from_millis(10)) / 2, stopping.wait_for(|stop| *stop)).await.is_err()
    {
        app.tables.tidy(idle);
        app.tidy();
        match app.store.open_lost_seats(now()).await {
            Ok(tables) => {
                for id in &tables {
                    Tables::read_again(&app, id).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot look for seats whose holders never came back; tried again later")
            }
        }
    }
}

/// Hears what other servers write to the tables that are in memory here.
pub(crate) async fn listen(app: Shared) {
    let mut changes = app.store.subscribe();
    let mut stopping = app.stopping.subscribe();
    loop {
        let change = tokio::select! {
            change = changes.next() => change,
            _ = stopping.wait_for(|stop| *stop) => None,
        };
        match change {
            None => return,
            Some(Change::Chat(id)) => app.tables.forget_chat(&id),
            Some(Change::Broadcast { server, text }) => presence::hear(&app, &server, &text),
            Some(Change::Table(id)) => Tables::read_again(&app, &id).await,
            Some(Change::Unknown) => {
                for desk in app.tables.every() {
                    Tables::read_again(&app, &desk.id).await;
                    desk.chat.forget();
                }
                app.tables.tell_lobby();
            }
        }
    }
}

/// Tells those who have something open here of a table that is not in memory.
async fn call(app: &Shared, id: &str) {
    if app.calls.is_heard()
        && let Ok(Some(row)) = app.store.table(id).await
    {
        app.ring(&row);
    }
}

/// Bots that were to answer when the last server stopped go on: those of the table, and those that sit in for somebody.
pub(crate) async fn resume(app: Shared) {
    const AT_MOST: u32 = 10_000;
    let Some(tables) = until_it_works(&app, || app.store.playing_tables(AT_MOST)).await else { return };
    // A person who has come back is found, too; then no bot answers for them, and the table is let go.
    let stood_in = until_it_works(&app, || app.store.playing_tables_with(SITS_IN, AT_MOST)).await;
    let stood_in: HashSet<String> = stood_in.unwrap_or_default().into_iter().collect();
    for id in tables {
        let Some(row) = until_it_works(&app, || app.store.table(&id)).await else { return };
        if let Some(row) = row
            && (stood_in.contains(&id) || bots::are_at(&row))
        {
            bots::wake(&app, &app.tables.take_in(&id));
        }
    }
}

/// Asks the store again, with growing pauses, until it answers; none if the server stops before.
async fn until_it_works<T, F>(app: &App, ask: impl Fn() -> F) -> Option<T>
where
    F: Future<Output = Result<T, StoreError>>,
{
    const LONGEST_PAUSE: Duration = Duration::from_secs(30);
    let (mut pause, mut stopping) = (Duration::from_millis(500), app.stopping.subscribe());
    loop {
        match ask().await {
            _ if *stopping.borrow() => return None,
            Ok(found) => return Some(found),
            Err(error) => {
                tracing::error!(%error, next_try_in = ?pause, "cannot look for matches under way; their bots wait")
            }
        }
        // Either the pause is over or the server stops, which the next turn finds out.
        let _ = tokio::time::timeout(pause, stopping.wait_for(|is_stopping| *is_stopping)).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
