//! What a table in memory holds behind its lock: the row, the match as its journal plays it, and the last snapshot.

use super::{commit_point::CommitPoint, running_match::RunningMatch, services::TableServices, snapshot::Snapshot};
use crate::{error::LiveError, halted::Halted};
use std::{sync::Arc, time::Instant};
use wardroom_store::{State, TableRow};

#[derive(Debug)]
pub(crate) struct TableMemory {
    /// None: to be loaded again.
    pub(crate) row: Option<Arc<TableRow>>,
    pub(crate) play: PlayState,
    pub(crate) snapshot: Option<Arc<Snapshot>>,
    /// When the last change was requested.
    pub(crate) since: Instant,
    /// The last lines that were appended: the journal is not loaded again before they are durable or lost.
    pub(crate) last: Option<CommitPoint>,
}

#[derive(Debug)]
pub(crate) enum PlayState {
    /// To be loaded from the journal.
    NotLoaded,
    Running(RunningMatch),
    Halted(Halted),
}

impl TableMemory {
    pub(crate) fn empty() -> TableMemory {
        TableMemory { row: None, play: PlayState::NotLoaded, snapshot: None, since: Instant::now(), last: None }
    }
    /// The match, if it runs. To be called after [`TableMemory::load`].
    pub(crate) fn running(&mut self) -> Result<&mut RunningMatch, LiveError> {
        match &mut self.play {
            PlayState::NotLoaded => Err(self.row.as_deref().map_or(LiveError::NotBegun, LiveError::not_playing)),
            PlayState::Halted(why) => Err(LiveError::Halted(*why)),
            PlayState::Running(running) => Ok(running),
        }
    }
    /// The database is the truth again: everything is loaded anew when it is needed.
    pub(crate) fn forget(&mut self) {
        (self.row, self.snapshot, self.since) = (None, None, Instant::now());
        // A halted match stays halted until a restart: loading it again would only meet the same fault at every request.
        if !matches!(self.play, PlayState::Halted(_)) {
            self.play = PlayState::NotLoaded;
        }
    }
    /// What the match is built on, if it has begun.
    pub(crate) fn commit_point(&self) -> Option<CommitPoint> {
        if let PlayState::Running(running) = &self.play { Some(running.commit_point()) } else { None }
    }
    /// Loads the row, and the match if it has begun.
    pub(crate) async fn load(&mut self, services: &TableServices, id: &str) -> Result<Arc<TableRow>, LiveError> {
        if self.commit_point().is_some_and(|point| point.chain.is_broken()) {
            self.forget();
        }
        if self.row.is_none()
            && let Some(last) = self.last.take()
        {
            last.wait_durable().await;
        }
        let row = match &self.row {
            Some(row) => row.clone(),
            None => Arc::new(services.store.table(id).await?.ok_or(LiveError::NoSuchTable)?),
        };
        if matches!(self.play, PlayState::NotLoaded) && matches!(row.state, State::Playing | State::Over) {
            let journal = services.store.journal(id, 0).await?;
            let game = services.games.get(&row.game).map_err(|_| Halted::OtherRules);
            self.play = match game.and_then(|game| RunningMatch::replay(game, &row, &journal)) {
                Ok(running) => PlayState::Running(running),
                Err(why) => PlayState::Halted(why),
            };
        }
        self.row = Some(row.clone());
        Ok(row)
    }
}
