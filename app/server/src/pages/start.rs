//! The start page and the lists of tables.

use super::{lead, shown};
use crate::{
    app::{Shared, seat_tags},
    desk::{Snapshot, Stage, Tables, guarded},
    fields::Fields,
    gather::{self, Wish},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use wardroom_bots::Level;
use wardroom_catalog::{Entry, Moment};
use wardroom_kernel::{Mode, Viewer};
use wardroom_screen::{
    Language,
    page::{self, Chair, GameCard, ModeCard, OptionChoice, Start, Todo},
};
use wardroom_store::{Holder, State as TableState, TableRow};

const MINE: u32 = 40;
const OPEN: u32 = 20;
const FINISHED: u32 = 10;
const RECORDS: u32 = 50;

/// `GET /`
pub(crate) async fn start(State(app): State<Shared>, reader: Reader) -> Result<Response, Trouble> {
    let language = reader.language();
    let games = app.games.iter().filter(|game| game.box_error().is_none());
    let mut start = Start { games: games.map(|game| game_card(&**game, language)).collect(), ..Start::default() };
    if let Some(person) = reader.id() {
        for row in app.store.tables_of(person, MINE).await? {
            match row.state {
                TableState::Over if start.finished.len() >= FINISHED as usize => (),
                TableState::Over => start.finished.extend(list_row(&app, &reader, &row).await),
                TableState::Gathering | TableState::Playing => start.mine.extend(list_row(&app, &reader, &row).await),
            }
        }
    }
    for row in app.store.open_tables(OPEN).await? {
        if seating::seats_of(&row, reader.id()).is_empty() {
            start.open.extend(list_row(&app, &reader, &row).await);
        }
    }
    let frame = reader.frame(&app, app.say(language).text("start-title"));
    Ok(shown(page::start(&frame, &start)))
}

/// `GET /records`
pub(crate) async fn records(State(app): State<Shared>, reader: Reader) -> Result<Response, Trouble> {
    let mut rows = app.store.finished_tables(RECORDS, None).await?;
    if let Some(person) = reader.id() {
        let own = app.store.finished_tables(RECORDS, Some(person)).await?;
        rows.extend(own.into_iter().filter(|row| !row.is_public));
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.updated));
    let mut list = Vec::new();
    for row in &rows {
        list.extend(list_row(&app, &reader, row).await);
    }
    let frame = reader.frame(&app, app.say(reader.language()).text("bar-records"));
    Ok(shown(page::records(&frame, &list)))
}

/// `POST /make`
pub(crate) async fn make(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let game = app.game(fields.need("game")?)?;
    let wish = Wish::read(game, &fields)?;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, fields.get("name").filter(|name| !name.is_empty())).await?;
    let id = gather::make(&app, game, &person, &wish).await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}

/// `POST /play-now`
pub(crate) async fn play_now(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let game = app.game(fields.need("game")?)?;
    let level: Level = fields.get("bot").unwrap_or("strong").parse().map_err(|_| Trouble::Field("bot"))?;
    let wish = Wish::against_bots(game, level)?;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    let id = gather::make(&app, game, &person, &wish).await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}

fn game_card(game: &dyn Entry, language: Language) -> GameCard {
    let seats = || game.modes().iter().flat_map(|mode| mode.seats.iter().copied());
    GameCard {
        game: game.name().into(),
        name: game.title(language),
        text: game.text(language, "game-blurb"),
        players: (seats().min().unwrap_or_default(), seats().max().unwrap_or_default()),
        minutes: game.text(language, "game-minutes").parse().unwrap_or_default(),
        cover: game.cover().into(),
        modes: game.modes().iter().map(|mode| mode_card(game, mode, language)).collect(),
    }
}

pub(super) fn mode_name(game: &dyn Entry, mode: &str, language: Language) -> String {
    game.text(language, &format!("mode-{mode}"))
}

fn mode_card(game: &dyn Entry, mode: &Mode, language: Language) -> ModeCard {
    let most = mode.seats.iter().copied().max().unwrap_or_default();
    let option = |option: &wardroom_kernel::OptionSpec| OptionChoice {
        name: option.name.into(),
        label: game.text(language, &format!("option-{}", option.name)),
        explanation: game.text(language, &format!("option-{}-help", option.name)),
        choices: option.choices,
        default: option.default,
    };
    ModeCard {
        mode: mode.name.into(),
        name: mode_name(game, mode.name, language),
        seats: seat_tags(game, usize::from(most), language),
        fewest: usize::from(mode.seats.iter().copied().min().unwrap_or_default()),
        options: mode.options.iter().map(option).collect(),
    }
}

/// How a table is listed; none if its game is not here any more.
async fn list_row(app: &Shared, reader: &Reader, row: &TableRow) -> Option<page::TableRow> {
    let language = reader.language();
    let game = app.game(&row.game).ok()?;
    let own = seating::seats_of(row, reader.id());
    let names = seating::names(app, row, language);
    let others = row.seats.iter().zip(&names).filter(|(seat, _)| seat.holder != Holder::Open);
    let others = others.filter(|(seat, _)| !own.contains(wardroom_kernel::Seat(seat.seat)));
    let usual = game.modes().first().map(|mode| mode.name);
    let (state, todo) = state(app, reader, row, &names).await;
    let is_over = row.state == TableState::Over;
    let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(&names);
    let chairs =
        chairs.map(|((seat, sat), name)| Chair { seat, holder: (sat.holder != Holder::Open).then(|| name.clone()) });
    Some(page::TableRow {
        href: format!("/t/{}", row.id),
        game: game.title(language),
        cover: game.cover().into(),
        mode: (usual != Some(&*row.mode)).then(|| mode_name(game, &row.mode, language)),
        others: others.map(|(_, name)| name.clone()).collect(),
        state,
        chairs: if row.state == TableState::Gathering { chairs.collect() } else { Vec::new() },
        todo,
        record: is_over.then(|| format!("/t/{}/record", row.id)),
    })
}

/// Where the game stands, and what the reader would do there.
async fn state(app: &Shared, reader: &Reader, row: &TableRow, names: &[String]) -> (String, Todo) {
    let say = app.say(reader.language());
    let own = seating::seats_of(row, reader.id());
    match row.state {
        TableState::Gathering => {
            let is_mine = !own.is_empty() || reader.id() == Some(row.maker);
            (say.text("state-gathering"), if is_mine { Todo::Look } else { Todo::SitDown })
        }
        TableState::Playing | TableState::Over => {
            let snapshot = match Tables::get(app, &row.id).await {
                Ok(desk) => desk.snapshot(app).await.ok(),
                Err(_) => None,
            };
            let words = snapshot.as_ref().and_then(|snapshot| words(snapshot, reader.language(), names));
            let is_awaited = |snapshot: &Snapshot| match &snapshot.stage {
                Stage::Playing(position) => own.into_iter().any(|seat| seating::is_awaited(&*position.sitting, seat)),
                Stage::Gathering | Stage::Frozen(_) => false,
            };
            let todo = match row.state {
                TableState::Over => Todo::Result,
                _ if snapshot.is_some_and(|snapshot| is_awaited(&snapshot)) => Todo::YourTurn,
                _ => Todo::Look,
            };
            (words.unwrap_or_else(|| say.text("state-frozen")), todo)
        }
    }
}

/// The state as anybody may know it, or how it ended.
fn words(snapshot: &Snapshot, language: Language, names: &[String]) -> Option<String> {
    let sitting = &snapshot.position().ok()?.sitting;
    let moment = Moment { viewer: Viewer::Spectator, names, language };
    let end = || sitting.outcome().and_then(|_| sitting.draw(moment).end);
    guarded(|| end().unwrap_or_else(|| sitting.state(moment))).ok()
}
