//! Replays: a match of this server or a record from elsewhere, at any of its moments, and who may see what of it.
//!
//! While a match runs, a viewer sees its past from their own perspective only, as they saw it at the time. Of several players
//! at one screen that is the perspective of the player whose turn it is.

use crate::{
    analysis::{Analysed, Analysis},
    error::LiveError,
    games::{Games, seat_tags},
    halted::{Halted, guarded},
    record_file, say, seating,
    table::{self, LiveTable},
    tables::LiveTables,
};
use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use wardroom_accounts::tidy_name;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Fairness, Seat, Seats, Viewer};
use wardroom_messages::RecordReadError;
use wardroom_store::{PersonId, State, TableRow};
use wardroom_ui::{
    Language,
    page::{Contribution, Proof},
    widget::SeatTag,
};

#[derive(Debug)]
pub struct Replay {
    pub source: ReplaySource,
    pub sitting: Arc<dyn AnyMatch>,
    /// How many answers there were at each moment; never empty.
    pub moments: Vec<usize>,
    /// The row of its table; a record from elsewhere has none.
    pub row: Option<Arc<TableRow>>,
    pub analysis: Analysis,
}

/// Where a replay comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplaySource {
    /// A table, by id.
    Table(String),
    /// A record from elsewhere, by id.
    Record(String),
}

/// From whose point of view a match is shown.
#[derive(Clone, Debug)]
pub struct Perspective {
    pub viewer: Viewer,
    pub tag: SeatTag,
}

impl Replay {
    /// Whether nothing is secret any more.
    pub fn is_open(&self) -> bool {
        self.row.as_ref().is_none_or(|row| row.state == State::Over) || self.sitting.outcome().is_some()
    }
    pub fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }
    /// The moment at which there were so many answers, or the last before.
    pub fn moment_of(&self, answers: usize) -> usize {
        self.moments.partition_point(|&moment| moment <= answers).saturating_sub(1)
    }
    pub fn game<'a>(&self, games: &'a Games) -> Result<&'a dyn AnyGame, LiveError> {
        games.get(self.sitting.game())
    }
    /// The names of the people, by seat.
    pub fn names(&self, games: &Games, language: Language) -> Vec<String> {
        match (&self.row, &*self.sitting.heading().players) {
            (Some(row), _) => seating::names(row, language),
            (None, []) => self.tags(games, language).into_iter().map(|tag| tag.title).collect(),
            // The record may come from anywhere, so its names are checked like those of people.
            (None, players) => {
                let tags = self.tags(games, language).into_iter().zip(0..);
                let name = |place: usize| players.get(place).and_then(|name| tidy_name(name));
                tags.map(|(tag, place)| name(place).unwrap_or(tag.title)).collect()
            }
        }
    }
    pub fn tags(&self, games: &Games, language: Language) -> Vec<SeatTag> {
        let count = self.sitting.seats().count();
        self.game(games).map(|game| seat_tags(game, count, language)).unwrap_or_default()
    }
    /// The perspectives that a viewer may take.
    pub fn perspectives(&self, games: &Games, viewer: ReplayViewer) -> Vec<Perspective> {
        let (say, own) = (say(viewer.language), self.own_seats(viewer.person));
        let seats = (0..).map(Seat).zip(self.tags(games, viewer.language));
        let seats = seats.filter(|(seat, _)| self.is_open() || own.contains(*seat) && !self.is_covered(own, *seat));
        let mut perspectives: Vec<Perspective> =
            seats.map(|(seat, tag)| Perspective { viewer: Viewer::Seat(seat), tag }).collect();
        let tag = |slug: &str, title: String| SeatTag { slug: slug.into(), title };
        perspectives.push(Perspective { viewer: Viewer::Spectator, tag: tag("spectator", say.text("eyes-spectator")) });
        if self.is_open() {
            perspectives.push(Perspective { viewer: Viewer::Referee, tag: tag("everyone", say.text("eyes-everyone")) });
        }
        perspectives
    }
    /// Whether several players share a screen and it is not this seat's turn: the past has no curtain of its own.
    fn is_covered(&self, own: Seats, seat: Seat) -> bool {
        own.count() > 1 && seating::handed_to(&*self.sitting, own, None) != Some(seat)
    }
    /// The index of the perspective that a viewer asks for; else their own, else the one that sees most.
    pub fn perspective(
        &self,
        games: &Games,
        viewer: ReplayViewer,
        perspectives: &[Perspective],
        asked: Option<&str>,
    ) -> Result<usize, LiveError> {
        let asked = asked.filter(|slug| !slug.is_empty());
        if let Some(place) = asked.and_then(|slug| perspectives.iter().position(|one| one.tag.slug == slug)) {
            return Ok(place);
        }
        let called = |slug: &str| self.tags(games, viewer.language).iter().position(|tag| tag.slug == slug);
        match asked.map(|slug| (slug, called(slug))) {
            Some(("everyone", _)) => Err(LiveError::NotOver),
            // Behind the curtain a player sees what spectators see, who come last while the match runs.
            Some((_, Some(place))) if self.own_seats(viewer.person).any(|seat| usize::from(seat.0) == place) => {
                Ok(perspectives.len().saturating_sub(1))
            }
            Some((_, Some(_))) => Err(LiveError::NotYourSeat),
            Some((_, None)) => Err(LiveError::Field("seat")),
            None => {
                let mut own = self.own_seats(viewer.person);
                let only = own.next().filter(|_| own.next().is_none());
                let mine = |one: &Perspective| only.is_some_and(|seat| one.viewer == Viewer::Seat(seat));
                Ok(perspectives.iter().position(mine).unwrap_or(perspectives.len().saturating_sub(1)))
            }
        }
    }
    /// What the dice follow from, once nothing is secret any more. A record from elsewhere may not have it.
    pub fn proof(&self, games: &Games, language: Language) -> Option<Proof> {
        let tags = self.tags(games, language);
        if let Some(row) = &self.row {
            return self.is_open().then(|| table::proof(row, &tags));
        }
        let Fairness { commitment, contributions, secret } = &self.sitting.heading().fairness;
        let throws = tags.into_iter().zip(contributions);
        let throws = throws.map(|(seat, contribution)| Contribution { seat, contribution: contribution.clone() });
        let secret = secret.clone()?;
        Some(Proof { commitment: commitment.clone(), secret, throws: throws.collect() })
    }
    /// The error if it cannot be shown: a fault of the program, or of a record from elsewhere.
    pub fn error(&self, why: Halted) -> LiveError {
        error_of(self.row.as_deref(), why)
    }
    /// Whether the person sat there; true for spectators.
    pub fn is_own(&self, person: Option<PersonId>, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.own_seats(person).contains(seat),
            Viewer::Spectator | Viewer::Referee => true,
        }
    }
    fn own_seats(&self, person: Option<PersonId>) -> Seats {
        self.row.as_ref().map(|row| seating::seats_of(row, person)).unwrap_or_default()
    }
}

/// The replays that were requested last.
#[derive(Debug, Default)]
pub struct ReplayCache(Mutex<VecDeque<Arc<Replay>>>);

const CAPACITY: usize = 64;

impl ReplayCache {
    fn cached(&self, is_it: impl Fn(&Replay) -> bool) -> Option<Arc<Replay>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().find(|replay| is_it(replay)).cloned()
    }
    fn keep(&self, replay: &Arc<Replay>) {
        let mut replays = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        replays.retain(|other| other.source != replay.source);
        replays.truncate(CAPACITY - 1);
        replays.push_front(replay.clone());
    }
}

/// Who looks at a replay.
#[derive(Clone, Copy, Debug)]
pub struct ReplayViewer {
    pub person: Option<PersonId>,
    pub language: Language,
}

impl ReplayCache {
    /// The replay of a table, up to now. `address` is the household that asks, as limits count.
    pub async fn of_table(&self, table: &LiveTable, address: IpAddr) -> Result<Arc<Replay>, LiveError> {
        let snapshot = table.snapshot().await?;
        let sitting = &snapshot.position()?.sitting;
        // The same memory is the same match at the same moment.
        if let Some(replay) = self.cached(|replay| Arc::ptr_eq(&replay.sitting, sitting)) {
            return Ok(replay);
        }
        let (source, played) = (ReplaySource::Table(table.id.clone()), sitting.clone());
        let moments = table.services.pool.render_once(address, move || guarded(|| played.moments())).await?;
        let moments = moments.map_err(LiveError::Halted)?;
        Ok(self.add(source, sitting.clone(), moments, Some(snapshot.row.clone())))
    }
    /// The replay of a record from elsewhere.
    pub async fn of_record(&self, tables: &LiveTables, id: &str, address: IpAddr) -> Result<Arc<Replay>, LiveError> {
        let source = ReplaySource::Record(id.into());
        if let Some(replay) = self.cached(|replay| replay.source == source) {
            return Ok(replay);
        }
        let is_plain = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let text = if is_plain { tables.store().record(id).await? } else { None };
        let record = record_file::read(tables, text.ok_or(LiveError::NoSuchRecord)?, address).await?;
        Ok(self.add(source, record.sitting, record.moments, None))
    }
    /// Stores a record from elsewhere. Returns its id. The replay stays in the cache, so that the record is read only once.
    pub async fn keep_record(
        &self,
        tables: &LiveTables,
        text: &str,
        address: IpAddr,
        most_bytes: Option<u64>,
    ) -> Result<String, LiveError> {
        let (id, record) = record_file::keep(tables, text, address, most_bytes).await?;
        self.add(ReplaySource::Record(id.clone()), record.sitting, record.moments, None);
        Ok(id)
    }
    fn add(
        &self,
        source: ReplaySource,
        sitting: Arc<dyn AnyMatch>,
        moments: Vec<usize>,
        row: Option<Arc<TableRow>>,
    ) -> Arc<Replay> {
        let analysis = Analysis::of(&moments);
        let replay = Arc::new(Replay { source, sitting, moments, row, analysis });
        self.keep(&replay);
        replay
    }
}

impl Analysed for Replay {
    /// The match at a moment. At the end table talk after the last answer counts, too.
    fn at(&self, moment: usize) -> Arc<dyn AnyMatch> {
        match self.moments.get(moment) {
            Some(&answers) if moment < self.last() => Arc::from(self.sitting.rewound(answers)),
            Some(_) | None => self.sitting.clone(),
        }
    }
    fn analysis(&self) -> &Analysis {
        &self.analysis
    }
}

fn error_of(row: Option<&TableRow>, why: Halted) -> LiveError {
    if row.is_some() { LiveError::Halted(why) } else { LiveError::Record(RecordReadError::Broken { line: 1 }) }
}
