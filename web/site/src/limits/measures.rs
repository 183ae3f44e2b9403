//! Every limit that a host may set, and how much it usually is.

use std::time::Duration;

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
    /// For which a stream may say nothing before it shows that it is still there.
    pub stream_beat: Duration,
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
        stream_beat: Duration::from_secs(15),
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
