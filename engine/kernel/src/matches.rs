//! A running match: who is asked what, what was answered, what may be taken back.

use super::ask::{Sealed, Tape, Wanted};
use super::{Answer, Asked, Cx, Dice, Game, Live, Outcome, Seat, Seats, Setup, SetupError, Standpoint, Talk};

/// Why something that was sent is not done. The match is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected {
    #[error("the game is over")]
    GameOver,
    #[error("somebody else is to decide")]
    NotYourDecision,
    #[error("that is not among the offers")]
    NotOffered,
    #[error("that answers another question than the open one; ask again")]
    Stale,
    #[error("chance or somebody else has answered since, or something hidden was shown: there is no way back")]
    NoWayBack,
    #[error("an offer waits for an answer; play goes on after it")]
    OfferOpen,
    #[error("that cannot be said now")]
    NothingToSay,
    #[error("the surrender was offered in this turn already")]
    OfferedBefore,
}

impl Rejected {
    /// The name programs know it by.
    pub fn code(self) -> &'static str {
        match self {
            Rejected::GameOver => "game-over",
            Rejected::NotYourDecision => "not-your-decision",
            Rejected::NotOffered => "not-offered",
            Rejected::Stale => "stale",
            Rejected::NoWayBack => "undo",
            Rejected::OfferOpen => "offer-open",
            Rejected::NothingToSay => "nothing-to-say",
            Rejected::OfferedBefore => "offered-before",
        }
    }
    fn unless(self, all_is_well: bool) -> Result<(), Rejected> {
        if all_is_well { Ok(()) } else { Err(self) }
    }
}

/// Something that was said, when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many answers there were before it.
    pub place: usize,
    pub turn: u32,
    pub seat: Seat,
    pub word: Talk,
}

/// The step under way: the table at its beginning, the answers and events since.
#[derive(Clone, Copy, Debug)]
pub struct Step<'m, G: Game> {
    pub table: &'m G::Table,
    pub answers: &'m [Answer<G::Action>],
    pub events: &'m [G::Event],
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
    /// Answers that nobody takes back.
    kept: usize,
    dice: Option<Dice>,
    /// The table at the beginning of the current step, and how many answers and events came before.
    checkpoint: (G::Table, usize, usize),
    table: G::Table,
    events: Vec<G::Event>,
    /// Whether each step is run twice and compared, as in debug builds.
    pub twice: bool,
}

impl<G: Game> Match<G> {
    pub fn new(setup: &Setup, parts: &'static G::Parts) -> Result<Self, SetupError> {
        Ok(Match::at(G::lay_out(setup, parts)?))
    }
    pub fn at(start: G::Table) -> Self {
        let (checkpoint, table) = ((start.clone(), 0, 0), start.clone());
        let (talk, sealed, events) = (Vec::new(), Sealed::new(), Vec::new());
        let (tape, dice, twice) = (Tape::new(), None, cfg!(debug_assertions));
        let mut this = Match { start, tape, talk, sealed, skipped: 0, kept: 0, dice, checkpoint, table, events, twice };
        this.run();
        this
    }
    /// Leaves chance to these dice. Without dice nature is asked, as a player is.
    #[must_use]
    pub fn with_dice(mut self, dice: Dice) -> Self {
        self.throw(dice);
        self
    }
    /// Leaves chance to these dice from here on.
    pub fn throw(&mut self, dice: Dice) {
        self.dice = Some(dice);
        self.run();
    }
    /// What was answered so far stays: it was given, and those who play on here did not answer it.
    pub fn keep(&mut self) {
        self.kept = self.tape.answers.len();
    }
    /// The match as it stood after so many answers, chance included. Nobody throws dice there.
    #[must_use]
    pub fn rewound(&self, answers: usize) -> Self {
        let mut earlier = Match::at(self.start.clone());
        earlier.tape.answers.extend_from_slice(&self.tape.answers[..answers.min(self.tape.answers.len())]);
        earlier.talk.extend(self.talk.iter().filter(|said| said.place <= answers));
        earlier.run();
        earlier
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
    /// What has happened so far. Answers only add to it; whoever has heard a part needs the rest.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }
    pub fn step(&self) -> Step<'_, G> {
        let (table, answers, events) = &self.checkpoint;
        Step { table, answers: &self.tape.answers[*answers..], events: &self.events[*events..] }
    }
    /// Who has yet to answer.
    pub fn asked(&self) -> Seats {
        self.sealed.iter().fold(self.tape.asked, |asked, &(seat, _)| asked.without(seat))
    }
    pub fn offers(&self, to: Seat) -> impl Iterator<Item = G::Action> {
        let asked = self.tape.asked.contains(to);
        self.tape.offers.iter().filter(move |offer| asked && offer.0 == to).map(|offer| offer.1)
    }
    /// The number of the open question to a seat. No other question of the match ever has it: whoever takes back an
    /// answer uses up the numbers that are open, and of several sealed answers each has its own.
    pub fn seq(&self, seat: Seat) -> usize {
        let rank = if self.tape.wanted == Wanted::Each { self.tape.asked.filter(|&s| s < seat).count() } else { 0 };
        self.tape.answers.len() + self.skipped + rank
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
            return G::outcome(&self.checkpoint.0);
        }
        let playing: Seats = self.seats().filter(|&seat| !self.has_said(seat, Talk::Resign)).collect();
        let mut sides = G::sides(&self.start).filter(|side| side.into_iter().any(|seat| playing.contains(seat)));
        match (sides.next(), sides.next()) {
            (Some(winners), None) => Some(Outcome { winners, reason: "resignation" }),
            _ if self.is_drawn(playing) => Some(Outcome { winners: playing, reason: "agreement" }),
            _ => self.surrendered().map(|winners| Outcome { winners, reason: "surrender" }),
        }
        .or_else(|| G::outcome(&self.checkpoint.0))
    }
    fn has_said(&self, seat: Seat, word: Talk) -> bool {
        self.talk.iter().any(|said| (said.seat, said.word) == (seat, word))
    }
    /// Whether all others who play on have accepted the draw that was offered last.
    fn is_drawn(&self, playing: Seats) -> bool {
        let Some(at) = self.talk.iter().rposition(|said| said.word == Talk::OfferDraw) else { return false };
        let accepted = |seat| self.talk[at..].iter().any(|said| (said.seat, said.word) == (seat, Talk::AcceptDraw));
        let others = playing.into_iter().filter(|&seat| seat != self.talk[at].seat);
        playing.contains(self.talk[at].seat) && others.into_iter().all(accepted)
    }
    /// Whoever does not play on the side of who surrendered.
    fn surrendered(&self) -> Option<Seats> {
        let accepted = self.talk.iter().position(|said| said.word == Talk::AcceptSurrender)?;
        let loser = self.talk[..accepted].iter().rfind(|said| said.word == Talk::OfferSurrender)?.seat;
        Some(G::sides(&self.start).filter(|side| !side.contains(loser)).flatten().collect())
    }
    /// Whose offer waits for an answer.
    pub fn open_offer(&self) -> Option<Seat> {
        Some(self.talk[self.offer()?].seat)
    }
    /// The offer that is open: who accepts a draw leaves it open for the others, any other answer ends it.
    fn offer(&self) -> Option<usize> {
        let at = self.talk.iter().rposition(|said| said.word.answers().is_some())?;
        let ends = |word| matches!(word, Talk::AcceptSurrender | Talk::DeclineSurrender | Talk::DeclineDraw);
        let is_open = !self.talk[at..].iter().any(|said| ends(said.word));
        (is_open && !self.has_said(self.talk[at].seat, Talk::Resign)).then_some(at)
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
        Rejected::GameOver.unless(self.outcome().is_none())?;
        Rejected::OfferOpen.unless(self.open_offer().is_none())?;
        Rejected::Stale.unless(seq == self.seq(seat))?;
        Rejected::NotYourDecision.unless(self.tape.asked.contains(seat))?;
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
    pub fn submit_chance(&mut self, seq: usize, outcome: u32) -> Result<(), Rejected> {
        Rejected::GameOver.unless(self.outcome().is_none())?;
        Rejected::OfferOpen.unless(self.open_offer().is_none())?;
        Rejected::Stale.unless(seq == self.seq(Seat(0)))?;
        let of = self.chance().ok_or(Rejected::NotYourDecision)?;
        Rejected::NotOffered.unless(outcome < of)?;
        self.tape.answers.push(Answer::Chance { outcome, of });
        self.run();
        Ok(())
    }
    /// Whether the last answer is `seat`'s, and nobody can have learnt anything since.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let last = self.tape.answers.get(self.tape.fence.max(self.kept)..).and_then(|answers| answers.last());
        let is_own = matches!(last, Some(Answer::Seat(last, _)) if *last == seat);
        is_own && self.sealed.is_empty() && self.open_offer().is_none() && self.outcome().is_none()
    }
    /// Takes back the last answer, if it is `seat`'s and nobody can have learnt anything since. The events that it
    /// brought about have never happened.
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
        Rejected::GameOver.unless(self.outcome().is_none())?;
        Rejected::OfferOpen.unless(self.open_offer().is_none())?;
        Rejected::Stale.unless(seq == self.seq(seat))?;
        Rejected::NoWayBack.unless(self.may_undo(seat))?;
        self.tape.answers.pop();
        self.skipped += 1 + if self.tape.wanted == Wanted::Each { self.tape.asked.count() } else { 1 };
        let left = self.tape.answers.len();
        if left < self.checkpoint.1 {
            self.checkpoint = (self.start.clone(), 0, 0);
            self.tape.fence = 0;
        }
        self.run();
        // What was said since is said here now, in the turn of here: so the record tells it, and so it is counted.
        let turn = G::turn(&self.table);
        let since = self.talk.iter_mut().filter(|said| left < said.place);
        since.for_each(|said| (said.place, said.turn) = (left, turn));
        Ok(())
    }
    /// What `seat` may say now.
    pub fn may_say(&self, seat: Seat) -> impl Iterator<Item = Talk> + '_ {
        G::TALK.iter().copied().filter(move |&word| self.hears(seat, word).is_ok())
    }
    pub fn say(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        self.hears(seat, word)?;
        self.talk.push(Said { place: self.tape.answers.len(), turn: G::turn(&self.table), seat, word });
        Ok(())
    }
    fn hears(&self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        let has_meaning = G::TALK.contains(&word) && G::may_say(&self.table, word);
        Rejected::NothingToSay.unless(has_meaning && self.seats().contains(seat))?;
        let outcome = self.outcome();
        Rejected::GameOver.unless(outcome.is_none() || word == Talk::AskRematch)?;
        Rejected::NothingToSay.unless(!self.has_said(seat, Talk::Resign))?;
        let open = self.offer().map(|at| (self.talk[at], &self.talk[at..]));
        match word {
            Talk::Resign => Ok(()),
            // A draw is the others' to decide, partners among them; a surrender only the enemy's.
            Talk::AcceptDraw | Talk::DeclineDraw => {
                let has_accepted =
                    |since: &[Said]| since.iter().any(|said| said.seat == seat && said.word == Talk::AcceptDraw);
                Rejected::NothingToSay.unless(open.is_some_and(|(offer, since)| {
                    offer.word == Talk::OfferDraw && offer.seat != seat && !has_accepted(since)
                }))
            }
            Talk::AcceptSurrender | Talk::DeclineSurrender => {
                Rejected::NothingToSay.unless(open.is_some_and(|(offer, _)| {
                    offer.word == Talk::OfferSurrender && !self.side(offer.seat).contains(seat)
                }))
            }
            Talk::OfferDraw | Talk::OfferSurrender => {
                Rejected::OfferOpen.unless(open.is_none())?;
                let turn = G::turn(&self.table);
                let made = |said: &&Said| (said.seat, said.word, said.turn) == (seat, word, turn);
                let most = if word == Talk::OfferDraw { 1 } else { G::surrender_offers(&self.table) };
                Rejected::OfferedBefore.unless(self.talk.iter().filter(made).count() < most as usize)
            }
            Talk::AskRematch => {
                let has_lost = self.surrendered().is_some_and(|winners| !winners.contains(seat));
                Rejected::NothingToSay.unless(has_lost && !self.has_said(seat, word))
            }
        }
    }
    fn side(&self, of: Seat) -> Seats {
        G::sides(&self.start).find(|side| side.contains(of)).unwrap_or_default()
    }

    fn run(&mut self) {
        while G::outcome(&self.checkpoint.0).is_none() {
            let asked = self.resolve();
            if self.twice {
                let (table, tape, events) = (self.table.clone(), self.tape.clone(), self.events.clone());
                let _same = self.resolve();
                assert_eq!(tape, self.tape, "impure step: run again, it asks another question");
                assert_eq!(table, self.table, "impure step: run again, it leaves another table");
                assert_eq!(events, self.events, "impure step: run again, it tells another story");
            }
            if asked.is_err() {
                return;
            }
            self.checkpoint.0.clone_from(&self.table);
            (self.checkpoint.1, self.checkpoint.2) = (self.tape.at, self.events.len());
        }
    }
    fn resolve(&mut self) -> Asked {
        self.table.clone_from(&self.checkpoint.0);
        self.tape.rewind(self.checkpoint.1);
        self.events.truncate(self.checkpoint.2);
        let live = &mut Clerk::<G> { events: &mut self.events, dice: self.dice.as_ref() };
        Cx { table: &mut self.table, tape: &mut self.tape, live, imagine: None }.step()
    }

    /// All that a bot may know of the match.
    pub fn standpoint(&self, seat: Seat) -> Standpoint<'_, G> {
        Standpoint::new(self, seat)
    }
}

/// Writes down what happens and throws the dice; the seats answer for themselves.
struct Clerk<'a, G: Game> {
    events: &'a mut Vec<G::Event>,
    dice: Option<&'a Dice>,
}

impl<G: Game> Live<G> for Clerk<'_, G> {
    fn choose(&mut self, _: &G::Table, _: &[(Seat, G::Action)]) -> Option<usize> {
        None
    }
    fn chance(&mut self, place: usize, outcomes: u32) -> Option<u32> {
        Some(self.dice?.outcome(place, outcomes))
    }
    fn hear(&mut self, event: G::Event) {
        self.events.push(event);
    }
}
