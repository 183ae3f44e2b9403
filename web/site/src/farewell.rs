//! Somebody goes for good: they are forgotten, or nothing is left by which they could ever be themselves again. Nobody
//! waits for them then. What they have laid is called off, where they sat somebody else may sit down, and in a match the
//! others decide at once.

use crate::{
    absent::Note,
    app::{Shared, now},
    desk::{Actor, Desk, Tables},
    gather,
    journal::Act,
    seating,
    trouble::Trouble,
};
use std::sync::Arc;
use wardroom_kernel::Seat;
use wardroom_store::{Holder, Millis, PersonId, SeatRow, Seating, State, TableRow};
use wardroom_ui::Language;

/// Gets up from every table. To be called while they are still who they are.
pub(crate) async fn depart(app: &Shared, person: PersonId) -> Result<(), Trouble> {
    for row in app.store.unfinished_of(person, Millis::MIN).await? {
        match leave(app, &row, person).await {
            Err(trouble @ (Trouble::Database | Trouble::Stopping)) => return Err(trouble),
            // One that stands still, or has just ended: there nobody waits.
            Err(trouble) => tracing::debug!(code = trouble.code(), "nobody leaves this table"),
            Ok(()) => (),
        }
    }
    Ok(())
}

/// The same for whoever has signed out, if nobody can be them any more. Signed out they are in any case: nobody could ask for
/// this again.
pub(crate) async fn depart_if_gone(app: &Shared, person: PersonId) {
    let departed = match app.store.is_gone(person).await {
        Ok(true) => depart(app, person).await,
        Ok(false) => Ok(()),
        Err(error) => Err(error.into()),
    };
    if let Err(trouble) = departed {
        tracing::warn!(code = trouble.code(), "somebody has gone for good, and their tables still wait for them");
    }
}

async fn leave(app: &Shared, row: &TableRow, person: PersonId) -> Result<(), Trouble> {
    let desk = Tables::get(app, &row.id).await?;
    match row.state {
        State::Gathering if row.maker == person => call_off(app, &desk, row).await,
        State::Gathering => {
            for chair in row.seats.iter().filter(|chair| chair.holder == Holder::Person(person)) {
                vacate(app, &desk, row, chair, person).await?;
            }
            Ok(())
        }
        State::Playing => {
            for seat in seating::seats_of(row, Some(person)) {
                say_goodbye(app, &desk, row, seat, person).await?;
            }
            Ok(())
        }
        State::Over | State::CalledOff => Ok(()),
    }
}

/// Whoever leaves nobody behind but bots ends the game by it.
async fn say_goodbye(
    app: &Shared,
    desk: &Arc<Desk>,
    row: &TableRow,
    seat: Seat,
    person: PersonId,
) -> Result<(), Trouble> {
    let snapshot = desk.snapshot(app).await?;
    let position = snapshot.position()?;
    let is_gone = position.absence.is_leaving(seat) || position.absence.stand_in(seat).is_some();
    if position.is_over() || is_gone {
        return Ok(());
    }
    let note = if seating::plays_alone(row, person) { Note::BreakOff } else { Note::Leave };
    desk.accept(app, Actor::Person(person), Act::Note { seat, note }, Language::En).await?;
    desk.presence.wake();
    Ok(())
}

/// Nobody will play there. Whoever has the page open is told, and so are links.
pub(crate) async fn call_off(app: &Shared, desk: &Desk, row: &TableRow) -> Result<(), Trouble> {
    let before = app.store.call_off(&row.id, now()).await?;
    desk.forget().await;
    if let Some(before) = before {
        // There nobody is led here any more.
        Tables::look_again(app, &before).await;
    }
    app.ring(row);
    Ok(())
}

/// Gets up from a chair before the start. It is free again for whom it was kept: where an invitation leads to it, for a new one.
pub(crate) async fn vacate(
    app: &Shared,
    desk: &Arc<Desk>,
    row: &TableRow,
    chair: &SeatRow,
    person: PersonId,
) -> Result<(), Trouble> {
    let seating = if row.is_public && !chair.needs_invite { Seating::Anyone } else { Seating::Invited };
    app.store.reseat(&desk.id, chair.seat, &chair.holder, &seating, person, now()).await?;
    app.ring(row);
    gather::begin_if_ready(app, desk).await
}
