//! The command line: names and flags. Scripts depend on each of them.

use crate::{
    error::CliError,
    settings::{self, DatabaseArgs, Settings, Sources},
    text,
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
pub(crate) struct CommandLine {
    /// A folder with GAME.toml files that replace the shipped components
    #[arg(long = "box", value_name = "DIR", global = true)]
    pub(crate) boxes: Option<PathBuf>,
    /// en or de; the language of the environment if not given
    #[arg(long, global = true, value_parser = language)]
    pub(crate) language: Option<Language>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Serve tables to browsers
    Serve(Settings),
    /// Print the settings a server would start with, and the source of each
    Config(ConfigArgs),
    /// Write all data to one file while the server runs
    Backup(BackupArgs),
    /// Write a backup into a SQLite or PostgreSQL database
    Restore(RestoreArgs),
    /// Check the database and play every journal again
    Check(CheckArgs),
    /// List games, modes, seats, rules versions and rule counts
    Games(GamesArgs),
    /// Play in the terminal
    Play(PlayArgs),
    /// Show a record at any moment
    Show(ShowArgs),
    /// Replay records; check every answer, every roll, the commitment and the result
    Verify(VerifyArgs),
    /// Let bots play many games quickly
    Simulate(SimulateArgs),
    /// Let bots compete: ratings, win rates, lengths
    Arena(ArenaArgs),
    /// Print the rules ledger, or one rule
    Rules(RulesArgs),
    /// Speak the engine protocol on standard input and output
    Engine(EngineArgs),
}

#[derive(Args, Debug)]
pub(crate) struct ConfigArgs {
    #[command(flatten)]
    pub(crate) settings: Settings,
    /// The table of docs/HOSTING.md
    #[arg(long, hide = true)]
    pub(crate) markdown: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: DatabaseArgs,
    /// Overwrite an existing file
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RestoreArgs {
    /// A file that `wardroom backup` wrote
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: DatabaseArgs,
    /// Delete the data that the database holds
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) place: DatabaseArgs,
    /// If every journal plays, compute all ratings again from the results with the method of this program
    #[arg(long)]
    pub(crate) rate_again: bool,
}

#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// What is agreed before a game.
#[derive(Args, Clone, Debug)]
pub(crate) struct MatchArgs {
    /// As `wardroom games` lists it
    pub(crate) game: String,
    /// A mode of the game; the first if not given
    #[arg(long)]
    pub(crate) mode: Option<String>,
    /// name=value, once for each option
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option)]
    pub(crate) options: Vec<(String, String)>,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    /// As `wardroom games` lists it
    #[arg(required_unless_present = "from", conflicts_with = "from")]
    pub(crate) game: Option<String>,
    /// A mode of the game; the first if not given
    #[arg(long, conflicts_with = "from")]
    pub(crate) mode: Option<String>,
    /// name=value, once for each option
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = option, conflicts_with = "from")]
    pub(crate) options: Vec<(String, String)>,
    /// Continue a record from its end, with new dice
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Write the record to this file at the end or when you leave
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Who plays each seat: you, bot:easy, bot:strong, bot:random, bot:plain; you against easy bots if not given
    #[arg(long, value_delimiter = ',', value_name = "WHO,..", value_parser = player)]
    pub(crate) seats: Vec<SeatPlayer>,
    /// Decides all chance; drawn at random if not given
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// How long a strong bot thinks
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pub(crate) budget_ms: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SeatPlayer {
    You,
    Bot(Level),
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    pub(crate) record: PathBuf,
    /// After this many answers, with those of chance; after all if not given
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// As this seat or a `spectator` sees it; everything if not given
    #[arg(long)]
    pub(crate) seat: Option<String>,
    #[arg(long = "as", value_name = "FORM", default_value = "text")]
    pub(crate) form: ShowFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum ShowFormat {
    Text,
    Json,
    Svg,
    Png,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(required = true, value_name = "RECORD")]
    pub(crate) records: Vec<PathBuf>,
}

/// More would never end.
pub(crate) const MOST_GAMES: u64 = 1_000_000_000;

/// Games that bots play by themselves.
#[derive(Args, Debug)]
pub(crate) struct BotGamesArgs {
    #[command(flatten)]
    pub(crate) agreed: MatchArgs,
    /// How many seats; the smallest number if not given
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Decides all chance and the random choices of bots; bots that think for a time may still differ
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// How long a strong bot thinks
    #[arg(long, value_name = "MS", default_value_t = 100)]
    pub(crate) budget_ms: u64,
    /// How many games at once; the number of cores if not given
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=512))]
    pub(crate) jobs: Option<u16>,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) unattended: BotGamesArgs,
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    /// One for all seats or one for each: random, easy, strong, plain (as strong, without an evaluation of its own)
    #[arg(long, value_delimiter = ',', value_name = "BOT,..", default_value = "random")]
    pub(crate) bots: Vec<Level>,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    pub(crate) unattended: BotGamesArgs,
    /// Two or more of random, easy, strong, plain (as strong, without an evaluation of its own)
    #[arg(long, value_delimiter = ',', value_name = "BOT,..", required = true)]
    pub(crate) bots: Vec<Level>,
    /// Games of each pairing, shared among the ways to seat it
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    pub(crate) games: u64,
    /// Seat the first of two bots alone against copies of the second, once on every seat in turn, and report its
    /// victories by seat; else bots alternate around the table
    #[arg(long)]
    pub(crate) alone: bool,
    /// Write a report with plots
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    pub(crate) game: String,
    /// One rule, as TT-FIRE-04
    pub(crate) id: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct EngineArgs {
    /// Print the JSON Schema of all requests and replies instead
    #[arg(long)]
    pub(crate) schema: bool,
}

/// The commands that have settings.
const SETTLED: [&str; 5] = ["serve", "config", "backup", "restore", "check"];

/// Parses the command line, then the environment, then the settings file. After a wrong call or a call for help the message is
/// printed and the program ends.
pub(crate) fn parse(mut arguments: Vec<OsString>) -> Result<(CommandLine, ArgMatches, Sources), CliError> {
    let each = |command: clap::Command, change: &dyn Fn(clap::Command) -> clap::Command| {
        SETTLED.iter().fold(command, |command, name| command.mut_subcommand(name, change))
    };
    let command = each(CommandLine::command(), &settings::with_environment);
    let mut matches = parse_arguments(command.clone(), &arguments);
    if matches.subcommand().is_none() {
        arguments.push("serve".into());
        matches = parse_arguments(command.clone(), &arguments);
    }
    let named = matches.subcommand().filter(|(name, _)| SETTLED.contains(name));
    let Some((_, settled)) = named else {
        let call = CommandLine::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        return Ok((call, matches, Sources::default()));
    };
    let say = text::say(text::language_of_arguments(&arguments));
    for strange in settings::strange_variables() {
        // If standard error is closed, there is nowhere to report it.
        let _ = writeln!(io::stderr(), "wardroom: {}", strange.text(say));
    }
    let sources = Sources::find(settled.get_one::<PathBuf>("config").map(PathBuf::as_path))?;
    let matches = parse_arguments(each(command, &|command| sources.applied(command)), &arguments);
    let mut call = CommandLine::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
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

/// If the parser refuses a value of the environment, the variable is named after its message.
fn parse_arguments(command: clap::Command, arguments: &[OsString]) -> ArgMatches {
    command.try_get_matches_from(arguments).unwrap_or_else(|error| {
        let blamed = match error.get(ContextKind::InvalidArg) {
            Some(ContextValue::String(flag)) => flag.split([' ', '=']).next().unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        let is_typed = arguments.iter().any(|argument| argument.to_string_lossy().starts_with(&blamed));
        let variable = blamed.strip_prefix("--").map(settings::variable);
        if let Some(variable) = variable.filter(|variable| !is_typed && std::env::var_os(variable).is_some()) {
            let say = text::say(text::language_of_arguments(arguments));
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

fn player(text: &str) -> Result<SeatPlayer, String> {
    match text.strip_prefix("bot:") {
        Some(level) => level.parse().map(SeatPlayer::Bot),
        None if text == "you" => Ok(SeatPlayer::You),
        None => Err(format!("there is no `{text}`; there is you, bot:easy, bot:strong, bot:random, bot:plain")),
    }
}
