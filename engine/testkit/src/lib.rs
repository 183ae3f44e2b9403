//! What the tests of every game are made of; a dev-dependency only.
//!
//! [`given`] sets a [`Scene`] for one rule. [`conformance`], one line per game, tries what every game promises;
//! [`screens_keep_secrets`] goes on to what is drawn; [`golden_records`] and [`playthrough`] keep what was right once.

mod blessed;
mod conformance;
mod golden;
mod playthrough;
mod random;
mod scene;
mod secrecy;

pub use conformance::{Tried, conformance, conformance_of};
pub use golden::{golden_records, golden_records_in};
pub use playthrough::{playthrough, playthrough_is};
pub use random::random_game;
pub use scene::{Scene, given};
pub use secrecy::{Shown, screens_keep_secrets};
