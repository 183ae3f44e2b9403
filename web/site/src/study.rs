//! What the strong bot thinks of a match that is over: one thread for the whole house, which the machine serves last.
//! First it thinks about what somebody looks at and about moments from all over the match, then about all that lie between
//! while no bot at a table needs the core. Of several matches each gets its turn; one that nobody looks at any more waits.

use crate::{desk::guarded, easel::stand_back, film::Film, thinkers::Thinkers};
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

/// So many points make a chart that can be read, and come first.
const COARSE: usize = 96;
/// More are not thought about: a longer match is sampled. The longest that bots play to the end, Merchants & Marauders by four,
/// have two to three thousand; a record from elsewhere may have any number, and this is eight minutes of a core already.
const MOST: usize = 4000;
/// How long it thinks about a moment, and how many games it imagines at most.
const TIME: Duration = Duration::from_millis(120);
const GAMES: u32 = 600;
/// Of the answers it has tried so many are shown.
const LIKELY: usize = 4;
/// Matches that wait; whoever comes later asks again.
const WAITING: usize = 16;
/// What somebody waits for begins after this time, also where no core is left.
const PATIENCE: Duration = Duration::from_millis(200);
/// A page asks every few seconds how far it has come, one in the background every minute.
const FORGOTTEN: Duration = Duration::from_secs(90);

/// What it thinks of a moment: who is asked, and what they could do; after the end only how it ended.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Insight {
    /// One for each seat that is asked, from what that seat knows.
    pub(crate) thoughts: Vec<Thought>,
    /// The chances of each seat, between 0 and 1; where several are asked, in the middle of how each of them sees it.
    pub(crate) value: Vec<f32>,
    /// The answers were not kept: a long match has thousands of moments, and somebody looks at few of them. It thinks anew
    /// about one that they do.
    is_brief: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// How often it tried any answer.
    pub(crate) tries: u32,
    /// What it tried most, best first.
    pub(crate) best: Vec<Tried>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tried {
    /// In notation.
    pub(crate) answer: String,
    pub(crate) tries: u32,
    /// The chance of who is asked to win after it, between 0 and 1.
    pub(crate) chance: f32,
}

impl Thought {
    fn of(sitting: &dyn AnyMatch, seat: Seat, thought: AnalysisText) -> Thought {
        let tried = thought.visits.into_iter().zip(thought.shares);
        let tried = tried.map(|((answer, tries), share)| Tried { answer, tries, chance: chance(sitting, seat, share) });
        let mut best: Vec<Tried> = tried.collect();
        let tries = best.iter().map(|tried| tried.tries).sum();
        best.sort_by_key(|tried| Reverse(tried.tries));
        best.truncate(LIKELY);
        best.shrink_to_fit();
        Thought { seat, tries, best }
    }
}

impl Insight {
    fn of_value(value: Vec<f32>) -> Insight {
        Insight { thoughts: Vec::new(), value, is_brief: false }
    }
    fn brief(self) -> Insight {
        Insight { is_brief: !self.thoughts.is_empty(), ..Insight::of_value(self.value) }
    }
}

/// What was thought about a match so far, by moment.
#[derive(Debug)]
pub(crate) struct Notes {
    /// The moments to be known, in the order in which they are thought about.
    plan: Vec<usize>,
    known: Mutex<BTreeMap<usize, Insight>>,
    /// The moment that somebody looks at, and when they last did.
    wanted: AtomicUsize,
    looked: Mutex<Instant>,
    is_under_way: AtomicBool,
}

/// What is to be thought about next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Next {
    moment: usize,
    /// Somebody waits for it, or for the first look at the chart.
    is_urgent: bool,
}

impl Notes {
    pub(crate) fn about(moments: &[usize]) -> Notes {
        let plan = plan(moments.len());
        let (known, wanted, looked) = (Mutex::default(), AtomicUsize::new(0), Mutex::new(Instant::now()));
        Notes { plan, known, wanted, looked, is_under_way: AtomicBool::new(false) }
    }
    pub(crate) fn known(&self) -> MutexGuard<'_, BTreeMap<usize, Insight>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// How many of the moments to be known are known, for somebody who looks at one of them.
    pub(crate) fn progress(&self, moment: usize) -> (usize, usize) {
        let known = self.known();
        let more = (!self.plan.contains(&moment)).then_some(moment);
        let wanted = || self.plan.iter().copied().chain(more);
        let is_done = |of: &usize| known.get(of).is_some_and(|insight| *of != moment || !insight.is_brief);
        (wanted().filter(is_done).count(), wanted().count())
    }
    /// Whether only moments between others are missing.
    pub(crate) fn is_filling(&self) -> bool {
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

/// From the beginning to the end, coarsely; then what lies between. Both closer and closer, so that the whole chart is seen early.
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

#[derive(Debug)]
pub(crate) struct Analyst {
    films: mpsc::SyncSender<Arc<Film>>,
}

impl Analyst {
    pub(crate) fn new(thinkers: Arc<Thinkers>) -> Analyst {
        let (films, orders) = mpsc::sync_channel::<Arc<Film>>(WAITING);
        let analyst = thread::Builder::new().name("analyst".into()).spawn(move || {
            stand_back();
            work(&orders, &thinkers);
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
        *notes.looked() = Instant::now();
        let is_idle = notes.next().is_some() && !notes.is_under_way.swap(true, Ordering::AcqRel);
        if is_idle && self.films.try_send(film.clone()).is_err() {
            notes.is_under_way.store(false, Ordering::Release);
        }
    }
}

/// Until nobody can order anything any more.
fn work(orders: &mpsc::Receiver<Arc<Film>>, thinkers: &Thinkers) {
    let mut films: VecDeque<Arc<Film>> = VecDeque::new();
    loop {
        if films.is_empty() {
            let Ok(film) = orders.recv() else { return };
            films.push_back(film);
        }
        while films.len() < WAITING {
            match orders.try_recv() {
                Ok(film) => films.push_back(film),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return,
            }
        }
        let is_urgent = |film: &Arc<Film>| film.notes.next().is_some_and(|next| next.is_urgent);
        let place = films.iter().position(is_urgent).unwrap_or_default();
        let Some(film) = films.remove(place) else { continue };
        let is_forgotten = film.notes.looked().elapsed() > FORGOTTEN;
        match film.notes.next().filter(|_| !is_forgotten) {
            Some(next) => {
                study(&film, next, thinkers);
                films.push_back(film);
            }
            None => film.notes.is_under_way.store(false, Ordering::Release),
        }
    }
}

/// Thinks about one moment. What nobody waits for is left where a bot needs the core.
fn study(film: &Film, next: Next, thinkers: &Thinkers) {
    let has_room = thinkers.wait_for_room(PATIENCE);
    if !has_room && !next.is_urgent {
        return;
    }
    let mut is_left = false;
    let mut go_on = || {
        is_left = !next.is_urgent && !thinkers.has_room();
        !is_left
    };
    // A bug in rules or bot costs the insight, not the thread.
    let insight = guarded(|| think(&*film.at(next.moment), next.moment, &mut go_on));
    if !is_left {
        let insight = insight.unwrap_or_else(|_| Insight::of_value(Vec::new()));
        film.notes.known().insert(next.moment, if next.is_urgent { insight } else { insight.brief() });
    }
}

fn think(sitting: &dyn AnyMatch, moment: usize, go_on: &mut dyn FnMut() -> bool) -> Insight {
    if let Some(outcome) = sitting.outcome() {
        let sharing = outcome.sharing(sitting.seats());
        let share_of = |seat: Seat| if sharing.contains(seat) { 1.0 / sharing.count() as f32 } else { 0.0 };
        let value = sitting.seats().map(|seat| chance(sitting, seat, share_of(seat)));
        return Insight::of_value(value.collect());
    }
    let mut thoughts = Vec::new();
    let mut value = vec![0.0; sitting.seats().count()];
    for seat in sitting.asked() {
        let until = Instant::now() + TIME;
        let mut patience = |so_far: Progress| so_far.games < GAMES && Instant::now() < until && go_on();
        // The same match gets the same luck: asked again it thinks the same.
        let mut luck = FastRng(moment as u64);
        let Some(thought) = sitting.think(seat, Level::Strong, &mut luck, &mut patience) else { continue };
        let chances = sitting.seats().zip(&thought.value).map(|(seat, share)| chance(sitting, seat, *share));
        value.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        thoughts.push(Thought::of(sitting, seat, thought));
    }
    if thoughts.is_empty() {
        return Insight::of_value(Vec::new());
    }
    value.iter_mut().for_each(|sum| *sum /= thoughts.len() as f32);
    Insight { thoughts, ..Insight::of_value(value) }
}

/// The chance to win of a seat that a search gives this share of the wins: it divides a win among all who win, and partners
/// win together.
pub(crate) fn chance(sitting: &dyn AnyMatch, seat: Seat, share: f32) -> f32 {
    let partners = sitting.sides().into_iter().find(|side| side.contains(seat)).map_or(1, Iterator::count);
    (share * partners as f32).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wardroom_kernel::{Setup, Talk};

    fn all_of(notes: &Notes) -> BTreeSet<usize> {
        notes.plan.iter().copied().collect()
    }
    fn note(notes: &Notes, moment: usize) {
        notes.known().insert(moment, Insight::of_value(vec![0.5, 0.5]));
    }

    #[test]
    fn whoever_is_asked_is_thought_for_and_the_chances_lie_between_their_views() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let tides = games.iter().find(|game| game.name() == "turning-tides").unwrap();
        let setup = tides.setup(tides.modes()[0].name, None, &[]).unwrap();
        let mut sitting = tides.begin(setup).unwrap();
        sitting.set_seeded_dice("7");
        let both: Vec<Seat> = sitting.asked().collect();
        assert_eq!(both, [Seat(0), Seat(1)], "they choose in secret");
        let insight = think(&*sitting, 0, &mut || true);
        assert_eq!(insight.thoughts.iter().map(|thought| thought.seat).collect::<Vec<_>>(), both);
        assert!(insight.thoughts.iter().all(|thought| !thought.best.is_empty() && thought.tries > 0));
        assert!((insight.value.iter().sum::<f32>() - 1.0).abs() < 0.01, "{:?}", insight.value);
        assert!(!insight.clone().brief().value.is_empty() && insight.brief().is_brief);
    }

    #[test]
    fn partners_have_the_chance_of_their_side_and_one_who_has_won_all_of_it() {
        let games = wardroom_catalog::games(&wardroom_catalog::Boxes::new());
        let sky = games.iter().find(|game| game.name() == "efemeris").unwrap();
        let setup: Setup = sky.setup("team", None, &[]).unwrap();
        let mut sitting = sky.begin(setup).unwrap();
        sitting.set_seeded_dice("7");
        let insight = think(&*sitting, 0, &mut || true);
        assert!((insight.value.iter().sum::<f32>() - 2.0).abs() < 0.02, "one for each of two sides: {insight:?}");
        let seat = insight.thoughts[0].seat;
        assert!((insight.thoughts[0].best[0].chance - insight.value[usize::from(seat.0)]).abs() < 0.2, "{insight:?}");
        let enemy = sitting.sides().into_iter().find(|side| !side.contains(seat)).unwrap();
        for loser in enemy {
            sitting.submit_talk(loser, Talk::Resign).unwrap();
        }
        let value = think(&*sitting, 1, &mut || true).value;
        let won = |seat: Seat| if enemy.contains(seat) { 0.0 } else { 1.0 };
        assert_eq!(value, sitting.seats().map(won).collect::<Vec<f32>>());
    }

    #[test]
    fn every_moment_is_thought_about_from_coarse_to_fine() {
        let short = Notes::about(&[0, 2, 5]);
        assert_eq!((short.plan.clone(), short.progress(1)), (vec![2, 0, 1], (0, 3)));
        assert_eq!((Notes::about(&[0]).plan, Notes::about(&[]).plan), (vec![0], vec![]));
        let long = Notes::about(&(0..1000).collect::<Vec<_>>());
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
    fn a_moment_of_which_the_answers_were_not_kept_is_thought_about_again_if_somebody_looks_at_it() {
        let notes = Notes::about(&[0, 1, 2]);
        let thought = Thought { seat: Seat(0), tries: 7, best: Vec::new() };
        let whole = Insight { thoughts: vec![thought], ..Insight::of_value(vec![0.25, 0.75]) };
        for moment in 0..3 {
            notes.known().insert(moment, whole.clone().brief());
        }
        assert_eq!((notes.next(), notes.progress(0)), (Some(Next { moment: 0, is_urgent: true }), (2, 3)));
        notes.known().insert(0, whole.clone());
        assert_eq!((notes.next(), notes.progress(0)), (None, (3, 3)));
        assert_eq!(notes.known()[&1].value, whole.value, "the chart has its point");
        assert!(
            !Insight::of_value(Vec::new()).brief().is_brief,
            "where nobody was asked there is nothing to think about"
        );
    }

    #[test]
    fn a_match_without_end_is_sampled_and_what_somebody_looks_at_comes_on_top() {
        let endless = Notes::about(&(0..40_000).collect::<Vec<_>>());
        assert_eq!((endless.plan.len(), all_of(&endless).len()), (MOST, MOST));
        assert_eq!((all_of(&endless).first(), all_of(&endless).last()), (Some(&0), Some(&39_999)));
        let between = (0..).find(|moment| !endless.plan.contains(moment)).unwrap();
        assert_eq!((endless.progress(0), endless.progress(between)), ((0, MOST), (0, MOST + 1)));
    }

    #[test]
    fn what_somebody_waits_for_comes_first_and_what_lies_between_is_not_urgent() {
        let notes = Notes::about(&(0..200).collect::<Vec<_>>());
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
