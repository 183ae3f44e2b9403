//! The bots at the tables. Each answers on the way that people's answers take, and no sooner than a person could follow.

use crate::{
    app::Shared,
    desk::{Actor, Desk, Snapshot, Stage, guarded},
    journal::Act,
    seating,
    trouble::Trouble,
};
use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};
use wardroom_kernel::{FastRng, Seat};
use wardroom_search::Level;
use wardroom_store::{State, TableRow};
use wardroom_ui::Language;

/// Whether a running match has bots.
pub(crate) fn are_at(row: &TableRow) -> bool {
    row.state == State::Playing && seating::bots_of(row).next().is_some()
}

/// Lets the bots of a table answer until they have nothing to answer. Called once more while they do, it does nothing.
pub(crate) fn wake(app: &Shared, desk: &Arc<Desk>) {
    if !desk.is_tended.swap(true, Ordering::AcqRel) {
        tokio::spawn(tend(app.clone(), desk.clone()));
    }
}

async fn tend(app: Shared, desk: Arc<Desk>) {
    let mut stopping = app.stopping.subscribe();
    loop {
        let told = tokio::select! {
            told = answer_one(&app, &desk) => told,
            _ = stopping.wait_for(|stop| *stop) => return,
        };
        match told {
            Ok(None) => (),
            // Somebody else was faster, or the database has to recover: look again.
            Err(Trouble::Rejected(..) | Trouble::Database) => tokio::time::sleep(Duration::from_millis(200)).await,
            Err(_) => return desk.is_tended.store(false, Ordering::Release),
            Ok(Some(seen)) => {
                desk.is_tended.store(false, Ordering::Release);
                // What came between looking and leaving would find nobody.
                if desk.news() == seen || desk.is_tended.swap(true, Ordering::AcqRel) {
                    return;
                }
            }
        }
    }
}

/// One answer of one bot; the number of the news if none of them is asked.
async fn answer_one(app: &Shared, desk: &Arc<Desk>) -> Result<Option<u64>, Trouble> {
    let snapshot = desk.snapshot(app).await?;
    let Some((seat, level)) = awaited(&snapshot) else { return Ok(Some(snapshot.news)) };
    let begun = Instant::now();
    let act = match think(app, &snapshot, seat, level).await {
        Ok(act) => act,
        Err(Trouble::Frozen(why)) => return Err(desk.break_off(why).await),
        Err(trouble) => return Err(trouble),
    };
    // Always the same pause, also where there is one answer only: the pace must not tell what is on the hand.
    tokio::time::sleep(app.pace.bot_pause.saturating_sub(begun.elapsed())).await;
    desk.accept(app, Actor::Bot, act, Language::En).await?;
    Ok(None)
}

fn awaited(snapshot: &Snapshot) -> Option<(Seat, Level)> {
    let Stage::Playing(position) = &snapshot.stage else { return None };
    // A match with a bot that this program does not know is frozen.
    let own = seating::bots_of(&snapshot.row).filter_map(|(seat, level)| Some((seat, level?)));
    own.chain(position.absence.stand_ins.iter().copied()).find(|&(seat, _)| position.awaits(seat))
}

async fn think(app: &Shared, snapshot: &Arc<Snapshot>, seat: Seat, level: Level) -> Result<Act, Trouble> {
    let sitting = snapshot.position()?.sitting.clone();
    if let Some(word) = sitting.bot_says(seat) {
        return Ok(Act::Say { seat, word });
    }
    let turn = app.pace.thinkers.turn(seating::has_people(&snapshot.row)).await.ok_or(Trouble::Stopping)?;
    let (until, seq) = (turn.until, sitting.seq(seat));
    let thought = tokio::task::spawn_blocking(move || {
        guarded(|| sitting.think(seat, level, &mut FastRng(rand::random()), &mut |_| Instant::now() < until))
    });
    let begun = Instant::now();
    let thought = thought.await.map_err(|_| Trouble::Stopping)?.map_err(Trouble::Frozen)?;
    app.metrics.thought(level.name(), begun.elapsed());
    let text = thought.ok_or(Trouble::Rejected(wardroom_kernel::Rejected::Stale, None))?.text;
    Ok(Act::Answer { seq, seat, text })
}
