//! Why not? The rule that stands against what somebody tried.

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
