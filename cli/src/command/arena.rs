//! `wardroom arena`: bots play each other on every seat; reports ratings and win rates with their confidence intervals.

mod bars;
mod lineups;
mod report;
mod roles;
mod standings;

use super::Exit;
use crate::{
    cli,
    context::Context,
    error::CliError,
    report::Report,
    self_play::{self, GameResult, SelfPlay},
};
use lineups::{Lineup, SeatRotation, lineups};
use standings::Standings;
use std::{io::Write, time::Duration};

pub(super) fn run(call: &cli::ArenaArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let cli::BotGamesArgs { agreed, seats, seed, budget_ms, jobs } = &call.unattended;
    let (game, setup) = context.agreed(agreed, *seats)?;
    let setup = setup.unattended();
    if let Some(twice) = call.bots.iter().zip(1..).find(|(bot, next)| call.bots[*next..].contains(bot)) {
        return Err(CliError::argument("--bots").with("error-bot-twice", &[("bot", twice.0.name().into())]));
    }
    if call.bots.len() < 2 || setup.seats() < 2 {
        return Err(CliError::argument("--bots").text("error-two-bots"));
    }
    if call.alone && call.bots.len() > 2 {
        return Err(CliError::argument("--alone").text("error-alone"));
    }
    // If the report cannot be written, that is reported before the first game.
    let report = call.report.as_deref().map(|path| Report::open(path, "--report")).transpose()?;
    let seating = if call.alone { SeatRotation::Alone } else { SeatRotation::Alternating };
    let lineups = lineups(call.bots.len(), setup.seats(), seating);
    let pairings = call.bots.len() * (call.bots.len() - 1) / 2;
    let ways = (lineups.len() / pairings) as u64;
    let rounds = call.games.div_ceil(ways);
    let too_many =
        || CliError::argument("--games").with("error-too-many-games", &[("most", (cli::MOST_GAMES as i64).into())]);
    let self_play = SelfPlay { game, setup: &setup, seed, budget: Duration::from_millis(*budget_ms) };
    let games = rounds.checked_mul(lineups.len() as u64).ok_or_else(too_many)?;
    let results = self_play::many(games, *jobs, |results: &mut Vec<(u64, Bout)>, number| {
        let lineup = &lineups[(number % lineups.len() as u64) as usize];
        let bots: Vec<_> = lineup.seats.iter().map(|bot| call.bots[*bot]).collect();
        results.extend(self_play.play(number, &bots)?.map(|played| (number, Bout { lineup, played })));
        Ok(())
    })?;
    let mut results: Vec<(u64, Bout)> = results.into_iter().flatten().collect();
    // Threads finish in any order; the intervals must not depend on the order.
    results.sort_unstable_by_key(|(number, _)| *number);
    let results: Vec<Bout> = results.into_iter().map(|(_, result)| result).collect();
    let names: Vec<&str> = call.bots.iter().map(|bot| bot.name()).collect();
    let seats: Vec<&str> = wardroom_kernel::Seats::first(setup.seats()).map(|seat| game.seat_name(seat)).collect();
    let role_title = |role: &str| game.role_title(role, context.language).unwrap_or_else(|| role.into());
    let standings = Standings::new(&names, &seats, seating, &results, games, role_title);
    let title = format!("{} · {} · {} ms", game.title(context.language), setup.mode(), budget_ms);
    standings.write(&title, context.say(), out)?;
    if let Some(report) = report {
        report.write(&report::page(&title, &standings, context.say()))?;
    }
    out.flush()?;
    Ok(if self_play::is_interrupted() { Exit::Interrupted } else { Exit::Done })
}

/// A game, and which bot sat where.
struct Bout<'l> {
    lineup: &'l Lineup,
    played: GameResult,
}
