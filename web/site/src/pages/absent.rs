//! Leaving and returning, reporting that a page is visible, votes on players who are away.

use super::{chairs, reply::done};
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, TablePath},
    state::Timeouts,
};
use axum::{extract::State, response::Response};
use serde_json::json;
use std::sync::Arc;
use wardroom_accounts::parse_offered_level;
use wardroom_live::{
    LiveError, LiveTables,
    act::Act,
    note::{Choice, Note},
    presence_broadcast::settling_time,
    seating,
    table::{Actor, LiveTable},
};
use wardroom_store::State as TableState;

/// `POST /t/<id>/leave`: before the start from a chair, afterwards from a match that goes on.
pub(crate) async fn leave(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = table.row().await?;
    match row.state {
        TableState::Gathering => chairs::get_up(&tables, &table, &user, &row, fields.need("seat")?).await,
        TableState::CalledOff => Err(LiveError::CalledOff.into()),
        TableState::Playing | TableState::Over => note(&tables, &table, &user, &fields, Note::Leave).await,
    }
}

/// `POST /t/<id>/back`
pub(crate) async fn back(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    note(&tables, &table, &user, &fields, Note::Back).await
}

/// `POST /t/<id>/break-off`: a player against bots only, or alone at one screen, ends the match without a result.
pub(crate) async fn break_off(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let person = user.id().ok_or(LiveError::NotYourSeat)?;
    let row = table.row().await?;
    let seat = seating::own_seat(tables.game(&row.game)?, &row, person, fields.need("seat")?)?;
    if !seating::plays_alone(&row, person) {
        return Err(LiveError::NotAlone.into());
    }
    table.accept(Actor::Person(person), Act::Note { seat, note: Note::BreakOff }, user.language()).await?;
    Ok(done(&user, &format!("/t/{}", table.id), json!({})))
}

async fn note(
    tables: &LiveTables,
    table: &Arc<LiveTable>,
    user: &CurrentUser,
    fields: &Fields,
    note: Note,
) -> Result<Response, AppError> {
    let person = user.id().ok_or(LiveError::NotYourSeat)?;
    let snapshot = table.snapshot().await?;
    let seat = seating::own_seat(tables.game(&snapshot.row.game)?, &snapshot.row, person, fields.need("seat")?)?;
    let position = snapshot.position()?;
    let is_gone = position.absence.is_leaving(seat) || position.absence.stand_in(seat).is_some();
    // A repeated request changes nothing and writes nothing.
    if !position.is_over() && is_gone != (note == Note::Leave) {
        table.accept(Actor::Person(person), Act::Note { seat, note }, user.language()).await?;
        table.presence.wake();
    }
    Ok(done(user, &format!("/t/{}", table.id), json!({})))
}

/// `POST /t/<id>/look`: the page of a player is visible (`assets/js/visibility.js`).
pub(crate) async fn look(TablePath(table): TablePath, user: CurrentUser) -> Result<Response, AppError> {
    let row = table.row().await?;
    let is_player = !seating::seats_of(&row, user.id()).is_empty();
    let person = user.person.as_ref().filter(|_| is_player).ok_or(LiveError::NotYourSeat)?;
    table.presence.see(person);
    // A player who counted as away is back: the snapshot shows it to all.
    table.snapshot().await?;
    Ok(done(&user, &format!("/t/{}", table.id), json!({})))
}

/// `POST /t/<id>/absent`: a player votes on a player who is away.
pub(crate) async fn choose(
    State(tables): State<LiveTables>,
    State(timeouts): State<Timeouts>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let person = user.person.as_ref().ok_or(LiveError::NotYourSeat)?;
    let row = table.row().await?;
    let about = seating::seat_called(tables.game(&row.game)?, &row, fields.need("about")?)?;
    let choice: Choice = fields.need("choice")?.parse().map_err(|()| LiveError::Field("choice"))?;
    if let Choice::Bot(level) = choice {
        parse_offered_level(level.name()).ok_or(LiveError::Field("choice"))?;
    }
    // The player may be present at another server.
    table.presence.settle(settling_time(&tables, timeouts.company_pause)).await;
    table.vote(person.id, about, choice).await?;
    // A player who votes is present, also without scripts.
    table.presence.see(person);
    table.presence.wake();
    Ok(done(&user, &format!("/t/{}", table.id), json!({})))
}
