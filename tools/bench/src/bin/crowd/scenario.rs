//! The load: makes tables, connects watchers, stops and starts the server, and connects every watcher again.

use crate::{
    Args,
    server::{ResourceUse, ServerProcess},
    tables::BotTables,
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
use wardroom_bench::http::Result;

/// One in so many watchers applies every patch to a page, like a browser; the others only read number and id.
const WHO_LAYS: usize = 10;
/// For the start of a process, and for tables that are read again.
const PATIENCE: Duration = Duration::from_secs(60);
/// A bot pause longer than the second look, so that nothing changes during it.
const STANDSTILL: u64 = 60_000;

/// What was received at one table.
#[derive(Default, Debug)]
pub(crate) struct ObservedTable {
    pub(crate) watchers: Vec<Seen>,
    /// What a new watcher receives after the restart.
    pub(crate) at_last: Seen,
    /// How many watchers had missed something when the server stopped.
    pub(crate) behind: usize,
}

#[derive(Debug)]
pub(crate) struct Observations {
    /// By id.
    pub(crate) tables: BTreeMap<String, ObservedTable>,
    /// How many watchers there were all the time.
    pub(crate) watchers: usize,
    /// The smallest number of games under way.
    pub(crate) playing: usize,
    /// From when until when all watchers were connected, in milliseconds since 1970.
    pub(crate) watched: (f64, f64),
    /// Every second.
    pub(crate) used: Vec<ResourceUse>,
    pub(crate) own_cpu: f64,
    pub(crate) stop: Duration,
}

pub(crate) async fn run(args: &Args) -> Result<Observations> {
    let server = ServerProcess::start(args, args.pause)?;
    let open_tables = Arc::new(BotTables::open(args, &server.address).await?);
    let patches = Arc::new(AtomicU64::new(0));
    let mut watching = JoinSet::new();
    for number in 0..args.watchers {
        let place = number % args.tables;
        let first = look_on(&open_tables, &open_tables.at(place).await, number).await?;
        watching.spawn(watch(open_tables.clone(), patches.clone(), place, number, first));
        if number % 100 == 99 {
            eprintln!("{} of {} are watching", number + 1, args.watchers);
        }
    }
    let (begun, own_before) = (crate::now(), own_cpu());
    let (used, playing) = watch_over(args, &server, &open_tables, &patches).await;
    let watched = (begun, crate::now());
    let own_cpu = own_cpu() - own_before;
    let stop = server.stop().await?;
    let mut tables: BTreeMap<String, ObservedTable> = BTreeMap::new();
    for place in 0..args.tables {
        tables.entry(open_tables.at(place).await).or_default();
    }
    while let Some(seen) = watching.join_next().await {
        for (table, seen) in seen? {
            tables.entry(table).or_default().watchers.push(seen);
        }
    }
    look_once_more(args, &mut tables).await?;
    Ok(Observations { tables, watchers: args.watchers, playing, watched, used, own_cpu, stop })
}

async fn look_on(open_tables: &BotTables, table: &str, number: usize) -> Result<Watcher> {
    let page = number.is_multiple_of(WHO_LAYS).then(Page::default);
    Watcher::open(&open_tables.address, table, Seen { page, ..Seen::default() }).await
}

/// Watches at one place, game after game, until the server stops. Returns what was received of each game.
async fn watch(
    open_tables: Arc<BotTables>,
    patches: Arc<AtomicU64>,
    place: usize,
    number: usize,
    mut watcher: Watcher,
) -> Vec<(String, Seen)> {
    let (mut all, mut table) = (Vec::new(), open_tables.at(place).await);
    loop {
        // What a broken connection missed is found by the verification.
        while !watcher.seen.is_over && watcher.next().await.unwrap_or(false) {
            patches.fetch_add(1, Ordering::Relaxed);
        }
        let is_over = watcher.seen.is_over;
        all.push((table.clone(), watcher.seen));
        if !is_over || open_tables.go_on(place, &table).await.is_err() {
            return all;
        }
        table = open_tables.at(place).await;
        match look_on(&open_tables, &table, number).await {
            Ok(next) => watcher = next,
            // The server stops and accepts no connection.
            Err(_) => return all,
        }
    }
}

/// The server's resource use in each second, and the smallest number of games under way.
async fn watch_over(
    args: &Args,
    server: &ServerProcess,
    open_tables: &BotTables,
    patches: &AtomicU64,
) -> (Vec<ResourceUse>, usize) {
    let (begun, mut used, mut before, mut playing) = (Instant::now(), vec![server.used()], 0, args.tables);
    let is_terminal = std::io::stderr().is_terminal();
    for second in 1..=args.seconds {
        sleep((begun + Duration::from_secs(second)).saturating_duration_since(Instant::now())).await;
        let now = server.used();
        playing = playing.min(open_tables.playing().await);
        let (seen, cpu) = (patches.load(Ordering::Relaxed), now.cpu_seconds - used[used.len() - 1].cpu_seconds);
        if is_terminal || second % 10 == 0 {
            let end = if is_terminal { '\r' } else { '\n' };
            eprint!(
                "{second:>4} of {} s · {:>6} patches in the last second · server {:>3.0} % of a core, {:.0} MB   {end}",
                args.seconds,
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

/// Starts the program on the same data; a new watcher and all old ones look at each table again.
async fn look_once_more(args: &Args, tables: &mut BTreeMap<String, ObservedTable>) -> Result<()> {
    let server = ServerProcess::start(args, STANDSTILL)?;
    for (id, table) in tables.iter_mut() {
        let newcomer = Seen { page: Some(Page::default()), ..Seen::default() };
        let mut newcomer = Watcher::open(&server.address, id, newcomer).await?;
        tokio::time::timeout(PATIENCE, newcomer.next()).await??;
        table.at_last = newcomer.seen;
        for seen in table.watchers.iter_mut().filter(|seen| seen.id != table.at_last.id) {
            // Watchers that moved to another table have not received the result's patch.
            table.behind += usize::from(!seen.is_over);
            let mut watcher = Watcher::open(&server.address, id, seen.clone()).await?;
            // A watcher that missed nothing receives nothing.
            if let Ok(heard) = tokio::time::timeout(PATIENCE, watcher.next()).await {
                heard?;
            }
            *seen = watcher.seen;
        }
    }
    server.stop().await?;
    Ok(())
}

/// Processor time of this program, in seconds.
fn own_cpu() -> f64 {
    let times = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let times = times.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    times.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}
