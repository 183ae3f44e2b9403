//! Why not? The rule against what a player tried.

use std::fmt::Display;

/// A rule id and the key of a sentence about it; screens put it into the player's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub rule: &'static str,
    pub key: &'static str,
    /// What the sentence speaks of, by name.
    pub args: Vec<(&'static str, Value)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    Number(i64),
    /// Itself the key of a word: the name of a card, of a seat.
    Word(&'static str),
}

impl Reason {
    pub fn new(rule: &'static str, key: &'static str) -> Reason {
        Reason { rule, key, args: Vec::new() }
    }
    /// ```
    /// use wardroom_kernel::{Reason, Value};
    /// let why = Reason::new("TT-ZONE-02", "zone-destroyed").with("zone", Value::Number(4));
    /// assert_eq!(why.args, [("zone", Value::Number(4))]);
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, value: Value) -> Reason {
        self.args.push((name, value));
        self
    }
}

/// The part of a refused path that the refusal is about: the last touch, after those picks that lead to things of its kind. A
/// player who has picked a ship and touches a card asks about the card, not about the ship. Picks that all answers begin with
/// stay, and so do picks that begin no answer: then the question is about them.
///
/// ```
/// use wardroom_kernel::relevant_path;
/// let offers = ["ship.1 > space.2", "ship.1 > space.3", "end"];
/// assert_eq!(relevant_path(&offers, &["ship.1", "space.9"]), ["ship.1", "space.9"]);
/// assert_eq!(relevant_path(&offers, &["ship.1", "card.9"]), ["card.9"]);
/// assert_eq!(relevant_path(&offers, &["ship.4", "card.9"]), ["ship.4", "card.9"]);
/// ```
pub fn relevant_path<'p>(offers: &[impl Display], path: &[&'p str]) -> Vec<&'p str> {
    let Some((touched, picks)) = path.split_last() else { return Vec::new() };
    let offers: Vec<String> = offers.iter().map(ToString::to_string).collect();
    let offers: Vec<Vec<&str>> = offers.iter().map(|offer| offer.split(" > ").collect()).collect();
    let kind = |token: &str| token.split('.').next().map(str::to_owned);
    let leads_on =
        |kept: usize| offers.iter().filter(move |offer| offer.len() > kept && offer[..kept] == picks[..kept]);
    if leads_on(picks.len()).next().is_none() {
        return path.to_vec();
    }
    let has_kind =
        |kept: usize| leads_on(kept).any(|offer| offer[kept..].iter().any(|token| kind(token) == kind(touched)));
    let is_lead = |kept: usize| leads_on(kept).count() == offers.len();
    let kept = (0..=picks.len()).rev().find(|&kept| has_kind(kept) || is_lead(kept)).unwrap_or_default();
    picks[..kept].iter().chain([touched]).copied().collect()
}
