//! Counts what is limited, by address and by person.

use super::{Limit, Limits};
use crate::throttle::{Throttle, TooSoon};
use axum::http::{HeaderName, HeaderValue, request::Parts};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use wardroom_store::PersonId;

#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    requests: Option<Throttle<IpAddr>>,
    new_tables: Option<Throttle<IpAddr>>,
    tables_in_the_long_run: Option<Throttle<IpAddr>>,
    new_people: Option<Throttle<IpAddr>>,
    messages: Option<Throttle<IpAddr>>,
    new_records: Option<Throttle<IpAddr>>,
    streams: Arc<Mutex<HashMap<Whose, u32>>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Whose {
    Person(PersonId),
    Address(IpAddr),
    Everybody,
}

/// Leave to have a stream open, given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    streams: Arc<Mutex<HashMap<Whose, u32>>>,
    holders: Vec<Whose>,
}

impl Gate {
    pub(crate) fn new(limits: Limits) -> Gate {
        let a_minute = |rate| throttle(rate, Duration::from_mins(1), 0);
        Gate {
            requests: throttle(limits.requests_per_second, Duration::from_secs(1), limits.requests_at_once),
            new_tables: a_minute(limits.new_tables_per_minute),
            tables_in_the_long_run: throttle(limits.new_tables_per_hour, Duration::from_hours(1), 0),
            new_people: a_minute(limits.new_people_per_minute),
            messages: a_minute(limits.messages_per_minute),
            new_records: a_minute(limits.new_records_per_minute),
            streams: Arc::default(),
            limits,
        }
    }
    pub(crate) fn limits(&self) -> &Limits {
        &self.limits
    }
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Limit> {
        welcome(self.requests.as_ref(), from).map_err(|TooSoon(wait)| Limit::Requests(wait))
    }
    /// Whether what came before the body is short enough.
    pub(crate) fn head(&self, parts: &Parts) -> Result<(), Limit> {
        let most = self.limits.header_bytes;
        if most == 0 || head_bytes(parts) <= most as usize { Ok(()) } else { Err(Limit::LongHead(most)) }
    }
    pub(super) fn new_table(&self, from: IpAddr) -> Result<(), Limit> {
        let measures = [&self.new_tables, &self.tables_in_the_long_run];
        let all = measures.into_iter().try_for_each(|measure| welcome(measure.as_ref(), from));
        all.map_err(|TooSoon(wait)| Limit::NewTables(wait))
    }
    /// To be asked before somebody is made a person: whoever throws the cookie away is somebody new each time.
    pub(crate) fn new_person(&self, from: IpAddr) -> Result<(), Limit> {
        welcome(self.new_people.as_ref(), from).map_err(|TooSoon(wait)| Limit::NewPeople(wait))
    }
    /// To be asked before anything is written that others hear or see, whoever says it.
    pub(crate) fn message(&self, from: IpAddr) -> Result<(), Limit> {
        welcome(self.messages.as_ref(), from).map_err(|TooSoon(wait)| Limit::Messages(wait))
    }
    /// To be asked before a record is read: reading plays the whole match again.
    pub(crate) fn new_record(&self, from: IpAddr) -> Result<(), Limit> {
        welcome(self.new_records.as_ref(), from).map_err(|TooSoon(wait)| Limit::NewRecords(wait))
    }
    /// Leave for one more stream.
    pub(crate) fn stream(&self, person: Option<PersonId>, from: IpAddr) -> Result<Pass, Limit> {
        let holders = person.map(Whose::Person).into_iter().chain([Whose::Address(household(from)), Whose::Everybody]);
        let holders: Vec<Whose> = holders.collect();
        let mut open = counted(&self.streams);
        for holder in &holders {
            let (most, limit) = match holder {
                Whose::Person(_) => {
                    (self.limits.streams_of_a_person, Limit::StreamsOfAPerson(self.limits.streams_of_a_person))
                }
                Whose::Address(_) => (self.limits.streams_of_an_address, Limit::StreamsOfAnAddress),
                Whose::Everybody => (self.limits.streams, Limit::Streams),
            };
            if most != 0 && open.get(holder).copied().unwrap_or_default() >= most {
                return Err(limit);
            }
        }
        holders.iter().for_each(|holder| *open.entry(*holder).or_default() += 1);
        Ok(Pass { streams: self.streams.clone(), holders })
    }
    pub(crate) fn open_streams(&self) -> u32 {
        counted(&self.streams).get(&Whose::Everybody).copied().unwrap_or_default()
    }
    /// Forgets addresses that have not been heard of lately.
    pub(crate) fn tidy(&self) {
        let tables = [&self.new_tables, &self.tables_in_the_long_run];
        let others = [&self.requests, &self.new_people, &self.messages, &self.new_records];
        tables.into_iter().chain(others).flatten().for_each(Throttle::tidy);
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = counted(&self.streams);
        for holder in &self.holders {
            if let Some(count) = open.get_mut(holder) {
                *count -= 1;
                if *count == 0 {
                    open.remove(holder);
                }
            }
        }
    }
}

fn counted(streams: &Mutex<HashMap<Whose, u32>>) -> MutexGuard<'_, HashMap<Whose, u32>> {
    streams.lock().unwrap_or_else(PoisonError::into_inner)
}

/// None where a rate of zero switches it off. Without a number, as many may come at once as in the whole time.
fn throttle(rate: u32, within: Duration, at_once: u32) -> Option<Throttle<IpAddr>> {
    let at_once = if at_once == 0 { rate } else { at_once };
    (rate != 0).then(|| Throttle::new(at_once, within / rate))
}

fn welcome(throttle: Option<&Throttle<IpAddr>>, from: IpAddr) -> Result<(), TooSoon> {
    throttle.map_or(Ok(()), |throttle| throttle.check(&household(from)))
}

/// As it came, but for spaces that nobody needs: `GET /path HTTP/1.1`, a line for each header, and an empty one.
fn head_bytes(parts: &Parts) -> usize {
    let address = parts.uri.path_and_query().map_or(1, |address| address.as_str().len());
    let first = parts.method.as_str().len() + address + " ".len() + " HTTP/1.1\r\n".len();
    let header = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + ": \r\n".len();
    first + parts.headers.iter().map(header).sum::<usize>() + "\r\n".len()
}

/// What one household has: an address, or the network that IPv6 gives each of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::StatusCode;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn whoever_asks_too_often_hears_when_to_come_again_and_others_do_not_suffer() {
        let gate = Gate::new(Limits { requests_per_second: 1, requests_at_once: 3, ..Limits::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert!((0..3).all(|_| gate.request(one).is_ok()));
        let Err(limit) = gate.request(one) else { panic!("a fourth at once") };
        assert_eq!((limit.status(), limit.retry_after()), (StatusCode::TOO_MANY_REQUESTS, Some(1)));
        assert!(gate.request(other).is_ok());
        let open = Gate::new(Limits::none());
        assert!((0..10_000).all(|_| open.request(one).is_ok()), "zero is no limit");
    }

    #[test]
    fn a_head_is_measured_as_it_came() {
        let came = "POST /t/k7f3/answer?x=1 HTTP/1.1\r\nhost: club.example\r\ncookie: wardroom=7\r\n\r\n";
        let request = axum::http::Request::post("/t/k7f3/answer?x=1").header("host", "club.example");
        let (parts, ()) = request.header("cookie", "wardroom=7").body(()).unwrap().into_parts();
        assert_eq!(head_bytes(&parts), came.len());
        let gate = |header_bytes| Gate::new(Limits { header_bytes, ..Limits::none() });
        let length = u32::try_from(came.len()).unwrap();
        assert_eq!(gate(length).head(&parts), Ok(()));
        assert_eq!(gate(length - 1).head(&parts), Err(Limit::LongHead(length - 1)));
        assert_eq!(gate(0).head(&parts), Ok(()), "zero is no limit");
    }

    #[test]
    fn one_network_of_ipv6_is_one_household() {
        assert_eq!(household(address("2001:db8::1")), household(address("2001:db8::ffff:2")));
        assert_ne!(household(address("2001:db8::1")), household(address("2001:db8:0:1::1")));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn a_stream_that_ends_makes_room_for_another() {
        let limits = Limits { streams_of_a_person: 1, streams_of_an_address: 3, streams: 4, ..Limits::default() };
        let gate = Gate::new(limits);
        let (home, away) = (address("192.0.2.1"), address("192.0.2.2"));
        let anne = gate.stream(Some(PersonId(1)), home).unwrap();
        assert_eq!(gate.stream(Some(PersonId(1)), away).unwrap_err(), Limit::StreamsOfAPerson(1));
        let others: Vec<Pass> = (0..2).map(|_| gate.stream(None, home).unwrap()).collect();
        assert_eq!(gate.stream(None, home).unwrap_err(), Limit::StreamsOfAnAddress);
        let _guest = gate.stream(None, away).unwrap();
        assert_eq!(gate.stream(None, away).unwrap_err(), Limit::Streams);
        drop(anne);
        assert!(gate.stream(Some(PersonId(1)), away).is_ok());
        drop(others);
        assert_eq!(gate.open_streams(), 1, "only the guest is left");
    }
}
