//! Who is away from a table in memory right now.

use super::{
    live_table::LiveTable,
    running_match::RunningMatch,
    snapshot::{Snapshot, Stage},
};
use crate::absence::AbsenceContext;
use wardroom_accounts::now;
use wardroom_store::{Millis, TableRow};

impl LiveTable {
    pub(crate) fn absence_in<'a>(&'a self, row: &'a TableRow, running: &'a RunningMatch) -> AbsenceContext<'a> {
        AbsenceContext {
            presence: &self.presence,
            away_after: self.services.away_after,
            in_memory_since: self.in_memory_since,
            row,
            sitting: &*running.sitting,
            clocks: &running.clocks,
            absence: &running.absence,
            now: now(),
        }
    }
    fn absence_of<'a>(&'a self, snapshot: &'a Snapshot) -> Option<AbsenceContext<'a>> {
        let Stage::Playing(position) = &snapshot.stage else { return None };
        Some(AbsenceContext {
            presence: &self.presence,
            away_after: self.services.away_after,
            in_memory_since: self.in_memory_since,
            row: &snapshot.row,
            sitting: &*position.sitting,
            clocks: &position.clocks,
            absence: &position.absence,
            now: now(),
        })
    }
    /// Whether other players are away by now than when the snapshot was taken.
    pub(crate) fn absence_has_changed(&self, snapshot: &Snapshot) -> bool {
        let Stage::Playing(position) = &snapshot.stage else { return false };
        self.absence_of(snapshot).is_some_and(|context| context.away().0 != position.away)
    }
    /// When the next player will be away if nothing happens. Each visit of a player changes it.
    pub fn next_absence(&self, snapshot: &Snapshot) -> Option<Millis> {
        self.absence_of(snapshot)?.away().1
    }
}
