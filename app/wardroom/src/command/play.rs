//! `wardroom play`: a table in the terminal, for one or more people at one keyboard and bots.

mod table;
mod terminal;
mod typed;

use super::Answer;
use crate::{
    cli::{self, Player},
    context::Context,
    trouble::Trouble,
};
use jiff::Timestamp;
use std::{io::Write, time::Duration};
use table::Table;
use terminal::Terminal;
use wardroom_bots::Level;
use wardroom_kernel::Luck;

pub(super) fn run(call: &cli::Play, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let count = match call.seats.len() {
        0 => None,
        count => Some(u8::try_from(count).map_err(|_| Trouble::argument("--seats", "there are too many"))?),
    };
    let (game, setup) = context.agreed(&call.agreed, count)?;
    let mut players = call.seats.clone();
    if players.is_empty() {
        players.resize(usize::from(setup.seats()), Player::Bot(Level::Easy));
        players[..1].fill(Player::You);
    }
    let setup = if players.contains(&Player::You) { setup } else { setup.unattended() };
    let mut sitting = game.begin(setup)?;
    sitting.throw_seeded(&call.seed.clone().unwrap_or_else(|| format!("{:016x}", rand::random::<u64>())));
    sitting.heading_mut().date = Timestamp::now().strftime("%Y-%m-%d").to_string();
    let budget = Duration::from_millis(call.budget_ms);
    Table::new(game, sitting, players, context, budget, Luck(rand::random())).play(&mut Terminal::new(), out)?;
    out.flush()?;
    Ok(Answer::Yes)
}
