//! Votes on players who are away: wait, a stand-in bot, a claim, or the end of the match.

use super::{live_table::LiveTable, memory::TableMemory};
use crate::{
    absence::last_words,
    act::Act,
    error::LiveError,
    halted::Halted,
    note::{Choice, Note},
    seating,
};
use std::{sync::Arc, time::Instant};
use wardroom_kernel::Seat;
use wardroom_store::{PersonId, TableRow};
use wardroom_ui::Language;

impl LiveTable {
    /// A player who is present votes on a seat whose player is away.
    pub async fn vote(self: &Arc<Self>, person: PersonId, about: Seat, choice: Choice) -> Result<(), LiveError> {
        let table = self.clone();
        // In a task of its own: a client that disconnects must not leave the work half done.
        let done = tokio::spawn(async move {
            let mut memory = table.memory.lock().await;
            let row = memory.load(&table.services, &table.id).await?;
            let mut acts = table.acts_of_vote(&mut memory, &row, person, about, choice)?;
            // A person who is waited for counts as present; one whose account is gone must not have a vote by that.
            if choice == Choice::Wait && table.has_no_account(&row, about).await? {
                acts.push(Act::Note { seat: about, note: Note::Leave });
            }
            table.commit(memory, &row, &acts, Language::En, Instant::now()).await.map(|_| ())
        });
        done.await.unwrap_or(Err(LiveError::Halted(Halted::Broken)))
    }
    async fn has_no_account(&self, row: &TableRow, seat: Seat) -> Result<bool, LiveError> {
        match seating::sitters(row).find(|sitter| sitter.0 == seat) {
            Some((_, person)) => Ok(self.services.store.is_gone(person).await?),
            None => Ok(false),
        }
    }
    /// The vote, and what follows once all voters agree.
    fn acts_of_vote(
        &self,
        memory: &mut TableMemory,
        row: &TableRow,
        person: PersonId,
        about: Seat,
        choice: Choice,
    ) -> Result<Vec<Act>, LiveError> {
        let running = memory.running()?;
        let own = seating::seats_of(row, Some(person));
        let seat = own.into_iter().next().filter(|_| !own.contains(about)).ok_or(LiveError::NotYourSeat)?;
        let context = self.absence_in(row, running);
        let away = context.away().0.into_iter().find(|away| away.seat == about).ok_or(LiveError::NotAway)?;
        if choice == Choice::Claim && !away.may_claim {
            return Err(LiveError::NotAway);
        }
        if !context.may_choose(person, choice, away) {
            return Err(LiveError::Late);
        }
        let mut acts = vec![Act::Note { seat, note: Note::Choose(choice, about) }];
        if choice != Choice::Wait && context.is_agreed(about, choice, person) {
            acts.push(Act::Note { seat: about, note: Note::Agreed(choice) });
            if choice == Choice::Claim {
                acts.extend(last_words(context.sitting, about, seat).ok_or(LiveError::NotAway)?);
            }
        }
        Ok(acts)
    }
}
