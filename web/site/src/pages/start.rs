//! The start page, the forms for new tables, and the list of records. The lists of tables are in `lobby.rs`.

use super::{
    list_length, new_table_form,
    reply::{lead, shown},
};
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, Query},
    limits::RateLimits,
    lobby::{ListViewer, Lobby},
    sign_up::SignUp,
    site::Site,
    texts::say,
};
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use std::sync::Arc;
use wardroom_accounts::parse_offered_level;
use wardroom_catalog::AnyGame;
use wardroom_kernel::Mode;
use wardroom_live::{
    LiveError, LiveTables,
    games::seat_tags,
    labels::{mode_name, option_choice},
    new_table::{NewTableRequest, create_table},
};
use wardroom_ui::{
    Language,
    page::{self, GameCard, ModeCard, StartPage},
};

const RECORDS: u32 = 50;

/// `GET /`
pub(crate) async fn start(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    State(lobby): State<Arc<Lobby>>,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let language = user.language();
    let defaults = match user.id() {
        Some(person) => tables.store().table_defaults(person).await?,
        None => Vec::new(),
    };
    let last = |game: &str| {
        defaults.iter().find(|choices| choices.0 == game).map(|choices| Fields::parse(choices.1.as_bytes()))
    };
    let games = tables.games().all().iter().filter(|game| game.box_error().is_none());
    let games = games.map(|game| GameCard {
        last: last(game.name()).map(Fields::into_pairs).unwrap_or_default(),
        ..game_card(&**game, language)
    });
    let start = StartPage { games: games.collect(), ..lobby.lists(list_viewer(&user), list_length(&query)).await? };
    // Not reloaded automatically: without scripts that would discard what the user fills in.
    let frame = user.frame(&site, say(language).text("start-title"));
    Ok(shown(page::start(&frame, &start)))
}

/// `GET /records?before=`: a page of them, from a moment on, with the id of the last table of the page before.
pub(crate) async fn records(
    State(site): State<Arc<Site>>,
    State(lobby): State<Arc<Lobby>>,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let before = query.get("before").filter(|before| !before.is_empty()).map(|before| {
        let is_plain = |id: &str| id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let (at, id) = before.split_once('.').filter(|(_, id)| is_plain(id)).ok_or(LiveError::Field("before"))?;
        Ok::<_, AppError>((at.parse().map_err(|_| LiveError::Field("before"))?, id.to_owned()))
    });
    let (list, next) = lobby.finished(list_viewer(&user), RECORDS, before.transpose()?.as_ref()).await?;
    let older = next.map(|(at, id)| format!("/records?before={at}.{id}"));
    let frame = user.frame(&site, say(user.language()).text("bar-records"));
    Ok(shown(page::records(&frame, &list, older.as_deref())))
}

/// `POST /make`
pub(crate) async fn make(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let game = tables.game(fields.need("game")?)?;
    let request = new_table_form::parse(game, &fields, user.language())?;
    limits.may_make_table(&tables, user.id(), user.address).await?;
    let (person, cookies) = sign_up.person(&user, fields.get("name").filter(|name| !name.is_empty())).await?;
    let id = create_table(&tables, game, &person, &request).await?;
    tables
        .store()
        .keep_table_defaults(person.id, game.name(), &fields.encoded(|name| name != "name" && name != "game"))
        .await?;
    Ok((cookies, lead(&user, &format!("/t/{id}"))).into_response())
}

/// `POST /play-now`
pub(crate) async fn play_now(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let game = tables.game(fields.need("game")?)?;
    let level = parse_offered_level(fields.get("bot").unwrap_or("strong")).ok_or(LiveError::Field("bot"))?;
    let request = NewTableRequest::against_bots(game, level)?;
    limits.may_make_table(&tables, user.id(), user.address).await?;
    let (person, cookies) = sign_up.person(&user, None).await?;
    let id = create_table(&tables, game, &person, &request).await?;
    Ok((cookies, lead(&user, &format!("/t/{id}"))).into_response())
}

fn list_viewer(user: &CurrentUser) -> ListViewer {
    ListViewer { language: user.language(), person: user.id() }
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
        options: mode.options.iter().map(|option| option_choice(game, option, language)).collect(),
    }
}
