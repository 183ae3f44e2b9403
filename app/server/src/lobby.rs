//! The lobby: who plays what, who waits for whom, and the stream by which an open start page follows it.
//!
//! A list tells of a running match what anybody may know: for whom it waits as everybody sees it, never who has answered
//! under seal, nor when.

use crate::{
    app::{App, Shared, now, seat_tags},
    clock::Pace,
    desk::{ABANDONED, Position, Snapshot, Stage, Tables, guarded, hash},
    limits::Pass,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    http::HeaderName,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use std::{
    collections::HashMap,
    convert::Infallible,
    sync::{Mutex, PoisonError},
    time::Duration,
};
use tokio::{sync::watch, time::Instant};
use wardroom_catalog::{Entry, Moment};
use wardroom_kernel::{Seat, Viewer};
use wardroom_screen::{
    Change, Language, Patch,
    page::{self, Chair, Start, Todo},
};
use wardroom_store::{Holder, Millis, State as TableState, TableRow};

const MINE: u32 = 40;
const OPEN: u32 = 20;
const RUNNING: u32 = 12;
const FINISHED: usize = 8;
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Nobody reads faster; and each look costs some queries.
const PAUSE: Duration = Duration::from_millis(700);
/// Even if nothing happens, waiting times grow.
const REFRESH: Duration = Duration::from_secs(30);

/// How matches ended, in words: they stay as they are, and drawing the last picture for them costs most.
#[derive(Debug, Default)]
pub(crate) struct Ends(Mutex<HashMap<(String, Language), String>>);

impl Ends {
    const KEPT: usize = 2_000;

    fn known(&self, table: &str, language: Language) -> Option<String> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&(table.to_owned(), language)).cloned()
    }
    fn keep(&self, table: &str, language: Language, words: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::KEPT {
            known.clear();
        }
        known.insert((table.to_owned(), language), words.to_owned());
    }
}

/// All lists, as the reader may see them; the games are left out.
pub(crate) async fn lists(app: &Shared, reader: &Reader) -> Result<Start, Trouble> {
    let mut start = Start::default();
    let mut mine = Vec::new();
    let mut over = app.store.finished_tables(FINISHED as u32, None).await?;
    if let Some(person) = reader.id() {
        for row in app.store.tables_of(person, MINE).await? {
            match row.state {
                TableState::Over => over.push(row),
                TableState::Gathering | TableState::Playing => mine.extend(Listed::of(app, reader, &row).await),
            }
        }
    }
    // Where somebody waits for me comes first, and of those where there is least time, or longest waited.
    mine.sort_by_key(|listed| (listed.row.todo != Todo::YourTurn, listed.urgency));
    start.mine = mine.into_iter().map(|listed| listed.row).collect();
    over.sort_by(|one, other| (other.updated, &one.id).cmp(&(one.updated, &other.id)));
    over.dedup_by(|one, other| one.id == other.id);
    let is_foreign = |row: &TableRow| seating::seats_of(row, reader.id()).is_empty() && reader.id() != Some(row.maker);
    for (rows, into) in [
        (app.store.open_tables(OPEN).await?, &mut start.open),
        (app.store.tables_to_watch(RUNNING).await?, &mut start.running),
    ] {
        for row in rows.iter().filter(|row| is_foreign(row)) {
            into.extend(Listed::of(app, reader, row).await.map(|listed| listed.row));
        }
    }
    for row in over.iter().take(FINISHED) {
        start.finished.extend(Listed::of(app, reader, row).await.map(|listed| listed.row));
    }
    Ok(start)
}

/// How a table is listed; none if its game is not here any more.
pub(crate) async fn listed(app: &Shared, reader: &Reader, row: &TableRow) -> Option<page::TableRow> {
    Listed::of(app, reader, row).await.map(|listed| listed.row)
}

struct Listed {
    row: page::TableRow,
    urgency: Millis,
}

impl Listed {
    async fn of(app: &Shared, reader: &Reader, row: &TableRow) -> Option<Listed> {
        let language = reader.language();
        let game = app.game(&row.game).ok()?;
        let own = seating::seats_of(row, reader.id());
        let names = seating::names(app, row, language);
        let others = row.seats.iter().zip(&names).filter(|(seat, _)| seat.holder != Holder::Open);
        let others = others.filter(|(seat, _)| !own.contains(Seat(seat.seat)));
        let usual = game.modes().first().map(|mode| mode.name);
        let standing = Standing::of(app, reader, row, &names).await;
        let chairs = seat_tags(game, row.seats.len(), language).into_iter().zip(&row.seats).zip(&names);
        let chairs = chairs
            .map(|((seat, sat), name)| Chair { seat, holder: (sat.holder != Holder::Open).then(|| name.clone()) });
        let has_room = row.seats.iter().any(|seat| seat.holder == Holder::Open);
        let row = page::TableRow {
            href: format!("/t/{}", row.id),
            game: game.title(language),
            cover: game.cover().into(),
            mode: (usual != Some(&*row.mode)).then(|| mode_name(game, &row.mode, language)),
            pace: pace_name(app, row, language),
            others: others.map(|(_, name)| name.clone()).collect(),
            state: standing.words,
            waiting: standing.waiting,
            chairs: if has_room { chairs.collect() } else { Vec::new() },
            todo: standing.todo,
            record: (row.state == TableState::Over).then(|| format!("/t/{}/record", row.id)),
        };
        Some(Listed { row, urgency: standing.urgency })
    }
}

/// Where a game stands, and what the reader would do there.
struct Standing {
    words: String,
    waiting: Option<String>,
    todo: Todo,
    /// The moment at which somebody should look at the latest.
    urgency: Millis,
}

impl Standing {
    async fn of(app: &Shared, reader: &Reader, row: &TableRow, names: &[String]) -> Standing {
        let (say, own) = (app.say(reader.language()), seating::seats_of(row, reader.id()));
        let plain = |words: String, todo| Standing { words, waiting: None, todo, urgency: Millis::MAX };
        match row.state {
            TableState::Gathering => {
                let is_mine = !own.is_empty() || reader.id() == Some(row.maker);
                let is_unready = |seat: Seat| row.seats.iter().any(|s| s.seat == seat.0 && s.contribution.is_none());
                let is_full = row.seats.iter().all(|seat| seat.holder != Holder::Open);
                match is_mine {
                    false => plain(say.text("state-gathering"), Todo::SitDown),
                    true if is_full && own.into_iter().any(is_unready) => {
                        plain(say.text("state-ready"), Todo::YourTurn)
                    }
                    true => plain(say.text("state-gathering"), Todo::Look),
                }
            }
            TableState::Over => plain(end(app, row, reader.language(), names).await, Todo::Result),
            TableState::Playing => {
                let snapshot = match Tables::get(app, &row.id).await {
                    Ok(desk) => desk.snapshot(app).await.ok(),
                    Err(_) => None,
                };
                let Some(Stage::Playing(position)) = snapshot.as_deref().map(|snapshot| &snapshot.stage) else {
                    return plain(say.text("state-frozen"), Todo::Look);
                };
                let words = snapshot.as_ref().and_then(|snapshot| words(snapshot, reader.language(), names));
                let words = words.unwrap_or_else(|| say.text("state-frozen"));
                let mine: Vec<Seat> = own.into_iter().filter(|&seat| position.awaits(seat)).collect();
                let todo = match (mine.is_empty(), own.is_empty()) {
                    (false, _) => Todo::YourTurn,
                    (true, false) => Todo::Look,
                    (true, true) => Todo::Watch,
                };
                let (waiting, urgency) = waiting(app, reader.language(), position, &mine, names);
                Standing { words, waiting, todo, urgency }
            }
        }
    }
}

/// For whom it waits, how long, and how much time is left.
fn waiting(
    app: &App,
    language: Language,
    position: &Position,
    mine: &[Seat],
    names: &[String],
) -> (Option<String>, Millis) {
    let (say, now) = (app.say(language), now());
    let waits = position.sitting.seats().filter_map(|seat| Some((seat, position.clocks.waits_since(seat)?)));
    let waits: Vec<(Seat, Millis)> = waits.collect();
    let relevant = |seat: &Seat| mine.is_empty() || mine.contains(seat);
    let Some(since) = waits.iter().filter(|wait| relevant(&wait.0)).map(|wait| wait.1).min() else {
        return (None, Millis::MAX);
    };
    let time = page::span(now - since, say);
    let left = mine.iter().filter_map(|&seat| position.clocks.of(seat)?.deadline()).min();
    let words = match (mine.is_empty(), left) {
        (true, _) => {
            let names = waits.iter().filter_map(|wait| names.get(usize::from(wait.0.0))).collect::<Vec<_>>();
            say.with("waits-for", &[("names", say.list(&names).into()), ("time", time.into())])
        }
        (false, Some(left)) => {
            let left = page::span(left - now, say);
            say.with("waits-for-you-until", &[("time", time.into()), ("left", left.into())])
        }
        (false, None) => say.with("waits-for-you", &[("time", time.into())]),
    };
    (Some(words), left.unwrap_or(since))
}

/// How it ended.
async fn end(app: &Shared, row: &TableRow, language: Language, names: &[String]) -> String {
    let say = app.say(language);
    if let Some(who) = row.outcome.as_deref().and_then(|outcome| outcome.strip_prefix(ABANDONED)?.strip_prefix(": ")) {
        let seat = app.game(&row.game).and_then(|game| seating::seat_called(game, row, who));
        let name = seat.ok().and_then(|seat| names.get(usize::from(seat.0)).cloned()).unwrap_or_default();
        return say.with("end-abandoned", &[("name", name.into())]);
    }
    if let Some(words) = app.ends.known(&row.id, language) {
        return words;
    }
    let snapshot = match Tables::get(app, &row.id).await {
        Ok(desk) => desk.snapshot(app).await.ok(),
        Err(_) => None,
    };
    match snapshot.and_then(|snapshot| words(&snapshot, language, names)) {
        Some(words) => {
            app.ends.keep(&row.id, language, &words);
            words
        }
        None => say.text("state-frozen"),
    }
}

/// The state as anybody may know it, or how it ended.
fn words(snapshot: &Snapshot, language: Language, names: &[String]) -> Option<String> {
    let sitting = &snapshot.position().ok()?.sitting;
    let moment = Moment { viewer: Viewer::Spectator, names, language };
    let end = || sitting.outcome().and_then(|_| sitting.draw(moment).end);
    guarded(|| end().unwrap_or_else(|| sitting.state(moment))).ok()
}

pub(crate) fn mode_name(game: &dyn Entry, mode: &str, language: Language) -> String {
    game.text(language, &format!("mode-{mode}"))
}

/// How fast a table is played, where somebody is hurried.
pub(crate) fn pace_name(app: &App, row: &TableRow, language: Language) -> Option<String> {
    let say = app.say(language);
    match row.pace.parse().ok()? {
        Pace::Unhurried => None,
        Pace::Live { minutes, seconds } => {
            Some(say.with("pace-name-live", &[("minutes", minutes.into()), ("seconds", seconds.into())]))
        }
        Pace::Days(days) => Some(say.with("pace-name-days", &[("n", days.into())])),
    }
}

/// `GET /lobby`: the lists that look different now, as an open start page lays them in.
pub(crate) async fn stream(State(app): State<Shared>, reader: Reader) -> Result<Response, Trouble> {
    let pass = app.gate.stream(reader.id(), reader.from)?;
    let listener = Listener {
        news: app.tables.lobby.subscribe(),
        stopping: app.stopping.subscribe(),
        due: Instant::now(),
        shown: HashMap::new(),
        is_over: false,
        _pass: pass,
        app,
        reader,
    };
    let events = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    // A proxy that gathers what it passes on would hold every event back.
    let unbuffered = [(HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((unbuffered, Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT))).into_response())
}

struct Listener {
    app: Shared,
    reader: Reader,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// When to look; news brings it nearer.
    due: Instant,
    /// Hashes of the lists as they were sent.
    shown: HashMap<&'static str, u64>,
    is_over: bool,
    _pass: Pass,
}

impl Listener {
    async fn next(&mut self) -> Option<Event> {
        while !self.is_over {
            let looked = Instant::now();
            tokio::select! {
                biased;
                _ = self.stopping.wait_for(|stop| *stop) => {
                    self.is_over = true;
                    return Some(Event::default().event("bye").data("{}"));
                }
                () = tokio::time::sleep_until(self.due) => (),
                news = self.news.changed() => {
                    if news.is_err() {
                        return None;
                    }
                    self.due = self.due.min(looked + PAUSE);
                    continue;
                }
            }
            self.news.mark_unchanged();
            self.due = Instant::now() + REFRESH;
            // A database that is away comes back; until then the page stays as it is.
            if let Ok(Some(event)) = self.look().await {
                return Some(event);
            }
        }
        None
    }
    async fn look(&mut self) -> Result<Option<Event>, Trouble> {
        let start = lists(&self.app, &self.reader).await?;
        let mut lists = page::lists(&start, self.app.say(self.reader.language()));
        lists.retain(|list| {
            let hash = hash(&list.html);
            self.shown.insert(list.id, hash) != Some(hash)
        });
        let patch = Patch { seq: 0, fragments: lists.iter().map(Change::from).collect(), go: None };
        Ok((!lists.is_empty()).then(|| Event::default().event("patch").data(patch.json())))
    }
}
