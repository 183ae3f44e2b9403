//! A chain of optimistic appends: each continues the one before it, which may not be on disk yet.
//! If one of them fails, so do all after it: they answer something that never happened.

use std::sync::Arc;

use tokio::sync::{oneshot, watch};

use crate::{AppendError, StoreError};

/// Begins where a server has read a journal to, and grows with each append, without waiting for the disk. To go on after it
/// is broken, the journal is read again and another chain begun.
#[derive(Clone, Debug)]
pub struct AppendChain(Arc<watch::Sender<ChainState>>);

/// How far a chain has come.
#[derive(Clone, Copy, Debug)]
struct ChainState {
    /// The number of journal lines on disk.
    length: u32,
    /// An append failed: no later one will be written.
    is_broken: bool,
}

impl AppendChain {
    /// Continues a journal of this length, all of it on disk.
    pub fn from_length(length: u32) -> Self {
        Self(Arc::new(watch::Sender::new(ChainState { length, is_broken: false })))
    }

    /// Waits until the journal has this length on disk; false if it never will.
    pub async fn wait_durable(&self, length: u32) -> bool {
        let mut state = self.0.subscribe();
        let found = state.wait_for(|state| length <= state.length || state.is_broken).await;
        found.is_ok_and(|state| length <= state.length)
    }

    pub fn is_broken(&self) -> bool {
        self.0.borrow().is_broken
    }

    /// Whether both are the same chain.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    fn advance(&self, length: u32) {
        self.0.send_modify(|state| state.length = state.length.max(length));
    }

    pub(crate) fn break_off(&self) {
        self.0.send_modify(|state| state.is_broken = true);
    }
}

/// The writer's duty to report on one append. If it is dropped without a report, the chain breaks, so no caller waits for ever.
#[derive(Debug)]
pub(crate) struct AppendTicket {
    chain: AppendChain,
    /// The length of the journal after this append.
    length: u32,
    done: Option<oneshot::Sender<Result<(), AppendError>>>,
}

impl AppendTicket {
    pub(crate) fn new(chain: &AppendChain, length: u32) -> (Self, PendingAppend) {
        let (done, is_done) = oneshot::channel();
        (Self { chain: chain.clone(), length, done: Some(done) }, PendingAppend(is_done))
    }

    pub(crate) fn report(mut self, verdict: Result<(), AppendError>) {
        if verdict.is_ok() {
            self.chain.advance(self.length);
        } else {
            self.chain.break_off();
        }
        if let Some(done) = self.done.take() {
            // The caller may have stopped waiting.
            let _ = done.send(verdict);
        }
    }
}

impl Drop for AppendTicket {
    fn drop(&mut self) {
        if self.done.is_some() {
            self.chain.break_off();
        }
    }
}

/// An append that is enqueued and not on disk yet. To drop it does not cancel the append.
#[derive(Debug)]
pub struct PendingAppend(oneshot::Receiver<Result<(), AppendError>>);

impl PendingAppend {
    /// Waits for the disk.
    pub async fn written(self) -> Result<(), AppendError> {
        self.0.await.map_err(|_| StoreError::Closed)?
    }
}
