//! The lobby: lists of tables for the start page, and the other tables that wait for a person. Public lists are built once for all
//! clients, a person's own lists for them alone. How a table is listed is in `lobby/row.rs`; the stream is in `streams/lobby.rs`.

mod hosts;
mod row;

pub(crate) use row::ListViewer;

use crate::{error::AppError, limits::Limits, texts::say};
use hosts::Hosts;
use row::Listed;
use std::{
    collections::HashMap,
    sync::{Arc, PoisonError},
    time::Duration,
};
use tokio::{sync::Mutex, time::Instant};
use wardroom_accounts::now;
use wardroom_live::{LiveTables, match_summary::SummaryCache, other_tables::other_tables, table::hash};
use wardroom_store::{Millis, PersonId, TableRow};
use wardroom_ui::{
    Fragment, Language,
    page::{self, OtherTable, StartPage},
};

/// Waiting times grow even if nothing happens.
pub(crate) const REFRESH: Duration = Duration::from_secs(30);

/// How long the lists are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Length {
    Usual,
    /// If the user asks for more.
    Long,
}

impl Length {
    fn open(self) -> u32 {
        if self == Length::Long { 500 } else { 20 }
    }
    fn running(self) -> u32 {
        if self == Length::Long { 500 } else { 12 }
    }
}

/// How many finished matches the lobby shows; the others are among the records.
const FINISHED: u32 = 8;

/// The service behind all lists.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: LiveTables,
    summaries: SummaryCache,
    limits: Limits,
    cache: std::sync::Mutex<HashMap<(Language, Length), Slot>>,
}

/// Each list is built under a lock of its own, so that the usual lists do not wait for the long ones.
type Slot = Arc<Mutex<Option<Arc<PublicLists>>>>;

/// What all clients may see.
#[derive(Debug)]
pub(crate) struct PublicLists {
    /// The number of the lobby's news when they were built.
    pub(crate) news: u64,
    at: Instant,
    open: Shelf,
    running: Shelf,
    finished: Shelf,
    /// As they look to a client without a table among them, each with its hash.
    pub(crate) fragments: Vec<(Fragment, u64)>,
}

/// Tables of one kind, and whether there are more of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shelf {
    pub(crate) tables: Vec<(TableRow, page::TableListRow)>,
    is_cut: bool,
}

/// The lists of one person.
#[derive(Clone, Debug, Default)]
pub(crate) struct Own {
    /// All tables that are not over, however many wait for the person.
    mine: Vec<page::TableListRow>,
    pub(crate) finished: Shelf,
}

impl Lobby {
    pub(crate) fn new(tables: LiveTables, limits: Limits) -> Lobby {
        Lobby { tables, summaries: SummaryCache::default(), limits, cache: std::sync::Mutex::default() }
    }
    fn quiet_before(&self) -> Millis {
        self.limits.quiet_before(now())
    }
    /// Grows with each change of any table.
    pub(crate) fn news(&self) -> u64 {
        *self.tables.lobby().borrow()
    }
    /// All lists, as the viewer may see them, without the games.
    pub(crate) async fn lists(&self, viewer: ListViewer, length: Length) -> Result<StartPage, AppError> {
        let public = self.public_lists(viewer.language, length, Duration::ZERO).await?;
        let own = self.own_lists(viewer).await?;
        Ok(compose(&public, &own, viewer, length))
    }
    /// The other tables that wait for a person, without the one they look at.
    pub(crate) async fn other_tables(
        &self,
        person: Option<PersonId>,
        here: &str,
        language: Language,
    ) -> Result<Vec<OtherTable>, AppError> {
        let Some(person) = person else { return Ok(Vec::new()) };
        let quiet = self.quiet_before();
        Ok(other_tables(&self.tables, &self.summaries, quiet, person, here, language).await?)
    }
    fn slot(&self, language: Language, length: Length) -> Slot {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        cache.entry((language, length)).or_default().clone()
    }
    /// The public lists, at most `age` behind the news. A request that comes while they are built waits for that.
    pub(crate) async fn public_lists(
        &self,
        language: Language,
        length: Length,
        age: Duration,
    ) -> Result<Arc<PublicLists>, AppError> {
        let slot = self.slot(language, length);
        let mut known = slot.lock().await;
        let is_good = |lists: &&Arc<PublicLists>| {
            let own_age = lists.at.elapsed();
            own_age < age || (own_age < REFRESH && lists.news == self.news())
        };
        if let Some(lists) = known.as_ref().filter(is_good) {
            return Ok(lists.clone());
        }
        let lists = Arc::new(self.build(language, length).await?);
        *known = Some(lists.clone());
        Ok(lists)
    }
    async fn build(&self, language: Language, length: Length) -> Result<PublicLists, AppError> {
        // Before anything is loaded: a change meanwhile is news.
        let (news, at) = (self.news(), Instant::now());
        let (viewer, quiet, store) = (ListViewer { language, person: None }, self.quiet_before(), self.tables.store());
        let running = store.tables_to_watch(length.running() + 1, quiet).await?;
        let finished = store.finished_tables(FINISHED + 1, None, None).await?;
        let mut lists = PublicLists {
            news,
            at,
            open: self.open_shelf(viewer, quiet, length.open()).await?,
            running: self.shelf(viewer, running, length.running()).await,
            finished: self.shelf(viewer, finished, FINISHED).await,
            fragments: Vec::new(),
        };
        let start = compose(&lists, &Own::default(), viewer, length);
        let fragments = page::public_lists(&start, say(language));
        lists.fragments =
            fragments.into_iter().map(|list| (hash(&list.html), list)).map(|(h, list)| (list, h)).collect();
        Ok(lists)
    }
    async fn shelf(&self, viewer: ListViewer, mut rows: Vec<TableRow>, most: u32) -> Shelf {
        let is_cut = rows.len() > most as usize;
        rows.truncate(most as usize);
        let mut tables = Vec::new();
        for row in rows {
            let listed = Listed::new(&self.tables, &self.summaries, viewer, &row).await;
            tables.extend(listed.map(|listed| (row, listed.row)));
        }
        Shelf { tables, is_cut }
    }
    /// Tables with a free seat, those with a present host first.
    async fn open_shelf(&self, viewer: ListViewer, quiet: Millis, most: u32) -> Result<Shelf, AppError> {
        let mut rows = self.tables.store().open_tables(Length::Long.open() + 1, quiet).await?;
        let hosts = Hosts::load(&self.tables, &rows).await?;
        rows.retain(|row| !hosts.is_given_up(row));
        rows.sort_by_cached_key(|row| !hosts.is_here(row));
        let mut shelf = self.shelf(viewer, rows, most).await;
        for (row, listed) in &mut shelf.tables {
            listed.host = Some(hosts.line(row, viewer.language));
        }
        Ok(shelf)
    }
    pub(crate) async fn own_lists(&self, viewer: ListViewer) -> Result<Own, AppError> {
        let Some(person) = viewer.person else { return Ok(Own::default()) };
        let mut mine = Vec::new();
        for row in self.tables.store().unfinished_of(person, self.quiet_before()).await? {
            mine.extend(Listed::new(&self.tables, &self.summaries, viewer, &row).await);
        }
        mine.sort_by_key(Listed::rank);
        let finished = self.tables.store().finished_tables(FINISHED + 1, Some(person), None).await?;
        Ok(Own {
            mine: mine.into_iter().map(|listed| listed.row).collect(),
            finished: self.shelf(viewer, finished, FINISHED).await,
        })
    }
    /// A page of finished matches, the public ones and the viewer's own, and where the next page begins.
    pub(crate) async fn finished(
        &self,
        viewer: ListViewer,
        most: u32,
        before: Option<&(i64, String)>,
    ) -> Result<(Vec<page::TableListRow>, Option<(i64, String)>), AppError> {
        let store = self.tables.store();
        let mut rows = store.finished_tables(most + 1, None, before).await?;
        if let Some(person) = viewer.person {
            let own = store.finished_tables(most + 1, Some(person), before).await?;
            rows.extend(own.into_iter().filter(|row| !row.is_public));
        }
        rows.sort_by(|one, other| (other.updated, &one.id).cmp(&(one.updated, &other.id)));
        let is_cut = rows.len() > most as usize;
        rows.truncate(most as usize);
        let last = rows.last().filter(|_| is_cut).map(|row| (row.updated, row.id.clone()));
        let shelf = self.shelf(viewer, rows, most).await;
        Ok((shelf.tables.into_iter().map(|(_, row)| row).collect(), last))
    }
}

impl PublicLists {
    /// Whether the viewer has a table among them, which looks different to them.
    pub(crate) fn concern(&self, viewer: ListViewer) -> bool {
        let shelves = [&self.open, &self.running, &self.finished];
        shelves.into_iter().flat_map(|shelf| &shelf.tables).any(|(table, _)| viewer.is_at(table))
    }
}

impl Shelf {
    fn others(&self, viewer: ListViewer) -> impl Iterator<Item = &(TableRow, page::TableListRow)> {
        self.tables.iter().filter(move |(table, _)| !viewer.is_at(table))
    }
}

/// The lists of one viewer: the public ones without their own tables, and their own.
pub(crate) fn compose(public: &PublicLists, own: &Own, viewer: ListViewer, length: Length) -> StartPage {
    let rows = |shelf: &Shelf| shelf.others(viewer).map(|(_, row)| row.clone()).collect();
    let mut over: Vec<_> = public.finished.others(viewer).chain(&own.finished.tables).collect();
    over.sort_by(|(one, _), (other, _)| (other.updated, &one.id).cmp(&(one.updated, &other.id)));
    let most = FINISHED as usize;
    let is_cut = over.len() > most || public.finished.is_cut || own.finished.is_cut;
    let more = |is_cut: bool, href: &'static str| is_cut.then_some(href);
    StartPage {
        mine: own.mine.clone(),
        open: rows(&public.open),
        running: rows(&public.running),
        finished: over.into_iter().take(most).map(|(_, row)| row.clone()).collect(),
        more_open: more(public.open.is_cut && length == Length::Usual, "/?more=on#open"),
        more_running: more(public.running.is_cut && length == Length::Usual, "/?more=on#running"),
        more_finished: more(is_cut, "/records"),
        is_long: length == Length::Long,
        ..StartPage::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use wardroom_store::Store;

    async fn lobby(folder: &std::path::Path) -> Lobby {
        let store = Store::open_sqlite(&folder.join("test.sqlite")).await.unwrap();
        crate::server::lobby_of(Config::new(""), store)
    }

    #[tokio::test]
    async fn the_usual_lists_do_not_wait_for_the_long_ones() {
        let data = tempfile::tempdir().unwrap();
        let lobby = lobby(data.path()).await;
        let long = lobby.slot(Language::En, Length::Long);
        let _being_built = long.lock().await;
        let usual = lobby.public_lists(Language::En, Length::Usual, Duration::ZERO);
        assert!(tokio::time::timeout(Duration::from_secs(20), usual).await.is_ok_and(|read| read.is_ok()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn public_lists_are_built_once_for_all_clients() {
        let data = tempfile::tempdir().unwrap();
        let lobby = lobby(data.path()).await;
        let read = async |language, age| lobby.public_lists(language, Length::Usual, age).await.unwrap();
        let first = read(Language::En, Duration::ZERO).await;
        assert!(Arc::ptr_eq(&first, &read(Language::En, Duration::ZERO).await), "nothing has happened");
        assert!(!Arc::ptr_eq(&first, &read(Language::De, Duration::ZERO).await), "in each language");
        lobby.tables.lobby().send_modify(|news| *news += 1);
        assert!(Arc::ptr_eq(&first, &read(Language::En, REFRESH).await), "a stream accepts older lists");
        let second = read(Language::En, Duration::ZERO).await;
        assert!(!Arc::ptr_eq(&first, &second) && second.news > first.news, "a page gets the newest");
    }
}
