//! What is agreed before a game: mode, number of seats, options.

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
    /// In words, for error messages and help: `on or off`, `0 to 999`, `23, 25 or 27`.
    pub fn describe(self) -> String {
        match self {
            Choices::Switch => "on or off".into(),
            Choices::Range(least, most) => format!("{least} to {most}"),
            Choices::OneOf(values) => {
                let values: Vec<String> = values.iter().map(i64::to_string).collect();
                values.join(", ")
            }
        }
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
        let setup = Setup::check(modes, mode, seats, options);
        setup.map_err(|faults| SetupError(faults.iter().map(SetupFault::to_string).collect()))
    }
    /// The same, for those who have words of their own for what is wrong.
    pub fn check<'t>(
        modes: &'static [Mode],
        mode: &str,
        seats: u8,
        options: impl IntoIterator<Item = (&'t str, &'t str)>,
    ) -> Result<Setup, Vec<SetupFault>> {
        let Some(&mode) = modes.iter().find(|known| known.name == mode) else {
            let known = modes.iter().map(|mode| mode.name).collect();
            return Err(vec![SetupFault::Mode { mode: mode.into(), known }]);
        };
        let (mut wrong, mut chosen) = (Vec::new(), BTreeMap::new());
        if !mode.seats.contains(&seats) {
            wrong.push(SetupFault::Seats { mode, seats });
        }
        for (name, text) in options {
            match mode.options.iter().find(|known| known.name == name) {
                None => wrong.push(SetupFault::NoOption { mode, name: name.into() }),
                Some(option) => match option.choices.read(text) {
                    None => wrong.push(SetupFault::Value { option: *option, text: text.into() }),
                    Some(value) => _ = chosen.insert(option.name, value),
                },
            }
        }
        chosen.retain(|name, value| mode.options.iter().any(|o| o.name == *name && o.default != *value));
        if wrong.is_empty() { Ok(Setup { mode, seats, options: chosen, version: None }) } else { Err(wrong) }
    }
    /// For play without people: options that nobody has set take their unattended value.
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

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupFault {
    #[error("mode: there is no `{mode}`; there is {}", known.join(", "))]
    Mode { mode: String, known: Vec<&'static str> },
    #[error("seats: `{}` is played by {}, not by {seats}", mode.name, mode.numbers())]
    Seats { mode: Mode, seats: u8 },
    #[error("options: `{}` has no `{name}`; it has {}", mode.name, mode.option_names())]
    NoOption { mode: Mode, name: String },
    #[error("options: {} is {}, not `{text}`", option.name, option.choices.describe())]
    Value { option: OptionSpec, text: String },
}

/// Everything that is wrong with a setup or a table, each with the field it is about.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.join("; "))]
pub struct SetupError(pub Vec<String>);
