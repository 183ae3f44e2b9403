//! A hint: what the strong bot would do here, from what the seat knows. Only if no other person plays; the journal says that it
//! was requested, so that everybody at the table can see it.

use super::reply::shown;
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, TablePath},
    limits::RateLimits,
    site::Site,
    texts::say,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::{sync::Arc, time::Instant};
use tokio::sync::oneshot;
use wardroom_accounts::{TooSoon, Unavailable};
use wardroom_catalog::{AnalysisText, AnyMatch, RenderContext};
use wardroom_kernel::{FastRng, Rejected, Seat, Viewer};
use wardroom_live::{
    LiveError, LiveTables,
    act::Act,
    analysis::chance_of,
    bot_scheduler::{BotScheduler, HintSlot},
    guarded, seating,
    table::Actor,
};
use wardroom_search::Level;
use wardroom_ui::page::{self, Hint};

/// Seconds after which the queue of hints has room again: each takes less than one.
const RETRY: u64 = 5;

/// `POST /t/<id>/hint`
pub(crate) async fn hint(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    State(limits): State<Arc<RateLimits>>,
    State(scheduler): State<Arc<BotScheduler>>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let person = user.id().ok_or(LiveError::NotYourSeat)?;
    let snapshot = table.snapshot().await?;
    let (row, game) = (&snapshot.row, tables.game(&snapshot.row.game)?);
    let seat = seating::own_seat(game, row, person, fields.need("seat")?)?;
    if !seating::plays_alone(row, person) {
        return Err(LiveError::NoHintsHere.into());
    }
    let sitting = snapshot.position()?.sitting.clone();
    if !sitting.asked().contains(seat) || sitting.outcome().is_some() {
        return Err(LiveError::Rejected(Rejected::NotYourDecision, None).into());
    }
    limits.hint(person).map_err(|TooSoon(wait)| LiveError::HintsLater(wait.as_secs() + 1))?;
    let slot = scheduler.request_hint().ok_or(LiveError::HintsLater(RETRY))?;
    table.accept(Actor::Person(person), Act::Hint { seat }, user.language()).await?;
    let names = seating::names(row, user.language());
    let (language, seq) = (user.language(), sitting.seq(seat));
    let think = move |until: Instant| {
        guarded(|| {
            let thought =
                sitting.think(seat, Level::Strong, &mut FastRng(rand::random()), &mut |_| Instant::now() < until)?;
            let board = sitting.draw(RenderContext { viewer: Viewer::Seat(seat), names: &names, language });
            let label = board.offers.into_iter().find(|offer| offer.path == thought.text)?.label;
            Some((chance(&*sitting, seat, &thought), thought.text, label))
        })
    };
    let thought = when_scheduled(&scheduler, slot, think).await?.map_err(LiveError::Halted)?;
    let (chance, answer, label) = thought.ok_or(LiveError::Rejected(Rejected::Stale, None))?;
    let hint =
        Hint { table: &table.id, seat: game.seat_name(seat), seq: seq as u64, answer: &answer, label: &label, chance };
    if user.prefs.wants_json {
        let said = page::hint_words(&hint, say(language));
        return Ok(Json(json!({ "seq": seq, "answer": answer, "said": said })).into_response());
    }
    Ok(shown(page::hint(&user.frame(&site, game.title(language)), &hint)))
}

/// Thinks when the scheduler permits, until its deadline. Skipped if the client has disconnected.
async fn when_scheduled<T: Send + 'static>(
    scheduler: &Arc<BotScheduler>,
    slot: HintSlot,
    think: impl FnOnce(Instant) -> T + Send + 'static,
) -> Result<T, AppError> {
    let (scheduler, (done, thought)) = (scheduler.clone(), oneshot::channel());
    // In a task of its own: if the client disconnects, the permit must be held while the bot still thinks.
    tokio::spawn(async move {
        let Some(permit) = scheduler.acquire_for_hint(&slot).await else { return };
        let until = permit.until;
        if !done.is_closed()
            && let Ok(thought) = tokio::task::spawn_blocking(move || think(until)).await
        {
            drop(done.send(thought));
        }
    });
    thought.await.map_err(|_| Unavailable::Stopping.into())
}

/// The seat's chance to win after the proposed answer, in percent.
fn chance(sitting: &dyn AnyMatch, seat: Seat, thought: &AnalysisText) -> u32 {
    let place = thought.visits.iter().position(|(text, _)| *text == thought.text);
    let share = place.and_then(|place| thought.shares.get(place)).copied().unwrap_or_default();
    (chance_of(sitting, seat, share) * 100.0).round() as u32
}
