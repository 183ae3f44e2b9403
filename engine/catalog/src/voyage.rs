//! A first voyage: a guided match that teaches a game by playing it, as data (`games/<game>/voyage.toml`). It is a real
//! match: the learner answers what the rules ask, and the file says what the others and the dice do.
//!
//! ```toml
//! mode = "base"                        # and `seats`, `options`, if they are not the usual ones
//! seat = "silver"                      # the learner's
//! minutes = 6
//! seed = "any word"                    # chance follows from it wherever no line says what it does
//! pass = "announce > pass"             # if the game has windows: the answer by which everybody lets them pass
//! given = ["chance: 2/7"]              # what comes before the first step, as a record writes it
//! learn = { en = "..", de = ".." }     # what one learns, for the list of voyages
//!
//! [[step]]
//! title = { en = "..", de = ".." }
//! text = { en = "..", de = ".." }      # what to see
//! task = { en = "..", de = ".." }      # what to do; a step without `answer` is only looked at
//! see = ["zone.4", "#bell"]            # things to point at, by token or by id, beside those of the answer
//! answer = "cannon > side.4.port"
//! or = [{ answer = ".." }]             # answers that are just as good; with a `then` of their own if it differs
//! then = ["gold: card.wait", "chance: 4/6"]
//! rules = ["TT-CANNON-01"]
//! ```

use crate::{AnyGame, AnyMatch};
use serde::Deserialize;
use std::collections::{BTreeMap, VecDeque};
use wardroom_kernel::{Dice, Seat};
use wardroom_ui::Language;

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Voyage {
    mode: String,
    seats: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The learner's, as records call it.
    pub seat: String,
    pub minutes: u32,
    pub learn: Words,
    seed: String,
    pass: Option<String>,
    #[serde(default)]
    given: Vec<String>,
    #[serde(rename = "step")]
    pub steps: Vec<VoyageStep>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VoyageStep {
    pub title: Words,
    /// What there is to see.
    pub text: Words,
    /// What to do.
    pub task: Option<Words>,
    /// Tokens, and ids behind a `#`.
    #[serde(default)]
    pub see: Vec<String>,
    /// What is proposed.
    pub answer: Option<String>,
    #[serde(default)]
    or: Vec<Other>,
    #[serde(default)]
    then: Vec<String>,
    #[serde(default)]
    pub rules: Vec<String>,
}

/// An answer that is as good as the proposed one.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    answer: String,
    then: Option<Vec<String>>,
}

/// A sentence in every language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    en: String,
    de: String,
}

impl Words {
    pub fn say(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::De => &self.de,
        }
    }
}

impl VoyageStep {
    /// All answers that lead on, the proposed one first; none where there is only something to see.
    pub fn answers(&self) -> impl Iterator<Item = &str> {
        self.answer.as_deref().into_iter().chain(self.or.iter().map(|other| &*other.answer))
    }
    fn then(&self, way: usize) -> &[String] {
        let own = way.checked_sub(1).and_then(|other| self.or.get(other)?.then.as_deref());
        own.unwrap_or(&self.then)
    }
}

/// Where the script does not fit the rules.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VoyageError {
    #[error("the voyage does not read: {0}")]
    Unreadable(String),
    #[error("before step {step}: `{line}` is not what is asked for; asked is {asked}")]
    Line { step: usize, line: String, asked: String },
    #[error("the table cannot be laid out: {0}")]
    Setup(#[from] wardroom_kernel::SetupError),
}

/// The answers of a learner that were not the proposed ones: the number of the step, and which of its others.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct VoyagePath(BTreeMap<usize, usize>);

impl VoyagePath {
    /// Reads `8.1-12.3`; whatever does not read is not there.
    pub fn read(text: &str) -> VoyagePath {
        let pair = |pair: &str| pair.split_once('.').and_then(|(at, way)| Some((at.parse().ok()?, way.parse().ok()?)));
        VoyagePath(text.split('-').filter_map(pair).collect())
    }
    #[must_use]
    pub fn with(mut self, step: usize, way: usize) -> VoyagePath {
        // A learner who goes back and answers again has not yet answered the later steps.
        self.0.retain(|&at, _| at < step);
        if way > 0 {
            self.0.insert(step, way);
        }
        self
    }
    fn at(&self, step: usize) -> usize {
        self.0.get(&step).copied().unwrap_or_default()
    }
}

impl std::fmt::Display for VoyagePath {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let pairs: Vec<String> = self.0.iter().map(|(step, way)| format!("{step}.{way}")).collect();
        f.write_str(&pairs.join("-"))
    }
}

impl Voyage {
    pub fn read(toml: &str) -> Result<Voyage, VoyageError> {
        toml::from_str(toml).map_err(|why| VoyageError::Unreadable(why.to_string()))
    }
    /// The match as it stands before a step, counted from 0.
    pub fn sail(&self, game: &dyn AnyGame, step: usize, way: &VoyagePath) -> Result<Box<dyn AnyMatch>, VoyageError> {
        let options: Vec<(String, String)> = self.options.clone().into_iter().collect();
        let mut played = game.begin(game.setup(&self.mode, self.seats, &options)?)?;
        self.play(&mut *played, &self.given, 0)?;
        for (at, passed) in self.steps.iter().enumerate().take(step) {
            let chosen = way.at(at);
            let Some(answer) = passed.answers().nth(chosen).or(passed.answer.as_deref()) else { continue };
            let answer = format!("{}: {answer}", self.seat);
            let lines: Vec<String> = [answer].iter().chain(passed.then(chosen)).cloned().collect();
            self.play(&mut *played, &lines, at + 1)?;
        }
        Ok(played)
    }
    /// Answers line by line. Where chance is asked and no line speaks of it, the dice do; windows pass.
    fn play(&self, played: &mut dyn AnyMatch, lines: &[String], step: usize) -> Result<(), VoyageError> {
        let dice = Dice::new(&self.seed, &[]);
        let mut lines: VecDeque<&str> = lines.iter().map(String::as_str).collect();
        loop {
            if let Some((seq, of)) = played.ask().chance {
                let line = lines.pop_front_if(|line| line.starts_with(CHANCE)).unwrap_or_default();
                let told = if line.is_empty() { Some(dice.outcome(played.answers(), of)) } else { outcome(line, of) };
                let taken = told.map(|outcome| played.submit_chance(seq, outcome));
                taken.and_then(Result::ok).ok_or_else(|| astray(played, step, line))?;
            } else if let Some(seat) = self.window(played) {
                let passed = self.pass.as_deref().map(|pass| played.submit(seat, played.seq(seat), pass));
                passed.and_then(Result::ok).ok_or_else(|| astray(played, step, "a window"))?;
            } else if let Some(line) = lines.pop_front() {
                let said = line.split_once(": ").and_then(|(name, text)| Some((played.seat_called(name)?, text)));
                let taken = said.map(|(seat, text)| played.submit(seat, played.seq(seat), text));
                taken.and_then(Result::ok).ok_or_else(|| astray(played, step, line))?;
            } else {
                return Ok(());
            }
        }
    }
    /// Who is to let a window pass.
    fn window(&self, played: &dyn AnyMatch) -> Option<Seat> {
        let pass = self.pass.as_ref()?;
        played.ask().open.iter().find(|open| open.offers.contains(pass)).map(|open| open.seat)
    }
    pub fn seat(&self, played: &dyn AnyMatch) -> Seat {
        played.seat_called(&self.seat).unwrap_or(Seat(0))
    }
}

const CHANCE: &str = "chance: ";

/// Of `chance: 3/6`, if there are six.
fn outcome(line: &str, of: u32) -> Option<u32> {
    let (number, outcomes) = line.strip_prefix(CHANCE)?.split_once('/')?;
    number.parse::<u32>().ok()?.checked_sub(1).filter(|&outcome| outcome < of && outcomes == of.to_string())
}

fn astray(played: &dyn AnyMatch, step: usize, line: &str) -> VoyageError {
    let ask = played.ask();
    let asked = match ask.chance {
        Some((_, of)) => format!("chance, one of {of}"),
        None => ask
            .open
            .iter()
            .map(|open| format!("{}: {}", played.seat_name(open.seat), open.offers.join(", ")))
            .collect::<Vec<_>>()
            .join("; "),
    };
    VoyageError::Line { step, line: line.into(), asked }
}
