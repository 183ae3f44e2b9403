//! What the tests of every game are made of; a dev-dependency only.
//!
//! [`given`] sets a [`Scene`] for one rule. [`conformance`], one line per game, tries what every game promises;
//! [`screens_keep_secrets`] goes on to what is drawn, [`texts`] to what is said, [`Touches`] to what is refused,
//! [`adopted_tables_can_be_played`] to what people put together; [`golden_records`] and [`playthrough`] keep what was right once.
//! What examples share is here, too: [`speed`] measures, [`write_files`] writes what is to be looked at.

mod blessed;
mod conformance;
mod drawn;
mod files;
mod golden;
mod playthrough;
mod positions;
mod random;
mod scene;
mod secrecy;
mod speed;
mod texts;
mod touches;

pub use blessed::is_blessed;
pub use conformance::{Many, Tried, conformance, conformance_of, many_games};
pub use drawn::{attributes, offered_things_are_there, picture_stands_alone, touchables_are_named_buttons, unique_ids};
pub use files::write_files;
pub use golden::{golden_records, golden_records_in};
pub use playthrough::{playthrough, playthrough_is};
pub use positions::{Adopted, adopted_tables_can_be_played, any_disturbed, disturbed, disturbed_in};
pub use random::{random_game, random_games};
pub use scene::{Scene, given};
pub use secrecy::{Compared, Shown, screens_keep_secrets, twin};
pub use speed::{Play, play_in_place, play_suspended, speed};
pub use texts::{CrateTexts, texts};
pub use touches::Touches;
