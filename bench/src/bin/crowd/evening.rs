//! The load itself: tables are made, watchers come, the server stops and starts again, and everybody looks once more.

use crate::{
    Wish,
    server::{Server, Use},
    watcher::{Page, Seen, Watcher},
};
use std::{
    collections::BTreeMap,
    io::{IsTerminal as _, Write as _},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{task::JoinSet, time::sleep};
use wardroom_bench::talk::{Result, Talk};
use wardroom_catalog::{Boxes, Entry, games};
use wardroom_kernel::Seat;

/// One in so many watchers lays every patch into a page, as a browser does; the others read the number and the id.
const WHO_LAYS: usize = 10;
/// For the start of a process, and for tables that are read again.
const PATIENCE: Duration = Duration::from_secs(60);
/// Longer than anybody looks once more: nothing moves meanwhile.
const STANDSTILL: u64 = 60_000;

/// What was seen at one table.
#[derive(Default, Debug)]
pub(crate) struct Table {
    pub(crate) watchers: Vec<Seen>,
    /// As somebody sees it who comes new, after the restart.
    pub(crate) at_last: Seen,
    /// How many had to be told what they missed when the server stopped.
    pub(crate) behind: usize,
}

#[derive(Debug)]
pub(crate) struct Evening {
    /// By id.
    pub(crate) tables: BTreeMap<String, Table>,
    /// From when on everybody watched, and until when, in milliseconds since 1970.
    pub(crate) watched: (f64, f64),
    /// Every second.
    pub(crate) used: Vec<Use>,
    pub(crate) own_cpu: f64,
    pub(crate) stop: Duration,
}

pub(crate) async fn spend(wish: &Wish) -> Result<Evening> {
    let server = Server::start(wish, wish.pause)?;
    let ids = make_tables(wish, &server.address).await?;
    let patches = Arc::new(AtomicU64::new(0));
    let mut watching = JoinSet::new();
    for number in 0..wish.watchers {
        let table = ids[number % ids.len()].clone();
        let page = (number % WHO_LAYS == 0).then(Page::default);
        let mut watcher = Watcher::open(&server.address, &table, Seen { page, ..Seen::default() }).await?;
        let patches = patches.clone();
        watching.spawn(async move {
            // A connection that breaks shows in what the watcher has not seen.
            while watcher.next().await.unwrap_or(false) {
                patches.fetch_add(1, Ordering::Relaxed);
            }
            (table, watcher.seen)
        });
        if number % 100 == 99 {
            eprintln!("{} of {} watch", number + 1, wish.watchers);
        }
    }
    let (begun, own_before) = (crate::now(), own_cpu());
    let used = watch_over(wish, &server, &patches).await;
    let watched = (begun, crate::now());
    let own_cpu = own_cpu() - own_before;
    let stop = server.stop().await?;
    let mut tables: BTreeMap<String, Table> = ids.into_iter().map(|id| (id, Table::default())).collect();
    while let Some(seen) = watching.join_next().await {
        let (table, seen) = seen?;
        tables.entry(table).or_default().watchers.push(seen);
    }
    look_once_more(wish, &mut tables).await?;
    Ok(Evening { tables, watched, used, own_cpu, stop })
}

/// Tables of bots, of all games in turn and with as many seats as each allows.
async fn make_tables(wish: &Wish, address: &str) -> Result<Vec<String>> {
    let (games, mut talk) = (games(&Boxes::new()), Talk::open(address, String::new()).await?);
    let mut ids = Vec::new();
    for number in 0..wish.tables {
        let (game, turn) = (&*games[number % games.len()], number / games.len());
        let mut fields = table_form(game, turn, &wish.level);
        fields.extend([
            ("game".into(), game.name().into()),
            ("public".into(), "on".into()),
            ("name".into(), "Load".into()),
        ]);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let reply = talk.post("/make", &fields, "text/html").await?;
        let id = reply.location.strip_prefix("/t/").ok_or_else(|| format!("{}: {}", reply.status, reply.body))?;
        ids.push(id.to_owned());
    }
    eprintln!("{} tables play", ids.len());
    Ok(ids)
}

fn table_form(game: &dyn Entry, turn: usize, level: &str) -> Vec<(String, String)> {
    let ways: Vec<(&str, u8)> =
        game.modes().iter().flat_map(|mode| mode.seats.iter().map(|seats| (mode.name, *seats))).collect();
    let (mode, seats) = ways[turn % ways.len()];
    let holder = |seat| (format!("holder.{}", game.seat_name(Seat(seat))), format!("bot:{level}"));
    (0..seats).map(holder).chain([("mode".to_owned(), mode.to_owned())]).collect()
}

async fn watch_over(wish: &Wish, server: &Server, patches: &AtomicU64) -> Vec<Use> {
    let (begun, mut used, mut before) = (Instant::now(), vec![server.used()], 0);
    let is_terminal = std::io::stderr().is_terminal();
    for second in 1..=wish.seconds {
        sleep((begun + Duration::from_secs(second)).saturating_duration_since(Instant::now())).await;
        let now = server.used();
        let (seen, cpu) = (patches.load(Ordering::Relaxed), now.cpu_seconds - used[used.len() - 1].cpu_seconds);
        if is_terminal || second % 10 == 0 {
            let end = if is_terminal { '\r' } else { '\n' };
            eprint!(
                "{second:>4} of {} s · {:>6} patches in the last second · server {:>3.0} % of a core, {:.0} MB   {end}",
                wish.seconds,
                seen - before,
                cpu * 100.0,
                now.megabytes
            );
            let _ = std::io::stderr().flush();
        }
        before = seen;
        used.push(now);
    }
    eprintln!();
    used
}

/// The same program on the same data: a newcomer sees each table, and so do those who watched, once they have come back.
async fn look_once_more(wish: &Wish, tables: &mut BTreeMap<String, Table>) -> Result<()> {
    let server = Server::start(wish, STANDSTILL)?;
    for (id, table) in tables.iter_mut() {
        let newcomer = Seen { page: Some(Page::default()), ..Seen::default() };
        let mut newcomer = Watcher::open(&server.address, id, newcomer).await?;
        tokio::time::timeout(PATIENCE, newcomer.next()).await??;
        table.at_last = newcomer.seen;
        for seen in table.watchers.iter_mut().filter(|seen| seen.id != table.at_last.id) {
            table.behind += 1;
            let mut watcher = Watcher::open(&server.address, id, seen.clone()).await?;
            // One who missed nothing after all hears nothing.
            if let Ok(heard) = tokio::time::timeout(PATIENCE, watcher.next()).await {
                heard?;
            }
            *seen = watcher.seen;
        }
    }
    server.stop().await?;
    Ok(())
}

/// Seconds of the processor that this program itself has taken.
fn own_cpu() -> f64 {
    let times = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let times = times.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    times.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}
