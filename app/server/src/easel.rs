//! Drawing has threads of its own, which the machine serves last: whoever answers must not wait for those who look on.
//! Never more than half of the cores draw.

use std::{
    num::NonZero,
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};
use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Debug)]
pub(crate) struct Easel {
    work: mpsc::Sender<Work>,
}

impl Easel {
    pub(crate) fn new() -> Easel {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let (work, orders) = mpsc::channel::<Work>();
        let orders = Arc::new(Mutex::new(orders));
        for _ in 0..(cores / 2).max(1) {
            let orders = Arc::clone(&orders);
            let painter = thread::Builder::new().name("painter".into()).spawn(move || {
                stand_back();
                loop {
                    let next = orders.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(work) = next else { break };
                    work();
                }
            });
            if let Err(error) = painter {
                tracing::warn!(%error, "a painter is missing");
            }
        }
        Easel { work }
    }
    /// Nothing, if it cannot be drawn any more. What is drawn must not panic.
    pub(crate) async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, drawn) = oneshot::channel();
        // Whoever has gone does not want to see it.
        let work = Box::new(move || drop(done.send(work())));
        self.work.send(work).ok()?;
        drawn.await.ok()
    }
}

/// Whoever works on this thread lets everybody else go first.
#[cfg(unix)]
pub(crate) fn stand_back() {
    /// Of 19: a fifth of the share of everybody else, when there is not enough for all.
    const NICE: i32 = 7;
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "painters have the same right to a core as everybody");
    }
}
#[cfg(not(unix))]
pub(crate) fn stand_back() {}
