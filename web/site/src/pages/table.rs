//! A table: its page, why something is not offered, its record.

use super::{gathering, reply::shown};
use crate::{
    error::AppError,
    extract::{CurrentUser, Query, TablePath},
    lobby::Lobby,
    site::Site,
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wardroom_accounts::Unavailable;
use wardroom_catalog::Explanation;
use wardroom_kernel::{Seat, Viewer};
use wardroom_live::{
    LiveError, LiveTables,
    games::seat_tags,
    guarded,
    new_table::begin_if_ready,
    seating,
    social::social,
    table::{self, LiveTable, Position, Snapshot, Stage},
};
use wardroom_store::Holder;
use wardroom_ui::{
    Frame, Language,
    page::{self, Curtain, WayBack, WhyNotAnswer},
};

/// `GET /t/<id>?seat=`; without scripts `&why=` asks about a thing on the table. `&rest=`: the page is in the background.
pub(crate) async fn page(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    State(lobby): State<Arc<Lobby>>,
    TablePath(table): TablePath,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let snapshot = table.snapshot().await?;
    match &snapshot.stage {
        Stage::Gathering => {
            let snapshot = begin_late(&tables, &table, snapshot.clone()).await?;
            match snapshot.stage {
                Stage::Gathering => gathering::page(&tables, &site, &lobby, &table, &user, &snapshot.row).await,
                Stage::Playing(_) | Stage::Halted(_) | Stage::CalledOff => Ok(to(&table)),
            }
        }
        Stage::CalledOff => Err(LiveError::CalledOff.into()),
        Stage::Halted(why) => Err(LiveError::Halted(*why).into()),
        Stage::Playing(position) => {
            let (row, game) = (&snapshot.row, tables.game(&snapshot.row.game)?);
            let own = seating::seats_of(row, user.id());
            let asked_for = query.get("seat").filter(|seat| !seat.is_empty());
            let named = asked_for.map(|name| seating::seat_called(game, row, name)).transpose()?;
            if named.is_some_and(|seat| !own.contains(seat)) {
                return Err(LiveError::NotYourSeat.into());
            }
            if let Some(seat) = seating::handed_to(&*position.sitting, own, named) {
                // Without a seat in the address it is not known which player looks at the screen.
                return Ok(if named.is_some() {
                    to(&table)
                } else {
                    curtain(&tables, &site, &user, &snapshot, position, seat)
                });
            }
            let viewer = match named {
                Some(seat) => Viewer::Seat(seat),
                // No player at this screen is awaited: none of them may see the hand of another.
                None if own.count() > 1 && !position.is_over() => Viewer::Spectator,
                None => own.into_iter().next().map_or(Viewer::Spectator, Viewer::Seat),
            };
            let rendered = table.rendered(&snapshot, viewer, user.language(), None).await?;
            let frame = Frame {
                styles: site.style_of(game.name()).into_iter().collect(),
                symbols: game.symbols(),
                ..user.frame(&site, game.title(user.language()))
            };
            user.person.iter().for_each(|person| match query.get("rest") {
                Some(_) => table.presence.see_in_background(person),
                None => table.presence.see(person),
            });
            let seat = viewer.seat().map(|seat| game.seat_name(seat));
            let others = lobby.other_tables(user.id(), &row.id, user.language()).await?;
            let hall = social(&table, row, user.at_seat(seat), others).await?;
            let why = match (viewer, query.get("why").filter(|token| !token.is_empty())) {
                (Viewer::Seat(seat), Some(token)) => {
                    Some(why_not(&tables, position, seat, token, user.language()).await?)
                }
                _ => None,
            };
            Ok(shown(rendered.page(&frame, game, &table.id, &hall, why.as_ref())))
        }
    }
}

fn to(table: &LiveTable) -> Response {
    Redirect::to(&format!("/t/{}", table.id)).into_response()
}

/// A server that stopped between the last contribution and the start has left a table that only has to begin.
async fn begin_late(
    tables: &LiveTables,
    table: &Arc<LiveTable>,
    snapshot: Arc<Snapshot>,
) -> Result<Arc<Snapshot>, AppError> {
    let is_ready = snapshot.row.seats.iter().all(|seat| seat.holder != Holder::Open && seat.contribution.is_some());
    if !is_ready {
        return Ok(snapshot);
    }
    begin_if_ready(tables, table).await?;
    Ok(table.snapshot().await?)
}

fn curtain(
    tables: &LiveTables,
    site: &Site,
    user: &CurrentUser,
    snapshot: &Snapshot,
    position: &Position,
    seat: Seat,
) -> Response {
    let row = &snapshot.row;
    let Ok(game) = tables.game(&row.game) else { return AppError::from(LiveError::NoSuchGame).into_response() };
    let tags = seat_tags(game, row.seats.len(), user.language());
    let names = seating::names(row, user.language());
    let place = usize::from(seat.0);
    // The player who gave the last answer does not see their own page any more, and may still undo it.
    let sitting = &position.sitting;
    let mut own = seating::seats_of(row, user.id()).into_iter();
    let undoes = own.find(|&own| sitting.may_undo(own) && position.absence.stand_in(own).is_none());
    let way_back = undoes.map(|own| WayBack {
        seat: game.seat_name(own),
        name: names[usize::from(own.0)].clone(),
        seq: sitting.seq(own) as u64,
    });
    let curtain = Curtain { id: &row.id, seat: tags[place].clone(), name: names[place].clone(), way_back };
    shown(page::curtain(&user.frame(site, game.title(user.language())), &curtain))
}

/// `GET /t/<id>/ask`: what a seat is asked, for programs that draw nothing.
pub(crate) async fn ask(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Json<Value>, AppError> {
    let asked = table.glance(|row, sitting| {
        let viewer = seating::viewer(tables.game(&row.game)?, row, user.id(), Some(query.need("seat")?))?;
        let Viewer::Seat(seat) = viewer else { return Err(LiveError::NotYourSeat) };
        Ok(table::asked(sitting, seat))
    });
    Ok(Json(asked.await?))
}

/// `GET /t/<id>/why?seat=&path=`: which rules stand against a path of touches. It knows what the seat knows.
pub(crate) async fn why(
    State(tables): State<LiveTables>,
    TablePath(table): TablePath,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Json<Value>, AppError> {
    let snapshot = table.snapshot().await?;
    let (row, position) = (&snapshot.row, snapshot.position()?);
    let viewer = seating::viewer(tables.game(&row.game)?, row, user.id(), Some(query.need("seat")?))?;
    let Viewer::Seat(seat) = viewer else { return Err(LiveError::NotYourSeat.into()) };
    let path = query.need("path")?.to_owned();
    let asked = path.clone();
    let (offers, reasons) = reasons(&tables, position, seat, user.language(), move |_| asked).await?;
    let reasons: Vec<Value> = reasons.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
    Ok(Json(json!({ "offered": offers.contains(&path), "reasons": reasons })))
}

/// The same for a page without scripts, about one thing that was touched first.
async fn why_not(
    tables: &LiveTables,
    position: &Position,
    seat: Seat,
    token: &str,
    language: Language,
) -> Result<WhyNotAnswer, AppError> {
    let touched = token.to_owned();
    let path = move |offers: &[String]| begun(offers).into_iter().chain([&*touched]).collect::<Vec<_>>().join(" > ");
    let (offers, reasons) = reasons(tables, position, seat, language, path).await?;
    let is_offered = offers.iter().any(|offer| offer.split(" > ").any(|part| part == token));
    let reasons = reasons.into_iter().map(|why| (why.rule.to_owned(), why.text)).collect();
    Ok(WhyNotAnswer { token: token.to_owned(), is_offered, reasons })
}

/// What a seat is offered, and which rules stand against a path of touches.
async fn reasons(
    tables: &LiveTables,
    position: &Position,
    seat: Seat,
    language: Language,
    path: impl FnOnce(&[String]) -> String + Send + 'static,
) -> Result<(Vec<String>, Vec<Explanation>), AppError> {
    let sitting = position.sitting.clone();
    let look = move || {
        let open = sitting.ask().open.into_iter().find(|open| open.seat == seat);
        let offers = open.map(|open| open.offers).unwrap_or_default();
        let path = path(&offers);
        // A bug in the reasons costs the reasons: the match itself is sound.
        let reasons = guarded(|| sitting.why(seat, &path, language)).unwrap_or_default();
        (offers, reasons)
    };
    // On the threads of open tables, so that players do not wait for replays.
    Ok(tables.pool().render_live(move || guarded(look)).await.ok_or(Unavailable::Stopping)??)
}

/// The touches that all answers begin with: the player need not touch them (`assets/js/answer-tree.js` removes them in the same way).
fn begun(offers: &[String]) -> Vec<&str> {
    let paths: Vec<Vec<&str>> = offers.iter().map(|offer| offer.split(" > ").collect()).collect();
    let Some(first) = paths.first() else { return Vec::new() };
    let is_shared = |&place: &usize| paths.iter().all(|path| path.len() > place + 1 && path[place] == first[place]);
    let count = (0..).take_while(is_shared).count();
    first[..count].to_vec()
}

/// `GET /t/<id>/record`: after the end only, because it holds all secrets.
pub(crate) async fn record(TablePath(table): TablePath) -> Result<Response, AppError> {
    let snapshot = table.snapshot_of_the_end().await?;
    let position = snapshot.position()?;
    if !position.is_over() {
        return Err(AppError::RecordLater);
    }
    let name = format!("inline; filename=\"{}-{}.txt\"", snapshot.row.game, table.id);
    let kind = "text/plain; charset=utf-8".to_owned();
    let text = table::record(&snapshot.row, position);
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
