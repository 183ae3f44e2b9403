//! A running Wardroom and browsers, for tests from a player's view.
//!
//! [`TestServer`] is the program with a database of its own, [`Browser`] a Chromium that one player uses, [`DeadConnectionProxy`] a
//! proxy between them. The tests are in `tests/browser`; `cargo xtask test --only browser` sets up what they need.

mod browser;
mod proxy;
mod server;

pub use browser::{Browser, Kind};
pub use proxy::DeadConnectionProxy;
pub use server::TestServer;

/// The sentence that a test fails with.
pub type E2eError = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T = ()> = std::result::Result<T, E2eError>;
