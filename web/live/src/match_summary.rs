//! Summaries of matches for lists: the state in words, for whom the match waits and since when. A match that is not in memory is
//! replayed for it on the render pool and discarded; the summary is cached until something happens at the table.

use crate::{absence::Agenda, halted::guarded, seating, table::Position, tables::LiveTables};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use wardroom_catalog::RenderContext;
use wardroom_kernel::{Seat, Seats, Viewer};
use wardroom_store::{Millis, PersonId, State, TableRow};
use wardroom_ui::{Language, page::WaitReason};

#[derive(Debug)]
pub struct MatchSummary {
    /// The public state, or how it ended; none if the screen fails on it.
    pub words: Option<String>,
    /// The seats whose people the match waits for.
    pub awaited: Seats,
    /// The seats that it publicly waits for, and since when.
    pub waits: Vec<(Seat, Millis)>,
    /// The deadlines of seats.
    pub deadlines: Vec<(Seat, Millis)>,
    /// Open votes.
    pub agenda: Agenda,
}

impl MatchSummary {
    fn new(position: &Position, names: &[String], language: Language) -> MatchSummary {
        let (sitting, clocks) = (&position.sitting, &position.clocks);
        let moment = RenderContext { viewer: Viewer::Spectator, names, language };
        let end = || sitting.outcome().and_then(|_| sitting.draw(moment).end);
        MatchSummary {
            words: guarded(|| end().unwrap_or_else(|| sitting.state(moment))).ok(),
            awaited: sitting.seats().filter(|&seat| position.calls(seat)).collect(),
            waits: sitting.seats().filter_map(|seat| Some((seat, clocks.waits_since(seat)?))).collect(),
            deadlines: sitting.seats().filter_map(|seat| Some((seat, clocks.of(seat)?.deadline()?))).collect(),
            agenda: Agenda::of(&**sitting, clocks, &position.absence),
        }
    }
    /// Why a person is called to the table, if they are.
    pub fn call(&self, row: &TableRow, person: PersonId, now: Millis) -> Option<WaitReason> {
        let mut own = seating::seats_of(row, Some(person));
        if own.any(|seat| self.awaited.contains(seat)) {
            return Some(WaitReason::Turn);
        }
        (!self.agenda.asks(row, person, now).is_empty()).then_some(WaitReason::Choice)
    }
    /// Since when it publicly waits for them. For an open offer that is the last change: nothing else can happen meanwhile.
    pub fn waits_since(&self, row: &TableRow, person: PersonId, now: Millis) -> Millis {
        let own = seating::seats_of(row, Some(person));
        let turns = self.waits.iter().filter(|(seat, _)| own.contains(*seat)).map(|(_, since)| *since);
        turns.min().or_else(|| self.agenda.asks_since(row, person, now)).unwrap_or(row.updated)
    }
}

#[derive(Debug, Default)]
pub struct SummaryCache(Mutex<HashMap<(String, Language), Cached>>);

#[derive(Debug)]
struct Cached {
    /// The last change of the table and the names of its people, with which the summary is valid.
    updated: Millis,
    names: Vec<String>,
    summary: Arc<MatchSummary>,
}

impl SummaryCache {
    const CAPACITY: usize = 4_000;

    fn cached(&self, row: &TableRow, language: Language, names: &[String]) -> Option<Arc<MatchSummary>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let seen = known.get(&(row.id.clone(), language))?;
        (seen.updated == row.updated && seen.names == names).then(|| seen.summary.clone())
    }
    fn keep(&self, row: &TableRow, language: Language, names: &[String], summary: &Arc<MatchSummary>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::CAPACITY {
            known.clear();
        }
        let seen = Cached { updated: row.updated, names: names.to_vec(), summary: summary.clone() };
        known.insert((row.id.clone(), language), seen);
    }
    /// The summary of a match that has begun; none if it cannot be played here.
    pub async fn get(
        &self,
        tables: &LiveTables,
        row: &TableRow,
        language: Language,
        names: &[String],
    ) -> Option<Arc<MatchSummary>> {
        let (held, is_over) = (tables.peek(&row.id), row.state == State::Over);
        // The memory may be ahead of the row.
        if (held.is_none() || is_over)
            && let Some(summary) = self.cached(row, language, names)
        {
            return Some(summary);
        }
        let called = names.to_vec();
        let summary = if let Some(table) = held {
            let snapshot = table.snapshot().await.ok()?;
            let look = move || Some(MatchSummary::new(snapshot.position().ok()?, &called, language));
            // The words about the end come from rendering the last position.
            if is_over { tables.pool().render_live(move || guarded(look)).await?.ok()?? } else { look()? }
        } else {
            let journal = tables.store().journal(&row.id, 0).await.ok()?;
            let (shared, table) = (tables.clone(), row.clone());
            let look = move || Some(MatchSummary::new(&shared.replay(&table, &journal)?, &called, language));
            tables.pool().render_live(move || guarded(look)).await?.ok()??
        };
        let summary = Arc::new(summary);
        self.keep(row, language, names, &summary);
        Some(summary)
    }
}
