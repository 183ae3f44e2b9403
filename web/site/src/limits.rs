//! How much a person, an address and all clients together may ask of this server, and what a client that asks for more is told.
//! Connections are limited in `wardroom-http`, rendering in `wardroom-live`, guesses of passwords in `wardroom-accounts`.

mod limit;
mod rate_limits;
mod settings;

pub(crate) use limit::{CODES, Limit};
pub(crate) use rate_limits::{RateLimits, StreamPermit};
pub use settings::Limits;
