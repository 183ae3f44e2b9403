//! Journals played again without a server: by whoever restored a backup, and by loads that count answers.

use crate::{absent::Ending, desk::replay_aloud, trouble::Frozen};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_store::{JournalEntry, State, TableRow};

/// Why the journal of a table does not play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("table {table}: {why}")]
pub struct Unplayable {
    pub table: String,
    pub why: &'static str,
    /// Nothing is wrong with it: it waits for the program or the box that it was begun with.
    pub waits: bool,
}

/// Plays the journal of a table from its first line to its last: every answer must be offered, and the same dice must
/// fall. Tells of each line when it is played, and at the end how many answers there are, those of chance included: some
/// may come before the first line. A table that has not begun, or never will, has nothing to play.
pub fn replay(
    games: &[Box<dyn AnyGame>],
    row: &TableRow,
    journal: &[JournalEntry],
    tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
) -> Result<usize, Unplayable> {
    let wrong = |why| Unplayable { table: row.id.clone(), why, waits: false };
    let frozen = |frozen: Frozen| Unplayable { waits: frozen.waits(), ..wrong(frozen.why()) };
    if journal.len() != row.length as usize {
        return Err(wrong("its journal has not as many lines as the table knows of"));
    }
    if matches!(row.state, State::Gathering | State::CalledOff) {
        return Ok(0);
    }
    let game = wardroom_catalog::game(games, &row.game).map_err(|_| wrong("this program does not know its game"))?;
    let sitting = replay_aloud(game, row, journal, tell).map_err(frozen)?;
    // A match that somebody broke off is over without an end that the rules know.
    let ending = row.outcome.as_deref().and_then(|outcome| Ending::read(outcome, |name| sitting.seat_called(name)));
    match (row.state == State::Over && ending.is_none(), sitting.outcome()) {
        (true, None) => Err(wrong("it is said to be over, and its journal does not end the game")),
        (false, Some(_)) => Err(wrong("its journal ends the game, and it is said to go on")),
        (true, Some(_)) | (false, None) => Ok(sitting.answers()),
    }
}
