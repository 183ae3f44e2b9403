//! Notifications about other tables: a player who has one table open learns that something happened at another of theirs.
//! What happened there is looked up in `other_tables.rs`.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;
use wardroom_store::{Holder, PersonId, TableRow};

/// The tables that people have open, by person and table.
#[derive(Debug, Default)]
pub struct TurnNotifier(Mutex<HashMap<PersonId, HashMap<String, watch::Sender<u64>>>>);

impl TurnNotifier {
    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, HashMap<String, watch::Sender<u64>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Grows when something happens at another table of this person than `open`, the one they look at.
    pub fn follow(&self, person: PersonId, open: &str) -> watch::Receiver<u64> {
        self.all().entry(person).or_default().entry(open.to_owned()).or_default().subscribe()
    }
    pub fn has_followers(&self) -> bool {
        !self.all().is_empty()
    }
    /// Forgets tables that are not open any more.
    pub fn tidy(&self) {
        let mut all = self.all();
        all.retain(|_, open| {
            open.retain(|_, news| news.receiver_count() > 0);
            !open.is_empty()
        });
        all.shrink_to_fit();
    }
    /// Something happened at a table: notifies its players and its host at the other tables that they have open.
    pub fn notify(&self, row: &TableRow) {
        let mut all = self.all();
        let seated = row.seats.iter().filter_map(|seat| match seat.holder {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        });
        // The host has the table in their list, too.
        let people: BTreeSet<PersonId> = seated.chain([row.maker]).collect();
        for person in people {
            let Some(open) = all.get_mut(&person) else { continue };
            open.retain(|_, news| news.receiver_count() > 0);
            open.iter()
                .filter(|(table, _)| **table != row.id)
                .for_each(|(_, news)| news.send_modify(|count| *count += 1));
            if open.is_empty() {
                all.remove(&person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_table_is_forgotten_without_any_notification() {
        let notifier = TurnNotifier::default();
        let (kept, gone) = (notifier.follow(PersonId(1), "a"), notifier.follow(PersonId(1), "b"));
        drop((gone, notifier.follow(PersonId(2), "a")));
        notifier.tidy();
        let known: Vec<_> = notifier.all().iter().map(|(person, open)| (*person, open.len())).collect();
        assert_eq!(known, [(PersonId(1), 1)]);
        assert!(!kept.has_changed().expect("an open table is not forgotten"), "and is not notified of it");
    }
}
