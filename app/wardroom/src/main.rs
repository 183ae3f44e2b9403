//! Wardroom's one program. What people and programs call is in `cli`, one file for each command in `command`, the
//! protocol for programs in `engine`; rules, screens and bots come from the catalog.

mod aloud;
mod boxes;
mod cli;
mod command;
mod contest;
mod context;
mod engine;
mod outline;
mod plain;
mod record;
mod statistics;
mod text;
mod trouble;

/// Pages are many small strings; this allocator makes drawing them a good deal cheaper.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

use clap::Parser;
use command::Answer;
use std::{
    io::{self, Write},
    process::ExitCode,
};

fn main() -> ExitCode {
    match command::run(cli::Call::parse()) {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        // Whoever listened has heard enough, as `head` does.
        Err(trouble) if trouble.is_broken_pipe() => ExitCode::SUCCESS,
        Err(trouble) => {
            // Nobody is left to hear that this did not work.
            let _ = writeln!(io::stderr(), "wardroom: {trouble}");
            ExitCode::from(trouble.status())
        }
    }
}
