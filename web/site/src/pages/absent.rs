//! Saying goodbye and coming back, being seen, and what the others choose about somebody who is away.

use super::{At, chairs, done};
use crate::{
    absent::{Choice, Note},
    app::Shared,
    desk::{Actor, Desk},
    fields::Fields,
    journal::Act,
    presence,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{extract::State, response::Response};
use serde_json::json;
use std::sync::Arc;
use wardroom_store::State as TableState;

/// `POST /t/<id>/leave`: before the start from a chair, afterwards from a match that goes on.
pub(crate) async fn leave(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    match row.state {
        TableState::Gathering => chairs::get_up(&app, &desk, &reader, &row, fields.need("seat")?).await,
        TableState::CalledOff => Err(Trouble::CalledOff),
        TableState::Playing | TableState::Over => note(&app, &desk, &reader, &fields, Note::Leave).await,
    }
}

/// `POST /t/<id>/back`
pub(crate) async fn back(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    note(&app, &desk, &reader, &fields, Note::Back).await
}

/// `POST /t/<id>/break-off`: whoever plays against bots only, or alone at one screen, ends the game without a result.
pub(crate) async fn break_off(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let person = reader.id().ok_or(Trouble::NotYourSeat)?;
    let row = desk.row(&app).await?;
    let seat = seating::own_seat(app.game(&row.game)?, &row, person, fields.need("seat")?)?;
    if !seating::plays_alone(&row, person) {
        return Err(Trouble::NotAlone);
    }
    desk.accept(&app, Actor::Person(person), Act::Note { seat, note: Note::BreakOff }, reader.language()).await?;
    Ok(done(&reader, &format!("/t/{}", desk.id), json!({})))
}

async fn note(
    app: &Shared,
    desk: &Arc<Desk>,
    reader: &Reader,
    fields: &Fields,
    note: Note,
) -> Result<Response, Trouble> {
    let person = reader.id().ok_or(Trouble::NotYourSeat)?;
    let snapshot = desk.snapshot(app).await?;
    let seat = seating::own_seat(app.game(&snapshot.row.game)?, &snapshot.row, person, fields.need("seat")?)?;
    let position = snapshot.position()?;
    let is_gone = position.absence.is_leaving(seat) || position.absence.stand_in(seat).is_some();
    // Said twice, it is said; nothing is written that changes nothing.
    if !position.is_over() && is_gone != (note == Note::Leave) {
        desk.accept(app, Actor::Person(person), Act::Note { seat, note }, reader.language()).await?;
        desk.presence.wake();
    }
    Ok(done(reader, &format!("/t/{}", desk.id), json!({})))
}

/// `POST /t/<id>/look`: the page of a player lies before their eyes (`assets/js/visibility.js`).
pub(crate) async fn look(State(app): State<Shared>, At(desk): At, reader: Reader) -> Result<Response, Trouble> {
    let row = desk.row(&app).await?;
    let is_player = !seating::seats_of(&row, reader.id()).is_empty();
    let person = reader.person.as_ref().filter(|_| is_player).ok_or(Trouble::NotYourSeat)?;
    desk.presence.see(person);
    // Whoever counted as away is back, and everybody is shown that.
    desk.snapshot(&app).await?;
    Ok(done(&reader, &format!("/t/{}", desk.id), json!({})))
}

/// `POST /t/<id>/absent`: what somebody who is here chooses about somebody who is away.
pub(crate) async fn choose(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let person = reader.person.as_ref().ok_or(Trouble::NotYourSeat)?;
    let row = desk.row(&app).await?;
    let about = seating::seat_called(app.game(&row.game)?, &row, fields.need("about")?)?;
    let choice: Choice = fields.need("choice")?.parse().map_err(|()| Trouble::Field("choice"))?;
    if let Choice::Bot(level) = choice {
        seating::level_to_choose(level.name()).ok_or(Trouble::Field("choice"))?;
    }
    // Nobody is voted out over the head of somebody who is here at another server.
    desk.presence.settle(presence::settling_time(&app)).await;
    desk.choose(&app, person.id, about, choice).await?;
    // Whoever chooses is here, also without a page that looks again by itself.
    desk.presence.see(person);
    desk.presence.wake();
    Ok(done(&reader, &format!("/t/{}", desk.id), json!({})))
}
