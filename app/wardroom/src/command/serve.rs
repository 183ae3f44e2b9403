//! `wardroom serve`, and `wardroom` alone: tables for browsers, from this program.

mod panics;

use super::Answer;
use crate::{
    context::Context,
    settings::{LogFormat, Settings},
    trouble::Trouble,
};
use clap::{ArgMatches, parser::ValueSource};
use std::io::{self, Write};
use tracing_subscriber::EnvFilter;
use wardroom_server::Server;

pub(super) fn run(settings: &Settings, matches: &ArgMatches, context: Context) -> Result<Answer, Trouble> {
    let say = context.say();
    log(settings, matches)?;
    let config = settings.config(context)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|why| Trouble::argument("serve", why.to_string()))?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(|why| Trouble::argument("serve", why.to_string()))?;
        let url = settings.public_url.clone().unwrap_or_else(|| format!("http://{}", server.address())) + "/";
        // Whoever has closed standard error can still play.
        let _ = writeln!(io::stderr(), "{}", say.with("serve-at", &[("url", url.as_str().into())]));
        if let Some(address) = server.metrics_address() {
            let url = format!("http://{address}/metrics");
            let _ = writeln!(io::stderr(), "{}", say.with("serve-metrics", &[("url", url.as_str().into())]));
        }
        if !settings.no_open && open::that_detached(&url).is_err() {
            let _ = writeln!(io::stderr(), "{}", say.text("serve-open-yourself"));
        }
        server.until_signal().await;
        Ok(Answer::Yes)
    })
}

/// `RUST_LOG` says how much where no setting does.
fn log(settings: &Settings, matches: &ArgMatches) -> Result<(), Trouble> {
    let is_said = matches.value_source("log").is_some_and(|source| source != ValueSource::DefaultValue);
    let filter = match std::env::var("RUST_LOG") {
        Ok(filter) if !is_said && !filter.is_empty() => filter,
        _ => settings.log.clone(),
    };
    let filter = EnvFilter::try_new(&filter)
        .map_err(|why| Trouble::argument("--log", format!("`{filter}` is no level and no filter: {why}")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    match settings.log_format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
    panics::log();
    Ok(())
}
