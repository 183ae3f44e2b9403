//! Acts of players: an answer, undo, table talk, a rematch. The way of an answer goes on in `wardroom_live::table` (`accept.rs`).

use super::reply::{done, lead};
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, TablePath},
    limits::RateLimits,
};
use axum::{extract::State, response::Response};
use std::sync::Arc;
use wardroom_kernel::{Seat, Talk};
use wardroom_live::{LiveError, LiveTables, act::Act, new_table, seating, table::LiveTable};
use wardroom_store::{Person, TableRow};

/// `POST /t/<id>/answer`
pub(crate) async fn answer(
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let (seq, text) = (fields.number("seq")?, fields.need("answer")?.to_owned());
    take(&table, &user, &fields, move |seat| Act::Answer { seq, seat, text }).await
}

/// `POST /t/<id>/undo`
pub(crate) async fn undo(TablePath(table): TablePath, user: CurrentUser, fields: Fields) -> Result<Response, AppError> {
    let seq = fields.number("seq")?;
    take(&table, &user, &fields, move |seat| Act::Undo { seq, seat }).await
}

/// `POST /t/<id>/say`
pub(crate) async fn say(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let word: Talk = fields.need("word")?.parse().map_err(|()| LiveError::Field("word"))?;
    if word == Talk::AskRematch {
        may_rematch(&tables, &limits, &table, &user).await?;
    }
    let reply = take(&table, &user, &fields, move |seat| Act::Say { seat, word }).await?;
    if word == Talk::AskRematch {
        // The winner must then begin at once (TT-SURR-03); the streams lead all players there.
        return rematch_of(&tables, &table, &user).await;
    }
    Ok(reply)
}

/// `POST /t/<id>/rematch`
pub(crate) async fn rematch(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    TablePath(table): TablePath,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let snapshot = table.snapshot_of_the_end().await?;
    if seating::seats_of(&snapshot.row, user.id()).is_empty() {
        return Err(LiveError::NotYourSeat.into());
    }
    if !snapshot.position()?.is_over() {
        return Err(LiveError::NotOver.into());
    }
    may_rematch(&tables, &limits, &table, &user).await?;
    rematch_of(&tables, &table, &user).await
}

/// If there is a rematch already, the request only leads there; otherwise it creates a table.
async fn may_rematch(
    tables: &LiveTables,
    limits: &RateLimits,
    old: &LiveTable,
    user: &CurrentUser,
) -> Result<(), AppError> {
    if tables.store().rematch(&old.id).await?.is_some() {
        return Ok(());
    }
    limits.may_make_table(tables, user.id(), user.address).await
}

async fn rematch_of(tables: &LiveTables, table: &LiveTable, user: &CurrentUser) -> Result<Response, AppError> {
    let id = new_table::rematch(tables, table, player(user)?.id).await?;
    Ok(lead(user, &format!("/t/{id}")))
}

/// Takes an act of the seat that the form names.
async fn take(
    table: &Arc<LiveTable>,
    user: &CurrentUser,
    fields: &Fields,
    act: impl FnOnce(Seat) -> Act + Send + 'static,
) -> Result<Response, AppError> {
    let (person, seat) = (player(user)?, fields.need("seat")?.to_owned());
    let accepted = table.accept_named(person.id, seat, user.language(), act).await?;
    // A player who answers is present, also without scripts.
    table.presence.see(person);
    Ok(done(user, &next_page(&accepted.row, person, fields), accepted.next))
}

fn player(user: &CurrentUser) -> Result<&Person, LiveError> {
    user.person.as_ref().ok_or(LiveError::NotYourSeat)
}

/// The page after a form. Of several players at one screen the address names the one whose turn it was.
fn next_page(row: &TableRow, person: &Person, fields: &Fields) -> String {
    let is_shared = seating::seats_of(row, Some(person.id)).count() > 1;
    match fields.get("seat").filter(|_| is_shared) {
        Some(seat) => format!("/t/{}?seat={seat}", row.id),
        None => format!("/t/{}", row.id),
    }
}
