//! A match in memory, played from its journal.

use super::growth::Growth;
use crate::{
    absent::{Absence, Note},
    app::now,
    clock::{Clocks, Waiting},
    journal::{self, Act},
    seating,
    trouble::Frozen,
};
use jiff::Timestamp;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Fairness, Rejected, Seat, Seats, Setup, SetupError, Talk};
use wardroom_store::{AppendChain, JournalEntry, Line, Millis, TableRow};

#[derive(Debug)]
pub(super) struct Running {
    /// Shared with whoever looks at it (`Snapshot`): it is copied only if they still do when it changes.
    pub(super) sitting: Arc<dyn AnyMatch>,
    /// Lines in the journal, also those that are not on disk yet.
    pub(super) length: u32,
    /// This telling of it.
    chain: AppendChain,
    /// How many answers there were after the last line.
    answers: usize,
    /// How often somebody took something back: the log is not what it was.
    pub(super) undos: u32,
    pub(super) is_rematch_asked: bool,
    /// How often somebody asked for a hint.
    pub(super) hints: u32,
    pub(super) clocks: Box<Clocks>,
    pub(super) absence: Absence,
    growth: Growth,
    /// The seats of people.
    people: Seats,
}

/// What a state of a match stands on: so many lines of the journal.
#[derive(Clone, Debug)]
pub(crate) struct Footing {
    pub(super) chain: AppendChain,
    pub(super) length: u32,
}

impl Footing {
    /// Waits until it is known whether the lines are on disk, and tells. Where nothing was played there is nothing to wait for.
    pub(super) async fn holds(footing: Option<&Footing>) -> bool {
        match footing {
            Some(Footing { chain, length }) => chain.wait_durable(*length).await,
            None => true,
        }
    }
}

impl Running {
    /// The match before anybody here has answered.
    fn begin(game: &dyn AnyGame, row: &TableRow, given: &[JournalEntry]) -> Result<Running, Frozen> {
        if !game.plays_version(row.rules_version) {
            tracing::error!(table = row.id, version = row.rules_version, "a match of other rules");
            return Err(Frozen::OtherRules);
        }
        let begun = setup_of(game, row).and_then(|setup| game.begin(setup));
        let mut sitting = begun.map_err(|error| {
            tracing::error!(table = row.id, %error, "a table that cannot be laid out");
            Frozen::OtherRules
        })?;
        if let Some((seat, _)) = seating::bots_of(row).find(|(_, level)| level.is_none()) {
            tracing::error!(table = row.id, seat = seat.0, "a bot of another program");
            return Err(Frozen::OtherRules);
        }
        // With other cards the same answers would mean something else, or nothing.
        if row.parts.as_ref().is_some_and(|parts| *parts != sitting.heading().parts) {
            tracing::error!(table = row.id, parts = row.parts, "a match with another box");
            return Err(Frozen::OtherBox);
        }
        let contributions: Vec<String> =
            row.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect();
        let heading = sitting.heading_mut();
        heading.date = Timestamp::from_millisecond(row.created).unwrap_or_default().strftime("%Y-%m-%d").to_string();
        heading.players = row.seats.iter().map(|seat| seat.name.clone()).collect();
        heading.fairness =
            Fairness { commitment: row.commitment.clone(), contributions: contributions.clone(), secret: None };
        for entry in given {
            journal::give(&mut *sitting, &entry.line).ok_or_else(|| {
                tracing::error!(table = row.id, line = entry.n, "what was given does not fit");
                Frozen::Journal
            })?;
        }
        let answers = sitting.answers();
        if given.is_empty() {
            sitting.set_dice(row.dice_secret.reveal(), &contributions);
        } else {
            sitting.play_on(row.dice_secret.reveal(), &contributions);
        }
        let length = u32::try_from(given.len()).map_err(|_| Frozen::Journal)?;
        let (people, absence) = (seating::people_of(row), Absence::default());
        // A pace that does not read is none: nobody is hurried by mistake.
        let pace = row.pace.parse().unwrap_or_default();
        let begun = row.started.unwrap_or(row.created);
        let clocks = Box::new(Clocks::begin(pace, row.seats.len(), begun, waiting(&*sitting, people, &absence)));
        Ok(Running {
            sitting: sitting.into(),
            length,
            chain: AppendChain::from_length(length),
            answers,
            undos: 0,
            is_rematch_asked: false,
            hints: 0,
            clocks,
            absence,
            growth: Growth::new(row.seats.len()),
            people,
        })
    }
    /// Plays the journal again, and checks that the same dice fall.
    pub(super) fn replay(game: &dyn AnyGame, row: &TableRow, journal: &[JournalEntry]) -> Result<Running, Frozen> {
        Running::replay_aloud(game, row, journal, &mut |_, _| ())
    }
    /// The same, and tells of each line when it is played.
    pub(super) fn replay_aloud(
        game: &dyn AnyGame,
        row: &TableRow,
        journal: &[JournalEntry],
        tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
    ) -> Result<Running, Frozen> {
        let replayed = guarded(|| {
            let given = journal.iter().take_while(|entry| journal::is_given(&entry.line)).count();
            let (given, played) = journal.split_at(given);
            let mut running = Running::begin(game, row, given)?;
            for entry in played {
                let act = Act::read(&entry.line, &*running.sitting);
                let chance = act.map(|act| running.take(&act, entry.at));
                match chance {
                    Some(Ok(chance)) if chance == entry.chance && entry.n == running.length => {
                        running.length += 1;
                        tell(entry, &*running.sitting);
                    }
                    other => {
                        tracing::error!(table = row.id, line = entry.n, replay = ?other.map(|taken| taken.err()), "the journal does not fit");
                        return Err(Frozen::Journal);
                    }
                }
            }
            running.chain = AppendChain::from_length(running.length);
            Ok(running)
        });
        replayed?
    }
    pub(super) fn footing(&self) -> Footing {
        Footing { chain: self.chain.clone(), length: self.length }
    }
    pub(super) fn is_over(&self) -> bool {
        self.sitting.outcome().is_some() || self.absence.ended.is_some()
    }
    /// How it ended, as the database keeps it.
    pub(super) fn outcome_text(&self) -> String {
        match self.absence.ended {
            Some(ending) => ending.outcome(|seat| self.sitting.seat_name(seat).into()),
            None => self.sitting.outcome_text(),
        }
    }
    /// Does it, and tells the journal's line.
    pub(super) fn accept(&mut self, act: &Act) -> Result<Line, Rejected> {
        let line = act.write(&*self.sitting);
        let at = now();
        let chance = self.take(act, at)?;
        Ok(Line { at, line, chance })
    }
    /// The match, to change it; whoever looks at it keeps it as it stood.
    fn sitting_mut(&mut self) -> &mut dyn AnyMatch {
        if Arc::get_mut(&mut self.sitting).is_none() {
            self.sitting = self.sitting.duplicate().into();
        }
        Arc::get_mut(&mut self.sitting).expect("a new copy is nobody else's")
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
    /// The seconds that a seat has to wait before it may add another line, if it has added very many while nothing happened.
    pub(super) fn wait_for_a_line(&self, seat: Seat, at: Millis) -> Option<u64> {
        self.growth.wait(seat, at)
    }
}

fn waiting(sitting: &dyn AnyMatch, people: Seats, absence: &Absence) -> Waiting {
    let is_waited_for = |&seat: &_| absence.stand_in(seat).is_none() && seating::is_asked(sitting, seat);
    let for_whom = people.into_iter().filter(is_waited_for).collect();
    Waiting { for_whom, answers: sitting.answers(), is_sealed: !sitting.sealed().is_empty() }
}

/// What was agreed before the match.
pub(crate) fn setup_of(game: &dyn AnyGame, row: &TableRow) -> Result<Setup, SetupError> {
    let options: Vec<(String, String)> = options(&row.options).collect();
    Ok(game.setup(&row.mode, u8::try_from(row.seats.len()).ok(), &options)?.under(row.rules_version))
}

/// Options as a table row keeps them: `round_limit=200 lull=on`.
fn options(text: &str) -> impl Iterator<Item = (String, String)> {
    text.split_whitespace()
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
}

/// Runs rules or screens. A bug in them stops this match, not the server.
pub(crate) fn guarded<T>(run: impl FnOnce() -> T) -> Result<T, Frozen> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|_| Frozen::Broken)
}
