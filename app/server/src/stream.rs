//! Server-sent events: whoever has a table open hears what changes, as the parts of the page that look different.
//!
//! Each connection remembers what it sent. While it draws or sends, newer states replace older ones: it always goes on
//! with the latest. The id of an event (`journal length-undos-log lines`) means the same on any server, so a browser
//! that comes back gets what it missed.

use crate::{
    app::Shared,
    desk::{Desk, Picture, Position, Snapshot, Stage, hash},
    fields::Query,
    gather,
    pages::{At, gathering},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    extract::State,
    http::HeaderMap,
    response::{
        IntoResponse, Response,
        sse::{Event, KeepAlive, Sse},
    },
};
use futures_util::stream;
use std::{collections::HashMap, convert::Infallible, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_kernel::{Seats, Viewer};
use wardroom_screen::{Change, Patch};

const HEARTBEAT: Duration = Duration::from_secs(15);
/// In pauses between patches: a tenth of a second, no longer than a piece glides.
const ONLOOKERS_PATIENCE: u32 = 10;
/// Where looks come late, each stream pauses so many times as long as it was late, so that answers find a core.
const LATE_WEIGHT: u32 = 20;
/// Nobody who looks on waits longer than this, whatever the load.
const LONGEST_PAUSE: Duration = Duration::from_millis(400);

/// `GET /t/<id>/stream`
pub(crate) async fn stream(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let snapshot = desk.snapshot(&app).await?;
    let row = &snapshot.row;
    let own = seating::seats_of(row, reader.id());
    let viewer = match (&snapshot.stage, query.get("seat")) {
        // Before the match nobody has a hand to hide; and a page that names none of several seats is led to the curtain.
        (Stage::Gathering, _) => Viewer::Spectator,
        (_, None) if own.count() > 1 => Viewer::Spectator,
        (_, seat) => seating::viewer(app.game(&row.game)?, row, &reader, seat)?,
    };
    seating::may_look(row, &reader)?;
    // A browser's own reconnect sends the header; a page that opens a new stream says it in the address.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or_else(|| query.get("last"));
    let listener = Listener {
        shown: Shown::read(last),
        news: desk.follow(),
        stopping: app.stopping.subscribe(),
        due: Some(Instant::now()),
        drawn: None,
        late: Duration::ZERO,
        is_over: false,
        app,
        desk,
        reader,
        viewer,
        own,
    };
    let events = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

struct Listener {
    app: Shared,
    desk: Arc<Desk>,
    viewer: Viewer,
    /// All seats of the person: at one screen, the page may have to change hands.
    own: Seats,
    reader: Reader,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    shown: Shown,
    /// When to look again; without a time, when there is news.
    due: Option<Instant>,
    /// When the table was drawn last.
    drawn: Option<Instant>,
    /// How long after it was due the last look was done: the more there is to do, the seldomer each stream draws.
    late: Duration,
    is_over: bool,
}

/// What the browser has.
#[derive(Debug, Default)]
struct Shown {
    /// Of the journal.
    length: Option<u32>,
    undos: u32,
    lines: usize,
    /// Hashes of the parts that were sent.
    parts: HashMap<&'static str, u64>,
    /// The page is that of the time before the match.
    is_gathering: bool,
    is_rematch_known: Option<bool>,
}

impl Shown {
    fn read(last: Option<&str>) -> Shown {
        let numbers: Option<Vec<u32>> =
            last.map(|last| last.split('-').map_while(|number| number.parse().ok()).collect());
        match numbers.as_deref() {
            Some([length, undos, lines]) => {
                Shown { length: Some(*length), undos: *undos, lines: *lines as usize, ..Shown::default() }
            }
            _ => Shown::default(),
        }
    }
}

enum Heard {
    Stop,
    /// It is time to look.
    Clock,
    News,
}

impl Listener {
    /// The next event, or none once there will be no more.
    async fn next(&mut self) -> Option<Event> {
        while !self.is_over {
            let due = self.due;
            let heard = tokio::select! {
                biased;
                _ = self.stopping.wait_for(|stop| *stop) => Heard::Stop,
                () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => Heard::Clock,
                news = self.news.changed() => if news.is_ok() { Heard::News } else { Heard::Stop },
            };
            match heard {
                Heard::Stop => return self.last(Event::default().event("bye").data("{}")),
                Heard::Clock => self.due = None,
                Heard::News => {
                    let soon = self.soon();
                    self.due = Some(due.map_or(soon, |due| due.min(soon)));
                    continue;
                }
            }
            let drawn = self.look().await;
            self.late = due.map_or(Duration::ZERO, |due| due.elapsed());
            match drawn {
                Ok(Some(event)) => return Some(event),
                Ok(None) => (),
                // The page says what is wrong; here it would be read by nobody.
                Err(_) => {
                    let page = format!("/t/{}", self.desk.id);
                    return self.last(Self::go(&page));
                }
            }
        }
        None
    }
    /// A moment after the news, because others often answer at the same time; and not too close to the last patch.
    fn soon(&self) -> Instant {
        let pause = self.app.pace.patch_pause.max(self.late * LATE_WEIGHT).min(LONGEST_PAUSE);
        let after_news = Instant::now() + self.app.pace.patch_pause / 3;
        self.drawn.map_or(after_news, |drawn| after_news.max(drawn + pause))
    }
    /// Whoever is awaited sees the table at once. Where answers come thick and fast, all others see only some states:
    /// drawing is what costs most.
    fn may_wait(&self, position: &Position) -> Option<Instant> {
        let is_awaited = matches!(self.viewer, Viewer::Seat(seat) if seating::is_awaited(&*position.sitting, seat));
        let until = self.drawn? + self.app.pace.patch_pause * ONLOOKERS_PATIENCE;
        (!is_awaited && position.sitting.outcome().is_none() && Instant::now() < until).then_some(until)
    }
    fn last(&mut self, event: Event) -> Option<Event> {
        self.is_over = true;
        Some(event)
    }
    async fn look(&mut self) -> Result<Option<Event>, Trouble> {
        let app = self.app.clone();
        self.news.mark_unchanged();
        let snapshot = self.desk.snapshot(&app).await?;
        if let Stage::Gathering = snapshot.stage {
            return self.gathering(&snapshot);
        }
        let position = snapshot.position()?;
        let page = format!("/t/{}", self.desk.id);
        if self.shown.is_gathering {
            return Ok(self.last(Self::go(&page)));
        }
        let seat = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        if seating::handed_to(&*position.sitting, self.own, seat).is_some() {
            return Ok(self.last(Self::go(&page)));
        }
        let was_known = self.shown.is_rematch_known.replace(position.is_rematch_asked);
        if position.is_rematch_asked
            && was_known == Some(false)
            && let (Some(_), Some(person)) = (seat, self.reader.id())
        {
            // Whoever is first makes the table; it is the same for all.
            let again = gather::rematch(&app, &snapshot.row, person).await?;
            return Ok(self.last(Self::go(&format!("/t/{again}"))));
        }
        self.due = self.may_wait(position);
        if self.due.is_some() {
            return Ok(None);
        }
        // Only now: whoever waits for the table must not keep others from drawing.
        let _turn = app.pace.painters.acquire().await.map_err(|_| Trouble::Stopping)?;
        self.drawn = Some(Instant::now());
        let picture = self.desk.picture(&app, &snapshot, self.viewer, self.reader.language()).await?;
        Ok(self.patch(&picture))
    }
    /// Before the match one part of the page changes.
    fn gathering(&mut self, snapshot: &Snapshot) -> Result<Option<Event>, Trouble> {
        self.shown.is_gathering = true;
        let fragment = gathering::fragment(&self.app, &self.reader, &snapshot.row)?;
        let hash = hash(&fragment.html);
        let is_new = self.shown.parts.insert(fragment.id, hash) != Some(hash);
        let patch = Patch { seq: 0, fragments: vec![Change::from(&fragment)], go: None };
        Ok(is_new.then(|| Event::default().event("patch").data(patch.json())))
    }
    fn go(page: &str) -> Event {
        let patch = Patch { go: Some(page), ..Patch::default() };
        Event::default().event("patch").data(patch.json())
    }
    fn patch(&mut self, picture: &Picture) -> Option<Event> {
        let shown = &mut self.shown;
        // Whoever comes back to the same journal has everything.
        if shown.parts.is_empty() && shown.length == Some(picture.length) && shown.undos == picture.undos {
            shown.parts = picture.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)).collect();
        }
        let is_new = |(fragment, hash): &&(wardroom_screen::Fragment, u64)| shown.parts.get(fragment.id) != Some(hash);
        let mut changes: Vec<Change<'_>> =
            picture.fragments.iter().filter(is_new).map(|(fragment, _)| fragment.into()).collect();
        let has_log = shown.length.is_some() && shown.undos == picture.undos && shown.lines <= picture.log.len();
        let lines = match has_log {
            true => picture.log_from(shown.lines),
            false => format!("<ol id=\"log-lines\" class=\"log-lines\">{}</ol>", picture.log_from(0)),
        };
        match has_log {
            true if lines.is_empty() => (),
            true => changes.push(Change::Append { id: "log-lines", append: &lines }),
            false => changes.push(Change::Whole { id: "log-lines", html: &lines }),
        }
        if changes.is_empty() {
            return None;
        }
        let id = format!("{}-{}-{}", picture.length, picture.undos, picture.log.len());
        let patch = Patch { seq: picture.seq, fragments: changes, go: None }.json();
        shown.parts.extend(picture.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)));
        (shown.length, shown.undos, shown.lines) = (Some(picture.length), picture.undos, picture.log.len());
        Some(Event::default().event("patch").id(id).data(patch))
    }
}
