//! A session: the matches that a client has opened, and what all its requests share.

use crate::{LanguageTag, Refusal, Reply, Request, line};
use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
};
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::FastRng;
use wardroom_ui::Language;

/// The matches of one client. A request gets one reply and cannot end the session.
#[derive(Debug)]
pub struct Session {
    pub(crate) games: Vec<Box<dyn AnyGame>>,
    /// Of questions, labels and reasons, if a request names no language.
    language: Language,
    matches: BTreeMap<u64, Box<dyn AnyMatch>>,
    last_number: u64,
    /// The bots' random numbers: the same requests get the same replies, except from bots that think for a time.
    pub(crate) rng: FastRng,
}

impl Session {
    /// The longest line that is read, in bytes.
    pub const MAX_LINE: usize = 1 << 20;
    /// How many matches may be open.
    pub const MAX_MATCHES: usize = 1000;

    pub fn new(games: Vec<Box<dyn AnyGame>>, language: Language) -> Session {
        Session { games, language, matches: BTreeMap::new(), last_number: 0, rng: FastRng(0) }
    }

    /// Answers a request that is one line of JSON. The reply is one line of JSON, without the line break.
    pub fn line(&mut self, request: &[u8]) -> String {
        if request.len() > Session::MAX_LINE {
            return Session::line_too_long();
        }
        match line::parse(request) {
            Ok((id, request)) => line::reply(&id, self.request(request)),
            Err((id, refusal)) => line::reply(&id, Err(refusal)),
        }
    }

    /// The reply to a line that the caller has not read because it is longer than [`Session::MAX_LINE`].
    pub fn line_too_long() -> String {
        line::reply(&line::RequestId::default(), Err(Refusal::line_too_long()))
    }

    /// Answers a request. If it is refused, nothing has changed.
    pub fn request(&mut self, request: Request) -> Result<Reply, Refusal> {
        self.surviving_bugs(request.match_number(), |session| request.run(session))
    }

    /// A bug in the rules closes the match that met it. The other matches continue.
    fn surviving_bugs(
        &mut self,
        about: Option<u64>,
        work: impl FnOnce(&mut Session) -> Result<Reply, Refusal>,
    ) -> Result<Reply, Refusal> {
        catch_unwind(AssertUnwindSafe(|| work(self))).unwrap_or_else(|_| {
            about.and_then(|number| self.matches.remove(&number));
            Err(Refusal::bug())
        })
    }

    pub(crate) fn language(&self, tag: Option<LanguageTag>) -> Language {
        tag.map_or(self.language, |LanguageTag(language)| language)
    }
    pub(crate) fn check_room(&self) -> Result<(), Refusal> {
        if self.matches.len() < Session::MAX_MATCHES { Ok(()) } else { Err(Refusal::too_many()) }
    }
    pub(crate) fn open(&mut self, played: Box<dyn AnyMatch>) -> u64 {
        self.last_number += 1;
        self.matches.insert(self.last_number, played);
        self.last_number
    }
    pub(crate) fn close(&mut self, number: u64) -> Result<(), Refusal> {
        self.matches.remove(&number).map(drop).ok_or_else(|| Refusal::no_such_match(number))
    }
    pub(crate) fn played(&self, number: u64) -> Result<&dyn AnyMatch, Refusal> {
        self.matches.get(&number).map(|played| &**played).ok_or_else(|| Refusal::no_such_match(number))
    }
    pub(crate) fn played_mut(&mut self, number: u64) -> Result<&mut dyn AnyMatch, Refusal> {
        match self.matches.get_mut(&number) {
            Some(played) => Ok(&mut **played),
            None => Err(Refusal::no_such_match(number)),
        }
    }
    pub(crate) fn game(&self, name: &str) -> Result<&dyn AnyGame, Refusal> {
        wardroom_catalog::game(&self.games, name).map_err(|why| Refusal::no_such_game(&why))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_bug_in_the_rules_closes_the_match_that_met_it_and_no_other() {
        let mut session = Session::new(wardroom_catalog::games(&Default::default()), Language::En);
        let mut open = || -> u64 {
            let reply = session.line(br#"{"do": "new", "game": "turning-tides", "seed": "7f"}"#);
            let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
            reply["ok"]["match"].as_u64().expect("a match is opened")
        };
        let (one, other) = (open(), open());
        let refused = session.surviving_bugs(Some(one), |_| panic!("the rules do not know what to do"));
        assert_eq!(refused.expect_err("it is refused").code.name(), "bug");
        let mut ask = |number: u64| -> Value {
            let reply = session.line(json!({"id": "?", "do": "ask", "match": number}).to_string().as_bytes());
            serde_json::from_str(&reply).expect("a reply is JSON")
        };
        assert_eq!(ask(one)["err"]["code"], "no-such-match", "it is closed");
        assert!(ask(other)["ok"]["open"].is_array(), "the other continues");
    }
}
