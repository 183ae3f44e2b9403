//! A limit that somebody has met, and what they are told.

use crate::trouble::Trouble;
use axum::http::StatusCode;
use std::time::Duration;
use wardroom_ui::Say;

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

/// The codes of everything that counts as a limit, whoever keeps it.
pub(crate) const CODES: [&str; 21] = [
    "limit-requests",
    "limit-new-tables",
    "limit-new-people",
    "limit-messages",
    "limit-new-records",
    "limit-records",
    "limit-tables-of-a-person",
    "limit-tables",
    "limit-streams-of-a-person",
    "limit-streams-of-an-address",
    "limit-streams",
    "limit-pictures",
    "limit-pictures-of-an-address",
    "slow",
    "long-head",
    // Of forms and guesses (`trouble.rs`), and of connections (`doors.rs`).
    "too-large",
    "too-often",
    "hints-later",
    "limit-connections",
    "limit-connections-of-an-address",
    "long-address",
];

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_counted_before_it_is_met() {
        let wait = Duration::ZERO;
        let all = [
            Limit::Requests(wait),
            Limit::NewTables(wait),
            Limit::NewPeople(wait),
            Limit::Messages(wait),
            Limit::NewRecords(wait),
            Limit::Records,
            Limit::TablesOfAPerson(1),
            Limit::Tables,
            Limit::StreamsOfAPerson(1),
            Limit::StreamsOfAnAddress,
            Limit::Streams,
            Limit::Pictures,
            Limit::PicturesOfAnAddress,
            Limit::Slow,
            Limit::LongHead(1),
        ];
        let others = [Trouble::TooLarge(1), Trouble::TooOften(1), Trouble::HintsLater(1)];
        let codes = all.map(Limit::code).into_iter().chain(others.iter().map(Trouble::code));
        assert!(codes.clone().eq(CODES.into_iter().take(18)), "{:?}", codes.collect::<Vec<_>>());
    }
}
