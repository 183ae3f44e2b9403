//! The project's own chores: `cargo xtask test`, `rules`, `bench` and `load`, one file each.
//! Nothing here is part of the program people run, and nothing here depends on it: the chores build in seconds.

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
#[command(name = "cargo xtask", bin_name = "cargo xtask", about = "Wardroom's chores")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    Test(test::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
    Load(load::Arguments),
}

/// 0 when the answer is yes, 1 when it is no, 2 when the question could not be asked.
fn main() -> ExitCode {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("tools/xtask is a folder of the workspace");
    let answer = match Arguments::parse().chore {
        Chore::Test(arguments) => test::run(root, &arguments),
        Chore::Rules(arguments) => rules::run(root, &arguments),
        Chore::Bench(arguments) => bench::run(root, &arguments),
        Chore::Load(arguments) => load::run(root, &arguments),
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
