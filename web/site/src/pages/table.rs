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
use wardroom_catalog::Explanation;
use wardroom_kernel::{Seat, Viewer};
use wardroom_store::Holder;
use wardroom_ui::{
    Frame, Language,
    page::{self, Curtain, WayBack, WhyNot},
};

/// `GET /t/<id>?seat=`; without scripts `&why=` asks about a thing on the table. With `&rest=` nobody looks at the page.
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
            let picture = desk.picture(&app, &snapshot, viewer, reader.language(), None).await?;
            let frame = Frame {
                styles: app.style_of(game.name()).into_iter().collect(),
                symbols: game.symbols(),
                ..reader.frame(&app, game.title(reader.language()))
            };
            reader.person.iter().for_each(|person| match query.get("rest") {
                Some(_) => desk.presence.see_resting(person),
                None => desk.presence.see(person),
            });
            let seat = viewer.seat().map(|seat| game.seat_name(seat));
            let hall = hall::hall(&app, &desk, row, &reader, seat).await?;
            let why = match (viewer, query.get("why").filter(|token| !token.is_empty())) {
                (Viewer::Seat(seat), Some(token)) => {
                    Some(why_not(&app, position, seat, token, reader.language()).await?)
                }
                _ => None,
            };
            Ok(shown(picture.page(&frame, game, &desk.id, &hall, why.as_ref())))
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
    let path = query.need("path")?.to_owned();
    let asked = path.clone();
    let (offers, reasons) = reasons(&app, position, seat, reader.language(), move |_| asked).await?;
    let reasons: Vec<Value> = reasons.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
    Ok(Json(json!({ "offered": offers.contains(&path), "reasons": reasons })))
}

/// The same for a page without scripts, about one thing that was touched first.
async fn why_not(
    app: &Shared,
    position: &Position,
    seat: Seat,
    token: &str,
    language: Language,
) -> Result<WhyNot, Trouble> {
    let touched = token.to_owned();
    let path = move |offers: &[String]| begun(offers).into_iter().chain([&*touched]).collect::<Vec<_>>().join(" > ");
    let (offers, reasons) = reasons(app, position, seat, language, path).await?;
    let is_offered = offers.iter().any(|offer| offer.split(" > ").any(|part| part == token));
    let reasons = reasons.into_iter().map(|why| (why.rule.to_owned(), why.text)).collect();
    Ok(WhyNot { token: token.to_owned(), is_offered, reasons })
}

/// What a seat is offered, and which rules stand against a path of touches.
async fn reasons(
    app: &Shared,
    position: &Position,
    seat: Seat,
    language: Language,
    path: impl FnOnce(&[String]) -> String + Send + 'static,
) -> Result<(Vec<String>, Vec<Explanation>), Trouble> {
    let sitting = position.sitting.clone();
    let look = move || {
        let open = sitting.ask().open.into_iter().find(|open| open.seat == seat);
        let offers = open.map(|open| open.offers).unwrap_or_default();
        let path = path(&offers);
        // A bug in the reasons costs the reasons: the match itself is sound.
        let reasons = guarded(|| sitting.why(seat, &path, language)).unwrap_or_default();
        (offers, reasons)
    };
    // Whoever plays has the table open, and does not stand behind those who ask for pictures.
    let told = app.easel.draw(move || guarded(look)).await.ok_or(Trouble::Stopping)?;
    told.map_err(Trouble::Frozen)
}

/// What all answers begin with: nobody touches that (`assets/js/answer-tree.js` takes it off in the same way).
fn begun(offers: &[String]) -> Vec<&str> {
    let paths: Vec<Vec<&str>> = offers.iter().map(|offer| offer.split(" > ").collect()).collect();
    let Some(first) = paths.first() else { return Vec::new() };
    let is_shared = |&place: &usize| paths.iter().all(|path| path.len() > place + 1 && path[place] == first[place]);
    let count = (0..).take_while(is_shared).count();
    first[..count].to_vec()
}

/// `GET /t/<id>/record`: after the end only, for it holds everybody's secrets.
pub(crate) async fn record(State(app): State<Shared>, At(desk): At) -> Result<Response, Trouble> {
    let snapshot = desk.snapshot_of_the_end(&app).await?;
    let position = snapshot.position()?;
    if !position.is_over() {
        return Err(Trouble::RecordLater);
    }
    let name = format!("inline; filename=\"{}-{}.txt\"", snapshot.row.game, desk.id);
    let kind = "text/plain; charset=utf-8".to_owned();
    let text = desk::record(&snapshot.row, position);
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::begun;

    #[test]
    fn what_all_answers_begin_with_is_not_touched() {
        let begun = |offers: &[&str]| {
            let offers: Vec<String> = offers.iter().map(|&offer| offer.to_owned()).collect();
            begun(&offers).join(" > ")
        };
        assert_eq!(begun(&["fire > zone.1", "fire > zone.2"]), "fire");
        assert_eq!(begun(&["move > a > b", "move > a > c > d"]), "move > a");
        assert_eq!(begun(&["fire > zone.1", "wait"]), "");
        assert_eq!(begun(&["fire"]), "", "the last touch is always one's own");
        assert_eq!(begun(&[]), "");
    }
}
