//! Names of people, and other text that users write for each other: one line without invisible characters.

use crate::{AccountError, identity::Accounts, say};
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup},
};
use wardroom_ui::{Language, Say};

const LONGEST: usize = 40;
/// More signs than this on one letter grow into the lines above it.
const MARKS: usize = 3;

/// The name as it may be shown; none if it has no letter, digit or symbol.
pub fn tidy_name(text: &str) -> Option<String> {
    one_line(text, LONGEST).filter(|name| name.chars().any(can_be_told))
}

/// The text as it may be shown to others; none if nothing visible is left.
pub fn one_line(text: &str, longest: usize) -> Option<String> {
    // A mark at the start has no letter to stand on.
    let mut marks = MARKS;
    let is_carried = |c: &char| {
        marks = if is(GeneralCategoryGroup::Mark, *c) { marks + 1 } else { 0 };
        marks <= MARKS
    };
    let seen = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| is_seen(*c));
    let plain: String = seen.filter(is_carried).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let line: String = words.join(" ").chars().take(longest).collect();
    Some(line.trim_end().to_owned()).filter(|line| !line.is_empty())
}

/// Unicode's property covers invisible characters, except the empty Braille pattern and the anchors of annotations.
fn is_seen(c: char) -> bool {
    let is_ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c);
    !c.is_control() && !is_ignorable && !matches!(c, '\u{2800}' | '\u{fff9}'..='\u{fffb}')
}

fn can_be_told(c: char) -> bool {
    c.is_alphanumeric() || is(GeneralCategoryGroup::Symbol, c)
}

fn is(group: GeneralCategoryGroup, c: char) -> bool {
    group.contains(CodePointMapData::<GeneralCategory>::new().get(c))
}

impl Accounts {
    /// Checks a name that a person chooses.
    pub fn check_name(text: &str) -> Result<String, AccountError> {
        let name = tidy_name(text).ok_or(AccountError::Name)?;
        let is_bot_name = Language::ALL.iter().any(|language| is_bot_name(&name, say(*language)));
        if is_bot_name { Err(AccountError::BotName) } else { Ok(name) }
    }
}

/// A person with the name of a bot would be taken for one.
fn is_bot_name(name: &str, say: Say<'_>) -> bool {
    let letters = |name: &str| name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect::<String>();
    let bots = [
        say.text("bot-name-random"),
        say.text("bot-name-easy"),
        say.text("bot-name-strong"),
        say.text("bot-name-plain"),
        say.text("holder-bot-easy"),
        say.text("holder-bot-strong"),
        say.text("holder-bot-random"),
    ];
    let mut words = name.split(|c: char| !c.is_alphanumeric());
    words.any(|word| word.eq_ignore_ascii_case("bot")) || bots.iter().any(|bot| letters(bot) == letters(name))
}

/// A name for a person who has not given one.
pub fn generated_name(language: Language) -> String {
    let say = say(language);
    let pick = |words: &str| {
        let words: Vec<&str> = words.split(' ').collect();
        words[usize::from(rand::random::<u8>()) % words.len()].to_owned()
    };
    let (first, second) = (pick(&say.text("sailor-first")), pick(&say.text("sailor-second")));
    say.with("sailor-name", &[("first", first.into()), ("second", second.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_without_tricks() {
        assert_eq!(tidy_name("  Anna\n\tLotte  ").as_deref(), Some("Anna Lotte"));
        assert_eq!(tidy_name("A\u{202e}B\0").as_deref(), Some("AB"));
        assert_eq!(tidy_name(&"ä".repeat(100)).map(|name| name.chars().count()), Some(LONGEST));
        for name in ["Анна", "小舟", "7", "⚓", "🦀", "Zoë", "Zoe\u{308}", "O’Neill-Smith"] {
            assert_eq!(tidy_name(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name_and_hides_in_none() {
        let invisible = "\u{200b}\u{ad}\u{34f}\u{115f}\u{1160}\u{17b4}\u{180b}\u{180e}\u{2060}\u{2064}\u{206f}\u{2800}\
                         \u{3164}\u{fe00}\u{fe0f}\u{feff}\u{ffa0}\u{fff9}\u{1d173}\u{e0001}\u{e0020}\u{e01ef}";
        for c in invisible.chars() {
            assert_eq!(tidy_name(&format!("{c} {c}")), None, "U+{:04X} alone", u32::from(c));
            assert_eq!(tidy_name(&format!("An{c}na")).as_deref(), Some("Anna"), "U+{:04X}", u32::from(c));
            assert_eq!(one_line(&c.to_string(), 400), None, "U+{:04X} as words", u32::from(c));
        }
        for nothing in ["", " ", "...", "-", "\u{301}\u{301}", "\u{e000}"] {
            assert_eq!(tidy_name(nothing), None, "{nothing:?}");
        }
        assert_eq!(one_line("?!", 400).as_deref(), Some("?!"), "words may be that");
    }

    #[test]
    fn a_letter_carries_no_tower() {
        let tower = format!("\u{301}Z{}oe", "\u{301}".repeat(39));
        assert_eq!(tidy_name(&tower).as_deref(), Some("Z\u{301}\u{301}\u{301}oe"));
    }

    #[test]
    fn names_of_bots_are_refused_in_every_language() {
        for name in [
            "Strong bot",
            "Bot Stark",
            "EASY-BOT",
            "botzufall",
            "Random\u{200b} bot",
            "bot, strong",
            "Starker Bot",
            "Bot",
        ] {
            assert_eq!(Accounts::check_name(name), Err(AccountError::BotName), "{name}");
        }
        assert_eq!(Accounts::check_name("Abbot").as_deref(), Ok("Abbot"));
        assert_eq!(Accounts::check_name("\u{3164}"), Err(AccountError::Name));
    }

    #[test]
    fn a_person_without_a_name_gets_one_in_their_language() {
        for _ in 0..100 {
            let (english, german) = (generated_name(Language::En), generated_name(Language::De));
            assert_eq!(english.split(' ').count(), 2, "{english}");
            assert!(german.split(' ').count() == 1 && !english.starts_with(&german), "{german}");
            for name in [english, german] {
                assert_eq!(Accounts::check_name(&name), Ok(name.clone()));
            }
        }
    }
}
