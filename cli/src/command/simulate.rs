//! `wardroom simulate`: bots play many games; reports wins, ends, lengths and speed.

use super::Exit;
use crate::{
    cli,
    context::Context,
    error::CliError,
    self_play::{self, GameResult, SelfPlay},
};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    io::Write,
    time::{Duration, Instant},
};
use wardroom_catalog::AnyGame;
use wardroom_kernel::{Seats, Setup};

pub(super) fn run(call: &cli::SimulateArgs, context: &Context, out: &mut dyn Write) -> Result<Exit, CliError> {
    let cli::BotGamesArgs { agreed, seats, seed, budget_ms, jobs } = &call.unattended;
    let (game, setup) = context.agreed(agreed, *seats)?;
    let setup = setup.unattended();
    if call.bots.len() != 1 && call.bots.len() != usize::from(setup.seats()) {
        let about = [("seats", setup.seats().into()), ("named", call.bots.len().into())];
        return Err(CliError::argument("--bots").with("error-bots", &about));
    }
    let bots = call.bots.repeat(usize::from(setup.seats()).div_ceil(call.bots.len()));
    let self_play = SelfPlay { game, setup: &setup, seed, budget: Duration::from_millis(*budget_ms) };
    let start = Instant::now();
    let tallies = self_play::many(call.games, *jobs, |tally: &mut Tally, number| {
        self_play.play(number, &bots)?.into_iter().for_each(|played| tally.add(played));
        Ok(())
    })?;
    let tally = tallies.into_iter().fold(Tally::default(), Tally::merge);
    let summary = Summary { tally, games: call.games, seconds: start.elapsed().as_secs_f64() };
    if call.json {
        writeln!(out, "{}", summary.json(game, &setup))?;
    } else {
        summary.write(game, &setup, context, out)?;
    }
    out.flush()?;
    Ok(if self_play::is_interrupted() { Exit::Interrupted } else { Exit::Done })
}

#[derive(Default)]
struct Tally {
    finished: u64,
    decisions: u64,
    longest: u64,
    wins: [u64; Seats::MAX],
    ends: BTreeMap<&'static str, u64>,
}

impl Tally {
    fn add(&mut self, GameResult { outcome, decisions, .. }: GameResult) {
        self.finished += 1;
        self.decisions += decisions;
        self.longest = self.longest.max(decisions);
        outcome.winners.for_each(|seat| self.wins[seat] += 1);
        *self.ends.entry(outcome.reason).or_default() += 1;
    }
    fn merge(mut self, other: Tally) -> Tally {
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        other.ends.into_iter().for_each(|(reason, count)| *self.ends.entry(reason).or_default() += count);
        self
    }
}

struct Summary {
    tally: Tally,
    games: u64,
    seconds: f64,
}

impl Summary {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.max(1e-9)
    }
    fn mean(&self) -> f64 {
        self.tally.decisions as f64 / self.tally.finished.max(1) as f64
    }
    fn wins(&self, game: &dyn AnyGame, setup: &Setup) -> Vec<(&'static str, u64)> {
        Seats::first(setup.seats()).map(|seat| (game.seat_name(seat), self.tally.wins[seat])).collect()
    }
    fn json(&self, game: &dyn AnyGame, setup: &Setup) -> Value {
        let Tally { finished, decisions, longest, ends, .. } = &self.tally;
        json!({
            "game": game.name(),
            "mode": setup.mode(),
            "games": self.games,
            "finished": finished,
            "decisions": decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.per_second(*decisions),
            "games_per_second": self.per_second(*finished),
            "mean_decisions": self.mean(),
            "max_decisions": longest,
            "wins": self.wins(game, setup).into_iter().collect::<BTreeMap<_, _>>(),
            "ends": ends,
        })
    }
    fn write(&self, game: &dyn AnyGame, setup: &Setup, context: &Context, out: &mut dyn Write) -> Result<(), CliError> {
        let say = context.say();
        let Tally { finished, decisions, longest, ends, .. } = &self.tally;
        writeln!(out, "{} · {}", game.title(context.language), setup.mode())?;
        let count = |share: u64| format!("{share} ({:.1} %)", 100.0 * share as f64 / (*finished).max(1) as f64);
        let list = |counts: Vec<(&str, u64)>| {
            counts.into_iter().map(|(name, share)| format!("{name} {}", count(share))).collect::<Vec<_>>().join(", ")
        };
        let lines = [
            ("simulate-games", format!("{finished} / {}", self.games)),
            ("simulate-decisions", format!("{decisions} · {:.1} · {longest}", self.mean())),
            (
                "simulate-speed",
                format!(
                    "{:.1} s · {:.0} · {:.0}",
                    self.seconds,
                    self.per_second(*finished),
                    self.per_second(*decisions)
                ),
            ),
            ("simulate-wins", list(self.wins(game, setup))),
            ("simulate-ends", list(ends.iter().map(|(reason, count)| (*reason, *count)).collect())),
        ];
        // text: simulate-games simulate-decisions simulate-speed simulate-wins simulate-ends
        let lines = lines.map(|(key, text)| (say.text(key), text));
        let width = lines.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
        lines.iter().try_for_each(|(name, text)| writeln!(out, "{name:width$}  {text}"))?;
        Ok(())
    }
}
