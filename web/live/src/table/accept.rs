//! The way of an answer at a table: checked, played, appended to the journal, announced to the streams, and acknowledged when
//! its line is durable. Streams are announced to before that, and wait for the line themselves (`reading.rs`, ADR 6).

use super::{live_table::LiveTable, memory::TableMemory, reading::asked};
use crate::{
    act::Act,
    error::LiveError,
    halted::{Halted, guarded},
    note::Note,
    seating,
};
use serde_json::Value;
use std::{sync::Arc, time::Instant};
use tokio::sync::MutexGuard;
use wardroom_accounts::{AccountError, now};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Rejected, Seat};
use wardroom_store::{AppendError, PersonId, State, TableRow};
use wardroom_ui::Language;

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    Person(PersonId),
    Bot,
}

/// An act that is durable.
#[derive(Debug)]
pub struct Accepted {
    /// What the seat is asked next.
    pub next: Value,
    pub row: Arc<TableRow>,
}

impl Actor {
    fn kind(self) -> &'static str {
        match self {
            Actor::Person(_) => "person",
            Actor::Bot => "bot",
        }
    }
}

impl LiveTable {
    /// Takes an act of a seat, or returns why not.
    pub async fn accept(self: &Arc<Self>, actor: Actor, act: Act, language: Language) -> Result<Accepted, LiveError> {
        self.accept_as(actor, language, move |_| Ok(act)).await
    }
    /// The same for a player's request, which names the seat. The row is loaded once, under the lock that the act needs.
    pub async fn accept_named(
        self: &Arc<Self>,
        person: PersonId,
        seat: String,
        language: Language,
        act: impl FnOnce(Seat) -> Act + Send + 'static,
    ) -> Result<Accepted, LiveError> {
        let games = self.services.games.clone();
        let named = move |row: &TableRow| Ok(act(seating::seat_called(games.get(&row.game)?, row, &seat)?));
        self.accept_as(Actor::Person(person), language, named).await
    }
    async fn accept_as(
        self: &Arc<Self>,
        actor: Actor,
        language: Language,
        act: impl FnOnce(&TableRow) -> Result<Act, LiveError> + Send + 'static,
    ) -> Result<Accepted, LiveError> {
        let table = self.clone();
        // In a task of its own: a client that disconnects must not leave the work half done.
        let done = tokio::spawn(async move {
            let begun = Instant::now();
            let mut memory = table.memory.lock().await;
            let row = memory.load(&table.services, &table.id).await?;
            let act = act(&row)?;
            let mut done = table.accept_locked(memory, &row, actor, &act, language, begun).await;
            if let (Err(LiveError::Rejected(..)), Actor::Person(_)) = (&done, actor)
                && let Some(known) = table.known_answer(&act).await.transpose()
            {
                done = known;
            }
            let result = done.as_ref().map(|_| begun.elapsed()).map_err(LiveError::code);
            table.services.metrics.answer(actor.kind(), result);
            done.map(|next| Accepted { next, row })
        });
        done.await.unwrap_or(Err(LiveError::Halted(Halted::Broken)))
    }
    async fn accept_locked(
        self: &Arc<Self>,
        mut memory: MutexGuard<'_, TableMemory>,
        row: &TableRow,
        actor: Actor,
        act: &Act,
        language: Language,
        begun: Instant,
    ) -> Result<Value, LiveError> {
        let running = memory.running()?;
        let stand_in = running.absence.stand_in(act.seat());
        let is_own = match actor {
            Actor::Person(person) => seating::seats_of(row, Some(person)).contains(act.seat()),
            Actor::Bot => stand_in.is_some() || seating::bots_of(row).any(|(seat, _)| seat == act.seat()),
        };
        let is_return = matches!(act, Act::Note { note: Note::Back, .. });
        match actor {
            _ if !is_own => Err(LiveError::NotYourSeat),
            Actor::Person(_) if stand_in.is_some() && !is_return => Err(LiveError::StoodIn),
            Actor::Person(_) if act.is_unoffered(&*running.sitting) => {
                Err(LiveError::Rejected(Rejected::NothingToSay, None))
            }
            // A repeated request, for example of a client that lost the reply: acknowledged once the first is durable.
            Actor::Person(_) if is_sealed_already(&*running.sitting, act) => {
                let (next, point) = (asked(&*running.sitting, act.seat()), running.commit_point());
                drop(memory);
                if point.wait_durable().await { Ok(next) } else { Err(AppendError::BrokenChain.into()) }
            }
            Actor::Person(_) if running.seconds_until_next_line(act.seat(), now()).is_some() => {
                let seconds = running.seconds_until_next_line(act.seat(), now()).unwrap_or(1);
                Err(AccountError::TooOften(seconds).into())
            }
            Actor::Person(_) | Actor::Bot => self.commit(memory, row, std::slice::from_ref(act), language, begun).await,
        }
    }
    /// Plays the acts and appends them to the journal, all or none. Returns what the seat of the first is asked next.
    pub(crate) async fn commit(
        self: &Arc<Self>,
        mut memory: MutexGuard<'_, TableMemory>,
        row: &TableRow,
        acts: &[Act],
        language: Language,
        begun: Instant,
    ) -> Result<Value, LiveError> {
        // The snapshot would force a copy of the match; it is built again when it is needed.
        memory.snapshot = None;
        let running = memory.running()?;
        let was_over = running.is_over();
        let mut lines = Vec::new();
        for act in acts {
            match guarded(|| running.accept(act)) {
                Ok(Ok(line)) => lines.push(line),
                Ok(Err(rejected)) => {
                    let error = refusal(&*running.sitting, act, rejected, language);
                    let point = running.commit_point();
                    if !lines.is_empty() {
                        // The memory is ahead of the journal.
                        memory.forget();
                    }
                    drop(memory);
                    // The cause of the refusal must be durable before it is reported.
                    point.wait_durable().await;
                    return Err(error);
                }
                Err(why) => return Err(self.halt_locked(memory, why)),
            }
        }
        let is_ended = running.is_over() && !was_over;
        let finish = is_ended.then(|| running.outcome_text());
        let next = acts.first().map(|act| asked(&*running.sitting, act.seat())).unwrap_or_default();
        let has_bots = seating::has_playing_bots(row) || !running.absence.stand_ins.is_empty();
        let length = running.length;
        running.length += u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let point = running.commit_point();
        // The lock is held until the lines are queued, so that they are written in the order in which they were played.
        let enqueued = self.services.store.enqueue(&point.chain, &self.id, length, lines, finish).await;
        if is_ended && let Some(row) = &mut memory.row {
            Arc::make_mut(row).state = State::Over;
        }
        (memory.since, memory.last) = (begun, Some(point));
        self.announce(memory);
        let written = match enqueued {
            Ok(pending) => pending.written().await,
            Err(error) => Err(error),
        };
        if let Err(error) = written {
            // The chain of appends is broken: the next request loads the journal again.
            self.announce(self.memory.lock().await);
            return Err(error.into());
        }
        if is_ended {
            self.services.finished.push(&self.id);
            // From now on the players see what onlookers write.
            self.chat.announce();
        }
        self.services.tell_lobby();
        self.services.notifier.notify(row);
        if has_bots {
            self.wake_bots();
        }
        Ok(next)
    }
}

/// Whether this very answer is sealed for this question.
fn is_sealed_already(sitting: &dyn AnyMatch, act: &Act) -> bool {
    matches!(act, Act::Answer { seq, seat, text }
        if *seq == sitting.seq(*seat) && sitting.sealed_by(*seat).as_deref() == Some(text))
}

fn refusal(sitting: &(dyn AnyMatch + 'static), act: &Act, rejected: Rejected, language: Language) -> LiveError {
    // A bug in the reasons costs only the reasons.
    let why = match act {
        Act::Answer { seat, text, .. } => {
            guarded(|| sitting.refusal(*seat, text, rejected, language)).unwrap_or_default().into_iter().next()
        }
        Act::Say { seat, word } => {
            guarded(|| sitting.why_not_say(*seat, *word, rejected, language)).unwrap_or_default().into_iter().next()
        }
        Act::Undo { .. } | Act::Note { .. } | Act::Hint { .. } => None,
    };
    LiveError::Rejected(rejected, why)
}
