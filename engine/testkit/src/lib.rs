//! What the tests of every game are made of; a dev-dependency only.
//!
//! [`given`] sets a [`Scene`] for one rule. [`conformance`], one line per game, tries what every game promises;
//! [`screens_keep_secrets`] goes on to what is drawn, [`texts`] to what is said, [`Touches`] to what is refused,
//! [`adopted_tables_can_be_played`] to what people put together; [`golden_records`] and [`playthrough`] keep what was right once.

mod blessed;
mod conformance;
mod golden;
mod playthrough;
mod positions;
mod random;
mod scene;
mod secrecy;
mod texts;
mod touches;

pub use conformance::{Many, Tried, conformance, conformance_of, many_games};
pub use golden::{golden_records, golden_records_in};
pub use playthrough::{playthrough, playthrough_is};
pub use positions::{Adopted, adopted_tables_can_be_played, any_disturbed, disturbed};
pub use random::random_game;
pub use scene::{Scene, given};
pub use secrecy::{Shown, screens_keep_secrets};
pub use texts::{Texts, texts};
pub use touches::Touches;
