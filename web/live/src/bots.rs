//! The bots at the tables: a task for each table with bots answers until no bot has anything to answer. Their answers take the
//! same way as those of people, and come no faster than people can follow.

use crate::{
    act::Act,
    bot_scheduler::BotScheduler,
    error::LiveError,
    halted::guarded,
    seating,
    table::{Actor, LiveTable, Snapshot, Stage},
};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::{mpsc, watch};
use wardroom_accounts::Unavailable;
use wardroom_kernel::{FastRng, Rejected, Seat};
use wardroom_search::Level;
use wardroom_ui::Language;

/// What the tasks of all tables share.
#[derive(Clone, Debug)]
struct Bots {
    scheduler: Arc<BotScheduler>,
    /// A bot answers no sooner than this.
    pause: Duration,
    stopping: watch::Receiver<bool>,
}

/// Starts a task for each table that `woken` returns, until the server stops.
pub async fn run(
    mut woken: mpsc::UnboundedReceiver<Arc<LiveTable>>,
    scheduler: Arc<BotScheduler>,
    pause: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let bots = Bots { scheduler, pause, stopping: stopping.clone() };
    loop {
        let table = tokio::select! {
            table = woken.recv() => table,
            _ = stopping.wait_for(|stop| *stop) => None,
        };
        let Some(table) = table else { return };
        tokio::spawn(bots.clone().answer_all(table));
    }
}

impl Bots {
    async fn answer_all(mut self, table: Arc<LiveTable>) {
        let mut stopping = self.stopping.clone();
        loop {
            let answered = tokio::select! {
                answered = self.answer_one(&table) => answered,
                _ = stopping.wait_for(|stop| *stop) => return,
            };
            match answered {
                Ok(None) => (),
                // A person was faster, or the database has to recover: try again.
                Err(LiveError::Rejected(..) | LiveError::Unavailable(Unavailable::Database)) => {
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                Err(_) => return table.end_bot_task(),
                Ok(Some(seen)) if table.resume_bot_task(seen) => (),
                Ok(Some(_)) => return,
            }
        }
    }
    /// One answer of one bot. Returns the number of the change that was looked at, if no bot is asked.
    async fn answer_one(&mut self, table: &Arc<LiveTable>) -> Result<Option<u64>, LiveError> {
        let snapshot = table.snapshot().await?;
        let Some((seat, level)) = awaited(&snapshot) else { return Ok(Some(snapshot.news)) };
        let begun = Instant::now();
        let act = match self.decide(table, &snapshot, seat, level).await {
            Ok(act) => act,
            Err(LiveError::Halted(why)) => return Err(table.halt(why).await),
            Err(error) => return Err(error),
        };
        // Always the same pause, also if there is only one answer: the delay must not reveal the hand.
        tokio::time::sleep(self.pause.saturating_sub(begun.elapsed())).await;
        table.accept(Actor::Bot, act, Language::En).await?;
        Ok(None)
    }
    async fn decide(
        &self,
        table: &LiveTable,
        snapshot: &Arc<Snapshot>,
        seat: Seat,
        level: Level,
    ) -> Result<Act, LiveError> {
        let sitting = snapshot.position()?.sitting.clone();
        if let Some(word) = sitting.bot_says(seat) {
            return Ok(Act::Say { seat, word });
        }
        let people_wait = seating::has_people(&snapshot.row);
        let permit = self.scheduler.acquire(people_wait).await.ok_or(Unavailable::Stopping)?;
        let (until, seq) = (permit.until, sitting.seq(seat));
        let thinking = tokio::task::spawn_blocking(move || {
            guarded(|| sitting.think(seat, level, &mut FastRng(rand::random()), &mut |_| Instant::now() < until))
        });
        let begun = Instant::now();
        let thought = thinking.await.map_err(|_| Unavailable::Stopping)?.map_err(LiveError::Halted)?;
        table.services.metrics.bot_thought(level.name(), begun.elapsed());
        let text = thought.ok_or(LiveError::Rejected(Rejected::Stale, None))?.text;
        Ok(Act::Answer { seq, seat, text })
    }
}

fn awaited(snapshot: &Snapshot) -> Option<(Seat, Level)> {
    let Stage::Playing(position) = &snapshot.stage else { return None };
    // A match with a bot that this program does not know is halted.
    let own = seating::bots_of(&snapshot.row).filter_map(|(seat, level)| Some((seat, level?)));
    own.chain(position.absence.stand_ins.iter().copied()).find(|&(seat, _)| position.awaits(seat))
}
