//! All matches of one program that speaks the protocol, and which request does what.

use super::{
    asking, looking, opening, thinking,
    wire::{Refusal, Tongue, fields},
};
use serde_json::Value;
use std::collections::BTreeMap;
use wardroom_catalog::{AnyGame, AnyMatch};
use wardroom_kernel::FastRng;
use wardroom_ui::Language;

/// So many matches may be open.
pub(super) const MOST: usize = 1000;

pub(super) struct Desk {
    pub(super) games: Vec<Box<dyn AnyGame>>,
    /// Of questions, labels and reasons, where a request names none.
    language: Language,
    matches: BTreeMap<u64, Box<dyn AnyMatch>>,
    last: u64,
    /// Of the bots: the same requests get the same replies, but for bots that are given time.
    pub(super) luck: FastRng,
}

impl Desk {
    pub(super) fn new(games: Vec<Box<dyn AnyGame>>, language: Language) -> Desk {
        Desk { games, language, matches: BTreeMap::new(), last: 0, luck: FastRng(0) }
    }
    pub(super) fn handle(&mut self, verb: &str, given: Value) -> Result<Value, Refusal> {
        match verb {
            "games" => opening::games(self, fields(given)?),
            "new" => opening::begin(self, fields(given)?),
            "load" => opening::load(self, fields(given)?),
            "position" => opening::position(self, fields(given)?),
            "ask" => asking::ask(self, fields(given)?),
            "answer" => asking::answer(self, &fields(given)?),
            "why" => asking::why(self, &fields(given)?),
            "undo" => asking::undo(self, &fields(given)?),
            "say" => asking::say(self, &fields(given)?),
            "view" => looking::view(self, fields(given)?),
            "table" => looking::table(self, fields(given)?),
            "record" => looking::record(self, fields(given)?),
            "drop" => looking::leave(self, fields(given)?),
            "bot" => thinking::bot(self, &fields(given)?),
            _ => {
                let known = "games, new, load, position, ask, answer, why, undo, say, view, table, record, drop, bot";
                Err(Refusal::field("do", format!("there is no `{verb}`; there is {known}")))
            }
        }
    }

    pub(super) fn language(&self, Tongue(named): Tongue) -> Language {
        named.unwrap_or(self.language)
    }
    pub(super) fn may_open(&self) -> Result<(), Refusal> {
        if self.matches.len() < MOST {
            return Ok(());
        }
        Err(Refusal::new("too-many", format!("{MOST} matches are open; `drop` one first")))
    }
    pub(super) fn open(&mut self, sitting: Box<dyn AnyMatch>) -> u64 {
        self.last += 1;
        self.matches.insert(self.last, sitting);
        self.last
    }
    pub(super) fn sitting(&self, number: u64) -> Result<&dyn AnyMatch, Refusal> {
        self.matches.get(&number).map(|sitting| &**sitting).ok_or_else(|| no_such_match(number))
    }
    pub(super) fn sitting_mut(&mut self, number: u64) -> Result<&mut dyn AnyMatch, Refusal> {
        match self.matches.get_mut(&number) {
            Some(sitting) => Ok(&mut **sitting),
            None => Err(no_such_match(number)),
        }
    }
    pub(super) fn game_of(&self, sitting: &dyn AnyMatch) -> Result<&dyn AnyGame, Refusal> {
        self.game(sitting.game())
    }
    pub(super) fn game(&self, name: &str) -> Result<&dyn AnyGame, Refusal> {
        wardroom_catalog::game(&self.games, name).map_err(|why| Refusal::new("no-such-game", why.to_string()))
    }
    pub(super) fn leave(&mut self, number: u64) -> Result<(), Refusal> {
        self.matches.remove(&number).map(drop).ok_or_else(|| no_such_match(number))
    }
    pub(super) fn abandon(&mut self, number: u64) {
        self.matches.remove(&number);
    }
}

fn no_such_match(number: u64) -> Refusal {
    Refusal::new("no-such-match", format!("there is no match {number}; `new`, `load` and `position` open one"))
}
