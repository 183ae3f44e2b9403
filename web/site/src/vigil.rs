//! What all open streams have in common: they end with the server, with the device of their reader and with their own
//! time, and say something once in a while, because only then it shows whether anybody is still there.
//! What each of them tells is `stream.rs` and `lobby/stream.rs`.

use crate::{app::Shared, desk::event, fields::Fields, limits::Pass, reader::Reader, trouble::Trouble};
use axum::{
    body::{Body, Bytes},
    http::{HeaderName, header},
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use std::{convert::Infallible, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_ui::{Patch, page};

/// A device that was signed out at another server is shown nothing more after this time.
const TRUST: Duration = Duration::from_secs(30);

/// Somebody who tells what happens, event by event.
pub(crate) trait Listener: Send + 'static {
    /// The next event, or none once there will be no more.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// What a page is told instead, if another version of the site drew it: to come anew. What this one draws would fit neither its
/// styles nor its scripts. A page that may not, because it just has, does not say what drew it.
pub(crate) fn renewal(app: &Shared, query: &Fields) -> Option<Response> {
    let is_old = query.get("version").is_some_and(|version| version != app.version());
    is_old.then(|| told(Body::from(event("renew", None, "{}"))))
}

fn told(events: Body) -> Response {
    // A proxy that gathers what it passes on would hold every event back.
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, events).into_response()
}

/// Tells for as long as there is something to tell.
pub(crate) fn respond(listener: impl Listener) -> Response {
    let events = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((Ok::<_, Infallible>(event), listener))
    });
    told(Body::from_stream(events))
}

#[derive(Debug)]
pub(crate) struct Vigil {
    app: Shared,
    pub(crate) reader: Reader,
    /// The page to which the browser is sent where this one has nothing more to show.
    home: String,
    people: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// When it was last looked after whether the reader's device is still theirs.
    checked: Instant,
    /// When something was sent last.
    spoken: Instant,
    /// When the browser is to open another stream.
    ends: Option<Instant>,
    is_over: bool,
    /// The reader's device is theirs no more.
    is_signed_out: bool,
    _pass: Pass,
}

/// What came of waiting.
pub(crate) enum Waited<T> {
    /// What the stream itself waits for.
    Own(T),
    /// Nothing that concerns it.
    Nothing,
    /// This is to be sent.
    Say(Bytes),
    End,
}

enum Woken<T> {
    Stop,
    /// Somebody signed a device out: it may be this one.
    People,
    Own(T),
    Silence,
}

impl Vigil {
    /// Begins one more stream, if there may be one more.
    pub(crate) fn begin(app: &Shared, reader: Reader, home: String) -> Result<Vigil, Trouble> {
        Ok(Vigil {
            _pass: app.gate.stream(reader.id(), reader.from)?,
            people: app.people.follow(),
            stopping: app.stopping.subscribe(),
            checked: Instant::now(),
            spoken: Instant::now(),
            ends: end_of(app.gate.limits().stream_time),
            is_over: false,
            is_signed_out: false,
            app: app.clone(),
            reader,
            home,
        })
    }
    /// Waits for what the stream waits for, and for all that ends it. Nothing is lost if the stream's own wait is broken off
    /// and begun again.
    pub(crate) async fn wait<T>(&mut self, own: impl Future<Output = T>) -> Waited<T> {
        if self.is_over || self.ends.is_some_and(|end| end < Instant::now()) {
            return Waited::End;
        }
        let pause = self.app.gate.limits().stream_beat;
        let beat = self.spoken + pause;
        let woken = tokio::select! {
            biased;
            _ = self.stopping.wait_for(|stop| *stop) => Woken::Stop,
            people = self.people.changed() => if people.is_ok() { Woken::People } else { Woken::Stop },
            own = own => Woken::Own(own),
            () = tokio::time::sleep_until(beat.min(self.ends.unwrap_or(beat))) => Woken::Silence,
        };
        match woken {
            Woken::Own(own) => Waited::Own(own),
            Woken::Stop => Waited::Say(self.last(event("bye", None, "{}"))),
            Woken::Silence if Instant::now() < beat => Waited::End,
            // With the time until the next one: a page that hears nothing for much longer knows that its line is dead.
            Woken::Silence => Waited::Say(self.say(event("beat", None, &pause.as_millis().to_string()))),
            Woken::People if self.is_still_theirs().await => Waited::Nothing,
            Woken::People => Waited::Say(self.go_home()),
        }
    }
    /// Whether the reader is still who they were when the stream began. To be asked before they are shown anything.
    pub(crate) async fn is_trusted(&mut self) -> bool {
        self.checked.elapsed() <= TRUST || self.is_still_theirs().await
    }
    async fn is_still_theirs(&mut self) -> bool {
        self.checked = Instant::now();
        self.is_signed_out = !self.reader.is_still_here(&self.app).await.unwrap_or(true);
        !self.is_signed_out
    }
    /// Notes that this is sent.
    pub(crate) fn say(&mut self, event: Bytes) -> Bytes {
        self.spoken = Instant::now();
        event
    }
    /// The same, and nothing comes after it.
    pub(crate) fn last(&mut self, event: Bytes) -> Bytes {
        self.is_over = true;
        event
    }
    /// Sends the browser to another page; nothing comes after it.
    pub(crate) fn go(&mut self, page: &str) -> Bytes {
        let patch = Patch { go: Some(page), ..Patch::default() };
        self.last(event("patch", None, &patch.json()))
    }
    pub(crate) fn go_home(&mut self) -> Bytes {
        // Led home, they would look on at their own game and not know why.
        let home = if self.is_signed_out { page::WHEN_SIGNED_OUT.to_owned() } else { self.home.clone() };
        self.go(&home)
    }
}

/// Not for all at the same moment.
fn end_of(time: Duration) -> Option<Instant> {
    (!time.is_zero()).then(|| Instant::now() + time.mul_f64(0.75 + rand::random::<f64>() / 4.0))
}
