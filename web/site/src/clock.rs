//! The clocks of a match: how much time each seat has, worked out from the times in the journal and from nothing else, so
//! that a restart, another server or a replay comes to the same. What happens when time is up is `absent.rs`.
//!
//! The seconds per decision are *free*, an answer within them costs nothing and what is left of them is lost, or, where the
//! table wants it, *added* after each decision and kept. Either way nobody gathers time by taking back and answering again,
//! and a window that was let pass at once looks like one that was thought about for a moment. The reasons are in
//! `docs/adr/0004-clocks.md`, `0009-added-seconds.md` and `0010-offers-and-clocks.md`.

mod pace;

pub(crate) use pace::{Pace, Seconds};
use wardroom_kernel::{Seat, Seats};
use wardroom_store::Millis;

/// The clock of a seat: running since a moment, or standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    /// Counted from this moment on: first what is free, then what is left.
    pub(crate) since: Option<Millis>,
    pub(crate) free: Millis,
    /// Below nothing where somebody took back an answer and had used up what it earned: answering again pays that first.
    pub(crate) left: Millis,
}

impl Clock {
    fn spend(&mut self, time: Millis) {
        let free = time.clamp(0, self.free);
        self.free -= free;
        self.left -= (time - free).clamp(0, self.left.max(0));
    }
    fn stop(&mut self, at: Millis) {
        if let Some(since) = self.since.take() {
            self.spend(at - since);
        }
    }
    /// When its time is up, if nothing happens.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        self.since.map(|since| since + self.free + self.left)
    }
}

/// What a line of the journal means to the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tick {
    /// The match begins, somebody answers, a bot sits down.
    Move(Option<Seat>),
    /// Somebody takes back.
    Back(Seat),
    /// The others give somebody more time.
    More(Seat),
    /// Somebody is back and finds time enough to think.
    Return(Seat),
}

/// The match after a line, as far as clocks care.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Waiting {
    /// People whose decision it is, whatever is offered meanwhile. Bots have no clock.
    pub(crate) for_whom: Seats,
    /// How many questions have been answered for good: sealed answers do not count yet.
    pub(crate) answers: usize,
    /// Whether somebody has answered under seal and others have not.
    pub(crate) is_sealed: bool,
}

/// What an answer has earned, so that taking it back takes that too.
#[derive(Clone, Copy, Debug)]
struct Credit {
    /// How many answers there were before.
    answers: usize,
    by: Seat,
    to: Seat,
    time: Millis,
}

/// All clocks of a match.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) pace: Pace,
    clocks: Vec<Clock>,
    /// As others see them: while answers lie under seal, as if nobody had answered.
    faces: Vec<Clock>,
    has_answered: Seats,
    /// Who has answered under seal: not for good, since the question may yet be taken back.
    sealing: Seats,
    /// After how many answers each seat was last given free time, so that a question is not new because somebody took back.
    freed: Vec<Option<usize>>,
    /// Whose decision will have been answered when all seals are open.
    deciding: Seats,
    /// Of the answers that can be taken back: nobody takes back past somebody else's.
    credits: Vec<Credit>,
    answers: usize,
    last: Millis,
    /// The last line that everybody knows of: an answer under seal is none.
    told: Millis,
}

impl Clocks {
    pub(crate) fn begin(pace: Pace, seats: usize, at: Millis, waiting: Waiting) -> Clocks {
        let clock = Clock { since: None, free: pace.free(true), left: pace.bank() };
        let clocks = vec![clock; seats];
        let mut all = Clocks {
            pace,
            faces: clocks.clone(),
            clocks,
            has_answered: Seats::default(),
            sealing: Seats::default(),
            freed: vec![None; seats],
            deciding: Seats::default(),
            credits: Vec::new(),
            answers: usize::MAX,
            last: at,
            told: at,
        };
        all.tick(at, Tick::Move(None), waiting);
        all
    }
    /// Goes on by one line of the journal.
    pub(crate) fn tick(&mut self, at: Millis, tick: Tick, waiting: Waiting) {
        // A clock of a machine may have been set back.
        let at = at.max(self.last);
        match tick {
            Tick::Move(Some(seat)) => {
                self.sealing = self.sealing.chain([seat]).collect();
                self.decide(seat, waiting);
            }
            Tick::Move(None) => (),
            Tick::Back(seat) => {
                self.charge(seat, at);
                (self.sealing, self.deciding) = (Seats::default(), Seats::default());
                self.forget(seat, waiting.answers);
                self.take_credit_back(waiting.answers);
            }
            Tick::More(seat) => self.give(seat, at, |has, more| has + more),
            Tick::Return(seat) => self.give(seat, at, Millis::max),
        }
        if !waiting.is_sealed {
            self.has_answered = self.has_answered.chain(std::mem::take(&mut self.sealing)).collect();
        }
        let is_new = waiting.answers != self.answers && !matches!(tick, Tick::Back(_));
        for ((place, clock), freed) in (0..).map(Seat).zip(&mut self.clocks).zip(&mut self.freed) {
            let is_running = clock.since.is_some();
            match waiting.for_whom.contains(place) {
                false => clock.stop(at),
                // Untouched, so that nobody reads from their own clock that somebody else has answered under seal.
                true if is_running && !is_new => (),
                true => {
                    clock.stop(at);
                    clock.since = Some(at);
                    if is_new && freed.is_none_or(|freed| freed < waiting.answers) {
                        clock.free = self.pace.free(!self.has_answered.contains(place));
                        *freed = Some(waiting.answers);
                    }
                }
            }
        }
        if let Tick::Move(Some(seat)) = tick
            && is_new
        {
            self.add_credit(seat);
        }
        (self.answers, self.last) = (waiting.answers, at);
        if !waiting.is_sealed || !matches!(tick, Tick::Move(Some(_))) {
            self.told = at;
        }
        if !waiting.is_sealed {
            self.faces.clone_from(&self.clocks);
        }
    }
    /// The time since the last line goes to whoever takes back, and to nobody else: the others thought for nothing. Who was
    /// asked again and takes back from there pays for all of that question. Whoever has answered it under seal is treated like
    /// whoever has not: else a clock would tell of it.
    fn charge(&mut self, seat: Seat, at: Millis) {
        let told = self.told;
        for ((place, clock), face) in (0..).map(Seat).zip(&mut self.clocks).zip(&self.faces) {
            if place == seat {
                let was_running = clock.since.take();
                clock.spend(at - was_running.unwrap_or(told));
                continue;
            }
            if self.sealing.contains(place) {
                *clock = *face;
            }
            if let Some(since) = clock.since.take() {
                clock.spend(told - since);
            }
        }
    }
    /// What the others were asked has never been asked; whoever takes back has had the free time of it.
    fn forget(&mut self, seat: Seat, answers: usize) {
        let others = (0..).map(Seat).zip(&mut self.freed).filter(|(place, _)| *place != seat);
        others.for_each(|(_, freed)| *freed = freed.filter(|freed| *freed <= answers));
    }
    /// Notes whose decision it is that somebody answers. A clock that stands is a bot's, or of somebody who has answered.
    fn decide(&mut self, seat: Seat, waiting: Waiting) {
        let running =
            (0..).map(Seat).zip(&self.clocks).filter(|(_, clock)| clock.since.is_some()).map(|(place, _)| place);
        // Where one answers for several, it was the decision of them all.
        let decided = running.filter(|&place| place == seat || waiting.answers != self.answers);
        self.deciding = self.deciding.chain(decided).collect();
    }
    /// A question has been answered for good, and not before all seals are open: everybody who was asked earns the same.
    fn add_credit(&mut self, by: Seat) {
        let (answers, added, full) = (self.answers, self.pace.added(), self.pace.full());
        self.credits.retain(|credit| credit.by == by);
        for to in std::mem::take(&mut self.deciding) {
            let Some(clock) = self.clocks.get_mut(usize::from(to.0)) else { continue };
            // What the others gave may be more than full, and stays.
            let time = (full - clock.left).clamp(0, added);
            clock.left += time;
            self.credits.push(Credit { answers, by, to, time });
        }
    }
    /// After the time is charged: else what is spent beyond the end of a clock would be given twice.
    fn take_credit_back(&mut self, answers: usize) {
        for credit in self.credits.extract_if(.., |credit| credit.answers >= answers) {
            if let Some(clock) = self.clocks.get_mut(usize::from(credit.to.0)) {
                clock.left -= credit.time;
            }
        }
    }
    fn give(&mut self, seat: Seat, at: Millis, sum: fn(Millis, Millis) -> Millis) {
        let (pace, more) = (self.pace, self.pace.more());
        for clocks in [&mut self.clocks, &mut self.faces] {
            let Some(clock) = clocks.get_mut(usize::from(seat.0)) else { return };
            let is_running = clock.since.is_some();
            clock.stop(at);
            let time = if matches!(pace, Pace::Days(_)) { &mut clock.free } else { &mut clock.left };
            *time = sum((*time).max(0), more);
            clock.since = is_running.then_some(at);
        }
    }
    /// The clock of a seat, as the viewer may know it.
    pub(crate) fn seen(&self, seat: Seat, viewer: Option<Seat>) -> Option<Clock> {
        let clocks = if viewer == Some(seat) { &self.clocks } else { &self.faces };
        let clock = clocks.get(usize::from(seat.0)).filter(|_| self.pace != Pace::Unhurried)?;
        Some(Clock { left: clock.left.max(0), ..*clock })
    }
    /// The truth, for whoever has to know whether time is up.
    pub(crate) fn of(&self, seat: Seat) -> Option<Clock> {
        self.seen(seat, Some(seat))
    }
    /// Since when a seat is waited for, as anybody may know it.
    pub(crate) fn waits_since(&self, seat: Seat) -> Option<Millis> {
        self.faces.get(usize::from(seat.0))?.since
    }
}

#[cfg(test)]
mod tests;
