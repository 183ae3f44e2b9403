//! Three pools of render threads with low priority, so that answers do not wait for viewers. `render-live` renders open tables, on
//! half of the cores; `render-once` does single requests that can cost a hundred times as much (a moment of a replay, a record
//! to be read), with a short queue; `render-page` does cheap pages, rules and lessons, which a whole club may open at once.

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
use wardroom_ui::Say;

type Work = Box<dyn FnOnce() + Send>;

#[derive(Debug)]
pub struct RenderPool {
    live: mpsc::Sender<Work>,
    pages: mpsc::Sender<Work>,
    once: mpsc::Sender<Work>,
    /// Single requests that are queued and not begun.
    waiting: Arc<AtomicU32>,
    clients: Arc<Clients>,
    limits: PoolLimits,
}

/// How many single requests may be queued, and open from one address. Zero is no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PoolLimits {
    pub waiting: u32,
    pub of_an_address: u32,
}

/// The queue of single requests is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PoolFull {
    Queue,
    OfAnAddress,
}

impl PoolFull {
    pub fn code(self) -> &'static str {
        match self {
            PoolFull::Queue => "limit-pictures",
            PoolFull::OfAnAddress => "limit-pictures-of-an-address",
        }
    }
    pub fn message(self, say: Say<'_>) -> String {
        match self {
            PoolFull::Queue => say.text("limit-pictures"),
            PoolFull::OfAnAddress => say.text("limit-pictures-of-an-address"),
        }
    }
}

/// Why a request was not rendered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RenderError {
    Full(PoolFull),
    Stopping,
}

impl RenderPool {
    pub fn new(limits: PoolLimits) -> RenderPool {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        RenderPool::with((cores / 2).max(1), (cores / 4).max(1), limits)
    }
    fn with(live: usize, others: usize, limits: PoolLimits) -> RenderPool {
        let (live, pages) = (start_threads("render-live", live), start_threads("render-page", others));
        let once = start_threads("render-once", others);
        RenderPool { live, pages, once, waiting: Arc::default(), clients: Arc::default(), limits }
    }
    /// For open tables. None if the server stops. The work must not panic.
    pub async fn render_live<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        run_on(&self.live, work).await
    }
    /// For cheap pages. None if the server stops. The work must not panic.
    pub async fn render_page<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        run_on(&self.pages, work).await
    }
    /// For a single request from an address (a household's, as limits count); refused while too many wait. The work must not
    /// panic.
    pub async fn render_once<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        let _permit = Clients::admit(&self.clients, address, self.limits.of_an_address).map_err(RenderError::Full)?;
        let (done, result) = oneshot::channel();
        let (work, waiting) = (if_wanted(done, work), self.waiting.clone());
        if waiting.fetch_add(1, Ordering::AcqRel) >= self.limits.waiting && self.limits.waiting != 0 {
            waiting.fetch_sub(1, Ordering::AcqRel);
            return Err(RenderError::Full(PoolFull::Queue));
        }
        let begun = move || {
            waiting.fetch_sub(1, Ordering::AcqRel);
            work();
        };
        self.once.send(Box::new(begun)).map_err(|_| RenderError::Stopping)?;
        result.await.map_err(|_| RenderError::Stopping)
    }
}

async fn run_on<T: Send + 'static>(queue: &mpsc::Sender<Work>, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, result) = oneshot::channel();
    queue.send(if_wanted(done, work)).ok()?;
    result.await.ok()
}

/// Work that is skipped if its client has disconnected before it begins.
fn if_wanted<T: Send + 'static>(done: oneshot::Sender<T>, work: impl FnOnce() -> T + Send + 'static) -> Work {
    Box::new(move || {
        if !done.is_closed() {
            drop(done.send(work()));
        }
    })
}

/// Threads with this name. Returns their queue.
fn start_threads(name: &str, count: usize) -> mpsc::Sender<Work> {
    let (queue, works) = mpsc::channel::<Work>();
    let works = Arc::new(Mutex::new(works));
    for _ in 0..count {
        let works = Arc::clone(&works);
        let started = thread::Builder::new().name(name.into()).spawn(move || {
            lower_priority();
            loop {
                let next = works.lock().unwrap_or_else(PoisonError::into_inner).recv();
                let Ok(work) = next else { break };
                work();
            }
        });
        if let Err(error) = started {
            tracing::warn!(%error, name, "cannot start a render thread");
        }
    }
    queue
}

/// Open single requests by address.
#[derive(Debug, Default)]
struct Clients(Mutex<HashMap<IpAddr, u32>>);

/// Counts as an open request until it is dropped.
struct ClientPermit {
    clients: Arc<Clients>,
    address: IpAddr,
}

impl Clients {
    fn all(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn admit(clients: &Arc<Clients>, address: IpAddr, most: u32) -> Result<ClientPermit, PoolFull> {
        let mut all = clients.all();
        let open = all.entry(address).or_default();
        if *open >= most && most != 0 {
            return Err(PoolFull::OfAnAddress);
        }
        *open += 1;
        Ok(ClientPermit { clients: clients.clone(), address })
    }
}

impl Drop for ClientPermit {
    fn drop(&mut self) {
        let mut all = self.clients.all();
        if let Some(open) = all.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                all.remove(&self.address);
            }
        }
    }
}

/// Gives this thread a lower priority than all others of the process.
#[cfg(unix)]
pub(crate) fn lower_priority() {
    /// Of 19: a fifth of a normal thread's share if there is not enough for all.
    const NICE: i32 = 7;
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::debug!(%error, "render threads run with normal priority");
    }
}
#[cfg(not(unix))]
pub(crate) fn lower_priority() {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    const WAITING: usize = 48;
    const OF_AN_ADDRESS: usize = 12;
    const MOST: PoolLimits = PoolLimits { waiting: WAITING as u32, of_an_address: OF_AN_ADDRESS as u32 };

    fn address(last: usize) -> IpAddr {
        [192, 0, 2, u8::try_from(last).unwrap()].into()
    }

    fn asking(pool: &RenderPool) -> usize {
        pool.clients.all().values().sum::<u32>() as usize
    }

    #[tokio::test]
    async fn without_limits_no_request_is_refused() {
        let pool = Arc::new(RenderPool::with(1, 1, PoolLimits { waiting: 0, of_an_address: 0 }));
        let (go, wait) = mpsc::channel::<()>();
        let first = tokio::spawn({
            let pool = pool.clone();
            async move { pool.render_once(address(0), move || wait.recv().is_ok()).await }
        });
        let others: Vec<_> = (0..200)
            .map(|number| {
                let pool = pool.clone();
                tokio::spawn(async move { pool.render_once(address(0), move || number).await })
            })
            .collect();
        while asking(&pool) < 201 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        for (number, other) in others.into_iter().enumerate() {
            assert_eq!(other.await.unwrap(), Ok(number));
        }
    }

    #[tokio::test]
    async fn single_requests_never_delay_open_tables_and_are_skipped_if_the_client_is_gone() {
        let pool = Arc::new(RenderPool::with(1, 1, MOST));
        let (go, wait) = mpsc::channel::<()>();
        let begun = Arc::new(tokio::sync::Notify::new());
        let first = tokio::spawn({
            let (pool, begun) = (pool.clone(), begun.clone());
            async move {
                let work = move || {
                    begun.notify_one();
                    wait.recv().is_ok()
                };
                pool.render_once(address(0), work).await
            }
        });
        begun.notified().await;
        let drawn = Arc::new(AtomicUsize::new(0));
        let ask = |from: usize| {
            let (pool, drawn) = (pool.clone(), drawn.clone());
            tokio::spawn(
                async move { pool.render_once(address(from), move || drawn.fetch_add(1, Ordering::SeqCst)).await },
            )
        };
        let waiting: Vec<_> = (0..WAITING).map(|number| ask(1 + number / OF_AN_ADDRESS)).collect();
        while asking(&pool) < WAITING + 1 {
            tokio::task::yield_now().await;
        }
        assert_eq!(ask(1).await.unwrap(), Err(RenderError::Full(PoolFull::OfAnAddress)));
        assert_eq!(ask(99).await.unwrap(), Err(RenderError::Full(PoolFull::Queue)), "the queue is full");
        assert_eq!(pool.render_live(|| 7).await, Some(7), "an open table does not wait");
        assert_eq!(pool.render_page(|| 7).await, Some(7), "nor does a page");
        let (gone, patient) = waiting.split_at(WAITING / 2);
        gone.iter().for_each(tokio::task::JoinHandle::abort);
        while asking(&pool) > patient.len() + 1 {
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        for asked in waiting {
            let _is_gone = asked.await;
        }
        assert_eq!(
            drawn.load(Ordering::SeqCst),
            WAITING - WAITING / 2,
            "nothing is rendered for clients that are gone"
        );
        assert!(pool.clients.all().is_empty());
    }
}
