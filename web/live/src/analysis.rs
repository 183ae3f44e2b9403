//! Analysis of finished matches by the strong bot, on one thread of low priority. First it analyses the moment that a client
//! looks at and moments from all over the match, then all between them while no bot at a table needs the core. Several matches
//! take turns; one that no client looks at any more waits.

use crate::{bot_scheduler::BotScheduler, halted::guarded, render_pool::lower_priority};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, TryRecvError},
    },
    thread,
    time::{Duration, Instant},
};
use wardroom_catalog::{AnalysisText, AnyMatch};
use wardroom_kernel::{FastRng, Seat};
use wardroom_search::{Level, Progress};

/// Enough points for a readable chart; they come first.
const COARSE: usize = 96;
/// A match with more moments is sampled. The longest that bots play to the end, Merchants & Marauders by four,
/// have two to three thousand; a record from elsewhere may have any number, and this is eight minutes of a core already.
const MOST: usize = 4000;
/// Time and simulated games for one moment.
const TIME: Duration = Duration::from_millis(120);
const GAMES: u32 = 600;
/// Answers that are shown.
const LIKELY: usize = 4;
/// Matches that may wait; later requests are repeated by their page.
const WAITING: usize = 16;
/// Urgent moments begin after this time, also if no core is left.
const PATIENCE: Duration = Duration::from_millis(200);
/// A page asks every few seconds how far it has come, one in the background every minute.
const FORGOTTEN: Duration = Duration::from_secs(90);

/// The analysis of one moment: the seats that are asked and what they could do; after the end only the result.
#[derive(Clone, PartialEq, Debug)]
pub struct PositionAnalysis {
    /// One for each seat that is asked, from what that seat knows.
    pub seats: Vec<SeatAnalysis>,
    /// The chances of each seat, between 0 and 1; where several are asked, in the middle of how each of them sees it.
    pub value: Vec<f32>,
    /// The answers were discarded: a long match has thousands of moments, and clients look at few of them. A moment that a
    /// client looks at is analysed again.
    is_brief: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct SeatAnalysis {
    pub seat: Seat,
    /// How often any answer was tried.
    pub tries: u32,
    /// The answers that were tried most, best first.
    pub best: Vec<Candidate>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// In notation.
    pub answer: String,
    pub tries: u32,
    /// The seat's chance to win after it, between 0 and 1.
    pub chance: f32,
}

impl SeatAnalysis {
    fn of(sitting: &dyn AnyMatch, seat: Seat, thought: AnalysisText) -> SeatAnalysis {
        let tried = thought.visits.into_iter().zip(thought.shares);
        let tried =
            tried.map(|((answer, tries), share)| Candidate { answer, tries, chance: chance_of(sitting, seat, share) });
        let mut best: Vec<Candidate> = tried.collect();
        let tries = best.iter().map(|tried| tried.tries).sum();
        best.sort_by_key(|tried| Reverse(tried.tries));
        best.truncate(LIKELY);
        best.shrink_to_fit();
        SeatAnalysis { seat, tries, best }
    }
}

impl PositionAnalysis {
    fn of_value(value: Vec<f32>) -> PositionAnalysis {
        PositionAnalysis { seats: Vec::new(), value, is_brief: false }
    }
    fn brief(self) -> PositionAnalysis {
        PositionAnalysis { is_brief: !self.seats.is_empty(), ..PositionAnalysis::of_value(self.value) }
    }
}

/// The analysis of a match so far, by moment.
#[derive(Debug)]
pub struct Analysis {
    /// The moments to analyse, in this order.
    plan: Vec<usize>,
    known: Mutex<BTreeMap<usize, PositionAnalysis>>,
    /// The moment that a client looks at, and when one last did.
    wanted: AtomicUsize,
    looked: Mutex<Instant>,
    is_under_way: AtomicBool,
}

/// The next moment to analyse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Next {
    moment: usize,
    /// A client waits for it, or for the first version of the chart.
    is_urgent: bool,
}

impl Analysis {
    pub fn of(moments: &[usize]) -> Analysis {
        let plan = plan(moments.len());
        let (known, wanted, looked) = (Mutex::default(), AtomicUsize::new(0), Mutex::new(Instant::now()));
        Analysis { plan, known, wanted, looked, is_under_way: AtomicBool::new(false) }
    }
    pub fn known(&self) -> MutexGuard<'_, BTreeMap<usize, PositionAnalysis>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Analysed moments and all moments, for a client that looks at one of them.
    pub fn progress(&self, moment: usize) -> (usize, usize) {
        let known = self.known();
        let more = (!self.plan.contains(&moment)).then_some(moment);
        let wanted = || self.plan.iter().copied().chain(more);
        let is_done = |of: &usize| known.get(of).is_some_and(|insight| *of != moment || !insight.is_brief);
        (wanted().filter(is_done).count(), wanted().count())
    }
    /// Whether only moments between others are missing.
    pub fn is_filling(&self) -> bool {
        self.next().is_some_and(|next| !next.is_urgent)
    }
    fn next(&self) -> Option<Next> {
        let known = self.known();
        let wanted = self.wanted.load(Ordering::Relaxed);
        let mut planned = self.plan.iter().zip(0..).map(|(&moment, place)| Next { moment, is_urgent: place < COARSE });
        let is_wanted = known.get(&wanted).is_none_or(|insight| insight.is_brief);
        let wanted = is_wanted.then_some(Next { moment: wanted, is_urgent: true });
        wanted.or_else(|| planned.find(|next| !known.contains_key(&next.moment)))
    }
    fn looked(&self) -> MutexGuard<'_, Instant> {
        self.looked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// From the beginning to the end, coarsely; then all between. Each pass halves the gaps, so that the whole chart is there early.
fn plan(moments: usize) -> Vec<usize> {
    let spread = |count: usize, of: usize| {
        let last = of.saturating_sub(1);
        (0..count.min(of)).map(move |point| point * last / count.min(of).saturating_sub(1).max(1))
    };
    let all: Vec<usize> = spread(MOST, moments).collect();
    let coarse: Vec<usize> = spread(COARSE, all.len()).collect();
    let mut seen = BTreeSet::new();
    let order = halving(coarse.len()).map(|place| coarse[place]).chain(halving(all.len()));
    order.filter(|&place| seen.insert(place)).map(|place| all[place]).collect()
}

/// All numbers below this one, some of them several times: the last, then in steps that are halved again and again.
fn halving(count: usize) -> impl Iterator<Item = usize> {
    let steps = (0..usize::BITS).rev().flat_map(move |power| (0..count).step_by(1 << power));
    count.checked_sub(1).into_iter().chain(steps)
}

/// A match that can be analysed.
pub trait Analysed: std::fmt::Debug + Send + Sync {
    /// The match at a moment.
    fn at(&self, moment: usize) -> Arc<dyn AnyMatch>;
    fn analysis(&self) -> &Analysis;
}

#[derive(Debug)]
pub struct AnalysisWorker {
    queue: mpsc::SyncSender<Arc<dyn Analysed>>,
}

impl AnalysisWorker {
    pub fn new(scheduler: Arc<BotScheduler>) -> AnalysisWorker {
        let (queue, orders) = mpsc::sync_channel::<Arc<dyn Analysed>>(WAITING);
        let started = thread::Builder::new().name("analysis".into()).spawn(move || {
            lower_priority();
            work(&orders, &scheduler);
        });
        if let Err(error) = started {
            tracing::warn!(%error, "cannot start the analysis thread");
        }
        AnalysisWorker { queue }
    }
    /// Queues the match for analysis, this moment first. A repeated request does nothing more.
    pub fn request(&self, replay: &Arc<dyn Analysed>, moment: usize) {
        let notes = replay.analysis();
        notes.wanted.store(moment, Ordering::Relaxed);
        *notes.looked() = Instant::now();
        let is_idle = notes.next().is_some() && !notes.is_under_way.swap(true, Ordering::AcqRel);
        if is_idle && self.queue.try_send(replay.clone()).is_err() {
            notes.is_under_way.store(false, Ordering::Release);
        }
    }
}

/// Until the worker is dropped.
fn work(orders: &mpsc::Receiver<Arc<dyn Analysed>>, scheduler: &BotScheduler) {
    let mut queue: VecDeque<Arc<dyn Analysed>> = VecDeque::new();
    loop {
        if queue.is_empty() {
            let Ok(replay) = orders.recv() else { return };
            queue.push_back(replay);
        }
        while queue.len() < WAITING {
            match orders.try_recv() {
                Ok(replay) => queue.push_back(replay),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        let is_urgent = |replay: &Arc<dyn Analysed>| replay.analysis().next().is_some_and(|next| next.is_urgent);
        let place = queue.iter().position(is_urgent).unwrap_or_default();
        let Some(replay) = queue.remove(place) else { continue };
        let is_forgotten = replay.analysis().looked().elapsed() > FORGOTTEN;
        match replay.analysis().next().filter(|_| !is_forgotten) {
            Some(next) => {
                analyse_next(&*replay, next, scheduler);
                queue.push_back(replay);
            }
            None => replay.analysis().is_under_way.store(false, Ordering::Release),
        }
    }
}

/// Analyses one moment. One that is not urgent is abandoned if a bot needs the core.
fn analyse_next(replay: &dyn Analysed, next: Next, scheduler: &BotScheduler) {
    let has_room = scheduler.wait_for_room(PATIENCE);
    if !has_room && !next.is_urgent {
        return;
    }
    let mut is_left = false;
    let mut go_on = || {
        is_left = !next.is_urgent && !scheduler.has_room();
        !is_left
    };
    // A bug in rules or bot costs this moment, not the thread.
    let insight = guarded(|| think(&*replay.at(next.moment), next.moment, &mut go_on));
    if !is_left {
        let insight = insight.unwrap_or_else(|_| PositionAnalysis::of_value(Vec::new()));
        replay.analysis().known().insert(next.moment, if next.is_urgent { insight } else { insight.brief() });
    }
}

fn think(sitting: &dyn AnyMatch, moment: usize, go_on: &mut dyn FnMut() -> bool) -> PositionAnalysis {
    if let Some(outcome) = sitting.outcome() {
        let sharing = outcome.sharing(sitting.seats());
        let share_of = |seat: Seat| if sharing.contains(seat) { 1.0 / sharing.count() as f32 } else { 0.0 };
        let value = sitting.seats().map(|seat| chance_of(sitting, seat, share_of(seat)));
        return PositionAnalysis::of_value(value.collect());
    }
    let mut seats = Vec::new();
    let mut value = vec![0.0; sitting.seats().count()];
    for seat in sitting.asked() {
        let until = Instant::now() + TIME;
        let mut patience = |so_far: Progress| so_far.games < GAMES && Instant::now() < until && go_on();
        // The same seed for the same moment: a repeated analysis gives the same.
        let mut luck = FastRng(moment as u64);
        let Some(thought) = sitting.think(seat, Level::Strong, &mut luck, &mut patience) else { continue };
        let chances = sitting.seats().zip(&thought.value).map(|(seat, share)| chance_of(sitting, seat, *share));
        value.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        seats.push(SeatAnalysis::of(sitting, seat, thought));
    }
    if seats.is_empty() {
        return PositionAnalysis::of_value(Vec::new());
    }
    value.iter_mut().for_each(|sum| *sum /= seats.len() as f32);
    PositionAnalysis { seats, ..PositionAnalysis::of_value(value) }
}

/// A seat's chance to win from its share of the wins: the search divides a win among all winners, and partners win together.
pub fn chance_of(sitting: &dyn AnyMatch, seat: Seat, share: f32) -> f32 {
    let partners = sitting.sides().into_iter().find(|side| side.contains(seat)).map_or(1, Iterator::count);
    (share * partners as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wardroom_kernel::{Setup, Talk};

    fn all_of(notes: &Analysis) -> BTreeSet<usize> {
        notes.plan.iter().copied().collect()
    }
    fn note(notes: &Analysis, moment: usize) {
        notes.known().insert(moment, PositionAnalysis::of_value(vec![0.5, 0.5]));
    }

    #[test]
    fn every_asked_seat_is_analysed_and_the_chances_are_the_mean_of_their_views() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let tides = games.iter().find(|game| game.name() == "turning-tides").unwrap();
        let setup = tides.setup(tides.modes()[0].name, None, &[]).unwrap();
        let mut sitting = tides.begin(setup).unwrap();
        sitting.set_seeded_dice("7");
        let both: Vec<Seat> = sitting.asked().collect();
        assert_eq!(both, [Seat(0), Seat(1)], "they choose in secret");
        let insight = think(&*sitting, 0, &mut || true);
        assert_eq!(insight.seats.iter().map(|thought| thought.seat).collect::<Vec<_>>(), both);
        assert!(insight.seats.iter().all(|thought| !thought.best.is_empty() && thought.tries > 0));
        assert!((insight.value.iter().sum::<f32>() - 1.0).abs() < 0.01, "{:?}", insight.value);
        assert!(!insight.clone().brief().value.is_empty() && insight.brief().is_brief);
    }

    #[test]
    fn partners_share_the_chance_of_their_side_and_winners_have_all_of_it() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let sky = games.iter().find(|game| game.name() == "efemeris").unwrap();
        let setup: Setup = sky.setup("team", None, &[]).unwrap();
        let mut sitting = sky.begin(setup).unwrap();
        sitting.set_seeded_dice("7");
        let insight = think(&*sitting, 0, &mut || true);
        assert!((insight.value.iter().sum::<f32>() - 2.0).abs() < 0.02, "one for each of two sides: {insight:?}");
        let seat = insight.seats[0].seat;
        assert!((insight.seats[0].best[0].chance - insight.value[usize::from(seat.0)]).abs() < 0.2, "{insight:?}");
        let enemy = sitting.sides().into_iter().find(|side| !side.contains(seat)).unwrap();
        for loser in enemy {
            sitting.submit_talk(loser, Talk::Resign).unwrap();
        }
        let value = think(&*sitting, 1, &mut || true).value;
        let won = |seat: Seat| if enemy.contains(seat) { 0.0 } else { 1.0 };
        assert_eq!(value, sitting.seats().map(won).collect::<Vec<f32>>());
    }

    #[test]
    fn every_moment_is_analysed_from_coarse_to_fine() {
        let short = Analysis::of(&[0, 2, 5]);
        assert_eq!((short.plan.clone(), short.progress(1)), (vec![2, 0, 1], (0, 3)));
        assert_eq!((Analysis::of(&[0]).plan, Analysis::of(&[]).plan), (vec![0], vec![]));
        let long = Analysis::of(&(0..1000).collect::<Vec<_>>());
        assert_eq!((long.plan.len(), all_of(&long)), (1000, (0..1000).collect()), "each once");
        // However far it has come, no part of the chart stays behind.
        let widest = |first: usize| {
            let known: BTreeSet<usize> = long.plan[..first].iter().copied().collect();
            assert_eq!((known.first(), known.last()), (Some(&0), Some(&999)));
            known.iter().zip(known.iter().skip(1)).map(|(one, next)| next - one).max().unwrap_or_default()
        };
        assert_eq!([widest(10), widest(COARSE), widest(550), widest(1000)], [169, 11, 2, 1]);
    }

    #[test]
    fn a_moment_whose_answers_were_discarded_is_analysed_again_if_a_client_looks_at_it() {
        let notes = Analysis::of(&[0, 1, 2]);
        let thought = SeatAnalysis { seat: Seat(0), tries: 7, best: Vec::new() };
        let whole = PositionAnalysis { seats: vec![thought], ..PositionAnalysis::of_value(vec![0.25, 0.75]) };
        for moment in 0..3 {
            notes.known().insert(moment, whole.clone().brief());
        }
        assert_eq!((notes.next(), notes.progress(0)), (Some(Next { moment: 0, is_urgent: true }), (2, 3)));
        notes.known().insert(0, whole.clone());
        assert_eq!((notes.next(), notes.progress(0)), (None, (3, 3)));
        assert_eq!(notes.known()[&1].value, whole.value, "the chart has its point");
        assert!(
            !PositionAnalysis::of_value(Vec::new()).brief().is_brief,
            "where nobody was asked there is nothing to think about"
        );
    }

    #[test]
    fn a_very_long_match_is_sampled_and_the_visible_moment_is_added() {
        let endless = Analysis::of(&(0..40_000).collect::<Vec<_>>());
        assert_eq!((endless.plan.len(), all_of(&endless).len()), (MOST, MOST));
        assert_eq!((all_of(&endless).first(), all_of(&endless).last()), (Some(&0), Some(&39_999)));
        let between = (0..).find(|moment| !endless.plan.contains(moment)).unwrap();
        assert_eq!((endless.progress(0), endless.progress(between)), ((0, MOST), (0, MOST + 1)));
    }

    #[test]
    fn the_visible_moment_comes_first_and_those_between_are_not_urgent() {
        let notes = Analysis::of(&(0..200).collect::<Vec<_>>());
        notes.wanted.store(151, Ordering::Relaxed);
        assert_eq!(notes.next(), Some(Next { moment: 151, is_urgent: true }));
        note(&notes, 151);
        for &moment in &notes.plan[..COARSE] {
            assert!(notes.next().unwrap().is_urgent && !notes.is_filling());
            note(&notes, moment);
        }
        assert!(!notes.next().unwrap().is_urgent && notes.is_filling());
        assert!(notes.progress(0).0 < 200);
        while let Some(next) = notes.next() {
            note(&notes, next.moment);
        }
        assert_eq!(
            (notes.progress(0), notes.is_filling()),
            ((200, 200), false),
            "every decision has its point at last"
        );
    }
}
