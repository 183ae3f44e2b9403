//! What players do at a table: answer, take back, say something, ask for another game.

use super::{At, done, lead};
use crate::{
    app::Shared,
    desk::{Actor, Desk},
    fields::Fields,
    gather,
    journal::Act,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{extract::State, response::Response};
use std::sync::Arc;
use wardroom_kernel::{Seat, Talk};
use wardroom_store::{Person, TableRow};

/// `POST /t/<id>/answer`
pub(crate) async fn answer(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let (seq, text) = (fields.number("seq")?, fields.need("answer")?.to_owned());
    take(&app, &desk, &reader, &fields, |seat| Act::Answer { seq, seat, text }).await
}

/// `POST /t/<id>/undo`
pub(crate) async fn undo(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let seq = fields.number("seq")?;
    take(&app, &desk, &reader, &fields, |seat| Act::Undo { seq, seat }).await
}

/// `POST /t/<id>/say`
pub(crate) async fn say(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let word: Talk = fields.need("word")?.parse().map_err(|()| Trouble::Field("word"))?;
    if word == Talk::AskRematch {
        gather::may_rematch(&app, &desk, &reader).await?;
    }
    let told = take(&app, &desk, &reader, &fields, |seat| Act::Say { seat, word }).await?;
    if word == Talk::AskRematch {
        // The winner must then begin at once (TT-SURR-03); the streams lead everybody there.
        return rematch_of(&app, &desk, &reader).await;
    }
    Ok(told)
}

/// `POST /t/<id>/rematch`
pub(crate) async fn rematch(State(app): State<Shared>, At(desk): At, reader: Reader) -> Result<Response, Trouble> {
    let snapshot = desk.snapshot_of_the_end(&app).await?;
    if seating::seats_of(&snapshot.row, reader.id()).is_empty() {
        return Err(Trouble::NotYourSeat);
    }
    if !snapshot.position()?.is_over() {
        return Err(Trouble::NotOver);
    }
    gather::may_rematch(&app, &desk, &reader).await?;
    rematch_of(&app, &desk, &reader).await
}

async fn rematch_of(app: &Shared, desk: &Desk, reader: &Reader) -> Result<Response, Trouble> {
    let id = gather::rematch(app, desk, somebody(reader)?.id).await?;
    Ok(lead(reader, &format!("/t/{id}")))
}

async fn take(
    app: &Shared,
    desk: &Arc<Desk>,
    reader: &Reader,
    fields: &Fields,
    act: impl FnOnce(Seat) -> Act,
) -> Result<Response, Trouble> {
    let person = somebody(reader)?;
    let row = desk.row(app).await?;
    let seat = seating::seat_called(app.game(&row.game)?, &row, fields.need("seat")?)?;
    let next = desk.accept(app, Actor::Person(person.id), act(seat), reader.language()).await?;
    // Whoever answers is here, also without a page that looks again by itself.
    desk.presence.see(person);
    Ok(done(reader, &page_of(&row, person, fields), next))
}

fn somebody(reader: &Reader) -> Result<&Person, Trouble> {
    reader.person.as_ref().ok_or(Trouble::NotYourSeat)
}

/// Where somebody goes on after a form. With several seats at one screen the address says whose turn it was.
fn page_of(row: &TableRow, person: &Person, fields: &Fields) -> String {
    let is_shared = seating::seats_of(row, Some(person.id)).count() > 1;
    match fields.get("seat").filter(|_| is_shared) {
        Some(seat) => format!("/t/{}?seat={seat}", row.id),
        None => format!("/t/{}", row.id),
    }
}
