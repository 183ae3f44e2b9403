//! The commands, one file each. They write to standard output and return what the exit status says.

mod arena;
mod games;
mod play;
mod rules;
mod serve;
mod show;
mod simulate;
mod verify;

use crate::{
    cli::{Call, Command, Serve},
    context::Context,
    engine,
    trouble::Trouble,
};
use std::io::{self, BufWriter};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    Yes,
    No,
}

pub(crate) fn run(call: Call) -> Result<Answer, Trouble> {
    let Call { boxes, language, command } = call;
    let context = Context::new(boxes.as_deref(), language)?;
    let out = &mut BufWriter::new(io::stdout().lock());
    match command.unwrap_or(Command::Serve(Serve::default())) {
        Command::Serve(call) => serve::run(&call, context),
        Command::Games(call) => games::run(&call, &context, out),
        Command::Play(call) => play::run(&call, &context, out),
        Command::Show(call) => show::run(&call, &context, out),
        Command::Verify(call) => verify::run(&call, &context, out),
        Command::Simulate(call) => simulate::run(&call, &context, out),
        Command::Arena(call) => arena::run(&call, &context, out),
        Command::Rules(call) => rules::run(&call, &context, out),
        Command::Engine => engine::run(context.games, &mut io::stdin().lock(), out),
    }
}
