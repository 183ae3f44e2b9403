//! `wardroom games`: what can be played.

use super::Exit;
use crate::{cli, context::Context, error::CliError};
use std::io::Write;
use wardroom_messages::{self as messages, choices};
use wardroom_protocol::GamesReply;

pub(super) fn run(call: &cli::GamesArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    if call.json {
        let list = serde_json::to_string(&GamesReply::of(&context.games));
        writeln!(out, "{}", list.unwrap_or_else(|why| panic!("a list of games is JSON: {why}")))?;
    } else {
        write_list(context, out)?;
    }
    out.flush()?;
    Ok(Exit::Done)
}

fn write_list(context: &Context, out: &mut dyn Write) -> Result<(), CliError> {
    let say = context.say();
    for game in &context.games {
        let about = [("version", game.version().into()), ("rules", game.rules().into())];
        writeln!(out, "{}  {} · {}", game.name(), game.title(context.language), say.with("games-rules", &about))?;
        for mode in game.modes() {
            let seats: Vec<String> = mode.seats.iter().map(u8::to_string).collect();
            writeln!(out, "  {}  {}", mode.name, say.with("games-seats", &[("seats", seats.join(", ").into())]))?;
            for option in mode.options {
                let about = [
                    ("choices", choices(option.choices, messages::say(context.language)).into()),
                    ("rule", option.rule.into()),
                ];
                writeln!(out, "    {}  {}", option.name, say.with("games-option", &about))?;
            }
        }
    }
    Ok(())
}
