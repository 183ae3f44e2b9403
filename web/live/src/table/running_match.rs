//! A match in memory, played from its journal.

use super::{commit_point::CommitPoint, growth::Growth};
use crate::{
    absence::Absence,
    act::{self, Act},
    clock::{Clocks, Waiting},
    games::setup_of,
    halted::{Halted, guarded},
    note::Note,
    seating,
};
use jiff::Timestamp;
use std::sync::Arc;
use wardroom_accounts::now;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Fairness, Rejected, Seat, Seats, Talk};
use wardroom_store::{AppendChain, JournalEntry, Line, Millis, TableRow};

#[derive(Debug)]
pub(crate) struct RunningMatch {
    /// Shared with snapshots: it is copied only if one is still in use when the match changes.
    pub(crate) sitting: Arc<dyn AnyMatch>,
    /// Lines in the journal, including those that are not durable yet.
    pub(crate) length: u32,
    /// The chain of appends of this memory.
    chain: AppendChain,
    growth: Growth,
    /// How many answers there were after the last line.
    answers: usize,
    /// Undone answers: with each the log may have changed.
    pub(crate) undos: u32,
    pub(crate) is_rematch_asked: bool,
    pub(crate) hints: u32,
    pub(crate) clocks: Box<Clocks>,
    pub(crate) absence: Absence,
    /// The seats of people.
    people: Seats,
}

impl RunningMatch {
    /// The match before the first answer at this table.
    fn begin(game: &dyn AnyGame, row: &TableRow, given: &[JournalEntry]) -> Result<RunningMatch, Halted> {
        if !game.plays_version(row.rules_version) {
            tracing::error!(table = row.id, version = row.rules_version, "a match of other rules");
            return Err(Halted::OtherRules);
        }
        let begun = setup_of(game, row).and_then(|setup| game.begin(setup));
        let mut sitting = begun.map_err(|error| {
            tracing::error!(table = row.id, %error, "a table that cannot be laid out");
            Halted::OtherRules
        })?;
        if let Some((seat, _)) = seating::bots_of(row).find(|(_, level)| level.is_none()) {
            tracing::error!(table = row.id, seat = seat.0, "a bot of another program");
            return Err(Halted::OtherRules);
        }
        // With other cards the same answers would mean something else.
        if row.parts.as_ref().is_some_and(|parts| *parts != sitting.heading().parts) {
            tracing::error!(table = row.id, parts = row.parts, "a match with another box");
            return Err(Halted::OtherBox);
        }
        let contributions: Vec<String> =
            row.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect();
        let heading = sitting.heading_mut();
        heading.date = Timestamp::from_millisecond(row.created).unwrap_or_default().strftime("%Y-%m-%d").to_string();
        heading.players = row.seats.iter().map(|seat| seat.name.clone()).collect();
        heading.fairness =
            Fairness { commitment: row.commitment.clone(), contributions: contributions.clone(), secret: None };
        for entry in given {
            act::give(&mut *sitting, &entry.line).ok_or_else(|| {
                tracing::error!(table = row.id, line = entry.n, "what was given does not fit");
                Halted::Journal
            })?;
        }
        let answers = sitting.answers();
        if given.is_empty() {
            sitting.set_dice(row.dice_secret.reveal(), &contributions);
        } else {
            sitting.play_on(row.dice_secret.reveal(), &contributions);
        }
        let length = u32::try_from(given.len()).map_err(|_| Halted::Journal)?;
        let (people, absence) = (seating::people_of(row), Absence::default());
        // A time control that cannot be parsed is none, so that no clock runs by mistake.
        let time_control = row.pace.parse().unwrap_or_default();
        let begun = row.started.unwrap_or(row.created);
        let clocks =
            Box::new(Clocks::begin(time_control, row.seats.len(), begun, waiting(&*sitting, people, &absence)));
        Ok(RunningMatch {
            sitting: sitting.into(),
            length,
            chain: AppendChain::from_length(length),
            growth: Growth::new(row.seats.len()),
            answers,
            undos: 0,
            is_rematch_asked: false,
            hints: 0,
            clocks,
            absence,
            people,
        })
    }
    /// Plays the journal again, and checks that the dice are the same.
    pub(crate) fn replay(game: &dyn AnyGame, row: &TableRow, journal: &[JournalEntry]) -> Result<RunningMatch, Halted> {
        RunningMatch::replay_aloud(game, row, journal, &mut |_, _| ())
    }
    /// The same; calls `tell` after each line.
    pub(crate) fn replay_aloud(
        game: &dyn AnyGame,
        row: &TableRow,
        journal: &[JournalEntry],
        tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
    ) -> Result<RunningMatch, Halted> {
        let replayed = guarded(|| {
            let given = journal.iter().take_while(|entry| act::is_given(&entry.line)).count();
            let (given, played) = journal.split_at(given);
            let mut running = RunningMatch::begin(game, row, given)?;
            for entry in played {
                let act = Act::parse(&entry.line, &*running.sitting);
                let chance = act.map(|act| running.take(&act, entry.at));
                match chance {
                    Some(Ok(chance)) if chance == entry.chance && entry.n == running.length => {
                        running.length += 1;
                        tell(entry, &*running.sitting);
                    }
                    other => {
                        tracing::error!(table = row.id, line = entry.n, replay = ?other.map(|taken| taken.err()), "the journal does not fit");
                        return Err(Halted::Journal);
                    }
                }
            }
            running.chain = AppendChain::from_length(running.length);
            Ok(running)
        });
        replayed?
    }
    pub(crate) fn commit_point(&self) -> CommitPoint {
        CommitPoint { chain: self.chain.clone(), length: self.length }
    }
    pub(crate) fn is_over(&self) -> bool {
        self.sitting.outcome().is_some() || self.absence.ended.is_some()
    }
    /// The result, as the database stores it.
    pub(crate) fn outcome_text(&self) -> String {
        match self.absence.ended {
            Some(ending) => ending.outcome(|seat| self.sitting.seat_name(seat).into()),
            None => self.sitting.outcome_text(),
        }
    }
    /// Plays the act. Returns its line for the journal.
    pub(crate) fn accept(&mut self, act: &Act) -> Result<Line, Rejected> {
        let line = act.write(&*self.sitting);
        let at = now();
        let chance = self.take(act, at)?;
        Ok(Line { at, line, chance })
    }
    /// The match, to change it; snapshots keep the old one.
    fn sitting_mut(&mut self) -> &mut dyn AnyMatch {
        if Arc::get_mut(&mut self.sitting).is_none() {
            self.sitting = self.sitting.duplicate().into();
        }
        Arc::get_mut(&mut self.sitting).expect("a new copy has one owner")
    }
    fn take(&mut self, act: &Act, at: Millis) -> Result<String, Rejected> {
        let breaks_off = matches!(act, Act::Note { note: Note::BreakOff, .. });
        if self.absence.ended.is_some() || breaks_off && self.is_over() {
            return Err(Rejected::GameOver);
        }
        act.apply(self.sitting_mut())?;
        match act {
            Act::Undo { .. } => self.undos += 1,
            Act::Say { word: Talk::AskRematch, .. } => self.is_rematch_asked = true,
            Act::Hint { .. } => self.hints += 1,
            Act::Answer { .. } | Act::Say { .. } | Act::Note { .. } => (),
        }
        let tick = self.absence.take(act, at);
        self.clocks.tick(at, tick, waiting(&*self.sitting, self.people, &self.absence));
        let chance = self.sitting.chance_from(self.answers);
        self.answers = self.sitting.answers();
        self.growth.add(act.seat(), at, self.answers);
        Ok(chance)
    }
    /// The seconds that a seat has to wait before it may add another line, if it has added very many without progress.
    pub(crate) fn seconds_until_next_line(&self, seat: Seat, at: Millis) -> Option<u64> {
        self.growth.wait(seat, at)
    }
}

fn waiting(sitting: &dyn AnyMatch, people: Seats, absence: &Absence) -> Waiting {
    let is_waited_for = |&seat: &_| absence.stand_in(seat).is_none() && seating::is_asked(sitting, seat);
    let for_whom = people.into_iter().filter(is_waited_for).collect();
    Waiting { for_whom, answers: sitting.answers(), is_sealed: !sitting.sealed().is_empty() }
}
