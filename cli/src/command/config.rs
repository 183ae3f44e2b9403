//! `wardroom config`: what a server would be started with, and who decided it. What is printed is a settings file.

use super::Answer;
use crate::{
    cli,
    settings::{Origin, Sources, command},
    trouble::Trouble,
};
use clap::{Arg, ArgMatches};
use std::io::Write;

pub(super) fn run(
    call: &cli::Config,
    matches: &ArgMatches,
    sources: &Sources,
    out: &mut dyn Write,
) -> Result<Answer, Trouble> {
    if call.markdown {
        reference(out)?;
    } else {
        effective(matches, sources, out)?;
    }
    out.flush()?;
    Ok(Answer::Yes)
}

fn effective(matches: &ArgMatches, sources: &Sources, out: &mut dyn Write) -> Result<(), Trouble> {
    match &sources.file {
        Some(file) => writeln!(out, "# Settings file: {}", file.display())?,
        None => {
            writeln!(out, "# There is no settings file. This, saved as wardroom.toml, is one (wardroom --config).")?;
        }
    }
    for flag in crate::settings::flags(&command()) {
        let name = flag.get_long().unwrap_or_default();
        let values = matches.get_raw(flag.get_id().as_str()).into_iter().flatten();
        let value: Vec<String> = values.map(|value| hidden(&value.to_string_lossy())).collect();
        let value = written(flag, &value.join(","));
        let by = match sources.origin(matches, flag) {
            Origin::Flag => format!(" # by --{name}"),
            Origin::Environment => format!(" # by {}", crate::settings::variable(name)),
            Origin::File(line) => format!(" # by line {line} of the settings file"),
            Origin::Usual => String::new(),
        };
        // What nobody decided is shown as it is, and not decided by whoever saves it.
        let mark = if by.is_empty() { "# " } else { "" };
        writeln!(out, "\n# {}\n{mark}{name} = {value}{by}", help(flag))?;
    }
    Ok(())
}

/// As TOML has it.
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

/// A password in the address of a database is nobody's business.
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

/// The table of docs/HOSTING.md.
fn reference(out: &mut dyn Write) -> Result<(), Trouble> {
    writeln!(out, "| flag and key | variable | usually | |\n|---|---|---|---|")?;
    for flag in crate::settings::flags(&command()) {
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
