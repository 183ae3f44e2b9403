//! Drawing has threads of its own, which the machine serves last: whoever answers must not wait for those who look on.
//! What people have open before them is drawn in one line, on half of the cores at most. What somebody asks for once, a
//! picture of the past or a record to be read, can cost a hundred times as much: it stands in a short line of its own.

use crate::{
    limits::{Limit, household},
    trouble::Trouble,
};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZero,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        mpsc::{self, TrySendError},
    },
    thread,
};
use tokio::sync::oneshot;

/// So many may wait for what they ask for once; who comes later hears when to come again.
const WAITING: usize = 48;
/// And so many from one address, so that one visitor does not keep all others waiting.
const OF_A_HOUSEHOLD: usize = 12;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Debug)]
pub(crate) struct Easel {
    live: mpsc::Sender<Work>,
    once: mpsc::SyncSender<Work>,
    askers: Arc<Askers>,
}

impl Easel {
    pub(crate) fn new() -> Easel {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Easel::with((cores / 2).max(1), (cores / 4).max(1))
    }
    fn with(painters: usize, copyists: usize) -> Easel {
        let (live, orders) = mpsc::channel();
        hire("painter", painters, orders);
        let (once, orders) = mpsc::sync_channel(WAITING);
        hire("copyist", copyists, orders);
        Easel { live, once, askers: Arc::default() }
    }
    /// For whoever has a table open. Nothing, if it cannot be drawn any more. What is drawn must not panic.
    pub(crate) async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, drawn) = oneshot::channel();
        self.live.send(wanted(done, work)).ok()?;
        drawn.await.ok()
    }
    /// For whoever asks once, from this address; refused while too many others wait. What is drawn must not panic.
    pub(crate) async fn draw_once<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let _turn = Askers::step_up(&self.askers, household(from))?;
        let (done, drawn) = oneshot::channel();
        self.once.try_send(wanted(done, work)).map_err(|error| match error {
            TrySendError::Full(_) => Trouble::Limit(Limit::Pictures),
            TrySendError::Disconnected(_) => Trouble::Stopping,
        })?;
        drawn.await.map_err(|_| Trouble::Stopping)
    }
}

/// Whoever has gone does not want to see it, so it is not even begun.
fn wanted<T: Send + 'static>(done: oneshot::Sender<T>, work: impl FnOnce() -> T + Send + 'static) -> Work {
    Box::new(move || {
        if !done.is_closed() {
            drop(done.send(work()));
        }
    })
}

fn hire(name: &str, count: usize, orders: mpsc::Receiver<Work>) {
    let orders = Arc::new(Mutex::new(orders));
    for _ in 0..count {
        let orders = Arc::clone(&orders);
        let hired = thread::Builder::new().name(name.into()).spawn(move || {
            stand_back();
            loop {
                let next = orders.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let Ok(work) = next else { break };
                work();
            }
        });
        if let Err(error) = hired {
            tracing::warn!(%error, name, "somebody is missing at the easel");
        }
    }
}

/// How many wait from each address.
#[derive(Debug, Default)]
struct Askers(Mutex<HashMap<IpAddr, usize>>);

/// A place in the line, given back when it is dropped.
struct Turn {
    askers: Arc<Askers>,
    from: IpAddr,
}

impl Askers {
    fn all(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn step_up(askers: &Arc<Askers>, from: IpAddr) -> Result<Turn, Limit> {
        let mut all = askers.all();
        let waiting = all.entry(from).or_default();
        if *waiting >= OF_A_HOUSEHOLD {
            return Err(Limit::PicturesOfAnAddress);
        }
        *waiting += 1;
        Ok(Turn { askers: askers.clone(), from })
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut all = self.askers.all();
        if let Some(waiting) = all.get_mut(&self.from) {
            *waiting -= 1;
            if *waiting == 0 {
                all.remove(&self.from);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn address(last: usize) -> IpAddr {
        [192, 0, 2, u8::try_from(last).unwrap()].into()
    }

    #[tokio::test]
    async fn who_asks_once_never_stands_in_the_way_of_an_open_table_and_who_has_gone_costs_nothing() {
        let easel = Arc::new(Easel::with(1, 1));
        let (go, wait) = mpsc::channel::<()>();
        let begun = Arc::new(tokio::sync::Notify::new());
        let first = tokio::spawn({
            let (easel, begun) = (easel.clone(), begun.clone());
            async move {
                let work = move || {
                    begun.notify_one();
                    wait.recv().is_ok()
                };
                easel.draw_once(address(0), work).await
            }
        });
        begun.notified().await;
        let drawn = Arc::new(AtomicUsize::new(0));
        let ask = |from: usize| {
            let (easel, drawn) = (easel.clone(), drawn.clone());
            tokio::spawn(
                async move { easel.draw_once(address(from), move || drawn.fetch_add(1, Ordering::SeqCst)).await },
            )
        };
        let waiting: Vec<_> = (0..WAITING).map(|number| ask(1 + number / OF_A_HOUSEHOLD)).collect();
        while easel.askers.all().values().sum::<usize>() < WAITING + 1 {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(1).await.unwrap(), Err(Limit::PicturesOfAnAddress.into()));
        assert_eq!(ask(99).await.unwrap(), Err(Limit::Pictures.into()), "the line is full");
        assert_eq!(easel.draw(|| 7).await, Some(7), "an open table does not wait");
        let (gone, patient) = waiting.split_at(WAITING / 2);
        gone.iter().for_each(tokio::task::JoinHandle::abort);
        while easel.askers.all().values().sum::<usize>() > patient.len() + 1 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        for asked in waiting {
            let _is_gone = asked.await;
        }
        assert_eq!(drawn.load(Ordering::SeqCst), WAITING - WAITING / 2, "nothing is drawn for who has gone");
        assert!(easel.askers.all().is_empty());
    }
}
