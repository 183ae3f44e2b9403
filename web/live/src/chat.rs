//! The cache of the chat of one table, and the notifications about it. What each person may see is in `chat_rooms.rs`.

use crate::error::LiveError;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;
use wardroom_store::{ChatMessage, Store};

/// Older messages are not shown.
const SHOWN: u32 = 100;

#[derive(Debug, Default)]
pub struct Chat {
    said: Mutex<Option<Arc<Vec<ChatMessage>>>>,
    /// Grows when there is a message, or when what a person may see changes.
    news: watch::Sender<u64>,
}

impl Chat {
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    /// There is a new message, here or at another server.
    pub fn forget(&self) {
        *self.said.lock().unwrap_or_else(PoisonError::into_inner) = None;
        self.announce();
    }
    /// What a person may see has changed.
    pub fn announce(&self) {
        self.news.send_modify(|news| *news += 1);
    }
    pub(crate) async fn load(&self, store: &Store, table: &str) -> Result<Arc<Vec<ChatMessage>>, LiveError> {
        let known = self.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some(said) = known {
            return Ok(said);
        }
        let before = *self.news.borrow();
        let said = Arc::new(store.chat(table, SHOWN).await?);
        // A message that came meanwhile is not in it: then it must be loaded again.
        if *self.news.borrow() == before {
            *self.said.lock().unwrap_or_else(PoisonError::into_inner) = Some(said.clone());
        }
        Ok(said)
    }
}
