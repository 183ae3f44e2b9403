//! The `wardroom` program. `cli` has the command line and `command` one file for each command. Rules, screens and bots come from
//! the catalog, the server from `wardroom-site`, the engine protocol from `wardroom-protocol`.

mod aloud;
mod bar;
mod boxes;
mod cli;
mod command;
mod context;
mod error;
mod outline;
mod record;
mod report;
mod self_play;
mod settings;
mod statistics;
mod text;

/// Pages are many small strings, which this allocator makes much cheaper. Without huge pages: with them an idle server took
/// twice the memory. Version 2: with two thousand watchers its memory stays near what is used; with version 3 it grew twice as
/// fast.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use command::Exit;
use std::{
    io::{self, Write},
    process::ExitCode,
};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let language = text::language_of_arguments(&arguments);
    match cli::parse(arguments).and_then(|(call, matches, sources)| command::run(call, &matches, &sources)) {
        Ok(Exit::Done) => ExitCode::SUCCESS,
        Ok(Exit::Negative) => ExitCode::from(1),
        Ok(Exit::Unreadable) => ExitCode::from(2),
        // The status that shells report for a program stopped by Ctrl-C.
        Ok(Exit::Interrupted) => ExitCode::from(130),
        // The reader, `head` for example, has closed the pipe.
        Err(error) if error.is_broken_pipe() => ExitCode::SUCCESS,
        Err(error) => {
            // If standard error is closed, there is nowhere to report it.
            let _ = writeln!(io::stderr(), "wardroom: {}", error.message(language));
            ExitCode::from(error.status())
        }
    }
}

/// Runs work that waits for a database.
fn wait<T>(work: impl Future<Output = Result<T, error::CliError>>) -> Result<T, error::CliError> {
    let runtime = tokio::runtime::Runtime::new().map_err(|why| error::CliError::system(&why))?;
    runtime.block_on(work)
}
