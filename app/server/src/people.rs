//! People: nobody registers. Whoever does something that needs a name gets a secret cookie; the store keeps its hash.

use crate::{
    app::{App, now},
    trouble::Trouble,
};
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};
use wardroom_store::{Person, PersonId, Secret};

pub(crate) const COOKIE: &str = "wardroom";
const NAME_LENGTH: usize = 40;
/// A name that was changed at another server is known here after this time.
const MEMORY: Duration = Duration::from_secs(10);
const REMEMBERED: usize = 10_000;

/// The people seen lately, by token, so that an answer does not cost a query.
#[derive(Default)]
pub(crate) struct People(Mutex<HashMap<String, (Person, Instant)>>);

/// The tokens stay out of logs.
impl std::fmt::Debug for People {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("People")
    }
}

impl People {
    fn seen(&self) -> std::sync::MutexGuard<'_, HashMap<String, (Person, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
    fn remember(&self, token: &str, person: &Person) {
        let mut seen = self.seen();
        if seen.len() >= REMEMBERED {
            seen.clear();
        }
        seen.insert(token.into(), (person.clone(), Instant::now()));
    }
    fn forget(&self, id: PersonId) {
        self.seen().retain(|_, (person, _)| person.id != id);
    }
}

impl App {
    pub(crate) async fn person(&self, token: &str) -> Result<Option<Person>, Trouble> {
        let is_minted = token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
        if !is_minted {
            return Ok(None);
        }
        let known =
            self.people.seen().get(token).filter(|(_, at)| at.elapsed() < MEMORY).map(|(person, _)| person.clone());
        if known.is_some() {
            return Ok(known);
        }
        let person = self.store.person_by_token(&Secret::from(token)).await?;
        person.iter().for_each(|person| self.people.remember(token, person));
        Ok(person)
    }
    /// Somebody new, and the token for their cookie.
    pub(crate) async fn welcome(&self, name: Option<String>) -> Result<(Person, Secret), Trouble> {
        let token = Secret::mint();
        let name = name.unwrap_or_else(sailor);
        let person = self.store.create_person(&name, &token, now()).await?;
        Ok((person, token))
    }
    pub(crate) async fn rename(&self, person: &mut Person, name: String) -> Result<(), Trouble> {
        if person.name != name {
            self.store.rename_person(person.id, &name).await?;
            self.people.forget(person.id);
            person.name = name;
        }
        Ok(())
    }
}

/// A name as it may be shown: one line, no invisible characters.
pub(crate) fn tidy_name(text: &str) -> Option<String> {
    let is_plain = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let plain: String = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(is_plain).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    Some(name.trim_end().to_owned()).filter(|name| !name.is_empty())
}

const FIRST: [&str; 12] =
    ["Salty", "Misty", "Windy", "Northern", "Amber", "Silent", "Merry", "Stormy", "Copper", "Distant", "Lucky", "Grey"];
const SECOND: [&str; 12] = [
    "Gull",
    "Petrel",
    "Sextant",
    "Halyard",
    "Cormorant",
    "Lantern",
    "Porpoise",
    "Compass",
    "Tern",
    "Bosun",
    "Puffin",
    "Anchor",
];

/// A name for somebody who has not given one.
pub(crate) fn sailor() -> String {
    let pick = |words: [&'static str; 12]| words[usize::from(rand::random::<u8>()) % words.len()];
    format!("{} {}", pick(FIRST), pick(SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line_without_tricks() {
        assert_eq!(tidy_name("  Anna\n\tLotte  ").as_deref(), Some("Anna Lotte"));
        assert_eq!(tidy_name("A\u{202e}B\0").as_deref(), Some("AB"));
        assert_eq!(tidy_name(" \u{200b} "), None);
        assert_eq!(tidy_name(&"ä".repeat(100)).map(|name| name.chars().count()), Some(NAME_LENGTH));
    }
}
