//! Who is at a table: whoever has its stream open, or was there a moment ago. Each server knows its own visitors, in
//! memory, and hears from the other servers of the house whom they see (`presence/herald.rs`); what must last is in the
//! store. Pages hear of it through `hall.rs`.

mod elsewhere;
mod herald;

use elsewhere::{Elsewhere, Sight};
pub(crate) use herald::{hear, herald, settling_time};
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
#[derive(Debug)]
pub(crate) struct Presence {
    inside: Mutex<Inside>,
    /// Grows when somebody comes or goes.
    news: watch::Sender<u64>,
    /// Since when the table is in memory.
    since: Instant,
}

#[derive(Debug, Default)]
struct Inside {
    people: HashMap<PersonId, Visit>,
    /// Open streams of those who have no name yet.
    strangers: usize,
    /// Those whom other servers see.
    elsewhere: Elsewhere,
    told: Told,
}

/// What the other servers know of our visitors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Told {
    /// Nothing, and they have not been asked for theirs either.
    #[default]
    Never,
    /// Somebody has come or gone since.
    Old,
    /// That somebody is here, or nobody.
    Somebody,
    Nobody,
}

impl Told {
    /// They are to be told anew; and whom they have not asked yet, they still ask.
    fn grow_old(&mut self) {
        if *self != Told::Never {
            *self = Told::Old;
        }
    }
}

impl Default for Presence {
    fn default() -> Presence {
        Presence { inside: Mutex::default(), news: watch::Sender::default(), since: Instant::now() }
    }
}

#[derive(Debug)]
struct Visit {
    name: String,
    streams: usize,
    seen: Instant,
    /// When they answered, asked for a page, or had one before their eyes. An open stream alone is nobody's eyes: the page
    /// may lie behind others for days.
    looked: Option<Instant>,
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
    /// One of our own visitors has come or gone: pages here are told, and the other servers.
    fn tell(&self) {
        self.inside().told.grow_old();
        self.wake();
    }
    /// All who follow look again.
    pub(crate) fn wake(&self) {
        self.news.send_modify(|news| *news += 1);
    }
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    /// A stream opens. It counts until what is returned is dropped.
    pub(crate) fn enter(self: &Arc<Self>, who: Option<&Person>) -> Stay {
        match who {
            Some(person) => self.count(person, 1, false),
            None => {
                self.inside().strangers += 1;
                self.tell();
            }
        }
        Stay { presence: self.clone(), who: who.map(|person| person.id) }
    }
    /// Somebody asks for a page, has it before their eyes, or answers: who has no stream is seen by that.
    pub(crate) fn see(self: &Arc<Self>, person: &Person) {
        self.meet(person, true);
    }
    /// A page that nobody looks at asks for what is new.
    pub(crate) fn see_resting(self: &Arc<Self>, person: &Person) {
        self.meet(person, false);
    }
    fn meet(self: &Arc<Self>, person: &Person, looks: bool) {
        self.count(person, 0, looks);
        if self.inside().people.get(&person.id).is_some_and(|visit| visit.streams == 0) {
            self.look_again();
        }
    }
    fn count(&self, person: &Person, streams: usize, looks: bool) {
        let mut inside = self.inside();
        let before = inside.people.get(&person.id).map(|visit| (visit.is_here(), visit.name == person.name));
        inside.people.retain(|_, visit| visit.streams > 0 || visit.seen.elapsed() < LONG_GONE);
        let visit = inside.people.entry(person.id).or_insert_with(|| Visit {
            name: String::new(),
            streams: 0,
            seen: Instant::now(),
            looked: None,
        });
        visit.name.clone_from(&person.name);
        visit.streams += streams;
        visit.seen = Instant::now();
        if looks {
            visit.looked = Some(visit.seen);
        }
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
    /// How long somebody has been away; nothing at all if no server has seen them since the table is in memory here.
    pub(crate) fn away_for(&self, person: PersonId) -> Option<Duration> {
        let inside = self.inside();
        let visit = inside.people.get(&person);
        let here = visit.map(|visit| if visit.is_here() { Duration::ZERO } else { visit.seen.elapsed() });
        here.into_iter().chain(inside.elsewhere.away_for(person)).min()
    }
    /// For how long nobody has seen somebody look; nothing at all if no server has since the table is in memory here.
    pub(crate) fn unseen_for(&self, person: PersonId) -> Option<Duration> {
        let inside = self.inside();
        let looked = inside.people.get(&person).and_then(|visit| visit.looked);
        looked.into_iter().chain(inside.elsewhere.looked(person)).max().map(|looked| looked.elapsed())
    }
    /// Those who are here and hold no seat, by name.
    pub(crate) fn onlookers(&self, row: &TableRow) -> Onlookers {
        let is_seated = |id: PersonId| row.seats.iter().any(|seat| seat.holder == Holder::Person(id));
        let inside = self.inside();
        // Somebody with windows at two servers is one visitor.
        let mut people = inside.elsewhere.people();
        people.extend(inside.visitors());
        people.retain(|id, _| !is_seated(*id));
        // More visitors than a server can tell of come without their names.
        let nameless = people.values().filter(|name| name.is_empty()).count();
        let mut names: Vec<String> = people.into_values().filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        Onlookers { names, strangers: inside.strangers + inside.elsewhere.strangers() + nameless }
    }

    /// What the other servers are to be told: what is new to them, or once more what they know, if it is time.
    fn to_tell(&self, is_time: bool) -> Option<Sight> {
        let mut inside = self.inside();
        let sight = Sight {
            people: inside.visitors().collect(),
            looked: inside.people.iter().filter_map(|(id, visit)| Some((*id, visit.looked?.elapsed()))).collect(),
            strangers: inside.strangers,
            asks: inside.told == Told::Never,
        };
        let now = if sight.is_empty() { Told::Nobody } else { Told::Somebody };
        let is_new = matches!(std::mem::replace(&mut inside.told, now), Told::Never | Told::Old);
        (is_new || is_time && now == Told::Somebody).then_some(sight)
    }
    /// Another server tells whom it sees here, to be believed for so long.
    fn hear(&self, server: &str, sight: Sight, lease: Duration) {
        let mut inside = self.inside();
        // Who asks has just taken the table in, and knows nothing of our visitors.
        if sight.asks && (inside.strangers > 0 || inside.visitors().next().is_some()) {
            inside.told.grow_old();
        }
        let is_new = inside.elsewhere.hear(server, sight, lease);
        drop(inside);
        if is_new {
            self.wake();
        }
    }
    /// Whoever was told of too long ago is gone.
    fn lapse(&self) {
        if self.inside().elsewhere.lapse() {
            self.wake();
        }
    }
    /// Waits until the other servers have had the time to tell whom they see: a table that has just been taken in does not
    /// know, and must not decide over anybody's head.
    pub(crate) async fn settle(&self, time: Duration) {
        tokio::time::sleep(time.saturating_sub(self.since.elapsed())).await;
    }
}

impl Inside {
    /// Our own visitors who are here.
    fn visitors(&self) -> impl Iterator<Item = (PersonId, String)> {
        self.people.iter().filter(|(_, visit)| visit.is_here()).map(|(id, visit)| (*id, visit.name.clone()))
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
