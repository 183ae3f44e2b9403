//! A hint on request: what the strong bot would do here, from the seat's own standpoint. Only where no other person could
//! be wronged by it; the journal keeps that it was asked for, so everybody at the table can see it.

use super::{At, shown};
use crate::{
    app::Shared,
    desk::{Actor, guarded},
    fields::Fields,
    journal::Act,
    reader::Reader,
    seating, study,
    thinkers::Asker,
    throttle::TooSoon,
    trouble::Trouble,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::json;
use std::time::Instant;
use tokio::sync::oneshot;
use wardroom_catalog::{AnalysisText, AnyMatch, RenderContext};
use wardroom_kernel::{FastRng, Rejected, Seat, Viewer};
use wardroom_search::Level;
use wardroom_ui::page::{self, Hint};

/// Seconds after which there is room again where many ask for hints: each takes less than one.
const A_WHILE: u64 = 5;

/// `POST /t/<id>/hint`
pub(crate) async fn hint(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let person = reader.id().ok_or(Trouble::NotYourSeat)?;
    let snapshot = desk.snapshot(&app).await?;
    let (row, game) = (&snapshot.row, app.game(&snapshot.row.game)?);
    let seat = seating::own_seat(game, row, person, fields.need("seat")?)?;
    if !seating::plays_alone(row, person) {
        return Err(Trouble::NoHintsHere);
    }
    let sitting = snapshot.position()?.sitting.clone();
    if !sitting.asked().contains(seat) || sitting.outcome().is_some() {
        return Err(Trouble::Rejected(Rejected::NotYourDecision, None));
    }
    app.hints.check(&person).map_err(|TooSoon(wait)| Trouble::HintsLater(wait.as_secs() + 1))?;
    let asker = app.pace.thinkers.ask().ok_or(Trouble::HintsLater(A_WHILE))?;
    desk.accept(&app, Actor::Person(person), Act::Hint { seat }, reader.language()).await?;
    let names = seating::names(&app, row, reader.language());
    let (language, seq) = (reader.language(), sitting.seq(seat));
    let think = move |until: Instant| {
        guarded(|| {
            let thought =
                sitting.think(seat, Level::Strong, &mut FastRng(rand::random()), &mut |_| Instant::now() < until)?;
            let board = sitting.draw(RenderContext { viewer: Viewer::Seat(seat), names: &names, language });
            let label = board.offers.into_iter().find(|offer| offer.path == thought.text)?.label;
            Some((chance(&*sitting, seat, &thought), thought.text, label))
        })
    };
    let thought = in_turn(&app, asker, think).await?.map_err(Trouble::Frozen)?;
    let (chance, answer, label) = thought.ok_or(Trouble::Rejected(Rejected::Stale, None))?;
    let hint =
        Hint { table: &desk.id, seat: game.seat_name(seat), seq: seq as u64, answer: &answer, label: &label, chance };
    if reader.manner.wants_json {
        let said = page::hint_words(&hint, app.say(language));
        return Ok(Json(json!({ "seq": seq, "answer": answer, "said": said })).into_response());
    }
    Ok(shown(page::hint(&reader.frame(&app, game.title(language)), &hint)))
}

/// Thinks when it is this hint's turn, as long as that lasts. Whoever has gone is not thought for.
async fn in_turn<T: Send + 'static>(
    app: &Shared,
    asker: Asker,
    think: impl FnOnce(Instant) -> T + Send + 'static,
) -> Result<T, Trouble> {
    let (app, (done, thought)) = (app.clone(), oneshot::channel());
    // In a task of its own: a browser that hangs up must not give the turn away while the bot still thinks.
    tokio::spawn(async move {
        let Some(turn) = app.pace.thinkers.turn_of_a_hint(&asker).await else { return };
        let until = turn.until;
        if !done.is_closed()
            && let Ok(thought) = tokio::task::spawn_blocking(move || think(until)).await
        {
            drop(done.send(thought));
        }
    });
    thought.await.map_err(|_| Trouble::Stopping)
}

/// How the proposed answer is seen, in percent.
fn chance(sitting: &dyn AnyMatch, seat: Seat, thought: &AnalysisText) -> u32 {
    let place = thought.visits.iter().position(|(text, _)| *text == thought.text);
    let share = place.and_then(|place| thought.shares.get(place)).copied().unwrap_or_default();
    (study::chance(sitting, seat, share) * 100.0).round() as u32
}
