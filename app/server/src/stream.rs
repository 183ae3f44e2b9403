//! Server-sent events: whoever has a table open hears what changes, as the parts of the page that look different.
//!
//! Each connection remembers what it sent. While it draws or sends, newer states replace older ones: it always goes on
//! with the latest. The id of an event (`hash of the parts-log lines-hash of the log`) means the same on any server, so a
//! browser that comes back gets what it missed; and it tells nothing that is not on the page.

use crate::{
    app::Shared,
    desk::{Desk, Picture, Snapshot, Stage, hash},
    fields::Query,
    gather,
    hall::Gossip,
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
/// Others often answer at the same time.
const A_MOMENT: Duration = Duration::from_millis(2);
/// Where answers come faster than anybody can follow, a stream draws as often as somebody can.
const LONGEST_PAUSE: Duration = Duration::from_millis(320);

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
        gossip: Gossip::new(&desk, &reader),
        shown: Shown::read(last),
        news: desk.follow(),
        stopping: app.stopping.subscribe(),
        due: Some(Instant::now()),
        drawn: None,
        pause: app.pace.patch_pause,
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
    gossip: Gossip,
    /// When to look again; without a time, when there is news.
    due: Option<Instant>,
    /// When the table was drawn last.
    drawn: Option<Instant>,
    /// From that until it may be drawn again.
    pause: Duration,
    is_over: bool,
}

/// What the browser has.
#[derive(Debug, Default)]
struct Shown {
    /// A hash of everything beside the log, until the parts are known.
    whole: Option<u64>,
    /// How much of the log, and a hash of it.
    log: Option<(usize, u64)>,
    /// Hashes of the parts that were sent.
    parts: HashMap<&'static str, u64>,
    /// The page is that of the time before the match.
    is_gathering: bool,
    is_rematch_known: Option<bool>,
}

impl Shown {
    fn read(last: Option<&str>) -> Shown {
        let mut numbers = last.unwrap_or_default().split('-').map(|number| u64::from_str_radix(number, 16).ok());
        match [(); 4].map(|()| numbers.next()) {
            [Some(Some(whole)), Some(Some(lines)), Some(Some(log)), None] => {
                Shown { whole: Some(whole), log: Some((lines as usize, log)), ..Shown::default() }
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
    /// Something goes on around the match.
    Gossip,
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
                () = self.gossip.rise() => Heard::Gossip,
            };
            match heard {
                Heard::Stop => return self.last(Event::default().event("bye").data("{}")),
                Heard::Clock => self.due = None,
                Heard::News => {
                    let soon = self.soon();
                    self.due = Some(due.map_or(soon, |due| due.min(soon)));
                    continue;
                }
                Heard::Gossip => match self.gossip.tell(&self.app, &self.desk, &self.reader).await {
                    Some(event) => return Some(event),
                    None => continue,
                },
            }
            match self.look().await {
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
    /// A moment after the news; and not too close to the last patch.
    fn soon(&self) -> Instant {
        let after_news = Instant::now() + self.app.pace.patch_pause.min(A_MOMENT);
        self.drawn.map_or(after_news, |drawn| after_news.max(drawn + self.pause))
    }
    /// Patch upon patch, the pauses grow; after some quiet they are short again.
    fn draw_breath(&mut self) {
        let now = Instant::now();
        let is_busy = self.drawn.is_some_and(|drawn| now < drawn + self.pause * 2);
        self.pause = if is_busy { (self.pause * 2).min(LONGEST_PAUSE) } else { self.app.pace.patch_pause };
        self.drawn = Some(now);
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
        self.draw_breath();
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
        // Whoever comes back to the same picture has everything.
        if shown.whole.take() == Some(picture.hash()) {
            shown.parts = picture.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)).collect();
        }
        let is_new = |(fragment, hash): &&(wardroom_screen::Fragment, u64)| shown.parts.get(fragment.id) != Some(hash);
        let mut changes: Vec<Change<'_>> =
            picture.fragments.iter().filter(is_new).map(|(fragment, _)| fragment.into()).collect();
        // After an undo the log may be another one.
        let known = shown.log.filter(|(lines, hash)| picture.log_hash(*lines) == Some(*hash));
        let lines = match known {
            Some((known, _)) => picture.log_from(known),
            None => format!("<ol id=\"log-lines\" class=\"log-lines\">{}</ol>", picture.log_from(0)),
        };
        match known {
            Some(_) if lines.is_empty() => (),
            Some(_) => changes.push(Change::Append { id: "log-lines", append: &lines }),
            None => changes.push(Change::Whole { id: "log-lines", html: &lines }),
        }
        if changes.is_empty() {
            return None;
        }
        let (lines, log) = (picture.log.len(), picture.log_hash(picture.log.len()).unwrap_or_default());
        let id = format!("{:x}-{lines:x}-{log:x}", picture.hash());
        let patch = Patch { seq: picture.seq, fragments: changes, go: None }.json();
        shown.parts.extend(picture.fragments.iter().map(|(fragment, hash)| (fragment.id, *hash)));
        shown.log = Some((lines, log));
        Some(Event::default().event("patch").id(id).data(patch))
    }
}
