//! What the strong bot thinks of a match that is over: one thread for the whole house, which the machine serves last.
//! It thinks about what somebody looks at first, and then about moments from all over the match.

use crate::{desk::guarded, easel::stand_back, film::Film};
use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};
use wardroom_bots::{Level, Progress};
use wardroom_catalog::{Sitting, ThoughtText};
use wardroom_kernel::{Luck, Seat};

/// So many points make a chart; a long match is not thought through question by question.
const POINTS: usize = 96;
/// How long it thinks about a moment, and how many games it imagines at most.
const TIME: Duration = Duration::from_millis(120);
const GAMES: u32 = 600;
/// Matches that wait; whoever comes later asks again.
const WAITING: usize = 16;

/// What it thinks of a moment: who is asked, and what they could do; after the end only how it ended.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    pub(crate) thought: Option<(Seat, ThoughtText)>,
    /// The chances of each seat, between 0 and 1.
    pub(crate) value: Vec<f32>,
}

/// What was thought about a match so far, by moment.
#[derive(Debug)]
pub(crate) struct Notes {
    plan: Vec<usize>,
    known: Mutex<BTreeMap<usize, Insight>>,
    /// The moment that somebody looks at.
    wanted: AtomicUsize,
    is_under_way: AtomicBool,
}

impl Notes {
    pub(crate) fn about(moments: &[usize]) -> Notes {
        let (count, last) = (moments.len().min(POINTS), moments.len().saturating_sub(1));
        let plan = (0..count).map(|point| point * last / count.saturating_sub(1).max(1)).collect();
        let (known, wanted) = (Mutex::default(), AtomicUsize::new(0));
        Notes { plan, known, wanted, is_under_way: AtomicBool::new(false) }
    }
    pub(crate) fn known(&self) -> MutexGuard<'_, BTreeMap<usize, Insight>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// How many of the moments to be known are known, for somebody who looks at one of them.
    pub(crate) fn progress(&self, moment: usize) -> (usize, usize) {
        let known = self.known();
        let more = (!self.plan.contains(&moment)).then_some(moment);
        let wanted = || self.plan.iter().copied().chain(more);
        (wanted().filter(|moment| known.contains_key(moment)).count(), wanted().count())
    }
    fn next(&self) -> Option<usize> {
        let known = self.known();
        let wanted = self.wanted.load(Ordering::Relaxed);
        [wanted].into_iter().chain(self.plan.iter().copied()).find(|moment| !known.contains_key(moment))
    }
}

#[derive(Debug)]
pub(crate) struct Analyst {
    films: mpsc::SyncSender<Arc<Film>>,
}

impl Analyst {
    pub(crate) fn new() -> Analyst {
        let (films, orders) = mpsc::sync_channel::<Arc<Film>>(WAITING);
        let analyst = thread::Builder::new().name("analyst".into()).spawn(move || {
            stand_back();
            while let Ok(film) = orders.recv() {
                study(&film);
                film.notes.is_under_way.store(false, Ordering::Release);
            }
        });
        if let Err(error) = analyst {
            tracing::warn!(%error, "the analyst is missing");
        }
        Analyst { films }
    }
    /// Sees to it that the moment, and then the match, is thought about. Asked again, it does nothing more.
    pub(crate) fn look_into(&self, film: &Arc<Film>, moment: usize) {
        let notes = &film.notes;
        notes.wanted.store(moment, Ordering::Relaxed);
        let is_idle = notes.next().is_some() && !notes.is_under_way.swap(true, Ordering::AcqRel);
        if is_idle && self.films.try_send(film.clone()).is_err() {
            notes.is_under_way.store(false, Ordering::Release);
        }
    }
}

fn study(film: &Film) {
    while let Some(moment) = film.notes.next() {
        // A bug in rules or bot costs the insight, not the thread.
        let insight = guarded(|| think(&*film.at(moment), moment));
        let nothing = || Insight { thought: None, value: Vec::new() };
        film.notes.known().insert(moment, insight.unwrap_or_else(|_| nothing()));
    }
}

fn think(sitting: &dyn Sitting, moment: usize) -> Insight {
    if let Some(outcome) = sitting.outcome() {
        let share = 1.0 / outcome.winners.count().max(1) as f32;
        let value = sitting.seats().map(|seat| if outcome.winners.contains(seat) { share } else { 0.0 });
        return Insight { thought: None, value: value.collect() };
    }
    let until = Instant::now() + TIME;
    let mut patience = |so_far: Progress| so_far.games < GAMES && Instant::now() < until;
    let seat = sitting.asked().next();
    // The same match gets the same luck: asked again it thinks the same.
    let mut luck = Luck(moment as u64);
    let thought = seat.and_then(|seat| Some((seat, sitting.think(seat, Level::Strong, &mut luck, &mut patience)?)));
    Insight { value: thought.iter().flat_map(|(_, thought)| thought.value.clone()).collect(), thought }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_match_is_sampled_from_its_beginning_to_its_end() {
        let short = Notes::about(&[0, 2, 5]);
        assert_eq!((short.plan.clone(), short.progress(1)), (vec![0, 1, 2], (0, 3)));
        let long = Notes::about(&(0..1000).collect::<Vec<_>>());
        assert_eq!((long.plan.len(), long.plan.first(), long.plan.last()), (POINTS, Some(&0), Some(&999)));
        assert_eq!(long.progress(1), (0, POINTS + 1), "what somebody looks at comes on top");
        assert_eq!(Notes::about(&[0]).plan, [0]);
    }
}
