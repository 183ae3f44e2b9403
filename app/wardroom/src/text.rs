//! Words of the terminal, in the caller's language.

use std::sync::LazyLock;
use wardroom_screen::{Language, Say, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(&[(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))])
});

pub(crate) fn say(language: Language) -> Say<'static> {
    Say { texts: &TEXTS, language }
}

/// What `LC_ALL`, `LC_MESSAGES` or `LANG` asks for, the first of them that is set.
pub(crate) fn of_environment() -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os).find(|value| !value.is_empty());
    let wish = set.and_then(|value| value.into_string().ok()).unwrap_or_default();
    wish.split(['_', '.', '@']).next().and_then(|code| code.parse().ok()).unwrap_or_default()
}
