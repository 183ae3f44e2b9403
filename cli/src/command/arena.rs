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
    report::Report,
    trouble::Trouble,
};
use lineups::{Lineup, Seating, lineups};
use standings::Standings;
use std::{io::Write, time::Duration};

pub(super) fn run(call: &cli::Arena, context: &Context, out: &mut dyn Write) -> Result<Answer, Trouble> {
    let cli::Unattended { agreed, seats, seed, budget_ms, jobs } = &call.unattended;
    let (game, setup) = context.agreed(agreed, *seats)?;
    let setup = setup.unattended();
    if let Some(twice) = call.bots.iter().zip(1..).find(|(bot, next)| call.bots[*next..].contains(bot)) {
        return Err(Trouble::argument("--bots").with("trouble-bot-twice", &[("bot", twice.0.name().into())]));
    }
    if call.bots.len() < 2 || setup.seats() < 2 {
        return Err(Trouble::argument("--bots").text("trouble-two-bots"));
    }
    if call.alone && call.bots.len() > 2 {
        return Err(Trouble::argument("--alone").text("trouble-alone"));
    }
    // Whoever cannot write what came of it says so before the first game.
    let report = call.report.as_deref().map(|path| Report::open(path, "--report")).transpose()?;
    let seating = if call.alone { Seating::Alone } else { Seating::Alternating };
    let lineups = lineups(call.bots.len(), setup.seats(), seating);
    let pairings = call.bots.len() * (call.bots.len() - 1) / 2;
    let ways = (lineups.len() / pairings) as u64;
    let rounds = call.games.div_ceil(ways);
    let too_many =
        || Trouble::argument("--games").with("trouble-too-many-games", &[("most", (cli::MOST_GAMES as i64).into())]);
    let contest = Contest { game, setup: &setup, seed, budget: Duration::from_millis(*budget_ms) };
    let games = rounds.checked_mul(lineups.len() as u64).ok_or_else(too_many)?;
    let results = contest::many(games, *jobs, |results: &mut Vec<(u64, Bout)>, number| {
        let lineup = &lineups[(number % lineups.len() as u64) as usize];
        let bots: Vec<_> = lineup.seats.iter().map(|bot| call.bots[*bot]).collect();
        results.extend(contest.play(number, &bots)?.map(|played| (number, Bout { lineup, played })));
        Ok(())
    })?;
    let mut results: Vec<(u64, Bout)> = results.into_iter().flatten().collect();
    // Threads finish in any order; the intervals must not depend on it.
    results.sort_unstable_by_key(|(number, _)| *number);
    let results: Vec<Bout> = results.into_iter().map(|(_, result)| result).collect();
    let names: Vec<&str> = call.bots.iter().map(|bot| bot.name()).collect();
    let seats: Vec<&str> = wardroom_kernel::Seats::first(setup.seats()).map(|seat| game.seat_name(seat)).collect();
    let role_title = |role: &str| game.role_title(role, context.language).unwrap_or_else(|| role.into());
    let standings = Standings::of(&names, &seats, seating, &results, games, role_title);
    let title = format!("{} · {} · {} ms", game.title(context.language), setup.mode(), budget_ms);
    standings.write(&title, context.say(), out)?;
    if let Some(report) = report {
        report.write(&report::page(&title, &standings, context.say()))?;
    }
    out.flush()?;
    Ok(if contest::is_broken_off() { Answer::BrokenOff } else { Answer::Yes })
}

/// A game that was played, and by whom.
struct Bout<'l> {
    lineup: &'l Lineup,
    played: Played,
}
