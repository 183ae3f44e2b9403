//! Carries SQLite's write-ahead log into its file beside the commits, instead of after every thousandth page in the midst
//! of them: then somebody's answer would wait for it.
//!
//! The log begins anew, and so stays small, only when nothing of it is left to carry. That never happens while others
//! write; so the sweeper carries nearly all of it and asks the writer for the rest, which is little.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use tokio::time::Duration;

const PAUSE: Duration = Duration::from_secs(1);
/// Pages in the log from which on it is to begin anew: 8 MB.
const MANY: i64 = 2048;

/// As far as it goes without waiting for anybody: whether it was kept from it, pages in the log, pages carried.
const CARRY: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Everything, when nobody else is there any more; the log is empty then.
pub(crate) const CARRY_ALL: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// What the writer is asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rest(Arc<AtomicBool>);

impl Rest {
    /// Carries what the sweeper has left, if it asks for that.
    pub(crate) async fn carry(&self, connection: &mut AnyConnection) -> sqlx::Result<()> {
        if self.0.swap(false, Ordering::AcqRel) {
            carry(connection).await?;
        }
        Ok(())
    }

    pub(crate) fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// Who sweeps, until it is told to stop or dropped.
#[derive(Debug)]
pub(crate) struct Sweeper {
    stop: watch::Sender<bool>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Sweeper {
    pub(crate) fn start(connection: AnyConnection, rest: Rest) -> Self {
        let (stop, stopping) = watch::channel(false);
        Self { stop, task: Mutex::new(Some(tokio::spawn(sweep(connection, rest, stopping)))) }
    }

    /// Waits until its connection is closed: whoever closes the last one tidies up the log.
    pub(crate) async fn close(&self) {
        self.stop.send_replace(true);
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn sweep(mut connection: AnyConnection, rest: Rest, mut stopping: watch::Receiver<bool>) {
    // Also when nobody is left who could say so.
    while tokio::time::timeout(PAUSE, stopping.wait_for(|stop| *stop)).await.is_err() {
        match carry(&mut connection).await {
            Ok(pages) => rest.0.store(MANY < pages, Ordering::Release),
            Err(error) => tracing::warn!(%error, "the database's log cannot be carried into its file; it grows"),
        }
    }
    let _ = connection.close().await;
}

/// How many pages are in the log.
async fn carry(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    let (_, pages, _): (i64, i64, i64) = sqlx::query_as(CARRY).fetch_one(connection).await?;
    Ok(pages)
}
