//! The server: pages, tables and streams over HTTP. It knows no game and draws nothing itself: games come from the
//! catalog, markup from the screen crate, and everything that must last is in the store.
//! Start at [`Server::bind`]; the way of an answer is `desk/enact.rs`, then `stream.rs`.

mod absent;
mod access;
mod agreed;
mod app;
pub mod audit;
mod bots;
mod calls;
mod chat;
mod clock;
mod config;
mod desk;
mod doors;
mod easel;
mod farewell;
pub mod faults;
mod fields;
mod film;
mod gather;
mod guard;
mod hall;
mod hashers;
mod identity;
mod invite;
mod journal;
mod limits;
mod lobby;
mod metrics;
mod names;
mod pack;
mod pages;
mod paint;
mod people;
mod presence;
mod qr;
mod reader;
mod router;
mod seating;
mod server;
mod standing;
mod stream;
mod study;
mod thinkers;
mod throttle;
mod trouble;
mod upload;
mod vigil;
mod visitor;

pub use config::Config;
pub use limits::Limits;
pub use paint::png;
pub use server::{ServeError, Server};
pub use standing::rate_again;
pub use visitor::Network;

/// Serves until the process is told to stop (Ctrl-C or a termination signal), then finishes what was begun.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Server::bind(config).await?.until_signal().await;
    Ok(())
}
