//! Development commands: `cargo xtask test`, `rules`, `bench` and `load`, one file each.
//! They are no part of the program and do not depend on it, so they build in seconds.

#![allow(clippy::print_stdout, reason = "printing is what these commands are for")]

mod bench;
mod cargo;
mod error;
mod load;
mod machine;
mod rules;
mod test;
mod tidy;

use clap::{Parser, Subcommand};
use std::{path::Path, process::ExitCode};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Wardroom's development commands")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Test(test::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
    Load(load::Arguments),
}

/// Exit status: 0 passed, 1 failed, 2 could not run.
fn main() -> ExitCode {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("tools/xtask is a folder of the workspace");
    let answer = match Arguments::parse().command {
        Command::Test(arguments) => test::run(root, &arguments),
        Command::Rules(arguments) => rules::run(root, &arguments),
        Command::Bench(arguments) => bench::run(root, &arguments),
        Command::Load(arguments) => load::run(root, &arguments),
    };
    match answer {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}
