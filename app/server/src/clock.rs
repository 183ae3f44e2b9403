//! The clocks of a match: how much time each seat has, worked out from the times in the journal and from nothing else, so
//! that a restart, another server or a replay comes to the same. What happens when time is up is `absent.rs`.
//!
//! The seconds per decision are *free*, not added: an answer within them costs nothing, and what is left of them is lost.
//! So nobody gathers time by taking back and answering again, and a window that was let pass at once looks like one that
//! was thought about for a moment. The reasons are in `docs/adr/0004-clocks.md`.

use std::{fmt, str::FromStr};
use wardroom_kernel::{Seat, Seats};
use wardroom_store::Millis;

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;
/// At the first question of a live match everybody may still be on the way to the table.
const FIRST_LOOK: Millis = MINUTE;

/// How fast a match is played, agreed on when the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    #[default]
    Unhurried,
    /// Minutes for each seat, and seconds at each decision that cost nothing.
    Live { minutes: u16, seconds: u16 },
    /// Days for each decision.
    Days(u16),
}

impl Pace {
    pub(crate) const MINUTES: (u16, u16) = (1, 600);
    pub(crate) const SECONDS: (u16, u16) = (0, 600);
    pub(crate) const DAYS: (u16, u16) = (1, 30);

    fn is_fair(self) -> bool {
        let within = |number: u16, (least, most): (u16, u16)| (least..=most).contains(&number);
        match self {
            Pace::Unhurried => true,
            Pace::Live { minutes, seconds } => within(minutes, Pace::MINUTES) && within(seconds, Pace::SECONDS),
            Pace::Days(days) => within(days, Pace::DAYS),
        }
    }
    fn bank(self) -> Millis {
        if let Pace::Live { minutes, .. } = self { Millis::from(minutes) * MINUTE } else { 0 }
    }
    fn free(self, is_first: bool) -> Millis {
        match self {
            Pace::Unhurried => 0,
            Pace::Live { seconds, .. } => Millis::from(seconds) * SECOND + if is_first { FIRST_LOOK } else { 0 },
            Pace::Days(days) => Millis::from(days) * DAY,
        }
    }
    /// What the others give when they choose to wait.
    fn more(self) -> Millis {
        match self {
            Pace::Unhurried => 0,
            Pace::Live { minutes, .. } => (Millis::from(minutes) * MINUTE / 4).max(2 * MINUTE),
            Pace::Days(_) => DAY,
        }
    }
}

/// `live 30 15`, `days 3`; nothing where nobody hurries.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Unhurried => Ok(()),
            Pace::Live { minutes, seconds } => write!(f, "live {minutes} {seconds}"),
            Pace::Days(days) => write!(f, "days {days}"),
        }
    }
}

impl FromStr for Pace {
    type Err = ();
    fn from_str(text: &str) -> Result<Pace, ()> {
        let number = |word: &str| word.parse().map_err(|_| ());
        let pace = match text.split(' ').collect::<Vec<_>>()[..] {
            [""] => Pace::Unhurried,
            ["live", minutes, seconds] => Pace::Live { minutes: number(minutes)?, seconds: number(seconds)? },
            ["days", days] => Pace::Days(number(days)?),
            _ => return Err(()),
        };
        if pace.is_fair() { Ok(pace) } else { Err(()) }
    }
}

/// The clock of a seat: running since a moment, or standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clock {
    /// Counted from this moment on: first what is free, then what is left.
    pub(crate) since: Option<Millis>,
    pub(crate) free: Millis,
    pub(crate) left: Millis,
}

impl Clock {
    fn spend(&mut self, time: Millis) {
        let free = time.clamp(0, self.free);
        self.free -= free;
        self.left = (self.left - (time - free).max(0)).max(0);
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
    /// People who are waited for. Bots have no clock.
    pub(crate) for_whom: Seats,
    /// How many questions have been answered for good: sealed answers do not count yet.
    pub(crate) answers: usize,
    /// Whether somebody has answered under seal and others have not.
    pub(crate) is_sealed: bool,
}

/// All clocks of a match.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) pace: Pace,
    clocks: Vec<Clock>,
    /// As others see them: while answers lie under seal, as if nobody had answered.
    faces: Vec<Clock>,
    has_answered: Seats,
    /// After how many answers each seat was last given free time, so that a question is not new because somebody took back.
    freed: Vec<Option<usize>>,
    answers: usize,
    last: Millis,
}

impl Clocks {
    pub(crate) fn begin(pace: Pace, seats: usize, at: Millis, waiting: Waiting) -> Clocks {
        let clock = Clock { since: None, free: pace.free(true), left: pace.bank() };
        let clocks = vec![clock; seats];
        let (faces, has_answered, freed) = (clocks.clone(), Seats::default(), vec![None; seats]);
        let mut all = Clocks { pace, clocks, faces, has_answered, freed, answers: usize::MAX, last: at };
        all.tick(at, Tick::Move(None), waiting);
        all
    }
    /// Goes on by one line of the journal.
    pub(crate) fn tick(&mut self, at: Millis, tick: Tick, waiting: Waiting) {
        // A clock of a machine may have been set back.
        let at = at.max(self.last);
        match tick {
            Tick::Move(Some(seat)) => self.has_answered = self.has_answered.chain([seat]).collect(),
            Tick::Move(None) => (),
            Tick::Back(seat) => {
                self.charge(seat, at);
                self.forget(seat, waiting.answers);
            }
            Tick::More(seat) => self.give(seat, at, |has, more| has + more),
            Tick::Return(seat) => self.give(seat, at, Millis::max),
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
        (self.answers, self.last) = (waiting.answers, at);
        if !waiting.is_sealed {
            self.faces.clone_from(&self.clocks);
        }
    }
    /// The time since the last line goes to whoever takes back, and to nobody else: the others thought for nothing. Who was
    /// asked again and takes back from there pays for all of that question.
    fn charge(&mut self, seat: Seat, at: Millis) {
        let last = self.last;
        for (place, clock) in (0..).map(Seat).zip(&mut self.clocks) {
            let was_running = clock.since.take();
            if place == seat {
                clock.spend(at - was_running.unwrap_or(last));
            } else if let Some(since) = was_running {
                clock.spend(last - since);
            }
        }
    }
    /// What the others were asked has never been asked; whoever takes back has had the free time of it.
    fn forget(&mut self, seat: Seat, answers: usize) {
        let others = (0..).map(Seat).zip(&mut self.freed).filter(|(place, _)| *place != seat);
        others.for_each(|(_, freed)| *freed = freed.filter(|freed| *freed <= answers));
    }
    fn give(&mut self, seat: Seat, at: Millis, sum: fn(Millis, Millis) -> Millis) {
        let (pace, more) = (self.pace, self.pace.more());
        for clocks in [&mut self.clocks, &mut self.faces] {
            let Some(clock) = clocks.get_mut(usize::from(seat.0)) else { return };
            let is_running = clock.since.is_some();
            clock.stop(at);
            let time = if matches!(pace, Pace::Days(_)) { &mut clock.free } else { &mut clock.left };
            *time = sum(*time, more);
            clock.since = is_running.then_some(at);
        }
    }
    /// The clock of a seat, as the viewer may know it.
    pub(crate) fn seen(&self, seat: Seat, viewer: Option<Seat>) -> Option<Clock> {
        let clocks = if viewer == Some(seat) { &self.clocks } else { &self.faces };
        clocks.get(usize::from(seat.0)).copied().filter(|_| self.pace != Pace::Unhurried)
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
