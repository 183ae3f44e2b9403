//! Monte Carlo tree search over information sets. The tree is the live answerer of imagined games: rules ask it as they
//! would ask people, so nothing is copied and nothing runs twice.

use crate::{Budget, Evaluator, Progress};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use wardroom_kernel::{Answerer, FastRng, Game, Outcome, Seat, Seats, Standpoint, Viewer};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// The exploration constant, relative to how much the values of imagined games differ.
    pub curiosity: f32,
}

impl Default for Search {
    fn default() -> Self {
        Search { curiosity: 1.4 }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// The offers of the open question that were tried, in the order they came up.
    pub arms: Vec<Candidate<A>>,
    /// The value of the match to each seat, by number.
    pub value: Vec<f32>,
    /// How many games were imagined.
    pub games: u32,
}

/// An answer that was tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    pub action: A,
    pub visits: u32,
    /// The sum of the values of its games, each between 0 and 1.
    pub total_value: f32,
    /// How often it could have been chosen.
    offered: u32,
    prior: f32,
}

impl<A: Copy> SearchResult<A> {
    /// The answer that was tried most often.
    pub fn best(&self) -> Option<A> {
        self.arms.iter().max_by_key(|arm| arm.visits).map(|arm| arm.action)
    }
    pub(crate) fn random(offers: impl Iterator<Item = A>, seats: Seats, rng: &mut FastRng) -> Self {
        let mut arms: Vec<_> =
            offers.map(|action| Candidate { action, visits: 0, total_value: 0.0, offered: 1, prior: 1.0 }).collect();
        let any = rng.below(arms.len().max(1));
        arms.iter_mut().skip(any).take(1).for_each(|arm| arm.visits = 1);
        SearchResult { arms, value: seats.map(|_| 0.5).collect(), games: 0 }
    }
}

/// One tree for each seat. A node is all events and answers of the seat since the root: what is hidden from a seat
/// does not part its nodes, so that no seat, imagined opponents included, acts on what it cannot know. Simultaneous
/// answers need no care: no event comes between them.
struct TreeWalk<'l, G: Game> {
    nodes: Nodes<G::Action>,
    evaluator: &'l dyn Evaluator<G>,
    seats: Seats,
    thinker: Seat,
    rng: &'l mut FastRng,
    curiosity: f32,
    spread: [ValueSpread; Seats::MAX],
    keys: [u64; Seats::MAX],
    path: Vec<(Seat, u64, usize)>,
    is_in_tree: bool,
    answers_left: u32,
    /// Not known before the first question of an imagined game.
    last_turn: Option<u32>,
}

#[expect(clippy::disallowed_types, reason = "it is never iterated, so its order does not matter; keys are hashes")]
type Nodes<A> = std::collections::HashMap<(Seat, u64), Vec<Candidate<A>>, BuildHasherDefault<Mixer>>;

/// The budget is asked once in so many imagined games.
const STRIDE: u32 = 8;

/// Weighs the answers to the open question by playing imagined games in place, for as long as the budget lasts, and at
/// least one.
pub fn think<G: Game>(
    standpoint: &mut Standpoint<'_, G>,
    search: Search,
    evaluator: &dyn Evaluator<G>,
    rng: &mut FastRng,
    budget: Budget<'_>,
) -> SearchResult<G::Action> {
    let (thinker, seats) = (standpoint.seat(), standpoint.seats());
    let mut deals = FastRng(rng.below(usize::MAX) as u64);
    let mut walk = TreeWalk {
        nodes: Nodes::default(),
        evaluator,
        seats,
        thinker,
        rng,
        curiosity: search.curiosity,
        spread: [ValueSpread::default(); Seats::MAX],
        keys: ROOTS,
        path: Vec::new(),
        is_in_tree: true,
        answers_left: 0,
        last_turn: None,
    };
    let mut games = 0;
    while games == 0 || games % STRIDE != 0 || budget(walk.progress(games)) {
        games += 1;
        (walk.keys, walk.is_in_tree) = (ROOTS, true);
        (walk.answers_left, walk.last_turn) = (evaluator.max_depth(), None);
        let (outcome, table) = standpoint.imagine(&mut deals, &mut walk);
        let mut value = [0.0; Seats::MAX];
        for seat in seats {
            value[seat] = outcome.map_or_else(|| evaluator.value(table, seat), |outcome| share(outcome, seat, seats));
            walk.spread[seat].add(value[seat]);
        }
        for (seat, key, arm) in walk.path.drain(..) {
            let arm = &mut walk.nodes.get_mut(&(seat, key)).expect("the path leads through nodes")[arm];
            arm.visits += 1;
            arm.total_value += value[seat];
        }
    }
    let arms = walk.nodes.remove(&(thinker, ROOTS[thinker])).unwrap_or_default();
    SearchResult { arms, value: seats.map(|seat| walk.spread[seat].mean()).collect(), games }
}

/// How much the values of imagined games differ: if an evaluator sees small differences only, small ones matter.
#[derive(Clone, Copy, Default)]
struct ValueSpread {
    count: f32,
    sum: f32,
    squares: f32,
}

impl ValueSpread {
    fn add(&mut self, value: f32) {
        (self.count, self.sum, self.squares) = (self.count + 1.0, self.sum + value, self.squares + value * value);
    }
    fn mean(self) -> f32 {
        self.sum / self.count
    }
    /// The standard deviation; half of what there is as long as little is known.
    fn deviation(self) -> f32 {
        const DOUBT: f32 = 4.0;
        let around = (self.squares - self.sum * self.sum / self.count.max(1.0)).max(0.0);
        ((around + DOUBT * 0.25) / (self.count + DOUBT)).sqrt().max(0.01)
    }
}

fn share(outcome: Outcome, seat: Seat, seats: Seats) -> f32 {
    let sharing = outcome.sharing(seats);
    if sharing.contains(seat) { 1.0 / sharing.count() as f32 } else { 0.0 }
}

impl<G: Game> TreeWalk<'_, G> {
    fn progress(&self, games: u32) -> Progress {
        let root = self.nodes.get(&(self.thinker, ROOTS[self.thinker]));
        let (mut most, mut second) = (0, 0);
        for arm in root.into_iter().flatten() {
            (most, second) = if most < arm.visits { (arm.visits, most) } else { (most, second.max(arm.visits)) };
        }
        Progress { games, lead: most - second }
    }
}

impl<G: Game> Answerer<G> for TreeWalk<'_, G> {
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize> {
        self.answers_left = self.answers_left.checked_sub(1)?;
        if *self.last_turn.get_or_insert_with(|| self.evaluator.last_turn(table)) < G::turn(table) {
            return None;
        }
        if !self.is_in_tree {
            return Some(if offers.len() == 1 { 0 } else { self.evaluator.play(table, offers, self.rng) });
        }
        // Of several seats any may be the first, but the thinker wants to know what to answer itself.
        let is_asked = self.path.is_empty() && offers.iter().any(|offer| offer.0 == self.thinker);
        let seat = if is_asked { self.thinker } else { offers[self.rng.below(offers.len())].0 };
        let key = self.keys[seat];
        let arms = self.nodes.entry((seat, key)).or_default();
        let curiosity = self.curiosity * self.spread[seat].deviation();
        let mut best = (f32::MIN, 0, 0);
        let (mut untried, mut most_prior) = (best, f32::MIN);
        // Untried answers with equal priors are tried in no particular order: the first offers are not the better ones.
        let from = self.rng.below(offers.len());
        let (before, behind) = offers.split_at(from);
        let round = behind.iter().chain(before).zip((from..offers.len()).chain(0..from));
        for (&(_, action), index) in round.filter(|(offer, _)| offer.0 == seat) {
            let place = arms.iter().position(|arm| arm.action == action).unwrap_or_else(|| {
                let prior = self.evaluator.prior(table, seat, action);
                arms.push(Candidate { action, visits: 0, total_value: 0.0, offered: 0, prior });
                arms.len() - 1
            });
            let arm = &mut arms[place];
            arm.offered += 1;
            most_prior = most_prior.max(arm.prior);
            let (visits, offered) = (arm.visits as f32, arm.offered as f32);
            let (leading, hope) = if arm.visits == 0 {
                (&mut untried, offered * arm.prior)
            } else {
                (&mut best, arm.total_value / visits + curiosity * (offered.ln() / visits).sqrt())
            };
            if leading.0 < hope {
                *leading = (hope, index, place);
            }
        }
        let (_, index, place) = if most_prior <= untried.0 { untried } else { best };
        let was_tried = 0 < arms[place].visits;
        self.path.push((seat, key, place));
        // Others may have to answer first, under seal: the tree reaches to the thinker's own answer at least.
        self.is_in_tree = was_tried || self.path.iter().all(|step| step.0 != self.thinker);
        self.keys[seat] = mix(key, &offers[index].1);
        Some(index)
    }
    fn chance(&mut self, _: usize, outcomes: u32) -> Option<u32> {
        Some(self.rng.below(outcomes as usize) as u32)
    }
    fn on_event(&mut self, event: G::Event) {
        if self.is_in_tree {
            for seat in self.seats.filter(|&seat| G::is_visible(&event, Viewer::Seat(seat))) {
                self.keys[seat] = mix(self.keys[seat], &event);
            }
        }
    }
}

fn mix(key: u64, thing: &impl Hash) -> u64 {
    let mut mixer = Mixer(key);
    thing.hash(&mut mixer);
    mixer.finish()
}

/// FNV-1a, begun where the last one ended.
const ROOTS: [u64; Seats::MAX] = [0xcbf2_9ce4_8422_2325; Seats::MAX];
#[derive(Default)]
struct Mixer(u64);
impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    }
    fn finish(&self) -> u64 {
        self.0
    }
}
