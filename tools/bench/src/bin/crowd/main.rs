//! `crowd PROGRAM DATA TABLES WATCHERS SECONDS PAUSE_MS LEVEL`: a club at its busiest. At each table bots play one of the
//! games, at the pace of people, and everybody who watches has a stream open; where a game ends, another begins. Prints one JSON object.
//!
//! The server is a process of its own. After the given time it is told to stop, started again on the same data, and
//! asked what there is to see; then its journals are played again. So it is known when each answer was taken, when the
//! last watcher had it, and that none was lost or came twice.
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

/// On one thread, so that those who watch take no more from the server than they must.
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
