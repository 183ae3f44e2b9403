//! The commands, one file each. They write to standard output and return the exit status.

mod arena;
mod backup;
mod check;
mod config;
mod engine;
mod games;
mod play;
mod restore;
mod rules;
mod serve;
mod show;
mod simulate;
mod verify;

use crate::{
    cli::{Command, CommandLine},
    context::Context,
    error::CliError,
    settings::Sources,
};
use clap::ArgMatches;
use std::io::{self, BufWriter};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    Done,
    /// The result is negative: a record that does not verify.
    Negative,
    /// A file could not be read; the error has been printed.
    Unreadable,
    /// Stopped by Ctrl-C; the result so far has been printed.
    Interrupted,
}

/// `matches` and `sources` are of the commands that have settings: their flags, and where the values came from.
pub(crate) fn run(call: CommandLine, matches: &ArgMatches, sources: &Sources) -> Result<Exit, CliError> {
    let CommandLine { boxes, language, command } = call;
    let context = Context::new(boxes.as_deref(), language)?;
    let out = &mut BufWriter::new(io::stdout().lock());
    let Some(command) = command else { return Err(CliError::argument("COMMAND").text("error-no-command")) };
    match command {
        Command::Serve(settings) => serve::run(&settings, matches, context),
        Command::Config(call) => config::run(&call, matches, sources, out),
        Command::Backup(call) => backup::run(&call, &context, out),
        Command::Restore(call) => restore::run(&call, &context, out),
        Command::Check(call) => check::run(&call, &context, out),
        Command::Games(call) => games::run(&call, &context, out),
        Command::Play(call) => play::run(&call, &context, out),
        Command::Show(call) => show::run(&call, &context, out),
        Command::Verify(call) => verify::run(&call, &context, out),
        Command::Simulate(call) => simulate::run(&call, &context, out),
        Command::Arena(call) => arena::run(&call, &context, out),
        Command::Rules(call) => rules::run(&call, &context, out),
        Command::Engine(call) => {
            engine::run(&call, context.games, language.unwrap_or_default(), &mut io::stdin().lock(), out)
        }
    }
}
