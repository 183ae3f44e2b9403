//! People: who is signed in on which device, passwords and codes, names, invitations, ratings. It knows the store and no table
//! in memory; what happens at tables when somebody leaves for good is in `wardroom-live`. Start at [`Accounts`].

mod bot_names;
mod device_label;
mod error;
mod identity;
mod invitation;
mod login_throttle;
mod names;
mod password;
mod rating;
mod sessions;
mod throttle;
mod time;

pub use bot_names::{bot_name, parse_level, parse_offered_level};
pub use device_label::device_label;
pub use error::{AccountError, Unavailable};
pub use identity::{Accounts, CODE_MINUTES, Client, readable_id};
pub use invitation::Invitation;
pub use names::{generated_name, one_line, tidy_name};
pub use rating::{Unrated, family, pool, rate, rate_again, strength};
pub use throttle::{Throttle, TooSoon};
pub use time::now;

use std::sync::LazyLock;
use wardroom_ui::{Language, Say, Texts, text::SHARED};

/// To be added to the texts of a program that shows these sentences.
pub const TEXTS: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

/// This crate's texts and the shared ones.
pub fn say(language: Language) -> Say<'static> {
    static OWN: LazyLock<Texts> =
        LazyLock::new(|| Texts::new(&[SHARED, TEXTS].iter().flatten().copied().collect::<Vec<_>>()));
    Say { texts: &OWN, language }
}
