//! `wardroom serve`, and `wardroom` alone: tables for browsers, from this program.

mod hold;
mod panics;

use super::Exit;
use crate::{
    context::Context,
    error::CliError,
    settings::{LogFormat, Settings},
};
use clap::{ArgMatches, parser::ValueSource};
use std::io::{self, IsTerminal, Write};
use tracing_subscriber::EnvFilter;
use wardroom_site::Server;

pub(super) fn run(settings: &Settings, matches: &ArgMatches, context: Context) -> Result<Exit, CliError> {
    let say = context.say();
    log(settings, matches)?;
    let held = hold::hold(&settings.place)?;
    let config = settings.config(context.games)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|why| CliError::system(&why))?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        let url = settings.public_url.clone().unwrap_or_else(|| format!("http://{}", server.address())) + "/";
        // The server also runs if standard error is closed.
        let _ = writeln!(io::stderr(), "{}", say.with("serve-at", &[("url", url.as_str().into())]));
        if let Some(address) = server.metrics_address() {
            let url = format!("http://{address}/metrics");
            let _ = writeln!(io::stderr(), "{}", say.with("serve-metrics", &[("url", url.as_str().into())]));
        }
        if !settings.no_open && open::that_detached(&url).is_err() {
            let _ = writeln!(io::stderr(), "{}", say.text("serve-open-yourself"));
        }
        server.until_signal().await;
        drop(held);
        Ok(Exit::Done)
    })
}

/// `RUST_LOG` decides what is logged if no setting does.
fn log(settings: &Settings, matches: &ArgMatches) -> Result<(), CliError> {
    let is_said = matches.value_source("log").is_some_and(|source| source != ValueSource::DefaultValue);
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) if !is_said && !filter.is_empty() => filter,
        _ => settings.log.clone(),
    };
    // The renderer of pictures warns about parts of the style sheet that only pages use.
    const QUIET: &str = "simplecss=error,usvg=error";
    let filter = EnvFilter::try_new(format!("{QUIET},{filter}")).map_err(|why| {
        let about = [("filter", (&filter).into()), ("why", why.to_string().into())];
        CliError::argument("--log").with("error-log", &about)
    })?;
    // Colours only on a terminal.
    let is_coloured = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(is_coloured).with_writer(io::stderr);
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    panics::log();
    Ok(())
}
