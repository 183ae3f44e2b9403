//! `wardroom config`: prints the settings a server would start with and their sources, in the form of a settings file.

use super::Exit;
use crate::{
    cli,
    error::CliError,
    settings::{SettingOrigin, Sources, command},
};
use clap::{Arg, ArgMatches, Command};
use std::{collections::BTreeSet, io::Write};

pub(super) fn run(
    call: &cli::ConfigArgs,
    matches: &ArgMatches,
    sources: &Sources,
    out: &mut dyn Write,
) -> Result<Exit, CliError> {
    if call.markdown {
        reference(out)?;
    } else {
        effective(matches, sources, out)?;
    }
    out.flush()?;
    Ok(Exit::Done)
}

fn effective(matches: &ArgMatches, sources: &Sources, out: &mut dyn Write) -> Result<(), CliError> {
    match &sources.file {
        Some(file) => writeln!(out, "# Settings file: {}", file.display())?,
        None => {
            writeln!(out, "# There is no settings file. This, saved as wardroom.toml, is one (wardroom --config).")?;
        }
    }
    let command = command();
    let mut topic = None;
    for flag in by_topic(&command) {
        if topic != flag.get_help_heading() {
            topic = flag.get_help_heading();
            writeln!(out, "\n## {}", topic.unwrap_or_default())?;
        }
        let name = flag.get_long().unwrap_or_default();
        let values = matches.get_raw(flag.get_id().as_str()).into_iter().flatten();
        let value: Vec<String> = values.map(|value| hidden(&value.to_string_lossy())).collect();
        let value = written(flag, &value.join(","));
        let by = match sources.origin(matches, flag) {
            SettingOrigin::Flag => format!(" # by --{name}"),
            SettingOrigin::Environment => format!(" # by {}", crate::settings::variable(name)),
            SettingOrigin::File(line) => format!(" # by line {line} of the settings file"),
            SettingOrigin::Usual => String::new(),
        };
        // Defaults are commented out, so that a saved file does not fix them.
        let mark = if by.is_empty() { "# " } else { "" };
        writeln!(out, "\n# {}\n{mark}{name} = {value}{by}", help(flag))?;
    }
    Ok(())
}

/// As TOML writes it.
fn written(flag: &Arg, value: &str) -> String {
    let usual: Vec<_> = flag.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let value = if value.is_empty() { usual.join(",") } else { value.to_owned() };
    match value.as_str() {
        "" if matches!(flag.get_action(), clap::ArgAction::SetTrue) => "false".into(),
        "true" | "false" => value,
        number if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => value,
        _ => toml::Value::String(value).to_string(),
    }
}

/// The value without the password that a database address may contain.
pub(super) fn hidden(value: &str) -> String {
    let Some((scheme, rest)) = value.split_once("://") else { return value.into() };
    match rest.split_once('@').and_then(|(who, host)| Some((who.split_once(':')?.0, host))) {
        Some((user, host)) => format!("{scheme}://{user}:…@{host}"),
        None => value.into(),
    }
}

fn help(flag: &Arg) -> String {
    flag.get_help().map(ToString::to_string).unwrap_or_default()
}

/// The settings, those of one topic after the other.
fn by_topic(command: &Command) -> Vec<&Arg> {
    let flags: Vec<&Arg> = crate::settings::flags(command).collect();
    let mut topics: Vec<_> = flags.iter().map(|flag| flag.get_help_heading()).collect();
    topics.dedup();
    let mut seen = BTreeSet::new();
    topics.retain(|topic| seen.insert(*topic));
    topics.iter().flat_map(|topic| flags.iter().copied().filter(|flag| flag.get_help_heading() == *topic)).collect()
}

/// The tables of docs/HOSTING.md.
fn reference(out: &mut dyn Write) -> Result<(), CliError> {
    let command = command();
    let mut topic = None;
    for flag in by_topic(&command) {
        if topic != flag.get_help_heading() {
            let before = if topic.is_some() { "\n" } else { "" };
            topic = flag.get_help_heading();
            writeln!(out, "{before}### {}\n", topic.unwrap_or_default())?;
            writeln!(out, "| flag and key | variable | default | |\n|---|---|---|---|")?;
        }
        let name = flag.get_long().unwrap_or_default();
        let usual = written(flag, "");
        let usual = if usual == "\"\"" { "" } else { usual.trim_matches('"') };
        writeln!(out, "| `{name}` | `{}` | {usual} | {} |", crate::settings::variable(name), help(flag))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn passwords_are_not_printed() {
        assert_eq!(super::hidden("postgres://anne:secret@host/db"), "postgres://anne:…@host/db");
        assert_eq!(super::hidden("postgres://host/db"), "postgres://host/db");
        assert_eq!(super::hidden("127.0.0.1:7272"), "127.0.0.1:7272");
    }
}
