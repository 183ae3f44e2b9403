//! Background tasks of the registry: eviction of idle tables, changes by other servers, bots that have to answer after a
//! restart.

use crate::{note::STAND_IN_PATTERN, presence_broadcast, seating, tables::LiveTables};
use std::{collections::HashSet, time::Duration};
use tokio::sync::watch;
use wardroom_store::Change;

/// Evicts idle tables until the server stops; `tidy` runs as often.
pub async fn evict_idle(
    tables: LiveTables,
    idle: Duration,
    mut stopping: watch::Receiver<bool>,
    tidy: impl Fn() + Send + 'static,
) {
    while tokio::time::timeout(idle.max(Duration::from_millis(10)) / 2, stopping.wait_for(|stop| *stop)).await.is_err()
    {
        tables.evict(idle);
        tables.services().notifier.tidy();
        tidy();
    }
}

/// Applies what other servers write to tables that are in memory here. `broadcast_pause` is how often they report presence.
pub async fn apply_changes(tables: LiveTables, broadcast_pause: Duration, mut stopping: watch::Receiver<bool>) {
    let mut changes = tables.store().subscribe();
    loop {
        let change = tokio::select! {
            change = changes.next() => change,
            _ = stopping.wait_for(|stop| *stop) => None,
        };
        match change {
            None => return,
            Some(Change::Chat(id)) => tables.forget_chat(&id),
            Some(Change::Word { server, word }) => {
                presence_broadcast::receive(&tables, &server, &word, broadcast_pause);
            }
            Some(Change::Table(id)) => tables.reload(&id).await,
            Some(Change::Unknown) => {
                for table in tables.in_memory() {
                    tables.reload(&table.id).await;
                    table.chat.forget();
                }
                tables.tell_lobby();
            }
        }
    }
}

/// After a restart: takes matches into memory whose bots have to answer, those of the table and those that stand in.
pub async fn resume_bots(tables: LiveTables, stopping: watch::Receiver<bool>) {
    const AT_MOST: u32 = 10_000;
    let cannot_look = |error| {
        tracing::error!(%error, "cannot look for running matches");
        Vec::new()
    };
    let store = tables.store();
    let playing = store.playing_tables(AT_MOST).await.unwrap_or_else(cannot_look);
    // Includes players who have returned since: then no bot answers, and the table is evicted.
    let stood_in = store.playing_tables_with(STAND_IN_PATTERN, AT_MOST).await.unwrap_or_else(cannot_look);
    let stood_in: HashSet<String> = stood_in.into_iter().collect();
    for id in playing {
        if *stopping.borrow() {
            return;
        }
        let has_bots = async || matches!(store.table(&id).await, Ok(Some(row)) if seating::has_playing_bots(&row));
        if stood_in.contains(&id) || has_bots().await {
            // Loading it wakes them.
            let _table = tables.get(&id).await;
        }
    }
}
