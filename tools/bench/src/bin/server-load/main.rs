//! `server-load ADDRESS TABLES SECONDS THINK_MS [RATE]`: at each table two simulated players with open
//! streams play random games of Turning Tides. With a rate, at most so many answers a second are sent, so that waiting times
//! measure the server and not the backlog. Prints one JSON object: accepted answers a second, milliseconds from answer to
//! acknowledgement, and to the other player's stream.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "its numbers are its result")]

mod client;

use client::LoadClient;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::{
    runtime::{Builder, Handle},
    task::JoinSet,
};
use wardroom_bench::http;

/// What a player has measured, in milliseconds.
#[derive(Default)]
pub(crate) struct Waits {
    acknowledged: Vec<f64>,
    seen: Vec<f64>,
    /// How many games were finished.
    games: u32,
}

impl Waits {
    fn add(&mut self, more: Waits) {
        self.acknowledged.extend(more.acknowledged);
        self.seen.extend(more.seen);
        self.games += more.games;
    }
}

/// One thread, so that the players take little processor time from the server.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (plain, rate) = arguments.split_at(arguments.len().min(4));
    let ([address, tables, seconds, think], [] | [_]) = (plain, rate) else {
        return Err("usage: server-load ADDRESS TABLES SECONDS THINK_MS [RATE]".into());
    };
    let (tables, seconds, think): (usize, u64, u64) = (tables.parse()?, seconds.parse()?, think.parse()?);
    let rate: Option<f64> = rate.first().map(|rate| rate.parse()).transpose()?;
    let (onlookers, mut sitting) = (onlookers()?, JoinSet::new());
    for table in 0..tables {
        let (address, onlookers) = (address.clone(), onlookers.clone());
        sitting.spawn(async move { sit_down(&address, table as u64, &onlookers).await });
    }
    let mut pairs = Vec::new();
    while let Some(pair) = sitting.join_next().await {
        pairs.push(pair??);
    }
    let (begin, mut playing) = (Instant::now(), JoinSet::new());
    let until = begin + Duration::from_secs(seconds);
    let metronome = Arc::new(rate.map(|rate| Metronome { begin, rate, beats: AtomicU32::new(0) }));
    for (number, pair) in (1..).zip(pairs) {
        let (address, onlookers, metronome) = (address.clone(), onlookers.clone(), Arc::clone(&metronome));
        playing.spawn(async move {
            play_games(&address, number * tables as u64, pair, &onlookers, until, think, metronome).await
        });
    }
    let mut all = Waits::default();
    while let Some(waits) = playing.join_next().await {
        all.add(waits??);
    }
    let took = begin.elapsed().as_secs_f64();
    println!(
        "{}",
        serde_json::json!({
            "answers": all.acknowledged.len(),
            "seconds": took,
            "games_ended": all.games,
            "answers_per_second": all.acknowledged.len() as f64 / took,
            "p50_ms": percentile(&mut all.acknowledged, 0.5),
            "p99_ms": percentile(&mut all.acknowledged, 0.99),
            "seen_p50_ms": percentile(&mut all.seen, 0.5),
            "seen_p99_ms": percentile(&mut all.seen, 0.99),
        })
    );
    Ok(())
}

fn percentile(waits: &mut [f64], share: f64) -> f64 {
    waits.sort_unstable_by(f64::total_cmp);
    let place = (waits.len() as f64 * share) as usize;
    waits.get(place.min(waits.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}

/// Spaces the answers evenly in time.
pub(crate) struct Metronome {
    begin: Instant,
    rate: f64,
    beats: AtomicU32,
}

impl Metronome {
    pub(crate) async fn beat(&self) {
        let beat = f64::from(self.beats.fetch_add(1, Ordering::Relaxed));
        tokio::time::sleep_until((self.begin + Duration::from_secs_f64(beat / self.rate)).into()).await;
    }
}

/// A thread with low priority for the streams: real players read them on other machines, and an acknowledgement that has arrived
/// must not wait until two hundred pages are read.
fn onlookers() -> std::io::Result<Handle> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let handle = runtime.handle().clone();
    std::thread::Builder::new().name("onlookers".into()).spawn(move || {
        #[cfg(unix)]
        if let Err(error) = rustix::process::nice(5) {
            eprintln!("onlookers compete with those who answer: {error}");
        }
        runtime.block_on(std::future::pending::<()>());
    })?;
    Ok(handle)
}

/// Two players play game after game, each at a new table.
async fn play_games(
    address: &str,
    number: u64,
    mut pair: [LoadClient; 2],
    onlookers: &Handle,
    until: Instant,
    think: u64,
    metronome: Arc<Option<Metronome>>,
) -> http::Result<Waits> {
    let mut all = Waits::default();
    for game in 1.. {
        let [silver, gold] = pair.map(|person| tokio::spawn(person.play(until, think, Arc::clone(&metronome))));
        all.add(silver.await??);
        all.add(gold.await??);
        if until <= Instant::now() {
            break;
        }
        all.games += 1;
        pair = sit_down(address, number + (game << 32), onlookers).await?;
    }
    Ok(all)
}

/// A table with two players whose match has begun.
async fn sit_down(address: &str, table: u64, onlookers: &Handle) -> http::Result<[LoadClient; 2]> {
    let board = Arc::default();
    let mut silver = LoadClient::arrive(address, 2 * table, 0, &board).await?;
    let id = silver.make_table().await?;
    let invitation = silver.invitation().await?;
    let mut gold = LoadClient::arrive(address, 2 * table + 1, 1, &board).await?;
    gold.accept(&invitation, &id).await?;
    silver.contribute().await?;
    gold.contribute().await?;
    Ok([silver.listen(onlookers).await?, gold.listen(onlookers).await?])
}
