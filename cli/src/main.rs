//! Wardroom's one program. What people and programs call is in `cli`, one file for each command in `command`, the
//! protocol for programs in `engine`; rules, screens and bots come from the catalog.

mod aloud;
mod bar;
mod boxes;
mod cli;
mod command;
mod contest;
mod context;
mod engine;
mod outline;
mod record;
mod report;
mod settings;
mod statistics;
mod text;
mod trouble;

/// Pages are many small strings; this allocator makes drawing them a good deal cheaper. Without huge pages: with them a
/// house where nobody plays took twice the memory. Of its two kinds the older: where two thousand watch, what it takes stays
/// near what is used, and with the newer one it grew twice as fast.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use command::Answer;
use std::{
    io::{self, Write},
    process::ExitCode,
};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let language = text::asked_for(&arguments);
    match cli::read(arguments).and_then(|(call, matches, sources)| command::run(call, &matches, &sources)) {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Unread) => ExitCode::from(2),
        // As shells say of a program that Ctrl-C has ended.
        Ok(Answer::BrokenOff) => ExitCode::from(130),
        // Whoever listened has heard enough, as `head` does.
        Err(trouble) if trouble.is_broken_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            // Nobody is left to hear that this did not work.
            let _ = writeln!(io::stderr(), "wardroom: {}", trouble.told(language));
            ExitCode::from(trouble.status())
        }
    }
}

/// Runs what needs to wait for a database.
fn wait<T>(work: impl Future<Output = Result<T, trouble::Trouble>>) -> Result<T, trouble::Trouble> {
    let runtime = tokio::runtime::Runtime::new().map_err(|why| trouble::Trouble::system(&why))?;
    runtime.block_on(work)
}
