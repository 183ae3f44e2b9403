//! Looking at a table: snapshots for pages and streams, glances for programs. Everything returned is durable.

use super::{
    live_table::LiveTable,
    memory::PlayState,
    snapshot::{Position, Snapshot, Stage},
};
use crate::error::LiveError;
use serde_json::{Value, json};
use std::{sync::Arc, time::Instant};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::Seat;
use wardroom_store::{State, TableRow};

impl LiveTable {
    /// The table as it is, once all of that is durable.
    pub async fn snapshot(&self) -> Result<Arc<Snapshot>, LiveError> {
        loop {
            let snapshot = self.newest().await?;
            match &snapshot.commit_point {
                Some(point) if !point.wait_durable().await => (),
                Some(_) | None => return Ok(snapshot),
            }
        }
    }
    /// The same for a request that comes after the end. If another server has ended the match and its notification is still on
    /// the way, the table is loaded again.
    pub async fn snapshot_of_the_end(&self) -> Result<Arc<Snapshot>, LiveError> {
        let snapshot = self.snapshot().await?;
        let runs = matches!(&snapshot.stage, Stage::Playing(position) if !position.is_over());
        if runs && self.services.store.table(&self.id).await?.is_some_and(|row| row.state == State::Over) {
            self.forget().await;
            return self.snapshot().await;
        }
        Ok(snapshot)
    }
    async fn newest(&self) -> Result<Arc<Snapshot>, LiveError> {
        let mut memory = self.memory.lock().await;
        let row = memory.load(&self.services, &self.id).await?;
        if let Some(snapshot) = &memory.snapshot {
            if !self.absence_has_changed(snapshot) {
                return Ok(snapshot.clone());
            }
            // Nothing was written, but time has passed.
            self.news.send_modify(|news| *news += 1);
            memory.since = Instant::now();
        }
        let stage = match &memory.play {
            PlayState::NotLoaded if row.state == State::CalledOff => Stage::CalledOff,
            PlayState::NotLoaded => Stage::Gathering,
            PlayState::Halted(why) => Stage::Halted(*why),
            PlayState::Running(running) => {
                let away = self.absence_in(&row, running).away().0;
                Stage::Playing(Position {
                    sitting: running.sitting.clone(),
                    undos: running.undos,
                    hints: running.hints,
                    is_rematch_asked: running.is_rematch_asked,
                    clocks: running.clocks.clone(),
                    absence: running.absence.clone(),
                    away,
                })
            }
        };
        let store = &self.services.store;
        let (finish, rematch) = match row.state {
            State::Over => (store.finish(&self.id).await?, store.rematch(&self.id).await?),
            State::Gathering | State::Playing | State::CalledOff => (None, None),
        };
        let (news, since, commit_point) = (self.news(), memory.since, memory.commit_point());
        let snapshot = Arc::new(Snapshot { news, since, row, stage, commit_point, finish, rematch });
        memory.snapshot = Some(snapshot.clone());
        Ok(snapshot)
    }
    /// Looks at the match without copying it and without holding the lock for long.
    pub async fn glance<T>(
        &self,
        look: impl Fn(&TableRow, &dyn AnyMatch) -> Result<T, LiveError>,
    ) -> Result<T, LiveError> {
        loop {
            let mut memory = self.memory.lock().await;
            let row = memory.load(&self.services, &self.id).await?;
            let running = memory.running()?;
            let (seen, point) = (look(&row, &*running.sitting), running.commit_point());
            drop(memory);
            if point.wait_durable().await {
                return seen;
            }
        }
    }
}

/// What a seat is asked, for programs that draw nothing.
pub fn asked(sitting: &dyn AnyMatch, seat: Seat) -> Value {
    let offers = sitting.offers(seat);
    let outcome = sitting.outcome().map(|_| sitting.outcome_text());
    json!({ "seq": sitting.seq(seat), "offers": offers, "sealed": sitting.sealed_by(seat), "outcome": outcome })
}
