//! What a list knows of a match: where it stands, for whom it waits and since when. A match that nobody has open is played
//! again for that, at the easel, and leaves the memory at once; what was seen is kept until something happens there.

use crate::{
    absent::Agenda,
    app::Shared,
    desk::{Position, Tables, guarded},
    seating,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use wardroom_catalog::RenderContext;
use wardroom_kernel::{Seat, Seats, Viewer};
use wardroom_store::{Millis, PersonId, State, TableRow};
use wardroom_ui::{Language, page::Call};

#[derive(Debug)]
pub(crate) struct Sight {
    /// The state as anybody may know it, or how it ended; none if that cannot be told.
    pub(super) words: Option<String>,
    /// The seats whose people the match waits for.
    pub(super) awaited: Seats,
    /// Those of them that it waits for as everybody sees it, and since when.
    pub(super) waits: Vec<(Seat, Millis)>,
    /// Until when seats have time.
    pub(super) deadlines: Vec<(Seat, Millis)>,
    /// About whom the others choose.
    pub(super) agenda: Agenda,
}

impl Sight {
    fn of(position: &Position, names: &[String], language: Language) -> Sight {
        let (sitting, clocks) = (&position.sitting, &position.clocks);
        let moment = RenderContext { viewer: Viewer::Spectator, names, language };
        let end = || sitting.outcome().and_then(|_| sitting.draw(moment).end);
        Sight {
            words: guarded(|| end().unwrap_or_else(|| sitting.state(moment))).ok(),
            awaited: sitting.seats().filter(|&seat| position.calls(seat)).collect(),
            waits: sitting.seats().filter_map(|seat| Some((seat, clocks.waits_since(seat)?))).collect(),
            deadlines: sitting.seats().filter_map(|seat| Some((seat, clocks.of(seat)?.deadline()?))).collect(),
            agenda: Agenda::of(&**sitting, clocks, &position.absence),
        }
    }
    /// For what somebody is called to the table, if they are.
    pub(crate) fn call(&self, row: &TableRow, person: PersonId, now: Millis) -> Option<Call> {
        let mut own = seating::seats_of(row, Some(person));
        if own.any(|seat| self.awaited.contains(seat)) {
            return Some(Call::Turn);
        }
        (!self.agenda.asks(row, person, now).is_empty()).then_some(Call::Choice)
    }
    /// Since when it waits for them, as everybody may know it. For an answer to an offer since it was made: meanwhile
    /// nothing else happens there.
    pub(crate) fn waits_since(&self, row: &TableRow, person: PersonId, now: Millis) -> Millis {
        let own = seating::seats_of(row, Some(person));
        let turns = self.waits.iter().filter(|(seat, _)| own.contains(*seat)).map(|(_, since)| *since);
        turns.min().or_else(|| self.agenda.asks_since(row, person, now)).unwrap_or(row.updated)
    }
}

/// What was seen of each table.
#[derive(Debug, Default)]
pub(crate) struct Sights(Mutex<HashMap<(String, Language), Seen>>);

#[derive(Debug)]
struct Seen {
    /// When something happened at the table last, and what the people were called: else it looks different now.
    updated: Millis,
    names: Vec<String>,
    sight: Arc<Sight>,
}

impl Sights {
    const KEPT: usize = 4_000;

    fn known(&self, row: &TableRow, language: Language, names: &[String]) -> Option<Arc<Sight>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = known.get(&(row.id.clone(), language))?;
        (seen.updated == row.updated && seen.names == names).then(|| seen.sight.clone())
    }
    fn keep(&self, row: &TableRow, language: Language, names: &[String], sight: &Arc<Sight>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::KEPT {
            known.clear();
        }
        let seen = Seen { updated: row.updated, names: names.to_vec(), sight: sight.clone() };
        known.insert((row.id.clone(), language), seen);
    }
    /// What there is to see of a match that has begun; nothing if it cannot be played here.
    pub(crate) async fn of(app: &Shared, row: &TableRow, language: Language, names: &[String]) -> Option<Arc<Sight>> {
        let (held, is_over) = (app.tables.glimpse(&row.id), row.state == State::Over);
        // What goes on in memory may be ahead of the row.
        if (held.is_none() || is_over)
            && let Some(sight) = app.sights.known(row, language, names)
        {
            return Some(sight);
        }
        let called = names.to_vec();
        let sight = if let Some(desk) = held {
            let snapshot = desk.snapshot(app).await.ok()?;
            let look = move || Some(Sight::of(snapshot.position().ok()?, &called, language));
            // To tell how it ended, the last picture is drawn.
            if is_over { app.easel.draw(move || guarded(look)).await?.ok()?? } else { look()? }
        } else {
            let journal = app.store.journal(&row.id, 0).await.ok()?;
            let (shared, table) = (app.clone(), row.clone());
            let look = move || Some(Sight::of(&Tables::replay(&shared, &table, &journal)?, &called, language));
            app.easel.draw(move || guarded(look)).await?.ok()??
        };
        let sight = Arc::new(sight);
        app.sights.keep(row, language, names, &sight);
        Some(sight)
    }
}
