//! What people are called, and words that others read: one line, in which everything can be seen.

use crate::{app::App, trouble::Trouble};
use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup},
};
use wardroom_ui::{Language, Say};

const LONGEST: usize = 40;
/// More signs than this on one letter grow into the lines above it.
const MARKS: usize = 3;

/// A name as it may be shown; nothing if nothing of it can be told apart.
pub(crate) fn tidy_name(text: &str) -> Option<String> {
    one_line(text, LONGEST).filter(|name| name.chars().any(can_be_told))
}

/// What somebody wrote, as it may be shown to others; nothing if nothing is left of it.
pub(crate) fn one_line(text: &str, longest: usize) -> Option<String> {
    // At the beginning there is nothing that a mark could stand on.
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

/// Unicode knows what is drawn as nothing, but for an empty pattern of Braille and the anchors of annotations.
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

impl App {
    /// The name that somebody gives themselves.
    pub(crate) fn name(&self, text: &str) -> Result<String, Trouble> {
        let name = tidy_name(text).ok_or(Trouble::Name)?;
        let is_of_a_bot = Language::ALL.iter().any(|language| is_of_a_bot(&name, self.say(*language)));
        if is_of_a_bot { Err(Trouble::NameOfABot) } else { Ok(name) }
    }
}

/// Whoever is called as a bot is would be taken for one.
fn is_of_a_bot(name: &str, say: Say<'_>) -> bool {
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

/// A name for somebody who has not given one.
pub(crate) fn sailor(say: Say<'_>) -> String {
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
    use crate::Config;
    use wardroom_store::Store;

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

    #[tokio::test]
    async fn nobody_is_called_as_a_bot_is_in_any_language() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_sqlite(&data.path().join("test.sqlite")).await.unwrap();
        let app = App::new(Config::new(""), store);
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
            assert_eq!(app.name(name), Err(Trouble::NameOfABot), "{name}");
        }
        assert_eq!(app.name("Abbot").as_deref(), Ok("Abbot"));
        assert_eq!(app.name("\u{3164}"), Err(Trouble::Name));
    }

    #[tokio::test]
    async fn who_gives_no_name_gets_one_in_their_language() {
        let data = tempfile::tempdir().unwrap();
        let store = Store::open_sqlite(&data.path().join("test.sqlite")).await.unwrap();
        let app = App::new(Config::new(""), store);
        for _ in 0..100 {
            let (english, german) = (sailor(app.say(Language::En)), sailor(app.say(Language::De)));
            assert_eq!(english.split(' ').count(), 2, "{english}");
            assert!(german.split(' ').count() == 1 && !english.starts_with(&german), "{german}");
            for name in [english, german] {
                assert_eq!(app.name(&name), Ok(name.clone()));
            }
        }
    }
}
