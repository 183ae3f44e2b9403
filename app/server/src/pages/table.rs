//! A table: its page, why something is not offered, its record.

use super::{At, gathering, shown};
use crate::{
    app::{Shared, seat_tags},
    desk::{self, Desk, Position, Snapshot, Stage, guarded},
    fields::Query,
    gather, hall,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wardroom_kernel::{Seat, Viewer};
use wardroom_screen::{
    Frame,
    page::{self, Curtain, WayBack},
};
use wardroom_store::Holder;

/// `GET /t/<id>?seat=`
pub(crate) async fn page(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    let snapshot = desk.snapshot(&app).await?;
    match &snapshot.stage {
        Stage::Gathering => {
            let snapshot = begin_late(&app, &desk, snapshot.clone()).await?;
            match snapshot.stage {
                Stage::Gathering => gathering::page(&app, &desk, &reader, &snapshot.row).await,
                Stage::Playing(_) | Stage::Frozen(_) | Stage::CalledOff => Ok(to(&desk)),
            }
        }
        Stage::CalledOff => Err(Trouble::CalledOff),
        Stage::Frozen(why) => Err(Trouble::Frozen(*why)),
        Stage::Playing(position) => {
            let (row, game) = (&snapshot.row, app.game(&snapshot.row.game)?);
            let own = seating::seats_of(row, reader.id());
            let asked_for = query.get("seat").filter(|seat| !seat.is_empty());
            let named = asked_for.map(|name| seating::seat_called(game, row, name)).transpose()?;
            if named.is_some_and(|seat| !own.contains(seat)) {
                return Err(Trouble::NotYourSeat);
            }
            if let Some(seat) = seating::handed_to(&*position.sitting, own, named) {
                // Without a seat in the address nobody knows who looks at the screen.
                return Ok(if named.is_some() { to(&desk) } else { curtain(&app, &reader, &snapshot, position, seat) });
            }
            let viewer = match named {
                Some(seat) => Viewer::Seat(seat),
                // Of several people at one screen nobody is awaited: whoever looks now must not see the hand of another.
                None if own.count() > 1 && !position.is_over() => Viewer::Spectator,
                None => own.into_iter().next().map_or(Viewer::Spectator, Viewer::Seat),
            };
            let picture = desk.picture(&app, &snapshot, viewer, reader.language()).await?;
            let frame = Frame {
                styles: app.style_of(game.name()).into_iter().collect(),
                symbols: game.symbols(),
                ..reader.frame(&app, game.title(reader.language()))
            };
            reader.person.iter().for_each(|person| desk.presence.see(person));
            let seat = if let Viewer::Seat(seat) = viewer { Some(game.seat_name(seat)) } else { None };
            let hall = hall::hall(&app, &desk, row, &reader, seat).await?;
            Ok(shown(picture.page(&frame, game, &desk.id, &hall)))
        }
    }
}

fn to(desk: &Desk) -> Response {
    Redirect::to(&format!("/t/{}", desk.id)).into_response()
}

/// A server that stopped between the last contribution and the start left a table that only waits to begin.
async fn begin_late(app: &Shared, desk: &Arc<Desk>, snapshot: Arc<Snapshot>) -> Result<Arc<Snapshot>, Trouble> {
    let is_ready = snapshot.row.seats.iter().all(|seat| seat.holder != Holder::Open && seat.contribution.is_some());
    if !is_ready {
        return Ok(snapshot);
    }
    gather::begin_if_ready(app, desk).await?;
    desk.snapshot(app).await
}

fn curtain(app: &Shared, reader: &Reader, snapshot: &Snapshot, position: &Position, seat: Seat) -> Response {
    let row = &snapshot.row;
    let Ok(game) = app.game(&row.game) else { return Trouble::NoSuchGame.into_response() };
    let tags = seat_tags(game, row.seats.len(), reader.language());
    let names = seating::names(app, row, reader.language());
    let place = usize::from(seat.0);
    // Whoever gave the last answer does not see their own page any more, and may still take it back.
    let sitting = &position.sitting;
    let mut own = seating::seats_of(row, reader.id()).into_iter();
    let undoes = own.find(|&own| sitting.may_undo(own) && position.absence.stand_in(own).is_none());
    let way_back = undoes.map(|own| WayBack {
        seat: game.seat_name(own),
        name: names[usize::from(own.0)].clone(),
        seq: sitting.seq(own) as u64,
    });
    let curtain = Curtain { id: &row.id, seat: tags[place].clone(), name: names[place].clone(), way_back };
    shown(page::curtain(&reader.frame(app, game.title(reader.language())), &curtain))
}

/// `GET /t/<id>/ask`: what a seat is asked, for programs that draw nothing.
pub(crate) async fn ask(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
) -> Result<Json<Value>, Trouble> {
    let asked = desk.glance(&app, |row, sitting| {
        let viewer = seating::viewer(app.game(&row.game)?, row, &reader, Some(query.need("seat")?))?;
        let Viewer::Seat(seat) = viewer else { return Err(Trouble::NotYourSeat) };
        Ok(desk::asked(sitting, seat))
    });
    Ok(Json(asked.await?))
}

/// `GET /t/<id>/why?seat=&path=`: which rules stand against a path of touches. It knows what the seat knows.
pub(crate) async fn why(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
) -> Result<Json<Value>, Trouble> {
    let snapshot = desk.snapshot(&app).await?;
    let (row, position) = (&snapshot.row, snapshot.position()?);
    let viewer = seating::viewer(app.game(&row.game)?, row, &reader, Some(query.need("seat")?))?;
    let Viewer::Seat(seat) = viewer else { return Err(Trouble::NotYourSeat) };
    let path = query.need("path")?;
    let (sitting, path, language) = (position.sitting.clone(), path.to_owned(), reader.language());
    let look = move || {
        // A bug in the reasons costs the reasons: the match itself is sound.
        let reasons = guarded(|| sitting.why(seat, &path, language)).unwrap_or_default();
        let mut open = sitting.ask().open.into_iter();
        let is_offered = open.any(|open| open.seat == seat && open.offers.contains(&path));
        (is_offered, reasons)
    };
    // Whoever plays has the table open, and does not stand behind those who ask for pictures.
    let told = app.easel.draw(move || guarded(look)).await.ok_or(Trouble::Stopping)?;
    let (is_offered, reasons) = told.map_err(Trouble::Frozen)?;
    let reasons: Vec<Value> = reasons.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
    Ok(Json(json!({ "offered": is_offered, "reasons": reasons })))
}

/// `GET /t/<id>/record`: after the end only, for it holds everybody's secrets.
pub(crate) async fn record(State(app): State<Shared>, At(desk): At) -> Result<Response, Trouble> {
    let snapshot = desk.snapshot(&app).await?;
    let position = snapshot.position()?;
    if !position.is_over() {
        return Err(Trouble::RecordLater);
    }
    let name = format!("inline; filename=\"{}-{}.txt\"", snapshot.row.game, desk.id);
    let kind = "text/plain; charset=utf-8".to_owned();
    let text = desk::record(&snapshot.row, position);
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}
