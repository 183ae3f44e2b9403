//! Words in the reader's language, from Fluent files.
//!
//! Knows no key by itself: [`SHARED`] are what games need of this crate, and each adds its own; [`PAGES`] are for the server.

mod plain;

pub use plain::{PlainTexts, keys};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use std::{borrow::Cow, fmt, str::FromStr, sync::OnceLock};
use unic_langid::LanguageIdentifier;
use wardroom_kernel as kernel;

/// The shared texts, to be put before a game's own: `Texts::new(&[SHARED[0], SHARED[1], (Language::En, ..), ..])`.
pub const SHARED: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

/// The texts of pages that no game draws, a pair of files for each part of the house, English first.
pub const PAGES: &[[(Language, &str); 2]] = &[
    [(Language::En, include_str!("../text/social.en.ftl")), (Language::De, include_str!("../text/social.de.ftl"))],
    [(Language::En, include_str!("../text/learn.en.ftl")), (Language::De, include_str!("../text/learn.de.ftl"))],
    [(Language::En, include_str!("../text/install.en.ftl")), (Language::De, include_str!("../text/install.de.ftl"))],
    [(Language::En, include_str!("../text/standing.en.ftl")), (Language::De, include_str!("../text/standing.de.ftl"))],
    [(Language::En, include_str!("../text/lobby.en.ftl")), (Language::De, include_str!("../text/lobby.de.ftl"))],
    [(Language::En, include_str!("../text/me.en.ftl")), (Language::De, include_str!("../text/me.de.ftl"))],
];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    En,
    De,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
        }
    }
    /// As its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
        }
    }
    /// The language an `Accept-Language` header likes best among ours; English if it names neither.
    ///
    /// ```
    /// use wardroom_ui::Language;
    /// assert_eq!(Language::accepted("fr, de-AT;q=0.8, en;q=0.5"), Language::De);
    /// assert_eq!(Language::accepted("nonsense"), Language::En);
    /// ```
    pub fn accepted(header: &str) -> Language {
        let wish = |part: &str| {
            let mut fields = part.split(';').map(str::trim);
            let language = fields.next()?.split('-').next()?.parse().ok()?;
            let weight = fields.find_map(|field| field.strip_prefix("q=")?.parse().ok()).unwrap_or(1.0_f32);
            (weight > 0.0).then_some((language, weight))
        };
        let liked = header.split(',').filter_map(wish);
        liked.reduce(|best, next| if next.1 > best.1 { next } else { best }).map_or(Language::En, |best| best.0)
    }
    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our language codes are well-formed")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The code that was read is not one of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(code)).ok_or(UnknownLanguage)
    }
}

/// What a sentence speaks of: a name, or a number that may decide between singular and plural.
#[derive(Clone, PartialEq, Debug)]
pub enum TextValue {
    Text(String),
    Number(i64),
}

macro_rules! value_from {
    ($($from:ty => $make:expr),+ $(,)?) => { $(impl From<$from> for TextValue { fn from(it: $from) -> TextValue { $make(it) } })+ };
}
value_from! {
    &str => |it: &str| TextValue::Text(it.into()), String => TextValue::Text, &String => |it: &String| TextValue::Text(it.clone()),
    i64 => TextValue::Number, i32 => |it| TextValue::Number(i64::from(it)), u8 => |it| TextValue::Number(i64::from(it)),
    u16 => |it| TextValue::Number(i64::from(it)), u32 => |it| TextValue::Number(i64::from(it)),
    usize => |it| TextValue::Number(i64::try_from(it).unwrap_or(i64::MAX)),
}

/// All texts in all languages. A language is parsed when it is first used: most servers need one.
pub struct Texts {
    sources: Vec<(Language, &'static str)>,
    bundles: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()],
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").finish_non_exhaustive()
    }
}

impl Texts {
    /// Several files may serve one language; a key may stand in one of them only.
    pub fn new(sources: &[(Language, &'static str)]) -> Texts {
        Texts { sources: sources.to_vec(), bundles: Default::default() }
    }

    /// # Panics
    /// With a sentence, if a file does not parse or a key comes twice: the files are part of the program, and each
    /// crate's test of its texts speaks every language.
    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        self.bundles[language as usize].get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
            bundle.set_use_isolating(false);
            for (_, source) in self.sources.iter().filter(|source| source.0 == language) {
                let resource = FluentResource::try_new((*source).to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("a text file in {language} does not parse: {errors:?}"));
                bundle
                    .add_resource(resource)
                    .unwrap_or_else(|errors| panic!("a text in {language} is written twice: {errors:?}"));
            }
            bundle
        })
    }

    pub fn has(&self, language: Language, key: &str) -> bool {
        self.bundle(language).get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A key that is missing shows as itself, so that nothing else on the page suffers.
    pub fn say(&self, language: Language, key: &str, args: &[(&str, TextValue)]) -> String {
        let bundle = self.bundle(language);
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            tracing::warn!(%language, key, "no such text");
            return format!("⟨{key}⟩");
        };
        let mut given = FluentArgs::new();
        for (name, value) in args {
            let value = match value {
                TextValue::Text(text) => FluentValue::String(Cow::Borrowed(text)),
                TextValue::Number(number) => FluentValue::from(*number),
            };
            given.set(*name, value);
        }
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&given), &mut errors);
        if !errors.is_empty() {
            tracing::warn!(%language, key, ?errors, "a text lacks what it speaks of");
        }
        said.into_owned()
    }
}

/// The texts of a game's screen: for what is told about the game elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct GameTexts(pub &'static Texts);

impl GameTexts {
    pub fn say(self, language: Language) -> Say<'static> {
        Say { texts: self.0, language }
    }
}
impl PartialEq for GameTexts {
    fn eq(&self, other: &GameTexts) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl Eq for GameTexts {}

/// Texts in one language: what a screen is handed.
#[derive(Clone, Copy, Debug)]
pub struct Say<'a> {
    pub texts: &'a Texts,
    pub language: Language,
}

impl Say<'_> {
    pub fn text(self, key: &str) -> String {
        self.texts.say(self.language, key, &[])
    }
    pub fn with(self, key: &str, args: &[(&str, TextValue)]) -> String {
        self.texts.say(self.language, key, args)
    }
    /// The sentence of a reason; words among its arguments are put into the language first.
    pub fn reason(self, reason: &kernel::Reason) -> String {
        let value = |value: &kernel::Value| match value {
            kernel::Value::Number(number) => TextValue::Number(*number),
            kernel::Value::Word(key) => TextValue::Text(self.text(key)),
        };
        let args: Vec<(&str, TextValue)> = reason.args.iter().map(|(name, given)| (*name, value(given))).collect();
        self.with(reason.key, &args)
    }
    /// `Ines, Tom and Edda`.
    pub fn list<S: AsRef<str>>(self, names: &[S]) -> String {
        match names {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<&str> = first.iter().map(AsRef::as_ref).collect();
                self.with("list-and", &[("first", first.join(", ").into()), ("last", last.as_ref().into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_text_shows_its_key_and_numbers_choose_the_plural() {
        let texts = Texts::new(&[(Language::En, "ships = { $n ->\n [one] one ship\n *[other] { $n } ships\n }")]);
        let say = Say { texts: &texts, language: Language::En };
        assert_eq!(say.with("ships", &[("n", 1.into())]), "one ship");
        assert_eq!(say.with("ships", &[("n", 3.into())]), "3 ships");
        assert_eq!(say.text("sharks"), "⟨sharks⟩");
    }

    #[test]
    fn the_better_liked_language_wins_and_a_refused_one_never() {
        assert_eq!(Language::accepted("en;q=0.4,de;q=0.9"), Language::De);
        assert_eq!(Language::accepted("de;q=0, en;q=0.1"), Language::En);
        assert_eq!(Language::accepted("DE-ch"), Language::De);
    }
}
