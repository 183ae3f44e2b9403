//! The site: routes, handlers, event streams, errors as HTTP replies, start and stop of the server. It knows no game and
//! draws nothing itself: tables are in `wardroom-live`, people in `wardroom-accounts`, markup in `wardroom-ui`, connections in
//! `wardroom-http`. Start at [`Server::bind`] and `router.rs`; the way of an answer begins in `pages/play.rs`.

mod config;
mod error;
mod extract;
mod guard;
mod limits;
mod lobby;
mod pages;
mod router;
mod server;
mod site;
mod state;
mod streams;
mod texts;

pub use config::Config;
pub use limits::Limits;
pub use server::{ServeError, Server};
pub use wardroom_http::Network;

/// Serves until the process is told to stop (Ctrl-C or a termination signal), then finishes what was begun.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.until_signal().await;
    Ok(())
}
