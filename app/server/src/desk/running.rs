//! A match in memory, played from its journal.

use crate::{
    app::now,
    journal::{self, Act},
    trouble::Frozen,
};
use jiff::Timestamp;
use std::panic::{AssertUnwindSafe, catch_unwind};
use wardroom_catalog::{Entry, Sitting};
use wardroom_kernel::{Fairness, Rejected, Talk};
use wardroom_store::{Entry as JournalEntry, Line, TableRow};

#[derive(Debug)]
pub(super) struct Running {
    pub(super) sitting: Box<dyn Sitting>,
    /// Lines in the journal.
    pub(super) length: u32,
    /// How many answers there were after the last line.
    answers: usize,
    /// How often somebody took something back: the log is not what it was.
    pub(super) undos: u32,
    pub(super) is_rematch_asked: bool,
}

impl Running {
    /// The match before anybody here has answered.
    fn begin(game: &dyn Entry, row: &TableRow, given: &[JournalEntry]) -> Result<Running, Frozen> {
        if game.version() != row.rules_version {
            tracing::error!(table = row.id, version = row.rules_version, "a match of other rules");
            return Err(Frozen::OtherRules);
        }
        let options: Vec<(String, String)> = options(&row.options).collect();
        let seats = u8::try_from(row.seats.len()).ok();
        let begun = game.setup(&row.mode, seats, &options).and_then(|setup| game.begin(setup));
        let mut sitting = begun.map_err(|error| {
            tracing::error!(table = row.id, %error, "a table that cannot be laid out");
            Frozen::OtherRules
        })?;
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
            sitting.throw(row.dice_secret.reveal(), &contributions);
        } else {
            sitting.play_on(row.dice_secret.reveal(), &contributions);
        }
        let length = u32::try_from(given.len()).map_err(|_| Frozen::Journal)?;
        Ok(Running { sitting, length, answers, undos: 0, is_rematch_asked: false })
    }
    /// Plays the journal again, and checks that the same dice fall.
    pub(super) fn replay(game: &dyn Entry, row: &TableRow, journal: &[JournalEntry]) -> Result<Running, Frozen> {
        Running::replay_aloud(game, row, journal, &mut |_, _| ())
    }
    /// The same, and tells of each line when it is played.
    pub(super) fn replay_aloud(
        game: &dyn Entry,
        row: &TableRow,
        journal: &[JournalEntry],
        tell: &mut dyn FnMut(&JournalEntry, &dyn Sitting),
    ) -> Result<Running, Frozen> {
        let replayed = guarded(|| {
            let given = journal.iter().take_while(|entry| journal::is_given(&entry.line)).count();
            let (given, played) = journal.split_at(given);
            let mut running = Running::begin(game, row, given)?;
            for entry in played {
                let act = Act::read(&entry.line, &*running.sitting);
                let chance = act.map(|act| running.take(&act));
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
            Ok(running)
        });
        replayed?
    }
    /// Does it, and tells the journal's line.
    pub(super) fn accept(&mut self, act: &Act) -> Result<Line, Rejected> {
        let line = act.write(&*self.sitting);
        let chance = self.take(act)?;
        Ok(Line { at: now(), line, chance })
    }
    fn take(&mut self, act: &Act) -> Result<String, Rejected> {
        act.apply(&mut *self.sitting)?;
        match act {
            Act::Undo { .. } => self.undos += 1,
            Act::Say { word: Talk::AskRematch, .. } => self.is_rematch_asked = true,
            Act::Answer { .. } | Act::Say { .. } => (),
        }
        let chance = self.sitting.chance_from(self.answers);
        self.answers = self.sitting.answers();
        Ok(chance)
    }
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
