//! The lifetime of an SSE connection: it ends with the server, with the sign-out of its device or after its time, and sends a
//! `beat` after a silence, which also shows whether the client still reads.

use crate::{
    error::AppError,
    extract::{CurrentUser, Fields},
    limits::StreamPermit,
    site::Site,
    state::AppState,
};
use axum::{
    body::{Body, Bytes},
    http::{HeaderName, header},
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_accounts::Accounts;
use wardroom_live::table::event;
use wardroom_ui::{Patch, page};

/// A device that was signed out at another server gets no event after this time.
const SIGN_OUT_DELAY: Duration = Duration::from_secs(30);

/// A source of events.
pub(crate) trait EventSource: Send + 'static {
    /// The next event, or none once there will be no more.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// The reply to a page of another version of the site: load again, because its styles and scripts do not match our patches. A
/// page that has just done so does not send its version.
pub(crate) fn renewal(site: &Site, query: &Fields) -> Option<Response> {
    let is_old = query.get("version").is_some_and(|version| version != site.version());
    is_old.then(|| reply(Body::from(event("renew", None, "{}"))))
}

fn reply(events: Body) -> Response {
    // A buffering proxy would hold events back.
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, events).into_response()
}

/// Sends the events of a source until there are no more.
pub(crate) fn respond(source: impl EventSource) -> Response {
    let events = stream::unfold(source, |mut source| async move {
        let event = source.next().await?;
        Some((Ok::<_, Infallible>(event), source))
    });
    reply(Body::from_stream(events))
}

#[derive(Debug)]
pub(crate) struct SseSession {
    accounts: Arc<Accounts>,
    pub(crate) user: CurrentUser,
    /// The page to which the browser is sent if this one has nothing more to show.
    home: String,
    people: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// When the sign-in was checked last.
    checked: Instant,
    /// When an event was sent last.
    sent: Instant,
    /// The longest silence.
    beat: Duration,
    /// When the browser is to open another stream.
    ends: Option<Instant>,
    is_over: bool,
    is_signed_out: bool,
    _permit: StreamPermit,
}

/// Why a wait ended.
pub(crate) enum Wake<T> {
    /// The event source's own wait has ended.
    Own(T),
    /// Nothing that concerns it.
    Nothing,
    /// This event is to be sent.
    Send(Bytes),
    End,
}

enum Woken<T> {
    Stop,
    /// A device was signed out: it may be this one.
    People,
    Own(T),
    Silence,
}

impl SseSession {
    /// Opens a stream, if the limits admit one more.
    pub(crate) fn open(state: &AppState, user: CurrentUser, home: String) -> Result<SseSession, AppError> {
        Ok(SseSession {
            _permit: state.limits.stream(user.id(), user.address)?,
            people: state.accounts.follow(),
            stopping: state.stopping.0.clone(),
            checked: Instant::now(),
            sent: Instant::now(),
            beat: state.limits.settings().stream_beat,
            ends: end_of(state.limits.settings().stream_time),
            is_over: false,
            is_signed_out: false,
            accounts: state.accounts.clone(),
            user,
            home,
        })
    }
    /// Waits for the source's own wait, and for everything that ends the stream. The source's own wait must be cancellable.
    pub(crate) async fn wait<T>(&mut self, own: impl Future<Output = T>) -> Wake<T> {
        if self.is_over || self.ends.is_some_and(|end| end < Instant::now()) {
            return Wake::End;
        }
        let pause = self.beat;
        let beat = self.sent + pause;
        let woken = tokio::select! {
            biased;
            _ = self.stopping.wait_for(|stop| *stop) => Woken::Stop,
            people = self.people.changed() => if people.is_ok() { Woken::People } else { Woken::Stop },
            own = own => Woken::Own(own),
            () = tokio::time::sleep_until(beat.min(self.ends.unwrap_or(beat))) => Woken::Silence,
        };
        match woken {
            Woken::Own(own) => Wake::Own(own),
            Woken::Stop => Wake::Send(self.last(event("bye", None, "{}"))),
            Woken::Silence if Instant::now() < beat => Wake::End,
            // With the time until the next one: a page that gets nothing for much longer opens a new stream.
            Woken::Silence => Wake::Send(self.send(event("beat", None, &pause.as_millis().to_string()))),
            Woken::People if self.is_signed_in().await => Wake::Nothing,
            Woken::People => Wake::Send(self.go_home()),
        }
    }
    /// Whether the device is still signed in. To be checked before an event is sent.
    pub(crate) async fn may_send(&mut self) -> bool {
        self.checked.elapsed() <= SIGN_OUT_DELAY || self.is_signed_in().await
    }
    async fn is_signed_in(&mut self) -> bool {
        self.checked = Instant::now();
        self.is_signed_out = !self.user.is_still_signed_in(&self.accounts).await.unwrap_or(true);
        !self.is_signed_out
    }
    /// Notes that this event is sent.
    pub(crate) fn send(&mut self, event: Bytes) -> Bytes {
        self.sent = Instant::now();
        event
    }
    /// The same for the last event.
    fn last(&mut self, event: Bytes) -> Bytes {
        self.is_over = true;
        event
    }
    /// The last event: sends the browser to another page.
    pub(crate) fn go(&mut self, page: &str) -> Bytes {
        let patch = Patch { go: Some(page), ..Patch::default() };
        self.last(event("patch", None, &patch.json()))
    }
    pub(crate) fn go_home(&mut self) -> Bytes {
        // At home they would watch their own match as a spectator and not know why.
        let home = if self.is_signed_out { page::WHEN_SIGNED_OUT.to_owned() } else { self.home.clone() };
        self.go(&home)
    }
}

/// Spread, so that not all streams end at the same moment.
fn end_of(time: Duration) -> Option<Instant> {
    (!time.is_zero()).then(|| Instant::now() + time.mul_f64(0.75 + rand::random::<f64>() / 4.0))
}
