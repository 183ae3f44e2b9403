//! Those whom other servers of the house see at a table. Each tells it again and again, and what it told is believed for a
//! while only: a server that has broken down tells nothing any more.

use super::LONG_GONE;
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, HashMap},
    time::{Duration, Instant},
};
use wardroom_store::PersonId;

/// Everybody whom one server sees at a table right now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Sight {
    /// With their names, or without where there are too many to tell.
    pub(super) people: BTreeMap<PersonId, String>,
    /// How long ago those of them looked who have.
    pub(super) looked: BTreeMap<PersonId, Duration>,
    pub(super) strangers: usize,
    /// The server has just taken the table in and wants to hear of the others.
    pub(super) asks: bool,
}

/// Bytes of one sight, of which names take so many: one word to the servers holds it.
const LONGEST: usize = 7000;
const LONGEST_WITH_NAMES: usize = 5000;

impl Sight {
    pub(super) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.strangers == 0
    }
    /// As it is told. If there are too many, `first` must not be missing; then some have no name, and some are only counted.
    pub(super) fn write(&self, first: &[PersonId]) -> Value {
        let (mut people, mut strangers, mut length) = (Vec::new(), self.strangers, 0);
        let (seated, others): (Vec<_>, Vec<_>) = self.people.iter().partition(|(id, _)| first.contains(id));
        for (id, name) in seated.into_iter().chain(others) {
            let looked = self.looked.get(id).map(Duration::as_millis).and_then(|looked| u64::try_from(looked).ok());
            let whole = json!([id.0, name, looked]);
            let long = whole.to_string().len() + 1;
            let person = if length + long <= LONGEST_WITH_NAMES { whole } else { json!([id.0, "", looked]) };
            let long = person.to_string().len() + 1;
            if length + long > LONGEST {
                strangers += 1;
                continue;
            }
            length += long;
            people.push(person);
        }
        json!({ "people": people, "strangers": strangers, "asks": self.asks })
    }
    pub(super) fn read(told: &Value) -> Option<Sight> {
        let person = |person: &Value| Some((PersonId(person.get(0)?.as_i64()?), person.get(1)?.as_str()?.to_owned()));
        let people = told["people"].as_array()?;
        let looked =
            |told: &Value| Some((PersonId(told.get(0)?.as_i64()?), Duration::from_millis(told.get(2)?.as_u64()?)));
        Some(Sight {
            people: people.iter().map(person).collect::<Option<_>>()?,
            looked: people.iter().filter_map(looked).collect(),
            strangers: usize::try_from(told["strangers"].as_u64()?).ok()?,
            asks: told["asks"].as_bool()?,
        })
    }
}

#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    servers: HashMap<String, Lease>,
    /// When those who are gone were seen last.
    gone: HashMap<PersonId, Instant>,
    /// When somebody looked last, there.
    looked: HashMap<PersonId, Instant>,
}

#[derive(Debug)]
struct Lease {
    sight: Sight,
    told: Instant,
    until: Instant,
}

impl Elsewhere {
    /// Whether it is news.
    pub(super) fn hear(&mut self, server: &str, sight: Sight, lease: Duration) -> bool {
        let told = Instant::now();
        for (person, ago) in &sight.looked {
            let Some(looked) = told.checked_sub(*ago) else { continue };
            let known = self.looked.entry(*person).or_insert(looked);
            *known = looked.max(*known);
        }
        self.looked.retain(|_, looked| looked.elapsed() < LONG_GONE);
        let before = self.servers.remove(server);
        let is_news = match &before {
            Some(before) => (&before.sight.people, before.sight.strangers) != (&sight.people, sight.strangers),
            None => !sight.is_empty(),
        };
        // Until this moment they were there.
        self.see_off(before.into_iter().flat_map(|before| before.sight.people.into_keys()), told);
        if !sight.is_empty() {
            self.servers.insert(server.to_owned(), Lease { sight, told, until: told + lease });
        }
        is_news
    }
    /// Lets go of what is not believed any more. Whether that is news.
    pub(super) fn lapse(&mut self) -> bool {
        let now = Instant::now();
        let lapsed: Vec<Lease> =
            self.servers.extract_if(|_, lease| lease.until <= now).map(|(_, lease)| lease).collect();
        for lease in &lapsed {
            self.see_off(lease.sight.people.keys().copied(), lease.told);
        }
        !lapsed.is_empty()
    }
    fn see_off(&mut self, people: impl Iterator<Item = PersonId>, seen: Instant) {
        self.gone.extend(people.map(|person| (person, seen)));
        self.gone.retain(|_, seen| seen.elapsed() < LONG_GONE);
    }
    fn believed(&self) -> impl Iterator<Item = &Sight> {
        let now = Instant::now();
        self.servers.values().filter(move |lease| now < lease.until).map(|lease| &lease.sight)
    }
    pub(super) fn people(&self) -> BTreeMap<PersonId, String> {
        self.believed().flat_map(|sight| sight.people.clone()).collect()
    }
    pub(super) fn strangers(&self) -> usize {
        self.believed().map(|sight| sight.strangers).sum()
    }
    pub(super) fn looked(&self, person: PersonId) -> Option<Instant> {
        self.looked.get(&person).copied()
    }
    pub(super) fn away_for(&self, person: PersonId) -> Option<Duration> {
        if self.believed().any(|sight| sight.people.contains_key(&person)) {
            return Some(Duration::ZERO);
        }
        // A server that has fallen silent and is not believed any more saw them when it last spoke.
        let silent = self.servers.values().filter(|lease| lease.sight.people.contains_key(&person));
        silent.map(|lease| lease.told).chain(self.gone.get(&person).copied()).max().map(|seen| seen.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);
    const LEASE: Duration = Duration::from_secs(30);

    fn sight(people: &[(PersonId, &str)], strangers: usize) -> Sight {
        let people = people.iter().map(|(id, name)| (*id, (*name).to_owned())).collect();
        Sight { people, strangers, ..Sight::default() }
    }

    /// As if so much time had gone by.
    fn later(elsewhere: &mut Elsewhere, time: Duration) {
        let age = |lease: &mut Lease| (lease.told, lease.until) = (lease.told - time, lease.until - time);
        elsewhere.servers.values_mut().for_each(age);
        elsewhere.gone.values_mut().for_each(|seen| *seen -= time);
    }

    #[test]
    fn whoever_one_server_sees_is_there_until_it_tells_otherwise() {
        let mut elsewhere = Elsewhere::default();
        assert_eq!(elsewhere.away_for(ANNA), None, "nobody has ever told of her");
        assert!(elsewhere.hear("north", sight(&[(ANNA, "Anna")], 2), LEASE));
        assert!(!elsewhere.hear("north", sight(&[(ANNA, "Anna")], 2), LEASE), "renewed: no news");
        assert!(elsewhere.hear("south", sight(&[(ANNA, "Anna"), (BEN, "Ben")], 1), LEASE));
        assert_eq!((elsewhere.people().len(), elsewhere.strangers()), (2, 3));
        assert!(elsewhere.hear("north", sight(&[], 0), LEASE));
        assert_eq!(elsewhere.away_for(ANNA), Some(Duration::ZERO), "the other still sees her");
        assert!(elsewhere.hear("south", sight(&[(BEN, "Ben")], 0), LEASE));
        later(&mut elsewhere, Duration::from_secs(5));
        assert!(elsewhere.away_for(ANNA).is_some_and(|away| away >= Duration::from_secs(5)));
        assert_eq!(elsewhere.away_for(BEN), Some(Duration::ZERO));
    }

    #[test]
    fn a_server_that_falls_silent_is_believed_for_a_while() {
        let mut elsewhere = Elsewhere::default();
        elsewhere.hear("north", sight(&[(ANNA, "Anna")], 1), LEASE);
        later(&mut elsewhere, LEASE - Duration::from_secs(1));
        assert!(!elsewhere.lapse() && elsewhere.away_for(ANNA) == Some(Duration::ZERO));
        later(&mut elsewhere, Duration::from_secs(1));
        assert_eq!((elsewhere.people().len(), elsewhere.strangers()), (0, 0), "at once, whoever tidies up when");
        assert!(elsewhere.away_for(ANNA).is_some_and(|away| away >= LEASE), "away since it spoke last");
        assert!(elsewhere.lapse() && !elsewhere.lapse(), "news once");
        assert!(elsewhere.away_for(ANNA).is_some_and(|away| away >= LEASE));
    }

    #[test]
    fn whoever_looks_there_is_seen_here_and_nobody_forgets_it_with_the_server() {
        let mut elsewhere = Elsewhere::default();
        let look = |ago| Sight { looked: [(ANNA, Duration::from_secs(ago))].into(), ..sight(&[(ANNA, "Anna")], 0) };
        assert_eq!(elsewhere.looked(ANNA), None);
        elsewhere.hear("north", look(3), LEASE);
        elsewhere.hear("south", look(900), LEASE);
        assert!(
            elsewhere.looked(ANNA).is_some_and(|looked| looked.elapsed() < Duration::from_secs(600)),
            "the later counts"
        );
        later(&mut elsewhere, LEASE);
        assert!(elsewhere.lapse() && elsewhere.looked(ANNA).is_some());
    }

    #[test]
    fn a_sight_reads_back_and_what_is_none_does_not() {
        let looked = [(BEN, Duration::from_millis(1500))].into();
        let told = Sight { asks: true, looked, ..sight(&[(ANNA, "Anna \"⚓\""), (BEN, "Ben")], 3) };
        assert_eq!(Sight::read(&told.write(&[])), Some(told));
        for wrong in [json!({}), json!([]), json!({ "people": [[1]], "strangers": 0, "asks": false })] {
            assert_eq!(Sight::read(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn of_a_crowd_those_who_play_are_told_and_everybody_is_counted() {
        let crowd: Vec<(PersonId, String)> = (0..2000).map(|id| (PersonId(id), format!("Onlooker {id}"))).collect();
        let crowd = Sight { people: crowd.into_iter().collect(), strangers: 5, ..Sight::default() };
        let player = PersonId(1999);
        let told = crowd.write(&[player]);
        assert!(told.to_string().len() < wardroom_store::Store::LONGEST_BROADCAST - 100);
        let heard = Sight::read(&told).unwrap();
        assert_eq!(heard.people.len() + heard.strangers, 2005);
        assert_eq!(heard.people[&player], "Onlooker 1999");
        assert!(heard.people.values().any(String::is_empty), "some without their names");
    }
}
