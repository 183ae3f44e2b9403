//! Counts what is limited, by address and by person. Addresses are those of households (`wardroom_http::household`).

use super::{limit::Limit, settings::Limits};
use crate::error::AppError;
use axum::http::{HeaderName, HeaderValue, request::Parts};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use wardroom_accounts::{Throttle, TooSoon, now};
use wardroom_live::LiveTables;
use wardroom_store::{Millis, PersonId};

#[derive(Debug)]
pub(crate) struct RateLimits {
    limits: Limits,
    requests: Option<Throttle<IpAddr>>,
    new_tables: Option<Throttle<IpAddr>>,
    tables_in_the_long_run: Option<Throttle<IpAddr>>,
    new_people: Option<Throttle<IpAddr>>,
    messages: Option<Throttle<IpAddr>>,
    new_records: Option<Throttle<IpAddr>>,
    /// Messages of one person.
    chat: Throttle<PersonId>,
    /// Hints of one person: a bot takes a core while it thinks.
    hints: Throttle<PersonId>,
    streams: Arc<Mutex<HashMap<Holder, u32>>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Holder {
    Person(PersonId),
    Address(IpAddr),
    All,
}

/// Counts as an open stream until it is dropped.
#[derive(Debug)]
pub(crate) struct StreamPermit {
    streams: Arc<Mutex<HashMap<Holder, u32>>>,
    holders: Vec<Holder>,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits) -> RateLimits {
        let a_minute = |rate| throttle(rate, Duration::from_mins(1), 0);
        RateLimits {
            requests: throttle(limits.requests_per_second, Duration::from_secs(1), limits.requests_at_once),
            new_tables: a_minute(limits.new_tables_per_minute),
            tables_in_the_long_run: throttle(limits.new_tables_per_hour, Duration::from_hours(1), 0),
            new_people: a_minute(limits.new_people_per_minute),
            messages: a_minute(limits.messages_per_minute),
            new_records: a_minute(limits.new_records_per_minute),
            chat: Throttle::new(6, Duration::from_secs(2)),
            hints: Throttle::new(12, Duration::from_secs(5)),
            streams: Arc::default(),
            limits,
        }
    }
    pub(crate) fn settings(&self) -> &Limits {
        &self.limits
    }
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), Limit> {
        check(self.requests.as_ref(), from).map_err(|TooSoon(wait)| Limit::Requests(wait))
    }
    /// Whether the request line and headers are short enough.
    pub(crate) fn head(&self, parts: &Parts) -> Result<(), Limit> {
        let most = self.limits.header_bytes;
        if most == 0 || head_bytes(parts) <= most as usize { Ok(()) } else { Err(Limit::LongHead(most)) }
    }
    fn new_table(&self, from: IpAddr) -> Result<(), Limit> {
        let measures = [&self.new_tables, &self.tables_in_the_long_run];
        let all = measures.into_iter().try_for_each(|measure| check(measure.as_ref(), from));
        all.map_err(|TooSoon(wait)| Limit::NewTables(wait))
    }
    /// To be checked before a new person is created: a client without cookies is new each time.
    pub(crate) fn new_person(&self, from: IpAddr) -> Result<(), Limit> {
        check(self.new_people.as_ref(), from).map_err(|TooSoon(wait)| Limit::NewPeople(wait))
    }
    /// To be checked before anything is written that others see.
    pub(crate) fn message(&self, from: IpAddr) -> Result<(), Limit> {
        check(self.messages.as_ref(), from).map_err(|TooSoon(wait)| Limit::Messages(wait))
    }
    /// To be checked before a record is read, which plays the whole match.
    pub(crate) fn new_record(&self, from: IpAddr) -> Result<(), Limit> {
        check(self.new_records.as_ref(), from).map_err(|TooSoon(wait)| Limit::NewRecords(wait))
    }
    /// Admits one more stream.
    pub(crate) fn stream(&self, person: Option<PersonId>, from: IpAddr) -> Result<StreamPermit, Limit> {
        let holders = person.map(Holder::Person).into_iter().chain([Holder::Address(from), Holder::All]);
        let holders: Vec<Holder> = holders.collect();
        let mut open = counted(&self.streams);
        for holder in &holders {
            let (most, limit) = match holder {
                Holder::Person(_) => {
                    (self.limits.streams_of_a_person, Limit::StreamsOfAPerson(self.limits.streams_of_a_person))
                }
                Holder::Address(_) => (self.limits.streams_of_an_address, Limit::StreamsOfAnAddress),
                Holder::All => (self.limits.streams, Limit::Streams),
            };
            if most != 0 && open.get(holder).copied().unwrap_or_default() >= most {
                return Err(limit);
            }
        }
        holders.iter().for_each(|holder| *open.entry(*holder).or_default() += 1);
        Ok(StreamPermit { streams: self.streams.clone(), holders })
    }
    pub(crate) fn open_streams(&self) -> u32 {
        counted(&self.streams).get(&Holder::All).copied().unwrap_or_default()
    }
    /// One more message of this person.
    pub(crate) fn chat(&self, person: PersonId) -> Result<(), TooSoon> {
        self.chat.check(&person)
    }
    /// One more hint for this person.
    pub(crate) fn hint(&self, person: PersonId) -> Result<(), TooSoon> {
        self.hints.check(&person)
    }
    /// Tables that have not changed since this time are quiet.
    pub(crate) fn quiet_before(&self) -> Millis {
        self.limits.quiet_before(now())
    }
    /// Whether a client may create one more table. To be checked before anything is written.
    pub(crate) async fn may_make_table(
        &self,
        tables: &LiveTables,
        person: Option<PersonId>,
        from: IpAddr,
    ) -> Result<(), AppError> {
        let (limits, since, store) = (&self.limits, self.quiet_before(), tables.store());
        if let Some(maker) = person
            && limits.tables_of_a_person != 0
            && store.unfinished_tables(Some(maker), since).await? >= u64::from(limits.tables_of_a_person)
        {
            return Err(Limit::TablesOfAPerson(limits.tables_of_a_person).into());
        }
        if limits.tables != 0 && store.unfinished_tables(None, since).await? >= u64::from(limits.tables) {
            return Err(Limit::Tables.into());
        }
        Ok(self.new_table(from)?)
    }
    /// Forgets addresses and people that have not come lately.
    pub(crate) fn tidy(&self) {
        let tables = [&self.new_tables, &self.tables_in_the_long_run];
        let others = [&self.requests, &self.new_people, &self.messages, &self.new_records];
        tables.into_iter().chain(others).flatten().for_each(Throttle::tidy);
        self.chat.tidy();
        self.hints.tidy();
    }
}

impl Drop for StreamPermit {
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

fn counted(streams: &Mutex<HashMap<Holder, u32>>) -> MutexGuard<'_, HashMap<Holder, u32>> {
    streams.lock().unwrap_or_else(PoisonError::into_inner)
}

/// None if a rate of zero switches it off. Without a burst, that is the rate.
fn throttle(rate: u32, within: Duration, at_once: u32) -> Option<Throttle<IpAddr>> {
    let at_once = if at_once == 0 { rate } else { at_once };
    (rate != 0).then(|| Throttle::new(at_once, within / rate))
}

fn check(throttle: Option<&Throttle<IpAddr>>, from: IpAddr) -> Result<(), TooSoon> {
    throttle.map_or(Ok(()), |throttle| throttle.check(&from))
}

/// The length of `GET /path HTTP/1.1`, a line for each header, and an empty line.
fn head_bytes(parts: &Parts) -> usize {
    let address = parts.uri.path_and_query().map_or(1, |address| address.as_str().len());
    let first = parts.method.as_str().len() + address + " ".len() + " HTTP/1.1\r\n".len();
    let header = |(name, value): (&HeaderName, &HeaderValue)| name.as_str().len() + value.len() + ": \r\n".len();
    first + parts.headers.iter().map(header).sum::<usize>() + "\r\n".len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::StatusCode;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_client_over_the_limit_is_told_when_to_retry_and_others_are_not_affected() {
        let gate = RateLimits::new(Limits { requests_per_second: 1, requests_at_once: 3, ..Limits::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert!((0..3).all(|_| gate.request(one).is_ok()));
        let Err(limit) = gate.request(one) else { panic!("a fourth at once") };
        assert_eq!((limit.status(), limit.retry_after()), (StatusCode::TOO_MANY_REQUESTS, Some(1)));
        assert!(gate.request(other).is_ok());
        let open = RateLimits::new(Limits::none());
        assert!((0..10_000).all(|_| open.request(one).is_ok()), "zero is no limit");
    }

    #[test]
    fn a_head_is_measured_as_it_was_sent() {
        let came = "POST /t/k7f3/answer?x=1 HTTP/1.1\r\nhost: club.example\r\ncookie: wardroom=7\r\n\r\n";
        let request = axum::http::Request::post("/t/k7f3/answer?x=1").header("host", "club.example");
        let (parts, ()) = request.header("cookie", "wardroom=7").body(()).unwrap().into_parts();
        assert_eq!(head_bytes(&parts), came.len());
        let gate = |header_bytes| RateLimits::new(Limits { header_bytes, ..Limits::none() });
        let length = u32::try_from(came.len()).unwrap();
        assert_eq!(gate(length).head(&parts), Ok(()));
        assert_eq!(gate(length - 1).head(&parts), Err(Limit::LongHead(length - 1)));
        assert_eq!(gate(0).head(&parts), Ok(()), "zero is no limit");
    }

    #[test]
    fn a_stream_that_ends_makes_room_for_another() {
        let limits = Limits { streams_of_a_person: 1, streams_of_an_address: 3, streams: 4, ..Limits::default() };
        let gate = RateLimits::new(limits);
        let (home, away) = (address("192.0.2.1"), address("192.0.2.2"));
        let anne = gate.stream(Some(PersonId(1)), home).unwrap();
        assert_eq!(gate.stream(Some(PersonId(1)), away).unwrap_err(), Limit::StreamsOfAPerson(1));
        let others: Vec<StreamPermit> = (0..2).map(|_| gate.stream(None, home).unwrap()).collect();
        assert_eq!(gate.stream(None, home).unwrap_err(), Limit::StreamsOfAnAddress);
        let _guest = gate.stream(None, away).unwrap();
        assert_eq!(gate.stream(None, away).unwrap_err(), Limit::Streams);
        drop(anne);
        assert!(gate.stream(Some(PersonId(1)), away).is_ok());
        drop(others);
        assert_eq!(gate.open_streams(), 1, "only the guest is left");
    }
}
