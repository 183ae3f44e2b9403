//! The texts of the site and of all crates below it.

use std::sync::LazyLock;
use wardroom_ui::{
    Language, Say, Texts,
    text::{PAGES, SHARED},
};

pub(crate) fn say(language: Language) -> Say<'static> {
    static ALL: LazyLock<Texts> = LazyLock::new(|| {
        let own = [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];
        let all = [SHARED, wardroom_accounts::TEXTS, wardroom_messages::TEXTS, wardroom_live::TEXTS, own];
        Texts::new(&all.iter().chain(PAGES).flatten().copied().collect::<Vec<_>>())
    });
    Say { texts: &ALL, language }
}

/// A sentence in every language, for clients of which nothing is known.
pub(crate) fn in_all_languages(text: fn(Say<'_>) -> String) -> String {
    Language::ALL.map(|language| text(say(language))).join("\n")
}
