//! The stream of a table: sends the parts of the page that have changed.
//!
//! Each stream remembers what its page shows and decides when to look for changes; rendered tables and patches are shared
//! (`wardroom_live::table`). While it renders or sends, newer states replace older ones. The id of an event names what the page
//! shows, so that a browser that reconnects, to any server, gets what it missed.

use super::{
    session::{self, EventSource, SseSession, Wake},
    social_feed::SocialFeed,
};
use crate::{
    error::AppError,
    extract::{CurrentUser, Query, TablePath},
    pages::gathering,
    site::Site,
    state::AppState,
};
use axum::{body::Bytes, extract::State, http::HeaderMap, response::Response};
use std::{sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_accounts::now;
use wardroom_kernel::{Seats, Viewer};
use wardroom_live::{
    LiveError, LiveTables, seating,
    table::{LiveTable, PageHashes, PageId, Snapshot, Stage, event, hash},
};
use wardroom_store::Millis;
use wardroom_ui::{FragmentChange, Patch};

/// Answers of several seats often come together.
const GROUPING: Duration = Duration::from_millis(2);
/// Rendering, its queue included, that takes longer than this has fallen behind.
const LATE: Duration = Duration::from_millis(4);
/// When rendering falls behind, streams refresh less often, at worst after this pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(320);

/// `GET /t/<id>/stream`
pub(crate) async fn stream(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    user: CurrentUser,
    Query(query): Query,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    if let Some(renewal) = session::renewal(&state.site, &query) {
        return Ok(renewal);
    }
    let snapshot = table.snapshot().await?;
    let row = &snapshot.row;
    let own = seating::seats_of(row, user.id());
    let viewer = match (&snapshot.stage, query.get("seat")) {
        // Whose seat it is, the page says that is loaded when the match begins.
        (Stage::Gathering, _) => None,
        // A page that names none of several seats is sent to the curtain.
        (_, None) if own.count() > 1 => Some(Viewer::Spectator),
        (_, seat) => Some(seating::viewer(state.tables.game(&row.game)?, row, user.id(), seat)?),
    };
    // A reconnecting browser sends the header; a page that opens a new stream sends the field.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or_else(|| query.get("last"));
    let game = state.tables.game(&row.game)?;
    let seat = viewer.and_then(Viewer::seat).map(|seat| game.seat_name(seat).to_owned());
    let AppState { site, tables, lobby, timeouts, .. } = state.clone();
    let session = SseSession::open(&state, user, format!("/t/{}", table.id))?;
    Ok(session::respond(TableStream {
        feed: SocialFeed::new(&tables, lobby, &table, &session.user, seat),
        shown: last.and_then(PageId::parse).map_or(Shown::Nothing, Shown::Known),
        news: table.follow(),
        due: Some(Instant::now()),
        absence: None,
        rendered: None,
        shortest_pause: timeouts.patch_pause,
        pause: timeouts.patch_pause,
        was_rematch_asked: None,
        session,
        site,
        tables,
        table,
        viewer,
        own,
    }))
}

struct TableStream {
    site: Arc<Site>,
    tables: LiveTables,
    table: Arc<LiveTable>,
    /// None if the stream was opened before the match.
    viewer: Option<Viewer>,
    /// All seats of the person: at one screen the page may have to be handed over.
    own: Seats,
    session: SseSession,
    news: watch::Receiver<u64>,
    shown: Shown,
    feed: SocialFeed,
    /// When to look at what is new; none if nothing is.
    due: Option<Instant>,
    /// When to look although nothing is new: a player will be away then.
    absence: Option<Instant>,
    /// When the table was rendered last.
    rendered: Option<Instant>,
    /// From that until it may be rendered again.
    pause: Duration,
    shortest_pause: Duration,
    /// Whether a rematch was requested before the stream began: then the page stays at the old table.
    was_rematch_asked: Option<bool>,
}

/// What the browser has.
#[derive(Debug)]
enum Shown {
    Nothing,
    /// As the browser says.
    Known(PageId),
    /// The page before the match, with a hash of it.
    Gathering(u64),
    Table(Arc<PageHashes>),
}

enum Event {
    /// The table is gone.
    Stop,
    /// It is time to look.
    Clock,
    News,
    /// Presence, chat or another table.
    Social,
}

impl EventSource for TableStream {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let due = self.due;
            let next = due.into_iter().chain(self.absence).min();
            let (news, feed) = (&mut self.news, &mut self.feed);
            let own = async {
                tokio::select! {
                    biased;
                    () = tokio::time::sleep_until(next.unwrap_or_else(Instant::now)), if next.is_some() => Event::Clock,
                    // If a look is due already, it will include the news.
                    news = news.changed(), if due.is_none() => if news.is_ok() { Event::News } else { Event::Stop },
                    () = feed.changed() => Event::Social,
                }
            };
            match self.session.wait(own).await {
                Wake::Nothing => continue,
                Wake::Send(event) => return Some(event),
                Wake::End | Wake::Own(Event::Stop) => return None,
                Wake::Own(Event::Clock) => (self.due, self.absence) = (None, None),
                Wake::Own(Event::News) => {
                    self.due = Some(self.soon());
                    continue;
                }
                Wake::Own(Event::Social) => {
                    if !self.session.may_send().await {
                        return Some(self.session.go_home());
                    }
                    match self.feed.next(&self.table, &self.session.user).await {
                        Some(event) => {
                            // A visitor may be a player who was away.
                            let soon = self.soon();
                            self.due = Some(due.map_or(soon, |due| due.min(soon)));
                            return Some(self.session.send(event));
                        }
                        None => continue,
                    }
                }
            }
            match self.look().await {
                Ok(Some(event)) => return Some(self.session.send(event)),
                Ok(None) => (),
                // The page shows the error.
                Err(_) => return Some(self.session.go_home()),
            }
        }
    }
}

impl TableStream {
    /// A short time after the news, and not too close to the last patch.
    fn soon(&self) -> Instant {
        let after_news = Instant::now() + self.shortest_pause.min(GROUPING);
        self.rendered.map_or(after_news, |drawn| after_news.max(drawn + self.pause))
    }
    /// Adapts the pause: it grows while patches follow each other and rendering is late.
    fn adapt_pause(&mut self, begun: Instant) {
        let gap = self.rendered.map(|drawn| begun.duration_since(drawn));
        self.pause = next_pause(self.shortest_pause, self.pause, gap, begun.elapsed());
        self.rendered = Some(begun);
    }
    /// Looks again when the next player will be away, although nothing happens.
    fn wake_at(&mut self, again: Option<Millis>) {
        let later = again.and_then(|again| u64::try_from(again - now()).ok());
        // A little later, so as not to be early.
        let wake = later.map(|later| Instant::now() + Duration::from_millis(later + 20));
        self.absence = wake;
    }
    async fn look(&mut self) -> Result<Option<Bytes>, AppError> {
        self.news.mark_unchanged();
        if !self.session.may_send().await {
            return Err(LiveError::NotYourSeat.into());
        }
        let snapshot = self.table.snapshot().await?;
        if let Stage::Gathering = snapshot.stage {
            return self.gathering(&snapshot);
        }
        let position = snapshot.position()?;
        self.wake_at(self.table.next_absence(&snapshot));
        let Some(viewer) = self.viewer else {
            return Ok(Some(self.session.go_home()));
        };
        let seat = viewer.seat();
        if seating::handed_to(&*position.sitting, self.own, seat).is_some() {
            return Ok(Some(self.session.go_home()));
        }
        let was_asked = *self.was_rematch_asked.get_or_insert(position.is_rematch_asked);
        if position.is_rematch_asked
            && !was_asked
            && seat.is_some()
            && let Some(again) = self.tables.store().rematch(&self.table.id).await?
        {
            return Ok(Some(self.session.go(&format!("/t/{}", again.table))));
        }
        let begun = Instant::now();
        let before = if let Shown::Table(before) = &self.shown { Some(before.clone()) } else { None };
        let language = self.session.user.language();
        let rendered = self.table.rendered(&snapshot, viewer, language, before).await?;
        self.adapt_pause(begun);
        let patch = match &self.shown {
            Shown::Nothing | Shown::Gathering(_) => rendered.since_id(None),
            Shown::Known(id) => rendered.since_id(Some(*id)),
            Shown::Table(before) => {
                let patch = rendered.since(before);
                patch.iter().for_each(|_| self.tables.services().metrics.sent(snapshot.since.elapsed()));
                patch
            }
        };
        self.shown = Shown::Table(rendered.hashes().clone());
        Ok(patch)
    }
    /// Before the match one part of the page changes.
    fn gathering(&mut self, snapshot: &Snapshot) -> Result<Option<Bytes>, AppError> {
        let fragment = gathering::fragment(&self.tables, &self.site, &self.session.user, &snapshot.row)?;
        let hash = hash(&fragment.html);
        let is_new = !matches!(self.shown, Shown::Gathering(shown) if shown == hash);
        self.shown = Shown::Gathering(hash);
        let patch = Patch { seq: 0, fragments: vec![FragmentChange::from(&fragment)], go: None };
        Ok(is_new.then(|| event("patch", None, &patch.json())))
    }
}

/// The next pause, from the gap between the last two renderings and the time that the last one took.
fn next_pause(shortest: Duration, before: Duration, gap: Option<Duration>, took: Duration) -> Duration {
    let is_busy = gap.is_some_and(|gap| gap < before * 2);
    if is_busy && LATE < took { (before * 2).min(LONGEST_PAUSE) } else { shortest }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use axum::{
        body::Body,
        http::{Method, Request, header},
    };
    use futures_util::StreamExt as _;
    use tower::ServiceExt as _;
    use wardroom_store::Store;

    /// The match begins after the request for the stream and before its first look. The stream was opened for nobody's seat,
    /// so it must not show the table; the page is loaded again, as the player's.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_stream_that_was_opened_before_the_match_sends_the_player_to_the_table() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open_sqlite(&folder.path().join("test.sqlite")).await.unwrap();
        let config = Config { games: wardroom_catalog::games(&wardroom_catalog::Boxes::new()), ..Config::new("") };
        let stopping = watch::Sender::new(false);
        let router = crate::server::router_of(config, store, &stopping);
        let send = async |method: Method, path: &str, form: &str, cookie: &str| {
            let request = Request::builder()
                .method(method)
                .uri(path)
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(header::COOKIE, cookie)
                .body(Body::from(form.to_owned()));
            router.clone().oneshot(request.unwrap()).await.unwrap()
        };
        let form = "game=turning-tides&mode=intro&holder.silver=me&holder.gold=bot%3Aeasy&name=Lotte";
        let made = send(Method::POST, "/make", form, "").await;
        let text = |name| made.headers()[name].to_str().unwrap().to_owned();
        let (table, cookie) = (text(header::LOCATION), text(header::SET_COOKIE));
        let cookie = cookie.split(';').next().unwrap();
        let stream = send(Method::GET, &format!("{table}/stream"), "", cookie).await;
        let begin = send(Method::POST, &format!("{table}/contribute"), "seat=silver&contribution=sea", cookie).await;
        assert!(begin.status().is_redirection(), "{}", begin.status());
        let mut events = stream.into_body().into_data_stream();
        let first = tokio::time::timeout(Duration::from_secs(20), async {
            loop {
                let event = events.next().await.expect("the stream is open").unwrap();
                let event = String::from_utf8_lossy(&event).into_owned();
                if event.contains("\"go\"") || event.contains("fragments") {
                    return event;
                }
            }
        });
        let first = first.await.expect("something is sent");
        assert!(first.contains(&format!(r#""go":"{table}""#)) && !first.contains("<svg"), "{first}");
    }

    #[test]
    fn a_stream_refreshes_less_often_while_much_happens_and_rendering_is_late() {
        let shortest = Duration::from_millis(20);
        let after = |took, looks| {
            // There is always news, so it renders as soon as it may.
            (0..looks).fold(shortest, |pause, _| next_pause(shortest, pause, Some(pause), took))
        };
        assert_eq!(after(LATE, 50), shortest, "fast answers are shown at once");
        assert_eq!(after(LATE * 2, 2), shortest * 4);
        assert_eq!(after(LATE * 2, 50), LONGEST_PAUSE);
        assert_eq!(
            next_pause(shortest, LONGEST_PAUSE, Some(LONGEST_PAUSE), LATE),
            shortest,
            "and again, when they are not"
        );
        assert_eq!(next_pause(shortest, shortest, Some(shortest * 2), LATE * 2), shortest, "nor if little happens");
        assert_eq!(next_pause(shortest, shortest, None, LATE * 2), shortest);
    }
}
