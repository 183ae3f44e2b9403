//! Strength: how many games the strong bot wins with the stated thinking time. Tests limit the number of imagined games instead,
//! because a clock would make them depend on the machine.

use super::report::{ResultLine, Section};
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
    target: Target,
    /// Only with `--all`: together these take hours.
    is_long: bool,
}

/// The least number of games won.
#[derive(Clone, Copy)]
enum Target {
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
    target: Target::FromEachSeat(90),
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
    target: Target::Together(90),
    ..AHOY
};
/// The same search without the game's evaluator.
const PLAIN: (&str, u32, Target) = ("plain", 50, Target::Together(70));
const CONTESTS: [Contest; 7] = [
    Contest {
        title: "Turning Tides",
        game: "turning-tides",
        seats: ["silver", "gold"],
        budget_ms: 200,
        games: 50,
        target: Target::Together(95),
        is_long: false,
        ..AHOY
    },
    AHOY,
    Contest { against: PLAIN.0, games: PLAIN.1, target: PLAIN.2, ..AHOY },
    EFEMERIS,
    Contest { against: PLAIN.0, games: PLAIN.1, target: PLAIN.2, ..EFEMERIS },
    MARAUDERS,
    Contest { against: PLAIN.0, games: PLAIN.1, target: PLAIN.2, ..MARAUDERS },
];

/// Games of one call; progress is printed after each call.
const BATCH: u32 = 10;
/// A contest that takes longer is abandoned: a part of its games is no measurement.
const LONGEST: Duration = Duration::from_secs(30 * 60);
const LONGEST_OF_LONG: Duration = Duration::from_secs(4 * 60 * 60);

pub(super) fn measure(programs: &Path, with_long: bool) -> Result<Section, XtaskError> {
    let program = programs.join("wardroom").with_extension(std::env::consts::EXE_EXTENSION);
    let mut lines = Vec::new();
    for contest in CONTESTS.iter().filter(|contest| with_long || !contest.is_long) {
        lines.extend(contest.lines(contest.play(&program)?));
    }
    let about = "The strong bot with a time limit, two players, equally often from either seat, one game per core \
                 at a time. A shared victory does not count. A bot answers sooner if more thinking would hardly change the \
                 answer. Results are counted after all games have ended.";
    Ok(Section { title: "Strength", about: about.into(), lines })
}

impl Contest {
    /// Victories from each seat; none if it takes too long.
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

    /// Every batch has its own seed, the same in every run.
    fn call(&self, program: &Path, seat: usize, batch: u32, games: u32) -> Command {
        let mut bots = [self.against; 2];
        bots[seat] = "strong";
        let mut call = Command::new(program);
        call.args(["simulate", self.game, "--json", "--mode", self.mode, "--seats", "2", "--bots", &bots.join(",")]);
        call.args(["--games", &games.to_string(), "--budget-ms", &self.budget_ms.to_string()]);
        call.args(["--seed", &format!("strength {batch}")]);
        call
    }

    /// A shared victory does not count: victories are all games minus those of the other seat.
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

    fn lines(&self, won: Option<[u32; 2]>) -> Vec<ResultLine> {
        let Some(won) = won else {
            return vec![ResultLine::missing(self.name(), &"it took too long")];
        };
        let as_seat = |seat: usize| format!("{}, as {}", self.name(), self.seats[seat]);
        let of = |games: u32| format!("of {games} games");
        let side = |seat: usize| match self.target {
            Target::FromEachSeat(least) => {
                ResultLine::at_least(as_seat(seat), won[seat].into(), &of(self.games), least.into())
            }
            Target::Together(_) => ResultLine::compared(as_seat(seat), format!("{} {}", won[seat], of(self.games))),
        };
        let all = match self.target {
            Target::Together(least) => Some(ResultLine::at_least(
                self.name(),
                won.iter().sum::<u32>().into(),
                &of(2 * self.games),
                least.into(),
            )),
            Target::FromEachSeat(_) => None,
        };
        all.into_iter().chain([0, 1].map(side)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The figure, the target, and whether it is met.
    fn targets(lines: &[ResultLine]) -> Vec<(String, Option<(String, bool)>)> {
        let target = |line: &'_ ResultLine| line.target.as_ref().map(|(wanted, is_met)| (wanted.clone(), *is_met));
        lines.iter().map(|line| (line.measured.clone(), target(line))).collect()
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
    fn ninety_five_of_a_hundred_meet_the_target_and_ninety_four_miss_it() {
        let tides = &CONTESTS[0];
        let wanted = "at least 95 of 100 games".to_owned();
        assert_eq!(
            targets(&tides.lines(Some([50, 45])))[0],
            ("95 of 100 games".to_owned(), Some((wanted.clone(), true)))
        );
        assert_eq!(targets(&tides.lines(Some([50, 44])))[0], ("94 of 100 games".to_owned(), Some((wanted, false))));
        let late = targets(&tides.lines(None))[0].1.as_ref().map(|target| target.1);
        assert_eq!(late, Some(false), "a figure that was not measured misses its target");
        let ahoy = CONTESTS[1].lines(Some([100, 89]));
        let sides: Vec<_> = targets(&ahoy).iter().map(|line| line.1.as_ref().map(|target| target.1)).collect();
        assert_eq!(sides, [Some(true), Some(false)], "each side has to meet it");
    }

    #[test]
    fn the_strong_bot_has_the_counted_seat_and_the_stated_time() {
        let call = CONTESTS[0].call(Path::new("wardroom"), 1, 3, 10);
        let words: Vec<_> = call.get_args().map(|word| word.to_string_lossy()).collect();
        let said = words.join(" ");
        assert!(said.contains("--bots random,strong --games 10 --budget-ms 200 --seed strength 3"), "{said}");
    }
}
