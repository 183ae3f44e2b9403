//! A table in memory: one lock around the match, and a number that grows with everything that happens to it.
//!
//! An answer is checked, played, written to the journal and only then acknowledged and shown. Nobody else waits for the
//! disk meanwhile: the next answer is played upon it and handed in behind it, and whoever looks sees both once both are
//! written ([ADR 6](../../../docs/adr/0006-one-writer.md)). Whatever goes wrong in between, the memory is thrown away and
//! the journal read again: it is the truth. The way of an answer is `desk/enact.rs`; what is looked at, `desk/snapshot.rs`.

mod again;
mod enact;
mod growth;
mod held;
mod logbook;
mod lookout;
mod picture;
mod running;
mod sight;
mod snapshot;
mod tables;
mod talk;

pub(crate) use enact::{Actor, asked};
pub(crate) use picture::{Id, Looks, event, hash, proof};
pub(crate) use running::{guarded, setup_of};
pub(crate) use snapshot::{Position, Snapshot, Stage};
pub(crate) use tables::{Tables, janitor, listen, resume};

use crate::{
    app::{App, now},
    chat::Chat,
    presence::Presence,
    trouble::{Frozen, Trouble},
};
use held::{Held, Play};
use picture::Gallery;
use running::Running;
use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};
use tokio::sync::{Mutex, MutexGuard, watch};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_store::{JournalEntry, Millis, State, TableRow};

#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) id: String,
    held: Mutex<Held>,
    /// Grows with each change.
    news: watch::Sender<u64>,
    gallery: Gallery,
    /// Who is at the table.
    pub(crate) presence: Arc<Presence>,
    /// What is said there.
    pub(crate) chat: Chat,
    /// Whether somebody already sees to the bots of this table.
    pub(crate) is_tended: AtomicBool,
    /// Since when it is in memory.
    watched_since: Millis,
    /// Grows with each change of any table.
    lobby: watch::Sender<u64>,
}

impl Desk {
    fn new(id: &str, lobby: watch::Sender<u64>) -> Desk {
        Desk {
            id: id.into(),
            held: Mutex::new(Held { row: None, play: Play::Unread, snapshot: None, since: Instant::now(), last: None }),
            news: watch::Sender::new(0),
            gallery: Gallery::default(),
            presence: Arc::default(),
            chat: Chat::default(),
            is_tended: AtomicBool::new(false),
            watched_since: now(),
            lobby,
        }
    }
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    pub(crate) fn news(&self) -> u64 {
        *self.news.borrow()
    }
    /// Whether its game is over, as far as can be told without waiting for whoever is at it.
    fn is_over(&self) -> bool {
        let held = self.held.try_lock();
        held.is_ok_and(|held| held.row.as_ref().is_some_and(|row| row.state == State::Over))
    }
    /// Something was written beside this memory: chairs, contributions, or by another server.
    pub(crate) async fn forget(&self) {
        let mut held = self.held.lock().await;
        held.forget();
        self.tell(held);
        self.tell_lobby();
    }
    /// Something that is not of the match itself has changed, and is to be seen.
    async fn look_again(&self) {
        let mut held = self.held.lock().await;
        held.snapshot = None;
        self.tell(held);
        self.tell_lobby();
    }
    /// Before anybody else looks: a new state under an old number would be taken for the old state.
    fn tell(&self, held: MutexGuard<'_, Held>) {
        self.news.send_modify(|news| *news += 1);
        drop(held);
    }
    /// The lobby reads what is on disk.
    fn tell_lobby(&self) {
        self.lobby.send_modify(|news| *news += 1);
    }

    /// Who sits where, without drawing anything up.
    pub(crate) async fn row(&self, app: &App) -> Result<Arc<TableRow>, Trouble> {
        self.held.lock().await.read(app, &self.id).await
    }
}

/// Plays a journal again, telling of each line; the match as it stands after the last.
pub(crate) fn replay_aloud(
    game: &dyn AnyGame,
    row: &TableRow,
    journal: &[JournalEntry],
    tell: &mut dyn FnMut(&JournalEntry, &dyn AnyMatch),
) -> Result<Arc<dyn AnyMatch>, Frozen> {
    Ok(Running::replay_aloud(game, row, journal, tell)?.sitting)
}

/// The record of a match that is over, with the secret of its dice.
pub(crate) fn record(row: &TableRow, position: &Position) -> String {
    let mut sitting = position.sitting.duplicate();
    sitting.heading_mut().fairness.secret = Some(row.dice_secret.reveal().into());
    let remark = position.absence.ended.map(|ending| ending.remark(|seat| sitting.seat_name(seat).into()));
    sitting.record() + &remark.unwrap_or_default()
}
