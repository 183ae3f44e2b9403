//! Background tasks of the registry: eviction of idle tables, changes by other servers, bots that have to answer after a
//! restart.

use crate::{note::STAND_IN_PATTERN, presence_broadcast, seating, tables::LiveTables};
use std::{collections::HashSet, time::Duration};
use tokio::sync::watch;
use wardroom_accounts::now;
use wardroom_store::{Change, StoreError};

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
        match tables.store().open_lost_seats(now()).await {
            Ok(opened) => {
                for id in &opened {
                    tables.reload(id).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot look for seats whose holders never came back; tried again later");
            }
        }
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
            Some(Change::Broadcast { server, text }) => {
                presence_broadcast::receive(&tables, &server, &text, broadcast_pause);
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
pub async fn resume_bots(tables: LiveTables, mut stopping: watch::Receiver<bool>) {
    const AT_MOST: u32 = 10_000;
    let store = tables.store();
    let Some(playing) = retried(&mut stopping, || store.playing_tables(AT_MOST)).await else { return };
    // Includes players who have returned since: then no bot answers, and the table is evicted.
    let stood_in = retried(&mut stopping, || store.playing_tables_with(STAND_IN_PATTERN, AT_MOST)).await;
    let stood_in: HashSet<String> = stood_in.unwrap_or_default().into_iter().collect();
    for id in playing {
        let Some(row) = retried(&mut stopping, || store.table(&id)).await else { return };
        if let Some(row) = row
            && (stood_in.contains(&id) || seating::has_playing_bots(&row))
        {
            tables.insert(&id).wake_bots();
        }
    }
}

/// Repeats a query with growing pauses until it succeeds; none if the server stops before.
async fn retried<T, F>(stopping: &mut watch::Receiver<bool>, query: impl Fn() -> F) -> Option<T>
where
    F: Future<Output = Result<T, StoreError>>,
{
    const LONGEST_PAUSE: Duration = Duration::from_secs(30);
    let mut pause = Duration::from_millis(500);
    loop {
        match query().await {
            _ if *stopping.borrow() => return None,
            Ok(found) => return Some(found),
            Err(error) => {
                tracing::error!(%error, next_try_in = ?pause, "cannot look for running matches; their bots wait");
            }
        }
        // Either the pause is over or the server stops, which the next turn finds out.
        let _ = tokio::time::timeout(pause, stopping.wait_for(|is_stopping| *is_stopping)).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}
