//! Visitors of a table at other servers. Each server repeats its report, and a report is valid for a while only: a server that
//! has failed sends none.

use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, HashMap},
    time::{Duration, Instant},
};
use wardroom_store::PersonId;

/// The visitors of a table at one server, as it reports them to the others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PresenceReport {
    /// With their names; without, if there are too many.
    pub(crate) people: BTreeMap<PersonId, String>,
    /// How long ago each of them looked.
    pub(crate) looked: BTreeMap<PersonId, Duration>,
    pub(crate) strangers: usize,
    /// The server has just loaded the table and asks the others for their reports.
    pub(crate) asks: bool,
}

/// Visitors who have not come back for this long are forgotten.
pub(super) const LONG_GONE: Duration = Duration::from_secs(24 * 60 * 60);
/// Bytes of one report, and how many of them names may take: it has to fit into one notification.
const LONGEST: usize = 7000;
const LONGEST_WITH_NAMES: usize = 5000;

impl PresenceReport {
    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.strangers == 0
    }
    /// As it is sent. If there are too many visitors, `first` are included in any case, some have no name, and some are only counted.
    pub(crate) fn write(&self, first: &[PersonId]) -> Value {
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
    pub(crate) fn parse(told: &Value) -> Option<PresenceReport> {
        let person = |person: &Value| Some((PersonId(person.get(0)?.as_i64()?), person.get(1)?.as_str()?.to_owned()));
        let people = told["people"].as_array()?;
        let looked =
            |told: &Value| Some((PersonId(told.get(0)?.as_i64()?), Duration::from_millis(told.get(2)?.as_u64()?)));
        Some(PresenceReport {
            people: people.iter().map(person).collect::<Option<_>>()?,
            looked: people.iter().filter_map(looked).collect(),
            strangers: usize::try_from(told["strangers"].as_u64()?).ok()?,
            asks: told["asks"].as_bool()?,
        })
    }
}

#[derive(Debug, Default)]
pub(crate) struct RemotePresence {
    servers: HashMap<String, Lease>,
    /// When those who are gone were seen last.
    gone: HashMap<PersonId, Instant>,
    /// When each person last looked, at another server.
    looked: HashMap<PersonId, Instant>,
}

#[derive(Debug)]
struct Lease {
    report: PresenceReport,
    told: Instant,
    until: Instant,
}

impl RemotePresence {
    /// Returns whether it is news.
    pub(crate) fn receive(&mut self, server: &str, report: PresenceReport, lease: Duration) -> bool {
        let told = Instant::now();
        for (person, ago) in &report.looked {
            let Some(looked) = told.checked_sub(*ago) else { continue };
            let known = self.looked.entry(*person).or_insert(looked);
            *known = looked.max(*known);
        }
        self.looked.retain(|_, looked| looked.elapsed() < LONG_GONE);
        let before = self.servers.remove(server);
        let is_news = match &before {
            Some(before) => (&before.report.people, before.report.strangers) != (&report.people, report.strangers),
            None => !report.is_empty(),
        };
        // Until now they were present.
        self.see_off(before.into_iter().flat_map(|before| before.report.people.into_keys()), told);
        if !report.is_empty() {
            self.servers.insert(server.to_owned(), Lease { report, told, until: told + lease });
        }
        is_news
    }
    /// Discards reports that are too old. Returns whether there were any.
    pub(crate) fn lapse(&mut self) -> bool {
        let now = Instant::now();
        let lapsed: Vec<Lease> =
            self.servers.extract_if(|_, lease| lease.until <= now).map(|(_, lease)| lease).collect();
        for lease in &lapsed {
            self.see_off(lease.report.people.keys().copied(), lease.told);
        }
        !lapsed.is_empty()
    }
    fn see_off(&mut self, people: impl Iterator<Item = PersonId>, seen: Instant) {
        self.gone.extend(people.map(|person| (person, seen)));
        self.gone.retain(|_, seen| seen.elapsed() < LONG_GONE);
    }
    fn believed(&self) -> impl Iterator<Item = &PresenceReport> {
        let now = Instant::now();
        self.servers.values().filter(move |lease| now < lease.until).map(|lease| &lease.report)
    }
    pub(crate) fn people(&self) -> BTreeMap<PersonId, String> {
        self.believed().flat_map(|report| report.people.clone()).collect()
    }
    pub(crate) fn strangers(&self) -> usize {
        self.believed().map(|report| report.strangers).sum()
    }
    pub(crate) fn looked(&self, person: PersonId) -> Option<Instant> {
        self.looked.get(&person).copied()
    }
    pub(crate) fn away_for(&self, person: PersonId) -> Option<Duration> {
        if self.believed().any(|report| report.people.contains_key(&person)) {
            return Some(Duration::ZERO);
        }
        // A server whose report is too old saw them when it sent it.
        let silent = self.servers.values().filter(|lease| lease.report.people.contains_key(&person));
        silent.map(|lease| lease.told).chain(self.gone.get(&person).copied()).max().map(|seen| seen.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId(1);
    const BEN: PersonId = PersonId(2);
    const LEASE: Duration = Duration::from_secs(30);

    fn report(people: &[(PersonId, &str)], strangers: usize) -> PresenceReport {
        let people = people.iter().map(|(id, name)| (*id, (*name).to_owned())).collect();
        PresenceReport { people, strangers, ..PresenceReport::default() }
    }

    /// As if so much time had gone by.
    fn later(remote: &mut RemotePresence, time: Duration) {
        let age = |lease: &mut Lease| (lease.told, lease.until) = (lease.told - time, lease.until - time);
        remote.servers.values_mut().for_each(age);
        remote.gone.values_mut().for_each(|seen| *seen -= time);
    }

    #[test]
    fn a_visitor_of_one_server_is_present_until_it_reports_otherwise() {
        let mut remote = RemotePresence::default();
        assert_eq!(remote.away_for(ANNA), None, "no server has reported her");
        assert!(remote.receive("north", report(&[(ANNA, "Anna")], 2), LEASE));
        assert!(!remote.receive("north", report(&[(ANNA, "Anna")], 2), LEASE), "renewed: no news");
        assert!(remote.receive("south", report(&[(ANNA, "Anna"), (BEN, "Ben")], 1), LEASE));
        assert_eq!((remote.people().len(), remote.strangers()), (2, 3));
        assert!(remote.receive("north", report(&[], 0), LEASE));
        assert_eq!(remote.away_for(ANNA), Some(Duration::ZERO), "the other still sees her");
        assert!(remote.receive("south", report(&[(BEN, "Ben")], 0), LEASE));
        later(&mut remote, Duration::from_secs(5));
        assert!(remote.away_for(ANNA).is_some_and(|away| away >= Duration::from_secs(5)));
        assert_eq!(remote.away_for(BEN), Some(Duration::ZERO));
    }

    #[test]
    fn the_report_of_a_silent_server_is_valid_for_a_while() {
        let mut remote = RemotePresence::default();
        remote.receive("north", report(&[(ANNA, "Anna")], 1), LEASE);
        later(&mut remote, LEASE - Duration::from_secs(1));
        assert!(!remote.lapse() && remote.away_for(ANNA) == Some(Duration::ZERO));
        later(&mut remote, Duration::from_secs(1));
        assert_eq!((remote.people().len(), remote.strangers()), (0, 0), "at once, whoever tidies up when");
        assert!(remote.away_for(ANNA).is_some_and(|away| away >= LEASE), "away since it spoke last");
        assert!(remote.lapse() && !remote.lapse(), "news once");
        assert!(remote.away_for(ANNA).is_some_and(|away| away >= LEASE));
    }

    #[test]
    fn a_look_at_another_server_counts_also_when_that_server_is_gone() {
        let mut remote = RemotePresence::default();
        let look =
            |ago| PresenceReport { looked: [(ANNA, Duration::from_secs(ago))].into(), ..report(&[(ANNA, "Anna")], 0) };
        assert_eq!(remote.looked(ANNA), None);
        remote.receive("north", look(3), LEASE);
        remote.receive("south", look(900), LEASE);
        assert!(
            remote.looked(ANNA).is_some_and(|looked| looked.elapsed() < Duration::from_secs(600)),
            "the later counts"
        );
        later(&mut remote, LEASE);
        assert!(remote.lapse() && remote.looked(ANNA).is_some());
    }

    #[test]
    fn a_report_is_parsed_as_it_is_written_and_others_are_refused() {
        let looked = [(BEN, Duration::from_millis(1500))].into();
        let told = PresenceReport { asks: true, looked, ..report(&[(ANNA, "Anna \"⚓\""), (BEN, "Ben")], 3) };
        assert_eq!(PresenceReport::parse(&told.write(&[])), Some(told));
        for wrong in [json!({}), json!([]), json!({ "people": [[1]], "strangers": 0, "asks": false })] {
            assert_eq!(PresenceReport::parse(&wrong), None, "{wrong}");
        }
    }

    #[test]
    fn of_a_crowd_the_players_are_reported_and_all_are_counted() {
        let crowd: Vec<(PersonId, String)> = (0..2000).map(|id| (PersonId(id), format!("Onlooker {id}"))).collect();
        let crowd = PresenceReport { people: crowd.into_iter().collect(), strangers: 5, ..PresenceReport::default() };
        let player = PersonId(1999);
        let told = crowd.write(&[player]);
        assert!(told.to_string().len() < wardroom_store::Store::LONGEST_BROADCAST - 100);
        let heard = PresenceReport::parse(&told).unwrap();
        assert_eq!(heard.people.len() + heard.strangers, 2005);
        assert_eq!(heard.people[&player], "Onlooker 1999");
        assert!(heard.people.values().any(String::is_empty), "some without their names");
    }
}
