//! Measures durable appends: as many tables as told, each with one caller who appends, waits for the disk, and appends again.
//! `cargo run --release -p wardroom-store --example append_load -- [--tables N] [--seconds S] [--think MS] [PATH or postgres://..]`

#![allow(clippy::print_stdout, reason = "printing its numbers is what this program is for")]

use std::time::{Duration, Instant};

use wardroom_store::{Holder, Line, NewSeat, NewTable, Secret, Store};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut tables, mut seconds, mut think, mut place) = (100_usize, 5_u64, 0_u64, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        match argument.as_str() {
            "--tables" => tables = value()?.parse()?,
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
    let mut waits = Vec::new();
    for caller in callers {
        waits.extend(caller.await?);
    }
    let rate = waits.len() as f64 / begin.elapsed().as_secs_f64();
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{tables} tables, thinking {think} ms: {rate:.0} appends/s, p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    store.close().await;
    Ok(())
}

async fn lay_tables(store: &Store, count: usize) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let maker = store.create_person("load", &Secret::mint(), "", 0).await?.id;
    let mut ids = Vec::new();
    for _ in 0..count {
        let id = Secret::mint().reveal()[..10].to_owned();
        let seat =
            |name: &str| NewSeat { name: name.into(), holder: Holder::Person(maker), contribution: None, invite: None };
        let table = NewTable {
            id: id.clone(),
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
        };
        store.create_table(&table).await?;
        store.start(&id, 0).await?;
        ids.push(id);
    }
    Ok(ids)
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
