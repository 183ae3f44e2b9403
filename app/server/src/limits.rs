//! How much one person, one address and everybody together may ask of this server, and what whoever asks for more is told.
//! Where each limit is kept: requests in `guard.rs`, tables in `gather.rs`, streams in `stream.rs`, connections in `doors.rs`,
//! pictures and look-backs in `easel.rs`.

use crate::{
    app::{App, now},
    reader::Reader,
    throttle::{Throttle, TooSoon},
    trouble::Trouble,
};
use axum::http::{HeaderName, HeaderValue, StatusCode, request::Parts};
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use wardroom_screen::Say;
use wardroom_store::{Millis, PersonId};

/// Every limit. Zero switches one off. The usual ones let a whole club play behind one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Of one address, in the long run. Files of the site (`/assets/`) are not counted.
    pub requests_per_second: u32,
    /// Of one address, at once.
    pub requests_at_once: u32,
    /// Made from one address.
    pub new_tables_per_minute: u32,
    /// The same in the long run: whoever is somebody new each time must not fill the house in an afternoon.
    pub new_tables_per_hour: u32,
    /// People who have no name here yet and become somebody, from one address.
    pub new_people_per_minute: u32,
    /// Said, renamed and muted from one address.
    pub messages_per_minute: u32,
    /// Records from elsewhere that somebody brings, from one address.
    pub new_records_per_minute: u32,
    /// Made by one person and not yet over.
    pub tables_of_a_person: u32,
    /// Not yet over.
    pub tables: u32,
    pub streams_of_a_person: u32,
    pub streams_of_an_address: u32,
    pub streams: u32,
    /// Pictures of the past and records to be read, which wait for their turn.
    pub pictures: u32,
    /// Those that somebody asks for from one address.
    pub pictures_of_an_address: u32,
    pub connections: u32,
    /// A proxy that is trusted is no address: everybody comes through it.
    pub connections_of_an_address: u32,
    /// Of a form.
    pub form_bytes: u32,
    /// Of a record from elsewhere.
    pub record_bytes: u32,
    /// Of all records from elsewhere together.
    pub all_records_bytes: u32,
    /// Of a request before its body.
    pub header_bytes: u32,
    /// Until a request has come as far as its body; a connection that is kept waits no longer for the next one.
    pub header_time: Duration,
    /// Until the body of a request is there.
    pub body_time: Duration,
    /// For which a reader may take nothing of what is written to it.
    pub write_time: Duration,
    /// After which a stream ends, and the browser opens the next.
    pub stream_time: Duration,
    /// After so many days without anything happening a table counts against no limit, and one that gathers is not listed
    /// any more. Nothing is deleted, and whatever happens there brings it back. Zero: never.
    pub quiet_days: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::USUAL
    }
}

impl Limits {
    /// What nobody has decided otherwise.
    pub const USUAL: Limits = Limits {
        requests_per_second: 100,
        requests_at_once: 1000,
        new_tables_per_minute: 120,
        new_tables_per_hour: 600,
        new_people_per_minute: 60,
        messages_per_minute: 300,
        new_records_per_minute: 20,
        tables_of_a_person: 200,
        tables: 20_000,
        streams_of_a_person: 60,
        streams_of_an_address: 1000,
        streams: 10_000,
        pictures: 48,
        pictures_of_an_address: 12,
        connections: 12_000,
        connections_of_an_address: 2000,
        form_bytes: 16 * 1024,
        record_bytes: 512 * 1024,
        all_records_bytes: 512 * 1024 * 1024,
        header_bytes: 32 * 1024,
        header_time: Duration::from_secs(30),
        body_time: Duration::from_secs(20),
        write_time: Duration::from_secs(30),
        stream_time: Duration::from_hours(4),
        quiet_days: 14,
    };

    /// For loads that are meant to be more than anybody is allowed.
    pub fn none() -> Limits {
        Limits {
            requests_per_second: 0,
            requests_at_once: 0,
            new_tables_per_minute: 0,
            new_tables_per_hour: 0,
            new_people_per_minute: 0,
            messages_per_minute: 0,
            new_records_per_minute: 0,
            tables_of_a_person: 0,
            tables: 0,
            streams_of_a_person: 0,
            streams_of_an_address: 0,
            streams: 0,
            pictures: 0,
            pictures_of_an_address: 0,
            connections: 0,
            connections_of_an_address: 0,
            ..Limits::default()
        }
    }
}

/// A limit that somebody has met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// With the time until one more is welcome.
    Requests(Duration),
    NewTables(Duration),
    NewPeople(Duration),
    Messages(Duration),
    NewRecords(Duration),
    /// As many records from elsewhere as there is room for.
    Records,
    TablesOfAPerson(u32),
    Tables,
    StreamsOfAPerson(u32),
    StreamsOfAnAddress,
    Streams,
    /// Pictures of the past and records, which are drawn and read for one asker.
    Pictures,
    PicturesOfAnAddress,
    /// The body did not come in time.
    Slow,
    /// More before the body than so many bytes.
    LongHead(u32),
}

impl Limit {
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Limit::Requests(_)
            | Limit::NewTables(_)
            | Limit::NewPeople(_)
            | Limit::Messages(_)
            | Limit::NewRecords(_)
            | Limit::TablesOfAPerson(_)
            | Limit::StreamsOfAPerson(_)
            | Limit::StreamsOfAnAddress
            | Limit::PicturesOfAnAddress => StatusCode::TOO_MANY_REQUESTS,
            Limit::Tables | Limit::Streams | Limit::Pictures | Limit::Records => StatusCode::SERVICE_UNAVAILABLE,
            Limit::Slow => StatusCode::REQUEST_TIMEOUT,
            Limit::LongHead(_) => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        }
    }
    pub(crate) fn code(self) -> &'static str {
        match self {
            Limit::Requests(_) => "limit-requests",
            Limit::NewTables(_) => "limit-new-tables",
            Limit::NewPeople(_) => "limit-new-people",
            Limit::Messages(_) => "limit-messages",
            Limit::NewRecords(_) => "limit-new-records",
            Limit::Records => "limit-records",
            Limit::TablesOfAPerson(_) => "limit-tables-of-a-person",
            Limit::Tables => "limit-tables",
            Limit::StreamsOfAPerson(_) => "limit-streams-of-a-person",
            Limit::StreamsOfAnAddress => "limit-streams-of-an-address",
            Limit::Streams => "limit-streams",
            Limit::Pictures => "limit-pictures",
            Limit::PicturesOfAnAddress => "limit-pictures-of-an-address",
            Limit::Slow => "slow",
            Limit::LongHead(_) => "long-head",
        }
    }
    pub(crate) fn sentence(self, say: Say<'_>) -> String {
        let seconds = self.retry_after().unwrap_or_default();
        match self {
            Limit::Requests(_) => say.with("limit-requests", &[("seconds", seconds.into())]),
            Limit::NewTables(_) => say.with("limit-new-tables", &[("seconds", seconds.into())]),
            Limit::NewPeople(_) => say.with("limit-new-people", &[("seconds", seconds.into())]),
            Limit::Messages(_) => say.with("limit-messages", &[("seconds", seconds.into())]),
            Limit::NewRecords(_) => say.with("limit-new-records", &[("seconds", seconds.into())]),
            Limit::Records => say.text("limit-records"),
            Limit::TablesOfAPerson(most) => say.with("limit-tables-of-a-person", &[("most", most.into())]),
            Limit::Tables => say.text("limit-tables"),
            Limit::StreamsOfAPerson(most) => say.with("limit-streams-of-a-person", &[("most", most.into())]),
            Limit::StreamsOfAnAddress => say.text("limit-streams-of-an-address"),
            Limit::Streams => say.text("limit-streams"),
            Limit::Pictures => say.text("limit-pictures"),
            Limit::PicturesOfAnAddress => say.text("limit-pictures-of-an-address"),
            Limit::Slow => say.text("limit-slow"),
            Limit::LongHead(most) => say.with("limit-long-head", &[("most", most.into())]),
        }
    }
    /// Seconds after which it is worth trying again; none where something else must be done first.
    pub(crate) fn retry_after(self) -> Option<u32> {
        match self {
            Limit::Requests(wait)
            | Limit::NewTables(wait)
            | Limit::NewPeople(wait)
            | Limit::Messages(wait)
            | Limit::NewRecords(wait) => Some(wait.as_secs().saturating_add(1).min(3600) as u32),
            Limit::Tables => Some(60),
            Limit::StreamsOfAPerson(_) | Limit::StreamsOfAnAddress | Limit::Streams => Some(15),
            Limit::Pictures | Limit::PicturesOfAnAddress => Some(5),
            Limit::Slow => Some(1),
            Limit::TablesOfAPerson(_) | Limit::LongHead(_) | Limit::Records => None,
        }
    }
}

impl From<Limit> for Trouble {
    fn from(limit: Limit) -> Trouble {
        Trouble::Limit(limit)
    }
}

/// Counts what is limited.
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
    fn new_table(&self, from: IpAddr) -> Result<(), Limit> {
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

impl App {
    /// Tables at which nothing has happened since this moment are quiet.
    pub(crate) fn quiet_before(&self) -> Millis {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        match self.gate.limits().quiet_days {
            0 => Millis::MIN,
            days => now() - Millis::from(days) * DAY,
        }
    }
    /// Whether the reader may make one more table. To be asked before anything is written.
    pub(crate) async fn may_make_table(&self, reader: &Reader) -> Result<(), Trouble> {
        let (limits, since) = (self.gate.limits(), self.quiet_before());
        if let Some(maker) = reader.id()
            && limits.tables_of_a_person != 0
            && self.store.unfinished_tables(Some(maker), since).await? >= u64::from(limits.tables_of_a_person)
        {
            return Err(Limit::TablesOfAPerson(limits.tables_of_a_person).into());
        }
        if limits.tables != 0 && self.store.unfinished_tables(None, since).await? >= u64::from(limits.tables) {
            return Err(Limit::Tables.into());
        }
        Ok(self.gate.new_table(reader.from)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
