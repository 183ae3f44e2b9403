//! The other tables that wait for a person: the list in the corner of every page of theirs.

use crate::{error::LiveError, match_summary::SummaryCache, seating, tables::LiveTables};
use wardroom_accounts::now;
use wardroom_store::{Holder, Millis, PersonId, SeatRow, State, TableRow};
use wardroom_ui::{
    Language,
    page::{OtherTable, WaitReason},
};

/// The tables that wait for this person, without the one they look at; longest waiting first. Tables that were quiet since
/// `quiet_before` are left out.
pub async fn other_tables(
    tables: &LiveTables,
    summaries: &SummaryCache,
    quiet_before: Millis,
    person: PersonId,
    here: &str,
    language: Language,
) -> Result<Vec<OtherTable>, LiveError> {
    let mut waiting = Vec::new();
    let mut rows = tables.store().unfinished_of(person, quiet_before).await?;
    rows.sort_by(|one, other| one.id.cmp(&other.id));
    for row in rows {
        let call = match row.state {
            _ if row.id == here => None,
            State::Gathering => waits_for_contribution(&row, person).then_some((WaitReason::Turn, row.updated)),
            State::Playing => call(tables, summaries, &row, person, language).await,
            State::Over | State::CalledOff => None,
        };
        if let Some((call, since)) = call {
            let game = tables.game(&row.game)?.title(language);
            waiting.push((since, OtherTable { href: format!("/t/{}", row.id), game, call }));
        }
    }
    // Not by the last change: a sealed answer must not show here.
    waiting.sort_by_key(|(since, _)| *since);
    Ok(waiting.into_iter().map(|(_, table)| table).collect())
}

/// All seats are taken, and this person has not contributed yet: a rematch, for example.
fn waits_for_contribution(row: &TableRow, person: PersonId) -> bool {
    let is_mine = |seat: &SeatRow| seat.holder == Holder::Person(person) && seat.contribution.is_none();
    row.seats.iter().all(|seat| seat.holder != Holder::Open) && row.seats.iter().any(is_mine)
}

/// From the summary, so that no table is loaded for it. A match that cannot be played here waits for no player.
async fn call(
    tables: &LiveTables,
    summaries: &SummaryCache,
    row: &TableRow,
    person: PersonId,
    language: Language,
) -> Option<(WaitReason, Millis)> {
    let summary = summaries.get(tables, row, language, &seating::names(row, language)).await?;
    let call = summary.call(row, person, now())?;
    Some((call, summary.waits_since(row, person, now())))
}
