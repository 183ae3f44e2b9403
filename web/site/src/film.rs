//! A match to look back at: one of this house, or a record from elsewhere. Who may see what of it is decided here.
//!
//! While a match goes on, everybody sees its past with their own eyes only, which is what they saw at the time. At one
//! screen these are the eyes of whoever has it now.

use crate::{
    app::{App, Shared, seat_tags},
    desk::{self, Desk, guarded},
    faults::RecordReadError,
    names::tidy_name,
    reader::Reader,
    seating,
    study::Notes,
    trouble::{Frozen, Trouble},
};
use std::{
    collections::VecDeque,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::{Fairness, Seat, Seats, Viewer};
use wardroom_store::{State, TableRow};
use wardroom_ui::{
    Language,
    page::{Proof, Throw},
    widget::SeatTag,
};

#[derive(Debug)]
pub(crate) struct Film {
    /// What its addresses begin with: `/t/k7f3` or `/r/k7f3`.
    pub(crate) base: String,
    pub(crate) sitting: Arc<dyn AnyMatch>,
    /// How many answers there were at each moment; never empty.
    pub(crate) moments: Vec<usize>,
    /// The table it is played at; a record from elsewhere has none.
    pub(crate) row: Option<Arc<TableRow>>,
    pub(crate) notes: Notes,
}

/// Through whose eyes a match is seen.
#[derive(Clone, Debug)]
pub(crate) struct Eye {
    pub(crate) viewer: Viewer,
    pub(crate) tag: SeatTag,
}

impl Film {
    /// Whether nothing is secret any more.
    pub(crate) fn is_open(&self) -> bool {
        self.row.as_ref().is_none_or(|row| row.state == State::Over) || self.sitting.outcome().is_some()
    }
    pub(crate) fn last(&self) -> usize {
        self.moments.len().saturating_sub(1)
    }
    /// The moment at which there were so many answers, or the last before.
    pub(crate) fn moment_of(&self, answers: usize) -> usize {
        self.moments.partition_point(|&moment| moment <= answers).saturating_sub(1)
    }
    /// The match as it stood at a moment. At the end what was said counts too.
    pub(crate) fn at(&self, moment: usize) -> Arc<dyn AnyMatch> {
        match self.moments.get(moment) {
            Some(&answers) if moment < self.last() => Arc::from(self.sitting.rewound(answers)),
            Some(_) | None => self.sitting.clone(),
        }
    }
    pub(crate) fn game<'a>(&self, app: &'a App) -> Result<&'a dyn AnyGame, Trouble> {
        app.game(self.sitting.game())
    }
    /// What the people are called, by seat.
    pub(crate) fn names(&self, app: &App, language: Language) -> Vec<String> {
        match (&self.row, &*self.sitting.heading().players) {
            (Some(row), _) => seating::names(app, row, language),
            (None, []) => self.tags(app, language).into_iter().map(|tag| tag.title).collect(),
            // Anybody may have written them: they are shown as names of people are.
            (None, players) => {
                let tags = self.tags(app, language).into_iter().zip(0..);
                let name = |place: usize| players.get(place).and_then(|name| tidy_name(name));
                tags.map(|(tag, place)| name(place).unwrap_or(tag.title)).collect()
            }
        }
    }
    pub(crate) fn tags(&self, app: &App, language: Language) -> Vec<SeatTag> {
        let count = self.sitting.seats().count();
        self.game(app).map(|game| seat_tags(game, count, language)).unwrap_or_default()
    }
    /// Through whose eyes the reader may look.
    pub(crate) fn eyes(&self, app: &App, reader: &Reader) -> Vec<Eye> {
        let (say, own) = (app.say(reader.language()), self.own_seats(reader));
        let seats = (0..).map(Seat).zip(self.tags(app, reader.language()));
        let seats = seats.filter(|(seat, _)| self.is_open() || own.contains(*seat) && !self.is_covered(own, *seat));
        let mut eyes: Vec<Eye> = seats.map(|(seat, tag)| Eye { viewer: Viewer::Seat(seat), tag }).collect();
        let tag = |slug: &str, title: String| SeatTag { slug: slug.into(), title };
        eyes.push(Eye { viewer: Viewer::Spectator, tag: tag("spectator", say.text("eyes-spectator")) });
        if self.is_open() {
            eyes.push(Eye { viewer: Viewer::Referee, tag: tag("everyone", say.text("eyes-everyone")) });
        }
        eyes
    }
    /// Whether several people share a screen, and another of them has it now, or none: the past has no curtain of its own.
    fn is_covered(&self, own: Seats, seat: Seat) -> bool {
        own.count() > 1 && seating::handed_to(&*self.sitting, own, None) != Some(seat)
    }
    /// The place among these eyes of those that the reader asks for: else their own, else those that see most.
    pub(crate) fn eye(&self, app: &App, reader: &Reader, eyes: &[Eye], asked: Option<&str>) -> Result<usize, Trouble> {
        let asked = asked.filter(|slug| !slug.is_empty());
        if let Some(place) = asked.and_then(|slug| eyes.iter().position(|eye| eye.tag.slug == slug)) {
            return Ok(place);
        }
        let called = |slug: &str| self.tags(app, reader.language()).iter().position(|tag| tag.slug == slug);
        match asked.map(|slug| (slug, called(slug))) {
            Some(("everyone", _)) => Err(Trouble::NotOver),
            // Behind the curtain there is what onlookers see, who come last while the match goes on.
            Some((_, Some(place))) if self.own_seats(reader).any(|seat| usize::from(seat.0) == place) => {
                Ok(eyes.len().saturating_sub(1))
            }
            Some((_, Some(_))) => Err(Trouble::NotYourSeat),
            Some((_, None)) => Err(Trouble::Field("seat")),
            None => {
                let mut own = self.own_seats(reader);
                let only = own.next().filter(|_| own.next().is_none());
                let mine = |eye: &Eye| only.is_some_and(|seat| eye.viewer == Viewer::Seat(seat));
                Ok(eyes.iter().position(mine).unwrap_or(eyes.len().saturating_sub(1)))
            }
        }
    }
    /// What the dice were made of, once nothing is secret any more. A record from elsewhere may not have it.
    pub(crate) fn proof(&self, app: &App, language: Language) -> Option<Proof> {
        let tags = self.tags(app, language);
        if let Some(row) = &self.row {
            return self.is_open().then(|| desk::proof(row, &tags));
        }
        let Fairness { commitment, contributions, secret } = &self.sitting.heading().fairness;
        let throws = tags.into_iter().zip(contributions);
        let throws = throws.map(|(seat, contribution)| Throw { seat, contribution: contribution.clone() });
        let secret = secret.clone()?;
        Some(Proof { commitment: commitment.clone(), secret, throws: throws.collect() })
    }
    /// What is wrong when it cannot be shown: with the program, or with a record that was put together elsewhere.
    pub(crate) fn trouble(&self, why: Frozen) -> Trouble {
        trouble(self.row.as_deref(), why)
    }
    /// Whether the reader sat there. Onlookers are nobody in particular.
    pub(crate) fn is_own(&self, reader: &Reader, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.own_seats(reader).contains(seat),
            Viewer::Spectator | Viewer::Referee => true,
        }
    }
    fn own_seats(&self, reader: &Reader) -> Seats {
        self.row.as_ref().map(|row| seating::seats_of(row, reader.id())).unwrap_or_default()
    }
}

/// The films that were looked at last.
#[derive(Debug, Default)]
pub(crate) struct Films(Mutex<VecDeque<Arc<Film>>>);

const KEPT: usize = 64;

impl Films {
    fn held(&self, is_it: impl Fn(&Film) -> bool) -> Option<Arc<Film>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().find(|film| is_it(film)).cloned()
    }
    fn keep(&self, film: &Arc<Film>) {
        let mut films = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        films.retain(|other| other.base != film.base);
        films.truncate(KEPT - 1);
        films.push_front(film.clone());
    }
}

/// The film of a table, up to now.
pub(crate) async fn of_table(app: &Shared, desk: &Desk, from: IpAddr) -> Result<Arc<Film>, Trouble> {
    let snapshot = desk.snapshot(app).await?;
    let sitting = &snapshot.position()?.sitting;
    // The same memory is the same match at the same moment.
    match app.films.held(|film| Arc::ptr_eq(&film.sitting, sitting)) {
        Some(film) => Ok(film),
        None => develop(app, format!("/t/{}", desk.id), sitting.clone(), Some(snapshot.row.clone()), from).await,
    }
}

/// The film of a record from elsewhere.
pub(crate) async fn of_record(app: &Shared, id: &str, from: IpAddr) -> Result<Arc<Film>, Trouble> {
    let base = format!("/r/{id}");
    if let Some(film) = app.films.held(|film| film.base == base) {
        return Ok(film);
    }
    let is_plain = (1..=32).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let text = if is_plain { app.store.record(id).await? } else { None };
    let text = text.ok_or(Trouble::NoSuchPage)?;
    let sitting = crate::upload::read(app, text, from).await?;
    develop(app, base, sitting, None, from).await
}

fn trouble(row: Option<&TableRow>, why: Frozen) -> Trouble {
    if row.is_some() { Trouble::Frozen(why) } else { Trouble::Record(RecordReadError::Broken { line: 1 }) }
}

async fn develop(
    app: &Shared,
    base: String,
    sitting: Arc<dyn AnyMatch>,
    row: Option<Arc<TableRow>>,
    from: IpAddr,
) -> Result<Arc<Film>, Trouble> {
    let played = sitting.clone();
    let moments = app.easel.draw_once(from, move || guarded(|| played.moments())).await?;
    let moments = moments.map_err(|why| trouble(row.as_deref(), why))?;
    let notes = Notes::about(&moments);
    let film = Arc::new(Film { base, sitting, moments, row, notes });
    app.films.keep(&film);
    Ok(film)
}
