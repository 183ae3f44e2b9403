//! The registrar: stores the result of each finished match and moves the ratings, one match after another. At the start it
//! catches up with matches that ended while it did not run. What a result is, is in `result.rs`.

use crate::{error::LiveError, halted::guarded, result::result_of, tables::LiveTables};
use std::time::Duration;
use tokio::sync::watch;
use wardroom_accounts::{Unavailable, rate};
use wardroom_catalog::AnyMatch;

/// After a failure of the database.
const TRY_AGAIN: Duration = Duration::from_secs(60);
const AT_ONCE: u32 = 100;

/// Stores results until the server stops.
pub async fn run_registrar(tables: LiveTables, mut stopping: watch::Receiver<bool>) {
    let stop = stopping.clone();
    let mut has_failed = catch_up(&tables, &stop).await.is_err();
    loop {
        let again = tokio::select! {
            () = tables.services().finished.wait() => false,
            () = tokio::time::sleep(TRY_AGAIN), if has_failed => true,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        if again {
            has_failed = catch_up(&tables, &stop).await.is_err();
        }
        for table in tables.services().finished.take() {
            has_failed |= store_result(&tables, &table).await.is_err();
        }
    }
}

/// Goes through all finished matches without a result once, in the order in which they ended.
async fn catch_up(tables: &LiveTables, stopping: &watch::Receiver<bool>) -> Result<(), LiveError> {
    let mut last = (0, String::new());
    loop {
        let unkept = tables.store().unkept_results(&last, AT_ONCE).await?;
        for (_, table) in &unkept {
            if *stopping.borrow() {
                return Ok(());
            }
            store_result(tables, table).await?;
            tokio::task::yield_now().await;
        }
        match unkept.into_iter().next_back() {
            Some(end) => last = end,
            None => return Ok(()),
        }
    }
}

/// If this fails, the match is found again. One that this program cannot play waits for a program that can.
async fn store_result(tables: &LiveTables, table: &str) -> Result<(), LiveError> {
    let store = tables.store();
    let Some(row) = store.table(table).await? else { return Ok(()) };
    let journal = store.journal(table, 0).await?;
    let compute = |sitting: &dyn AnyMatch| guarded(|| result_of(&row, sitting, &journal)).map_err(LiveError::Halted);
    let result = match tables.glance(&row, compute).await {
        Ok(result) => result,
        Err(error @ LiveError::Unavailable(Unavailable::Database)) => return Err(error),
        Err(_) => {
            tracing::warn!(table, "the result of this match cannot be computed");
            return Ok(());
        }
    };
    if store.keep_result(&result, rate).await? {
        tables.refresh(table).await;
    }
    Ok(())
}
