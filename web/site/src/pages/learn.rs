//! First voyages: a step is a function of its address, so only the progress of the user is kept. The lesson and the moves of the
//! others are in the catalog's [`Voyage`]; only continuing creates a table.

use super::reply::{lead, render_page, shown};
use crate::{
    error::AppError,
    extract::{Cookies, CurrentUser, Fields, PathSegment, Query, YEAR, cookie},
    limits::RateLimits,
    site::Site,
    state::SignUp,
    texts::say,
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
};
use serde_json::{Value, json};
use std::sync::Arc;
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext, Voyage, VoyagePath, VoyageStep};
use wardroom_kernel::{Seat, Viewer};
use wardroom_live::{
    Halted, LiveError, LiveTables,
    games::{Games, seat_tags},
    guarded,
    new_table::{NewTableRequest, create_table},
};
use wardroom_search::Level;
use wardroom_ui::{
    DrawnTable, Frame, Language,
    page::{self, Lesson, VoyageCard},
};

/// `GET /learn`
pub(crate) async fn list(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    user: CurrentUser,
    headers: HeaderMap,
) -> Response {
    let card = |game: &dyn AnyGame| {
        let voyage = game.voyage();
        VoyageCard {
            game: game.name().into(),
            name: game.title(user.language()),
            cover: game.cover().into(),
            learn: voyage.learn.say(user.language()).into(),
            minutes: voyage.minutes,
            steps: voyage.steps.len(),
            reached: cookie(&headers, &progress(game)).and_then(|step| step.parse().ok()),
        }
    };
    let voyages: Vec<VoyageCard> = tables.games().all().iter().map(|game| card(&**game)).collect();
    shown(page::voyages(&user.frame(&site, say(user.language()).text("learn-title")), &voyages))
}

/// The cookie with the user's progress.
fn progress(game: &dyn AnyGame) -> String {
    format!("voyage-{}", game.name())
}

/// One step of a voyage.
struct Lecture<'a> {
    game: &'a dyn AnyGame,
    voyage: &'a Voyage,
    at: usize,
    way: VoyagePath,
    step: &'a VoyageStep,
    sitting: Box<dyn AnyMatch>,
    seat: Seat,
}

impl<'a> Lecture<'a> {
    fn load(games: &'a Games, game: &str, fields: &Fields) -> Result<Lecture<'a>, AppError> {
        let game = games.get(game)?;
        if let Some(error) = game.box_error() {
            return Err(LiveError::Box(game.problems(&error.0)).into());
        }
        let voyage = game.voyage();
        let at = fields.get("step").map(|_| fields.number("step")).transpose()?.unwrap_or(1);
        let at = at.clamp(1, voyage.steps.len()) - 1;
        let way = VoyagePath::read(fields.get("way").unwrap_or_default());
        let step = voyage.steps.get(at).ok_or(AppError::NoSuchPage)?;
        let sailed = guarded(|| voyage.sail(game, at, &way)).map_err(LiveError::Halted)?;
        let sitting = sailed.map_err(|why| {
            tracing::error!(game = game.name(), %why, "a first voyage goes astray");
            LiveError::Halted(Halted::Broken)
        })?;
        let seat = voyage.seat(&*sitting);
        Ok(Lecture { game, voyage, at, way, step, sitting, seat })
    }
    fn names(&self, user: &CurrentUser) -> Vec<String> {
        let say = say(user.language());
        let name = |seat| match &user.person {
            Some(person) if seat == self.seat => person.name.clone(),
            _ if seat == self.seat => say.text("learn-you"),
            _ => self.game.seat_title(seat, user.language()),
        };
        self.sitting.seats().map(name).collect()
    }
    fn board(&self, names: &[String], language: Language) -> Result<DrawnTable, AppError> {
        let moment = RenderContext { viewer: Viewer::Seat(self.seat), names, language };
        Ok(guarded(|| self.sitting.draw(moment))?)
    }
    /// The reply to an answer that the lesson does not ask for: why it is not possible, or that it comes later.
    fn nudge(&self, board: &DrawnTable, tried: &str, language: Language) -> String {
        let say = say(language);
        let Some(task) = self.step.task.as_ref().map(|task| task.say(language)) else {
            return say.text("learn-only-look");
        };
        if let Some(offer) = board.offers.iter().find(|offer| offer.path == tried) {
            return say.with("learn-later", &[("label", (&offer.label).into()), ("task", task.into())]);
        }
        let why = guarded(|| self.sitting.why(self.seat, tried, language)).unwrap_or_default();
        let why: Vec<String> = why.into_iter().map(|why| why.text).collect();
        match &*why {
            [] => say.with("learn-nothing", &[("task", task.into())]),
            [..] => say.with("learn-not", &[("why", why.join(" ").into()), ("task", task.into())]),
        }
    }
    fn address(&self, step: usize, way: &VoyagePath) -> String {
        page::voyage_step(self.game.name(), step, &way.to_string())
    }
}

/// `GET /learn/<game>?step=&way=&tried=`
pub(crate) async fn page(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    Query(query): Query,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let games = tables.games().clone();
    render_page(tables.pool(), move || lesson(&games, &site, &name, &user, &query, &headers)).await
}

fn lesson(
    games: &Games,
    site: &Site,
    name: &str,
    user: &CurrentUser,
    query: &Fields,
    headers: &HeaderMap,
) -> Result<Response, AppError> {
    let place = Lecture::load(games, name, query)?;
    let (language, game, step) = (user.language(), place.game, place.step);
    let names = place.names(user);
    let board = place.board(&names, language)?;
    let moment = RenderContext { viewer: Viewer::Seat(place.seat), names: &names, language };
    let log: Vec<_> = place.sitting.log(moment, 0).into_iter().map(|(_, line)| line).collect();
    let see = step.see.iter().chain(&step.answer).flat_map(|path| path.split(" > "));
    let tried = query.get("tried").filter(|tried| !tried.is_empty() && step.answer.is_some());
    let lesson = Lesson {
        game: game.name(),
        game_name: game.title(language),
        seat: &place.voyage.seat,
        seq: place.sitting.seq(place.seat) as u64,
        board: &board,
        seats: &seat_tags(game, names.len(), language),
        log: &log,
        step: place.at,
        steps: place.voyage.steps.len(),
        way: place.way.to_string(),
        title: step.title.say(language),
        text: step.text.say(language),
        task: step.task.as_ref().map(|task| task.say(language)),
        answer: step.answer.as_deref(),
        see: see.collect(),
        rules: &step.rules,
        nudge: tried.map(|tried| place.nudge(&board, tried, language)),
    };
    let frame = Frame {
        styles: site.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..user.frame(site, game.title(language))
    };
    let before = cookie(headers, &progress(game)).and_then(|step| step.parse().ok()).unwrap_or(0);
    let reached = (place.at + 1).max(before).to_string();
    let kept = Cookies::default().keep(&progress(game), &reached, "/learn", YEAR);
    Ok((kept, shown(page::lesson(&frame, &lesson))).into_response())
}

/// `POST /learn/<game>/answer`
pub(crate) async fn answer(
    State(tables): State<LiveTables>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let games = tables.games().clone();
    render_page(tables.pool(), move || answered(&games, &name, &user, &fields)).await
}

fn answered(games: &Games, name: &str, user: &CurrentUser, fields: &Fields) -> Result<Response, AppError> {
    let place = Lecture::load(games, name, fields)?;
    let tried = fields.need("answer")?;
    if let Some(way) = place.step.answers().position(|answer| answer == tried) {
        let next = place.address(place.at + 1, &place.way.clone().with(place.at, way));
        // A script follows by itself, so that pieces move.
        return Ok(match user.prefs.wants_json {
            true => Json(json!({ "onward": next })).into_response(),
            false => Redirect::to(&next).into_response(),
        });
    }
    if !user.prefs.wants_json {
        let tried = form_urlencoded::byte_serialize(tried.as_bytes()).collect::<String>();
        return Ok(Redirect::to(&format!("{}&tried={tried}", place.address(place.at, &place.way))).into_response());
    }
    let board = place.board(&place.names(user), user.language())?;
    let message = place.nudge(&board, tried, user.language());
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "code": "lesson", "message": message }))).into_response())
}

/// `GET /learn/<game>/why?step=&way=&path=`
pub(crate) async fn why(
    State(tables): State<LiveTables>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Json<Value>, AppError> {
    let language = user.language();
    let games = tables.games().clone();
    let look = move || {
        let place = Lecture::load(&games, &name, &query)?;
        let path = query.need("path")?;
        let reasons = guarded(|| place.sitting.why(place.seat, path, language)).unwrap_or_default();
        let reasons: Vec<Value> = reasons.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
        let nudge = place.step.task.as_ref().map(|task| task.say(language));
        Ok(Json(json!({ "offered": false, "reasons": reasons, "nudge": nudge })))
    };
    render_page(tables.pool(), look).await
}

/// `POST /learn/<game>/play-on`: a table that begins with the answers so far.
pub(crate) async fn play_on(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    PathSegment(name): PathSegment,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let wanted = name.clone();
    let games = tables.games().clone();
    let request = render_page(tables.pool(), move || {
        let place = Lecture::load(&games, &wanted, &fields)?;
        Ok(NewTableRequest::continuing(&*place.sitting, place.seat, Level::Easy)?)
    });
    let request = request.await?;
    limits.may_make_table(&tables, user.id(), user.address).await?;
    let (person, cookies) = sign_up.person(&user, None).await?;
    let id = create_table(&tables, tables.game(&name)?, &person, &request).await?;
    Ok((cookies, lead(&user, &format!("/t/{id}"))).into_response())
}
