//! A table in memory: one lock around the match, and a number that grows with everything that happens to it.
//!
//! An answer is checked, played, written to the journal and only then acknowledged and shown. Nobody else waits for the
//! disk meanwhile: the next answer is played upon it and handed in behind it, and whoever looks sees both once both are
//! written ([ADR 6](../../../docs/adr/0006-one-writer.md)). Whatever goes wrong in between, the memory is thrown away and
//! the journal read again: it is the truth.

mod again;
mod logbook;
mod lookout;
mod picture;
mod running;
mod sight;
mod tables;
mod talk;

pub(crate) use picture::{Id, Looks, event, hash, proof};
pub(crate) use running::{guarded, setup_of};
pub(crate) use tables::{Tables, janitor, listen, resume};

use crate::{
    absent::{Absence, Away, Note},
    app::{App, Shared, now},
    bots,
    chat::Chat,
    clock::Clocks,
    journal::Act,
    presence::Presence,
    seating,
    trouble::{Frozen, Trouble},
};
use picture::Gallery;
use running::{Footing, Running};
use serde_json::{Value, json};
use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Instant,
};
use tokio::sync::{Mutex, MutexGuard, watch};
use wardroom_catalog::{Entry, Sitting};
use wardroom_kernel::{Rejected, Seat};
use wardroom_screen::Language;
use wardroom_store::{Entry as JournalEntry, Finish, Millis, PersonId, Rematch, State, TableRow};

#[derive(Debug)]
pub(crate) struct Desk {
    pub(crate) id: String,
    held: Mutex<Held>,
    /// Grows with each change.
    news: watch::Sender<u64>,
    gallery: Gallery,
    /// Who is at the table.
    pub(crate) presence: Arc<Presence>,
    /// What is said there.
    pub(crate) chat: Chat,
    /// Whether somebody already sees to the bots of this table.
    pub(crate) is_tended: AtomicBool,
    /// Since when it is in memory.
    watched_since: Millis,
    /// Grows with each change of any table.
    lobby: watch::Sender<u64>,
}

#[derive(Debug)]
struct Held {
    /// None: to be read again.
    row: Option<Arc<TableRow>>,
    play: Play,
    snapshot: Option<Arc<Snapshot>>,
    /// When what is new was asked for.
    since: Instant,
    /// The last lines that were handed in: the journal is not read again before their fate is known.
    last: Option<Footing>,
}

#[derive(Debug)]
enum Play {
    /// To be read from the journal.
    Unread,
    Running(Running),
    Frozen(Frozen),
}

/// A table at one moment, to look at without holding anybody up. All of it is on disk.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) news: u64,
    /// When what is new in it was asked for.
    pub(crate) since: Instant,
    pub(crate) row: Arc<TableRow>,
    pub(crate) stage: Stage,
    /// What must be on disk before anybody is shown it.
    footing: Option<Footing>,
    /// What came of it, once that is kept.
    pub(crate) finish: Option<Finish>,
    /// Where another game was laid after it.
    pub(crate) rematch: Option<Rematch>,
}

#[derive(Debug)]
pub(crate) enum Stage {
    Gathering,
    /// It will never begin.
    CalledOff,
    Playing(Position),
    Frozen(Frozen),
}

#[derive(Debug)]
pub(crate) struct Position {
    pub(crate) sitting: Arc<dyn Sitting>,
    pub(crate) undos: u32,
    pub(crate) is_rematch_asked: bool,
    pub(crate) hints: u32,
    pub(crate) clocks: Box<Clocks>,
    pub(crate) absence: Absence,
    /// Whom the others may choose about.
    pub(crate) away: Vec<Away>,
}

impl Position {
    /// Over by the rules, or because somebody stayed away. Nothing is secret any more.
    pub(crate) fn is_over(&self) -> bool {
        self.sitting.outcome().is_some() || self.absence.ended.is_some()
    }
    /// Whether whoever moves the pieces of this seat has something to do: play waits for them, or their own time runs while
    /// nobody answers what they have offered.
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        let sitting = &*self.sitting;
        let may_go_on = || seating::is_asked(sitting, seat) && sitting.may_withdraw(seat).is_some();
        self.absence.ended.is_none() && (seating::is_awaited(sitting, seat) || may_go_on())
    }
    /// Whether that is the person who sits there, and not a bot that sails for them.
    pub(crate) fn calls(&self, seat: Seat) -> bool {
        self.absence.stand_in(seat).is_none() && self.awaits(seat)
    }
}

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

impl Snapshot {
    /// The match, if there is one to look at.
    pub(crate) fn position(&self) -> Result<&Position, Trouble> {
        match &self.stage {
            Stage::Gathering => Err(Trouble::NotBegun),
            Stage::CalledOff => Err(Trouble::CalledOff),
            Stage::Playing(position) => Ok(position),
            Stage::Frozen(why) => Err(Trouble::Frozen(*why)),
        }
    }
}

impl Desk {
    fn new(id: &str, lobby: watch::Sender<u64>) -> Desk {
        Desk {
            id: id.into(),
            held: Mutex::new(Held { row: None, play: Play::Unread, snapshot: None, since: Instant::now(), last: None }),
            news: watch::Sender::new(0),
            gallery: Gallery::default(),
            presence: Arc::default(),
            chat: Chat::default(),
            is_tended: AtomicBool::new(false),
            watched_since: now(),
            lobby,
        }
    }
    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.news.subscribe()
    }
    pub(crate) fn news(&self) -> u64 {
        *self.news.borrow()
    }
    /// Whether its game is over, as far as can be told without waiting for whoever is at it.
    fn is_over(&self) -> bool {
        let held = self.held.try_lock();
        held.is_ok_and(|held| held.row.as_ref().is_some_and(|row| row.state == State::Over))
    }
    /// Something was written beside this memory: chairs, contributions, or by another server.
    pub(crate) async fn forget(&self) {
        let mut held = self.held.lock().await;
        held.forget();
        self.tell(held);
        self.tell_lobby();
    }
    /// Something that is not of the match itself has changed, and is to be seen.
    async fn look_again(&self) {
        let mut held = self.held.lock().await;
        held.snapshot = None;
        self.tell(held);
        self.tell_lobby();
    }
    /// Before anybody else looks: a new state under an old number would be taken for the old state.
    fn tell(&self, held: MutexGuard<'_, Held>) {
        self.news.send_modify(|news| *news += 1);
        drop(held);
    }
    /// The lobby reads what is on disk.
    fn tell_lobby(&self) {
        self.lobby.send_modify(|news| *news += 1);
    }

    /// Who sits where, without drawing anything up.
    pub(crate) async fn row(&self, app: &App) -> Result<Arc<TableRow>, Trouble> {
        self.held.lock().await.read(app, &self.id).await
    }
    /// The table as it is, once all of that is on disk.
    pub(crate) async fn snapshot(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        loop {
            let snapshot = self.newest(app).await?;
            if Footing::holds(snapshot.footing.as_ref()).await {
                return Ok(snapshot);
            }
        }
    }
    /// The same for who comes when it is over. Where another server has ended it and the news is still on its way, it is
    /// read again.
    pub(crate) async fn snapshot_of_the_end(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        let snapshot = self.snapshot(app).await?;
        let goes_on = matches!(&snapshot.stage, Stage::Playing(position) if !position.is_over());
        if goes_on && app.store.table(&self.id).await?.is_some_and(|row| row.state == State::Over) {
            self.forget().await;
            return self.snapshot(app).await;
        }
        Ok(snapshot)
    }
    async fn newest(&self, app: &App) -> Result<Arc<Snapshot>, Trouble> {
        let mut held = self.held.lock().await;
        let row = held.read(app, &self.id).await?;
        if let Some(snapshot) = &held.snapshot {
            if !self.has_turned(app, snapshot) {
                return Ok(snapshot.clone());
            }
            // Nothing was written, but time has gone by.
            self.news.send_modify(|news| *news += 1);
            held.since = Instant::now();
        }
        let stage = match &held.play {
            Play::Unread if row.state == State::CalledOff => Stage::CalledOff,
            Play::Unread => Stage::Gathering,
            Play::Frozen(why) => Stage::Frozen(*why),
            Play::Running(running) => {
                let away = self.look(app, &row, running).away().0;
                Stage::Playing(Position {
                    sitting: running.sitting.clone(),
                    undos: running.undos,
                    hints: running.hints,
                    is_rematch_asked: running.is_rematch_asked,
                    clocks: running.clocks.clone(),
                    absence: running.absence.clone(),
                    away,
                })
            }
        };
        let (finish, rematch) = match row.state {
            State::Over => (app.store.finish(&self.id).await?, app.store.rematch(&self.id).await?),
            State::Gathering | State::Playing | State::CalledOff => (None, None),
        };
        let (news, since, footing) = (self.news(), held.since, held.footing());
        let snapshot = Arc::new(Snapshot { news, since, row, stage, footing, finish, rematch });
        held.snapshot = Some(snapshot.clone());
        Ok(snapshot)
    }

    /// Looks at the match without copying it, and without keeping others from it for long. What is told is on disk.
    pub(crate) async fn glance<T>(
        &self,
        app: &App,
        look: impl Fn(&TableRow, &dyn Sitting) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        loop {
            let mut held = self.held.lock().await;
            let row = held.read(app, &self.id).await?;
            let running = held.running()?;
            let (seen, footing) = (look(&row, &*running.sitting), running.footing());
            drop(held);
            if Footing::holds(Some(&footing)).await {
                return seen;
            }
        }
    }

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
                && let Some(next) = desk.stands(&app, &act).await?
            {
                done = Ok(next);
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
            Actor::Person(_) if act.is_unoffered(&*running.sitting) => {
                Err(Trouble::Rejected(Rejected::NothingToSay, None))
            }
            Actor::Person(_) | Actor::Bot => {
                self.enact(app, held, &row, std::slice::from_ref(act), language, begun).await
            }
        }
    }
    /// Plays it, writes it down, all of it or nothing, and lets everybody know.
    async fn enact(
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
        let handed_in = app.store.hand_in(&footing.strand, &self.id, length, lines, finish).await;
        if is_ended && let Some(row) = &mut held.row {
            Arc::make_mut(row).state = State::Over;
        }
        (held.since, held.last) = (begun, Some(footing));
        self.tell(held);
        let written = match handed_in {
            Ok(receipt) => receipt.written().await,
            Err(error) => Err(error),
        };
        if let Err(error) = written {
            // The memory is ahead of the journal, or behind it; the strand has torn, and who looks next reads it again.
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

impl Held {
    fn running(&mut self) -> Result<&mut Running, Trouble> {
        match &mut self.play {
            // The row is there: whoever asks has read it.
            Play::Unread => Err(self.row.as_deref().map_or(Trouble::NotBegun, Trouble::not_playing)),
            Play::Frozen(why) => Err(Trouble::Frozen(*why)),
            Play::Running(running) => Ok(running),
        }
    }
    fn forget(&mut self) {
        (self.row, self.snapshot, self.since) = (None, None, Instant::now());
        // What is frozen thaws by a restart only, so that a fault is not met again with every look.
        if !matches!(self.play, Play::Frozen(_)) {
            self.play = Play::Unread;
        }
    }
    /// What the match stands on, if it has begun.
    fn footing(&self) -> Option<Footing> {
        if let Play::Running(running) = &self.play { Some(running.footing()) } else { None }
    }
    /// The row; and the match, if it has begun.
    async fn read(&mut self, app: &App, id: &str) -> Result<Arc<TableRow>, Trouble> {
        if self.footing().is_some_and(|footing| footing.strand.is_torn()) {
            self.forget();
        }
        if self.row.is_none()
            && let Some(last) = self.last.take()
        {
            Footing::holds(Some(&last)).await;
        }
        let row = match &self.row {
            Some(row) => row.clone(),
            None => Arc::new(app.store.table(id).await?.ok_or(Trouble::NoSuchTable)?),
        };
        if matches!(self.play, Play::Unread) && matches!(row.state, State::Playing | State::Over) {
            let journal = app.store.journal(id, 0).await?;
            let replayed = app.game(&row.game).map_err(|_| Frozen::OtherRules);
            self.play = match replayed.and_then(|game| Running::replay(game, &row, &journal)) {
                Ok(running) => Play::Running(running),
                Err(why) => Play::Frozen(why),
            };
        }
        self.row = Some(row.clone());
        Ok(row)
    }
}

fn refusal(sitting: &(dyn Sitting + 'static), act: &Act, rejected: Rejected, language: Language) -> Trouble {
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

/// Plays a journal again, telling of each line; the match as it stands after the last.
pub(crate) fn replay_aloud(
    game: &dyn Entry,
    row: &TableRow,
    journal: &[JournalEntry],
    tell: &mut dyn FnMut(&JournalEntry, &dyn Sitting),
) -> Result<Arc<dyn Sitting>, Frozen> {
    Ok(Running::replay_aloud(game, row, journal, tell)?.sitting)
}

/// What a seat is asked, for programs that draw nothing.
pub(crate) fn asked(sitting: &dyn Sitting, seat: Seat) -> Value {
    let open = sitting.ask().open.into_iter().find(|open| open.seat == seat);
    let offers = open.map(|open| open.offers).unwrap_or_default();
    let outcome = sitting.outcome().map(|_| sitting.outcome_text());
    json!({ "seq": sitting.seq(seat), "offers": offers, "sealed": sitting.sealed_by(seat), "outcome": outcome })
}

/// The record of a match that is over, with the secret of its dice.
pub(crate) fn record(row: &TableRow, position: &Position) -> String {
    let mut sitting = position.sitting.duplicate();
    sitting.heading_mut().fairness.secret = Some(row.dice_secret.reveal().into());
    let remark = position.absence.ended.map(|ending| ending.remark(|seat| sitting.seat_name(seat).into()));
    sitting.record() + &remark.unwrap_or_default()
}
