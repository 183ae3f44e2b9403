//! `wardroom arena`: bots against each other, at every seat, until one can say who is better and how sure that is.

mod bars;
mod lineups;
mod report;
mod roles;
mod standings;

use super::Answer;
use crate::{
    cli,
    contest::{self, Contest, Played},
    context::Context,
    trouble::Trouble,
};
use lineups::{Lineup, Seating, lineups};
use standings::Standings;
use std::{fs, io::Write, time::Duration};

pub(super) fn run(call: &cli::Arena, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let cli::Unattended { agreed, seats, seed, budget_ms, jobs } = &call.unattended;
    let (game, setup) = context.agreed(agreed, *seats)?;
    let setup = setup.unattended();
    if let Some(twice) = call.bots.iter().zip(1..).find(|(bot, next)| call.bots[*next..].contains(bot)) {
        return Err(Trouble::argument("--bots", format!("`{}` is named twice", twice.0)));
    }
    if call.bots.len() < 2 || setup.seats() < 2 {
        return Err(Trouble::argument("--bots", "name two bots or more, as random,strong, and two seats or more"));
    }
    if call.alone && call.bots.len() > 2 {
        return Err(Trouble::argument(
            "--alone",
            "name two bots: the one that is alone, and the one that all others are",
        ));
    }
    let seating = if call.alone { Seating::Alone } else { Seating::Alternating };
    let lineups = lineups(call.bots.len(), setup.seats(), seating);
    let pairings = call.bots.len() * (call.bots.len() - 1) / 2;
    let ways = (lineups.len() / pairings) as u64;
    let rounds = call.games.div_ceil(ways);
    let contest = Contest { game, setup: &setup, seed, budget: Duration::from_millis(*budget_ms) };
    let games = rounds * lineups.len() as u64;
    let results = contest::many(games, *jobs, |results: &mut Vec<(u64, Bout)>, number| {
        let lineup = &lineups[(number % lineups.len() as u64) as usize];
        let bots: Vec<_> = lineup.seats.iter().map(|bot| call.bots[*bot]).collect();
        results.push((number, Bout { lineup, played: contest.play(number, &bots)? }));
        Ok(())
    })?;
    let mut results: Vec<(u64, Bout)> = results.into_iter().flatten().collect();
    // Threads finish in any order; the intervals must not depend on it.
    results.sort_unstable_by_key(|(number, _)| *number);
    let results: Vec<Bout> = results.into_iter().map(|(_, result)| result).collect();
    let names: Vec<&str> = call.bots.iter().map(|bot| bot.name()).collect();
    let seats: Vec<&str> = wardroom_kernel::Seats::first(setup.seats()).map(|seat| game.seat_name(seat)).collect();
    let role_title = |role: &str| game.role_title(role, context.language).unwrap_or_else(|| role.into());
    let standings = Standings::of(&names, &seats, seating, &results, role_title);
    let title = format!("{} · {} · {} ms", game.title(context.language), setup.mode(), budget_ms);
    standings.write(&title, context.say(), out)?;
    if let Some(path) = &call.report {
        let page = report::page(&title, &standings, context.say());
        fs::write(path, page).map_err(|why| Trouble::File { path: path.clone(), why })?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

/// A game that was played, and by whom.
struct Bout<'l> {
    lineup: &'l Lineup,
    played: Played,
}
