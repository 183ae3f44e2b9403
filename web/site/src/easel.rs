//! Drawing has threads of its own, which the machine serves last: whoever answers must not wait for those who look on.
//! What people have open before them is drawn in one line, on half of the cores at most. What somebody asks for once, a
//! picture of the past or a record to be read, can cost a hundred times as much: it stands in a short line of its own
//! (`limits.rs` says how short). Pages that cost little, rules and lessons, stand in a third: a whole club may open one at once.

use crate::{
    limits::{Limit, Limits, household},
    trouble::Trouble,
};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZero,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
};
use tokio::sync::oneshot;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Debug)]
pub(crate) struct Easel {
    live: mpsc::Sender<Work>,
    pages: mpsc::Sender<Work>,
    once: mpsc::Sender<Work>,
    /// Of what is asked for once: how much waits to be begun, and who asks.
    waiting: Arc<AtomicU32>,
    askers: Arc<Askers>,
    most: Most,
}

/// How many may wait for what they ask for once, and how many of them from one address. Zero is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Most {
    waiting: u32,
    of_an_address: u32,
}

impl Easel {
    pub(crate) fn new(limits: &Limits) -> Easel {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let most = Most { waiting: limits.pictures, of_an_address: limits.pictures_of_an_address };
        Easel::with((cores / 2).max(1), (cores / 4).max(1), most)
    }
    fn with(painters: usize, copyists: usize, most: Most) -> Easel {
        let (live, pages) = (hire("painter", painters), hire("printer", copyists));
        let once = hire("copyist", copyists);
        Easel { live, pages, once, waiting: Arc::default(), askers: Arc::default(), most }
    }
    /// For whoever has a table open. Nothing, if it cannot be drawn any more. What is drawn must not panic.
    pub(crate) async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        drawn(&self.live, work).await
    }
    /// For whoever opens a page that costs little. What is drawn must not panic.
    pub(crate) async fn draw_page<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        drawn(&self.pages, work).await.ok_or(Trouble::Stopping)
    }
    /// For whoever asks once, from this address; refused while too many others wait. What is drawn must not panic.
    pub(crate) async fn draw_once<T: Send + 'static>(
        &self,
        from: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let _turn = Askers::step_up(&self.askers, household(from), self.most.of_an_address)?;
        let (done, drawn) = oneshot::channel();
        let (work, waiting) = (wanted(done, work), self.waiting.clone());
        if waiting.fetch_add(1, Ordering::AcqRel) >= self.most.waiting && self.most.waiting != 0 {
            waiting.fetch_sub(1, Ordering::AcqRel);
            return Err(Limit::Pictures.into());
        }
        let begun = move || {
            waiting.fetch_sub(1, Ordering::AcqRel);
            work();
        };
        self.once.send(Box::new(begun)).map_err(|_| Trouble::Stopping)?;
        drawn.await.map_err(|_| Trouble::Stopping)
    }
}

async fn drawn<T: Send + 'static>(line: &mpsc::Sender<Work>, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, drawn) = oneshot::channel();
    line.send(wanted(done, work)).ok()?;
    drawn.await.ok()
}

/// Whoever has gone does not want to see it, so it is not even begun.
fn wanted<T: Send + 'static>(done: oneshot::Sender<T>, work: impl FnOnce() -> T + Send + 'static) -> Work {
    Box::new(move || {
        if !done.is_closed() {
            drop(done.send(work()));
        }
    })
}

/// Threads of this name, and the line before them.
fn hire(name: &str, count: usize) -> mpsc::Sender<Work> {
    let (line, orders) = mpsc::channel::<Work>();
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
    line
}

/// How many wait from each address.
#[derive(Debug, Default)]
struct Askers(Mutex<HashMap<IpAddr, u32>>);

/// A place in the line, given back when it is dropped.
struct Turn {
    askers: Arc<Askers>,
    from: IpAddr,
}

impl Askers {
    fn all(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn step_up(askers: &Arc<Askers>, from: IpAddr, most: u32) -> Result<Turn, Limit> {
        let mut all = askers.all();
        let waiting = all.entry(from).or_default();
        if *waiting >= most && most != 0 {
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
    use std::sync::atomic::AtomicUsize;

    const WAITING: usize = 48;
    const OF_AN_ADDRESS: usize = 12;
    const MOST: Most = Most { waiting: WAITING as u32, of_an_address: OF_AN_ADDRESS as u32 };

    fn address(last: usize) -> IpAddr {
        [192, 0, 2, u8::try_from(last).unwrap()].into()
    }

    fn asking(easel: &Easel) -> usize {
        easel.askers.all().values().sum::<u32>() as usize
    }

    #[tokio::test]
    async fn without_limits_nobody_is_refused() {
        let easel = Arc::new(Easel::with(1, 1, Most { waiting: 0, of_an_address: 0 }));
        let (go, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let easel = easel.clone();
            async move { easel.draw_once(address(0), move || wait.recv().is_ok()).await }
        });
        let others: Vec<_> = (0..200)
            .map(|number| {
                let easel = easel.clone();
                tokio::spawn(async move { easel.draw_once(address(0), move || number).await })
            })
            .collect();
        while asking(&easel) < 201 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        for (number, other) in others.into_iter().enumerate() {
            assert_eq!(other.await.unwrap(), Ok(number));
        }
    }

    #[tokio::test]
    async fn who_asks_once_never_stands_in_the_way_of_an_open_table_and_who_has_gone_costs_nothing() {
        let easel = Arc::new(Easel::with(1, 1, MOST));
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
        let waiting: Vec<_> = (0..WAITING).map(|number| ask(1 + number / OF_AN_ADDRESS)).collect();
        while asking(&easel) < WAITING + 1 {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(1).await.unwrap(), Err(Limit::PicturesOfAnAddress.into()));
        assert_eq!(ask(99).await.unwrap(), Err(Limit::Pictures.into()), "the line is full");
        assert_eq!(easel.draw(|| 7).await, Some(7), "an open table does not wait");
        assert_eq!(easel.draw_page(|| 7).await, Ok(7), "nor does a page");
        let (gone, patient) = waiting.split_at(WAITING / 2);
        gone.iter().for_each(tokio::task::JoinHandle::abort);
        while asking(&easel) > patient.len() + 1 {
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
