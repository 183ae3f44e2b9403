//! `wardroom serve`, and `wardroom` alone: tables for browsers, from this program.

use super::Answer;
use crate::{cli, context::Context, trouble::Trouble};
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    time::Duration,
};
use tracing_subscriber::EnvFilter;
use wardroom_server::{Config, Server};

pub(super) fn run(call: &cli::Serve, context: Context) -> Result<Answer, Trouble> {
    let say = context.say();
    let database = match &call.database {
        Some(url) => url.clone(),
        None => file(call.data.clone())?.display().to_string(),
    };
    let mut config = Config { games: context.games, ..Config::new(database) };
    if let Some(address) = &call.listen {
        config.listen.clone_from(address);
    }
    if let Some(time) = call.bot_time {
        config.thinking_time = Duration::from_millis(time.into());
    }
    if let Some(pause) = call.bot_pause {
        config.bot_pause = Duration::from_millis(pause.into());
    }
    log();
    let runtime = tokio::runtime::Runtime::new().map_err(|why| Trouble::argument("serve", why.to_string()))?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(|why| Trouble::argument("serve", why.to_string()))?;
        let url = format!("http://{}/", server.address());
        // Whoever has closed standard error can still play.
        let _ = writeln!(io::stderr(), "{}", say.with("serve-at", &[("url", url.as_str().into())]));
        if !call.no_open && open::that_detached(&url).is_err() {
            let _ = writeln!(io::stderr(), "{}", say.text("serve-open-yourself"));
        }
        server.until_signal().await;
        Ok(Answer::Yes)
    })
}

/// Where the embedded database lies unless somebody says otherwise: with the user's other data.
fn file(chosen: Option<PathBuf>) -> Result<PathBuf, Trouble> {
    let path = chosen.unwrap_or_else(|| dirs::data_dir().unwrap_or_default().join("wardroom").join("wardroom.sqlite"));
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|why| Trouble::File { path: folder.into(), why })?;
    }
    Ok(path)
}

/// `RUST_LOG` says how much.
fn log() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).init();
}
