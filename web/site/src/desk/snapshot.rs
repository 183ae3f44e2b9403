//! A table at one moment, to be looked at by as many as like, without holding up whoever plays.

use super::{Desk, held::Play, running::Footing};
use crate::{
    absent::{Absence, Away},
    app::App,
    clock::Clocks,
    seating,
    trouble::{Frozen, Trouble},
};
use std::{sync::Arc, time::Instant};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::Seat;
use wardroom_store::{Finish, Rematch, State, TableRow};

/// A table at one moment, to look at without holding anybody up. All of it is on disk.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) news: u64,
    /// When what is new in it was asked for.
    pub(crate) since: Instant,
    pub(crate) row: Arc<TableRow>,
    pub(crate) stage: Stage,
    /// What must be on disk before anybody is shown it.
    pub(super) footing: Option<Footing>,
    /// What came of it, once that is kept.
    pub(crate) finish: Option<Finish>,
    /// Where another game was laid after it.
    pub(crate) rematch: Option<Rematch>,
}

#[derive(Debug)]
pub(crate) enum Stage {
    Gathering,
    /// It will never begin.
    CalledOff,
    Playing(Position),
    Frozen(Frozen),
}

#[derive(Debug)]
pub(crate) struct Position {
    pub(crate) sitting: Arc<dyn AnyMatch>,
    pub(crate) undos: u32,
    pub(crate) is_rematch_asked: bool,
    pub(crate) hints: u32,
    pub(crate) clocks: Box<Clocks>,
    pub(crate) absence: Absence,
    /// Whom the others may choose about.
    pub(crate) away: Vec<Away>,
}

impl Position {
    /// Over by the rules, or because somebody stayed away. Nothing is secret any more.
    pub(crate) fn is_over(&self) -> bool {
        self.sitting.outcome().is_some() || self.absence.ended.is_some()
    }
    /// Whether whoever moves the pieces of this seat has something to do: play waits for them, or their own time runs while
    /// nobody answers what they have offered.
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        let sitting = &*self.sitting;
        let may_go_on = || seating::is_asked(sitting, seat) && sitting.may_withdraw(seat).is_some();
        self.absence.ended.is_none() && (seating::is_awaited(sitting, seat) || may_go_on())
    }
    /// Whether that is the person who sits there, and not a bot that sails for them.
    pub(crate) fn calls(&self, seat: Seat) -> bool {
        self.absence.stand_in(seat).is_none() && self.awaits(seat)
    }
}

impl Snapshot {
    /// The match, if there is one to look at.
    pub(crate) fn position(&self) -> Result<&Position, Trouble> {
        match &self.stage {
            Stage::Gathering => Err(Trouble::NotBegun),
            Stage::CalledOff => Err(Trouble::CalledOff),
            Stage::Playing(position) => Ok(position),
            Stage::Frozen(why) => Err(Trouble::Frozen(*why)),
        }
    }
}

impl Desk {
    /// The table as it is, once all of that is on disk.
    pub(crate) async fn snapshot(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        loop {
            let snapshot = self.newest(app).await?;
            if Footing::holds(snapshot.footing.as_ref()).await {
                return Ok(snapshot);
            }
        }
    }
    /// The same for who comes when it is over. Where another server has ended it and the news is still on its way, it is
    /// read again.
    pub(crate) async fn snapshot_of_the_end(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        let snapshot = self.snapshot(app).await?;
        let goes_on = matches!(&snapshot.stage, Stage::Playing(position) if !position.is_over());
        if goes_on && app.store.table(&self.id).await?.is_some_and(|row| row.state == State::Over) {
            self.forget().await;
            return self.snapshot(app).await;
        }
        Ok(snapshot)
    }
    async fn newest(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        let mut held = self.held.lock().await;
        let row = held.read(app, &self.id).await?;
        if let Some(snapshot) = &held.snapshot {
            if !self.has_turned(app, snapshot) {
                return Ok(snapshot.clone());
            }
            // Nothing was written, but time has gone by.
            self.news.send_modify(|news| *news += 1);
            held.since = Instant::now();
        }
        let stage = match &held.play {
            Play::Unread if row.state == State::CalledOff => Stage::CalledOff,
            Play::Unread => Stage::Gathering,
            Play::Frozen(why) => Stage::Frozen(*why),
            Play::Running(running) => {
                let away = self.look(app, &row, running).away().0;
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
        let (finish, rematch) = match row.state {
            State::Over => (app.store.finish(&self.id).await?, app.store.rematch(&self.id).await?),
            State::Gathering | State::Playing | State::CalledOff => (None, None),
        };
        let (news, since, footing) = (self.news(), held.since, held.footing());
        let snapshot = Arc::new(Snapshot { news, since, row, stage, footing, finish, rematch });
        held.snapshot = Some(snapshot.clone());
        Ok(snapshot)
    }
    /// Looks at the match without copying it, and without keeping others from it for long. What is told is on disk.
    pub(crate) async fn glance<T>(
        &self,
        app: &App,
        look: impl Fn(&TableRow, &dyn AnyMatch) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        loop {
            let mut held = self.held.lock().await;
            let row = held.read(app, &self.id).await?;
            let running = held.running()?;
            let (seen, footing) = (look(&row, &*running.sitting), running.footing());
            drop(held);
            if Footing::holds(Some(&footing)).await {
                return seen;
            }
        }
    }
}
