//! A limit that a client has met: status, code, sentence, and when to try again.

use axum::http::StatusCode;
use std::time::Duration;
use wardroom_ui::Say;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// With the time until the next one is allowed.
    Requests(Duration),
    NewTables(Duration),
    NewPeople(Duration),
    Messages(Duration),
    NewRecords(Duration),
    TablesOfAPerson(u32),
    Tables,
    StreamsOfAPerson(u32),
    StreamsOfAnAddress,
    Streams,
    /// The body did not come in time.
    Slow,
    /// More than this many bytes before the body.
    LongHead(u32),
}

/// The codes of all limits of requests, so that their metrics exist before they are met. Those of connections are
/// `wardroom_http::CannedReplies::CODES`.
pub(crate) const CODES: [&str; 18] = [
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
    // Of forms, guesses and hints (`error.rs`).
    "too-large",
    "too-often",
    "hints-later",
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
            | Limit::StreamsOfAnAddress => StatusCode::TOO_MANY_REQUESTS,
            Limit::Tables | Limit::Streams => StatusCode::SERVICE_UNAVAILABLE,
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
            Limit::TablesOfAPerson(_) => "limit-tables-of-a-person",
            Limit::Tables => "limit-tables",
            Limit::StreamsOfAPerson(_) => "limit-streams-of-a-person",
            Limit::StreamsOfAnAddress => "limit-streams-of-an-address",
            Limit::Streams => "limit-streams",
            Limit::Slow => "slow",
            Limit::LongHead(_) => "long-head",
        }
    }
    pub(crate) fn message(self, say: Say<'_>) -> String {
        let seconds = self.retry_after().unwrap_or_default();
        match self {
            Limit::Requests(_) => say.with("limit-requests", &[("seconds", seconds.into())]),
            Limit::NewTables(_) => say.with("limit-new-tables", &[("seconds", seconds.into())]),
            Limit::NewPeople(_) => say.with("limit-new-people", &[("seconds", seconds.into())]),
            Limit::Messages(_) => say.with("limit-messages", &[("seconds", seconds.into())]),
            Limit::NewRecords(_) => say.with("limit-new-records", &[("seconds", seconds.into())]),
            Limit::TablesOfAPerson(most) => say.with("limit-tables-of-a-person", &[("most", most.into())]),
            Limit::Tables => say.text("limit-tables"),
            Limit::StreamsOfAPerson(most) => say.with("limit-streams-of-a-person", &[("most", most.into())]),
            Limit::StreamsOfAnAddress => say.text("limit-streams-of-an-address"),
            Limit::Streams => say.text("limit-streams"),
            Limit::Slow => say.text("limit-slow"),
            Limit::LongHead(most) => say.with("limit-long-head", &[("most", most.into())]),
        }
    }
    /// Seconds after which a repeated request may succeed; none if something else must be done first.
    pub(crate) fn retry_after(self) -> Option<u32> {
        match self {
            Limit::Requests(wait)
            | Limit::NewTables(wait)
            | Limit::NewPeople(wait)
            | Limit::Messages(wait)
            | Limit::NewRecords(wait) => Some(wait.as_secs().saturating_add(1).min(3600) as u32),
            Limit::Tables => Some(60),
            Limit::StreamsOfAPerson(_) | Limit::StreamsOfAnAddress | Limit::Streams => Some(15),
            Limit::Slow => Some(1),
            Limit::TablesOfAPerson(_) | Limit::LongHead(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::AppError;
    use std::collections::BTreeSet;
    use wardroom_accounts::AccountError;
    use wardroom_live::{LiveError, render_pool::PoolFull};

    #[test]
    fn every_limit_can_be_counted_before_it_is_met() {
        let wait = Duration::ZERO;
        let limits = [
            Limit::Requests(wait),
            Limit::NewTables(wait),
            Limit::NewPeople(wait),
            Limit::Messages(wait),
            Limit::NewRecords(wait),
            Limit::TablesOfAPerson(1),
            Limit::Tables,
            Limit::StreamsOfAPerson(1),
            Limit::StreamsOfAnAddress,
            Limit::Streams,
            Limit::Slow,
            Limit::LongHead(1),
        ];
        let others = [
            LiveError::RecordsFull,
            LiveError::PoolFull(PoolFull::Queue),
            LiveError::PoolFull(PoolFull::OfAnAddress),
            AccountError::TooOften(1).into(),
            LiveError::HintsLater(1),
        ];
        let all =
            limits.map(AppError::from).into_iter().chain(others.map(AppError::from)).chain([AppError::TooLarge(1)]);
        let codes: BTreeSet<&str> =
            all.inspect(|error| assert!(error.is_of_a_limit())).map(|error| error.code()).collect();
        assert_eq!(codes, BTreeSet::from(CODES));
    }
}
