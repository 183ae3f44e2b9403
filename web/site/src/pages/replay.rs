//! Looking back: a match at any of its moments, as a page and as a picture; records from elsewhere; playing on.

use super::{lead, shown};
use crate::{
    app::Shared,
    desk::{Tables, guarded},
    fields::{Fields, Query},
    film::{self, Eye, Film},
    gather, guard, paint,
    reader::Reader,
    seating,
    study::Thought,
    trouble::Trouble,
    upload::{self, Upload},
    visitor::Visitor,
};
use axum::{
    extract::{FromRequestParts, State},
    http::{Uri, header, request::Parts},
    response::{IntoResponse, Redirect, Response},
};
use std::{collections::BTreeMap, sync::Arc};
use wardroom_catalog::{AnyMatch, RenderContext};
use wardroom_kernel::{Seat, Viewer};
use wardroom_ui::{
    DrawnTable, Frame, Language, LogLine,
    page::{self, Asked, Chances, Given, Likely, Replay, Study},
};

/// The match that an address names, `/t/<id>/..` or `/r/<id>/..`. Whoever knows the address may look.
#[derive(Debug)]
pub(crate) struct Shown(Arc<Film>);

impl FromRequestParts<Shared> for Shown {
    type Rejection = Trouble;
    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Shown, Trouble> {
        let mut words = parts.uri.path().split('/').skip(1).map(str::to_owned);
        let (kind, id) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let Visitor(from) = Visitor::of(app, parts);
        if kind == "r" {
            return Ok(Shown(film::of_record(app, &id, from).await?));
        }
        let desk = Tables::get(app, &id).await?;
        Ok(Shown(film::of_table(app, &desk, from).await?))
    }
}

/// What one reader asks for.
struct Wish {
    eyes: Vec<Eye>,
    eye: usize,
    moment: usize,
}

impl Wish {
    fn read(app: &Shared, film: &Film, reader: &Reader, query: &Fields) -> Result<Wish, Trouble> {
        let eyes = film.eyes(app, reader);
        let eye = film.eye(app, reader, &eyes, query.get("seat"))?;
        let moment = match (query.get("moment"), query.get("at")) {
            (Some(_), _) => query.number("moment")?.min(film.last()),
            (None, Some(_)) => film.moment_of(query.number("at")?),
            (None, None) => film.last(),
        };
        Ok(Wish { eyes, eye, moment })
    }
    fn viewer(&self) -> Viewer {
        self.eyes[self.eye].viewer
    }
}

/// `GET ../replay?at=&seat=`: `at` counts answers as a record does, `moment` the times that somebody was asked.
pub(crate) async fn page(
    State(app): State<Shared>,
    Shown(film): Shown,
    reader: Reader,
    Query(query): Query,
) -> Result<Response, Trouble> {
    let wish = Wish::read(&app, &film, &reader, &query)?;
    let (language, game) = (reader.language(), film.game(&app)?);
    let studies = film.is_open() && query.get("study") == Some("on");
    if studies {
        app.analyst.look_into(&film, wish.moment);
    }
    let (shared, shot) = (app.clone(), film.clone());
    let (viewer, moment, is_own) = (wish.viewer(), wish.moment, film.is_own(&reader, wish.viewer()));
    let draw = move || guarded(|| Shot::take(&shared, &shot, viewer, is_own, moment, language, studies));
    let shot = app.easel.draw_once(reader.from, draw).await?.map_err(|why| film.trouble(why))?;
    let eyes: Vec<_> = wish.eyes.into_iter().map(|eye| eye.tag).collect();
    let frame = Frame {
        styles: app.style_of(game.name()).into_iter().collect(),
        symbols: game.symbols(),
        ..reader.frame(&app, game.title(language))
    };
    let proof = film.proof(&app, language);
    let replay = Replay {
        site: app.house.public_url.as_deref().unwrap_or_default(),
        base: &film.base,
        has_table: film.row.is_some(),
        game: game.name(),
        game_name: game.title(language),
        board: &shot.board,
        seats: &film.tags(&app, language),
        log: &shot.log,
        moments: &film.moments,
        at: wish.moment,
        eyes: &eyes,
        eye: wish.eye,
        given: &shot.given,
        is_over: film.is_open(),
        may_play_on: shot.may_play_on,
        study: shot.study.as_ref(),
        proof: proof.as_ref(),
    };
    Ok(shown(page::replay(&frame, &replay)))
}

/// A moment, drawn.
struct Shot {
    board: DrawnTable,
    log: Vec<LogLine>,
    given: Vec<Given>,
    may_play_on: bool,
    study: Option<Study>,
}

impl Shot {
    /// Through eyes that are not the reader's, it is told of whoever they belong to.
    fn take(
        app: &Shared,
        film: &Film,
        viewer: Viewer,
        is_own: bool,
        at: usize,
        language: Language,
        studies: bool,
    ) -> Shot {
        let (sitting, names) = (film.at(at), film.names(app, language));
        let moment = RenderContext { viewer, names: &names, language };
        let mut labels = Labels { sitting: &*sitting, names: &names, language, known: BTreeMap::new() };
        let may_play_on = film.is_open() && sitting.outcome().is_none() && sitting.heading().setup.is_some();
        Shot {
            board: if is_own { sitting.draw(moment) } else { sitting.overlook(moment) },
            log: sitting.log(moment, 0).into_iter().map(|(_, line)| line).collect(),
            given: given(app, film, viewer, at, &mut labels),
            may_play_on,
            study: studies.then(|| study(app, film, viewer, at, &mut labels)),
        }
    }
}

/// What the answers of a moment are called by those who could give them.
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

/// What seats answered at a moment. While the match goes on, one knows one's own answers only: some were sealed.
fn answers_at(film: &Film, at: usize) -> impl Iterator<Item = (Seat, String)> {
    let end = film.moments.get(at + 1).copied().unwrap_or_default();
    let places = film.moments.get(at).map_or(0..0, |&from| from..end);
    places.filter_map(|place| film.sitting.answer(place)).filter_map(|(seat, text)| Some((seat?, text)))
}

fn given(app: &Shared, film: &Film, viewer: Viewer, at: usize, labels: &mut Labels<'_>) -> Vec<Given> {
    let tags = film.tags(app, labels.language);
    let may_know = |seat: Seat| film.is_open() || viewer == Viewer::Seat(seat);
    let known = answers_at(film, at).filter(|(seat, _)| may_know(*seat));
    let given = known.filter_map(|(seat, text)| {
        let place = usize::from(seat.0);
        let (seat, name) = (seat, labels.names.get(place)?.clone());
        Some(Given { answer: labels.of(seat, &text), seat: tags.get(place)?.clone(), name })
    });
    given.collect()
}

/// What the bot would do in the place of each seat that is asked; in that through whose eyes it is looked, first.
fn study(app: &Shared, film: &Film, viewer: Viewer, at: usize, labels: &mut Labels<'_>) -> Study {
    let (done, all) = film.notes.progress(at);
    let (moments, is_filling) = (film.moments.len(), film.notes.is_filling());
    let known = film.notes.known();
    let chances = known.iter().filter(|(_, insight)| !insight.value.is_empty());
    let chances = chances
        .map(|(&moment, insight)| Chances { moment, percent: insight.value.iter().copied().map(percent).collect() });
    let mut study = Study { done, all, moments, is_filling, chances: chances.collect(), ..Study::default() };
    let mut here = known.get(&at).map(|insight| insight.thoughts.clone()).unwrap_or_default();
    drop(known);
    here.sort_by_key(|thought| viewer != Viewer::Seat(thought.seat));
    let (answered, tags): (Vec<(Seat, String)>, _) = (answers_at(film, at).collect(), film.tags(app, labels.language));
    let asked = here.into_iter().filter_map(|Thought { seat, tries, best }| {
        let likely = best.into_iter().map(|tried| Likely {
            answer: labels.of(seat, &tried.answer),
            weight: tried.tries * 100 / tries.max(1),
            chance: percent(tried.chance),
            is_given: answered.contains(&(seat, tried.answer)),
        });
        Some(Asked { likely: likely.collect(), seat: tags.get(usize::from(seat.0))?.clone() })
    });
    study.asked = asked.collect();
    study
}

fn percent(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

/// `GET ../at/<n>.svg` or `.png`: the board at a moment, to be shown elsewhere.
pub(crate) async fn picture(
    State(app): State<Shared>,
    Shown(film): Shown,
    reader: Reader,
    Query(query): Query,
    uri: Uri,
) -> Result<Response, Trouble> {
    let (number, kind) =
        uri.path().rsplit('/').next().and_then(|file| file.split_once('.')).ok_or(Trouble::NoSuchPage)?;
    let answers: usize = number.parse().map_err(|_| Trouble::NoSuchPage)?;
    let is_png = match kind {
        "svg" => false,
        "png" => true,
        _ => return Err(Trouble::NoSuchPage),
    };
    let wish = Wish::read(&app, &film, &reader, &query)?;
    let (viewer, language, names) = (wish.viewer(), reader.language(), film.names(&app, reader.language()));
    let shot = film.clone();
    let drawing = app.easel.draw_once(reader.from, move || {
        guarded(|| {
            let svg = shot.at(shot.moment_of(answers)).picture(RenderContext { viewer, names: &names, language });
            if is_png { paint::png(&svg) } else { Ok(svg.into_bytes()) }
        })
    });
    let painted = drawing.await?.map_err(|why| film.trouble(why))?;
    let bytes = painted.map_err(|error| {
        tracing::error!(%error, "a picture cannot be painted");
        Trouble::Frozen(crate::trouble::Frozen::Broken)
    })?;
    let mime = if is_png { "image/png" } else { guard::SVG };
    // What anybody may see may stand on anybody's page; what one seat alone sees now, on ours only.
    let may_be_shared = film.is_open() || viewer == Viewer::Spectator;
    let shown_at = if may_be_shared { "cross-origin" } else { "same-origin" };
    Ok(([(header::CONTENT_TYPE, mime), (guard::RESOURCE_POLICY, shown_at)], bytes).into_response())
}

/// `POST /records`: a record from elsewhere.
pub(crate) async fn take_record(
    State(app): State<Shared>,
    reader: Reader,
    upload: Upload,
) -> Result<Response, Trouble> {
    let id = upload::keep(&app, upload, reader.from).await?;
    Ok(lead(&reader, &format!("/r/{id}/replay?at=0")))
}

/// `GET /r/<id>`
pub(crate) async fn to_replay(Shown(film): Shown) -> Response {
    Redirect::to(&format!("{}/replay?at=0", film.base)).into_response()
}

/// `GET /r/<id>/record`
pub(crate) async fn record(Shown(film): Shown) -> Response {
    let name = format!("inline; filename=\"{}{}.txt\"", film.sitting.game(), film.base.replace('/', "-"));
    let kind = "text/plain; charset=utf-8".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], film.sitting.record()).into_response()
}

/// `POST ../play-on`: a new table that begins with the answers up to a moment.
pub(crate) async fn play_on(
    State(app): State<Shared>,
    Shown(film): Shown,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Trouble> {
    let (moment, game) = (film.moment_of(fields.number("at")?), film.game(&app)?);
    let level = seating::level_to_choose(fields.get("bot").unwrap_or("strong")).ok_or(Trouble::Field("bot"))?;
    let seat = film.sitting.seat_called(fields.need("seat")?).ok_or(Trouble::Field("seat"))?;
    let shot = film.clone();
    let wish = move || guarded(|| gather::Wish::to_play_on(&shot, moment, seat, level));
    let wish = app.easel.draw_once(reader.from, wish).await?.map_err(|why| film.trouble(why))??;
    app.may_make_table(&reader).await?;
    let (person, cookies) = reader.somebody(&app, None).await?;
    let id = gather::make(&app, game, &person, &wish).await?;
    Ok((cookies, lead(&reader, &format!("/t/{id}"))).into_response())
}
