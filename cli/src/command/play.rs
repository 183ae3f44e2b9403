//! `wardroom play`: a table in the terminal, for one or more people at one keyboard and bots.

mod game;
mod terminal;
mod typed;

use super::Exit;
use crate::{
    cli::{self, SeatPlayer},
    context::Context,
    error::CliError,
    record,
    report::Report,
};
use game::TerminalGame;
use jiff::Timestamp;
use std::{io::Write, path::Path, time::Duration};
use terminal::Terminal;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::FastRng;
use wardroom_search::Level;

pub(super) fn run(call: &cli::PlayArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let (game, mut played) = match &call.from {
        Some(path) => resumed(path, context, out)?,
        None => begun(call, context)?,
    };
    let seats = played.seats().count();
    let mut players = call.seats.clone();
    if players.is_empty() {
        players.resize(seats, SeatPlayer::Bot(Level::Easy));
        players[..1].fill(SeatPlayer::You);
    }
    if players.len() != seats {
        let about = [("seats", seats.into()), ("named", players.len().into())];
        return Err(CliError::argument("--seats").with("error-seats-of-record", &about));
    }
    let save = call.save.as_deref().map(|path| Report::open(path, "--save")).transpose()?;
    played.set_seeded_dice(&call.seed.clone().unwrap_or_else(|| format!("{:016x}", rand::random::<u64>())));
    played.heading_mut().date = Timestamp::now().strftime("%Y-%m-%d").to_string();
    let budget = Duration::from_millis(call.budget_ms);
    let mut table = TerminalGame::new(game, played, players, context, budget, FastRng(rand::random()));
    table.keeps = save.is_some();
    let played = table.play(&mut Terminal::new(), out);
    // The record is also written if standard output is closed.
    if let Some(save) = save {
        save.write(&table.record())?;
    }
    played?;
    if let Some(path) = &call.save {
        writeln!(out, "{}", context.say().with("play-saved", &[("path", path.display().to_string().into())]))?;
    }
    out.flush()?;
    Ok(Exit::Done)
}

type Opened<'g> = (&'g dyn AnyGame, Box<dyn AnyMatch>);

fn begun<'g>(call: &cli::PlayArgs, context: &'g Context) -> Result<Opened<'g>, CliError> {
    let count = match call.seats.len() {
        0 => None,
        count => Some(u8::try_from(count).map_err(|_| CliError::argument("--seats").text("error-too-many-seats"))?),
    };
    let (game, mode, options) = (call.game.clone().unwrap_or_default(), call.mode.clone(), call.options.clone());
    let (game, setup) = context.agreed(&cli::MatchArgs { game, mode, options }, count)?;
    let people_play = call.seats.is_empty() || call.seats.contains(&SeatPlayer::You);
    let begun = game.begin(if people_play { setup } else { setup.unattended() });
    Ok((game, begun.map_err(|why| CliError::Setup(game.problems(&why.0)))?))
}

/// The record of an unfinished game has no secret, so it continues with other dice, and the record says so.
fn resumed<'g>(path: &Path, context: &'g Context, out: &mut dyn Write) -> Result<Opened<'g>, CliError> {
    let (game, played) = record::open(context, path)?;
    if played.outcome().is_some() {
        return Err(CliError::file(path).text("error-over"));
    }
    let about = [("n", played.answers().into()), ("path", path.display().to_string().into())];
    writeln!(out, "{}", context.say().with("play-resumed", &about))?;
    Ok((game, played))
}
