//! The start page with what can be made there, and the list of records. The lists of tables are `lobby.rs`.

use super::{lead, shown};
use crate::{
    agreed,
    app::{Shared, seat_tags},
    fields::{Fields, Query},
    gather::{self, Wish},
    lobby::{self, Measure, mode_name},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use wardroom_catalog::AnyGame;
use wardroom_kernel::Mode;
use wardroom_ui::{
    Language,
    page::{self, GameCard, ModeCard, Start},
};

const RECORDS: u32 = 50;

/// `GET /`
pub(crate) async fn start(State(app): State<Shared>, reader: Reader, Query(query): Query) -> Result<Response, Trouble> {
    let language = reader.language();
    let defaults = match reader.id() {
        Some(person) => app.store.table_defaults(person).await?,
        None => Vec::new(),
    };
    let last = |game: &str| {
        defaults.iter().find(|choices| choices.0 == game).map(|choices| Fields::read(choices.1.as_bytes()))
    };
    let games = app.games.iter().filter(|game| game.box_error().is_none());
    let games = games.map(|game| GameCard {
        last: last(game.name()).map(Fields::into_pairs).unwrap_or_default(),
        ..game_card(&**game, language)
    });
    let start = Start { games: games.collect(), ..lobby::lists(&app, &reader, Measure::read(&query)).await? };
    // It does not come anew by itself: without scripts that would take away what somebody fills in.
    let frame = reader.frame(&app, app.say(language).text("start-title"));
    Ok(shown(page::start(&frame, &start)))
}

/// `GET /records?before=`: a page of them, from a moment on, with the id of the last table of the page before.
pub(crate) async fn records(
    State(app): State<Shared>,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    let before = query.get("before").filter(|before| !before.is_empty()).map(|before| {
        let is_plain = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let (at, id) = before.split_once('.').filter(|(_, id)| is_plain(id)).ok_or(Trouble::Field("before"))?;
        Ok::<_, Trouble>((at.parse().map_err(|_| Trouble::Field("before"))?, id.to_owned()))
    });
    let (list, next) = lobby::finished(&app, &reader, RECORDS, before.transpose()?.as_ref()).await?;
    let older = next.map(|(at, id)| format!("/records?before={at}.{id}"));
    let frame = reader.frame(&app, app.say(reader.language()).text("bar-records"));
    Ok(shown(page::records(&frame, &list, older.as_deref())))
}

/// `POST /make`
pub(crate) async fn make(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let game = app.game(fields.need("game")?)?;
    let wish = Wish::read(&app, game, &fields, reader.language())?;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, fields.get("name").filter(|name| !name.is_empty())).await?;
    let id = gather::make(&app, game, &person, &wish).await?;
    app.store
        .keep_table_defaults(person.id, game.name(), &fields.encoded(|name| name != "name" && name != "game"))
        .await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}

/// `POST /play-now`
pub(crate) async fn play_now(State(app): State<Shared>, reader: Reader, fields: Fields) -> Result<Response, Trouble> {
    let game = app.game(fields.need("game")?)?;
    let level = seating::level_to_choose(fields.get("bot").unwrap_or("strong")).ok_or(Trouble::Field("bot"))?;
    let wish = Wish::against_bots(game, level)?;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    let id = gather::make(&app, game, &person, &wish).await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}

fn game_card(game: &dyn AnyGame, language: Language) -> GameCard {
    let seats = || game.modes().iter().flat_map(|mode| mode.seats.iter().copied());
    GameCard {
        game: game.name().into(),
        name: game.title(language),
        text: game.text(language, "game-blurb"),
        players: (seats().min().unwrap_or_default(), seats().max().unwrap_or_default()),
        minutes: game.text(language, "game-minutes").parse().unwrap_or_default(),
        cover: game.cover().into(),
        modes: game.modes().iter().map(|mode| mode_card(game, mode, language)).collect(),
        last: Vec::new(),
    }
}

fn mode_card(game: &dyn AnyGame, mode: &Mode, language: Language) -> ModeCard {
    let most = mode.seats.iter().copied().max().unwrap_or_default();
    ModeCard {
        mode: mode.name.into(),
        name: mode_name(game, mode.name, language),
        seats: seat_tags(game, usize::from(most), language),
        fewest: usize::from(mode.seats.iter().copied().min().unwrap_or_default()),
        options: mode.options.iter().map(|option| agreed::choice(game, option, language)).collect(),
    }
}
