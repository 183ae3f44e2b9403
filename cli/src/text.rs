//! Texts of the terminal in the caller's language.

use std::{ffi::OsString, sync::LazyLock};
use wardroom_ui::{Language, Say, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(&[(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))])
});

pub(crate) fn say(language: Language) -> Say<'static> {
    Say { texts: &TEXTS, language }
}

/// The language that the command line names, else that of the environment. It is found before the command line is parsed, so that
/// errors in the command line and in the settings are reported in it.
pub(crate) fn language_of_arguments(arguments: &[OsString]) -> Language {
    let texts = || arguments.iter().map(|argument| argument.to_str().unwrap_or_default());
    let apart = texts().zip(texts().skip(1)).filter(|(flag, _)| *flag == "--language").map(|(_, code)| code);
    let mut said = texts().filter_map(|text| text.strip_prefix("--language=")).chain(apart);
    said.find_map(|code| code.parse().ok()).unwrap_or_else(language_of_environment)
}

/// What `LC_ALL`, `LC_MESSAGES` or `LANG` asks for, the first of them that is set.
pub(crate) fn language_of_environment() -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(std::env::var_os).find(|value| !value.is_empty());
    let wish = set.and_then(|value| value.into_string().ok()).unwrap_or_default();
    wish.split(['_', '.', '@']).next().and_then(|code| code.parse().ok()).unwrap_or_default()
}
