//! `cargo xtask load`: a club at its busiest, on this machine. What is done there is `tools/bench/src/bin/crowd`; here it is
//! built, called and written to `docs/BENCHMARKS.md`.

use crate::{
    bench::{
        publish,
        report::{Line, Section, number},
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
    /// Instead: fewer tables in a hurry, so that many games end and others begin, and whether memory stays flat then
    #[arg(long, conflicts_with_all = ["tables", "watchers", "seconds", "pause"])]
    game_after_game: bool,
    /// The level of the bots: random, easy, strong
    #[arg(long, default_value = "easy")]
    bots: String,
    /// Print the results instead of writing them to docs/BENCHMARKS.md
    #[arg(long)]
    dry: bool,
    /// Take the quickly built program, to try the load and not the server
    #[arg(long, conflicts_with = "programs")]
    debug: bool,
    /// Measure the programs in this folder, built before, and build nothing
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
    section.lines.push(Line::compared("the database lies on", machine::file_system(&programs)));
    publish(root, &section, arguments.dry)
}

/// Tables, watchers, seconds, and milliseconds before an answer: a game is over within a minute or two.
const GAME_AFTER_GAME: [u32; 4] = [40, 80, 600, 50];

fn field(result: &Value, name: &str) -> f64 {
    result[name].as_f64().unwrap_or(f64::NAN)
}

/// In percent, by the line that lies closest to all seconds of the second half: a single moment has more or less by what is just
/// being drawn.
fn growth(result: &Value) -> f64 {
    let field = |name: &str| field(result, name);
    100.0 * field("memory_slope_mb_per_minute") * field("seconds") / 120.0 / field("memory_middle_mb")
}

/// That nothing was lost and nothing came twice.
fn all_is_told(result: &Value) -> [Line; 3] {
    [
        Line::at_most(
            "journals that do not play again",
            result["unplayable"].as_array().map_or(f64::NAN, |tables| tables.len() as f64),
            "journals",
            0.0,
        ),
        Line::at_most(
            "watchers who missed something or saw something else",
            field(result, "mistaken"),
            "watchers",
            0.0,
        ),
        Line::at_most("watchers who saw an answer twice or out of order", field(result, "confused"), "watchers", 0.0),
    ]
}

fn game_after_game(result: &Value, tables: u32) -> Section {
    let field = |name: &str| field(result, name);
    let memory: Vec<f64> = result["memory"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    // The first is from before the first second.
    let fifths = memory.get(1..).unwrap_or_default();
    let fifths = fifths.chunks(fifths.len().div_ceil(5).max(1)).filter_map(|part| part.last());
    let fifths: Vec<String> = fifths.map(|megabytes| format!("{megabytes} MB")).collect();
    let lines = [
        Line::at_least("games that came to their end", field("over"), "games", 200.0),
        Line::compared("time", format!("{} s", number(field("seconds")))),
    ];
    let memory = [
        Line::compared("memory after each fifth of the time", fifths.join(", ")),
        Line::at_most("memory added in the second half", growth(result), "%", 5.0),
    ];
    let about = format!(
        "`cargo xtask load --game-after-game`: whether a server keeps something of games that are over. {} tables of {} bots that answer {} s after \
         they are asked, {} people who watch; {} answers at {} tables. A game that is over stays in memory for little more than a minute, unless somebody looks at it; so memory must \
         come to rest, however many have been played. Limits are off (`--no-limits`).",
        number(tables.into()),
        result["level"].as_str().unwrap_or_default(),
        field("pause_ms") / 1e3,
        number(field("watchers")),
        number(field("lines")),
        number(field("tables")),
    );
    let lines = lines.into_iter().chain(all_is_told(result)).chain(memory).collect();
    Section { title: "Game after game", about, lines }
}

fn section(result: &Value) -> Section {
    let field = |name: &str| field(result, name);
    let say = |name: &str, unit: &str| format!("{} {unit}", number(field(name)));
    let [unplayable, mistaken, confused] = all_is_told(result);
    let lines = vec![
        Line::at_least("games under way, when they were fewest", field("playing"), "games", 500.0),
        Line::at_least("watchers, each with a stream", field("watchers"), "watchers", 2000.0),
        Line::compared("time", say("seconds", "s")),
        Line::compared("answers that could be seen", say("answers_per_second", "a second")),
        Line::compared(
            "patches received",
            format!("{}, {}", say("patches_per_second", "a second"), say("megabytes_per_second", "MB/s")),
        ),
        Line::at_most("from answer to the last watcher, p99", field("last_p99_ms"), "ms", 100.0),
        Line::compared("the same, median", say("last_p50_ms", "ms")),
        Line::compared("the same, at worst", say("last_max_ms", "ms")),
        Line::compared("from answer to each watcher, p99", say("each_p99_ms", "ms")),
        unplayable,
        mistaken,
        confused,
        Line::at_most("watchers who were not told that the server stops", field("not_told"), "watchers", 0.0),
        Line::compared(
            "watchers who were a patch behind when it stopped, and got it afterwards",
            say("behind", "watchers"),
        ),
        Line::compared("time to stop", say("stop_ms", "ms")),
        Line::compared(
            "memory at the beginning, half time, the end",
            format!(
                "{}, {}, {}",
                say("memory_begin_mb", "MB"),
                say("memory_middle_mb", "MB"),
                say("memory_end_mb", "MB")
            ),
        ),
        // A log grows with its game; what is promised is that nothing else does.
        Line::at_most("memory added in the second half", growth(result), "%", 10.0),
        Line::compared("the server took", say("server_cores", "cores")),
        Line::compared("the watchers took", say("watchers_cores", "cores")),
    ];
    let about = format!(
        "`cargo xtask load`: all games in all their modes, {} bots at every seat that answer {} s after they are asked, as people would; \
         {} answers in all at {} tables. {} games came to their end: in the place of each another began, and its watchers went there. The server is a process of its own with an embedded database; the watchers share its \
         machine. An answer counts from the moment it is taken, before it is on disk, to the moment at which the last watcher of its table has \
         read the patch. At the end the server is told to stop and started again; every journal is played again, every watcher's number and \
         picture is held against what a newcomer sees, and every tenth watcher lays all patches into a page, which must be the newcomer's page. Limits are off \
         (`--no-limits`).",
        result["level"].as_str().unwrap_or_default(),
        field("pause_ms") / 1e3,
        number(field("lines")),
        number(field("tables")),
        number(field("over")),
    );
    Section { title: "The club under load", about, lines }
}
