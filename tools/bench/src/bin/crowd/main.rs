//! `crowd PROGRAM DATA TABLES WATCHERS SECONDS PAUSE_MS LEVEL`: many tables with many watchers.
//! At each table bots play one of the games at the pace of people; each watcher has an open stream. When a game ends, another
//! begins. Then the server process is stopped and started on the same data, every watcher looks again, and the journals are
//! played again: so the program knows how late each answer was received, and that none was lost or sent twice. Prints one JSON
//! object.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "its numbers are its result")]

mod scenario;
mod server;
mod tables;
mod verify;
mod watcher;

use std::path::PathBuf;
use wardroom_bench::http::Result;

#[derive(Debug)]
pub(crate) struct Args {
    pub(crate) program: PathBuf,
    pub(crate) data: PathBuf,
    pub(crate) tables: usize,
    pub(crate) watchers: usize,
    pub(crate) seconds: u64,
    /// Milliseconds between a question and the answer of a bot.
    pub(crate) pause: u64,
    pub(crate) level: String,
}

/// One thread, so that the watchers take little processor time from the server.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [program, data, tables, watchers, seconds, pause, level] = &arguments[..] else {
        return Err("usage: crowd PROGRAM DATA TABLES WATCHERS SECONDS PAUSE_MS LEVEL".into());
    };
    let args = Args {
        program: program.into(),
        data: data.into(),
        tables: tables.parse()?,
        watchers: watchers.parse()?,
        seconds: seconds.parse()?,
        pause: pause.parse()?,
        level: level.clone(),
    };
    let observations = scenario::run(&args).await?;
    eprintln!("playing {} journals again", observations.tables.len());
    let verification = verify::verify(&args, &observations).await?;
    println!("{}", verification.json(&args, &observations));
    Ok(())
}

/// Milliseconds since 1970, as journals count them.
pub(crate) fn now() -> f64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_secs_f64() * 1e3
}

pub(crate) fn percentile(values: &mut [f64], share: f64) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    let place = (values.len() as f64 * share) as usize;
    values.get(place.min(values.len().saturating_sub(1))).copied().unwrap_or(f64::NAN)
}
