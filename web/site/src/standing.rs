//! The registrar: what came of each match is kept, and ratings move. A match that ends rings the bell; what ended while
//! nobody listened, or before there were results, is caught up with at the start. What a result says is in `result`, what
//! it owes to how people behaved in `conduct`, how ratings move in `rating`; the pages are in `pages/standing.rs`.

mod conduct;
mod rating;
mod result;

pub(crate) use result::{family, pool, stake};

use crate::{
    app::Shared,
    desk::{Tables, guarded},
    trouble::Trouble,
};
use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::sync::Notify;
use wardroom_catalog::AnyMatch;
use wardroom_store::{Rating, Store, StoreError};
use wardroom_ui::{Say, page::Strength};

/// After a failure of the database.
const TRY_AGAIN: Duration = Duration::from_secs(60);
const AT_ONCE: u32 = 100;

/// Matches that have just ended here.
#[derive(Debug, Default)]
pub(crate) struct Finished {
    tables: Mutex<Vec<String>>,
    bell: Notify,
}

impl Finished {
    pub(crate) fn tell(&self, table: &str) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(table.into());
        self.bell.notify_one();
    }
    fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Keeps results until the server stops.
pub(crate) async fn registrar(app: Shared) {
    let mut stopping = app.stopping.subscribe();
    let mut has_failed = catch_up(&app).await.is_err();
    loop {
        let again = tokio::select! {
            () = app.finished.bell.notified() => false,
            () = tokio::time::sleep(TRY_AGAIN), if has_failed => true,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        if again {
            has_failed = catch_up(&app).await.is_err();
        }
        for table in app.finished.take() {
            has_failed |= keep(&app, &table).await.is_err();
        }
    }
}

/// Goes through all finished matches without a result once, in the order in which they ended.
async fn catch_up(app: &Shared) -> Result<(), Trouble> {
    let mut last = (0, String::new());
    loop {
        let unkept = app.store.unkept_results(&last, AT_ONCE).await?;
        for (_, table) in &unkept {
            if *app.stopping.borrow() {
                return Ok(());
            }
            keep(app, table).await?;
            tokio::task::yield_now().await;
        }
        match unkept.into_iter().next_back() {
            Some(end) => last = end,
            None => return Ok(()),
        }
    }
}

/// Nothing is lost if this fails: the match is found again. One that cannot be read any more waits for a program that can.
async fn keep(app: &Shared, table: &str) -> Result<(), Trouble> {
    let Some(row) = app.store.table(table).await? else { return Ok(()) };
    let journal = app.store.journal(table, 0).await?;
    let tell = |sitting: &dyn AnyMatch| guarded(|| result::of(&row, sitting, &journal)).map_err(Trouble::Frozen);
    let told = Tables::glance(app, &row, tell).await;
    let result = match told {
        Ok(result) => result,
        Err(Trouble::Database) => return Err(Trouble::Database),
        Err(_) => {
            tracing::warn!(table, "what came of this match cannot be told");
            return Ok(());
        }
    };
    if app.store.keep_result(&result, rating::rate).await? {
        Tables::look_again(app, table).await;
    }
    Ok(())
}

/// Reckons all ratings of a database again from its results, as this program rates. How many results there were.
pub async fn rate_again(store: &Store) -> Result<u64, StoreError> {
    store.rate_again(rating::rate).await
}

/// In whole points; nearly sure is within two deviations.
pub(crate) fn strength(rating: Rating) -> Strength {
    let points = |thousandths: i64| i32::try_from((thousandths + 500).div_euclid(1000)).unwrap_or(i32::MAX);
    Strength { mean: points(rating.mean), within: points(2 * rating.deviation) }
}

/// Why a match does not count, in words.
pub(crate) fn why_unrated(why: &str, say: Say) -> String {
    match result::Unrated::read(why) {
        Some(why) => say.text(&format!("unrated-{}", why.name())),
        None => say.text("unrated-other"),
    }
}
