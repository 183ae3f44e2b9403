//! Who is present at a table: people with an open stream, or with a request a moment ago. Each server knows its own visitors, in
//! memory; servers over one database report theirs to each other (`presence_broadcast.rs`).

mod remote;

pub use remote::PresenceReport;
use remote::{LONG_GONE, RemotePresence};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};
use tokio::sync::watch;
use wardroom_store::{Holder, Person, PersonId, TableRow};

/// A person who reloads the page, or has no scripts and loads it every few seconds, has not left.
const GRACE: Duration = Duration::from_secs(10);
/// The visitors of one table, each once, however many windows they have open.
#[derive(Debug)]
pub struct Presence {
    inside: Mutex<Inside>,
    /// Grows when a visitor comes or goes.
    news: watch::Sender<u64>,
    /// Since when the table is in memory.
    since: Instant,
}

#[derive(Debug, Default)]
struct Inside {
    people: HashMap<PersonId, Visit>,
    /// Open streams of clients without a person.
    strangers: usize,
    /// What other servers report.
    remote: RemotePresence,
    reported: Reported,
}

/// What the other servers know of our visitors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Reported {
    /// Nothing, and they were not asked for theirs.
    #[default]
    Never,
    /// A visitor has come or gone since.
    Outdated,
    Visitors,
    NoVisitors,
}

impl Reported {
    /// A new report is due. Before the first report nothing changes: that one also asks the other servers for theirs.
    fn outdate(&mut self) {
        if *self != Reported::Never {
            *self = Reported::Outdated;
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
    /// The last answer, page request or report of a visible page. An open stream alone does not count: its page may lie behind
    /// others for days.
    looked: Option<Instant>,
}

impl Visit {
    fn is_here(&self) -> bool {
        self.streams > 0 || self.seen.elapsed() < GRACE
    }
}

/// The spectators: names of people, and the number of clients without one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Onlookers {
    pub names: Vec<String>,
    pub strangers: usize,
}

impl Presence {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// One of our own visitors has come or gone: pages here and other servers are notified.
    fn announce(&self) {
        self.inside().reported.outdate();
        self.wake();
    }
    /// Notifies all followers.
    pub fn wake(&self) {
        self.news.send_modify(|news| *news += 1);
    }
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    /// A stream opens. It counts until what is returned is dropped.
    pub fn enter(self: &Arc<Self>, who: Option<&Person>) -> Stay {
        match who {
            Some(person) => self.count(person, 1, false),
            None => {
                self.inside().strangers += 1;
                self.announce();
            }
        }
        Stay { presence: self.clone(), who: who.map(|person| person.id) }
    }
    /// The person answers, requests a page or reports that it is visible.
    pub fn see(self: &Arc<Self>, person: &Person) {
        self.meet(person, true);
    }
    /// A page in the background asks for what is new.
    pub fn see_in_background(self: &Arc<Self>, person: &Person) {
        self.meet(person, false);
    }
    fn meet(self: &Arc<Self>, person: &Person, looks: bool) {
        self.count(person, 0, looks);
        if self.inside().people.get(&person.id).is_some_and(|visit| visit.streams == 0) {
            self.check_later();
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
            self.announce();
        }
    }
    /// After the grace time visitors who have left are announced as gone.
    fn check_later(self: &Arc<Self>) {
        let presence = Arc::downgrade(self);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move {
                tokio::time::sleep(GRACE + Duration::from_millis(50)).await;
                presence.upgrade().inspect(|presence| presence.announce());
            });
        }
    }

    pub fn is_here(&self, person: PersonId) -> bool {
        self.away_for(person) == Some(Duration::ZERO)
    }
    /// How long a person has been away; none if no server has seen them since the table is in memory here.
    pub fn away_for(&self, person: PersonId) -> Option<Duration> {
        let inside = self.inside();
        let visit = inside.people.get(&person);
        let here = visit.map(|visit| if visit.is_here() { Duration::ZERO } else { visit.seen.elapsed() });
        here.into_iter().chain(inside.remote.away_for(person)).min()
    }
    /// How long ago the person last looked; none if no server has seen that since the table is in memory here.
    pub fn unseen_for(&self, person: PersonId) -> Option<Duration> {
        let inside = self.inside();
        let looked = inside.people.get(&person).and_then(|visit| visit.looked);
        looked.into_iter().chain(inside.remote.looked(person)).max().map(|looked| looked.elapsed())
    }
    /// Visitors without a seat, by name.
    pub fn onlookers(&self, row: &TableRow) -> Onlookers {
        let is_seated = |id: PersonId| row.seats.iter().any(|seat| seat.holder == Holder::Person(id));
        let inside = self.inside();
        // A person with windows at two servers is one visitor.
        let mut people = inside.remote.people();
        people.extend(inside.visitors());
        people.retain(|id, _| !is_seated(*id));
        // Beyond its size limit a report has no names.
        let nameless = people.values().filter(|name| name.is_empty()).count();
        let mut names: Vec<String> = people.into_values().filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        Onlookers { names, strangers: inside.strangers + inside.remote.strangers() + nameless }
    }

    /// The report to send to the other servers: if it is news, or if the last one has to be renewed.
    pub(crate) fn report(&self, is_time: bool) -> Option<PresenceReport> {
        let mut inside = self.inside();
        let report = PresenceReport {
            people: inside.visitors().collect(),
            looked: inside.people.iter().filter_map(|(id, visit)| Some((*id, visit.looked?.elapsed()))).collect(),
            strangers: inside.strangers,
            asks: inside.reported == Reported::Never,
        };
        let now = if report.is_empty() { Reported::NoVisitors } else { Reported::Visitors };
        let is_new = matches!(std::mem::replace(&mut inside.reported, now), Reported::Never | Reported::Outdated);
        (is_new || is_time && now == Reported::Visitors).then_some(report)
    }
    /// Another server reports its visitors. The report is valid for this time.
    pub(crate) fn receive(&self, server: &str, report: PresenceReport, lease: Duration) {
        let mut inside = self.inside();
        // A server that asks has just loaded the table and knows nothing of our visitors.
        if report.asks && (inside.strangers > 0 || inside.visitors().next().is_some()) {
            inside.reported.outdate();
        }
        let is_new = inside.remote.receive(server, report, lease);
        drop(inside);
        if is_new {
            self.wake();
        }
    }
    /// Discards reports that are too old.
    pub(crate) fn lapse(&self) {
        if self.inside().remote.lapse() {
            self.wake();
        }
    }
    /// Waits until the other servers have had the time to report: a table that has just been loaded does not know its visitors,
    /// and no vote may pass a player by who is present at another server.
    pub async fn settle(&self, time: Duration) {
        tokio::time::sleep(time.saturating_sub(self.since.elapsed())).await;
    }
}

impl Inside {
    /// Our own visitors who are present.
    fn visitors(&self) -> impl Iterator<Item = (PersonId, String)> {
        self.people.iter().filter(|(_, visit)| visit.is_here()).map(|(id, visit)| (*id, visit.name.clone()))
    }
}

/// An open stream at a table.
#[derive(Debug)]
pub struct Stay {
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
                self.presence.check_later();
            }
            None => {
                inside.strangers = inside.strangers.saturating_sub(1);
                drop(inside);
                self.presence.announce();
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
        assert!(presence.is_here(anna.id), "a person who reloads the page has not left");
        let stranger = presence.enter(None);
        assert_eq!(presence.inside().strangers, 1);
        drop(stranger);
        assert_eq!(presence.inside().strangers, 0);
    }

    #[tokio::test]
    async fn a_person_who_has_left_is_away_after_the_grace_time() {
        let presence = Arc::new(Presence::default());
        let anna = person(1, "Anna");
        drop(presence.enter(Some(&anna)));
        presence.inside().people.get_mut(&anna.id).unwrap().seen -= GRACE;
        assert!(!presence.is_here(anna.id));
        assert!(presence.away_for(anna.id).unwrap() >= GRACE);
        let _back = presence.enter(Some(&anna));
        assert_eq!(presence.away_for(anna.id), Some(Duration::ZERO));
    }
}
