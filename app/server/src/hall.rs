//! What goes on around a match: who is here. It does not touch the game, so it has its own events on a stream
//! (`gossip`), its own parts of the page and its own pace. Who is here is counted by `presence.rs`.

use crate::{
    app::{App, Shared, seat_tags},
    desk::{Desk, event, hash},
    presence::Stay,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::body::Bytes;
use std::{collections::HashMap, sync::Arc, time::Duration};
use tokio::{sync::watch, time::Instant};
use wardroom_screen::{
    Change, Language, Patch,
    page::{self, Attendance, Companion, Company, Hall},
};
use wardroom_store::{Holder, SeatRow, TableRow};

/// Many may come at once; nobody needs to see each of them come.
const BREATH: Duration = Duration::from_millis(700);

/// The hall as the reader sees it.
pub(crate) fn hall(app: &App, desk: &Desk, row: &TableRow, language: Language) -> Result<Hall, Trouble> {
    Ok(Hall { company: company(app, desk, row, language)? })
}

fn company(app: &App, desk: &Desk, row: &TableRow, language: Language) -> Result<Company, Trouble> {
    let attendance = |seat: &SeatRow| match &seat.holder {
        Holder::Bot(_) => Attendance::Bot,
        Holder::Person(person) if desk.presence.is_here(*person) => Attendance::Here,
        Holder::Person(_) | Holder::Open => Attendance::Away,
    };
    let tags = seat_tags(app.game(&row.game)?, row.seats.len(), language);
    let seats = tags.into_iter().zip(seating::names(app, row, language)).zip(&row.seats);
    let seats = seats.map(|((seat, name), held)| Companion { seat, name, attendance: attendance(held) });
    let onlookers = desk.presence.onlookers(row);
    Ok(Company { seats: seats.collect(), onlookers: onlookers.names, strangers: onlookers.strangers })
}

/// What one stream tells of the hall.
#[derive(Debug)]
pub(crate) struct Gossip {
    /// As long as the stream lasts, the reader is here.
    _stay: Stay,
    coming: watch::Receiver<u64>,
    /// Hashes of the parts as they were sent.
    told: HashMap<&'static str, u64>,
    /// When to tell; without a time, when there is something new.
    due: Option<Instant>,
    last: Option<Instant>,
}

impl Gossip {
    pub(crate) fn new(desk: &Desk, reader: &Reader) -> Gossip {
        let coming = desk.presence.follow();
        let stay = desk.presence.enter(reader.person.as_ref());
        Gossip { _stay: stay, coming, told: HashMap::new(), due: Some(Instant::now()), last: None }
    }
    /// Waits until there may be something to tell. Nothing is lost if the wait is broken off.
    pub(crate) async fn rise(&mut self) {
        if self.due.is_none() {
            if self.coming.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
            let now = Instant::now();
            self.due = Some(self.last.map_or(now, |last| now.max(last + BREATH)));
        }
        if let Some(due) = self.due {
            tokio::time::sleep_until(due).await;
            self.due = None;
        }
    }
    /// The parts that look different now.
    pub(crate) async fn tell(&mut self, app: &Shared, desk: &Arc<Desk>, reader: &Reader) -> Option<Bytes> {
        self.coming.mark_unchanged();
        self.last = Some(Instant::now());
        let row = desk.row(app).await.ok()?;
        // What is wrong with a table, its own page says.
        let hall = hall(app, desk, &row, reader.language()).ok()?;
        let mut fragments = page::hall_fragments(&hall, app.say(reader.language()));
        fragments.retain(|part| {
            let hash = hash(&part.html);
            self.told.insert(part.id, hash) != Some(hash)
        });
        let patch = Patch { seq: 0, fragments: fragments.iter().map(Change::from).collect(), go: None };
        (!fragments.is_empty()).then(|| event("gossip", None, &patch.json()))
    }
}
