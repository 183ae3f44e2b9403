//! Server-sent events: whoever has a table open hears what changes, as the parts of the page that look different.
//!
//! Each connection remembers the picture it showed. While it draws or sends, newer states replace older ones: it always
//! goes on with the latest. Pictures and what leads from one to the next are shared (`desk/picture.rs`): what a stream
//! does itself is to decide when to look. The id of an event says what the page shows, so a browser that comes back, to
//! whichever server, gets what it missed.

use crate::{
    app::{Shared, now},
    desk::{Desk, Id, Looks, Snapshot, Stage, event, hash},
    fields::Query,
    gather,
    hall::Gossip,
    limits::Pass,
    pages::{At, gathering},
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, HeaderName, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_kernel::{Seats, Viewer};
use wardroom_screen::{Change, Patch};

const HEARTBEAT: Duration = Duration::from_secs(15);
/// Others often answer at the same time.
const A_MOMENT: Duration = Duration::from_millis(2);
/// A device that was signed out at another server is shown nothing more after this time.
const TRUST: Duration = Duration::from_secs(30);
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
    let pass = app.gate.stream(reader.id(), reader.from)?;
    // A browser's own reconnect sends the header; a page that opens a new stream says it in the address.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or_else(|| query.get("last"));
    let game = app.game(&row.game)?;
    let seat = if let Viewer::Seat(seat) = viewer { Some(game.seat_name(seat).to_owned()) } else { None };
    let listener = Listener {
        gossip: Gossip::new(&app, &desk, &reader, seat),
        people: app.people.follow(),
        checked: Instant::now(),
        shown: last.and_then(Id::read).map_or(Shown::Nothing, Shown::Known),
        news: desk.follow(),
        stopping: app.stopping.subscribe(),
        due: Some(Instant::now()),
        drawn: None,
        spoken: Instant::now(),
        ends: end_of(app.gate.limits().stream_time),
        pause: app.pace.patch_pause,
        was_rematch_asked: None,
        is_over: false,
        _pass: pass,
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
    // A proxy that gathers what it passes on would hold every event back.
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];
    Ok((headers, Body::from_stream(events)).into_response())
}

/// Not for all at the same moment.
fn end_of(time: Duration) -> Option<Instant> {
    (!time.is_zero()).then(|| Instant::now() + time.mul_f64(0.75 + rand::random::<f64>() / 4.0))
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
    people: watch::Receiver<u64>,
    /// When it was last looked after whether the reader's device is still theirs.
    checked: Instant,
    /// When to look again; without a time, when there is news.
    due: Option<Instant>,
    /// When the table was drawn last.
    drawn: Option<Instant>,
    /// From that until it may be drawn again.
    pause: Duration,
    /// When something was sent last.
    spoken: Instant,
    /// When the browser is to open another stream.
    ends: Option<Instant>,
    was_rematch_asked: Option<bool>,
    is_over: bool,
    _pass: Pass,
}

/// What the browser has.
#[derive(Debug)]
enum Shown {
    Nothing,
    /// As the browser says.
    Known(Id),
    /// The time before the match, with a hash of it.
    Gathering(u64),
    Picture(Arc<Looks>),
}

enum Heard {
    Stop,
    /// It is time to look.
    Clock,
    News,
    /// Something goes on around the match.
    Gossip,
    /// Nothing for a while: whether anybody is still there shows when something is sent.
    Silence,
    /// Somebody signed a device out: it may be this one.
    People,
}

impl Listener {
    /// The next event, or none once there will be no more.
    async fn next(&mut self) -> Option<Bytes> {
        while !self.is_over {
            let (due, beat) = (self.due, self.spoken + HEARTBEAT);
            let heard = tokio::select! {
                biased;
                _ = self.stopping.wait_for(|stop| *stop) => Heard::Stop,
                () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => Heard::Clock,
                news = self.news.changed() => if news.is_ok() { Heard::News } else { Heard::Stop },
                people = self.people.changed() => if people.is_ok() { Heard::People } else { Heard::Stop },
                () = self.gossip.rise() => Heard::Gossip,
                () = tokio::time::sleep_until(beat) => Heard::Silence,
            };
            match heard {
                Heard::Stop => return self.last(event("bye", None, "{}")),
                Heard::Clock => self.due = None,
                Heard::News => {
                    let soon = self.soon();
                    self.due = Some(due.map_or(soon, |due| due.min(soon)));
                    continue;
                }
                Heard::People => {
                    if !self.is_still_theirs().await {
                        return self.last(Self::go(&format!("/t/{}", self.desk.id)));
                    }
                    continue;
                }
                Heard::Gossip => match self.gossip.tell(&self.app, &self.desk, &self.reader).await {
                    Some(event) => {
                        self.spoken = Instant::now();
                        // Whoever comes or goes may be somebody who is waited for.
                        let soon = self.soon();
                        self.due = Some(due.map_or(soon, |due| due.min(soon)));
                        return Some(event);
                    }
                    None => continue,
                },
                Heard::Silence if self.ends.is_some_and(|end| end < Instant::now()) => return None,
                Heard::Silence => {
                    self.spoken = Instant::now();
                    return Some(Bytes::from_static(b":\n\n"));
                }
            }
            match self.look().await {
                Ok(Some(event)) => {
                    self.spoken = Instant::now();
                    return Some(event);
                }
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
    /// Whether the reader is still who they were when the stream began.
    async fn is_still_theirs(&mut self) -> bool {
        self.checked = Instant::now();
        self.reader.is_still_here(&self.app).await.unwrap_or(true)
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
    /// Looks again when somebody's time is up, although nothing happens.
    fn wake_at(&mut self, again: Option<i64>) {
        let later = again.and_then(|again| u64::try_from(again - now()).ok());
        // A little after: not to come a moment too early.
        let wake = later.map(|later| Instant::now() + Duration::from_millis(later + 20));
        self.due = self.due.into_iter().chain(wake).min();
    }
    fn last(&mut self, event: Bytes) -> Option<Bytes> {
        self.is_over = true;
        Some(event)
    }
    async fn look(&mut self) -> Result<Option<Bytes>, Trouble> {
        let app = self.app.clone();
        self.news.mark_unchanged();
        if self.checked.elapsed() > TRUST && !self.is_still_theirs().await {
            return Err(Trouble::NotYourSeat);
        }
        let snapshot = self.desk.snapshot(&app).await?;
        if let Stage::Gathering = snapshot.stage {
            return self.gathering(&snapshot);
        }
        let position = snapshot.position()?;
        self.wake_at(position.again);
        let page = format!("/t/{}", self.desk.id);
        if matches!(self.shown, Shown::Gathering(_)) {
            return Ok(self.last(Self::go(&page)));
        }
        let seat = if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None };
        if seating::handed_to(&*position.sitting, self.own, seat).is_some() {
            return Ok(self.last(Self::go(&page)));
        }
        let was_asked = self.was_rematch_asked.replace(position.is_rematch_asked);
        if position.is_rematch_asked
            && was_asked == Some(false)
            && let (Some(_), Some(person)) = (seat, self.reader.id())
        {
            // Whoever is first makes the table; it is the same for all.
            let again = gather::rematch(&app, &snapshot.row, person).await?;
            return Ok(self.last(Self::go(&format!("/t/{again}"))));
        }
        self.draw_breath();
        let picture = self.desk.picture(&app, &snapshot, self.viewer, self.reader.language()).await?;
        let patch = match &self.shown {
            Shown::Nothing | Shown::Gathering(_) => picture.since_id(None),
            Shown::Known(id) => picture.since_id(Some(*id)),
            Shown::Picture(before) => {
                let patch = picture.since(before);
                patch.iter().for_each(|_| app.metrics.sent(snapshot.since.elapsed()));
                patch
            }
        };
        self.shown = Shown::Picture(picture.looks().clone());
        Ok(patch)
    }
    /// Before the match one part of the page changes.
    fn gathering(&mut self, snapshot: &Snapshot) -> Result<Option<Bytes>, Trouble> {
        let fragment = gathering::fragment(&self.app, &self.reader, &snapshot.row)?;
        let hash = hash(&fragment.html);
        let is_new = !matches!(self.shown, Shown::Gathering(shown) if shown == hash);
        self.shown = Shown::Gathering(hash);
        let patch = Patch { seq: 0, fragments: vec![Change::from(&fragment)], go: None };
        Ok(is_new.then(|| event("patch", None, &patch.json())))
    }
    fn go(page: &str) -> Bytes {
        let patch = Patch { go: Some(page), ..Patch::default() };
        event("patch", None, &patch.json())
    }
}
