//! Lines that are played upon each other before the first of them is on disk.
//! If one of them fails, so do all after it: they answer something that never happened.

use std::sync::Arc;

use tokio::sync::{oneshot, watch};

use crate::{AppendError, StoreError};

/// One telling of a journal: who has read it goes on from there, and hands in line after line without waiting for the disk.
/// Whoever reads the journal anew begins another strand.
#[derive(Clone, Debug)]
pub struct Strand(Arc<watch::Sender<Reach>>);

/// How far a strand has come.
#[derive(Clone, Copy, Debug)]
struct Reach {
    /// So many lines of the journal are on disk.
    length: u32,
    /// Nothing more of it will be.
    is_torn: bool,
}

impl Strand {
    /// Goes on from a journal of so many lines, all of them on disk.
    pub fn from_length(length: u32) -> Self {
        Self(Arc::new(watch::Sender::new(Reach { length, is_torn: false })))
    }

    /// Waits until so many lines of the journal are on disk; false if they never will be.
    pub async fn reaches(&self, length: u32) -> bool {
        let mut reach = self.0.subscribe();
        let settled = reach.wait_for(|reach| length <= reach.length || reach.is_torn).await;
        settled.is_ok_and(|reach| length <= reach.length)
    }

    pub fn is_torn(&self) -> bool {
        self.0.borrow().is_torn
    }

    /// Whether both are one.
    pub fn is(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    fn reach(&self, length: u32) {
        self.0.send_modify(|reach| reach.length = reach.length.max(length));
    }

    pub(crate) fn tear(&self) {
        self.0.send_modify(|reach| reach.is_torn = true);
    }
}

/// What the writer owes to whoever handed something in. Dropped unkept, it tears the strand: nobody waits for ever.
#[derive(Debug)]
pub(crate) struct Promise {
    strand: Strand,
    /// Where the journal ends when it is kept.
    length: u32,
    done: Option<oneshot::Sender<Result<(), AppendError>>>,
}

impl Promise {
    pub(crate) fn new(strand: &Strand, length: u32) -> (Self, Receipt) {
        let (done, is_done) = oneshot::channel();
        (Self { strand: strand.clone(), length, done: Some(done) }, Receipt(is_done))
    }

    pub(crate) fn keep(mut self, verdict: Result<(), AppendError>) {
        if verdict.is_ok() {
            self.strand.reach(self.length);
        } else {
            self.strand.tear();
        }
        if let Some(done) = self.done.take() {
            // A caller who has gone does not want to know.
            let _ = done.send(verdict);
        }
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        if self.done.is_some() {
            self.strand.tear();
        }
    }
}

/// What was handed in and is not on disk yet. Dropped, it takes nothing back.
#[derive(Debug)]
pub struct Receipt(oneshot::Receiver<Result<(), AppendError>>);

impl Receipt {
    /// Waits for the disk.
    pub async fn written(self) -> Result<(), AppendError> {
        self.0.await.map_err(|_| StoreError::Closed)?
    }
}
