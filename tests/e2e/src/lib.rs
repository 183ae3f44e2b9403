//! A running Wardroom and browsers in front of it, for tests that look at it as players do.
//!
//! [`House`] is the program on a database of its own; [`Browser`] is a Chromium with one person before it, [`Wire`] what may
//! lie between them. The tests are in `tests/browser`; `cargo xtask test --only browser` sets up what they need.

mod browser;
mod house;
mod wire;

pub use browser::{Browser, Kind};
pub use house::House;
pub use wire::Wire;

/// The sentence that a test fails with.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T = ()> = std::result::Result<T, Trouble>;
