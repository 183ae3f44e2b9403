//! The hosts of open tables: whether the host is present to begin, and whether the table is given up. A table that is given up is
//! not listed, but stays where it is for people who have its address.

use crate::{error::AppError, texts::say};
use std::collections::HashMap;
use wardroom_accounts::now;
use wardroom_live::{LiveTables, time_control::TimeControl};
use wardroom_store::{Millis, PersonId, TableRow};
use wardroom_ui::{Language, page};

const MINUTE: Millis = 60_000;
/// A host who has just created a table is still opening it.
const JUST_CREATED: Millis = MINUTE;
/// A little more than the pause in which a device in use is marked as seen.
const SEEN_LATELY: Millis = 11 * MINUTE;
/// A live match does not begin with a host who has been away for this long.
const LONG_AWAY: Millis = 60 * MINUTE;

/// When each of them was last seen on this site.
#[derive(Debug)]
pub(super) struct Hosts<'t> {
    tables: &'t LiveTables,
    seen: HashMap<PersonId, Millis>,
}

impl Hosts<'_> {
    pub(super) async fn load<'t>(tables: &'t LiveTables, rows: &[TableRow]) -> Result<Hosts<'t>, AppError> {
        let mut hosts: Vec<PersonId> = rows.iter().map(|row| row.maker).collect();
        hosts.sort_unstable();
        hosts.dedup();
        Ok(Hosts { tables, seen: tables.store().last_seen(&hosts).await? })
    }
    /// Whether the host has this table open.
    pub(super) fn is_here(&self, row: &TableRow) -> bool {
        if now() - row.created < JUST_CREATED {
            return true;
        }
        match self.tables.peek(&row.id) {
            Some(table) => table.presence.is_here(row.maker),
            // It may be open at another server, which reports only tables that are in memory here.
            None => self.tables.store().is_shared() && now() - self.seen(row) < SEEN_LATELY,
        }
    }
    /// Whether the host of a live match has been away for too long.
    pub(super) fn is_given_up(&self, row: &TableRow) -> bool {
        let is_live = matches!(row.pace.parse(), Ok(TimeControl::Live { .. }));
        is_live && !self.is_here(row) && now() - self.seen(row) > LONG_AWAY
    }
    pub(super) fn line(&self, row: &TableRow, language: Language) -> page::HostLine {
        page::HostLine { is_here: self.is_here(row), open_for: page::span(now() - row.created, say(language)) }
    }
    fn seen(&self, row: &TableRow) -> Millis {
        self.seen.get(&row.maker).copied().unwrap_or_default().max(row.created)
    }
}
