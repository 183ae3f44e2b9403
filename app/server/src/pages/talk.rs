//! The talk at a table: saying something, not hearing somebody, opening and closing the gallery.

use super::{At, done};
use crate::{app::Shared, chat, fields::Fields, reader::Reader, seating, trouble::Trouble};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use wardroom_store::{Gallery, TableRow};

/// `POST /t/<id>/chat`
pub(crate) async fn say(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    seating::may_look(&row, &reader)?;
    let text = fields.need("text")?;
    let seat = match fields.get("seat").filter(|seat| !seat.is_empty()) {
        Some(name) => Some(seating::seat_called(app.game(&row.game)?, &row, name)?),
        None => seating::seats_of(&row, reader.id()).into_iter().next(),
    };
    if seat.is_some_and(|seat| !seating::seats_of(&row, reader.id()).contains(seat)) {
        return Err(Trouble::NotYourSeat);
    }
    // Before anybody new is made a person for it.
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
    seating::may_look(&row, &reader)?;
    let number = u32::try_from(fields.number("number")?).map_err(|_| Trouble::Field("number"))?;
    let is_muted = match fields.need("muted")? {
        "on" => true,
        "off" => false,
        _ => return Err(Trouble::Field("muted")),
    };
    let other = app.store.person_by_number(number).await?.ok_or(Trouble::Field("number"))?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    app.store.mute(person.id, other.id, is_muted).await?;
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
    let gallery = Gallery::read(fields.need("gallery")?).ok_or(Trouble::Field("gallery"))?;
    let person = reader.id().ok_or(Trouble::NotYourSeat)?;
    app.set_gallery(&desk, &row, person, gallery).await?;
    Ok(done(&reader, &back(&row, &fields), json!({})))
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
