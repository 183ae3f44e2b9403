//! Asking: where the rules meet the tape.
//!
//! A question whose answer is on the tape returns it. Past the end of the tape a live answerer is asked; if it keeps
//! silent, `Suspend` travels up through the `?` of the rules, and the step is run again once there is an answer.

use super::{Deck, FastRng, Game, Outcome, Seat, Seats, Viewer};
use arrayvec::ArrayVec;

/// One entry of the tape and of the record: who answered what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer<A> {
    Seat(Seat, A),
    Chance { outcome: u32, of: u32 },
}

/// The question has no answer yet. Not an error; rules cannot make one, nor lose one unnoticed.
///
/// ```compile_fail
/// let made_up = wardroom_kernel::Suspend(());
/// ```
#[derive(Debug)]
pub struct Suspend(());
pub type RuleResult<T = ()> = Result<T, Suspend>;
pub type Sealed<T> = ArrayVec<(Seat, T), { Seats::MAX }>;

/// A typed answer: one small type per question. `Action` is their sum, with `From` and `TryInto` derived.
pub trait Choice<G: Game>: Copy + Into<G::Action> + TryFrom<G::Action> {}
impl<G: Game, T: Copy + Into<G::Action> + TryFrom<G::Action>> Choice<G> for T {}

/// Who answers past the end of the tape: dice, a rollout policy, a search tree. `None` leaves the question open.
pub trait Answerer<G: Game> {
    /// The index of the offer that is taken. Offers to several seats mean that any of them may answer.
    fn choose(&mut self, table: &G::Table, offers: &[(Seat, G::Action)]) -> Option<usize>;
    /// One of `0..outcomes`, to be entry number `place` of the tape.
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32>;
    fn on_event(&mut self, _event: G::Event) {}
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    Nothing,
    Chance(u32),
    /// One answer, of any of the seats asked.
    One,
    /// One sealed answer of each.
    Each,
}

/// The answers so far and the question behind the last of them. The buffers stay, so that asking allocates nothing.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Tape<A> {
    pub(super) answers: Vec<Answer<A>>,
    /// The entry to be recalled next.
    pub(super) at: usize,
    /// Entries before this one cannot be taken back.
    pub(super) fence: usize,
    pub(super) wanted: Wanted,
    pub(super) asked: Seats,
    pub(super) offers: Vec<(Seat, A)>,
    /// How many steps, throws and events may still come before a seat answers. Counted down, which is the cheapest check.
    pub(super) unasked_left: u32,
}

/// No game comes near it. Rules that reach it never end: they have a fault, or play cannot lead to the position they began at.
pub(super) const MOST_UNASKED: u32 = 10_000;

#[cold]
fn never_asks() -> ! {
    panic!("the rules go on and on: {MOST_UNASKED} steps, throws and events, and no seat is asked")
}

impl<A: Copy> Tape<A> {
    pub(super) fn new() -> Self {
        let (answers, offers) = (Vec::new(), Vec::new());
        Tape {
            answers,
            at: 0,
            fence: 0,
            wanted: Wanted::Nothing,
            asked: Seats::default(),
            offers,
            unasked_left: MOST_UNASKED,
        }
    }
    fn count_unasked(&mut self) {
        let (left, is_over) = self.unasked_left.overflowing_sub(1);
        self.unasked_left = left;
        if is_over {
            never_asks();
        }
    }
    pub(super) fn rewind(&mut self, to: usize) {
        (self.at, self.wanted, self.asked) = (to, Wanted::Nothing, Seats::default());
    }
    /// The open question, with the answers of its step only.
    pub(super) fn since(&self, step: usize) -> Self {
        Tape { answers: self.answers[step..].to_vec(), offers: self.offers.clone(), ..*self }
    }
    pub(super) fn is_still(&self, other: &Self, step: usize) -> bool
    where
        A: PartialEq,
    {
        let state = |tape: &Self| (tape.at, tape.fence, tape.wanted, tape.asked);
        state(self) == state(other) && self.answers[step..] == other.answers && self.offers == other.offers
    }
    fn add(&mut self, answer: Answer<A>) -> Answer<A> {
        self.answers.push(answer);
        self.at += 1;
        answer
    }
    fn take(&mut self, index: usize) -> Answer<A> {
        let (seat, action) = self.offers[index];
        self.unasked_left = MOST_UNASKED;
        self.add(Answer::Seat(seat, action))
    }
    fn offer<I: IntoIterator<Item: Into<A>>>(&mut self, seats: Seats, mut options: impl FnMut(Seat) -> I) {
        self.offers.clear();
        for seat in seats {
            options(seat).into_iter().for_each(|option| self.offers.push((seat, option.into())));
        }
    }
    fn suspend(&mut self, wanted: Wanted, mut asked: Seats) -> Suspend {
        (self.wanted, self.asked) = (wanted, asked);
        assert!(asked.all(|seat| self.offers.iter().any(|offer| offer.0 == seat)), "a question without offers");
        Suspend(())
    }
}

/// What the rules hold while they resolve a step.
#[expect(missing_debug_implementations, reason = "it borrows everything, for the length of one step")]
pub struct Cx<'a, G: Game, L> {
    /// Rules change it freely: an unfinished step is run again from its beginning.
    pub table: &'a mut G::Table,
    pub(super) tape: &'a mut Tape<G::Action>,
    pub(super) live: &'a mut L,
    /// Where the tape ends, the table is exchanged for one at which this seat could be sitting.
    pub(super) imagine: Option<(Seat, &'a mut FastRng)>,
}

impl<G: Game, L: Answerer<G>> Cx<'_, G, L> {
    /// Asks `seat` for one of `options`: an array, an `ArrayVec`, an iterator that looks at the table. They are listed
    /// only if a seat really has to choose.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer, Seat};
    /// /// Goes through the seats until one of them takes the offer.
    /// fn first_taker<G: Game>(cx: &mut Cx<G, impl Answerer<G>>, take: G::Action, pass: G::Action) -> RuleResult<Option<Seat>> {
    ///     for seat in [Seat(0), Seat(1), Seat(2)] {
    ///         if cx.choose(seat, |_table| [take, pass])? == take {
    ///             return Ok(Some(seat));
    ///         }
    ///     }
    ///     Ok(None)
    /// }
    /// ```
    pub fn choose<'s, I: IntoIterator<Item: Choice<G>>>(
        &'s mut self,
        seat: Seat,
        options: impl FnOnce(&'s G::Table) -> I,
    ) -> RuleResult<I::Item> {
        let mut options = Some(options);
        Ok(self.choose_any([seat], |table, _| options.take().expect("one seat is asked once")(table))?.1)
    }
    /// Asks several seats; the first answer counts.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer, Seats};
    /// /// Partners act in any order, each once.
    /// fn all_act<G: Game>(cx: &mut Cx<G, impl Answerer<G>>, mut partners: Seats, act: [G::Action; 2]) -> RuleResult {
    ///     while !partners.is_empty() {
    ///         let (seat, _act) = cx.choose_any(partners, |_table, _seat| act)?;
    ///         partners = partners.without(seat);
    ///     }
    ///     Ok(())
    /// }
    /// ```
    pub fn choose_any<'s, I: IntoIterator<Item: Choice<G>>>(
        &'s mut self,
        seats: impl IntoIterator<Item = Seat>,
        mut options: impl FnMut(&'s G::Table, Seat) -> I,
    ) -> RuleResult<(Seat, I::Item)> {
        if let Some(answer) = self.recall() {
            return Ok(of_seat(answer));
        }
        let (table, seats): (&'s G::Table, Seats) = (self.table, seats.into_iter().collect());
        self.tape.offer(seats, |seat| options(table, seat));
        match self.live.choose(table, &self.tape.offers) {
            Some(index) => Ok(of_seat(self.tape.take(index))),
            None => Err(self.tape.suspend(Wanted::One, seats)),
        }
    }
    /// Asks each of the seats for a sealed answer; they are opened together, in seat order.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer, Seats};
    /// /// Whether everybody is for it.
    /// fn vote<G: Game>(cx: &mut Cx<G, impl Answerer<G>>, seats: Seats, yes: G::Action, no: G::Action) -> RuleResult<bool> {
    ///     let votes = cx.choose_each(seats, |_table, _seat| [yes, no])?;
    ///     Ok(votes.iter().all(|&(_seat, vote)| vote == yes))
    /// }
    /// ```
    pub fn choose_each<'s, I: IntoIterator<Item: Choice<G>>>(
        &'s mut self,
        seats: impl IntoIterator<Item = Seat>,
        mut options: impl FnMut(&'s G::Table, Seat) -> I,
    ) -> RuleResult<Sealed<I::Item>> {
        let (seats, mut sealed): (Seats, Sealed<_>) = (seats.into_iter().collect(), Sealed::new());
        while sealed.len() < seats.count()
            && let Some(answer) = self.recall()
        {
            sealed.push(of_seat(answer));
        }
        let table: &'s G::Table = self.table;
        for seat in seats.skip(sealed.len()) {
            self.tape.offer(seat.into(), |seat| options(table, seat));
            let Some(index) = self.live.choose(table, &self.tape.offers) else {
                // All of them are open until the last is answered: none of them stays on the tape alone.
                self.tape.at -= sealed.len();
                self.tape.answers.truncate(self.tape.at);
                self.tape.offer(seats, |seat| options(table, seat));
                return Err(self.tape.suspend(Wanted::Each, seats));
            };
            sealed.push(of_seat(self.tape.take(index)));
        }
        self.tape.fence = self.tape.at;
        Ok(sealed)
    }

    /// Nature picks one of `0..outcomes`, all equally likely.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer, Seat, Seats};
    /// /// Any of the seats.
    /// fn first_player<G: Game>(cx: &mut Cx<G, impl Answerer<G>>, mut seats: Seats) -> RuleResult<Seat> {
    ///     let index = cx.chance(seats.count() as u32)?;
    ///     Ok(seats.nth(index as usize).expect("as many as were counted"))
    /// }
    /// ```
    pub fn chance(&mut self, outcomes: u32) -> RuleResult<u32> {
        assert!(0 < outcomes, "nature cannot choose from nothing");
        let answer = match self.recall() {
            Some(answer) => answer,
            None => match self.live.chance(self.tape.at, outcomes) {
                Some(outcome) => {
                    self.tape.count_unasked();
                    self.tape.add(Answer::Chance { outcome, of: outcomes })
                }
                None => return Err(self.tape.suspend(Wanted::Chance(outcomes), Seats::default())),
            },
        };
        match answer {
            Answer::Chance { outcome, of } if of == outcomes => Ok(outcome),
            Answer::Chance { .. } | Answer::Seat(..) => off_the_tape(),
        }
    }
    /// A die: 1 to `sides`.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer};
    /// fn two_dice<G: Game>(cx: &mut Cx<G, impl Answerer<G>>) -> RuleResult<u8> {
    ///     Ok(cx.roll(6)? + cx.roll(6)?)
    /// }
    /// ```
    pub fn roll(&mut self, sides: u8) -> RuleResult<u8> {
        Ok(self.chance(sides.into())? as u8 + 1)
    }
    /// Draws from a deck on the table: what lies on top, else any of its cards, from an empty deck nothing.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cards, Cx, Deck, Game, Answerer, Seat};
    /// # struct Table { deck: Deck<u8, 20>, hand: [Cards<u8, 20>; 2] }
    /// fn draw_two<G: Game<Table = Table>>(cx: &mut Cx<G, impl Answerer<G>>, seat: Seat) -> RuleResult {
    ///     for _ in 0..2 {
    ///         if let Some(card) = cx.draw(|t| &mut t.deck)? {
    ///             cx.table.hand[seat].put(card);
    ///         }
    ///     }
    ///     Ok(())
    /// }
    /// ```
    pub fn draw<C: Copy + Ord, const N: usize>(
        &mut self,
        deck: impl Fn(&mut G::Table) -> &mut Deck<C, N>,
    ) -> RuleResult<Option<C>> {
        self.reveal();
        let (top, rest) = (deck(self.table).top.pop(), deck(self.table).cards.len() as u32);
        if top.is_some() || rest == 0 {
            return Ok(top);
        }
        let index = self.chance(rest)?;
        Ok(Some(deck(self.table).cards.take_at(index)))
    }
    /// Says what happened, to those who may hear it.
    pub fn emit(&mut self, event: G::Event) {
        self.tape.count_unasked();
        if self.imagine.is_none() {
            self.live.on_event(event);
        }
    }
    /// Something hidden is shown: what has been seen cannot be taken back.
    ///
    /// ```
    /// # use wardroom_kernel::{RuleResult, Cx, Game, Answerer, Seat};
    /// # struct Table { hand: [u8; 2], is_shown: bool }
    /// /// Looks at a hand, and may then be sorry. The answer that led here cannot be taken back any more.
    /// fn spy<G: Game<Table = Table>>(cx: &mut Cx<G, impl Answerer<G>>, seat: Seat, sorry: G::Action) -> RuleResult {
    ///     cx.table.is_shown = true;
    ///     cx.reveal();
    ///     cx.choose(seat, |_table| [sorry])?;
    ///     Ok(())
    /// }
    /// ```
    pub fn reveal(&mut self) {
        self.tape.fence = self.tape.at;
    }

    fn recall(&mut self) -> Option<Answer<G::Action>> {
        assert!(self.tape.wanted == Wanted::Nothing, "a rule went on after an unanswered question: use `?`");
        let answer = self.tape.answers.get(self.tape.at).copied();
        if answer.is_some() {
            self.tape.at += 1;
        } else if let Some((seat, rng)) = self.imagine.take() {
            *self.table = G::determinize(&G::view(self.table, Viewer::Seat(seat)), seat, rng);
        }
        answer
    }
    /// One step of the rules, with a guard against lost `Suspend`s.
    pub(super) fn step(mut self) -> RuleResult {
        self.tape.count_unasked();
        let asked = G::resolve(&mut self);
        assert!(asked.is_err() == (self.tape.wanted != Wanted::Nothing), "a rule swallowed a `Suspend`: use `?`");
        asked
    }
}

fn of_seat<A, T: TryFrom<A>>(answer: Answer<A>) -> (Seat, T) {
    match answer {
        Answer::Seat(seat, action) => (seat, action.try_into().unwrap_or_else(|_| off_the_tape())),
        Answer::Chance { .. } => off_the_tape(),
    }
}

fn off_the_tape() -> ! {
    panic!("the tape does not fit the question: was it recorded by other rules?")
}

/// Plays in place: the live answerer is asked at once; nothing is copied, run again or allocated.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    pub table: G::Table,
    pub(super) tape: Tape<G::Action>,
}

impl<G: Game> Run<G> {
    pub fn at(table: G::Table) -> Self {
        Run { table, tape: Tape::new() }
    }
    /// Plays on until the game ends or `live` keeps silent.
    pub fn play(&mut self, live: &mut impl Answerer<G>) -> Option<Outcome> {
        self.tape.answers.clear();
        self.play_tape(live, None)
    }
    pub(super) fn play_tape(
        &mut self,
        live: &mut impl Answerer<G>,
        mut imagine: Option<(Seat, &mut FastRng)>,
    ) -> Option<Outcome> {
        self.tape.unasked_left = MOST_UNASKED;
        while G::outcome(&self.table).is_none() {
            self.tape.rewind(0);
            Cx { table: &mut self.table, tape: &mut self.tape, live, imagine: imagine.take() }.step().ok()?;
            self.tape.answers.clear();
        }
        G::outcome(&self.table)
    }
}
