//! Presence between servers over one database: each reports its visitors when they change, and repeats the report before it
//! expires. Nothing of it is stored. Over a SQLite file there is no other server.

use crate::{presence::PresenceReport, table::LiveTable, tables::LiveTables};
use serde_json::{Map, Value};
use std::time::{Duration, Instant};
use tokio::sync::watch;
use wardroom_store::{Holder, PersonId, Store};

/// News is reported after this part of the pause between two reports.
const SOON: u32 = 10;
/// A report is valid for this many pauses.
const LEASE: u32 = 3;
/// After this many times the delay of news, the other servers have replied to a server that has loaded a table.
const SETTLED: u32 = 3;
/// With more visitors than this, players are reported first.
const CROWD: usize = 30;

/// Reports presence until the server stops.
pub async fn broadcast_presence(tables: LiveTables, pause: Duration, mut stopping: watch::Receiver<bool>) {
    if !tables.store().is_shared() {
        return;
    }
    let mut told: Option<Instant> = None;
    while tokio::time::timeout(pause / SOON, stopping.wait_for(|stop| *stop)).await.is_err() {
        let is_time = told.is_none_or(|told| told.elapsed() >= pause);
        if is_time {
            told = Some(Instant::now());
        }
        let mut messages = Messages::default();
        for table in tables.in_memory() {
            table.presence.lapse();
            if let Some(report) = table.presence.report(is_time) {
                messages.add(&table.id, report.write(&players_first(&table, &report).await));
            }
        }
        if let Err(error) = tables.store().broadcast(&messages.all()).await {
            tracing::warn!(%error, "cannot report presence to the other servers; trying again");
            told = None;
        }
    }
}

/// The players, if there are many visitors.
async fn players_first(table: &LiveTable, report: &PresenceReport) -> Vec<PersonId> {
    if report.people.len() <= CROWD {
        return Vec::new();
    }
    let Ok(row) = table.row().await else { return Vec::new() };
    let holders = row.seats.iter().filter_map(|seat| match seat.holder {
        Holder::Person(person) => Some(person),
        Holder::Open | Holder::Bot(_) => None,
    });
    holders.collect()
}

/// Applies the report of another server.
pub(crate) fn receive(tables: &LiveTables, server: &str, word: &str, pause: Duration) {
    let Ok(Value::Object(reports)) = serde_json::from_str(word) else {
        return tracing::warn!("cannot parse the report of another server; is it of the same version?");
    };
    for (id, report) in reports {
        if let (Some(table), Some(report)) = (tables.peek(&id), PresenceReport::parse(&report)) {
            table.presence.receive(server, report, pause * LEASE);
        }
    }
}

/// How long a table must be in memory until the other servers have reported.
pub fn settling_time(tables: &LiveTables, pause: Duration) -> Duration {
    if tables.store().is_shared() { pause / SOON * SETTLED } else { Duration::ZERO }
}

/// Reports of many tables in few messages of a limited length.
#[derive(Debug, Default)]
struct Messages {
    done: Vec<String>,
    tables: Map<String, Value>,
    length: usize,
}

impl Messages {
    fn add(&mut self, table: &str, report: Value) {
        let long = table.len() + report.to_string().len() + "\"\":,".len();
        if self.length + long > Store::LONGEST_BROADCAST - "{}".len() {
            self.end();
        }
        self.length += long;
        self.tables.insert(table.to_owned(), report);
    }
    fn end(&mut self) {
        if !self.tables.is_empty() {
            self.done.push(Value::Object(std::mem::take(&mut self.tables)).to_string());
        }
        self.length = 0;
    }
    fn all(mut self) -> Vec<String> {
        self.end();
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_tables_fit_into_few_messages_of_limited_length() {
        let report = PresenceReport {
            people: [(PersonId(7), "Anna".to_owned())].into(),
            strangers: 1,
            ..PresenceReport::default()
        };
        let mut messages = Messages::default();
        for table in 0..500 {
            messages.add(&format!("table{table}"), report.write(&[]));
        }
        let messages = messages.all();
        assert!(messages.len() > 1 && messages.len() < 10, "{}", messages.len());
        assert!(messages.iter().all(|word| word.len() <= Store::LONGEST_BROADCAST));
        let told: Vec<(String, Value)> = messages
            .iter()
            .flat_map(|word| serde_json::from_str::<Map<String, Value>>(word).expect("a word is whole"))
            .collect();
        assert_eq!(told.len(), 500);
        assert!(told.iter().all(|(_, told)| PresenceReport::parse(told).as_ref() == Some(&report)));
        assert!(Messages::default().all().is_empty(), "nothing to tell, nothing told");
    }
}
