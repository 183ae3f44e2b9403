//! Where else somebody is waited for: whoever sits at one table hears when another one asks for them.

use crate::{
    app::{App, Shared},
    desk::Tables,
    seating,
    trouble::Trouble,
};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};
use tokio::sync::watch;
use wardroom_screen::{Language, page::Elsewhere};
use wardroom_store::{Holder, PersonId, State, TableRow};

/// More tables than this nobody plays at once.
const MINE: u32 = 40;

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
    /// Something happened at a table: all who sit there may be waited for, or no longer.
    pub(crate) fn ring(&self, row: &TableRow) {
        let mut all = self.all();
        for seat in &row.seats {
            let Holder::Person(person) = seat.holder else { continue };
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
    for row in app.store.tables_of(person, MINE).await?.into_iter().rev() {
        if row.state == State::Playing && row.id != here && is_awaited(app, &row.id, person).await {
            let game = app.game(&row.game)?.title(language);
            waiting.push(Elsewhere { href: format!("/t/{}", row.id), game });
        }
    }
    Ok(waiting)
}

/// A table that cannot be read waits for nobody.
async fn is_awaited(app: &Shared, table: &str, person: PersonId) -> bool {
    let Ok(desk) = Tables::get(app, table).await else { return false };
    let awaited = desk.glance(app, |row, sitting| {
        Ok(seating::seats_of(row, Some(person)).into_iter().any(|seat| seating::is_awaited(sitting, seat)))
    });
    awaited.await.unwrap_or(false)
}

impl App {
    /// The bells of those who sit at a table ring at all others that they have open.
    pub(crate) fn ring(&self, row: &TableRow) {
        self.calls.ring(row);
    }
}
