//! Typed problems: what is wrong with a box, a setup or a position, and in which field. A problem is a key with arguments;
//! `wardroom_ui::problems` turns it into a sentence of the reader's language.

use serde::de;
use std::{cell::RefCell, fmt};

/// What a sentence about a problem speaks of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Arg {
    Number(i64),
    /// The key of a word in the texts of the game: the name of a card, of a seat.
    Word(&'static str),
    /// A name or token, the same in every language.
    Text(String),
}

/// One thing that is wrong.
///
/// ```
/// use wardroom_kernel::Problem;
/// let problem = Problem::new("die.sides", "problem-more-than").with("value", 7).with("most", 6);
/// assert_eq!(problem, Problem::more_than("die.sides", 7, 6));
/// assert_eq!(problem.to_string(), "die.sides: problem-more-than (value: 7, most: 6)");
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    /// Empty if it is about the whole.
    pub field: String,
    /// The key of its sentence.
    pub key: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Problem {
    pub fn new(field: impl Into<String>, key: &'static str) -> Problem {
        Problem { field: field.into(), key, args: Vec::new() }
    }
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Problem {
        self.args.push((name, value.into()));
        self
    }
    /// An argument that is the key of a word in the texts of the game.
    #[must_use]
    pub fn word(self, name: &'static str, key: &'static str) -> Problem {
        self.with(name, Arg::Word(key))
    }

    pub fn missing(field: impl Into<String>) -> Problem {
        Problem::new(field, "problem-missing")
    }
    pub fn more_than(field: impl Into<String>, value: impl Into<Arg>, most: impl Into<Arg>) -> Problem {
        Problem::new(field, "problem-more-than").with("value", value).with("most", most)
    }
    pub fn between(
        field: impl Into<String>,
        value: impl Into<Arg>,
        least: impl Into<Arg>,
        most: impl Into<Arg>,
    ) -> Problem {
        Problem::new(field, "problem-between").with("value", value).with("least", least).with("most", most)
    }
    /// A thing that is in the same place or list twice.
    pub fn twice(field: impl Into<String>, thing: impl Into<Arg>) -> Problem {
        Problem::new(field, "problem-twice").with("thing", thing)
    }
    /// A thing that is in another place, too.
    pub fn elsewhere(field: impl Into<String>, thing: impl Into<Arg>) -> Problem {
        Problem::new(field, "problem-elsewhere").with("thing", thing)
    }
    /// A thing that is in no place.
    pub fn nowhere(field: impl Into<String>, thing: impl Into<Arg>) -> Problem {
        Problem::new(field, "problem-nowhere").with("thing", thing)
    }
    /// A seat that no player has in this match.
    pub fn no_player(field: impl Into<String>) -> Problem {
        Problem::new(field, "problem-no-player")
    }
    pub fn not_in_play(field: impl Into<String>) -> Problem {
        Problem::new(field, "problem-not-in-play")
    }
    /// A name that is none of those that are known here.
    pub fn unknown<'n>(
        field: impl Into<String>,
        value: impl Into<String>,
        known: impl IntoIterator<Item = &'n str>,
    ) -> Problem {
        let known: Vec<&str> = known.into_iter().collect();
        Problem::new(field, "problem-unknown").with("value", value.into()).with("known", known.join(", "))
    }
    /// Until every sentence has a key: English only.
    pub fn sentence(field: impl Into<String>, english: impl Into<String>) -> Problem {
        Problem::new(field, SENTENCE).with("why", english.into())
    }

    /// The same problem, as an error of serde: for types that check what they read. [`read_value`](crate::read_value) gives
    /// it back as it is, other readers show its technical form.
    pub fn as_error<E: de::Error>(self) -> E {
        let text = self.to_string();
        HANDED_OVER.set(Some((text.clone(), self)));
        E::custom(text)
    }
    #[cfg(any(feature = "record", feature = "box"))]
    /// The problem behind the text of an error, if [`Problem::as_error`] made it.
    pub(crate) fn of_error(text: &str) -> Option<Problem> {
        HANDED_OVER.take().filter(|(of, _)| of == text).map(|(_, problem)| problem)
    }
}

const SENTENCE: &str = "problem-sentence";

thread_local! {
    /// An error of serde is made from a text only; the problem itself takes this way.
    static HANDED_OVER: RefCell<Option<(String, Problem)>> = const { RefCell::new(None) };
}

/// For tests and logs: the technical form.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        if let (SENTENCE, [(_, why)]) = (self.key, &*self.args) {
            return write!(f, "{why}");
        }
        f.write_str(self.key)?;
        for (place, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {value}", if place == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}
impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Word(key) => f.write_str(key),
            Arg::Text(text) => f.write_str(text),
        }
    }
}

macro_rules! number {
    ($($number:ty)+) => { $(impl From<$number> for Arg {
        fn from(number: $number) -> Arg {
            Arg::Number(number.into())
        }
    })+ };
}
number!(i8 i16 i32 i64 u8 u16 u32);
impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

/// Until every sentence has a key: `field: sentence`.
impl From<String> for Problem {
    fn from(text: String) -> Problem {
        match text.split_once(": ").filter(|(field, _)| !field.contains([' ', '\n'])) {
            Some((field, why)) => Problem::sentence(field, why),
            None => Problem::sentence("", text),
        }
    }
}

/// Collects problems: the author of a box or a position wants all of them at once.
///
/// ```
/// use wardroom_kernel::{BoxError, Problem, Problems};
/// let mut problems = Problems::default();
/// problems.unless(7 <= 6, || Problem::more_than("die.sides", 7, 6));
/// assert_eq!(problems.or("a die", BoxError), Err(BoxError(vec![Problem::more_than("die.sides", 7, 6)])));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    pub fn unless<P: Into<Problem>>(&mut self, is_well: bool, why: impl FnOnce() -> P) {
        if !is_well {
            self.0.push(why().into());
        }
    }
    pub fn push(&mut self, why: impl Into<Problem>) {
        self.0.push(why.into());
    }
    pub fn extend<P: Into<Problem>>(&mut self, more: impl IntoIterator<Item = P>) {
        self.0.extend(more.into_iter().map(P::into));
    }
    /// Whether nothing has been found so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// What was checked, if nothing is wrong with it.
    pub fn or<T, E>(self, checked: T, error: impl FnOnce(Vec<Problem>) -> E) -> Result<T, E> {
        if self.0.is_empty() { Ok(checked) } else { Err(error(self.0)) }
    }
}

/// Several problems on one line, in their technical form.
pub(crate) fn joined(problems: &[Problem], between: &str) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join(between)
}
