//! `cargo xtask load`: many tables and spectators on this machine. Builds and runs `tools/bench/src/bin/crowd`, and writes
//! its results to `docs/BENCHMARKS.md`.

use crate::{
    bench::{
        publish,
        report::{ResultLine, Section, number},
    },
    cargo,
    error::XtaskError,
    machine,
};
use serde_json::Value;
use std::{
    path::{Path, PathBuf},
    process::Command,
};

#[derive(clap::Args)]
#[command(about = "Let bots play at many tables while many watch, and write what came of it to docs/BENCHMARKS.md")]
pub(crate) struct Arguments {
    #[arg(long, default_value_t = 500)]
    tables: u32,
    #[arg(long, default_value_t = 2000)]
    watchers: u32,
    #[arg(long, default_value_t = 300)]
    seconds: u32,
    /// Milliseconds from a question to the answer of a bot
    #[arg(long, default_value_t = 2000)]
    pause: u32,
    /// Fewer and faster tables, so that many games end and begin: measures whether memory stays level
    #[arg(long, conflicts_with_all = ["tables", "spectators", "seconds", "pause"])]
    game_after_game: bool,
    /// The level of the bots: random, easy, strong
    #[arg(long, default_value = "easy")]
    bots: String,
    /// Print the results instead of writing them to docs/BENCHMARKS.md
    #[arg(long)]
    dry: bool,
    /// Use the debug build, to test the load generator and not the server
    #[arg(long, conflicts_with = "programs")]
    debug: bool,
    /// Measure the programs in this folder instead of building them
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
}

pub(crate) fn run(root: &Path, arguments: &Arguments) -> Result<bool, XtaskError> {
    let programs = match &arguments.programs {
        Some(built) => built.clone(),
        None => cargo::measured_programs(root, !arguments.debug)?,
    };
    let program = |name: &str| programs.join(name).with_extension(std::env::consts::EXE_EXTENSION);
    let folder = machine::folder_on_disk(&programs)?;
    let mut crowd = Command::new(program("crowd"));
    crowd.arg(program("wardroom")).arg(folder.path().join("load.sqlite"));
    let numbers = if arguments.game_after_game {
        GAME_AFTER_GAME
    } else {
        [arguments.tables, arguments.watchers, arguments.seconds, arguments.pause]
    };
    crowd.args(numbers.map(|number| number.to_string()));
    let result: Value = serde_json::from_str(&machine::answer(crowd.arg(&arguments.bots))?)?;
    let mut section = if arguments.game_after_game { game_after_game(&result, numbers[0]) } else { section(&result) };
    section.lines.push(ResultLine::compared("the database lies on", machine::file_system(&programs)));
    publish(root, &section, arguments.dry)
}

/// Tables, spectators, seconds, and milliseconds before an answer: a game ends within a minute or two.
const GAME_AFTER_GAME: [u32; 4] = [40, 80, 600, 50];

fn field(result: &Value, name: &str) -> f64 {
    result[name].as_f64().unwrap_or(f64::NAN)
}

/// In percent, by linear regression over the second half: single samples vary with the rendering in progress.
fn growth(result: &Value) -> f64 {
    let field = |name: &str| field(result, name);
    100.0 * field("memory_slope_mb_per_minute") * field("seconds") / 120.0 / field("memory_middle_mb")
}

/// Nothing was lost and nothing came twice.
fn delivery(result: &Value) -> [ResultLine; 3] {
    [
        ResultLine::at_most(
            "journals that do not replay",
            result["unplayable"].as_array().map_or(f64::NAN, |tables| tables.len() as f64),
            "journals",
            0.0,
        ),
        ResultLine::at_most(
            "spectators who missed an update or saw a different page",
            field(result, "mistaken"),
            "spectators",
            0.0,
        ),
        ResultLine::at_most(
            "spectators who saw an answer twice or out of order",
            field(result, "confused"),
            "spectators",
            0.0,
        ),
    ]
}

fn game_after_game(result: &Value, tables: u32) -> Section {
    let field = |name: &str| field(result, name);
    let memory: Vec<f64> = result["memory"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    // The first sample is from before the first second.
    let fifths = memory.get(1..).unwrap_or_default();
    let fifths = fifths.chunks(fifths.len().div_ceil(5).max(1)).filter_map(|part| part.last());
    let fifths: Vec<String> = fifths.map(|megabytes| format!("{megabytes} MB")).collect();
    let lines = [
        ResultLine::at_least("finished games", field("over"), "games", 200.0),
        ResultLine::compared("time", format!("{} s", number(field("seconds")))),
    ];
    let memory = [
        ResultLine::compared("memory after each fifth of the time", fifths.join(", ")),
        ResultLine::at_most("memory added in the second half", growth(result), "%", 5.0),
    ];
    let about = format!(
        "`cargo xtask load --game-after-game`: whether memory stays level when games end. {} tables of {} bots that answer {} s after \
         they are asked, {} spectators; {} answers at {} tables. A finished game leaves memory after about a minute unless a page of it is open, so memory must \
         stay level however many games are played. Limits are off (`--no-limits`).",
        number(tables.into()),
        result["level"].as_str().unwrap_or_default(),
        field("pause_ms") / 1e3,
        number(field("spectators")),
        number(field("lines")),
        number(field("tables")),
    );
    let lines = lines.into_iter().chain(delivery(result)).chain(memory).collect();
    Section { title: "Game after game", about, lines }
}

fn section(result: &Value) -> Section {
    let field = |name: &str| field(result, name);
    let say = |name: &str, unit: &str| format!("{} {unit}", number(field(name)));
    let [unplayable, mistaken, confused] = delivery(result);
    let lines = vec![
        ResultLine::at_least("running games, at the lowest point", field("playing"), "games", 500.0),
        ResultLine::at_least("spectators, each with a stream", field("spectators"), "spectators", 2000.0),
        ResultLine::compared("time", say("seconds", "s")),
        ResultLine::compared("visible answers", say("answers_per_second", "a second")),
        ResultLine::compared(
            "patches received",
            format!("{}, {}", say("patches_per_second", "a second"), say("megabytes_per_second", "MB/s")),
        ),
        ResultLine::at_most("from answer to the last spectator, p99", field("last_p99_ms"), "ms", 100.0),
        ResultLine::compared("the same, median", say("last_p50_ms", "ms")),
        ResultLine::compared("the same, at worst", say("last_max_ms", "ms")),
        ResultLine::compared("from answer to each spectator, p99", say("each_p99_ms", "ms")),
        unplayable,
        mistaken,
        confused,
        ResultLine::at_most(
            "spectators who were not notified that the server stops",
            field("not_told"),
            "spectators",
            0.0,
        ),
        ResultLine::compared(
            "spectators who were one patch behind when the server stopped, and got it afterwards",
            say("behind", "spectators"),
        ),
        ResultLine::compared("time to stop", say("stop_ms", "ms")),
        ResultLine::compared(
            "memory at the beginning, the middle, the end",
            format!(
                "{}, {}, {}",
                say("memory_begin_mb", "MB"),
                say("memory_middle_mb", "MB"),
                say("memory_end_mb", "MB")
            ),
        ),
        // The log of a game grows with the game; nothing else may.
        ResultLine::at_most("memory added in the second half", growth(result), "%", 10.0),
        ResultLine::compared("CPU of the server", say("server_cores", "cores")),
        ResultLine::compared("CPU of the spectators", say("watchers_cores", "cores")),
    ];
    let about = format!(
        "`cargo xtask load`: all games in all modes, {} bots at every seat that answer {} s after they are asked, as people would; \
         {} answers in all at {} tables. {} games ended; each was replaced by a new one, to which its spectators moved. The server is a process of its own with an embedded database; the spectators share its \
         machine. Latency is measured from the moment an answer is accepted, before it is on disk, until the last spectator of its table has \
         read the patch. At the end the server is stopped and restarted; every journal is replayed, every spectator's sequence number and \
         page hash is compared with those of a new visitor, and every tenth spectator applies all patches to a page, which must equal the new visitor's page. Limits are off \
         (`--no-limits`).",
        result["level"].as_str().unwrap_or_default(),
        field("pause_ms") / 1e3,
        number(field("lines")),
        number(field("tables")),
        number(field("over")),
    );
    Section { title: "The club under load", about, lines }
}
