//! Measures durable writes: N callers, each of which appends to a table of its own, waits for the disk, and appends again.
//! With `--create M`, M more callers create tables meanwhile.
//! `cargo run --release -p wardroom-store --example append_load -- [--tables N] [--create M] [--seconds S] [--think MS] [PATH or postgres://..]`

#![allow(clippy::print_stdout, reason = "printing its numbers is what this program is for")]

use std::time::{Duration, Instant};

use tokio::task::JoinHandle;
use wardroom_store::{Holder, Line, NewSeat, NewTable, PersonId, Secret, Store};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut tables, mut creators, mut seconds, mut think, mut place) = (100_usize, 0_usize, 5_u64, 0_u64, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--tables" => tables = value()?.parse()?,
            "--create" => creators = value()?.parse()?,
            "--seconds" => seconds = value()?.parse()?,
            "--think" => think = value()?.parse()?,
            _ => place = Some(argument),
        }
    }
    let folder = tempfile::tempdir_in(".")?;
    let file = folder.path().join("load.sqlite").to_string_lossy().into_owned();
    let store = Store::open(&place.unwrap_or(file)).await?;
    let ids = lay_tables(&store, tables).await?;

    let begin = Instant::now();
    let end = begin + Duration::from_secs(seconds);
    let thinking = Duration::from_millis(think);
    let callers: Vec<_> = ids
        .into_iter()
        .zip(0..)
        // People do not think in step.
        .map(|(id, place)| (id, thinking * place / tables as u32))
        .map(|(id, late)| tokio::spawn(play(store.clone(), id, late, thinking, end)))
        .collect();
    let creators: Vec<_> = (0..creators).map(|_| tokio::spawn(create(store.clone(), end))).collect();
    report(&format!("{tables} tables, thinking {think} ms: appends"), begin, callers).await?;
    report("creations", begin, creators).await?;
    store.close().await;
    Ok(())
}

async fn report(
    what: &str,
    begin: Instant,
    callers: Vec<JoinHandle<Vec<Duration>>>,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut waits = Vec::new();
    for caller in callers {
        waits.extend(caller.await?);
    }
    if waits.is_empty() {
        return Ok(());
    }
    let rate = waits.len() as f64 / begin.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{what}: {rate:.0}/s, p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms", at(0.5), at(0.99), at(1.0));
    Ok(())
}

async fn lay_tables(store: &Store, count: usize) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let maker = store.create_person("load", &Secret::mint(), "", 0).await?.id;
    let mut ids = Vec::new();
    for _ in 0..count {
        let table = new_table(maker);
        store.create_table(&table).await?;
        store.start(&table.id, 0).await?;
        ids.push(table.id);
    }
    Ok(ids)
}

fn new_table(maker: PersonId) -> NewTable {
    let seat =
        |name: &str| NewSeat { name: name.into(), holder: Holder::Person(maker), contribution: None, invite: None };
    NewTable {
        id: Secret::mint().reveal()[..10].to_owned(),
        game: "turning-tides".into(),
        rules_version: 1,
        parts: String::new(),
        mode: "base".into(),
        options: String::new(),
        pace: String::new(),
        dice_secret: Secret::mint(),
        commitment: Secret::mint().reveal().into(),
        is_public: false,
        maker,
        created: 0,
        seats: vec![seat("one"), seat("two")],
    }
}

async fn create(store: Store, end: Instant) -> Vec<Duration> {
    let maker = store.create_person("load", &Secret::mint(), "", 0).await.expect("a person").id;
    let mut waits = Vec::new();
    while Instant::now() < end {
        let begin = Instant::now();
        store.create_table(&new_table(maker)).await.expect("an id of its own");
        waits.push(begin.elapsed());
    }
    waits
}

async fn play(store: Store, table: String, late: Duration, thinking: Duration, end: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    tokio::time::sleep(late).await;
    for n in 0.. {
        if Instant::now() >= end {
            break;
        }
        if !thinking.is_zero() {
            tokio::time::sleep(thinking).await;
        }
        let line = Line { at: i64::from(n), line: "union: die.4 > slot.sail.2".into(), chance: "3/6 2/6".into() };
        let begin = Instant::now();
        store.append(&table, n, vec![line], None).await.expect("the only caller of this table is never refused");
        waits.push(begin.elapsed());
    }
    waits
}
