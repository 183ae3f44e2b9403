//! The hosts of open tables: who sits down wants to know whether anybody is there to begin with, and nobody is to wait for
//! one who does not come back. The table itself stays where it is, for whoever has its address.

use crate::{
    app::{App, now},
    clock::Pace,
    trouble::Trouble,
};
use std::collections::HashMap;
use wardroom_store::{Millis, PersonId, TableRow};
use wardroom_ui::{Say, page};

const MINUTE: Millis = 60_000;
/// Whoever has just laid a table is on the way to it.
const ON_THE_WAY: Millis = MINUTE;
/// So often a device that is in use is written down as seen, and a little more.
const SEEN_LATELY: Millis = 11 * MINUTE;
/// A game in one sitting is not begun with somebody who has been away for so long.
const LONG_AWAY: Millis = 60 * MINUTE;

/// When each of them was seen last, wherever on this site that was.
#[derive(Debug)]
pub(super) struct Hosts(HashMap<PersonId, Millis>);

impl Hosts {
    pub(super) async fn of(app: &App, rows: &[TableRow]) -> Result<Hosts, Trouble> {
        let mut hosts: Vec<PersonId> = rows.iter().map(|row| row.maker).collect();
        hosts.sort_unstable();
        hosts.dedup();
        Ok(Hosts(app.store.last_seen(&hosts).await?))
    }
    /// Whether the host has this table open.
    pub(super) fn is_here(&self, app: &App, row: &TableRow) -> bool {
        if now() - row.created < ON_THE_WAY {
            return true;
        }
        match app.tables.glimpse(&row.id) {
            Some(desk) => desk.presence.is_here(row.maker),
            // It may be open at another server, which tells of tables that are in memory here.
            None => app.store.is_shared() && now() - self.seen(row) < SEEN_LATELY,
        }
    }
    /// Whether it is too late to sit down there and play at once.
    pub(super) fn is_given_up(&self, app: &App, row: &TableRow) -> bool {
        let is_live = matches!(row.pace.parse(), Ok(Pace::Live { .. }));
        is_live && !self.is_here(app, row) && now() - self.seen(row) > LONG_AWAY
    }
    /// What is said of it.
    pub(super) fn line(&self, app: &App, row: &TableRow, say: Say<'_>) -> page::HostLine {
        page::HostLine { is_here: self.is_here(app, row), open_for: page::span(now() - row.created, say) }
    }
    fn seen(&self, row: &TableRow) -> Millis {
        self.0.get(&row.maker).copied().unwrap_or_default().max(row.created)
    }
}
