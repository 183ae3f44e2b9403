//! Strength: how many games the strong bot wins with as much time as is promised. Tests count imagined games instead,
//! because a clock would make them depend on the machine; here it may.

use super::report::{Line, Section};
use crate::{error::XtaskError, machine};
use serde_json::Value;
use std::{
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

/// Strong against another bot, with two at the table, equally often from either seat.
struct Contest {
    title: &'static str,
    game: &'static str,
    mode: &'static str,
    seats: [&'static str; 2],
    against: &'static str,
    budget_ms: u32,
    /// From each seat.
    games: u32,
    promise: Promise,
    /// Only where all contests are wished for: together these take hours.
    is_long: bool,
}

/// How many games are won at least.
#[derive(Clone, Copy)]
enum Promise {
    Together(u32),
    FromEachSeat(u32),
}

const AHOY: Contest = Contest {
    title: "Ahoy, 2 players",
    game: "ahoy",
    mode: "base",
    seats: ["squadron", "union"],
    against: "random",
    budget_ms: 300,
    games: 100,
    promise: Promise::FromEachSeat(90),
    is_long: true,
};
const EFEMERIS: Contest =
    Contest { title: "Efemeris, duel", game: "efemeris", mode: "duel", seats: ["altair", "bellatrix"], ..AHOY };
const MARAUDERS: Contest = Contest {
    title: "Merchants & Marauders, 2 players",
    game: "marauders",
    seats: ["red", "blue"],
    budget_ms: 500,
    games: 50,
    promise: Promise::Together(90),
    ..AHOY
};
/// The same search without the game's own judge.
const PLAIN: (&str, u32, Promise) = ("plain", 50, Promise::Together(70));
const CONTESTS: [Contest; 7] = [
    Contest {
        title: "Turning Tides",
        game: "turning-tides",
        seats: ["silver", "gold"],
        budget_ms: 200,
        games: 50,
        promise: Promise::Together(95),
        is_long: false,
        ..AHOY
    },
    AHOY,
    Contest { against: PLAIN.0, games: PLAIN.1, promise: PLAIN.2, ..AHOY },
    EFEMERIS,
    Contest { against: PLAIN.0, games: PLAIN.1, promise: PLAIN.2, ..EFEMERIS },
    MARAUDERS,
    Contest { against: PLAIN.0, games: PLAIN.1, promise: PLAIN.2, ..MARAUDERS },
];

/// Games of one call: after each it is said how far it has come.
const BATCH: u32 = 10;
/// What takes longer than this, for one contest, is not measured at all: a part of the games says nothing of all.
const LONGEST: Duration = Duration::from_secs(30 * 60);
const LONGEST_OF_LONG: Duration = Duration::from_secs(4 * 60 * 60);

pub(super) fn measure(programs: &Path, with_long: bool) -> Result<Section, XtaskError> {
    let program = programs.join("wardroom").with_extension(std::env::consts::EXE_EXTENSION);
    let mut lines = Vec::new();
    for contest in CONTESTS.iter().filter(|contest| with_long || !contest.is_long) {
        lines.extend(contest.lines(contest.play(&program)?));
    }
    let about = "The strong bot by the clock, two at the table, equally often from either seat, as many games at once as there are \
                 cores. A victory is one that is not shared. A bot answers sooner where more thinking could hardly change the \
                 answer. All games are played, and none is counted before all have ended.";
    Ok(Section { title: "Strength", about: about.into(), lines })
}

impl Contest {
    /// Victories from each seat; nothing if it takes too long.
    fn play(&self, program: &Path) -> Result<Option<[u32; 2]>, XtaskError> {
        let (begin, longest) = (Instant::now(), if self.is_long { LONGEST_OF_LONG } else { LONGEST });
        let (mut won, mut played) = ([0, 0], 0);
        for batch in 0..self.games.div_ceil(BATCH) {
            let games = BATCH.min(self.games - batch * BATCH);
            for (seat, won) in won.iter_mut().enumerate() {
                let said = machine::answer(&mut self.call(program, seat, batch, games))?;
                *won += self.victories(&serde_json::from_str(&said)?, seat, games)?;
                played += games;
            }
            let (all, seconds) = (won.iter().sum::<u32>(), begin.elapsed().as_secs());
            println!("{}: {all} of {played} won, {} games to go, {seconds} s", self.name(), 2 * self.games - played);
            if longest < begin.elapsed() && played < 2 * self.games {
                return Ok(None);
            }
        }
        Ok(Some(won))
    }

    /// Every batch has dice of its own, the same in every run.
    fn call(&self, program: &Path, seat: usize, batch: u32, games: u32) -> Command {
        let mut bots = [self.against; 2];
        bots[seat] = "strong";
        let mut call = Command::new(program);
        call.args(["simulate", self.game, "--json", "--mode", self.mode, "--seats", "2", "--bots", &bots.join(",")]);
        call.args(["--games", &games.to_string(), "--budget-ms", &self.budget_ms.to_string()]);
        call.args(["--seed", &format!("strength {batch}")]);
        call
    }

    /// Whoever shares a victory has not won: those of the other seat are all games but ours.
    fn victories(&self, said: &Value, seat: usize, games: u32) -> Result<u32, XtaskError> {
        let others = said["wins"][self.seats[1 - seat]].as_u64().and_then(|wins| u32::try_from(wins).ok());
        let is_whole = said["finished"].as_u64() == Some(games.into());
        match others.filter(|_| is_whole).and_then(|others| games.checked_sub(others)) {
            Some(won) => Ok(won),
            None => Err(XtaskError::Findings(format!("wardroom simulate said `{said}`"))),
        }
    }

    fn name(&self) -> String {
        format!("{}, strong against {} with {} ms", self.title, self.against, self.budget_ms)
    }

    fn lines(&self, won: Option<[u32; 2]>) -> Vec<Line> {
        let Some(won) = won else {
            return vec![Line::missing(self.name(), &"it took too long")];
        };
        let as_seat = |seat: usize| format!("{}, as {}", self.name(), self.seats[seat]);
        let of = |games: u32| format!("of {games} games");
        let side = |seat: usize| match self.promise {
            Promise::FromEachSeat(least) => {
                Line::at_least(as_seat(seat), won[seat].into(), &of(self.games), least.into())
            }
            Promise::Together(_) => Line::compared(as_seat(seat), format!("{} {}", won[seat], of(self.games))),
        };
        let all = match self.promise {
            Promise::Together(least) => {
                Some(Line::at_least(self.name(), won.iter().sum::<u32>().into(), &of(2 * self.games), least.into()))
            }
            Promise::FromEachSeat(_) => None,
        };
        all.into_iter().chain([0, 1].map(side)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// What was measured, what was promised, and whether that is kept.
    fn promises(lines: &[Line]) -> Vec<(&str, Option<(&str, bool)>)> {
        let mut told = Vec::new();
        for Line { measured, promise, .. } in lines {
            told.push((&**measured, promise.as_ref().map(|(promised, is_kept)| (&**promised, *is_kept))));
        }
        told
    }

    #[test]
    fn a_shared_victory_is_none_and_an_unfinished_game_is_no_measurement() {
        let tides = &CONTESTS[0];
        let said = json!({"finished": 10, "wins": {"silver": 9, "gold": 2}});
        assert_eq!(tides.victories(&said, 0, 10).unwrap(), 8, "one of the nine was a draw");
        assert_eq!(tides.victories(&said, 1, 10).unwrap(), 1);
        for wrong in [json!({"finished": 9, "wins": {"silver": 9, "gold": 0}}), json!({"finished": 10, "wins": {}})] {
            assert!(tides.victories(&wrong, 0, 10).is_err(), "{wrong}");
        }
    }

    #[test]
    fn ninety_five_of_a_hundred_are_kept_and_ninety_four_are_missed() {
        let tides = &CONTESTS[0];
        let promised = "at least 95 of 100 games";
        assert_eq!(promises(&tides.lines(Some([50, 45])))[0], ("95 of 100 games", Some((promised, true))));
        assert_eq!(promises(&tides.lines(Some([50, 44])))[0], ("94 of 100 games", Some((promised, false))));
        let late = promises(&tides.lines(None))[0].1.map(|promise| promise.1);
        assert_eq!(late, Some(false), "what was not measured is not kept");
        let ahoy = CONTESTS[1].lines(Some([100, 89]));
        let sides: Vec<_> = promises(&ahoy).iter().map(|line| line.1.map(|promise| promise.1)).collect();
        assert_eq!(sides, [Some(true), Some(false)], "each side has to keep it");
    }

    #[test]
    fn the_strong_bot_sits_where_it_is_counted_and_thinks_as_long_as_promised() {
        let call = CONTESTS[0].call(Path::new("wardroom"), 1, 3, 10);
        let words: Vec<_> = call.get_args().map(|word| word.to_string_lossy()).collect();
        let said = words.join(" ");
        assert!(said.contains("--bots random,strong --games 10 --budget-ms 200 --seed strength 3"), "{said}");
    }
}
