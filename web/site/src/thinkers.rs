//! Whose bot thinks when, and how long: a bot takes a core while it does. Tables of bots only never take all cores, nor
//! more of the line; hints have a line of their own, and the first of it one place in this one; and the longer the line,
//! the shorter each thinks, so that nobody waits for it. Whoever thinks for no table stands in no line: they use a core that
//! is left (`study.rs`).

use std::{
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

/// After this time an answer comes, whatever it is worth; later only where somebody wants longer thoughts than this.
const LONGEST: Duration = Duration::from_millis(1500);
/// So many may wait for a hint; who comes later hears to ask again.
const MOST_HINTS: usize = 32;

#[derive(Debug)]
pub(crate) struct Thinkers {
    /// What a thought may take where nobody waits.
    time: Duration,
    cores: usize,
    turns: Semaphore,
    /// For tables where no person sits.
    unattended: Semaphore,
    /// Who thinks or waits for a turn.
    line: Line,
    /// For hints, one after the other: only the first of them stands in the line of the bots.
    hints: Semaphore,
    /// Who waits for a hint or gets one.
    askers: Arc<Semaphore>,
}

/// A place among those who ask for hints, until it is dropped.
#[derive(Debug)]
pub(crate) struct Asker {
    _place: OwnedSemaphorePermit,
}

/// The right to think, until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn<'t> {
    pub(crate) until: Instant,
    _place: Place<'t>,
    _core: SemaphorePermit<'t>,
    /// Of those tables, or of those who ask for hints.
    _apart: Option<SemaphorePermit<'t>>,
}

/// How many stand in it.
#[derive(Debug, Default)]
struct Line {
    count: Mutex<usize>,
    is_shorter: Condvar,
}

impl Line {
    fn count(&self) -> MutexGuard<'_, usize> {
        self.count.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn join(&self) -> Place<'_> {
        *self.count() += 1;
        Place(self)
    }
}

#[derive(Debug)]
struct Place<'t>(&'t Line);
impl Drop for Place<'_> {
    fn drop(&mut self) {
        *self.0.count() -= 1;
        self.0.is_shorter.notify_all();
    }
}

impl Thinkers {
    pub(crate) fn new(time: Duration, cores: usize) -> Thinkers {
        let (turns, unattended) = (Semaphore::new(cores), Semaphore::new((cores - 1).max(1)));
        let (hints, askers) = (Semaphore::new(1), Arc::new(Semaphore::new(MOST_HINTS)));
        Thinkers { time, cores, turns, unattended, line: Line::default(), hints, askers }
    }
    /// A place to wait for a hint, while there is one.
    pub(crate) fn ask(&self) -> Option<Asker> {
        self.askers.clone().try_acquire_owned().ok().map(|_place| Asker { _place })
    }
    /// Waits until a hint may be thought about. However many are asked for, each bot waits for one of them at most.
    pub(crate) async fn turn_of_a_hint(&self, _asker: &Asker) -> Option<Turn<'_>> {
        let first = self.hints.acquire().await.ok()?;
        self.stand_in_line(Some(first)).await
    }
    /// Waits until it is this bot's turn. Nothing, if it never will be.
    pub(crate) async fn turn(&self, people_wait: bool) -> Option<Turn<'_>> {
        let apart = if people_wait { None } else { Some(self.unattended.acquire().await.ok()?) };
        self.stand_in_line(apart).await
    }
    async fn stand_in_line<'t>(&'t self, _apart: Option<SemaphorePermit<'t>>) -> Option<Turn<'t>> {
        let came = Instant::now();
        let _place = self.line.join();
        let _core = self.turns.acquire().await.ok()?;
        let until = (Instant::now() + self.share()).min(came + self.time.max(LONGEST));
        Some(Turn { until, _place, _core, _apart })
    }
    /// Whether no bot needs the last core.
    pub(crate) fn has_room(&self) -> bool {
        *self.line.count() < self.cores
    }
    /// Blocks until that is so, or for so long; tells whether it is.
    pub(crate) fn wait_for_room(&self, patience: Duration) -> bool {
        let is_full = |count: &mut usize| *count >= self.cores;
        let waited = self.line.is_shorter.wait_timeout_while(self.line.count(), patience, is_full);
        !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
    }
    /// Of the time, for each of those in line.
    fn share(&self) -> Duration {
        let (cores, line) = (self.cores, (*self.line.count()).max(self.cores));
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
    fn tables_of_bots_leave_a_core_to_people_and_none_of_them_stands_in_their_line() {
        let thinkers = Thinkers::new(TIME, 2);
        let mut crowd: Vec<_> = (0..20).map(|_| Box::pin(thinkers.turn(false))).collect();
        let turns: Vec<_> = crowd.iter_mut().filter_map(|bot| is_ready(bot.as_mut())).collect();
        assert_eq!(turns.len(), 1);
        let mine = is_ready(pin!(thinkers.turn(true))).flatten().expect("there is a core left");
        assert!(Instant::now() + TIME - Duration::from_millis(100) < mine.until, "and time to think");
    }

    #[test]
    fn where_many_wait_each_thinks_shorter_and_all_of_them_no_longer_than_one() {
        let thinkers = Thinkers::new(TIME, 2);
        let mut crowd: Vec<_> = (0..20).map(|_| Box::pin(thinkers.turn(true))).collect();
        let turns: Vec<_> = crowd.iter_mut().filter_map(|bot| is_ready(bot.as_mut())).flatten().collect();
        assert_eq!((turns.len(), thinkers.share()), (2, TIME / 10));
        drop((turns, crowd));
        assert_eq!(thinkers.share(), TIME, "whoever has gone waits no more");
    }

    #[test]
    fn of_all_who_ask_for_hints_one_stands_before_a_bot() {
        let thinkers = Thinkers::new(TIME, 1);
        let askers: Vec<_> = (0..MOST_HINTS).map(|_| thinkers.ask().expect("there is room")).collect();
        assert!(thinkers.ask().is_none(), "whoever comes later is told so");
        let mut crowd: Vec<_> = askers.iter().map(|asker| Box::pin(thinkers.turn_of_a_hint(asker))).collect();
        let hints: Vec<_> = crowd.iter_mut().filter_map(|hint| is_ready(hint.as_mut())).flatten().collect();
        assert_eq!((hints.len(), *thinkers.line.count()), (1, 1));
        let mut bot = pin!(thinkers.turn(true));
        assert!(is_ready(bot.as_mut()).is_none(), "there is one core");
        drop(hints);
        let next: Vec<_> = crowd.iter_mut().skip(1).filter_map(|hint| is_ready(hint.as_mut())).flatten().collect();
        assert!(next.is_empty() && is_ready(bot).is_some(), "it is the bot's turn now");
        drop((next, crowd));
        drop(askers);
        assert!(thinkers.ask().is_some());
    }

    #[test]
    fn who_thinks_for_no_table_waits_until_a_core_is_left_and_stands_in_nobodys_way() {
        let thinkers = Thinkers::new(TIME, 2);
        let first = is_ready(pin!(thinkers.turn(true))).flatten().expect("there are two cores");
        assert!(thinkers.has_room() && thinkers.wait_for_room(Duration::ZERO), "one is left");
        let second = is_ready(pin!(thinkers.turn(true))).flatten().expect("nobody has taken it");
        assert!(!thinkers.has_room() && !thinkers.wait_for_room(Duration::from_millis(1)));
        std::thread::scope(|scope| {
            let waits = scope.spawn(|| thinkers.wait_for_room(Duration::from_secs(60)));
            drop(second);
            assert!(waits.join().unwrap(), "it is told, and does not look again and again");
        });
        drop(first);
    }

    #[test]
    fn time_in_the_line_is_taken_from_the_thought_so_that_nobody_waits_two_seconds() {
        let thinkers = Thinkers::new(LONGEST, 1);
        let first = is_ready(pin!(thinkers.turn(true))).flatten().expect("nobody is before it");
        let (came, mut second) = (Instant::now(), pin!(thinkers.turn(true)));
        assert!(is_ready(second.as_mut()).is_none(), "there is one core");
        std::thread::sleep(Duration::from_millis(50));
        drop(first);
        let second = is_ready(second).flatten().expect("its turn has come");
        let due = second.until - came;
        assert!(due < LONGEST + Duration::from_millis(25), "it came long ago, and has {due:?}");
        assert!(LONGEST < Duration::from_secs(2));
    }
}
