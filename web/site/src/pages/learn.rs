//! First voyages: a step is a function of its address, so nothing is kept but how far the reader has come. What the lesson
//! says and what the others do is in the catalog's [`Voyage`]; only playing on makes a table.

use super::{Word, apart, lead, shown};
use crate::{
    app::{Shared, seat_tags},
    desk::guarded,
    fields::{Fields, Query},
    gather,
    reader::{Cookies, Reader, YEAR, cookie},
    trouble::{Frozen, Trouble},
};
use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
};
use serde_json::{Value, json};
use wardroom_catalog::{AnyGame, AnyMatch, RenderContext, VoyageStep, Voyage, VoyagePath};
use wardroom_kernel::{Seat, Viewer};
use wardroom_search::Level;
use wardroom_ui::{
    DrawnTable, Frame, Language,
    page::{self, Lesson, VoyageCard},
};

/// `GET /learn`
pub(crate) async fn list(State(app): State<Shared>, reader: Reader, headers: HeaderMap) -> Response {
    let card = |game: &dyn AnyGame| {
        let voyage = game.voyage();
        VoyageCard {
            game: game.name().into(),
            name: game.title(reader.language()),
            cover: game.cover().into(),
            learn: voyage.learn.say(reader.language()).into(),
            minutes: voyage.minutes,
            steps: voyage.steps.len(),
            reached: cookie(&headers, &progress(game)).and_then(|step| step.parse().ok()),
        }
    };
    let voyages: Vec<VoyageCard> = app.games.iter().map(|game| card(&**game)).collect();
    shown(page::voyages(&reader.frame(&app, app.say(reader.language()).text("learn-title")), &voyages))
}

/// The cookie that knows how far somebody has come.
fn progress(game: &dyn AnyGame) -> String {
    format!("voyage-{}", game.name())
}

/// Where somebody is on a voyage.
struct Place<'a> {
    game: &'a dyn AnyGame,
    voyage: &'a Voyage,
    at: usize,
    way: VoyagePath,
    step: &'a VoyageStep,
    sitting: Box<dyn AnyMatch>,
    seat: Seat,
}

impl<'a> Place<'a> {
    fn read(app: &'a Shared, game: &str, fields: &Fields) -> Result<Place<'a>, Trouble> {
        let game = app.game(game)?;
        if let Some(error) = game.box_error() {
            return Err(Trouble::Box(game.problems(&error.0)));
        }
        let voyage = game.voyage();
        let at = fields.get("step").map(|_| fields.number("step")).transpose()?.unwrap_or(1);
        let at = at.clamp(1, voyage.steps.len()) - 1;
        let way = VoyagePath::read(fields.get("way").unwrap_or_default());
        let step = voyage.steps.get(at).ok_or(Trouble::NoSuchPage)?;
        let sailed = guarded(|| voyage.sail(game, at, &way)).map_err(Trouble::Frozen)?;
        let sitting = sailed.map_err(|why| {
            tracing::error!(game = game.name(), %why, "a first voyage goes astray");
            Trouble::Frozen(Frozen::Broken)
        })?;
        let seat = voyage.seat(&*sitting);
        Ok(Place { game, voyage, at, way, step, sitting, seat })
    }
    fn names(&self, app: &Shared, reader: &Reader) -> Vec<String> {
        let say = app.say(reader.language());
        let name = |seat| match &reader.person {
            Some(person) if seat == self.seat => person.name.clone(),
            _ if seat == self.seat => say.text("learn-you"),
            _ => self.game.seat_title(seat, reader.language()),
        };
        self.sitting.seats().map(name).collect()
    }
    fn board(&self, names: &[String], language: Language) -> Result<DrawnTable, Trouble> {
        let moment = RenderContext { viewer: Viewer::Seat(self.seat), names, language };
        guarded(|| self.sitting.draw(moment)).map_err(Trouble::Frozen)
    }
    /// What is said when something was tried that the lesson does not ask for: why it is not possible, or that it waits.
    fn nudge(&self, app: &Shared, board: &DrawnTable, tried: &str, language: Language) -> String {
        let say = app.say(language);
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
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    Query(query): Query,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    apart(&app, move |app| lesson(app, &name, &reader, &query, &headers)).await
}

fn lesson(app: &Shared, name: &str, reader: &Reader, query: &Fields, headers: &HeaderMap) -> Result<Response, Trouble> {
    let place = Place::read(app, name, query)?;
    let (language, game, step) = (reader.language(), place.game, place.step);
    let names = place.names(app, reader);
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
        nudge: tried.map(|tried| place.nudge(app, &board, tried, language)),
    };
    let frame = Frame {
        styles: app.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..reader.frame(app, game.title(language))
    };
    let before = cookie(headers, &progress(game)).and_then(|step| step.parse().ok()).unwrap_or(0);
    let reached = (place.at + 1).max(before).to_string();
    let kept = Cookies::default().keep(&progress(game), &reached, "/learn", YEAR);
    Ok((kept, shown(page::lesson(&frame, &lesson))).into_response())
}

/// `POST /learn/<game>/answer`
pub(crate) async fn answer(
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    apart(&app, move |app| answered(app, &name, &reader, &fields)).await
}

fn answered(app: &Shared, name: &str, reader: &Reader, fields: &Fields) -> Result<Response, Trouble> {
    let place = Place::read(app, name, fields)?;
    let tried = fields.need("answer")?;
    if let Some(way) = place.step.answers().position(|answer| answer == tried) {
        let next = place.address(place.at + 1, &place.way.clone().with(place.at, way));
        // A script turns the page by itself, so that pieces glide.
        return Ok(match reader.manner.wants_json {
            true => Json(json!({ "onward": next })).into_response(),
            false => Redirect::to(&next).into_response(),
        });
    }
    if !reader.manner.wants_json {
        let tried = form_urlencoded::byte_serialize(tried.as_bytes()).collect::<String>();
        return Ok(Redirect::to(&format!("{}&tried={tried}", place.address(place.at, &place.way))).into_response());
    }
    let board = place.board(&place.names(app, reader), reader.language())?;
    let message = place.nudge(app, &board, tried, reader.language());
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "code": "lesson", "message": message }))).into_response())
}

/// `GET /learn/<game>/why?step=&way=&path=`
pub(crate) async fn why(
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    Query(query): Query,
) -> Result<Json<Value>, Trouble> {
    let language = reader.language();
    let look = move |app: &Shared| {
        let place = Place::read(app, &name, &query)?;
        let path = query.need("path")?;
        let reasons = guarded(|| place.sitting.why(place.seat, path, language)).unwrap_or_default();
        let reasons: Vec<Value> = reasons.iter().map(|why| json!({ "rule": why.rule, "text": why.text })).collect();
        let nudge = place.step.task.as_ref().map(|task| task.say(language));
        Ok(Json(json!({ "offered": false, "reasons": reasons, "nudge": nudge })))
    };
    apart(&app, look).await
}

/// `POST /learn/<game>/play-on`: a table of one's own that begins with what was played so far.
pub(crate) async fn play_on(
    State(app): State<Shared>,
    Word(name): Word,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let wanted = name.clone();
    let wish = apart(&app, move |app| {
        let place = Place::read(app, &wanted, &fields)?;
        gather::Wish::to_go_on(&*place.sitting, place.seat, Level::Easy)
    });
    let wish = wish.await?;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    let id = gather::make(&app, app.game(&name)?, &person, &wish).await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}
