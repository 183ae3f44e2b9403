//! The clocks of a match: the time of each seat, computed from the times in the journal only, so that a restart, another server
//! or a replay gets the same. What happens when time is up is in `absence.rs`.
//!
//! The seconds per decision are *free* (an answer within them costs nothing, the rest is lost) or *added* after each decision
//! and kept. Either way undoing and answering again gains no time, and a window that was passed at once looks like one that the
//! player thought about for a moment. The reasons are in
//! `docs/adr/0004-clocks.md`, `0009-added-seconds.md` and `0010-offers-and-clocks.md`.

use crate::time_control::TimeControl;
use wardroom_kernel::{Seat, Seats};
use wardroom_store::Millis;

/// The clock of a seat: running since a moment, or stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Running since then: `free` is used first, then `left`.
    pub since: Option<Millis>,
    pub free: Millis,
    /// Negative after an undo of an answer whose added time was used up: the next answer pays that first.
    pub left: Millis,
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
    pub fn deadline(&self) -> Option<Millis> {
        self.since.map(|since| since + self.free + self.left)
    }
}

/// What a line of the journal means to the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tick {
    /// The match begins, a seat answers, a bot stands in.
    Move(Option<Seat>),
    /// A seat undoes.
    Back(Seat),
    /// The others give a seat more time.
    More(Seat),
    /// A player has returned and gets at least the time that the others could have given.
    Return(Seat),
}

/// What the clocks need of the match after a line.
#[derive(Clone, Copy, Debug)]
pub struct Waiting {
    /// Seats of people that have to decide, whether or not an offer is open. Bots have no clock.
    pub for_whom: Seats,
    /// Answered questions, without sealed answers.
    pub answers: usize,
    /// Whether sealed answers wait for others.
    pub is_sealed: bool,
}

/// The time that an answer has added, so that an undo removes it.
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
pub struct Clocks {
    pub time_control: TimeControl,
    clocks: Vec<Clock>,
    /// As other seats see them: while answers are sealed, as if no seat had answered.
    faces: Vec<Clock>,
    has_answered: Seats,
    /// Seats with a sealed answer, which an undo may still discard.
    sealing: Seats,
    /// After how many answers each seat last got free time, so that an undo does not make a question new.
    freed: Vec<Option<usize>>,
    /// Seats that will have decided when all sealed answers are opened.
    deciding: Seats,
    /// Of the answers that can be undone: an undo never goes past another seat's answer.
    credits: Vec<Credit>,
    answers: usize,
    last: Millis,
    /// The time of the last line that all seats know of, which a sealed answer is not.
    told: Millis,
}

impl Clocks {
    pub fn begin(time_control: TimeControl, seats: usize, at: Millis, waiting: Waiting) -> Clocks {
        let clock = Clock { since: None, free: time_control.free(true), left: time_control.bank() };
        let clocks = vec![clock; seats];
        let mut all = Clocks {
            time_control,
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
    /// Applies one line of the journal.
    pub fn tick(&mut self, at: Millis, tick: Tick, waiting: Waiting) {
        // The machine's clock may have been set back.
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
                // Unchanged, so that a player's own clock does not reveal another seat's sealed answer.
                true if is_running && !is_new => (),
                true => {
                    clock.stop(at);
                    clock.since = Some(at);
                    if is_new && freed.is_none_or(|freed| freed < waiting.answers) {
                        clock.free = self.time_control.free(!self.has_answered.contains(place));
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
    /// On undo, the time since the last journal line is charged to the player who undoes, and not to the others. A player who is
    /// asked again and undoes from there pays for all of that question. Seats with a sealed answer are treated like the others,
    /// so that no clock reveals them.
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
    /// The undone question counts as never asked for the others; the seat that undoes has had its free time.
    fn forget(&mut self, seat: Seat, answers: usize) {
        let others = (0..).map(Seat).zip(&mut self.freed).filter(|(place, _)| *place != seat);
        others.for_each(|(_, freed)| *freed = freed.filter(|freed| *freed <= answers));
    }
    /// Analysis whose decision it is that somebody answers. A clock that stands is a bot's, or of somebody who has answered.
    fn decide(&mut self, seat: Seat, waiting: Waiting) {
        let running =
            (0..).map(Seat).zip(&self.clocks).filter(|(_, clock)| clock.since.is_some()).map(|(place, _)| place);
        // If one seat's answer closes the question, it was the decision of all seats that were asked.
        let decided = running.filter(|&place| place == seat || waiting.answers != self.answers);
        self.deciding = self.deciding.chain(decided).collect();
    }
    /// A question is closed, all sealed answers are open: all seats that were asked earn the same time.
    fn add_credit(&mut self, by: Seat) {
        let (answers, added, full) = (self.answers, self.time_control.added(), self.time_control.full());
        self.credits.retain(|credit| credit.by == by);
        for to in std::mem::take(&mut self.deciding) {
            let Some(clock) = self.clocks.get_mut(usize::from(to.0)) else { continue };
            // A clock may hold more than full by what the others gave.
            let time = (full - clock.left).clamp(0, added);
            clock.left += time;
            self.credits.push(Credit { answers, by, to, time });
        }
    }
    /// Called after the time is charged: otherwise time spent beyond the end of a clock would be given back twice.
    fn take_credit_back(&mut self, answers: usize) {
        for credit in self.credits.extract_if(.., |credit| credit.answers >= answers) {
            if let Some(clock) = self.clocks.get_mut(usize::from(credit.to.0)) {
                clock.left -= credit.time;
            }
        }
    }
    fn give(&mut self, seat: Seat, at: Millis, sum: fn(Millis, Millis) -> Millis) {
        let (time_control, more) = (self.time_control, self.time_control.more());
        for clocks in [&mut self.clocks, &mut self.faces] {
            let Some(clock) = clocks.get_mut(usize::from(seat.0)) else { return };
            let is_running = clock.since.is_some();
            clock.stop(at);
            let time = if matches!(time_control, TimeControl::Days(_)) { &mut clock.free } else { &mut clock.left };
            *time = sum((*time).max(0), more);
            clock.since = is_running.then_some(at);
        }
    }
    /// The clock of a seat, as the viewer may see it.
    pub fn seen(&self, seat: Seat, viewer: Option<Seat>) -> Option<Clock> {
        let clocks = if viewer == Some(seat) { &self.clocks } else { &self.faces };
        let clock = clocks.get(usize::from(seat.0)).filter(|_| self.time_control != TimeControl::Unhurried)?;
        Some(Clock { left: clock.left.max(0), ..*clock })
    }
    /// The real clock, which decides whether time is up.
    pub fn of(&self, seat: Seat) -> Option<Clock> {
        self.seen(seat, Some(seat))
    }
    /// Since when a seat is waited for, as all may see it.
    pub fn waits_since(&self, seat: Seat) -> Option<Millis> {
        self.faces.get(usize::from(seat.0))?.since
    }
}

#[cfg(test)]
mod tests;
