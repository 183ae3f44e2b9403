//! Texts that stand on every page, put into words once: a page has hundreds of them, and the server draws thousands of
//! pages a second.

use super::{Language, Texts};
use std::collections::{BTreeMap, BTreeSet};

/// The texts of one language that need nothing to be filled in.
#[derive(Debug)]
pub struct PlainTexts(BTreeMap<&'static str, String>);

impl PlainTexts {
    /// Of the files of a game, which are among the texts.
    pub fn new(texts: &Texts, language: Language, files: &[&'static str]) -> PlainTexts {
        let without_gaps = |file: &'static str| {
            let keys = keys(file).into_iter();
            keys.filter(move |key| !message(file, key).contains("{ $"))
                .map(move |key| (key, texts.say(language, key, &[])))
        };
        PlainTexts(files.iter().copied().flat_map(without_gaps).collect())
    }
    pub fn find(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }
    /// A text without gaps. A test of each game sees to it that every key that is asked for is there.
    pub fn text(&self, key: &str) -> &str {
        self.find(key).unwrap_or("⟨?⟩")
    }
    /// A text of a family: `kind-wreck`.
    pub fn member(&self, family: &str, name: &str) -> &str {
        self.text(&[family, name].join("-"))
    }
}

/// The keys of a Fluent file.
pub fn keys(file: &str) -> BTreeSet<&str> {
    let messages = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    messages.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

/// What a file says under a key, up to the next one.
fn message<'a>(file: &'a str, key: &str) -> &'a str {
    let rest = file.split_once(&format!("\n{key} =")).map_or("", |parts| parts.1);
    let end =
        rest.match_indices('\n').find(|(at, _)| !rest[at + 1..].starts_with([' ', '}'])).map_or(rest.len(), |it| it.0);
    &rest[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_gaps_is_not_put_into_words_beforehand() {
        const FILE: &str =
            "# words\nkind-wreck = Wreck\ncoins = { $n ->\n    [one] a coin\n   *[other] { $n } coins\n}\nsea = Sea\n";
        let plain = PlainTexts::new(&Texts::new(&[(Language::En, FILE)]), Language::En, &[FILE]);
        assert_eq!((plain.text("sea"), plain.member("kind", "wreck")), ("Sea", "Wreck"));
        assert_eq!((plain.find("coins"), plain.text("coins")), (None, "⟨?⟩"));
    }

    #[test]
    fn keys_begin_a_line() {
        let file = "# note\nship = Ship\n    .label = x\nsea-two = A long text about the sea\n    b = c\n";
        assert_eq!(keys(file), BTreeSet::from(["sea-two", "ship"]));
    }
}
