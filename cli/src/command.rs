//! The commands, one file each. They write to standard output and return what the exit status says.

mod arena;
mod backup;
mod check;
mod config;
mod games;
mod play;
mod restore;
mod rules;
mod serve;
mod show;
mod simulate;
mod verify;

use crate::{
    cli::{Call, Command},
    context::Context,
    engine,
    settings::Sources,
    trouble::Trouble,
};
use clap::ArgMatches;
use std::io::{self, BufWriter};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Yes,
    No,
    /// Something could not be looked at; that has been told.
    Unread,
    /// By Ctrl-C; what there was has been told.
    BrokenOff,
}

/// With the flags of commands that have settings, and where those came from.
pub(crate) fn run(call: Call, matches: &ArgMatches, sources: &Sources) -> Result<Answer, Trouble> {
    let Call { boxes, language, command } = call;
    let context = Context::new(boxes.as_deref(), language)?;
    let out = &mut BufWriter::new(io::stdout().lock());
    let Some(command) = command else { return Err(Trouble::argument("COMMAND").text("trouble-no-command")) };
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
