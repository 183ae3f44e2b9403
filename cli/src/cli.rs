//! The command line: names and flags only, each of them a promise to scripts.

use crate::{
    settings::{self, Place, Settings, Sources},
    text,
    trouble::Trouble,
};
use clap::error::{ContextKind, ContextValue};
use clap::{ArgMatches, Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use std::{
    ffi::OsString,
    io::{self, Write as _},
    path::PathBuf,
    process,
};
use wardroom_search::Level;
use wardroom_ui::Language;

/// Four sea games by their full rules: a table in the browser, bots, records, and a protocol for programs.
#[derive(Parser, Debug)]
#[command(name = "wardroom", version, after_help = "Without a command it serves, and opens the browser.")]
pub(crate) struct Call {
    /// A folder with GAME.toml files that replace the shipped components
    #[arg(long = "box", value_name = "DIR", global = true)]
    pub(crate) boxes: Option<PathBuf>,
    /// en or de; else what the environment asks for
    #[arg(long, global = true, value_parser = language)]
    pub(crate) language: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve tables to browsers
    Serve(Settings),
    /// Print the settings a server would start with, and who decided each
    Config(Config),
    /// Write all data to one file, while the server runs
    Backup(Backup),
    /// Bring back what a backup holds, into SQLite or PostgreSQL
    Restore(Restore),
    /// Play every journal of the database again
    Check(Check),
    /// List games, modes, seats, rules versions and rule counts
    Games(Games),
    /// Play in the terminal
    Play(Play),
    /// Show a record as it stood at any moment
    Show(Show),
    /// Replay records; check every answer, every roll, the commitment and the result
    Verify(Verify),
    /// Let bots play by themselves, quickly
    Simulate(Simulate),
    /// Let bots compete: ratings, win rates, lengths
    Arena(Arena),
    /// Print the rules ledger, or one rule
    Rules(Rules),
    /// Speak the engine protocol on standard input and output
    Engine(Engine),
}

#[derive(Args, Debug)]
pub(crate) struct Config {
    #[command(flatten)]
    pub(crate) settings: Settings,
    /// The table of docs/HOSTING.md
    #[arg(long, hide = true)]
    pub(crate) markdown: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
    /// Write over a file that is there
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// A file that `wardroom backup` wrote
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: Place,
    /// Throw away what is there
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) place: Place,
    /// If every journal plays, reckon all ratings again from the results, as this program rates
    #[arg(long)]
    pub(crate) rate_again: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is agreed before a game.
#[derive(Args, Clone, Debug)]
pub(crate) struct Agreed {
    /// As `wardroom games` lists it
    pub(crate) game: String,
    /// A way to play it; else its first
    #[arg(long)]
    pub(crate) mode: Option<String>,
    /// name=value, once for each option
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Args, Debug)]
pub(crate) struct Play {
    /// As `wardroom games` lists it
    #[arg(required_unless_present = "from", conflicts_with = "from")]
    pub(crate) game: Option<String>,
    /// A way to play it; else its first
    #[arg(long, conflicts_with = "from")]
    pub(crate) mode: Option<String>,
    /// name=value, once for each option
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option, conflicts_with = "from")]
    pub(crate) options: Vec<(String, String)>,
    /// Go on with a record, where it ends, with new dice
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Write the record there, at the end or on leaving
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Who sits where: you, bot:easy, bot:strong, bot:random, bot:plain; else you against easy bots
    #[arg(long, value_delimiter = ',', value_name = "WHO,..", value_parser = player)]
    pub(crate) seats: Vec<Player>,
    /// Decides all chance; else it is drawn
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// How long a strong bot thinks
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub(crate) budget_ms: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    You,
    Bot(Level),
}

#[derive(Args, Debug)]
pub(crate) struct Show {
    pub(crate) record: PathBuf,
    /// After so many answers, those of chance among them; else the last
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As this seat sees it, or as a `spectator` does; else everything
    #[arg(long)]
    pub(crate) seat: Option<String>,
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    pub(crate) form: Form,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Form {
    Text,
    Json,
    Svg,
    Png,
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
}

/// Nobody waits for more.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000;

/// Games that bots play by themselves.
#[derive(Args, Debug)]
pub(crate) struct Unattended {
    #[command(flatten)]
    pub(crate) agreed: Agreed,
    /// How many seats; else the smallest number
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Decides all chance and luck; bots that are given time may still differ
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// How long a strong bot thinks
    #[arg(long, value_name = "MS", default_value_t = 100)]
    pub(crate) budget_ms: u64,
    /// How many games at once; else as many as there are cores
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) jobs: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) unattended: Unattended,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    /// One for all seats or one for each: random, easy, strong, plain (strong, but knowing the rules only)
    #[arg(long, value_delimiter = ',', value_name = "BOT,..", default_value = "random")]
    pub(crate) bots: Vec<Level>,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) unattended: Unattended,
    /// Two or more of random, easy, strong, plain (strong, but knowing the rules only)
    #[arg(long, value_delimiter = ',', value_name = "BOT,..", required = true)]
    pub(crate) bots: Vec<Level>,
    /// Games of each pairing, shared among the ways to seat it
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    /// Seat the first of two bots alone against copies of the second, once on every seat in turn, and tell its
    /// victories by seat; else bots alternate around the table
    #[arg(long)]
    pub(crate) alone: bool,
    /// Write a page with plots
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct Rules {
    pub(crate) game: String,
    /// Of one rule, as TT-FIRE-04
    pub(crate) id: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Engine {
    /// Print the JSON Schema of all requests and replies instead
    #[arg(long)]
    pub(crate) schema: bool,
}

/// The commands that have settings.
const SETTLED: [&str; 5] = ["serve", "config", "backup", "restore", "check"];

/// Reads the command line, behind it the environment, and behind that the settings file.
/// Whoever calls wrongly, or for help, hears of it and nothing returns.
pub(crate) fn read(mut arguments: Vec<OsString>) -> Result<(Call, ArgMatches, Sources), Trouble> {
    let each = |command: clap::Command, change: &dyn Fn(clap::Command) -> clap::Command| {
        SETTLED.iter().fold(command, |command, name| command.mut_subcommand(name, change))
    };
    let command = each(Call::command(), &settings::with_environment);
    let mut matches = understood(command.clone(), &arguments);
    if matches.subcommand().is_none() {
        arguments.push("serve".into());
        matches = understood(command.clone(), &arguments);
    }
    let named = matches.subcommand().filter(|(name, _)| SETTLED.contains(name));
    let Some((_, settled)) = named else {
        let call = Call::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        return Ok((call, matches, Sources::default()));
    };
    let say = text::say(text::asked_for(&arguments));
    for strange in settings::strange_variables() {
        // Nobody is left to hear it otherwise.
        let _ = writeln!(io::stderr(), "wardroom: {}", strange.said(say));
    }
    let sources = Sources::find(settled.get_one::<PathBuf>("config").map(PathBuf::as_path))?;
    let matches = understood(each(command, &|command| sources.applied(command)), &arguments);
    let mut call = Call::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let place = match &mut call.command {
        Some(Command::Serve(settings)) => Some(&mut settings.place),
        Some(Command::Config(config)) => Some(&mut config.settings.place),
        Some(Command::Backup(backup)) => Some(&mut backup.place),
        Some(Command::Restore(restore)) => Some(&mut restore.place),
        Some(Command::Check(check)) => Some(&mut check.place),
        _ => None,
    };
    if let (Some(place), Some((_, settled))) = (place, matches.subcommand()) {
        place.settle(settled);
    }
    let settled = matches.subcommand().map(|(_, settled)| settled.clone()).unwrap_or_default();
    Ok((call, settled, sources))
}

/// What the parser has against a value that stands in the environment is told with the variable's name, too.
fn understood(command: clap::Command, arguments: &[OsString]) -> ArgMatches {
    command.try_get_matches_from(arguments).unwrap_or_else(|error| {
        let blamed = match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(flag)) => flag.split([' ', '=']).next().unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        let is_typed = arguments.iter().any(|argument| argument.to_string_lossy().starts_with(&blamed));
        let variable = blamed.strip_prefix("--").map(settings::variable);
        if let Some(variable) = variable.filter(|variable| !is_typed && std::env::var_os(variable).is_some()) {
            let say = text::say(text::asked_for(arguments));
            let _ = error.print();
            let _ = writeln!(io::stderr(), "{}", say.with("serve-variable", &[("name", variable.into())]));
            process::exit(error.exit_code());
        }
        error.exit()
    })
}

fn language(code: &str) -> Result<Language, String> {
    code.parse().map_err(|_| format!("there is no `{code}`; there is {}", Language::ALL.map(Language::code).join(", ")))
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected name=value")?;
    Ok((name.into(), value.into()))
}

fn player(text: &str) -> Result<Player, String> {
    match text.strip_prefix("bot:") {
        Some(level) => level.parse().map(Player::Bot),
        None if text == "you" => Ok(Player::You),
        None => Err(format!("there is no `{text}`; there is you, bot:easy, bot:strong, bot:random, bot:plain")),
    }
}
