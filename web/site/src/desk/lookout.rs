//! Who is away from a running match right now, and what those who are here choose about them.

use super::{Desk, Held, Position, Snapshot, Stage, running::Running};
use crate::{
    absent::{Choice, Look, Note, last_words},
    app::{App, Shared, now},
    journal::Act,
    seating,
    trouble::{Frozen, Trouble},
};
use std::{sync::Arc, time::Instant};
use tokio::sync::MutexGuard;
use wardroom_kernel::Seat;
use wardroom_store::{Millis, PersonId, TableRow};
use wardroom_ui::Language;

async fn is_gone(app: &App, row: &TableRow, seat: Seat) -> Result<bool, Trouble> {
    match seating::sitters(row).find(|sitter| sitter.0 == seat) {
        Some((_, person)) => Ok(app.store.is_gone(person).await?),
        None => Ok(false),
    }
}

impl Desk {
    pub(super) fn look<'a>(&'a self, app: &App, row: &'a TableRow, running: &'a Running) -> Look<'a> {
        Look {
            presence: &self.presence,
            patience: app.pace.away,
            watched_since: self.watched_since,
            row,
            sitting: &*running.sitting,
            clocks: &running.clocks,
            absence: &running.absence,
            now: now(),
        }
    }
    fn look_at<'a>(&'a self, app: &App, snapshot: &'a Snapshot, position: &'a Position) -> Look<'a> {
        let Position { sitting, clocks, absence, .. } = position;
        let (presence, patience, watched_since) = (&*self.presence, app.pace.away, self.watched_since);
        let row = &*snapshot.row;
        Look { presence, patience, watched_since, row, sitting: &**sitting, clocks, absence, now: now() }
    }
    /// Whether somebody else is away by now than when the snapshot was taken.
    pub(super) fn has_turned(&self, app: &App, snapshot: &Snapshot) -> bool {
        let Stage::Playing(position) = &snapshot.stage else { return false };
        self.look_at(app, snapshot, position).away().0 != position.away
    }
    /// When somebody else comes to be away if nothing happens: another moment each time that somebody is seen.
    pub(crate) fn turns(&self, app: &App, snapshot: &Snapshot) -> Option<Millis> {
        let Stage::Playing(position) = &snapshot.stage else { return None };
        self.look_at(app, snapshot, position).away().1
    }
    /// Somebody who is here chooses about somebody who is away.
    pub(crate) async fn choose(
        self: &Arc<Self>,
        app: &Shared,
        person: PersonId,
        about: Seat,
        choice: Choice,
    ) -> Result<(), Trouble> {
        let (desk, app) = (self.clone(), app.clone());
        // In a task of its own, because a browser that hangs up must not leave the work half done.
        let done = tokio::spawn(async move {
            let mut held = desk.held.lock().await;
            let row = held.read(&app, &desk.id).await?;
            let mut acts = desk.chosen(&app, &mut held, &row, person, about, choice)?;
            // Who is waited for is taken to be here again; who can never come back must not be asked for their word.
            if choice == Choice::Wait && is_gone(&app, &row, about).await? {
                acts.push(Act::Note { seat: about, note: Note::Leave });
            }
            desk.enact(&app, held, &row, &acts, Language::En, Instant::now()).await.map(|_| ())
        });
        done.await.unwrap_or(Err(Trouble::Frozen(Frozen::Broken)))
    }
    /// What is to be written down for it: the choice, and once all have made it what follows.
    fn chosen(
        &self,
        app: &App,
        held: &mut MutexGuard<'_, Held>,
        row: &TableRow,
        person: PersonId,
        about: Seat,
        choice: Choice,
    ) -> Result<Vec<Act>, Trouble> {
        let running = held.running()?;
        let own = seating::seats_of(row, Some(person));
        let seat = own.into_iter().next().filter(|_| !own.contains(about)).ok_or(Trouble::NotYourSeat)?;
        let look = self.look(app, row, running);
        let away = look.away().0.into_iter().find(|away| away.seat == about).ok_or(Trouble::NotAway)?;
        if choice == Choice::Claim && !away.may_claim {
            return Err(Trouble::NotAway);
        }
        if !look.may_choose(person, choice, away) {
            return Err(Trouble::Late);
        }
        let mut acts = vec![Act::Note { seat, note: Note::Choose(choice, about) }];
        if choice != Choice::Wait && look.is_agreed(about, choice, person) {
            acts.push(Act::Note { seat: about, note: Note::Agreed(choice) });
            if choice == Choice::Claim {
                acts.extend(last_words(look.sitting, about, seat).ok_or(Trouble::NotAway)?);
            }
        }
        Ok(acts)
    }
}
