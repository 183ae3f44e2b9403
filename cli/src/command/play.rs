//! `wardroom play`: a table in the terminal, for one or more people at one keyboard and bots.

mod table;
mod terminal;
mod typed;

use super::Answer;
use crate::{
    cli::{self, Player},
    context::Context,
    record,
    report::Report,
    trouble::Trouble,
};
use jiff::Timestamp;
use std::{io::Write, path::Path, time::Duration};
use table::Table;
use terminal::Terminal;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::FastRng;
use wardroom_search::Level;

pub(super) fn run(call: &cli::Play, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let (game, mut sitting) = match &call.from {
        Some(path) => resumed(path, context, out)?,
        None => begun(call, context)?,
    };
    let seats = sitting.seats().count();
    let mut players = call.seats.clone();
    if players.is_empty() {
        players.resize(seats, Player::Bot(Level::Easy));
        players[..1].fill(Player::You);
    }
    if players.len() != seats {
        let about = [("seats", seats.into()), ("named", players.len().into())];
        return Err(Trouble::argument("--seats").with("trouble-seats-of-record", &about));
    }
    let save = call.save.as_deref().map(|path| Report::open(path, "--save")).transpose()?;
    sitting.set_seeded_dice(&call.seed.clone().unwrap_or_else(|| format!("{:016x}", rand::random::<u64>())));
    sitting.heading_mut().date = Timestamp::now().strftime("%Y-%m-%d").to_string();
    let budget = Duration::from_millis(call.budget_ms);
    let mut table = Table::new(game, sitting, players, context, budget, FastRng(rand::random()));
    table.keeps = save.is_some();
    let played = table.play(&mut Terminal::new(), out);
    // Also where nobody hears any more what is told.
    if let Some(save) = save {
        save.write(&table.record())?;
    }
    played?;
    if let Some(path) = &call.save {
        writeln!(out, "{}", context.say().with("play-saved", &[("path", path.display().to_string().into())]))?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

type Opened<'g> = (&'g dyn AnyGame, Box<dyn AnyMatch>);

fn begun<'g>(call: &cli::Play, context: &'g Context) -> Result<Opened<'g>, Trouble> {
    let count = match call.seats.len() {
        0 => None,
        count => Some(u8::try_from(count).map_err(|_| Trouble::argument("--seats").text("trouble-too-many-seats"))?),
    };
    let (game, mode, options) = (call.game.clone().unwrap_or_default(), call.mode.clone(), call.options.clone());
    let (game, setup) = context.agreed(&cli::Agreed { game, mode, options }, count)?;
    let people_play = call.seats.is_empty() || call.seats.contains(&Player::You);
    let begun = game.begin(if people_play { setup } else { setup.unattended() });
    Ok((game, begun.map_err(|why| Trouble::Setup(game.problems(&why.0)))?))
}

/// While a game lasts, its record has no secret: it goes on with other dice, and the record says so.
fn resumed<'g>(path: &Path, context: &'g Context, out: &mut dyn Write) -> Result<Opened<'g>, Trouble> {
    let (game, sitting) = record::open(context, path)?;
    if sitting.outcome().is_some() {
        return Err(Trouble::file(path).text("trouble-over"));
    }
    let about = [("n", sitting.answers().into()), ("path", path.display().to_string().into())];
    writeln!(out, "{}", context.say().with("play-resumed", &about))?;
    Ok((game, sitting))
}
