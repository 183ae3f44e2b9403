//! What somebody does at a table, from being checked to being on disk and shown; or why it is not done.

use super::{
    Desk,
    held::{Held, Play},
    running::{Footing, guarded},
};
use crate::{
    absent::Note,
    app::{Shared, now},
    bots,
    journal::Act,
    seating,
    trouble::{Frozen, Trouble},
};
use serde_json::{Value, json};
use std::{sync::Arc, time::Instant};
use tokio::sync::MutexGuard;
use wardroom_catalog::AnyMatch;
use wardroom_kernel::{Rejected, Seat};
use wardroom_store::{AppendError, PersonId, State, TableRow};
use wardroom_ui::Language;

/// Who does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Actor {
    Person(PersonId),
    Bot,
}

impl Actor {
    fn kind(self) -> &'static str {
        match self {
            Actor::Person(_) => "person",
            Actor::Bot => "bot",
        }
    }
}

impl Desk {
    /// Takes what somebody does, or tells why not. What the seat is asked next, once it is on disk.
    pub(crate) async fn accept(
        self: &Arc<Self>,
        app: &Shared,
        who: Actor,
        act: Act,
        language: Language,
    ) -> Result<Value, Trouble> {
        let (desk, app) = (self.clone(), app.clone());
        // In a task of its own, because a browser that hangs up must not leave the work half done.
        let done = tokio::spawn(async move {
            let begun = Instant::now();
            let mut done = desk.accept_here(&app, who, &act, language, begun).await;
            if let (Err(Trouble::Rejected(..)), Actor::Person(_)) = (&done, who)
                && let Some(stands) = desk.stands(&app, &act).await.transpose()
            {
                done = stands;
            }
            app.metrics.answer(who.kind(), done.as_ref().map(|_| begun.elapsed()).map_err(Trouble::code));
            done
        });
        done.await.unwrap_or(Err(Trouble::Frozen(Frozen::Broken)))
    }
    async fn accept_here(
        self: &Arc<Self>,
        app: &Shared,
        who: Actor,
        act: &Act,
        language: Language,
        begun: Instant,
    ) -> Result<Value, Trouble> {
        let mut held = self.held.lock().await;
        let row = held.read(app, &self.id).await?;
        let running = held.running()?;
        let stand_in = running.absence.stand_in(act.seat());
        let is_own = match who {
            Actor::Person(person) => seating::seats_of(&row, Some(person)).contains(act.seat()),
            Actor::Bot => stand_in.is_some() || seating::bots_of(&row).any(|(seat, _)| seat == act.seat()),
        };
        let is_return = matches!(act, Act::Note { note: Note::Back, .. });
        match who {
            _ if !is_own => Err(Trouble::NotYourSeat),
            Actor::Person(_) if stand_in.is_some() && !is_return => Err(Trouble::BotSails),
            Actor::Person(_) if act.is_unlisted_talk(&*running.sitting) => {
                Err(Trouble::Rejected(Rejected::NothingToSay, None))
            }
            // Sent again, by a client that missed the reply for example: acknowledged once the first is durable.
            Actor::Person(_) if is_sealed_already(&*running.sitting, act) => {
                let (next, footing) = (asked(&*running.sitting, act.seat()), running.footing());
                drop(held);
                if Footing::holds(Some(&footing)).await { Ok(next) } else { Err(AppendError::BrokenChain.into()) }
            }
            Actor::Person(_) if running.wait_for_a_line(act.seat(), now()).is_some() => {
                Err(Trouble::TooOften(running.wait_for_a_line(act.seat(), now()).unwrap_or(1)))
            }
            Actor::Person(_) | Actor::Bot => {
                self.enact(app, held, &row, std::slice::from_ref(act), language, begun).await
            }
        }
    }
    /// Plays it, writes it down, all of it or nothing, and lets everybody know.
    pub(super) async fn enact(
        self: &Arc<Self>,
        app: &Shared,
        mut held: MutexGuard<'_, Held>,
        row: &TableRow,
        acts: &[Act],
        language: Language,
        begun: Instant,
    ) -> Result<Value, Trouble> {
        // So that the match need not be copied for its sake; nothing is lost with it.
        held.snapshot = None;
        let running = held.running()?;
        let was_over = running.is_over();
        let mut lines = Vec::new();
        for act in acts {
            match guarded(|| running.accept(act)) {
                Ok(Ok(line)) => lines.push(line),
                Ok(Err(rejected)) => {
                    let trouble = refusal(&*running.sitting, act, rejected, language);
                    let footing = running.footing();
                    if !lines.is_empty() {
                        // The memory is ahead of the journal.
                        held.forget();
                    }
                    drop(held);
                    // What it is refused for must have happened.
                    Footing::holds(Some(&footing)).await;
                    return Err(trouble);
                }
                Err(why) => return Err(self.freeze(held, why)),
            }
        }
        let is_ended = running.is_over() && !was_over;
        let finish = is_ended.then(|| running.outcome_text());
        let next = acts.first().map(|act| asked(&*running.sitting, act.seat())).unwrap_or_default();
        let has_bots = bots::are_at(row) || !running.absence.stand_ins.is_empty();
        let length = running.length;
        running.length += u32::try_from(lines.len()).unwrap_or(u32::MAX);
        let footing = running.footing();
        // In the order in which they were played: so the lock is held until they are in line.
        let enqueued = app.store.enqueue(&footing.chain, &self.id, length, lines, finish).await;
        if is_ended && let Some(row) = &mut held.row {
            Arc::make_mut(row).state = State::Over;
        }
        (held.since, held.last) = (begun, Some(footing));
        self.tell(held);
        let written = match enqueued {
            Ok(pending) => pending.written().await,
            Err(error) => Err(error),
        };
        if let Err(error) = written {
            // The memory is ahead of the journal, or behind it; the chain is broken, and who looks next reads it again.
            self.tell(self.held.lock().await);
            return Err(error.into());
        }
        if is_ended {
            app.finished.tell(&self.id);
            // From now on the players hear the onlookers.
            self.chat.tell();
        }
        self.tell_lobby();
        app.ring(row);
        if has_bots {
            bots::wake(app, self);
        }
        Ok(next)
    }
    fn freeze(&self, mut held: MutexGuard<'_, Held>, why: Frozen) -> Trouble {
        tracing::error!(table = self.id, "a bug in rules or screen; the match is frozen");
        (held.play, held.snapshot) = (Play::Frozen(why), None);
        self.tell(held);
        self.tell_lobby();
        Trouble::Frozen(why)
    }
    /// A screen or a bot broke on what it saw.
    pub(crate) async fn break_off(&self, why: Frozen) -> Trouble {
        let held = self.held.lock().await;
        self.freeze(held, why)
    }
}

/// Whether this very answer is under seal for this question.
fn is_sealed_already(sitting: &dyn AnyMatch, act: &Act) -> bool {
    matches!(act, Act::Answer { seq, seat, text }
        if *seq == sitting.seq(*seat) && sitting.sealed_by(*seat).as_deref() == Some(text))
}

fn refusal(sitting: &(dyn AnyMatch + 'static), act: &Act, rejected: Rejected, language: Language) -> Trouble {
    let why = match act {
        Act::Answer { seat, text, .. } => {
            // A bug in the reasons costs the reasons.
            guarded(|| sitting.refusal(*seat, text, rejected, language)).unwrap_or_default().into_iter().next()
        }
        Act::Say { seat, word } => {
            guarded(|| sitting.why_not_say(*seat, *word, rejected, language)).unwrap_or_default().into_iter().next()
        }
        Act::Undo { .. } | Act::Note { .. } | Act::Hint { .. } => None,
    };
    Trouble::Rejected(rejected, why)
}

/// What a seat is asked, for programs that draw nothing.
pub(crate) fn asked(sitting: &dyn AnyMatch, seat: Seat) -> Value {
    let offers = sitting.offers(seat);
    let outcome = sitting.outcome().map(|_| sitting.outcome_text());
    json!({ "seq": sitting.seq(seat), "offers": offers, "sealed": sitting.sealed_by(seat), "outcome": outcome })
}
