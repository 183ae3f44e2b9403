//! The texts of this crate.

use std::sync::LazyLock;
use wardroom_ui::{
    Language, Say, Texts,
    text::{PAGES, SHARED},
};

/// To be added to the texts of a program that shows these sentences.
pub const TEXTS: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

/// The texts of this crate and of all below it.
pub fn say(language: Language) -> Say<'static> {
    static OWN: LazyLock<Texts> = LazyLock::new(|| {
        let own = [SHARED, wardroom_accounts::TEXTS, wardroom_messages::TEXTS, TEXTS];
        Texts::new(&own.iter().chain(PAGES).flatten().copied().collect::<Vec<_>>())
    });
    Say { texts: &OWN, language }
}
