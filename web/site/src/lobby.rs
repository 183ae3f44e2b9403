//! The lobby: who plays what, and who waits for whom. How a table is listed is `lobby/row.rs`; the stream by which an open
//! start page follows is `lobby/stream.rs`; what a list knows of a match, `lobby/sight.rs`.
//!
//! What everybody may see is drawn up once for all who look (`Noticeboard`); what is somebody's own, for them alone.

mod host;
mod row;
mod sight;
mod stream;

pub(crate) use row::{Eyes, Listed, mode_name, pace_name};
pub(crate) use sight::Sights;
pub(crate) use stream::stream;

use crate::{app::Shared, desk::hash, fields::Fields, reader::Reader, trouble::Trouble};
use host::Hosts;
use std::{
    collections::HashMap,
    sync::{Arc, PoisonError},
    time::Duration,
};
use tokio::{sync::Mutex, time::Instant};
use wardroom_store::{Millis, PersonId, TableRow};
use wardroom_ui::{
    Fragment, Language,
    page::{self, Start},
};

/// Even if nothing happens, waiting times grow.
const REFRESH: Duration = Duration::from_secs(30);

/// How long the lists are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Measure {
    Usual,
    /// Of whoever has asked for more.
    Long,
}

impl Measure {
    pub(crate) fn read(query: &Fields) -> Measure {
        if query.get("more") == Some("on") { Measure::Long } else { Measure::Usual }
    }
    fn open(self) -> u32 {
        if self == Measure::Long { 500 } else { 20 }
    }
    fn running(self) -> u32 {
        if self == Measure::Long { 500 } else { 12 }
    }
}

/// How many finished games the lobby shows; the others are among the records.
const FINISHED: u32 = 8;

/// All lists, as the reader may see them; the games are left out.
pub(crate) async fn lists(app: &Shared, reader: &Reader, measure: Measure) -> Result<Start, Trouble> {
    let eyes = Eyes { language: reader.language(), person: reader.id() };
    let notices = Noticeboard::read(app, eyes.language, measure, Duration::ZERO).await?;
    let own = Own::of(app, eyes).await?;
    Ok(compose(&notices, &own, eyes, measure))
}

/// What everybody may see, as it was drawn up last.
#[derive(Debug, Default)]
pub(crate) struct Noticeboard(std::sync::Mutex<HashMap<(Language, Measure), Place>>);

/// Where notices hang. Each is drawn up under a lock of its own: who looks at the usual lists does not wait for the long ones.
type Place = Arc<Mutex<Option<Arc<Notices>>>>;

#[derive(Debug)]
struct Notices {
    /// The number of the lobby's news after which it was drawn up.
    news: u64,
    at: Instant,
    open: Shelf,
    running: Shelf,
    finished: Shelf,
    /// As they look to whoever has no table among them, each with its hash.
    lists: Vec<(Fragment, u64)>,
}

/// Tables of one kind, and whether there are more of them.
#[derive(Clone, Debug, Default)]
struct Shelf {
    tables: Vec<(TableRow, page::TableRow)>,
    is_cut: bool,
}

impl Noticeboard {
    fn place(&self, language: Language, measure: Measure) -> Place {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places.entry((language, measure)).or_default().clone()
    }
    /// What is on it now, or was a moment ago. Whoever comes while it is drawn up waits for that, and draws nothing.
    async fn read(
        app: &Shared,
        language: Language,
        measure: Measure,
        a_moment: Duration,
    ) -> Result<Arc<Notices>, Trouble> {
        let place = app.notices.place(language, measure);
        let mut known = place.lock().await;
        let is_good = |notices: &&Arc<Notices>| {
            let age = notices.at.elapsed();
            age < a_moment || (age < REFRESH && notices.news == *app.tables.lobby.borrow())
        };
        if let Some(notices) = known.as_ref().filter(is_good) {
            return Ok(notices.clone());
        }
        let notices = Arc::new(Notices::draw_up(app, language, measure).await?);
        *known = Some(notices.clone());
        Ok(notices)
    }
}

impl Notices {
    async fn draw_up(app: &Shared, language: Language, measure: Measure) -> Result<Notices, Trouble> {
        // Before anything is read: what happens meanwhile is news.
        let (news, at) = (*app.tables.lobby.borrow(), Instant::now());
        let (eyes, quiet) = (Eyes { language, person: None }, app.quiet_before());
        let (open, running, finished) = (measure.open(), measure.running(), FINISHED);
        let mut notices = Notices {
            news,
            at,
            open: Shelf::of_open(app, eyes, quiet, open).await?,
            running: Shelf::of(app, eyes, app.store.tables_to_watch(running + 1, quiet).await?, running).await,
            finished: Shelf::of(app, eyes, app.store.finished_tables(finished + 1, None, None).await?, finished).await,
            lists: Vec::new(),
        };
        let start = compose(&notices, &Own::default(), eyes, measure);
        let lists = page::public_lists(&start, app.say(language));
        notices.lists =
            lists.into_iter().map(|list| (hash(&list.html), list)).map(|(hash, list)| (list, hash)).collect();
        Ok(notices)
    }
    /// Whether somebody has a table among them, which looks different to them.
    fn concern(&self, eyes: Eyes) -> bool {
        let shelves = [&self.open, &self.running, &self.finished];
        shelves.into_iter().flat_map(|shelf| &shelf.tables).any(|(table, _)| eyes.are_at(table))
    }
}

impl Shelf {
    async fn of(app: &Shared, eyes: Eyes, mut rows: Vec<TableRow>, most: u32) -> Shelf {
        let is_cut = rows.len() > most as usize;
        rows.truncate(most as usize);
        let mut tables = Vec::new();
        for row in rows {
            let listed = Listed::of(app, eyes, &row).await;
            tables.extend(listed.map(|listed| (row, listed.row)));
        }
        Shelf { tables, is_cut }
    }
    /// Those that wait for somebody to sit down: first where the host is there, too.
    async fn of_open(app: &Shared, eyes: Eyes, quiet: Millis, most: u32) -> Result<Shelf, Trouble> {
        let mut rows = app.store.open_tables(Measure::Long.open() + 1, quiet).await?;
        let hosts = Hosts::of(app, &rows).await?;
        rows.retain(|row| !hosts.is_given_up(app, row));
        rows.sort_by_cached_key(|row| !hosts.is_here(app, row));
        let mut shelf = Shelf::of(app, eyes, rows, most).await;
        for (row, listed) in &mut shelf.tables {
            listed.host = Some(hosts.line(app, row, app.say(eyes.language)));
        }
        Ok(shelf)
    }
    fn others(&self, eyes: Eyes) -> impl Iterator<Item = &(TableRow, page::TableRow)> {
        self.tables.iter().filter(move |(table, _)| !eyes.are_at(table))
    }
}

/// What is listed for one person.
#[derive(Clone, Debug, Default)]
struct Own {
    /// All that is not over: whoever is waited for at a hundred tables must see a hundred.
    mine: Vec<page::TableRow>,
    finished: Shelf,
}

impl Own {
    async fn of(app: &Shared, eyes: Eyes) -> Result<Own, Trouble> {
        let Some(person) = eyes.person else { return Ok(Own::default()) };
        let mut mine = Vec::new();
        for row in app.store.unfinished_of(person, app.quiet_before()).await? {
            mine.extend(Listed::of(app, eyes, &row).await);
        }
        mine.sort_by_key(Listed::rank);
        let most = FINISHED;
        let finished = app.store.finished_tables(most + 1, Some(person), None).await?;
        Ok(Own {
            mine: mine.into_iter().map(|listed| listed.row).collect(),
            finished: Shelf::of(app, eyes, finished, most).await,
        })
    }
}

/// The lists of one reader: what everybody may see, but for what is their own.
fn compose(notices: &Notices, own: &Own, eyes: Eyes, measure: Measure) -> Start {
    let rows = |shelf: &Shelf| shelf.others(eyes).map(|(_, row)| row.clone()).collect();
    let mut over: Vec<_> = notices.finished.others(eyes).chain(&own.finished.tables).collect();
    over.sort_by(|(one, _), (other, _)| (other.updated, &one.id).cmp(&(one.updated, &other.id)));
    let most = FINISHED as usize;
    let is_cut = over.len() > most || notices.finished.is_cut || own.finished.is_cut;
    let more = |is_cut: bool, href: &'static str| is_cut.then_some(href);
    Start {
        mine: own.mine.clone(),
        open: rows(&notices.open),
        running: rows(&notices.running),
        finished: over.into_iter().take(most).map(|(_, row)| row.clone()).collect(),
        more_open: more(notices.open.is_cut && measure == Measure::Usual, "/?more=on#open"),
        more_running: more(notices.running.is_cut && measure == Measure::Usual, "/?more=on#running"),
        more_finished: more(is_cut, "/records"),
        is_long: measure == Measure::Long,
        ..Start::default()
    }
}

/// A page of finished games: what everybody may see and what is the reader's own, and from where on the next page begins.
pub(crate) async fn finished(
    app: &Shared,
    reader: &Reader,
    most: u32,
    before: Option<&(i64, String)>,
) -> Result<(Vec<page::TableRow>, Option<(i64, String)>), Trouble> {
    let eyes = Eyes { language: reader.language(), person: reader.id() };
    let mut rows = app.store.finished_tables(most + 1, None, before).await?;
    if let Some(person) = reader.id() {
        let own = app.store.finished_tables(most + 1, Some(person), before).await?;
        rows.extend(own.into_iter().filter(|row| !row.is_public));
    }
    rows.sort_by(|one, other| (other.updated, &one.id).cmp(&(one.updated, &other.id)));
    let is_cut = rows.len() > most as usize;
    rows.truncate(most as usize);
    let last = rows.last().filter(|_| is_cut).map(|row| (row.updated, row.id.clone()));
    let shelf = Shelf::of(app, eyes, rows, most).await;
    Ok((shelf.tables.into_iter().map(|(_, row)| row).collect(), last))
}

/// Whoever is followed by a list of their own.
fn bell(app: &Shared, person: Option<PersonId>) -> Option<tokio::sync::watch::Receiver<u64>> {
    // No table has this id: all of them are elsewhere.
    person.map(|person| app.calls.follow(person, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, app::App};
    use wardroom_store::Store;

    #[tokio::test]
    async fn who_looks_at_the_usual_lists_does_not_wait_for_the_long_ones() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_sqlite(&data.path().join("test.sqlite")).await.unwrap();
        let app = App::new(Config::new(""), store);
        let long = app.notices.place(Language::En, Measure::Long);
        let _drawn_up = long.lock().await;
        let usual = Noticeboard::read(&app, Language::En, Measure::Usual, Duration::ZERO);
        assert!(tokio::time::timeout(Duration::from_secs(20), usual).await.is_ok_and(|read| read.is_ok()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn what_everybody_may_see_is_drawn_up_once_for_all_who_look() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_sqlite(&data.path().join("test.sqlite")).await.unwrap();
        let app = App::new(Config::new(""), store);
        let read =
            async |language, a_moment| Noticeboard::read(&app, language, Measure::Usual, a_moment).await.unwrap();
        let first = read(Language::En, Duration::ZERO).await;
        assert!(Arc::ptr_eq(&first, &read(Language::En, Duration::ZERO).await), "nothing has happened");
        assert!(!Arc::ptr_eq(&first, &read(Language::De, Duration::ZERO).await), "in each language");
        app.tables.lobby.send_modify(|news| *news += 1);
        assert!(Arc::ptr_eq(&first, &read(Language::En, REFRESH).await), "who follows is patient for a moment");
        let second = read(Language::En, Duration::ZERO).await;
        assert!(!Arc::ptr_eq(&first, &second) && second.news > first.news, "who comes sees what is new");
    }
}
