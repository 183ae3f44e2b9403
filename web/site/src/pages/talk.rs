//! The chat at a table: messages, muting a person, opening and closing the room of the spectators.

use super::reply::{done, shown};
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, Query, TablePath},
    limits::RateLimits,
    site::Site,
    state::SignUp,
    texts::say as texts,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wardroom_catalog::AnyGame;
use wardroom_kernel::Seat;
use wardroom_live::{LiveError, LiveTables, chat_rooms::checked_message, games::seat_tags, seating};
use wardroom_store::{SpectatorChat, State as TableState, TableRow};
use wardroom_ui::page;

/// `GET /t/<id>/chat?seat=`: to write from without scripts, on a page that does not load again.
pub(crate) async fn write(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    TablePath(table): TablePath,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let row = table.row().await?;
    let game = tables.game(&row.game)?;
    let seat = own_seat(&row, &user, game, query.get("seat"))?.map(|seat| game.seat_name(seat));
    user.person.iter().for_each(|person| table.presence.see(person));
    let tags = seat_tags(game, row.seats.len(), user.language());
    let talk = table.chat_for(&row, user.id(), &tags, seat).await?;
    let title = texts(user.language()).text("chat-title");
    Ok(shown(page::write(&user.frame(&site, title), &talk, &game.title(user.language()))))
}

/// `POST /t/<id>/chat`
pub(crate) async fn say(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = table.row().await?;
    if row.state == TableState::CalledOff {
        return Err(LiveError::CalledOff.into());
    }
    let text = fields.need("text")?;
    let seat = own_seat(&row, &user, tables.game(&row.game)?, fields.get("seat"))?;
    // Before a new person is created.
    limits.message(user.address)?;
    checked_message(&row, user.id(), text)?;
    // A message does not rename a person.
    let name = fields.get("name").filter(|name| !name.is_empty() && user.person.is_none());
    let (person, cookies) = sign_up.person(&user, name).await?;
    limits.chat(person.id)?;
    table.write_message(&row, &person, seat.map(|seat| seat.0), text).await?;
    Ok((cookies, done(&user, &back(&row, &fields), reload_if_new(&user))).into_response())
}

/// `POST /t/<id>/mute`: for the user alone, at all tables.
pub(crate) async fn mute(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = table.row().await?;
    let number = u32::try_from(fields.number("number")?).map_err(|_| LiveError::Field("number"))?;
    let is_muted = match fields.need("muted")? {
        "on" => true,
        "off" => false,
        _ => return Err(LiveError::Field("muted").into()),
    };
    limits.message(user.address)?;
    let (person, cookies) = sign_up.person(&user, None).await?;
    // The reply is the same for unknown numbers, so that trying them reveals nothing.
    if let Some(other) = tables.store().person_by_number(number).await? {
        tables.store().mute(person.id, other.id, is_muted).await?;
    }
    table.chat.announce();
    Ok((cookies, done(&user, &back(&row, &fields), reload_if_new(&user))).into_response())
}

/// `POST /t/<id>/gallery`
pub(crate) async fn gallery(
    TablePath(table): TablePath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let row = table.row().await?;
    let gallery = SpectatorChat::parse(fields.need("gallery")?).ok_or(LiveError::Field("gallery"))?;
    let person = user.id().ok_or(LiveError::NotYourSeat)?;
    table.set_spectator_chat(&row, person, gallery).await?;
    Ok(done(&user, &back(&row, &fields), json!({})))
}

/// The seat from which the user writes: the one that is named, else their first.
fn own_seat(
    row: &TableRow,
    user: &CurrentUser,
    game: &dyn AnyGame,
    name: Option<&str>,
) -> Result<Option<Seat>, AppError> {
    let mut own = seating::seats_of(row, user.id());
    match name.filter(|name| !name.is_empty()) {
        Some(name) => {
            let seat = seating::seat_called(game, row, name)?;
            if own.contains(seat) { Ok(Some(seat)) } else { Err(LiveError::NotYourSeat.into()) }
        }
        None => Ok(own.next()),
    }
}

/// A new person loads the page again: its stream does not know them.
fn reload_if_new(user: &CurrentUser) -> Value {
    json!({ "again": user.person.is_none() })
}

/// Back to the chat, and to the seat whose page it was.
fn back(row: &TableRow, fields: &Fields) -> String {
    let seat = fields.get("seat").filter(|seat| seat.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'));
    let query = seat.filter(|seat| !seat.is_empty()).map_or_else(String::new, |seat| format!("?seat={seat}"));
    format!("/t/{}{query}#chat", row.id)
}
