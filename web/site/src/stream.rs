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
    hall::Gossip,
    pages::{At, gathering},
    reader::Reader,
    seating,
    trouble::Trouble,
    vigil::{self, Vigil, Waited},
};
use axum::{body::Bytes, extract::State, http::HeaderMap, response::Response};
use std::{sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_kernel::{Seats, Viewer};
use wardroom_ui::{Change, Patch};

/// Others often answer at the same time.
const A_MOMENT: Duration = Duration::from_millis(2);
/// A picture that takes longer than this, with the wait for the painters, says that they have much to do.
const LATE: Duration = Duration::from_millis(4);
/// Where they have, and answers come faster than anybody can follow, a stream draws as often as somebody can.
const LONGEST_PAUSE: Duration = Duration::from_millis(320);

/// `GET /t/<id>/stream`
pub(crate) async fn stream(
    State(app): State<Shared>,
    At(desk): At,
    reader: Reader,
    Query(query): Query,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    if let Some(renewal) = vigil::renewal(&app, &query) {
        return Ok(renewal);
    }
    let snapshot = desk.snapshot(&app).await?;
    let row = &snapshot.row;
    let own = seating::seats_of(row, reader.id());
    let viewer = match (&snapshot.stage, query.get("seat")) {
        // Before the match nobody has a hand to hide; and a page that names none of several seats is led to the curtain.
        (Stage::Gathering, _) => Viewer::Spectator,
        (_, None) if own.count() > 1 => Viewer::Spectator,
        (_, seat) => seating::viewer(app.game(&row.game)?, row, &reader, seat)?,
    };
    // A browser's own reconnect sends the header; a page that opens a new stream says it in the address.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or_else(|| query.get("last"));
    let game = app.game(&row.game)?;
    let seat = viewer.seat().map(|seat| game.seat_name(seat).to_owned());
    let vigil = Vigil::begin(&app, reader, format!("/t/{}", desk.id))?;
    Ok(vigil::respond(Listener {
        gossip: Gossip::new(&app, &desk, &vigil.reader, seat),
        shown: last.and_then(Id::read).map_or(Shown::Nothing, Shown::Known),
        news: desk.follow(),
        due: Some(Instant::now()),
        turns: None,
        drawn: None,
        pause: app.pace.patch_pause,
        was_rematch_asked: None,
        vigil,
        app,
        desk,
        viewer,
        own,
    }))
}

struct Listener {
    app: Shared,
    desk: Arc<Desk>,
    viewer: Viewer,
    /// All seats of the person: at one screen, the page may have to change hands.
    own: Seats,
    vigil: Vigil,
    news: watch::Receiver<u64>,
    shown: Shown,
    gossip: Gossip,
    /// When to look at what is new; without a time, nothing is.
    due: Option<Instant>,
    /// When to look although nothing is new: somebody's time is up then.
    turns: Option<Instant>,
    /// When the table was drawn last.
    drawn: Option<Instant>,
    /// From that until it may be drawn again.
    pause: Duration,
    /// Whether another game was asked for already when the stream began: then nobody is led away from the old one.
    was_rematch_asked: Option<bool>,
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
    /// The table is gone.
    Stop,
    /// It is time to look.
    Clock,
    News,
    /// Something goes on around the match.
    Gossip,
}

impl vigil::Listener for Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let due = self.due;
            let next = due.into_iter().chain(self.turns).min();
            let (news, gossip) = (&mut self.news, &mut self.gossip);
            let own = async {
                tokio::select! {
                    biased;
                    () = tokio::time::sleep_until(next.unwrap_or_else(Instant::now)), if next.is_some() => Heard::Clock,
                    // Whoever is about to look sees what is newest then.
                    news = news.changed(), if due.is_none() => if news.is_ok() { Heard::News } else { Heard::Stop },
                    () = gossip.rise() => Heard::Gossip,
                }
            };
            match self.vigil.wait(own).await {
                Waited::Nothing => continue,
                Waited::Say(event) => return Some(event),
                Waited::End | Waited::Own(Heard::Stop) => return None,
                Waited::Own(Heard::Clock) => (self.due, self.turns) = (None, None),
                Waited::Own(Heard::News) => {
                    self.due = Some(self.soon());
                    continue;
                }
                Waited::Own(Heard::Gossip) => {
                    if !self.vigil.is_trusted().await {
                        return Some(self.vigil.go_home());
                    }
                    match self.gossip.tell(&self.app, &self.desk, &self.vigil.reader).await {
                        Some(event) => {
                            // Whoever comes or goes may be somebody who is waited for.
                            let soon = self.soon();
                            self.due = Some(due.map_or(soon, |due| due.min(soon)));
                            return Some(self.vigil.say(event));
                        }
                        None => continue,
                    }
                }
            }
            match self.look().await {
                Ok(Some(event)) => return Some(self.vigil.say(event)),
                Ok(None) => (),
                // The page says what is wrong; here it would be read by nobody.
                Err(_) => return Some(self.vigil.go_home()),
            }
        }
    }
}

impl Listener {
    /// A moment after the news; and not too close to the last patch.
    fn soon(&self) -> Instant {
        let after_news = Instant::now() + self.app.pace.patch_pause.min(A_MOMENT);
        self.drawn.map_or(after_news, |drawn| after_news.max(drawn + self.pause))
    }
    /// Patch upon patch, and late ones, the pauses grow; otherwise they are short again.
    fn draw_breath(&mut self, begun: Instant) {
        let shortest = self.app.pace.patch_pause;
        let gap = self.drawn.map(|drawn| begun.duration_since(drawn));
        self.pause = breath(shortest, self.pause, gap, begun.elapsed());
        self.drawn = Some(begun);
    }
    /// Looks again when somebody's time is up, although nothing happens.
    fn wake_at(&mut self, again: Option<i64>) {
        let later = again.and_then(|again| u64::try_from(again - now()).ok());
        // A little after: not to come a moment too early.
        let wake = later.map(|later| Instant::now() + Duration::from_millis(later + 20));
        self.turns = wake;
    }
    async fn look(&mut self) -> Result<Option<Bytes>, Trouble> {
        let app = self.app.clone();
        self.news.mark_unchanged();
        if !self.vigil.is_trusted().await {
            return Err(Trouble::NotYourSeat);
        }
        let snapshot = self.desk.snapshot(&app).await?;
        if let Stage::Gathering = snapshot.stage {
            return self.gathering(&snapshot);
        }
        let position = snapshot.position()?;
        self.wake_at(self.desk.turns(&app, &snapshot));
        if matches!(self.shown, Shown::Gathering(_)) {
            return Ok(Some(self.vigil.go_home()));
        }
        let seat = self.viewer.seat();
        if seating::handed_to(&*position.sitting, self.own, seat).is_some() {
            return Ok(Some(self.vigil.go_home()));
        }
        let was_asked = *self.was_rematch_asked.get_or_insert(position.is_rematch_asked);
        if position.is_rematch_asked
            && !was_asked
            && seat.is_some()
            && let Some(again) = app.store.rematch(&self.desk.id).await?
        {
            return Ok(Some(self.vigil.go(&format!("/t/{}", again.table))));
        }
        let begun = Instant::now();
        let before = if let Shown::Picture(before) = &self.shown { Some(before.clone()) } else { None };
        let picture = self.desk.picture(&app, &snapshot, self.viewer, self.vigil.reader.language(), before).await?;
        self.draw_breath(begun);
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
        let fragment = gathering::fragment(&self.app, &self.vigil.reader, &snapshot.row)?;
        let hash = hash(&fragment.html);
        let is_new = !matches!(self.shown, Shown::Gathering(shown) if shown == hash);
        self.shown = Shown::Gathering(hash);
        let patch = Patch { seq: 0, fragments: vec![Change::from(&fragment)], go: None };
        Ok(is_new.then(|| event("patch", None, &patch.json())))
    }
}

/// How long a stream pauses, whose last picture came so long after the one before and took so long.
fn breath(shortest: Duration, before: Duration, gap: Option<Duration>, took: Duration) -> Duration {
    let is_busy = gap.is_some_and(|gap| gap < before * 2);
    if is_busy && LATE < took { (before * 2).min(LONGEST_PAUSE) } else { shortest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_looks_seldomer_while_much_happens_and_the_painters_are_late() {
        let shortest = Duration::from_millis(20);
        let after = |took, looks| {
            // Something new is always there, so it draws as soon as it may.
            (0..looks).fold(shortest, |pause, _| breath(shortest, pause, Some(pause), took))
        };
        assert_eq!(after(LATE, 50), shortest, "who plays fast is followed at once");
        assert_eq!(after(LATE * 2, 2), shortest * 4);
        assert_eq!(after(LATE * 2, 50), LONGEST_PAUSE);
        assert_eq!(
            breath(shortest, LONGEST_PAUSE, Some(LONGEST_PAUSE), LATE),
            shortest,
            "and again, when they are not"
        );
        assert_eq!(breath(shortest, shortest, Some(shortest * 2), LATE * 2), shortest, "nor where little happens");
        assert_eq!(breath(shortest, shortest, None, LATE * 2), shortest);
    }
}
