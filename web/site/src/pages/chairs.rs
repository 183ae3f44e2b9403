//! Seats before the start: leaving one, giving one to another player or a bot, swapping, drawing lots, calling the table off.
//! After each change all players have to confirm again that they are ready.

use super::reply::lead;
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, TablePath},
};
use axum::{extract::State, response::Response};
use std::sync::Arc;
use wardroom_accounts::now;
use wardroom_live::{
    LiveError, LiveTables, departure,
    new_table::{BOT_CONTRIBUTION, Chair, begin_if_ready},
    seating,
    table::LiveTable,
};
use wardroom_store::{Holder, SeatRow, Seating, State as TableState, TableRow};

/// `POST /t/<id>/chair`: the host decides who is to have a seat. A person who has it loses it.
pub(crate) async fn chair(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = gathering(&table).await?;
    let chair = named(&tables, &row, fields.need("seat")?)?;
    if !is_host(&row, &user) {
        return Err(LiveError::NotHost.into());
    }
    let seating = match Chair::parse(fields.need("holder")?) {
        Some(Chair::Friend) => Seating::Invited,
        Some(Chair::Anyone) => Seating::Anyone,
        Some(Chair::Bot(level)) => Seating::Bot(level.name().into(), BOT_CONTRIBUTION.into()),
        Some(Chair::Me | Chair::Here) | None => return Err(LiveError::Field("holder").into()),
    };
    let is_bot = |other: &SeatRow| other.seat == chair.seat || matches!(other.holder, Holder::Bot(_));
    if matches!(seating, Seating::Bot(..)) && row.seats.iter().all(is_bot) && has_past(&tables, &table).await? {
        return Err(LiveError::LastPerson.into());
    }
    tables.store().reseat(&table.id, chair.seat, &chair.holder, &seating, row.maker, now()).await?;
    // The person who has lost the seat is in this row only.
    tables.notify(&row);
    if seating == Seating::Anyone && !row.is_public {
        tables.store().publish(&table.id, now()).await?;
    }
    settle(&tables, &table, &user).await
}

/// Leaves a seat before the start.
pub(super) async fn get_up(
    tables: &LiveTables,
    table: &Arc<LiveTable>,
    user: &CurrentUser,
    row: &TableRow,
    seat: &str,
) -> Result<Response, AppError> {
    let chair = named(tables, row, seat)?;
    let person = match chair.holder {
        Holder::Person(person) if Some(person) == user.id() => person,
        Holder::Person(_) | Holder::Bot(_) | Holder::Open => return Err(LiveError::NotYourSeat.into()),
    };
    departure::vacate(tables, table, row, chair, person).await?;
    Ok(lead(user, &format!("/t/{}", table.id)))
}

/// `POST /t/<id>/swap`: two seats change places. The host may swap any, a player their own and one without a person.
pub(crate) async fn swap(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = gathering(&table).await?;
    let (one, other) = (named(&tables, &row, fields.need("seat")?)?, named(&tables, &row, fields.need("with")?)?);
    if one.seat == other.seat {
        return Err(LiveError::Field("with").into());
    }
    let is_own = |chair: &SeatRow| matches!(chair.holder, Holder::Person(id) if Some(id) == user.id());
    let is_empty = |chair: &SeatRow| !matches!(chair.holder, Holder::Person(_));
    let is_mine = (is_own(one) && is_empty(other)) || (is_own(other) && is_empty(one));
    if !is_mine && !is_host(&row, &user) {
        return Err(LiveError::NotHost.into());
    }
    tables.store().exchange(&table.id, [one.seat, other.seat], [&one.holder, &other.holder], now()).await?;
    settle(&tables, &table, &user).await
}

/// `POST /t/<id>/lots`: the host lets lots be drawn for all seats (AH-RULING-80).
pub(crate) async fn draw_lots(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let row = gathering(&table).await?;
    if !is_host(&row, &user) {
        return Err(LiveError::NotHost.into());
    }
    tables.store().draw_lots(&table.id, now()).await?;
    settle(&tables, &table, &user).await
}

/// `POST /t/<id>/call-off`: the host calls the table off before the start.
pub(crate) async fn call_off(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
) -> Result<Response, AppError> {
    let row = gathering(&table).await?;
    if !is_host(&row, &user) {
        return Err(LiveError::NotHost.into());
    }
    departure::call_off(&tables, &table, &row).await?;
    Ok(lead(&user, "/"))
}

pub(super) fn is_host(row: &TableRow, user: &CurrentUser) -> bool {
    user.id() == Some(row.maker)
}

/// Whether it continues another match, which may be past the limits of unattended play already.
async fn has_past(tables: &LiveTables, table: &LiveTable) -> Result<bool, AppError> {
    Ok(!tables.store().journal(&table.id, 0).await?.is_empty())
}

async fn gathering(table: &LiveTable) -> Result<Arc<TableRow>, AppError> {
    let row = table.row().await?;
    if row.state == TableState::Gathering { Ok(row) } else { Err(LiveError::not_gathering(&row).into()) }
}

fn named<'r>(tables: &LiveTables, row: &'r TableRow, name: &str) -> Result<&'r SeatRow, AppError> {
    let seat = seating::seat_called(tables.game(&row.game)?, row, name)?;
    Ok(row.seats.iter().find(|chair| chair.seat == seat.0).ok_or(LiveError::Field("seat"))?)
}

async fn settle(tables: &LiveTables, table: &Arc<LiveTable>, user: &CurrentUser) -> Result<Response, AppError> {
    begin_if_ready(tables, table).await?;
    Ok(lead(user, &format!("/t/{}", table.id)))
}
