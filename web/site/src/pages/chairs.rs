//! Chairs before the start: getting up, asking somebody to leave, changing places, drawing lots, letting a bot sit down,
//! calling it all off.
//! Whoever had said they are ready is asked again, because it is another table now.

use super::{At, lead};
use crate::{
    app::{Shared, now},
    desk::Desk,
    farewell,
    fields::Fields,
    gather::{self, Chair},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{extract::State, response::Response};
use std::sync::Arc;
use wardroom_store::{Holder, SeatRow, Seating, State as TableState, TableRow};

/// `POST /t/<id>/chair`: the host says who is to have a chair. People are asked to leave by it.
pub(crate) async fn chair(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = gathering(&app, &desk).await?;
    let chair = named(&app, &row, fields.need("seat")?)?;
    if !is_host(&row, &reader) {
        return Err(Trouble::NotHost);
    }
    let seating = match Chair::read(fields.need("holder")?) {
        Some(Chair::Friend) => Seating::Invited,
        Some(Chair::Anyone) => Seating::Anyone,
        Some(Chair::Bot(level)) => Seating::Bot(level.name().into(), gather::OF_A_BOT.into()),
        Some(Chair::Me | Chair::Here) | None => return Err(Trouble::Field("holder")),
    };
    let is_bot = |other: &SeatRow| other.seat == chair.seat || matches!(other.holder, Holder::Bot(_));
    if matches!(seating, Seating::Bot(..)) && row.seats.iter().all(is_bot) && has_past(&app, &desk).await? {
        return Err(Trouble::LastPerson);
    }
    app.store.reseat(&desk.id, chair.seat, &chair.holder, &seating, row.maker, now()).await?;
    // Whoever is asked to leave is not in the row any more, and hears of it by this.
    app.ring(&row);
    if seating == Seating::Anyone && !row.is_public {
        app.store.publish(&desk.id, now()).await?;
    }
    settle(&app, &desk, &reader).await
}

/// Getting up before the start.
pub(crate) async fn get_up(
    app: &Shared,
    desk: &Arc<Desk>,
    reader: &Reader,
    row: &TableRow,
    seat: &str,
) -> Result<Response, Trouble> {
    let chair = named(app, row, seat)?;
    let person = match chair.holder {
        Holder::Person(person) if Some(person) == reader.id() => person,
        Holder::Person(_) | Holder::Bot(_) | Holder::Open => return Err(Trouble::NotYourSeat),
    };
    farewell::vacate(app, desk, row, chair, person).await?;
    Ok(lead(reader, &format!("/t/{}", desk.id)))
}

/// `POST /t/<id>/swap`: two chairs change places. The host may do that with any, everybody else with their own and one that
/// nobody sits on.
pub(crate) async fn swap(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let row = gathering(&app, &desk).await?;
    let (one, other) = (named(&app, &row, fields.need("seat")?)?, named(&app, &row, fields.need("with")?)?);
    if one.seat == other.seat {
        return Err(Trouble::Field("with"));
    }
    let is_own = |chair: &SeatRow| matches!(chair.holder, Holder::Person(id) if Some(id) == reader.id());
    let is_empty = |chair: &SeatRow| !matches!(chair.holder, Holder::Person(_));
    let is_mine = (is_own(one) && is_empty(other)) || (is_own(other) && is_empty(one));
    if !is_mine && !is_host(&row, &reader) {
        return Err(Trouble::NotHost);
    }
    app.store.exchange(&desk.id, [one.seat, other.seat], [&one.holder, &other.holder], now()).await?;
    settle(&app, &desk, &reader).await
}

/// `POST /t/<id>/lots`: the host lets lots be drawn for all chairs (AH-RULING-80), whoever or whatever has them.
pub(crate) async fn draw_lots(State(app): State<Shared>, At(desk): At, reader: Reader) -> Result<Response, Trouble> {
    let row = gathering(&app, &desk).await?;
    if !is_host(&row, &reader) {
        return Err(Trouble::NotHost);
    }
    app.store.draw_lots(&desk.id, now()).await?;
    settle(&app, &desk, &reader).await
}

/// `POST /t/<id>/call-off`: the host gives it up before the start. Whoever has the page open is told, and so are links.
pub(crate) async fn call_off(State(app): State<Shared>, At(desk): At, reader: Reader) -> Result<Response, Trouble> {
    let row = gathering(&app, &desk).await?;
    if !is_host(&row, &reader) {
        return Err(Trouble::NotHost);
    }
    farewell::call_off(&app, &desk, &row).await?;
    Ok(lead(&reader, "/"))
}

pub(super) fn is_host(row: &TableRow, reader: &Reader) -> bool {
    reader.id() == Some(row.maker)
}

/// Whether it goes on from a moment of another match, which knew no limits: those of unattended play might be past already.
async fn has_past(app: &Shared, desk: &Desk) -> Result<bool, Trouble> {
    Ok(!app.store.journal(&desk.id, 0).await?.is_empty())
}

async fn gathering(app: &Shared, desk: &Desk) -> Result<Arc<TableRow>, Trouble> {
    let row = desk.row(app).await?;
    if row.state == TableState::Gathering { Ok(row) } else { Err(Trouble::not_gathering(&row)) }
}

fn named<'r>(app: &Shared, row: &'r TableRow, name: &str) -> Result<&'r SeatRow, Trouble> {
    let seat = seating::seat_called(app.game(&row.game)?, row, name)?;
    row.seats.iter().find(|chair| chair.seat == seat.0).ok_or(Trouble::Field("seat"))
}

async fn settle(app: &Shared, desk: &Arc<Desk>, reader: &Reader) -> Result<Response, Trouble> {
    gather::begin_if_ready(app, desk).await?;
    Ok(lead(reader, &format!("/t/{}", desk.id)))
}
