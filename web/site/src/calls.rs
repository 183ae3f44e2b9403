//! Where else somebody is waited for: whoever sits at one table hears when another one asks for them.

use crate::{
    app::{App, Shared, now},
    lobby::Sights,
    seating,
    trouble::Trouble,
};
use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;
use wardroom_store::{Holder, Millis, PersonId, SeatRow, State, TableRow};
use wardroom_ui::{
    Language,
    page::{Call, Elsewhere},
};

/// The people who have a table open, and which.
#[derive(Debug, Default)]
pub(crate) struct Calls(Mutex<HashMap<PersonId, HashMap<String, watch::Sender<u64>>>>);

impl Calls {
    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, HashMap<String, watch::Sender<u64>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    /// Grows when something happens at another table of this person than the one they look at.
    pub(crate) fn follow(&self, person: PersonId, at: &str) -> watch::Receiver<u64> {
        self.all().entry(person).or_default().entry(at.to_owned()).or_default().subscribe()
    }
    /// Whether anybody would hear a bell.
    pub(crate) fn is_heard(&self) -> bool {
        !self.all().is_empty()
    }
    /// Forgets whoever has closed what they had open. Of those who sit somewhere a bell does so too; onlookers hear none.
    pub(crate) fn tidy(&self) {
        let mut all = self.all();
        all.retain(|_, open| {
            open.retain(|_, bell| bell.receiver_count() > 0);
            !open.is_empty()
        });
        all.shrink_to_fit();
    }
    /// Something happened at a table: all who sit there may be waited for, or no longer.
    pub(crate) fn ring(&self, row: &TableRow) {
        let mut all = self.all();
        let sitting = row.seats.iter().filter_map(|seat| match seat.holder {
            Holder::Person(person) => Some(person),
            Holder::Open | Holder::Bot(_) => None,
        });
        // Whoever made the table has it on their list, too.
        let people: BTreeSet<PersonId> = sitting.chain([row.maker]).collect();
        for person in people {
            let Some(open) = all.get_mut(&person) else { continue };
            open.retain(|_, bell| bell.receiver_count() > 0);
            open.iter()
                .filter(|(table, _)| **table != row.id)
                .for_each(|(_, bell)| bell.send_modify(|news| *news += 1));
            if open.is_empty() {
                all.remove(&person);
            }
        }
    }
}

/// The tables that wait for this person, but for the one they look at; whoever has waited longest comes first.
pub(crate) async fn elsewhere(
    app: &Shared,
    person: PersonId,
    here: &str,
    language: Language,
) -> Result<Vec<Elsewhere>, Trouble> {
    let mut waiting = Vec::new();
    let mut rows = app.store.unfinished_of(person, app.quiet_before()).await?;
    rows.sort_by(|one, other| one.id.cmp(&other.id));
    for row in rows {
        let call = match row.state {
            _ if row.id == here => None,
            // Nothing happens there but in public.
            State::Gathering => is_laid_for(&row, person).then_some((Call::Turn, row.updated)),
            State::Playing => call(app, &row, person, language).await,
            State::Over | State::CalledOff => None,
        };
        if let Some((call, since)) = call {
            let game = app.game(&row.game)?.title(language);
            waiting.push((since, Elsewhere { href: format!("/t/{}", row.id), game, call }));
        }
    }
    // Not by when something happened there last: an answer under seal must not show here.
    waiting.sort_by_key(|(since, _)| *since);
    Ok(waiting.into_iter().map(|(_, table)| table).collect())
}

/// Everybody sits, and this person has not said that they are ready: another game after the last, for one.
fn is_laid_for(row: &TableRow, person: PersonId) -> bool {
    let is_mine = |seat: &SeatRow| seat.holder == Holder::Person(person) && seat.contribution.is_none();
    row.seats.iter().all(|seat| seat.holder != Holder::Open) && row.seats.iter().any(is_mine)
}

/// As the lobby knows it: nothing is taken into memory for a hint. A table that cannot be read waits for nobody.
async fn call(app: &Shared, row: &TableRow, person: PersonId, language: Language) -> Option<(Call, Millis)> {
    let sight = Sights::of(app, row, language, &seating::names(app, row, language)).await?;
    let call = sight.call(row, person, now())?;
    Some((call, sight.waits_since(row, person, now())))
}

impl App {
    /// The bells of those who sit at a table ring at all others that they have open.
    pub(crate) fn ring(&self, row: &TableRow) {
        self.calls.ring(row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_closed_a_table_is_forgotten_also_if_no_bell_ever_rings() {
        let calls = Calls::default();
        let (kept, gone) = (calls.follow(PersonId(1), "a"), calls.follow(PersonId(1), "b"));
        drop((gone, calls.follow(PersonId(2), "a")));
        calls.tidy();
        let known: Vec<_> = calls.all().iter().map(|(person, open)| (*person, open.len())).collect();
        assert_eq!(known, [(PersonId(1), 1)]);
        assert!(!kept.has_changed().expect("whoever is there is not forgotten"), "and hears nothing of it");
    }
}
