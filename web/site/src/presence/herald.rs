//! Tells the other servers of the house who is at which table here, and hears it from them: soon when somebody comes or
//! goes, and again and again, so that it is believed. Nothing of it is written down. Over a SQLite file nobody else is told.

use super::elsewhere::Sight;
use crate::{app::Shared, desk::Desk};
use serde_json::{Map, Value};
use std::time::{Duration, Instant};
use wardroom_store::{Holder, PersonId, Store};

/// Of the time between two tellings: so soon is told what is new.
const SOON: u32 = 10;
/// Of the same: so long is believed what was told.
const LEASE: u32 = 3;
/// Of what is soon: after so long the others have heard that a table was taken in, and have answered.
const SETTLED: u32 = 3;
/// With more visitors than this it matters who is told of first.
const CROWD: usize = 30;

pub(crate) async fn herald(app: Shared) {
    if !app.store.is_shared() {
        return;
    }
    let pause = app.pace.company_pause;
    let mut stopping = app.stopping.subscribe();
    let mut told: Option<Instant> = None;
    while tokio::time::timeout(pause / SOON, stopping.wait_for(|stop| *stop)).await.is_err() {
        let is_time = told.is_none_or(|told| told.elapsed() >= pause);
        if is_time {
            told = Some(Instant::now());
        }
        let mut words = Words::default();
        for desk in app.tables.every() {
            desk.presence.lapse();
            if let Some(sight) = desk.presence.to_tell(is_time) {
                words.add(&desk.id, sight.write(&first(&app, &desk, &sight).await));
            }
        }
        if let Err(error) = app.store.broadcast(&words.all()).await {
            tracing::warn!(%error, "cannot tell the other servers who is here; trying again");
            told = None;
        }
    }
}

/// Those of a crowd whom the others must know of: the players.
async fn first(app: &Shared, desk: &Desk, sight: &Sight) -> Vec<PersonId> {
    if sight.people.len() <= CROWD {
        return Vec::new();
    }
    let Ok(row) = desk.row(app).await else { return Vec::new() };
    let holders = row.seats.iter().filter_map(|seat| match seat.holder {
        Holder::Person(person) => Some(person),
        Holder::Open | Holder::Bot(_) => None,
    });
    holders.collect()
}

/// Another server tells whom it sees at its tables.
pub(crate) fn hear(app: &Shared, server: &str, word: &str) {
    let Ok(Value::Object(tables)) = serde_json::from_str(word) else {
        return tracing::warn!("another server says what this one does not understand; is it of the same version?");
    };
    for (table, told) in tables {
        if let (Some(desk), Some(sight)) = (app.tables.glimpse(&table), Sight::read(&told)) {
            desk.presence.hear(server, sight, app.pace.company_pause * LEASE);
        }
    }
}

/// How long a table must be in memory to know whom the other servers see.
pub(crate) fn settling_time(app: &Shared) -> Duration {
    if app.store.is_shared() { app.pace.company_pause / SOON * SETTLED } else { Duration::ZERO }
}

/// Many tables in one word, and no word too long.
#[derive(Debug, Default)]
struct Words {
    done: Vec<String>,
    tables: Map<String, Value>,
    length: usize,
}

impl Words {
    fn add(&mut self, table: &str, sight: Value) {
        let long = table.len() + sight.to_string().len() + "\"\":,".len();
        if self.length + long > Store::LONGEST_BROADCAST - "{}".len() {
            self.end();
        }
        self.length += long;
        self.tables.insert(table.to_owned(), sight);
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
    fn many_tables_are_told_in_few_words_of_which_none_is_too_long() {
        let sight = Sight { people: [(PersonId(7), "Anna".to_owned())].into(), strangers: 1, ..Sight::default() };
        let mut words = Words::default();
        for table in 0..500 {
            words.add(&format!("table{table}"), sight.write(&[]));
        }
        let words = words.all();
        assert!(words.len() > 1 && words.len() < 10, "{}", words.len());
        assert!(words.iter().all(|word| word.len() <= Store::LONGEST_BROADCAST));
        let told: Vec<(String, Value)> = words
            .iter()
            .flat_map(|word| serde_json::from_str::<Map<String, Value>>(word).expect("a word is whole"))
            .collect();
        assert_eq!(told.len(), 500);
        assert!(told.iter().all(|(_, told)| Sight::read(told).as_ref() == Some(&sight)));
        assert!(Words::default().all().is_empty(), "nothing to tell, nothing told");
    }
}
