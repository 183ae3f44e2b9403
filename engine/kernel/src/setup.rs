//! What is agreed before a game: mode, number of seats, options.

use crate::{Problem, Problems, problems::joined};
use std::collections::BTreeMap;

/// A way to play a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mode {
    pub name: &'static str,
    /// The numbers of seats it can be played with, smallest first.
    pub seats: &'static [u8],
    pub options: &'static [OptionSpec],
}

impl Mode {
    /// How many people play it: `2, 3, 4`.
    pub fn numbers(&self) -> String {
        self.seats.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
    }
    pub fn option_names(&self) -> String {
        self.options.iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub choices: Choices,
    pub default: i64,
    /// What simulations, bot tournaments and tables of bots only take instead of the default.
    pub unattended: i64,
    /// The rule or ruling behind it.
    pub rule: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choices {
    /// `off` or `on`, 0 or 1.
    Switch,
    Range(i64, i64),
    OneOf(&'static [i64]),
}

impl Choices {
    fn contains(self, value: i64) -> bool {
        match self {
            Choices::Switch => value == 0 || value == 1,
            Choices::Range(least, most) => (least..=most).contains(&value),
            Choices::OneOf(values) => values.contains(&value),
        }
    }
    fn read(self, text: &str) -> Option<i64> {
        match (self, text) {
            (Choices::Switch, "on" | "true" | "1") => Some(1),
            (Choices::Switch, "off" | "false" | "0") => Some(0),
            (Choices::Switch, _) => None,
            (Choices::Range(..) | Choices::OneOf(_), _) => text.parse().ok().filter(|&value| self.contains(value)),
        }
    }
    fn write(self, value: i64) -> String {
        match (self, value) {
            (Choices::Switch, 0) => "off".into(),
            (Choices::Switch, _) => "on".into(),
            (Choices::Range(..) | Choices::OneOf(_), _) => value.to_string(),
        }
    }
    fn not_among(self, name: &'static str, text: &str) -> Problem {
        match self {
            Choices::Switch => Problem::new(OPTIONS, "problem-option-switch"),
            Choices::Range(least, most) => {
                Problem::new(OPTIONS, "problem-option-range").with("least", least).with("most", most)
            }
            Choices::OneOf(values) => {
                let values: Vec<String> = values.iter().map(i64::to_string).collect();
                Problem::new(OPTIONS, "problem-option-one-of").with("known", values.join(", "))
            }
        }
        .with("name", name)
        .with("text", text)
    }
}

/// The fields of a setup that problems are about: the same as the lines of a record.
pub(crate) const SEATS: &str = "seats";
pub(crate) const OPTIONS: &str = "options";

fn no_mode(name: &str, modes: &[Mode]) -> Problem {
    let known: Vec<&str> = modes.iter().map(|mode| mode.name).collect();
    Problem::new("mode", "problem-mode").with("mode", name).with("known", known.join(", "))
}
fn no_option(mode: &Mode, name: &str) -> Problem {
    if mode.options.is_empty() {
        Problem::new(OPTIONS, "problem-no-options").with("mode", mode.name).with("name", name)
    } else {
        let problem = Problem::new(OPTIONS, "problem-no-option").with("mode", mode.name).with("name", name);
        problem.with("known", mode.option_names())
    }
}

/// Always one that the game's modes allow: [`Setup::new`] is the only way to make one.
///
/// ```
/// use wardroom_kernel::{Choices, Mode, OptionSpec, Setup};
/// const LIMIT: OptionSpec = OptionSpec {
///     name: "round_limit", choices: Choices::Range(0, 999), default: 0, unattended: 200, rule: "TT-END-06",
/// };
/// const MODES: &[Mode] = &[Mode { name: "base", seats: &[2], options: &[LIMIT] }];
/// let setup = Setup::new(MODES, "base", 2, [("round_limit", "3")]).unwrap();
/// assert_eq!(setup.option("round_limit"), 3);
/// let wrong = Setup::new(MODES, "base", 5, [("round_limit", "many")]).unwrap_err();
/// assert_eq!(wrong.0.len(), 2, "every reason is named: {wrong}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    mode: Mode,
    seats: u8,
    options: BTreeMap<&'static str, i64>,
    version: Option<u32>,
}

impl Setup {
    pub fn new<'t>(
        modes: &'static [Mode],
        mode: &str,
        seats: u8,
        options: impl IntoIterator<Item = (&'t str, &'t str)>,
    ) -> Result<Setup, SetupError> {
        let Some(&mode) = modes.iter().find(|known| known.name == mode) else {
            return Err(SetupError(vec![no_mode(mode, modes)]));
        };
        let (mut problems, mut chosen) = (Problems::default(), BTreeMap::new());
        problems.unless(mode.seats.contains(&seats), || {
            let problem = Problem::new(SEATS, "problem-seats").with("mode", mode.name);
            problem.with("numbers", mode.numbers()).with("seats", seats)
        });
        for (name, text) in options {
            match mode.options.iter().find(|known| known.name == name) {
                None => problems.push(no_option(&mode, name)),
                Some(option) => match option.choices.read(text) {
                    None => problems.push(option.choices.not_among(option.name, text)),
                    Some(value) => _ = chosen.insert(option.name, value),
                },
            }
        }
        chosen.retain(|name, value| mode.options.iter().any(|o| o.name == *name && o.default != *value));
        problems.or(Setup { mode, seats, options: chosen, version: None }, SetupError)
    }
    /// For play without people: options that were not set take their unattended value.
    #[must_use]
    pub fn unattended(mut self) -> Setup {
        for option in self.mode.options.iter().filter(|option| option.default != option.unattended) {
            self.options.entry(option.name).or_insert(option.unattended);
        }
        self
    }
    /// For a match that was begun under this version of the rules.
    #[must_use]
    pub fn under(mut self, version: u32) -> Setup {
        self.version = Some(version);
        self
    }
    /// The version of the rules that the match is pinned to; a new match takes the newest.
    pub fn version(&self) -> Option<u32> {
        self.version
    }
    pub fn mode(&self) -> &'static str {
        self.mode.name
    }
    pub fn seats(&self) -> u8 {
        self.seats
    }
    /// What was chosen, else the default.
    pub fn option(&self, name: &str) -> i64 {
        let default = || self.mode.options.iter().find(|option| option.name == name).map(|option| option.default);
        self.options.get(name).copied().or_else(default).unwrap_or_else(|| panic!("the mode has no option `{name}`"))
    }
    pub fn is_on(&self, name: &str) -> bool {
        self.option(name) != 0
    }
    /// Options that differ from their defaults, as text.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, String)> {
        let known = self.mode.options.iter();
        known.filter_map(|option| Some((option.name, option.choices.write(*self.options.get(option.name)?))))
    }
}

/// Everything that is wrong with a setup or a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", joined(.0, "; "))]
pub struct SetupError(pub Vec<Problem>);
