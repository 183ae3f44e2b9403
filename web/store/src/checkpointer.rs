//! Checkpoints SQLite's write-ahead log into its file beside the commits. By default SQLite does so within every commit that
//! reaches a thousand pages, and an answer would wait for it.
//!
//! The log begins anew, and so stays small, only after a checkpoint of all of it. That never happens while others write; so the
//! checkpointer copies nearly all of it and asks the writer task for the rest, which is little.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use tokio::time::Duration;

const PAUSE: Duration = Duration::from_secs(1);
/// The number of pages from which on the log is to begin anew: 8 MB.
const MANY: i64 = 2048;

/// Copies what it can without waiting; returns whether a lock stopped it, the pages in the log, and the pages copied.
const WAL_CHECKPOINT: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// Copies everything, when no other connection is open any more; the log is empty then.
pub(crate) const WAL_CHECKPOINT_ALL: &str = "PRAGMA wal_checkpoint(TRUNCATE)";

/// The checkpointer's request to the writer task.
#[derive(Clone, Debug, Default)]
pub(crate) struct CheckpointRequest(Arc<AtomicBool>);

impl CheckpointRequest {
    /// Makes the checkpoint if it is asked for.
    pub(crate) async fn run(&self, connection: &mut AnyConnection) -> sqlx::Result<()> {
        if self.0.swap(false, Ordering::AcqRel) {
            checkpoint(connection).await?;
        }
        Ok(())
    }

    pub(crate) fn is_asked_for(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The checkpointer task, which runs until it is closed or dropped.
#[derive(Debug)]
pub(crate) struct Checkpointer {
    stop: watch::Sender<bool>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Checkpointer {
    pub(crate) fn start(connection: AnyConnection, request: CheckpointRequest) -> Self {
        let (stop, stopping) = watch::channel(false);
        Self { stop, task: Mutex::new(Some(tokio::spawn(run(connection, request, stopping)))) }
    }

    /// Waits until its connection is closed: SQLite removes the log with the last one.
    pub(crate) async fn close(&self) {
        self.stop.send_replace(true);
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn run(mut connection: AnyConnection, request: CheckpointRequest, mut stopping: watch::Receiver<bool>) {
    // Also if the sender is gone.
    while tokio::time::timeout(PAUSE, stopping.wait_for(|stop| *stop)).await.is_err() {
        match checkpoint(&mut connection).await {
            Ok(pages) => request.0.store(MANY < pages, Ordering::Release),
            Err(error) => {
                tracing::warn!(%error, "cannot checkpoint the write-ahead log into the database file; the log grows until it works, check the disk");
            }
        }
    }
    let _ = connection.close().await;
}

/// Makes a checkpoint; returns the number of pages in the log.
async fn checkpoint(connection: &mut AnyConnection) -> sqlx::Result<i64> {
    let (_, pages, _): (i64, i64, i64) = sqlx::query_as(WAL_CHECKPOINT).fetch_one(connection).await?;
    Ok(pages)
}
