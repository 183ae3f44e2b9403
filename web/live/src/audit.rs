//! Plays journals again without a server: after a backup is restored, and in load tests that count answers.

use crate::{absence::Ending, halted::Halted, tables::replay_journal};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_store::{JournalEntry, State, TableRow};

/// Why the journal of a table does not play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: {why}")]
pub struct Unplayable {
    pub table: String,
    pub why: &'static str,
    /// Nothing is wrong with it: it waits for the program or the box that it was started with.
    pub waits: bool,
}

/// Plays the journal of a table: every answer must be offered, and the dice must be the same. Calls `tell` after each line.
/// Returns the number of answers, chance included: some come before the first line. A table that has not begun has none.
pub fn replay(
    games: &[Box<dyn AnyGame>],
    row: &TableRow,
    journal: &[JournalEntry],
    tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
) -> Result<usize, Unplayable> {
    let wrong = |why| Unplayable { table: row.id.clone(), why, waits: false };
    let frozen = |frozen: Halted| Unplayable { waits: frozen.waits(), ..wrong(frozen.why()) };
    if journal.len() != row.length as usize {
        return Err(wrong("its journal has not as many lines as the table knows of"));
    }
    if matches!(row.state, State::Gathering | State::CalledOff) {
        return Ok(0);
    }
    let game = wardroom_catalog::game(games, &row.game).map_err(|_| wrong("this program does not know its game"))?;
    let sitting = replay_journal(game, row, journal, tell).map_err(frozen)?;
    // A match that was broken off has no end by its rules.
    let ending = row.outcome.as_deref().and_then(|outcome| Ending::parse(outcome, |name| sitting.seat_called(name)));
    match (row.state == State::Over && ending.is_none(), sitting.outcome()) {
        (true, None) => Err(wrong("it is said to be over, and its journal does not end the game")),
        (false, Some(_)) => Err(wrong("its journal ends the game, and it is said to go on")),
        (true, Some(_)) | (false, None) => Ok(sitting.answers()),
    }
}
