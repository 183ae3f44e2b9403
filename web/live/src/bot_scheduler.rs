//! The bot scheduler: a thinking bot takes a core. Tables of bots only leave one core free. Hints queue separately and hold at
//! most one slot here. Think time shrinks as the queue grows. The analysis of finished matches (`analysis.rs`) does not queue:
//! it uses a core that is left.

use std::{
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// A bot answers within this time, queue included, unless the host has set a longer think time.
const LONGEST: Duration = Duration::from_millis(1500);
/// Requests for hints that may wait; later ones are refused.
const MOST_HINTS: usize = 32;

#[derive(Debug)]
pub struct BotScheduler {
    /// The think time without a queue.
    time: Duration,
    cores: usize,
    permits: Semaphore,
    /// For tables without people.
    unattended: Semaphore,
    /// Bots that think or wait.
    queue: Queue,
    /// For hints, one after the other: only the first of them is in the queue of the bots.
    hints: Semaphore,
    /// Requests for hints that wait or are served.
    hint_slots: Arc<Semaphore>,
}

/// A place among the requests for hints, until it is dropped.
#[derive(Debug)]
pub struct HintSlot {
    _permit: OwnedSemaphorePermit,
}

/// The permission to think, until it is dropped.
#[derive(Debug)]
pub struct CpuPermit<'t> {
    pub until: Instant,
    _place: Place<'t>,
    _core: SemaphorePermit<'t>,
    /// Of tables without people, or of hints.
    _group: Option<SemaphorePermit<'t>>,
}

/// The length of the queue.
#[derive(Debug, Default)]
struct Queue {
    count: Mutex<usize>,
    is_shorter: Condvar,
}

impl Queue {
    fn count(&self) -> MutexGuard<'_, usize> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn join(&self) -> Place<'_> {
        *self.count() += 1;
        Place(self)
    }
}

#[derive(Debug)]
struct Place<'t>(&'t Queue);
impl Drop for Place<'_> {
    fn drop(&mut self) {
        *self.0.count() -= 1;
        self.0.is_shorter.notify_all();
    }
}

impl BotScheduler {
    pub fn new(time: Duration, cores: usize) -> BotScheduler {
        let (permits, unattended) = (Semaphore::new(cores), Semaphore::new((cores - 1).max(1)));
        let (hints, hint_slots) = (Semaphore::new(1), Arc::new(Semaphore::new(MOST_HINTS)));
        BotScheduler { time, cores, permits, unattended, queue: Queue::default(), hints, hint_slots }
    }
    /// A place among the requests for hints, if there is one.
    pub fn request_hint(&self) -> Option<HintSlot> {
        self.hint_slots.clone().try_acquire_owned().ok().map(|_permit| HintSlot { _permit })
    }
    /// Waits until a hint may be thought about. Each bot waits for one hint at most, however many are requested.
    pub async fn acquire_for_hint(&self, _slot: &HintSlot) -> Option<CpuPermit<'_>> {
        let first = self.hints.acquire().await.ok()?;
        self.enqueue(Some(first)).await
    }
    /// Waits until a bot may think. None if the server stops.
    pub async fn acquire(&self, people_wait: bool) -> Option<CpuPermit<'_>> {
        let group = if people_wait { None } else { Some(self.unattended.acquire().await.ok()?) };
        self.enqueue(group).await
    }
    async fn enqueue<'t>(&'t self, _group: Option<SemaphorePermit<'t>>) -> Option<CpuPermit<'t>> {
        let came = Instant::now();
        let _place = self.queue.join();
        let _core = self.permits.acquire().await.ok()?;
        let until = (Instant::now() + self.share()).min(came + self.time.max(LONGEST));
        Some(CpuPermit { until, _place, _core, _group })
    }
    /// Whether no bot needs the last core.
    pub fn has_room(&self) -> bool {
        *self.queue.count() < self.cores
    }
    /// Blocks until that is so, at most this long. Returns whether it is.
    pub fn wait_for_room(&self, patience: Duration) -> bool {
        let is_full = |count: &mut usize| *count >= self.cores;
        let waited = self.queue.is_shorter.wait_timeout_while(self.queue.count(), patience, is_full);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
    /// The share of the think time for each bot in the queue.
    fn share(&self) -> Duration {
        let (cores, line) = (self.cores, (*self.queue.count()).max(self.cores));
        self.time * u32::try_from(cores).unwrap_or(u32::MAX) / u32::try_from(line).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{future::Future, pin::pin, task};

    const TIME: Duration = Duration::from_millis(300);

    fn is_ready<F: Future>(future: std::pin::Pin<&mut F>) -> Option<F::Output> {
        let waker = task::Waker::noop();
        match future.poll(&mut task::Context::from_waker(waker)) {
            task::Poll::Ready(ready) => Some(ready),
            task::Poll::Pending => None,
        }
    }

    #[test]
    fn tables_of_bots_leave_a_core_to_people() {
        let scheduler = BotScheduler::new(TIME, 2);
        let mut crowd: Vec<_> = (0..20).map(|_| Box::pin(scheduler.acquire(false))).collect();
        let turns: Vec<_> = crowd.iter_mut().filter_map(|bot| is_ready(bot.as_mut())).collect();
        assert_eq!(turns.len(), 1);
        let mine = is_ready(pin!(scheduler.acquire(true))).flatten().expect("there is a core left");
        assert!(Instant::now() + TIME - Duration::from_millis(100) < mine.until, "and time to think");
    }

    #[test]
    fn with_a_long_queue_each_bot_thinks_shorter() {
        let scheduler = BotScheduler::new(TIME, 2);
        let mut crowd: Vec<_> = (0..20).map(|_| Box::pin(scheduler.acquire(true))).collect();
        let turns: Vec<_> = crowd.iter_mut().filter_map(|bot| is_ready(bot.as_mut())).flatten().collect();
        assert_eq!((turns.len(), scheduler.share()), (2, TIME / 10));
        drop((turns, crowd));
        assert_eq!(scheduler.share(), TIME, "a dropped request leaves the queue");
    }

    #[test]
    fn of_all_requested_hints_one_is_before_a_bot() {
        let scheduler = BotScheduler::new(TIME, 1);
        let askers: Vec<_> = (0..MOST_HINTS).map(|_| scheduler.request_hint().expect("there is room")).collect();
        assert!(scheduler.request_hint().is_none(), "a later request is refused");
        let mut crowd: Vec<_> = askers.iter().map(|asker| Box::pin(scheduler.acquire_for_hint(asker))).collect();
        let hints: Vec<_> = crowd.iter_mut().filter_map(|hint| is_ready(hint.as_mut())).flatten().collect();
        assert_eq!((hints.len(), *scheduler.queue.count()), (1, 1));
        let mut bot = pin!(scheduler.acquire(true));
        assert!(is_ready(bot.as_mut()).is_none(), "there is one core");
        drop(hints);
        let next: Vec<_> = crowd.iter_mut().skip(1).filter_map(|hint| is_ready(hint.as_mut())).flatten().collect();
        assert!(next.is_empty() && is_ready(bot).is_some(), "it is the bot's turn now");
        drop((next, crowd));
        drop(askers);
        assert!(scheduler.request_hint().is_some());
    }

    #[test]
    fn the_analysis_waits_until_a_core_is_left_and_delays_no_bot() {
        let scheduler = BotScheduler::new(TIME, 2);
        let first = is_ready(pin!(scheduler.acquire(true))).flatten().expect("there are two cores");
        assert!(scheduler.has_room() && scheduler.wait_for_room(Duration::ZERO), "one is left");
        let second = is_ready(pin!(scheduler.acquire(true))).flatten().expect("it is free");
        assert!(!scheduler.has_room() && !scheduler.wait_for_room(Duration::from_millis(1)));
        std::thread::scope(|scope| {
            let waits = scope.spawn(|| scheduler.wait_for_room(Duration::from_secs(60)));
            drop(second);
            assert!(waits.join().unwrap(), "it is notified");
        });
        drop(first);
    }

    #[test]
    fn time_in_the_queue_is_taken_from_the_think_time() {
        let scheduler = BotScheduler::new(LONGEST, 1);
        let first = is_ready(pin!(scheduler.acquire(true))).flatten().expect("the queue is empty");
        let (came, mut second) = (Instant::now(), pin!(scheduler.acquire(true)));
        assert!(is_ready(second.as_mut()).is_none(), "there is one core");
        std::thread::sleep(Duration::from_millis(50));
        drop(first);
        let second = is_ready(second).flatten().expect("its turn has come");
        let due = second.until - came;
        assert!(due < LONGEST + Duration::from_millis(25), "it came long ago, and has {due:?}");
        assert!(LONGEST < Duration::from_secs(2));
    }
}
