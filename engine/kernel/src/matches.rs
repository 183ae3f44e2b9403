//! A running match: who is asked what, what was answered, what may be taken back.

mod rejected;
mod talking;

pub use rejected::Rejected;
pub use talking::Said;

use super::ask::{MOST_UNASKED, Sealed, Tape, Wanted};
use super::dice::Dice;
use super::{Answer, Answerer, Cx, Game, Outcome, RuleResult, Seat, Seats, Setup, SetupError, Standpoint, Viewer};

/// What is under way, a step or a game: the table at its beginning, the answers and events since.
#[derive(Clone, Copy, Debug)]
pub struct Step<'m, G: Game> {
    pub table: &'m G::Table,
    pub answers: &'m [Answer<G::Action>],
    pub events: &'m [G::Event],
}

/// A place in the match to which it can be set back: the table as it stood there, and how many answers and events came before.
#[derive(Clone, Debug)]
struct Mark<T> {
    table: T,
    answers: usize,
    events: usize,
}

/// The table it began with, the answers and the talk are the truth; all else is derived from them.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G::Table,
    tape: Tape<G::Action>,
    talk: Vec<Said>,
    /// Answers to a simultaneous question that still waits for others.
    sealed: Sealed<G::Action>,
    /// Numbers of questions that were undone.
    skipped: usize,
    /// Answers that cannot be undone.
    kept: usize,
    dice: Option<Dice>,
    /// Where the present game began. There is another one only after a draw that ended a game and not the match.
    opening: Mark<G::Table>,
    /// How much was said before the present game.
    said_before: usize,
    /// Where the current step began.
    checkpoint: Mark<G::Table>,
    table: G::Table,
    events: EventLog<G::Event>,
    /// Whether each step is run twice and compared, as in debug builds.
    pub check_purity: bool,
}

impl<G: Game> Match<G> {
    pub fn new(setup: &Setup, parts: &'static G::Parts) -> Result<Self, SetupError> {
        Ok(Match::at(G::initial_table(setup, parts)?))
    }
    pub fn at(start: G::Table) -> Self {
        let opening = Mark { table: start.clone(), answers: 0, events: 0 };
        let mut this = Match {
            tape: Tape::new(),
            talk: Vec::new(),
            sealed: Sealed::new(),
            skipped: 0,
            kept: 0,
            dice: None,
            checkpoint: opening.clone(),
            opening,
            said_before: 0,
            table: start.clone(),
            start,
            events: EventLog(Vec::new()),
            check_purity: cfg!(debug_assertions),
        };
        this.run();
        this
    }
    /// Leaves chance to these dice. Without dice nature is asked, as a player is.
    #[cfg(feature = "fair-dice")]
    #[must_use]
    pub fn with_dice(mut self, dice: Dice) -> Self {
        self.set_dice(dice);
        self
    }
    /// Leaves chance to these dice from here on.
    #[cfg(feature = "fair-dice")]
    pub fn set_dice(&mut self, dice: Dice) {
        self.dice = Some(dice);
        self.run();
    }
    /// What was answered so far stays: it was given, and those who play on here did not answer it.
    pub fn lock_answers(&mut self) {
        self.kept = self.tape.answers.len();
    }
    /// The match as it stood after so many answers, chance included. It has no dice.
    #[must_use]
    pub fn rewound(&self, answers: usize) -> Self {
        let mut earlier = Match::at(self.start.clone());
        for said in self.talk.iter().filter(|said| said.place <= answers) {
            earlier.catch_up(&self.tape.answers[..said.place]);
            earlier.replay_talk(*said);
        }
        earlier.catch_up(&self.tape.answers[..answers.min(self.tape.answers.len())]);
        earlier
    }
    fn catch_up(&mut self, answers: &[Answer<G::Action>]) {
        self.tape.answers.extend_from_slice(&answers[self.tape.answers.len()..]);
        self.run();
    }

    /// The table it began with.
    pub fn start(&self) -> &G::Table {
        &self.start
    }
    pub fn seats(&self) -> Seats {
        G::sides(&self.start).flatten().collect()
    }
    /// The truth at the open question: for the referee only.
    pub fn table(&self) -> &G::Table {
        &self.table
    }
    pub fn answers(&self) -> &[Answer<G::Action>] {
        &self.tape.answers
    }
    pub fn talk(&self) -> &[Said] {
        &self.talk
    }
    /// All events so far. Answers only add to them, so a reader of the first ones needs the rest only.
    pub fn events(&self) -> &[G::Event] {
        &self.events.0
    }
    pub fn step(&self) -> Step<'_, G> {
        self.since(&self.checkpoint)
    }
    /// The game under way. A match may have several, where a draw ends one of them only ([`Game::resolve_draw`]).
    pub fn game(&self) -> Step<'_, G> {
        self.since(&self.opening)
    }
    fn since<'m>(&'m self, Mark { table, answers, events }: &'m Mark<G::Table>) -> Step<'m, G> {
        Step { table, answers: &self.tape.answers[*answers..], events: &self.events.0[*events..] }
    }
    /// The seats that have yet to answer. Which seats have answered under seal is secret: what a viewer is shown comes from
    /// [`asked_before`](Match::asked_before).
    pub fn asked(&self) -> Seats {
        self.sealed.iter().fold(self.tape.asked, |asked, &(seat, _)| asked.without(seat))
    }
    /// The seats that a viewer sees asked. A seat that has answered under seal is shown as asked until the seals are opened,
    /// except to itself.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
    /// # fn main() {
    /// use wardroom_kernel::{Match, Seats, Viewer};
    /// let mut duel = Match::<Duel>::at(Table { coins: [9, 9], islands: [0, 0] });
    /// let (ann, bob) = (Seat(0), Seat(1));
    /// duel.submit(ann, duel.seq(ann), Bid(3).into()).unwrap();
    /// assert_eq!(duel.asked(), bob.into(), "the truth");
    /// assert_eq!(duel.asked_before(Viewer::Seat(ann)), bob.into());
    /// assert_eq!(duel.asked_before(Viewer::Seat(bob)), Seats::first(2));
    /// assert_eq!(duel.asked_before(Viewer::Spectator), Seats::first(2));
    /// # }
    /// ```
    pub fn asked_before(&self, viewer: Viewer) -> Seats {
        let own = viewer.seat().filter(|&seat| self.sealed_by(seat).is_some());
        own.map_or(self.tape.asked, |seat| self.tape.asked.without(seat))
    }
    /// What is offered to a seat; what it has put under seal may be changed, so to such a one, too.
    pub fn offers(&self, to: Seat) -> impl Iterator<Item = G::Action> {
        let asked = self.tape.asked.contains(to);
        self.tape.offers.iter().filter(move |offer| asked && offer.0 == to).map(|offer| offer.1)
    }
    /// The number of the open question to a seat. No other question of the match ever has it: an undo uses up
    /// the open numbers, and each of several sealed answers has its own.
    pub fn seq(&self, seat: Seat) -> usize {
        let rank = if self.tape.wanted == Wanted::Each { self.tape.asked.filter(|&s| s < seat).count() } else { 0 };
        self.tape.answers.len() + self.skipped + rank
    }
    /// How many numbers the open question has used up.
    fn open_numbers(&self) -> usize {
        if self.tape.wanted == Wanted::Each { self.tape.asked.count() } else { 1 }
    }
    /// From how many outcomes nature is to pick.
    pub fn chance(&self) -> Option<u32> {
        if let Wanted::Chance(outcomes) = self.tape.wanted { Some(outcomes) } else { None }
    }
    /// Whether several seats answer the open question at once, each for itself.
    pub fn is_simultaneous(&self) -> bool {
        self.tape.wanted == Wanted::Each
    }
    /// Who has answered the open question under seal.
    pub fn sealed(&self) -> Seats {
        self.sealed.iter().map(|sealed| sealed.0).collect()
    }
    /// What a seat itself has put under seal.
    pub fn sealed_by(&self, seat: Seat) -> Option<G::Action> {
        self.sealed.iter().find(|sealed| sealed.0 == seat).map(|sealed| sealed.1)
    }
    /// A match ends by the rules, or by what is said: all sides but one have resigned, all agree on a draw, a
    /// surrender is accepted.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.talk.is_empty() {
            return G::outcome(&self.checkpoint.table);
        }
        let said = self.resigned().map(|winners| Outcome { winners, reason: "resignation" });
        let said = said.or_else(|| self.drawn().map(|playing| self.agreed_draw(playing)));
        let said = said.or_else(|| self.surrendered().map(|winners| Outcome { winners, reason: "surrender" }));
        said.or_else(|| G::outcome(&self.checkpoint.table))
    }
    /// Seats that have resigned before have lost, so the others are its winners even if a draw has none.
    fn agreed_draw(&self, playing: Seats) -> Outcome {
        let has_none = G::DRAWS_HAVE_NO_WINNERS && playing == self.seats();
        Outcome { winners: if has_none { Seats::default() } else { playing }, reason: "agreement" }
    }
    /// Takes an answer. A sealed one may be sent again, and changed, until the last of them is in.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
    /// # fn main() {
    /// use wardroom_kernel::{Match, Rejected};
    /// let mut duel = Match::<Duel>::at(Table { coins: [9, 9], islands: [0, 0] });
    /// let (ann, bob) = (Seat(0), Seat(1));
    /// assert_eq!((duel.seq(ann), duel.seq(bob)), (0, 1), "each question has its number");
    /// assert_eq!(duel.submit(ann, 0, Bid(3).into()), Ok(()));
    /// assert_eq!(duel.submit(ann, 0, Bid(4).into()), Ok(()), "as long as bob thinks");
    /// assert_eq!(duel.submit(bob, 0, Bid(2).into()), Err(Rejected::Stale));
    /// assert_eq!(duel.submit(bob, 1, Bid(2).into()), Ok(()));
    /// assert_eq!(duel.table().coins, [5, 7]);
    /// # }
    /// ```
    pub fn submit(&mut self, seat: Seat, seq: usize, action: G::Action) -> Result<(), Rejected> {
        self.may_answer(seat, seq)?;
        Rejected::NotOffered.unless(self.offers(seat).any(|offer| offer == action))?;
        self.sealed.retain(|sealed| sealed.0 != seat);
        self.sealed.push((seat, action));
        if self.tape.wanted == Wanted::One || self.asked() == Seats::default() {
            self.sealed.sort_unstable_by_key(|sealed| sealed.0);
            self.tape.answers.extend(self.sealed.drain(..).map(|(seat, action)| Answer::Seat(seat, action)));
            self.run();
        }
        Ok(())
    }
    /// What stands against any answer of `seat` under this number, whatever it is.
    pub fn may_answer(&self, seat: Seat, seq: usize) -> Result<(), Rejected> {
        self.goes_on(seat, seq)?;
        Rejected::NotYourDecision.unless(self.tape.asked.contains(seat))
    }
    /// Whether play goes on at the question of this number.
    fn goes_on(&self, seat: Seat, seq: usize) -> Result<(), Rejected> {
        Rejected::GameOver.unless(self.outcome().is_none())?;
        Rejected::OfferOpen.unless(self.open_offer().is_none())?;
        Rejected::Stale.unless(seq == self.seq(seat))
    }
    pub fn submit_chance(&mut self, seq: usize, outcome: u32) -> Result<(), Rejected> {
        self.goes_on(Seat(0), seq)?;
        let of = self.chance().ok_or(Rejected::NotYourDecision)?;
        Rejected::NotOffered.unless(outcome < of)?;
        self.tape.answers.push(Answer::Chance { outcome, of });
        self.run();
        Ok(())
    }
    /// Whether the last answer is `seat`'s and no seat has learnt anything since. Sealed answers of other seats make no
    /// difference: otherwise this would reveal them.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let last = self.tape.answers.get(self.tape.fence.max(self.kept)..).and_then(|answers| answers.last());
        let is_own = matches!(last, Some(Answer::Seat(last, _)) if *last == seat);
        let is_open = self.sealed_by(seat).is_none() && self.open_offer().is_none() && self.outcome().is_none();
        is_own && is_open && self.could_be_said_before()
    }
    /// Whether what was said since the last answer could be said before it: there it stands once that is taken back, and an
    /// offer counts in the turn that it is found in.
    fn could_be_said_before(&self) -> bool {
        let answers = self.tape.answers.len();
        let since = self.talk.iter().skip_while(|said| said.place < answers);
        if since.clone().next().is_none() {
            return true;
        }
        let mut before = self.rewound(answers - 1);
        since.into_iter().all(|said| before.submit_talk(said.seat, said.word).is_ok())
    }
    /// Takes back the last answer, if it is `seat`'s and no seat has learnt anything since. Its events and the question that
    /// followed are removed; sealed answers to that question are removed with it, unopened.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
    /// # fn main() {
    /// use wardroom_kernel::{Match, Rejected};
    /// let mut duel = Match::<Duel>::at(Table { coins: [9, 9], islands: [0, 0] });
    /// let (ann, bob) = (Seat(0), Seat(1));
    /// duel.submit(ann, duel.seq(ann), Bid(3).into()).unwrap();
    /// duel.submit(bob, duel.seq(bob), Bid(2).into()).unwrap();
    /// assert_eq!(duel.undo(bob, duel.seq(bob)), Err(Rejected::NoWayBack), "the bids were opened");
    /// # }
    /// ```
    pub fn undo(&mut self, seat: Seat, seq: usize) -> Result<(), Rejected> {
        self.goes_on(seat, seq)?;
        Rejected::UnderSeal.unless(self.sealed_by(seat).is_none())?;
        Rejected::NoWayBack.unless(self.may_undo(seat))?;
        self.sealed.clear();
        self.tape.answers.pop();
        self.skipped += 1 + self.open_numbers();
        if self.tape.answers.len() < self.checkpoint.answers {
            self.checkpoint = self.opening.clone();
            self.tape.fence = self.opening.answers;
        }
        self.run();
        // What was said since is said here now, in the turn of here: so the record tells it, and so it is counted.
        let (left, turn) = (self.tape.answers.len(), G::turn(&self.table));
        let since = self.talk.iter_mut().filter(|said| left < said.place);
        since.for_each(|said| (said.place, said.turn) = (left, turn));
        Ok(())
    }
    fn run(&mut self) {
        self.tape.unasked_left = MOST_UNASKED;
        while G::outcome(&self.checkpoint.table).is_none() {
            let unasked_left = self.tape.unasked_left;
            let asked = self.resolve();
            if self.check_purity {
                let Mark { answers, events, .. } = self.checkpoint;
                // What came before the step stays as it is; to compare it each time would cost more than to play.
                let (table, tape, told) =
                    (self.table.clone(), self.tape.since(answers), self.events.0[events..].to_vec());
                self.tape.unasked_left = unasked_left;
                let _same = self.resolve();
                assert!(self.tape.is_still(&tape, answers), "impure step: run again, it asks another question");
                assert_eq!(table, self.table, "impure step: run again, it leaves another table");
                assert_eq!(told, self.events.0[events..], "impure step: run again, it tells another story");
            }
            if asked.is_err() {
                return;
            }
            if self.tape.answers[self.checkpoint.answers..self.tape.at].iter().any(|it| matches!(it, Answer::Seat(..)))
            {
                self.tape.unasked_left = MOST_UNASKED;
            }
            self.checkpoint.table.clone_from(&self.table);
            (self.checkpoint.answers, self.checkpoint.events) = (self.tape.at, self.events.0.len());
        }
    }
    fn resolve(&mut self) -> RuleResult {
        self.table.clone_from(&self.checkpoint.table);
        self.tape.rewind(self.checkpoint.answers);
        self.events.0.truncate(self.checkpoint.events);
        let live = &mut Recorder::<G> { events: &mut self.events.0, dice: self.dice.as_ref() };
        Cx { table: &mut self.table, tape: &mut self.tape, live, imagine: None }.step()
    }

    /// All that a bot may know of the match.
    pub fn standpoint(&self, seat: Seat) -> Standpoint<'_, G> {
        Standpoint::new(self, seat)
    }
}

/// What has happened, told in order.
#[derive(Debug)]
struct EventLog<E>(Vec<E>);

/// With room for what the next answer brings: a copy that is full would double with the first event. A server copies each of
/// its matches now and then, and half of their memory would be waiting for events.
impl<E: Clone> Clone for EventLog<E> {
    fn clone(&self) -> Self {
        let mut copy = Vec::with_capacity(self.0.len() + self.0.len() / 8 + 16);
        copy.extend_from_slice(&self.0);
        EventLog(copy)
    }
}

/// Writes down what happens and throws the dice; the seats answer for themselves.
struct Recorder<'a, G: Game> {
    events: &'a mut Vec<G::Event>,
    dice: Option<&'a Dice>,
}

impl<G: Game> Answerer<G> for Recorder<'_, G> {
    fn choose(&mut self, _: &G::Table, _: &[(Seat, G::Action)]) -> Option<usize> {
        None
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        let dice = self.dice?;
        Some(dice.outcome(place, outcomes))
    }
    fn on_event(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
