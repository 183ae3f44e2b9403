//! The queue of matches that have just ended, between the tables and the registrar (`registrar.rs`).

use std::sync::{Mutex, PoisonError};
use tokio::sync::Notify;

#[derive(Debug, Default)]
pub struct FinishedMatches {
    tables: Mutex<Vec<String>>,
    added: Notify,
}

impl FinishedMatches {
    pub(crate) fn push(&self, table: &str) {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).push(table.into());
        self.added.notify_one();
    }
    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.tables.lock().unwrap_or_else(PoisonError::into_inner))
    }
    pub(crate) async fn wait(&self) {
        self.added.notified().await;
    }
}
