//! Every limit that a host may set, with its default.

use std::time::Duration;
use wardroom_store::Millis;

/// Zero switches a limit off. The defaults let a whole club play behind one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Of one address, on average. Files of the site (`/assets/`) are not counted.
    pub requests_per_second: u32,
    /// Of one address, as a burst.
    pub requests_at_once: u32,
    /// Created from one address.
    pub new_tables_per_minute: u32,
    /// The same per hour, so that a client without cookies cannot fill the server in an afternoon.
    pub new_tables_per_hour: u32,
    /// New people from one address.
    pub new_people_per_minute: u32,
    /// Messages, renamings and mutes from one address.
    pub messages_per_minute: u32,
    /// Uploaded records from one address.
    pub new_records_per_minute: u32,
    /// Created by one person and not over.
    pub tables_of_a_person: u32,
    /// Not over.
    pub tables: u32,
    pub streams_of_a_person: u32,
    pub streams_of_an_address: u32,
    pub streams: u32,
    /// Requests for moments of replays and for records that wait to be rendered or read.
    pub pictures: u32,
    /// The same from one address.
    pub pictures_of_an_address: u32,
    pub connections: u32,
    /// Trusted proxies are not counted: all clients share them.
    pub connections_of_an_address: u32,
    /// Of a form.
    pub form_bytes: u32,
    /// Of a record from elsewhere.
    pub record_bytes: u32,
    /// Of all records from elsewhere together.
    pub all_records_bytes: u32,
    /// Of a request before its body.
    pub header_bytes: u32,
    /// Until the headers of a request are complete; also the longest pause before the next request of a connection.
    pub header_time: Duration,
    /// Until the body of a request is complete.
    pub body_time: Duration,
    /// How long a client may take nothing of what is written to it.
    pub write_time: Duration,
    /// After which a stream ends, and the browser opens the next.
    pub stream_time: Duration,
    /// After a silence of this length a stream sends a `beat`.
    pub stream_beat: Duration,
    /// After this many days without a change a table counts against no limit, and is not listed if it has not begun. Nothing is
    /// deleted, and any change brings it back. Zero: never.
    pub quiet_days: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits::USUAL
    }
}

impl Limits {
    /// Tables that have not changed since this time are quiet.
    pub(crate) fn quiet_before(&self, now: Millis) -> Millis {
        const DAY: Millis = 24 * 60 * 60 * 1000;
        match self.quiet_days {
            0 => Millis::MIN,
            days => now - Millis::from(days) * DAY,
        }
    }
    /// The defaults.
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
        stream_beat: Duration::from_secs(15),
        quiet_days: 14,
    };

    /// Without limits of rate and number, for load tests.
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
