//! A table at one moment, for any number of viewers. Building one holds the lock of the table; looking at it does not.

use super::commit_point::CommitPoint;
use crate::{
    absence::{Absence, Away, Ending},
    clock::Clocks,
    error::LiveError,
    halted::Halted,
    seating,
};
use std::{sync::Arc, time::Instant};
use wardroom_catalog::AnyMatch;
use wardroom_kernel::Seat;
use wardroom_store::{Finish, Rematch, TableRow};

#[derive(Debug)]
pub struct Snapshot {
    pub news: u64,
    /// When its last change was requested.
    pub since: Instant,
    pub row: Arc<TableRow>,
    pub stage: Stage,
    /// What must be durable before it is shown.
    pub(crate) commit_point: Option<CommitPoint>,
    /// The stored result, once the registrar has stored it.
    pub finish: Option<Finish>,
    /// The table of the rematch.
    pub rematch: Option<Rematch>,
}

#[derive(Debug)]
pub enum Stage {
    Gathering,
    CalledOff,
    Playing(Position),
    Halted(Halted),
}

#[derive(Debug)]
pub struct Position {
    pub sitting: Arc<dyn AnyMatch>,
    pub undos: u32,
    pub is_rematch_asked: bool,
    pub hints: u32,
    pub clocks: Box<Clocks>,
    pub absence: Absence,
    /// The seats that the others may vote on.
    pub away: Vec<Away>,
}

impl Position {
    /// Over by the rules, or ended without a result. Nothing is secret any more.
    pub fn is_over(&self) -> bool {
        self.sitting.outcome().is_some() || self.absence.ended.is_some()
    }
    /// Whether the player or bot of this seat can act: play waits for the seat, or its own time runs while its offer is open.
    pub fn awaits(&self, seat: Seat) -> bool {
        let sitting = &*self.sitting;
        let may_go_on = || seating::is_asked(sitting, seat) && sitting.may_withdraw(seat).is_some();
        self.absence.ended.is_none() && (seating::is_awaited(sitting, seat) || may_go_on())
    }
    /// Whether the person at this seat can act, and no bot stands in for them.
    pub fn calls(&self, seat: Seat) -> bool {
        self.absence.stand_in(seat).is_none() && self.awaits(seat)
    }
}

impl Snapshot {
    /// The match, if there is one to look at.
    pub fn position(&self) -> Result<&Position, LiveError> {
        match &self.stage {
            Stage::Gathering => Err(LiveError::NotBegun),
            Stage::CalledOff => Err(LiveError::CalledOff),
            Stage::Playing(position) => Ok(position),
            Stage::Halted(why) => Err(LiveError::Halted(*why)),
        }
    }
}

/// The record of a match that is over, with the secret of its dice.
pub fn record(row: &TableRow, position: &Position) -> String {
    let mut sitting = position.sitting.duplicate();
    sitting.heading_mut().fairness.secret = Some(row.dice_secret.reveal().into());
    let remark = position.absence.ended.map(|ending: Ending| ending.remark(|seat| sitting.seat_name(seat).into()));
    sitting.record() + &remark.unwrap_or_default()
}
