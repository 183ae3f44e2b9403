//! The talk at a table: saying something, not hearing somebody, opening and closing the gallery.

use super::{At, done, shown};
use crate::{
    app::{Shared, seat_tags},
    chat,
    fields::{Fields, Query},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use wardroom_catalog::AnyGame;
use wardroom_kernel::Seat;
use wardroom_store::{SpectatorChat, State as TableState, TableRow};
use wardroom_ui::page;

/// `GET /t/<id>/chat?seat=`: to write from without scripts, on a page that does not load again.
pub(crate) async fn write(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    let game = app.game(&row.game)?;
    let seat = own_seat(&row, &reader, game, query.get("seat"))?.map(|seat| game.seat_name(seat));
    reader.person.iter().for_each(|person| desk.presence.see(person));
    let tags = seat_tags(game, row.seats.len(), reader.language());
    let talk = app.chat_of(&desk, &row, &reader, &tags, seat).await?;
    let title = app.say(reader.language()).text("chat-title");
    Ok(shown(page::write(&reader.frame(&app, title), &talk, &game.title(reader.language()))))
}

/// `POST /t/<id>/chat`
pub(crate) async fn say(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    if row.state == TableState::CalledOff {
        return Err(Trouble::CalledOff);
    }
    let text = fields.need("text")?;
    let seat = own_seat(&row, &reader, app.game(&row.game)?, fields.get("seat"))?;
    // Before anybody new is made a person for it.
    app.gate.message(reader.from)?;
    chat::words(&row, reader.id(), text)?;
    // Whoever is somebody already is not called something else by a word at a table.
    let name = fields.get("name").filter(|name| !name.is_empty() && reader.person.is_none());
    let (person, cookies) = reader.somebody(&app, name).await?;
    app.say_at(&desk, &row, &person, seat.map(|seat| seat.0), text).await?;
    Ok((cookies, done(&reader, &back(&row, &fields), told(&reader))).into_response())
}

/// `POST /t/<id>/mute`: for the reader alone, at all tables.
pub(crate) async fn mute(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    let number = u32::try_from(fields.number("number")?).map_err(|_| Trouble::Field("number"))?;
    let is_muted = match fields.need("muted")? {
        "on" => true,
        "off" => false,
        _ => return Err(Trouble::Field("muted")),
    };
    app.gate.message(reader.from)?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    // Whoever tries numbers does not learn which of them are somebody's.
    if let Some(other) = app.store.person_by_number(number).await? {
        app.store.mute(person.id, other.id, is_muted).await?;
    }
    desk.chat.tell();
    Ok((cookies, done(&reader, &back(&row, &fields), told(&reader))).into_response())
}

/// `POST /t/<id>/gallery`
pub(crate) async fn gallery(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    let gallery = SpectatorChat::parse(fields.need("gallery")?).ok_or(Trouble::Field("gallery"))?;
    let person = reader.id().ok_or(Trouble::NotYourSeat)?;
    app.set_gallery(&desk, &row, person, gallery).await?;
    Ok(done(&reader, &back(&row, &fields), json!({})))
}

/// The seat from which the reader speaks: the one that is named, else the first that is theirs.
fn own_seat(row: &TableRow, reader: &Reader, game: &dyn AnyGame, name: Option<&str>) -> Result<Option<Seat>, Trouble> {
    let mut own = seating::seats_of(row, reader.id());
    match name.filter(|name| !name.is_empty()) {
        Some(name) => {
            let seat = seating::seat_called(game, row, name)?;
            if own.contains(seat) { Ok(Some(seat)) } else { Err(Trouble::NotYourSeat) }
        }
        None => Ok(own.next()),
    }
}

/// Whoever became somebody by this loads the page again: its stream does not know them.
fn told(reader: &Reader) -> Value {
    json!({ "again": reader.person.is_none() })
}

/// Back to the talk, and to the seat whose page it was.
fn back(row: &TableRow, fields: &Fields) -> String {
    let seat = fields.get("seat").filter(|seat| seat.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'));
    let query = seat.filter(|seat| !seat.is_empty()).map_or_else(String::new, |seat| format!("?seat={seat}"));
    format!("/t/{}{query}#chat", row.id)
}
