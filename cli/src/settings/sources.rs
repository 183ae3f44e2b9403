//! Sources of settings: a flag overrides the environment, the environment overrides the file, the file overrides the default.
//! The file's values become the defaults of the flags, so that one parser checks all of them.

use super::Settings;
use crate::error::{CliError, LocalizedMessage};
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, parser::ValueSource};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};
use toml::de::{DeTable, DeValue};

/// Which source decided a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SettingOrigin {
    Flag,
    Environment,
    /// In this line.
    File(usize),
    Usual,
}

/// The settings file that was read.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sources {
    pub(crate) file: Option<PathBuf>,
    /// Value and line by name.
    said: BTreeMap<String, (String, usize)>,
}

/// All settings as flags.
pub(crate) fn command() -> Command {
    with_environment(Settings::augment_args(Command::new("settings")))
}

/// The flags that are settings, without `--config`, which the file that it names cannot contain.
pub(crate) fn flags(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|flag| flag.get_long().is_some_and(|name| name != "help" && name != "config"))
}

/// Gives each flag that is a setting its environment variable.
pub(crate) fn with_environment(command: Command) -> Command {
    let settings = Settings::augment_args(Command::new("settings"));
    command.mut_args(|flag| {
        let is_setting = settings.get_arguments().any(|setting| setting.get_id() == flag.get_id());
        match flag.get_long().filter(|_| is_setting) {
            // Once for each setting, for as long as the program runs.
            Some(name) => {
                let variable: &'static str = String::leak(variable(name));
                flag.env(variable).hide_env_values(true)
            }
            None => flag,
        }
    })
}

pub(crate) fn variable(name: &str) -> String {
    format!("WARDROOM_{}", name.to_uppercase().replace('-', "_"))
}

/// Environment variables that are named like settings and are none. Those of the project's own tests are ignored.
pub(crate) fn strange_variables() -> Vec<LocalizedMessage> {
    const OF_TESTS: [&str; 6] = ["test-", "chrom", "fuzz", "bless", "pictures", "binary"];
    let (command, prefix) = (command(), variable(""));
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let strange = names.filter_map(|name| {
        let flag = name.strip_prefix(&prefix)?.to_lowercase().replace('_', "-");
        let is_known = command.get_arguments().any(|known| known.get_long() == Some(&flag));
        if is_known || OF_TESTS.iter().any(|begin| flag.starts_with(begin)) {
            return None;
        }
        Some(match meant(&command, &flag) {
            Some(known) => LocalizedMessage::with(
                "setting-variable-meant",
                &[("name", name.into()), ("known", variable(known).into())],
            ),
            None => LocalizedMessage::with("setting-variable-unknown", &[("name", name.into())]),
        })
    });
    strange.collect()
}

impl Sources {
    /// The file that was named, else the first that exists in the usual places.
    pub(crate) fn find(named: Option<&Path>) -> Result<Sources, CliError> {
        let own = dirs::config_dir().map(|folder| folder.join("wardroom").join("wardroom.toml"));
        let usual = own.into_iter().chain([PathBuf::from("/etc/wardroom.toml")]).find(|path| path.is_file());
        let Some(file) = named.map(Path::to_path_buf).or(usual) else { return Ok(Sources::default()) };
        let text = fs::read_to_string(&file).map_err(|why| CliError::File { path: file.clone(), why })?;
        let said = read(&text).map_err(|(line, why)| CliError::Setting { path: file.clone(), line, why })?;
        Ok(Sources { file: Some(file), said })
    }
    /// The command with the file's values as defaults of its flags. Values for which it has no flag are ignored.
    pub(crate) fn applied(&self, command: Command) -> Command {
        // There are two ways to name the database; the file's must not conflict with a flag.
        command.mut_args(|flag| {
            let said = flag.get_long().and_then(|name| self.said.get(name));
            match said {
                Some((value, _)) => {
                    let value: &'static str = String::leak(value.clone());
                    flag.default_value(value)
                }
                None => flag,
            }
        })
    }
    pub(crate) fn origin(&self, matches: &ArgMatches, flag: &Arg) -> SettingOrigin {
        match matches.value_source(flag.get_id().as_str()) {
            Some(ValueSource::CommandLine) => SettingOrigin::Flag,
            Some(ValueSource::EnvVariable) => SettingOrigin::Environment,
            _ => self
                .said
                .get(flag.get_long().unwrap_or_default())
                .map_or(SettingOrigin::Usual, |(_, line)| SettingOrigin::File(*line)),
        }
    }
}

// text: setting-variable-meant setting-variable-unknown setting-plain setting-value setting-switch setting-judged setting-two-places setting-meant setting-unknown
type Wrong = (usize, LocalizedMessage);

/// Names, values and lines of a settings file; each is checked like the flag.
fn read(text: &str) -> Result<BTreeMap<String, (String, usize)>, Wrong> {
    let line = |place: usize| text[..place.min(text.len())].matches('\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let why = LocalizedMessage::with("setting-plain", &[("why", error.message().into())]);
        (error.span().map_or(1, |span| line(span.start)), why)
    })?;
    let (command, mut said) = (command(), BTreeMap::new());
    for (key, value) in table.get_ref() {
        let (name, line) = (key.get_ref().as_ref(), line(key.span().start));
        let Some(flag) = flags(&command).find(|flag| flag.get_long() == Some(name)) else {
            return Err((line, unknown(&command, name)));
        };
        let is_switch = matches!(flag.get_action(), ArgAction::SetTrue);
        let value = written(value.get_ref())
            .ok_or_else(|| (line, LocalizedMessage::with("setting-value", &[("name", name.into())])))?;
        let call = match (is_switch, value.as_str()) {
            (true, "true") => vec![format!("--{name}")],
            (true, "false") => Vec::new(),
            (true, _) => return Err((line, LocalizedMessage::with("setting-switch", &[("name", name.into())]))),
            (false, value) => vec![format!("--{name}={value}")],
        };
        let judged = Settings::augment_args(Command::new("settings").no_binary_name(true)).try_get_matches_from(call);
        judged.map_err(|error| {
            let about = [("name", name.into()), ("why", reason(&error.to_string()).into())];
            (line, LocalizedMessage::with("setting-judged", &about))
        })?;
        said.insert(name.to_owned(), (value, line));
    }
    if let (Some(_), Some((_, line))) = (said.get("data"), said.get("database")) {
        return Err((*line, LocalizedMessage::with("setting-two-places", &[])));
    }
    Ok(said)
}

/// A list becomes its parts with commas between.
fn written(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.clone().into_owned()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Boolean(is_true) => Some(is_true.to_string()),
        DeValue::Array(parts) => {
            let parts = parts.iter().map(|part| written(part.get_ref()));
            Some(parts.collect::<Option<Vec<_>>>()?.join(","))
        }
        DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_) => None,
    }
}

fn unknown(command: &Command, name: &str) -> LocalizedMessage {
    let known = || flags(command).filter_map(Arg::get_long).collect::<Vec<_>>();
    match meant(command, name) {
        Some(known) => LocalizedMessage::with("setting-meant", &[("name", name.into()), ("known", known.into())]),
        None => {
            LocalizedMessage::with("setting-unknown", &[("name", name.into()), ("known", known().join(", ").into())])
        }
    }
}

/// The setting with the most similar name.
fn meant<'c>(command: &'c Command, name: &str) -> Option<&'c str> {
    let names = flags(command).filter_map(Arg::get_long).map(|known| (strsim::jaro_winkler(known, name), known));
    names.max_by(|one, other| one.0.total_cmp(&other.0)).filter(|(likeness, _)| *likeness > 0.8).map(|(_, known)| known)
}

/// The first paragraph of the parser's message without its heading; it ends with the allowed values.
fn reason(said: &str) -> String {
    let lines: Vec<&str> = said.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    lines.join(" ").trim_start_matches("error: ").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_with_its_lines_and_judged_like_flags() {
        let said = read("# ours\nbot-time = 250\ntrusted-proxies = [\"127.0.0.1\", \"10.0.0.0/8\"]\nno-open = true\n")
            .unwrap();
        assert_eq!(said["bot-time"], ("250".into(), 2));
        assert_eq!(said["trusted-proxies"], ("127.0.0.1,10.0.0.0/8".into(), 3));
        assert_eq!(said["no-open"], ("true".into(), 4));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line_and_what_is_allowed() {
        for (text, line, words) in [
            ("\nbot-tiem = 3", 2, &["bot-tiem", "bot-time"][..]),
            ("sails = 3", 1, &["sails", "listen"]),
            ("bot-time = 0", 1, &["bot-time", "1..=60000"]),
            ("bot-time = 1.5", 1, &["bot-time", "number"]),
            ("listen = \"a\"\nlog-format = \"xml\"", 2, &["log-format", "text, json"]),
            ("no-open = \"yes\"", 1, &["no-open", "true or false"]),
            ("trusted-proxies = [\"ten\"]", 1, &["trusted-proxies", "ten", "10.0.0.0/8"]),
            ("public-url = \"club\"", 1, &["public-url", "https://club.example"]),
            ("a = \n", 1, &[]),
            ("[serve]\nlisten = 1", 1, &["serve"]),
            ("config = \"x\"", 1, &["config"]),
            ("data = \"a\"\ndatabase = \"postgres://b\"", 2, &["database", "data"]),
        ] {
            let (at, why) = read(text).unwrap_err();
            let why = why.text(crate::text::say(wardroom_ui::Language::En));
            assert_eq!(at, line, "{text}: {why}");
            assert!(words.iter().all(|word| why.contains(word)), "{text}: {why}");
        }
    }
}
