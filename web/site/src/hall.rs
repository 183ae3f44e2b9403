//! What goes on around a match: who is here, what is said, where else the reader is waited for. None of it touches the
//! game, so it has its own events on a stream (`gossip`), its own parts of the page and its own pace.

use crate::{
    absent::Absence,
    app::{App, Shared, seat_tags},
    calls,
    desk::{Desk, event, hash},
    presence::Stay,
    reader::Reader,
    seating,
    trouble::Trouble,
};
use axum::body::Bytes;
use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};
use tokio::{sync::watch, time::Instant};
use wardroom_kernel::Seat;
use wardroom_store::{Holder, SeatRow, TableRow};
use wardroom_ui::{
    Change, Patch, Say,
    page::{self, Attendance, ChatLine, Companion, Company, Elsewhere, Hall},
    widget::SeatTag,
};

/// Many may come at once; nobody needs to see each of them come.
const BREATH: Duration = Duration::from_millis(700);
/// After this time it is looked again where else somebody is waited for, although no bell has rung.
const SILENCE: Duration = Duration::from_secs(30);

/// The hall as the reader sees it from this seat.
pub(crate) async fn hall(
    app: &Shared,
    desk: &Desk,
    row: &TableRow,
    reader: &Reader,
    seat: Option<&str>,
) -> Result<Hall, Trouble> {
    let elsewhere = elsewhere(app, row, reader).await?;
    furnish(app, desk, row, reader, seat, elsewhere).await
}

async fn elsewhere(app: &Shared, row: &TableRow, reader: &Reader) -> Result<Vec<Elsewhere>, Trouble> {
    match reader.id() {
        Some(person) => calls::elsewhere(app, person, &row.id, reader.language()).await,
        None => Ok(Vec::new()),
    }
}

async fn furnish(
    app: &Shared,
    desk: &Desk,
    row: &TableRow,
    reader: &Reader,
    seat: Option<&str>,
    elsewhere: Vec<Elsewhere>,
) -> Result<Hall, Trouble> {
    let tags = seat_tags(app.game(&row.game)?, row.seats.len(), reader.language());
    let snapshot = desk.snapshot(app).await?;
    let absence = snapshot.position().ok().map(|position| &position.absence);
    Ok(Hall {
        company: company(app, desk, row, absence, reader, &tags),
        chat: app.chat_of(desk, row, reader, &tags, seat).await?,
        elsewhere,
    })
}

fn company(
    app: &App,
    desk: &Desk,
    row: &TableRow,
    absence: Option<&Absence>,
    reader: &Reader,
    tags: &[SeatTag],
) -> Company {
    // Whoever has said goodbye may still have the page open.
    let has_left = |seat: &SeatRow| absence.is_some_and(|absence| absence.is_leaving(Seat(seat.seat)));
    let has_stand_in = |seat: &SeatRow| absence.is_some_and(|absence| absence.stand_in(Seat(seat.seat)).is_some());
    let attendance = |seat: &SeatRow| match &seat.holder {
        Holder::Bot(_) => Attendance::Bot,
        Holder::Person(_) if has_stand_in(seat) => Attendance::Bot,
        Holder::Person(_) if has_left(seat) => Attendance::Away,
        Holder::Person(person) if desk.presence.is_here(*person) => Attendance::Here,
        Holder::Person(_) | Holder::Open => Attendance::Away,
    };
    let href = |held: &SeatRow| (held.holder != Holder::Open).then(|| format!("/t/{}/who/{}", row.id, held.seat));
    let seats = tags.iter().zip(seating::names(app, row, reader.language())).zip(&row.seats);
    let seats = seats.filter(|(_, held)| held.holder != Holder::Open);
    let seats = seats.map(|((seat, name), held)| Companion {
        seat: seat.clone(),
        name,
        href: href(held),
        attendance: attendance(held),
    });
    let onlookers = desk.presence.onlookers(row);
    Company { seats: seats.collect(), onlookers: onlookers.names, strangers: onlookers.strangers }
}

/// What one stream tells of the hall.
#[derive(Debug)]
pub(crate) struct Gossip {
    /// As long as the stream lasts, the reader is here.
    _stay: Stay,
    seat: Option<String>,
    coming: watch::Receiver<u64>,
    saying: watch::Receiver<u64>,
    calling: Option<watch::Receiver<u64>>,
    /// Where else the reader is waited for, as it was when a bell rang last, and when that was looked up.
    elsewhere: Option<(Instant, Vec<Elsewhere>)>,
    /// Hashes of the parts as they were sent.
    told: HashMap<&'static str, u64>,
    /// And of what was said, by its room and number; nothing, before anything was sent.
    heard: Option<BTreeMap<(bool, i64), u64>>,
    /// When to tell; without a time, when there is something new.
    due: Option<Instant>,
    last: Option<Instant>,
}

impl Gossip {
    pub(crate) fn new(app: &App, desk: &Desk, reader: &Reader, seat: Option<String>) -> Gossip {
        Gossip {
            seat,
            coming: desk.presence.follow(),
            saying: desk.chat.follow(),
            calling: reader.id().map(|person| app.calls.follow(person, &desk.id)),
            _stay: desk.presence.enter(reader.person.as_ref()),
            elsewhere: None,
            told: HashMap::new(),
            heard: None,
            due: Some(Instant::now()),
            last: None,
        }
    }
    /// Waits until there may be something to tell. Nothing is lost if the wait is broken off.
    pub(crate) async fn rise(&mut self) {
        if self.due.is_none() {
            let calling = async {
                match &mut self.calling {
                    Some(calling) => calling.changed().await.is_ok(),
                    None => std::future::pending().await,
                }
            };
            let (is_urgent, is_called) = tokio::select! {
                said = self.saying.changed() => (said.is_ok(), false),
                _came = self.coming.changed() => (false, false),
                _called = calling => (false, true),
            };
            self.elsewhere.take_if(|_| is_called);
            let now = Instant::now();
            self.due = Some(self.last.filter(|_| !is_urgent).map_or(now, |last| now.max(last + BREATH)));
        }
        // Words do not wait for those who come and go.
        if let Some(due) = self.due {
            tokio::select! {
                () = tokio::time::sleep_until(due) => (),
                _said = self.saying.changed() => (),
            }
            self.due = None;
        }
    }
    /// The parts that look different now.
    pub(crate) async fn tell(&mut self, app: &Shared, desk: &Arc<Desk>, reader: &Reader) -> Option<Bytes> {
        self.coming.mark_unchanged();
        self.saying.mark_unchanged();
        self.last = Some(Instant::now());
        // What is wrong with a table, its own page says.
        let row = desk.row(app).await.ok()?;
        let elsewhere = self.elsewhere(app, &row, reader).await.ok()?;
        let hall = furnish(app, desk, &row, reader, self.seat.as_deref(), elsewhere).await.ok()?;
        let say = app.say(reader.language());
        let mut fragments = page::hall_fragments(&hall, say);
        fragments.retain(|part| {
            let hash = hash(&part.html);
            self.told.insert(part.id, hash) != Some(hash)
        });
        let said = self.said(&hall.chat.lines, say);
        let mut changes: Vec<Change<'_>> = fragments.iter().map(Change::from).collect();
        changes.extend(said.iter().map(|(is_all, html)| match is_all {
            true => Change::Whole { id: page::CHAT_LINES, html },
            false => Change::Append { id: page::CHAT_LINES, append: html },
        }));
        let patch = Patch { seq: 0, fragments: changes, go: None };
        (!patch.fragments.is_empty()).then(|| event("gossip", None, &patch.json()))
    }
    /// Somebody who comes or speaks here changes nothing elsewhere.
    async fn elsewhere(&mut self, app: &Shared, row: &TableRow, reader: &Reader) -> Result<Vec<Elsewhere>, Trouble> {
        let has_rung = self.calling.as_ref().is_some_and(|calling| calling.has_changed().unwrap_or(true));
        if let Some((looked, known)) = &self.elsewhere
            && !has_rung
            && looked.elapsed() < SILENCE
        {
            return Ok(known.clone());
        }
        // Before anything is read: what happens meanwhile rings again.
        self.calling.iter_mut().for_each(watch::Receiver::mark_unchanged);
        let found = elsewhere(app, row, reader).await?;
        self.elsewhere = Some((Instant::now(), found.clone()));
        Ok(found)
    }
    /// What was said since, or all of it anew if something of it is gone or different.
    fn said(&mut self, lines: &[ChatLine], say: Say<'_>) -> Option<(bool, String)> {
        let now: BTreeMap<(bool, i64), u64> =
            lines.iter().map(|line| ((line.is_gallery, line.id), hash(line))).collect();
        let before = self.heard.replace(now.clone());
        // In each room the oldest fall out of what is read again; a page may keep them.
        let is_whole = |before: &BTreeMap<(bool, i64), u64>| {
            [false, true].into_iter().all(|room| {
                let (start, end) = ((room, i64::MIN), (room, i64::MAX));
                match now.range(start..=end).next() {
                    Some((first, _)) => before.range(first..=&end).all(|(place, hash)| now.get(place) == Some(hash)),
                    None => before.range(start..=end).next().is_none(),
                }
            })
        };
        let Some(before) = before.filter(is_whole) else { return Some((true, page::chat_list(lines, say))) };
        let last = before.keys().map(|place| place.1).max().unwrap_or(i64::MIN);
        let fresh: Vec<ChatLine> = lines.iter().filter(|line| line.id > last).cloned().collect();
        let is_known = now.keys().all(|place| place.1 > last || before.contains_key(place));
        match (is_known, fresh.is_empty()) {
            (false, _) => Some((true, page::chat_list(lines, say))),
            (true, true) => None,
            (true, false) => Some((false, page::chat_lines(&fresh, say))),
        }
    }
}
