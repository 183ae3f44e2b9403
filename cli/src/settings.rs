//! The settings of the server. Each field is a flag, an environment variable and a key of the settings file, with the same
//! name: `--bot-time`, `WARDROOM_BOT_TIME`, `bot-time`. `settings/sources.rs` reads them.

mod sources;

pub(crate) use sources::{SettingOrigin, Sources, command, flags, strange_variables, variable, with_environment};

use crate::error::CliError;
use clap::{ArgMatches, Args, ValueEnum, parser::ValueSource};
use std::{fs, path::PathBuf, str::FromStr, time::Duration};
use wardroom_catalog::AnyGame;
use wardroom_site::{Config, Limits, Network};

/// The database and the files around it, for every command that needs them.
#[derive(Args, Clone, Debug)]
pub(crate) struct DatabaseArgs {
    /// A file with settings; if not given, `wardroom/wardroom.toml` in the user's configuration folder, or /etc/wardroom.toml
    #[arg(long, value_name = "PATH")]
    pub(crate) config: Option<PathBuf>,
    /// The file of the embedded database; if not given, `wardroom/wardroom.sqlite` in the user's data folder
    #[arg(long, value_name = "PATH", conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database, for several servers: postgres://..
    #[arg(long, value_name = "URL")]
    pub(crate) database: Option<String>,
    /// A folder with GAME.toml files that replace the shipped components
    // All commands have this flag; here it is a setting too, because a match is pinned to its box.
    #[arg(long = "box", value_name = "DIR")]
    pub(crate) boxes: Option<PathBuf>,
}

#[derive(Args, Clone, Debug)]
pub(crate) struct Settings {
    #[command(flatten)]
    pub(crate) place: DatabaseArgs,
    /// The address to listen on
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7272")]
    pub(crate) listen: String,
    /// The server's public address, if it is behind a proxy; with https, cookies are sent over https only
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub(crate) public_url: Option<String>,
    /// Proxies whose client addresses are trusted: addresses or networks, separated by commas
    #[arg(long, value_name = "ADDR,..")]
    pub(crate) trusted_proxies: Option<Networks>,
    /// The address that serves metrics for Prometheus, at /metrics; none if not given
    #[arg(long, value_name = "ADDR")]
    pub(crate) metrics: Option<String>,
    /// What is logged: error, warn, info, debug, or a filter as in RUST_LOG, which is used if this is not given
    #[arg(long, value_name = "LEVEL", default_value = "warn")]
    pub(crate) log: String,
    /// The format of the log
    #[arg(long, value_name = "FORM", default_value = "text")]
    pub(crate) log_format: LogFormat,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Milliseconds that a strong bot thinks about an answer
    #[arg(long, value_name = "MS", default_value = "300", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub(crate) bot_time: u32,
    /// Milliseconds before a bot's answer, so that people can follow the game
    #[arg(long, value_name = "MS", default_value = "400", value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub(crate) bot_pause: u32,
    /// Seconds after which a table without viewers is removed from memory
    #[arg(long, value_name = "S", default_value = "120", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) idle_table: u32,
    /// Seconds after which a player who must answer and is not connected counts as away, at tables without a clock
    #[arg(long, value_name = "S", default_value = "600", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) away_time: u32,
    /// Seconds that open requests have to finish when the server stops
    #[arg(long, value_name = "S", default_value = "5", value_parser = clap::value_parser!(u32).range(..=600))]
    pub(crate) stop_time: u32,
    #[command(flatten)]
    pub(crate) limits: LimitSettings,
}

#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits, 0 for none")]
pub(crate) struct LimitSettings {
    /// Only limits of sizes and times, for load tests
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// Requests from one address per second, on average
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.requests_per_second)]
    pub(crate) requests_per_second: u32,
    /// Requests from one address at once
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.requests_at_once)]
    pub(crate) requests_at_once: u32,
    /// New tables from one address per minute
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.new_tables_per_minute)]
    pub(crate) new_tables_per_minute: u32,
    /// New tables from one address per hour, on average
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.new_tables_per_hour)]
    pub(crate) new_tables_per_hour: u32,
    /// New people from one address per minute
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.new_people_per_minute)]
    pub(crate) new_people_per_minute: u32,
    /// Chat messages, new names and mutes from one address per minute
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.messages_per_minute)]
    pub(crate) messages_per_minute: u32,
    /// Uploaded records from one address per minute
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.new_records_per_minute)]
    pub(crate) new_records_per_minute: u32,
    /// Unfinished tables that one person made
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.tables_of_a_person)]
    pub(crate) tables_per_person: u32,
    /// Unfinished tables
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.tables)]
    pub(crate) max_tables: u32,
    /// Open table pages of one person
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.streams_of_a_person)]
    pub(crate) streams_per_person: u32,
    /// Open table pages from one address
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.streams_of_an_address)]
    pub(crate) streams_per_address: u32,
    /// Open table pages of all people
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.streams)]
    pub(crate) max_streams: u32,
    /// Queued pictures of past moments and uploaded records from one address
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.pictures_of_an_address)]
    pub(crate) pictures_per_address: u32,
    /// Queued pictures of past moments and uploaded records
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.pictures)]
    pub(crate) max_pictures: u32,
    /// Connections from one address that is not a trusted proxy
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.connections_of_an_address)]
    pub(crate) connections_per_address: u32,
    /// Connections of all clients
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.connections)]
    pub(crate) max_connections: u32,
    /// Bytes of a form
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.form_bytes)]
    pub(crate) form_bytes: u32,
    /// Bytes of an uploaded record
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.record_bytes)]
    pub(crate) record_bytes: u32,
    /// Bytes of all uploaded records
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.all_records_bytes)]
    pub(crate) all_records_bytes: u32,
    /// Bytes of the head of a request
    #[arg(long, value_name = "N", default_value_t = Limits::USUAL.header_bytes)]
    pub(crate) header_bytes: u32,
    /// Seconds to receive the head of a request
    #[arg(long, value_name = "S", default_value_t = whole_seconds(Limits::USUAL.header_time))]
    pub(crate) header_time: u32,
    /// Seconds to receive the body of a request
    #[arg(long, value_name = "S", default_value_t = whole_seconds(Limits::USUAL.body_time))]
    pub(crate) body_time: u32,
    /// Seconds for which a client may read nothing of a reply
    #[arg(long, value_name = "S", default_value_t = whole_seconds(Limits::USUAL.write_time))]
    pub(crate) write_time: u32,
    /// Seconds after which the browser opens the stream of a table again
    #[arg(long, value_name = "S", default_value_t = whole_seconds(Limits::USUAL.stream_time))]
    pub(crate) stream_time: u32,
    /// Seconds after which a stream without news sends a sign of life
    #[arg(long, value_name = "S", default_value_t = whole_seconds(Limits::USUAL.stream_beat), value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) stream_beat: u32,
    /// Days without an event after which a table does not count for the limits, and one that waits for players leaves the lists
    #[arg(long, value_name = "DAYS", default_value_t = Limits::USUAL.quiet_days)]
    pub(crate) quiet_days: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// For programs: one object a line
    Json,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Networks(Vec<Network>);

impl FromStr for Networks {
    type Err = String;
    fn from_str(text: &str) -> Result<Networks, String> {
        text.split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map(Networks)
    }
}

fn public_url(text: &str) -> Result<String, String> {
    let host =
        text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).map(|host| host.trim_end_matches('/'));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', ' ', '?', '#']) => Ok(text.trim_end_matches('/').into()),
        _ => Err("expected an address such as https://club.example, without a path".into()),
    }
}

fn whole_seconds(time: Duration) -> u32 {
    time.as_secs() as u32
}

fn seconds(seconds: u32) -> Duration {
    Duration::from_secs(seconds.into())
}

impl Settings {
    /// What a server with these games starts with.
    pub(crate) fn config(&self, games: Vec<Box<dyn AnyGame>>) -> Result<Config, CliError> {
        Ok(Config {
            listen: self.listen.clone(),
            games,
            thinking_time: Duration::from_millis(self.bot_time.into()),
            bot_pause: Duration::from_millis(self.bot_pause.into()),
            idle_table: seconds(self.idle_table),
            away: seconds(self.away_time),
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxies.clone().map(|networks| networks.0).unwrap_or_default(),
            metrics: self.metrics.clone(),
            stop_time: seconds(self.stop_time),
            limits: self.limits.limits(),
            ..Config::new(self.place.database()?)
        })
    }
}

impl LimitSettings {
    fn limits(&self) -> Limits {
        let sized = Limits {
            form_bytes: self.form_bytes,
            record_bytes: self.record_bytes,
            all_records_bytes: self.all_records_bytes,
            header_bytes: self.header_bytes,
            header_time: seconds(self.header_time),
            body_time: seconds(self.body_time),
            write_time: seconds(self.write_time),
            stream_time: seconds(self.stream_time),
            stream_beat: seconds(self.stream_beat),
            quiet_days: self.quiet_days,
            ..Limits::none()
        };
        if self.no_limits {
            return sized;
        }
        Limits {
            requests_per_second: self.requests_per_second,
            requests_at_once: self.requests_at_once,
            new_tables_per_minute: self.new_tables_per_minute,
            new_tables_per_hour: self.new_tables_per_hour,
            new_people_per_minute: self.new_people_per_minute,
            messages_per_minute: self.messages_per_minute,
            new_records_per_minute: self.new_records_per_minute,
            tables_of_a_person: self.tables_per_person,
            tables: self.max_tables,
            streams_of_a_person: self.streams_per_person,
            streams_of_an_address: self.streams_per_address,
            streams: self.max_streams,
            pictures: self.max_pictures,
            pictures_of_an_address: self.pictures_per_address,
            connections: self.max_connections,
            connections_of_an_address: self.connections_per_address,
            ..sized
        }
    }
}

impl DatabaseArgs {
    /// A file named by a flag or a variable overrides a database that only the settings file names.
    pub(crate) fn settle(&mut self, matches: &ArgMatches) {
        let is_said = |id| matches.value_source(id).is_some_and(|source| source != ValueSource::DefaultValue);
        if is_said("data") && !is_said("database") {
            self.database = None;
        }
    }
    /// For the store: a URL, or the path of a file whose folder exists.
    pub(crate) fn database(&self) -> Result<String, CliError> {
        if let Some(url) = &self.database {
            return Ok(url.clone());
        }
        let path = self
            .data
            .clone()
            .unwrap_or_else(|| dirs::data_dir().unwrap_or_default().join("wardroom").join("wardroom.sqlite"));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|why| CliError::File { path: folder.into(), why })?;
        }
        Ok(path.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::FromArgMatches as _;

    #[test]
    fn what_nobody_decides_is_as_the_server_has_it() {
        let matches = command().try_get_matches_from(["settings"]).unwrap();
        let settings = Settings::from_arg_matches(&matches).unwrap();
        let usual = Config::new("x");
        assert_eq!(settings.limits.limits(), usual.limits);
        assert_eq!(settings.listen, usual.listen);
        assert_eq!(Duration::from_millis(settings.bot_time.into()), usual.thinking_time);
        assert_eq!(Duration::from_millis(settings.bot_pause.into()), usual.bot_pause);
        assert_eq!((seconds(settings.idle_table), seconds(settings.stop_time)), (usual.idle_table, usual.stop_time));
        assert_eq!(seconds(settings.away_time), usual.away);
    }

    #[test]
    fn an_address_for_people_has_no_path() {
        assert_eq!(public_url("https://club.example/").as_deref(), Ok("https://club.example"));
        for wrong in ["club.example", "ftp://club.example", "https://", "https://club.example/games"] {
            assert!(public_url(wrong).is_err(), "{wrong}");
        }
    }
}
