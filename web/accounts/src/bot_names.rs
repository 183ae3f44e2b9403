//! Levels of bots as table rows name them, and what bots are called.

use crate::say;
use wardroom_search::Level;
use wardroom_ui::Language;

/// None if this program has no bots of that level.
pub fn parse_level(name: &str) -> Option<Level> {
    name.parse().ok()
}

/// A level that players can choose: some exist only for measurements.
pub fn parse_offered_level(name: &str) -> Option<Level> {
    parse_level(name).filter(|level| match level {
        Level::Random | Level::Easy | Level::Strong => true,
        Level::StrongUnguided => false,
    })
}

/// A bot that this program does not know keeps the name of its row.
pub fn bot_name(name: &str, language: Language) -> String {
    let say = say(language);
    match parse_level(name) {
        Some(Level::Easy) => say.text("bot-name-easy"),
        Some(Level::Strong) => say.text("bot-name-strong"),
        Some(Level::Random) => say.text("bot-name-random"),
        Some(Level::StrongUnguided) => say.text("bot-name-plain"),
        None => name.to_owned(),
    }
}
