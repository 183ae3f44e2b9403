//! The load itself: tables are made, watchers come, the server stops and starts again, and everybody looks once more.

use crate::{
    Wish,
    club::Club,
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
use wardroom_bench::talk::Result;

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
    /// Who watched, all the time.
    pub(crate) watchers: usize,
    /// Games under way, when they were fewest.
    pub(crate) playing: usize,
    /// From when on everybody watched, and until when, in milliseconds since 1970.
    pub(crate) watched: (f64, f64),
    /// Every second.
    pub(crate) used: Vec<Use>,
    pub(crate) own_cpu: f64,
    pub(crate) stop: Duration,
}

pub(crate) async fn spend(wish: &Wish) -> Result<Evening> {
    let server = Server::start(wish, wish.pause)?;
    let club = Arc::new(Club::open(wish, &server.address).await?);
    let patches = Arc::new(AtomicU64::new(0));
    let mut watching = JoinSet::new();
    for number in 0..wish.watchers {
        let place = number % wish.tables;
        let first = look_on(&club, &club.at(place).await, number).await?;
        watching.spawn(watch(club.clone(), patches.clone(), place, number, first));
        if number % 100 == 99 {
            eprintln!("{} of {} watch", number + 1, wish.watchers);
        }
    }
    let (begun, own_before) = (crate::now(), own_cpu());
    let (used, playing) = watch_over(wish, &server, &club, &patches).await;
    let watched = (begun, crate::now());
    let own_cpu = own_cpu() - own_before;
    let stop = server.stop().await?;
    let mut tables: BTreeMap<String, Table> = BTreeMap::new();
    for place in 0..wish.tables {
        tables.entry(club.at(place).await).or_default();
    }
    while let Some(seen) = watching.join_next().await {
        for (table, seen) in seen? {
            tables.entry(table).or_default().watchers.push(seen);
        }
    }
    look_once_more(wish, &mut tables).await?;
    Ok(Evening { tables, watchers: wish.watchers, playing, watched, used, own_cpu, stop })
}

async fn look_on(club: &Club, table: &str, number: usize) -> Result<Watcher> {
    let page = number.is_multiple_of(WHO_LAYS).then(Page::default);
    Watcher::open(&club.address, table, Seen { page, ..Seen::default() }).await
}

/// Watches at one place, game after game, until the server stops. What was seen of each.
async fn watch(
    club: Arc<Club>,
    patches: Arc<AtomicU64>,
    place: usize,
    number: usize,
    mut watcher: Watcher,
) -> Vec<(String, Seen)> {
    let (mut all, mut table) = (Vec::new(), club.at(place).await);
    loop {
        // A connection that breaks shows in what the watcher has not seen.
        while !watcher.seen.is_over && watcher.next().await.unwrap_or(false) {
            patches.fetch_add(1, Ordering::Relaxed);
        }
        let is_over = watcher.seen.is_over;
        all.push((table.clone(), watcher.seen));
        if !is_over || club.go_on(place, &table).await.is_err() {
            return all;
        }
        table = club.at(place).await;
        match look_on(&club, &table, number).await {
            Ok(next) => watcher = next,
            // It stops: whoever comes now is not let in.
            Err(_) => return all,
        }
    }
}

/// What the server used in each second, and how many games were under way when they were fewest.
async fn watch_over(wish: &Wish, server: &Server, club: &Club, patches: &AtomicU64) -> (Vec<Use>, usize) {
    let (begun, mut used, mut before, mut playing) = (Instant::now(), vec![server.used()], 0, wish.tables);
    let is_terminal = std::io::stderr().is_terminal();
    for second in 1..=wish.seconds {
        sleep((begun + Duration::from_secs(second)).saturating_duration_since(Instant::now())).await;
        let now = server.used();
        playing = playing.min(club.playing().await);
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
    (used, playing)
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
            // Whoever has gone on did not see how the game was entered among the results.
            table.behind += usize::from(!seen.is_over);
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
