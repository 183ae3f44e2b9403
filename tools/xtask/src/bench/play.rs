//! Random play: rules in place and suspended, compared with random chess by shakmaty.

use super::report::{ResultLine, Section, number};
use crate::{error::XtaskError, machine};
use std::{
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

/// What is played, the number of games for timing and for counting instructions, and the targets: decisions a
/// second, instructions a decision.
struct Kind {
    name: &'static str,
    title: &'static str,
    games: u64,
    counted: u64,
    target: (Option<f64>, Option<f64>),
}

/// The target of the larger games.
const LARGE: (Option<f64>, Option<f64>) = (Some(2e6), Some(3_000.0));
/// Merchants & Marauders examines the most before each decision.
const LARGEST: (Option<f64>, Option<f64>) = (Some(1e6), Some(4_000.0));
const KINDS: [Kind; 16] = [
    Kind {
        name: "turning-tides",
        title: "Turning Tides in place",
        games: 8_000,
        counted: 40,
        target: (Some(4e6), Some(1_600.0)),
    },
    Kind {
        name: "turning-tides-suspended",
        title: "Turning Tides suspended at every decision",
        games: 1_500,
        counted: 20,
        target: (Some(5e5), None),
    },
    Kind { name: "ahoy-2", title: "Ahoy in place, 2 players", games: 3_000, counted: 30, target: LARGE },
    Kind { name: "ahoy-3", title: "Ahoy in place, 3 players", games: 3_000, counted: 30, target: LARGE },
    Kind { name: "ahoy-4", title: "Ahoy in place, 4 players", games: 3_000, counted: 30, target: LARGE },
    Kind { name: "ahoy-suspended", title: "Ahoy suspended, 4 players", games: 300, counted: 10, target: (None, None) },
    Kind { name: "efemeris-duel", title: "Efemeris in place, duel", games: 3_000, counted: 30, target: LARGE },
    Kind { name: "efemeris-general", title: "Efemeris in place, general", games: 3_000, counted: 30, target: LARGE },
    Kind { name: "efemeris-team", title: "Efemeris in place, team", games: 3_000, counted: 30, target: LARGE },
    Kind {
        name: "efemeris-team-expert",
        title: "Efemeris in place, expert team",
        games: 1_000,
        counted: 10,
        target: LARGE,
    },
    Kind {
        name: "efemeris-suspended",
        title: "Efemeris suspended, duel",
        games: 300,
        counted: 10,
        target: (None, None),
    },
    Kind {
        name: "marauders-2",
        title: "Merchants & Marauders in place, 2 players",
        games: 400,
        counted: 6,
        target: LARGEST,
    },
    Kind {
        name: "marauders-3",
        title: "Merchants & Marauders in place, 3 players",
        games: 400,
        counted: 6,
        target: LARGEST,
    },
    Kind {
        name: "marauders-4",
        title: "Merchants & Marauders in place, 4 players",
        games: 200,
        counted: 4,
        target: LARGEST,
    },
    Kind {
        name: "marauders-suspended",
        title: "Merchants & Marauders suspended, 4 players",
        games: 40,
        counted: 2,
        target: (None, None),
    },
    Kind { name: "shakmaty", title: "chess by shakmaty", games: 8_000, counted: 40, target: (None, None) },
];
const REPEATS: u32 = 7;

/// The program that counts instructions.
pub(super) fn needs() -> Result<PathBuf, XtaskError> {
    let install = || machine::install_command(&["valgrind"]);
    machine::find(&["valgrind"]).ok_or_else(|| XtaskError::Missing { what: "Valgrind", install: install() })
}

pub(super) fn measure(programs: &Path) -> Result<Section, XtaskError> {
    let program = programs.join("random-play");
    let mut best = [0.0_f64; KINDS.len()];
    // In turns, so that a slow minute of the machine affects all of them.
    for _ in 0..REPEATS {
        for (kind, best) in KINDS.iter().zip(&mut best) {
            let begin = Instant::now();
            let decisions = play(&mut Command::new(&program), kind.name, kind.games)?;
            *best = best.max(decisions / begin.elapsed().as_secs_f64());
        }
    }
    let mut lines = Vec::new();
    for (kind, speed) in KINDS.iter().zip(best) {
        lines.push(match kind.target.0 {
            Some(least) => ResultLine::at_least(kind.title, speed, "decisions a second", least),
            None => ResultLine::compared(kind.title, format!("{} a second", number(speed))),
        });
    }
    for kind in &KINDS {
        let what = format!("{}, instructions", kind.title);
        let count = instructions(&program, kind)?;
        lines.push(match kind.target.1 {
            Some(most) => ResultLine::at_most(what, count, "a decision", most),
            None => ResultLine::compared(what, format!("{} a decision", number(count))),
        });
    }
    let about = "Random games, one core. A decision is a question to a seat; draws of cards take time but are not counted. Bots \
                 play in place, people suspended. A test checks that a decision in place allocates nothing.";
    Ok(Section { title: "Random play", about: about.into(), lines })
}

fn play(command: &mut Command, kind: &str, games: u64) -> Result<f64, XtaskError> {
    let text = machine::answer(command.args([kind, &games.to_string()]))?;
    text.trim().parse().map_err(|_| XtaskError::Findings(format!("random-play said `{}`", text.trim())))
}

/// The difference of a run and one twice as long, so that start-up does not count.
fn instructions(program: &Path, kind: &Kind) -> Result<f64, XtaskError> {
    let count = |games: u64| -> Result<(f64, f64), XtaskError> {
        let log = tempfile::NamedTempFile::new().map_err(XtaskError::read("a temporary file"))?;
        let mut valgrind = Command::new(needs()?);
        valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        valgrind.arg(format!("--log-file={}", log.path().display())).arg(program);
        let decisions = play(&mut valgrind, kind.name, games)?;
        let text = std::fs::read_to_string(log.path()).map_err(XtaskError::read(log.path()))?;
        let collected = text.lines().find_map(|line| line.split_once("Collected : "));
        let collected = collected.and_then(|(_, number)| number.trim().parse().ok());
        Ok((collected.ok_or_else(|| XtaskError::Findings("callgrind did not say what it counted".into()))?, decisions))
    };
    let ((short, few), (long, many)) = (count(kind.counted)?, count(2 * kind.counted)?);
    Ok((long - short) / (many - few))
}
