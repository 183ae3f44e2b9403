//! Account deletion, or loss of the last credential: frees every seat the person holds, and calls off the tables they host. In
//! a running match the others vote at once.

use crate::{
    act::Act,
    error::LiveError,
    new_table::begin_if_ready,
    note::Note,
    seating,
    table::{Actor, LiveTable},
    tables::LiveTables,
};
use std::sync::Arc;
use wardroom_accounts::now;
use wardroom_kernel::Seat;
use wardroom_store::{Holder, Millis, PersonId, SeatRow, Seating, State, TableRow};
use wardroom_ui::Language;

/// Frees every seat of a person. To be called before the account is deleted.
pub async fn leave_all_tables(tables: &LiveTables, person: PersonId) -> Result<(), LiveError> {
    for row in tables.store().unfinished_of(person, Millis::MIN).await? {
        match leave_table(tables, &row, person).await {
            Err(error @ LiveError::Unavailable(_)) => return Err(error),
            // A halted match, or one that has just ended: no player waits there.
            Err(error) => tracing::debug!(code = error.code(), "the person keeps a seat at this table"),
            Ok(()) => (),
        }
    }
    Ok(())
}

/// The same after a sign-out, if the person has no credential left. The sign-out itself is done already and is not repeated.
pub async fn leave_if_unreachable(tables: &LiveTables, person: PersonId) {
    let departed = match tables.store().is_gone(person).await {
        Ok(true) => leave_all_tables(tables, person).await,
        Ok(false) => Ok(()),
        Err(error) => Err(error.into()),
    };
    if let Err(error) = departed {
        tracing::warn!(code = error.code(), "a person without credentials still holds seats");
    }
}

async fn leave_table(tables: &LiveTables, row: &TableRow, person: PersonId) -> Result<(), LiveError> {
    let table = tables.get(&row.id).await?;
    match row.state {
        State::Gathering if row.maker == person => call_off(tables, &table, row).await,
        State::Gathering => {
            for chair in row.seats.iter().filter(|chair| chair.holder == Holder::Person(person)) {
                vacate(tables, &table, row, chair, person).await?;
            }
            Ok(())
        }
        State::Playing => {
            for seat in seating::seats_of(row, Some(person)) {
                leave_match(&table, row, seat, person).await?;
            }
            Ok(())
        }
        State::Over | State::CalledOff => Ok(()),
    }
}

/// A player who leaves only bots behind ends the match.
async fn leave_match(table: &Arc<LiveTable>, row: &TableRow, seat: Seat, person: PersonId) -> Result<(), LiveError> {
    let snapshot = table.snapshot().await?;
    let position = snapshot.position()?;
    let is_gone = position.absence.is_leaving(seat) || position.absence.stand_in(seat).is_some();
    if position.is_over() || is_gone {
        return Ok(());
    }
    let note = if seating::plays_alone(row, person) { Note::BreakOff } else { Note::Leave };
    table.accept(Actor::Person(person), Act::Note { seat, note }, Language::En).await?;
    table.presence.wake();
    Ok(())
}

/// Calls a table off before the start. Open pages and links show it.
pub async fn call_off(tables: &LiveTables, table: &LiveTable, row: &TableRow) -> Result<(), LiveError> {
    let before = tables.store().call_off(&row.id, now()).await?;
    table.forget().await;
    if let Some(before) = before {
        // The table before it shows no link to this rematch any more.
        tables.refresh(&before).await;
    }
    tables.notify(row);
    Ok(())
}

/// Frees a seat before the start: for anyone, or for a new invitation if the seat was kept for one.
pub async fn vacate(
    tables: &LiveTables,
    table: &Arc<LiveTable>,
    row: &TableRow,
    chair: &SeatRow,
    person: PersonId,
) -> Result<(), LiveError> {
    let seating = if row.is_public && !chair.needs_invite { Seating::Anyone } else { Seating::Invited };
    tables.store().reseat(&table.id, chair.seat, &chair.holder, &seating, person, now()).await?;
    tables.notify(row);
    begin_if_ready(tables, table).await
}
