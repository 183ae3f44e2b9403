//! Who is at a table: whoever has its stream open, or was there a moment ago. Each server knows its own visitors, in
//! memory; what must last is in the store. Pages hear of it through `hall.rs`.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::watch;
use wardroom_store::{Holder, Person, PersonId, TableRow};

/// Whoever loads the page again, or has no scripts and looks every few seconds, has not left.
pub(crate) const A_WHILE: Duration = Duration::from_secs(10);
/// Visitors of a table who have not come back for so long are forgotten.
const LONG_GONE: Duration = Duration::from_secs(24 * 60 * 60);

/// The visitors of one table, each once, however many windows they have open.
#[derive(Debug, Default)]
pub(crate) struct Presence {
    inside: Mutex<Inside>,
    /// Grows when somebody comes or goes.
    news: watch::Sender<u64>,
}

#[derive(Debug, Default)]
struct Inside {
    people: HashMap<PersonId, Visit>,
    /// Open streams of those who have no name yet.
    strangers: usize,
}

#[derive(Debug)]
struct Visit {
    name: String,
    streams: usize,
    seen: Instant,
}

impl Visit {
    fn is_here(&self) -> bool {
        self.streams > 0 || self.seen.elapsed() < A_WHILE
    }
}

/// Those who look on: the names of those who have one, and how many have none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Onlookers {
    pub(crate) names: Vec<String>,
    pub(crate) strangers: usize,
}

impl Presence {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn tell(&self) {
        self.news.send_modify(|news| *news += 1);
    }
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    /// A stream opens. It counts until what is returned is dropped.
    pub(crate) fn enter(self: &Arc<Self>, who: Option<&Person>) -> Stay {
        match who {
            Some(person) => self.count(person, 1),
            None => {
                self.inside().strangers += 1;
                self.tell();
            }
        }
        Stay { presence: self.clone(), who: who.map(|person| person.id) }
    }
    /// Somebody asks for a page or answers: who has no stream is seen by that.
    pub(crate) fn see(self: &Arc<Self>, person: &Person) {
        self.count(person, 0);
        if self.inside().people.get(&person.id).is_some_and(|visit| visit.streams == 0) {
            self.look_again();
        }
    }
    fn count(&self, person: &Person, streams: usize) {
        let mut inside = self.inside();
        let before = inside.people.get(&person.id).map(|visit| (visit.is_here(), visit.name == person.name));
        inside.people.retain(|_, visit| visit.streams > 0 || visit.seen.elapsed() < LONG_GONE);
        let visit = inside.people.entry(person.id).or_insert_with(|| Visit {
            name: String::new(),
            streams: 0,
            seen: Instant::now(),
        });
        visit.name.clone_from(&person.name);
        visit.streams += streams;
        visit.seen = Instant::now();
        drop(inside);
        if before != Some((true, true)) {
            self.tell();
        }
    }
    /// Once the while is over, those who have left are seen to be gone.
    fn look_again(self: &Arc<Self>) {
        let presence = Arc::downgrade(self);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(A_WHILE + Duration::from_millis(50)).await;
                presence.upgrade().inspect(|presence| presence.tell());
            });
        }
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.away_for(person) == Some(Duration::ZERO)
    }
    /// How long somebody has been away; nothing at all if this server has not seen them since the table is in memory.
    pub(crate) fn away_for(&self, person: PersonId) -> Option<Duration> {
        let inside = self.inside();
        let visit = inside.people.get(&person)?;
        Some(if visit.is_here() { Duration::ZERO } else { visit.seen.elapsed() })
    }
    /// Those who are here and hold no seat, by name.
    pub(crate) fn onlookers(&self, row: &TableRow) -> Onlookers {
        let is_seated = |id: PersonId| row.seats.iter().any(|seat| seat.holder == Holder::Person(id));
        let inside = self.inside();
        let here = inside.people.iter().filter(|(id, visit)| visit.is_here() && !is_seated(**id));
        let mut names: Vec<String> = here.map(|(_, visit)| visit.name.clone()).collect();
        names.sort_unstable();
        Onlookers { names, strangers: inside.strangers }
    }
}

/// An open stream at a table.
#[derive(Debug)]
pub(crate) struct Stay {
    presence: Arc<Presence>,
    who: Option<PersonId>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut inside = self.presence.inside();
        match self.who {
            Some(person) => {
                if let Some(visit) = inside.people.get_mut(&person) {
                    visit.streams = visit.streams.saturating_sub(1);
                    visit.seen = Instant::now();
                }
                drop(inside);
                self.presence.look_again();
            }
            None => {
                inside.strangers = inside.strangers.saturating_sub(1);
                drop(inside);
                self.presence.tell();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: i64, name: &str) -> Person {
        Person { id: PersonId(id), name: name.into(), number: 1000, created: 0 }
    }

    #[tokio::test]
    async fn many_windows_of_one_person_are_one_visitor_until_the_last_is_closed() {
        let presence = Arc::new(Presence::default());
        let anna = person(1, "Anna");
        assert_eq!((presence.is_here(anna.id), presence.away_for(anna.id)), (false, None));
        let news = presence.follow();
        let windows = [presence.enter(Some(&anna)), presence.enter(Some(&anna))];
        assert!(news.has_changed().unwrap());
        assert_eq!(*news.borrow(), 1, "the second window is no news");
        drop(windows);
        assert!(presence.is_here(anna.id), "whoever loads a page again has not left");
        let stranger = presence.enter(None);
        assert_eq!(presence.inside().strangers, 1);
        drop(stranger);
        assert_eq!(presence.inside().strangers, 0);
    }

    #[tokio::test]
    async fn somebody_who_has_left_is_away_after_a_while() {
        let presence = Arc::new(Presence::default());
        let anna = person(1, "Anna");
        drop(presence.enter(Some(&anna)));
        presence.inside().people.get_mut(&anna.id).unwrap().seen -= A_WHILE;
        assert!(!presence.is_here(anna.id));
        assert!(presence.away_for(anna.id).unwrap() >= A_WHILE);
        let _back = presence.enter(Some(&anna));
        assert_eq!(presence.away_for(anna.id), Some(Duration::ZERO));
    }
}
