//! `wardroom games`: what can be played.

use super::Answer;
use crate::{cli, context::Context, trouble::Trouble};
use std::io::Write;
use wardroom_catalog::games_json;
use wardroom_messages::{self as messages, choices};

pub(super) fn run(call: &cli::Games, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    if call.json {
        writeln!(out, "{}", games_json(&context.games))?;
    } else {
        write_list(context, out)?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

fn write_list(context: &Context, out: &mut dyn Write) -> Result<(), Trouble> {
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
