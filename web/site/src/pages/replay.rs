//! Replays: a match at any of its moments, as a page and as a picture; uploads of records; continuing from a moment.

use super::reply::{lead, shown};
use crate::{
    error::AppError,
    extract::{CurrentUser, Fields, Query, Upload},
    guard,
    limits::RateLimits,
    sign_up::SignUp,
    site::Site,
    state::AppState,
};
use axum::{
    extract::{FromRequestParts, State},
    http::{Uri, header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use std::{collections::BTreeMap, sync::Arc};
use wardroom_accounts::parse_offered_level;
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_http::household;
use wardroom_kernel::{Seat, Viewer};
use wardroom_live::{
    Halted, LiveError, LiveTables,
    analysis::{Analysed, AnalysisWorker, SeatAnalysis},
    games::Games,
    guarded,
    new_table::{NewTableRequest, create_table},
    replay::{Perspective, Replay, ReplayCache, ReplaySource},
};
use wardroom_ui::{
    DrawnTable, Frame, Language, LogLine,
    page::{self, AnalysisPanel, AskedSeat, LikelyAnswer, ReplayedAnswer, WinChances},
};

/// The replay of an address, `/t/<id>/..` or `/r/<id>/..`. Everybody who knows the address may look.
#[derive(Debug)]
pub(crate) struct ReplayPath(Arc<Replay>);

impl FromRequestParts<AppState> for ReplayPath {
    type Rejection = AppError;
    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<ReplayPath, AppError> {
        let mut words = parts.uri.path().split('/').skip(1).map(str::to_owned);
        let (kind, id) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let address = household(state.site.trusted_proxies.client_of(parts));
        if kind == "r" {
            return Ok(ReplayPath(state.replays.of_record(&state.tables, &id, address).await?));
        }
        let table = state.tables.get(&id).await?;
        Ok(ReplayPath(state.replays.of_table(&table, address).await?))
    }
}

/// What the query of a replay asks for.
struct ReplayQuery {
    perspectives: Vec<Perspective>,
    perspective: usize,
    moment: usize,
}

impl ReplayQuery {
    fn parse(games: &Games, replay: &Replay, user: &CurrentUser, query: &Fields) -> Result<ReplayQuery, AppError> {
        let perspectives = replay.perspectives(games, user.of_replay());
        let perspective = replay.perspective(games, user.of_replay(), &perspectives, query.get("seat"))?;
        let moment = match (query.get("moment"), query.get("at")) {
            (Some(_), _) => query.number("moment")?.min(replay.last()),
            (None, Some(_)) => replay.moment_of(query.number("at")?),
            (None, None) => replay.last(),
        };
        Ok(ReplayQuery { perspectives, perspective, moment })
    }
    fn viewer(&self) -> Viewer {
        self.perspectives[self.perspective].viewer
    }
}

/// `GET ../replay?at=&seat=`: `at` counts answers as a record does, `moment` the times that somebody was asked.
pub(crate) async fn page(
    State(tables): State<LiveTables>,
    State(site): State<Arc<Site>>,
    State(analysis): State<Arc<AnalysisWorker>>,
    ReplayPath(replay): ReplayPath,
    user: CurrentUser,
    Query(query): Query,
) -> Result<Response, AppError> {
    let asked = ReplayQuery::parse(tables.games(), &replay, &user, &query)?;
    let (language, game) = (user.language(), replay.game(tables.games())?);
    let studies = replay.is_open() && query.get("study") == Some("on");
    if studies {
        let analysed: Arc<dyn Analysed> = replay.clone();
        analysis.request(&analysed, asked.moment);
    }
    let (games, drawn) = (tables.games().clone(), replay.clone());
    let (viewer, moment, is_own) = (asked.viewer(), asked.moment, replay.is_own(user.id(), asked.viewer()));
    let draw = move || guarded(|| ReplayFrame::draw(&games, &drawn, viewer, is_own, moment, language, studies));
    let drawn = tables.pool().render_once(user.address, draw).await?.map_err(|why| replay.error(why))?;
    let eyes: Vec<_> = asked.perspectives.into_iter().map(|one| one.tag).collect();
    let frame = Frame {
        styles: site.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..user.frame(&site, game.title(language))
    };
    let proof = replay.proof(tables.games(), language);
    let shown_replay = page::ReplayPage {
        site: site.public_url.as_deref().unwrap_or_default(),
        base: &base_of(&replay),
        has_table: replay.row.is_some(),
        game: game.name(),
        game_name: game.title(language),
        board: &drawn.board,
        seats: &replay.tags(tables.games(), language),
        log: &drawn.log,
        moments: &replay.moments,
        at: asked.moment,
        eyes: &eyes,
        eye: asked.perspective,
        given: &drawn.given,
        is_over: replay.is_open(),
        may_play_on: drawn.may_play_on,
        study: drawn.study.as_ref(),
        proof: proof.as_ref(),
    };
    Ok(shown(page::replay(&frame, &shown_replay)))
}

/// A moment, drawn.
struct ReplayFrame {
    board: DrawnTable,
    log: Vec<LogLine>,
    given: Vec<ReplayedAnswer>,
    may_play_on: bool,
    study: Option<AnalysisPanel>,
}

impl ReplayFrame {
    /// From another player's perspective the board has no offers.
    fn draw(
        games: &Games,
        replay: &Replay,
        viewer: Viewer,
        is_own: bool,
        at: usize,
        language: Language,
        studies: bool,
    ) -> ReplayFrame {
        let (sitting, names) = (replay.at(at), replay.names(games, language));
        let moment = RenderContext { viewer, names: &names, language };
        let mut labels = Labels { sitting: &*sitting, names: &names, language, known: BTreeMap::new() };
        let may_play_on = replay.is_open() && sitting.outcome().is_none() && sitting.heading().setup.is_some();
        ReplayFrame {
            board: if is_own { sitting.draw(moment) } else { sitting.overlook(moment) },
            log: sitting.log(moment, 0).into_iter().map(|(_, line)| line).collect(),
            given: given(games, replay, viewer, at, &mut labels),
            may_play_on,
            study: studies.then(|| study(games, replay, viewer, at, &mut labels)),
        }
    }
}

/// The labels of the answers of a moment, as the seats that could give them see them.
struct Labels<'a> {
    sitting: &'a dyn AnyMatch,
    names: &'a [String],
    language: Language,
    known: BTreeMap<Seat, Vec<(String, String)>>,
}

impl Labels<'_> {
    fn of(&mut self, seat: Seat, text: &str) -> String {
        let moment = RenderContext { viewer: Viewer::Seat(seat), names: self.names, language: self.language };
        let offers = self.known.entry(seat).or_insert_with(|| {
            self.sitting.draw(moment).offers.into_iter().map(|offer| (offer.path, offer.label)).collect()
        });
        offers.iter().find(|offer| offer.0 == text).map_or_else(|| text.to_owned(), |offer| offer.1.clone())
    }
}

/// The answers at a moment. While the match runs, a viewer may know only their own: others were sealed.
fn answers_at(replay: &Replay, at: usize) -> impl Iterator<Item = (Seat, String)> {
    let end = replay.moments.get(at + 1).copied().unwrap_or_default();
    let places = replay.moments.get(at).map_or(0..0, |&from| from..end);
    places.filter_map(|place| replay.sitting.answer(place)).filter_map(|(seat, text)| Some((seat?, text)))
}

fn given(games: &Games, replay: &Replay, viewer: Viewer, at: usize, labels: &mut Labels<'_>) -> Vec<ReplayedAnswer> {
    let tags = replay.tags(games, labels.language);
    let may_know = |seat: Seat| replay.is_open() || viewer == Viewer::Seat(seat);
    let known = answers_at(replay, at).filter(|(seat, _)| may_know(*seat));
    let given = known.filter_map(|(seat, text)| {
        let place = usize::from(seat.0);
        let (seat, name) = (seat, labels.names.get(place)?.clone());
        Some(ReplayedAnswer { answer: labels.of(seat, &text), seat: tags.get(place)?.clone(), name })
    });
    given.collect()
}

/// What the bot would do for each seat that is asked; the viewer's seat first.
fn study(games: &Games, replay: &Replay, viewer: Viewer, at: usize, labels: &mut Labels<'_>) -> AnalysisPanel {
    let (done, all) = replay.analysis.progress(at);
    let (moments, is_filling) = (replay.moments.len(), replay.analysis.is_filling());
    let known = replay.analysis.known();
    let chances = known.iter().filter(|(_, insight)| !insight.value.is_empty());
    let chances = chances
        .map(|(&moment, insight)| WinChances { moment, percent: insight.value.iter().copied().map(percent).collect() });
    let mut study =
        AnalysisPanel { done, all, moments, is_filling, chances: chances.collect(), ..AnalysisPanel::default() };
    let mut here = known.get(&at).map(|insight| insight.seats.clone()).unwrap_or_default();
    drop(known);
    here.sort_by_key(|thought| viewer != Viewer::Seat(thought.seat));
    let (answered, tags): (Vec<(Seat, String)>, _) =
        (answers_at(replay, at).collect(), replay.tags(games, labels.language));
    let asked = here.into_iter().filter_map(|SeatAnalysis { seat, tries, best }| {
        let likely = best.into_iter().map(|tried| LikelyAnswer {
            answer: labels.of(seat, &tried.answer),
            weight: tried.tries * 100 / tries.max(1),
            chance: percent(tried.chance),
            is_given: answered.contains(&(seat, tried.answer)),
        });
        Some(AskedSeat { likely: likely.collect(), seat: tags.get(usize::from(seat.0))?.clone() })
    });
    study.asked = asked.collect();
    study
}

fn percent(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// `GET ../at/<n>.svg` or `.png`: the board at a moment, to be shown elsewhere.
pub(crate) async fn picture(
    State(tables): State<LiveTables>,
    ReplayPath(replay): ReplayPath,
    user: CurrentUser,
    Query(query): Query,
    uri: Uri,
) -> Result<Response, AppError> {
    let (number, kind) =
        uri.path().rsplit('/').next().and_then(|file| file.split_once('.')).ok_or(AppError::NoSuchPage)?;
    let answers: usize = number.parse().map_err(|_| AppError::NoSuchPage)?;
    let is_png = match kind {
        "svg" => false,
        "png" => true,
        _ => return Err(AppError::NoSuchPage),
    };
    let asked = ReplayQuery::parse(tables.games(), &replay, &user, &query)?;
    let (viewer, language) = (asked.viewer(), user.language());
    let names = replay.names(tables.games(), language);
    let drawn = replay.clone();
    let drawing = tables.pool().render_once(user.address, move || {
        guarded(|| {
            let svg = drawn.at(drawn.moment_of(answers)).picture(RenderContext { viewer, names: &names, language });
            if is_png { wardroom_png::png(&svg) } else { Ok(svg.into_bytes()) }
        })
    });
    let painted = drawing.await?.map_err(|why| replay.error(why))?;
    let bytes = painted.map_err(|error| {
        tracing::error!(%error, "a picture cannot be rendered");
        LiveError::Halted(Halted::Broken)
    })?;
    let mime = if is_png { "image/png" } else { guard::SVG };
    // Other sites may embed what everybody may see, and not what one seat sees now.
    let may_be_shared = replay.is_open() || viewer == Viewer::Spectator;
    let shown_at = if may_be_shared { "cross-origin" } else { "same-origin" };
    Ok(([(header::CONTENT_TYPE, mime), (guard::RESOURCE_POLICY, shown_at)], bytes).into_response())
}

/// `POST /records`: an uploaded record. It is read once: the replay page finds it in the cache.
pub(crate) async fn take_record(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(replays): State<Arc<ReplayCache>>,
    user: CurrentUser,
    Upload(text): Upload,
) -> Result<Response, AppError> {
    let most = limits.settings().all_records_bytes;
    let most = (most != 0).then_some(most.into());
    let id = replays.keep_record(&tables, &text, user.address, most).await?;
    Ok(lead(&user, &format!("/r/{id}/replay?at=0")))
}

/// `GET /r/<id>`
pub(crate) async fn to_replay(ReplayPath(replay): ReplayPath) -> Response {
    Redirect::to(&format!("{}/replay?at=0", base_of(&replay))).into_response()
}

/// `GET /r/<id>/record`
pub(crate) async fn record(ReplayPath(replay): ReplayPath) -> Response {
    let name = format!("inline; filename=\"{}{}.txt\"", replay.sitting.game(), base_of(&replay).replace('/', "-"));
    let kind = "text/plain; charset=utf-8".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], replay.sitting.record()).into_response()
}

/// The addresses of a replay begin with this: `/t/k7f3` or `/r/k7f3`.
fn base_of(replay: &Replay) -> String {
    match &replay.source {
        ReplaySource::Table(id) => format!("/t/{id}"),
        ReplaySource::Record(id) => format!("/r/{id}"),
    }
}

/// `POST ../play-on`: a new table that begins with the answers up to a moment.
pub(crate) async fn play_on(
    State(tables): State<LiveTables>,
    State(limits): State<Arc<RateLimits>>,
    State(sign_up): State<SignUp>,
    ReplayPath(replay): ReplayPath,
    user: CurrentUser,
    fields: Fields,
) -> Result<Response, AppError> {
    let (moment, game) = (replay.moment_of(fields.number("at")?), replay.game(tables.games())?);
    let level = parse_offered_level(fields.get("bot").unwrap_or("strong")).ok_or(LiveError::Field("bot"))?;
    let seat = replay.sitting.seat_called(fields.need("seat")?).ok_or(LiveError::Field("seat"))?;
    let source = replay.clone();
    let request = move || guarded(|| NewTableRequest::from_moment(&source, moment, seat, level));
    let request = tables.pool().render_once(user.address, request).await?.map_err(|why| replay.error(why))??;
    limits.may_make_table(&tables, user.id(), user.address).await?;
    let (person, cookies) = sign_up.person(&user, None).await?;
    let id = create_table(&tables, game, &person, &request).await?;
    Ok((cookies, lead(&user, &format!("/t/{id}"))).into_response())
}
