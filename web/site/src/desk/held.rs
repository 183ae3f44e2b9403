//! What a table in memory holds behind its lock: a cache of the journal, and the match as it was played from that.

use super::{
    Snapshot,
    running::{Footing, Running},
};
use crate::{
    app::App,
    trouble::{Frozen, Trouble},
};
use std::{sync::Arc, time::Instant};
use wardroom_store::{State, TableRow};

#[derive(Debug)]
pub(super) struct Held {
    /// None: to be read again.
    pub(super) row: Option<Arc<TableRow>>,
    pub(super) play: Play,
    pub(super) snapshot: Option<Arc<Snapshot>>,
    /// When what is new was asked for.
    pub(super) since: Instant,
    /// The last lines that were handed in: the journal is not read again before their fate is known.
    pub(super) last: Option<Footing>,
}

#[derive(Debug)]
pub(super) enum Play {
    /// To be read from the journal.
    Unread,
    Running(Running),
    Frozen(Frozen),
}

impl Held {
    pub(super) fn running(&mut self) -> Result<&mut Running, Trouble> {
        match &mut self.play {
            // The row is there: whoever asks has read it.
            Play::Unread => Err(self.row.as_deref().map_or(Trouble::NotBegun, Trouble::not_playing)),
            Play::Frozen(why) => Err(Trouble::Frozen(*why)),
            Play::Running(running) => Ok(running),
        }
    }
    pub(super) fn forget(&mut self) {
        (self.row, self.snapshot, self.since) = (None, None, Instant::now());
        // What is frozen thaws by a restart only, so that a fault is not met again with every look.
        if !matches!(self.play, Play::Frozen(_)) {
            self.play = Play::Unread;
        }
    }
    /// What the match stands on, if it has begun.
    pub(super) fn footing(&self) -> Option<Footing> {
        if let Play::Running(running) = &self.play { Some(running.footing()) } else { None }
    }
    /// The row; and the match, if it has begun.
    pub(super) async fn read(&mut self, app: &App, id: &str) -> Result<Arc<TableRow>, Trouble> {
        if self.footing().is_some_and(|footing| footing.chain.is_broken()) {
            self.forget();
        }
        if self.row.is_none()
            && let Some(last) = self.last.take()
        {
            Footing::holds(Some(&last)).await;
        }
        let row = match &self.row {
            Some(row) => row.clone(),
            None => Arc::new(app.store.table(id).await?.ok_or(Trouble::NoSuchTable)?),
        };
        if matches!(self.play, Play::Unread) && matches!(row.state, State::Playing | State::Over) {
            let journal = app.store.journal(id, 0).await?;
            let replayed = app.game(&row.game).map_err(|_| Frozen::OtherRules);
            self.play = match replayed.and_then(|game| Running::replay(game, &row, &journal)) {
                Ok(running) => Play::Running(running),
                Err(why) => Play::Frozen(why),
            };
        }
        self.row = Some(row.clone());
        Ok(row)
    }
}
