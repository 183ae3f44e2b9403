//! A match as plain text, `who: what` on each line. Reading plays it again, answer by answer, and is strict.
//!
//! ```text
//! game: turning-tides 1          the rules it is pinned to
//! mode: base
//! seats: silver, gold
//! options: round_limit=200       only what differs from the defaults
//! box: 8f3a5c01b2d4e6f7          only if it was not played with the shipped components
//! date: 2026-11-15
//! player: Lotte                  one for each seat, if they have names
//! commitment: 8f3a..             with fair dice; then a contribution of each seat, or of none, and, after the end, the secret
//! given: 12                      only if it was played on from another match: its first answers, before these dice
//! silver: card.fire              an answer
//! chance: 3/6                    nature's answer, the third of six
//! ~ gold: offer surrender        table talk
//! ! outcome: silver by zones
//! # a comment
//! ```

mod fault;

pub use fault::{Expected, Fault, RecordError};

use super::dice::one_line;
use super::setup::{OPTIONS, SEATS};
use super::{
    Answer, Dice, Game, Match, Mode, Outcome, Parts, Problem, Rejected, Seat, Seats, Setup, SetupError, Talk, position,
};
use serde_json::Value;
use std::{fmt, str::FromStr};

/// A match with its heading; [`Display`](fmt::Display) writes it, [`FromStr`] plays it again.
///
/// ```
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use wardroom_kernel::Record;
/// let text = "game: duel 1\nmode: base\nseats: ann, bob\nann: bid.4\nbob: bid.4\nchance: 2/2\n";
/// let record: Record<Duel> = text.parse()?;
/// assert_eq!(record.played.table().islands, [0, 1]);
/// assert_eq!(record.to_string(), text);
/// assert_eq!(format!("\u{feff}{text}").parse::<Record<Duel>>()?.to_string(), text, "an editor's mark does not count");
/// let wrong = text.replace("chance: 2/2", "chance: 3/2").parse::<Record<Duel>>().unwrap_err();
/// assert_eq!(wrong.to_string(), "line 6: that is not among the offers");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    pub heading: Heading,
    pub played: Match<G>,
}

/// What stands above the answers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    /// `None` if it began at a position.
    pub setup: Option<Setup>,
    /// The mark of the box it was played with.
    pub parts: String,
    pub date: String,
    pub players: Vec<String>,
    pub fairness: Fairness,
    /// How many answers were taken over from another match. Chance among them came from the dice of that one.
    pub given: usize,
}

/// What everybody needs to check the dice. The commitment comes before the contributions, the secret after the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fairness {
    pub commitment: String,
    pub contributions: Vec<String>,
    pub secret: Option<String>,
}

impl Fairness {
    /// Whether a seat has contributed. If none has, the dice follow from the secret alone, and nothing shows that they are
    /// fair.
    pub fn is_shared(&self) -> bool {
        self.contributions.iter().any(|words| !one_line(words).is_empty())
    }
}

/// The text of a file without the mark that some editors put before UTF-8.
pub fn strip_bom(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        let mut talk = self.played.talk().iter().peekable();
        for place in 0..=self.played.answers().len() {
            while let Some(said) = talk.next_if(|said| said.place <= place) {
                writeln!(f, "~ {}: {}", G::seat_name(said.seat), said.word)?;
            }
            match self.played.answers().get(place) {
                Some(Answer::Seat(seat, action)) => writeln!(f, "{}: {action}", G::seat_name(*seat))?,
                Some(Answer::Chance { outcome, of }) => writeln!(f, "chance: {}/{of}", outcome + 1)?,
                None => (),
            }
        }
        if self.played.outcome().is_some() { writeln!(f, "! outcome: {}", self.outcome()) } else { Ok(()) }
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = RecordError;
    fn from_str(text: &str) -> Result<Self, RecordError> {
        Record::read(text, G::Parts::shipped())
    }
}

/// The lines that say something, each with its number.
type Lines<'t> = std::iter::Peekable<Box<dyn Iterator<Item = (&'t str, usize)> + 't>>;

/// What stands behind a key, if the next line has it.
fn next<'t>(lines: &mut Lines<'t>, key: &str) -> Option<(&'t str, usize)> {
    let (text, line) = lines.next_if(|(text, _)| text.starts_with(key))?;
    Some((text[key.len()..].trim_start(), line))
}
fn expect<'t>(lines: &mut Lines<'t>, key: &str, what: Expected, line: usize) -> Result<(&'t str, usize), RecordError> {
    let missing = |lines: &mut Lines<'_>| Fault::Expected(what).at(lines.peek().map_or(line, |next| next.1));
    next(lines, key).ok_or_else(|| missing(lines))
}
/// Another box is another game: its mark must be that of the components at hand.
fn read_box(lines: &mut Lines<'_>, parts: &impl Parts, line: usize) -> Result<(), RecordError> {
    let (mark, line) = next(lines, "box:").unwrap_or(("", line));
    match mark {
        _ if mark == parts.fingerprint() => Ok(()),
        "" => Err(Fault::ShippedBox.at(line)),
        _ => Err(Fault::OtherBox(mark.into()).at(line)),
    }
}
/// What all seats have or none. What is wrong is told where the first is too many, else where the last one stands.
fn of_each_seat(lines: &mut Lines<'_>, key: &'static str, seats: usize) -> Result<Vec<String>, RecordError> {
    let found: Vec<_> = std::iter::from_fn(|| next(lines, key)).collect();
    match found.get(seats).or(found.last()) {
        Some((_, line)) if found.len() != seats => {
            Err(Fault::NotOfEachSeat { key, seats, found: found.len() }.at(*line))
        }
        _ => Ok(found.into_iter().map(|(text, _)| text.to_owned()).collect()),
    }
}
/// Where it is no JSON.
fn syntax(why: &serde_json::Error) -> SetupError {
    let key = if why.is_eof() { "problem-json-ends" } else { "problem-json" };
    SetupError(vec![Problem::new("", key).with("line", why.line()).with("column", why.column())])
}
fn names<G: Game>(seats: Seats) -> String {
    seats.map(G::seat_name).collect::<Vec<_>>().join(", ")
}

impl<G: Game> Record<G> {
    /// A match that is about to begin.
    pub fn new(setup: Setup, parts: &'static G::Parts) -> Result<Self, SetupError> {
        let played = Match::new(&setup, parts)?;
        let heading = Heading { setup: Some(setup), parts: parts.fingerprint().into(), ..Heading::default() };
        Ok(Record { heading, played })
    }
    /// A match that begins at a given table.
    pub fn at(table: G::Table, parts: &'static G::Parts) -> Result<Self, SetupError> {
        Ok(Record::begin_at(G::validate_position(table, parts)?, parts))
    }
    /// A match that begins at a position in JSON. The error names every field that does not read and every other problem.
    pub fn position(table: &Value, parts: &'static G::Parts) -> Result<Self, SetupError> {
        let laid_out = || -> Option<Value> {
            let &Mode { name, seats, .. } = G::MODES.first()?;
            let setup = Setup::new(G::MODES, name, *seats.first()?, []).ok()?;
            serde_json::to_value(G::initial_table(&setup, parts).ok()?).ok()
        };
        let validate_position = |table| G::validate_position(table, parts);
        let table = position::read(table, || laid_out().unwrap_or_default(), validate_position)?;
        Ok(Record::begin_at(table, parts))
    }
    fn begin_at(table: G::Table, parts: &'static G::Parts) -> Self {
        let heading = Heading { parts: parts.fingerprint().into(), ..Heading::default() };
        Record { heading, played: Match::at(table) }
    }
    /// Plays the text again with the given components.
    pub fn read(text: &str, parts: &'static G::Parts) -> Result<Self, RecordError> {
        let lines = strip_bom(text).lines().zip(1usize..).map(|(text, line)| (text.trim_end(), line));
        let lines = lines.filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
        let mut lines: Lines<'_> = (Box::new(lines) as Box<dyn Iterator<Item = _>>).peekable();
        let (mut record, line_of_given) = Record::read_heading(&mut lines, parts)?;
        let given = record.heading.given;
        let mut lines_of_answers = Vec::new();
        for (text, line) in lines {
            record.read_line(text).map_err(|fault| fault.at(line))?;
            let answers = record.played.answers().len();
            lines_of_answers.resize(answers, line);
            if answers <= given {
                record.played.lock_answers();
            }
        }
        // Dice are not held against what was given: who could claim more than there is could exempt all that follows.
        let answers = record.played.answers().len();
        if given > answers {
            return Err(Fault::TooManyGiven { given, answers }.at(line_of_given));
        }
        match record.false_dice() {
            Some((place, fault)) => Err(fault.at(lines_of_answers[place])),
            None => Ok(record),
        }
    }

    fn write_heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {} {}", G::NAME, G::version(self.played.start()))?;
        let Heading { setup, parts, date, players, fairness, given } = &self.heading;
        match setup {
            Some(setup) => {
                writeln!(f, "mode: {}\nseats: {}", setup.mode(), names::<G>(self.played.seats()))?;
                let options: Vec<String> = setup.options().map(|(name, value)| format!("{name}={value}")).collect();
                if !options.is_empty() {
                    writeln!(f, "options: {}", options.join(" "))?;
                }
            }
            None => writeln!(f, "position: {}", serde_json::to_string(self.played.start()).map_err(|_| fmt::Error)?)?,
        }
        let mut write = |key, text: &str| writeln!(f, "{}", format!("{key}: {}", one_line(text)).trim_end());
        for (key, text) in [("box", parts), ("date", date)].into_iter().filter(|(_, text)| !text.is_empty()) {
            write(key, text)?;
        }
        players.iter().try_for_each(|player| write("player", player))?;
        let Fairness { commitment, contributions, secret } = fairness;
        if !commitment.is_empty() {
            write("commitment", commitment)?;
            contributions.iter().try_for_each(|words| write("contribution", words))?;
            secret.iter().try_for_each(|secret| write("secret", secret))?;
        }
        if *given == 0 { Ok(()) } else { write("given", &given.to_string()) }
    }
    /// With it comes the line that tells what was given: how much that may be is known only after the answers.
    fn read_heading(lines: &mut Lines<'_>, parts: &'static G::Parts) -> Result<(Self, usize), RecordError> {
        let (rules, line) = expect(lines, "game:", Expected::Game, 1)?;
        let named = |version: u32| format!("{} {version}", G::NAME);
        let version = (G::OLDEST_VERSION..=G::VERSION).find(|version| rules == named(*version));
        let version = version.ok_or_else(|| Fault::OtherRules(rules.into(), named(G::VERSION)).at(line))?;
        let mut record = match next(lines, "position:") {
            Some((json, line)) => {
                read_box(lines, parts, line)?;
                Record::read_position(json, parts).map_err(|fault| fault.at(line))?
            }
            None => Record::read_setup(lines, parts, line, version)?,
        };
        let played_by = G::version(record.played.start());
        if played_by != version {
            return Err(Fault::OtherRules(rules.into(), named(played_by)).at(line));
        }
        record.heading.date = next(lines, "date:").map_or(String::new(), |(date, _)| date.into());
        let seats = record.played.seats().count();
        record.heading.players = of_each_seat(lines, "player:", seats)?;
        if let Some((commitment, _)) = next(lines, "commitment:") {
            record.heading.fairness.commitment = commitment.into();
            record.heading.fairness.contributions = of_each_seat(lines, "contribution:", seats)?;
            if let Some((secret, line)) = next(lines, "secret:") {
                if Dice::commitment(secret) != commitment {
                    return Err(Fault::Commitment.at(line));
                }
                record.heading.fairness.secret = Some(secret.into());
            }
        }
        let (given, line) = next(lines, "given:").unwrap_or(("0", line));
        let count = given.parse().ok().filter(|count: &usize| count.to_string() == given);
        record.heading.given = count.ok_or(Fault::Expected(Expected::Given).at(line))?;
        Ok((record, line))
    }
    /// What the reader stumbles over is told with its field and with whatever else is wrong, if it is JSON at all.
    fn read_position(json: &str, parts: &'static G::Parts) -> Result<Self, Fault> {
        let stumbled = match serde_json::from_str(json) {
            Ok(table) => return Ok(Record::at(table, parts)?),
            Err(why) => why,
        };
        let Ok(table) = serde_json::from_str::<Value>(json) else { return Err(Fault::Setup(syntax(&stumbled))) };
        match Record::<G>::position(&table, parts) {
            Err(problems) => Err(problems.into()),
            // It says something twice: as a JSON value it does not.
            Ok(_) => Err(Fault::Setup(SetupError(vec![Problem::new("", "problem-json-twice")]))),
        }
    }
    fn read_setup(
        lines: &mut Lines<'_>,
        parts: &'static G::Parts,
        after: usize,
        version: u32,
    ) -> Result<Self, RecordError> {
        let (mode, mode_line) = expect(lines, "mode:", Expected::Mode, after + 1)?;
        let (seats, seats_line) = expect(lines, "seats:", Expected::Seats, mode_line + 1)?;
        let (options, options_line) = next(lines, "options:").unwrap_or(("", seats_line));
        read_box(lines, parts, seats_line)?;
        let options = options.split_whitespace().map(|option| option.split_once('=').unwrap_or((option, "")));
        let count = u8::try_from(seats.split(", ").count()).unwrap_or(u8::MAX);
        let wrong = |why: SetupError| match why.0.first().map(|problem| &*problem.field) {
            Some(SEATS) => Fault::Setup(why).at(seats_line),
            Some(OPTIONS) => Fault::Setup(why).at(options_line),
            _ => Fault::Setup(why).at(mode_line),
        };
        let setup = Setup::new(G::MODES, mode, count, options).map_err(wrong)?.under(version);
        let record = Record::new(setup, parts).map_err(wrong)?;
        if names::<G>(record.played.seats()) != seats {
            return Err(Fault::Expected(Expected::SeatNames).at(seats_line));
        }
        Ok(record)
    }
    fn read_line(&mut self, line: &str) -> Result<(), Fault> {
        let (key, text) = line.split_once(": ").ok_or(Fault::Expected(Expected::Line))?;
        match key {
            "! outcome" if text == self.outcome() || text == self.shared_outcome() => Ok(()),
            "! outcome" => Err(Fault::Outcome(self.outcome())),
            "chance" => self.read_chance(text),
            _ => self.read_seat(key, text),
        }
    }
    fn read_chance(&mut self, text: &str) -> Result<(), Fault> {
        let of = self.played.chance().ok_or(Fault::Rejected(Rejected::NotYourDecision))?;
        let number = text.split('/').next().and_then(|number| number.parse::<u32>().ok());
        let outcome = number.filter(|number| text == format!("{number}/{of}")).and_then(|n| n.checked_sub(1));
        let outcome = outcome.ok_or(Fault::Expected(Expected::Chance))?;
        self.played.submit_chance(self.played.seq(Seat(0)), outcome).map_err(Fault::Rejected)
    }
    fn read_seat(&mut self, key: &str, text: &str) -> Result<(), Fault> {
        let name = key.strip_prefix("~ ").unwrap_or(key);
        let seat = self.played.seats().find(|&seat| G::seat_name(seat) == name);
        let seat = seat.ok_or(Fault::Expected(Expected::Seat))?;
        if name != key {
            let word: Talk = text.parse().map_err(|()| Fault::Expected(Expected::Word))?;
            return self.played.submit_talk(seat, word).map_err(Fault::Rejected);
        }
        let seq = self.played.seq(seat);
        self.played.may_answer(seat, seq).map_err(Fault::Rejected)?;
        let action: Option<G::Action> =
            text.parse().ok().filter(|action| self.played.offers(seat).any(|o| o == *action));
        match action {
            Some(action) => self.played.submit(seat, seq, action).map_err(Fault::Rejected),
            None => Err(Fault::NotOffered(self.played.offers(seat).map(|offer| offer.to_string()).collect())),
        }
    }
    /// `silver by zones`, `silver, gold by agreement`, `drawn by limit`, `none yet`; with points if the game counts them.
    pub fn outcome(&self) -> String {
        let Some(end) = self.played.outcome() else { return "none yet".into() };
        self.outcome_of(end)
    }
    /// As earlier programs wrote a drawn game without winners.
    fn shared_outcome(&self) -> String {
        let end = self.played.outcome().map(|end| Outcome { winners: end.sharing(self.played.seats()), ..end });
        end.map(|end| self.outcome_of(end)).unwrap_or_default()
    }
    fn outcome_of(&self, end: Outcome) -> String {
        let score = |seat| G::score(self.played.table(), seat).map(|points| format!("{} {points}", G::seat_name(seat)));
        let scores: Vec<String> = self.played.seats().filter_map(score).collect();
        let scores = if scores.is_empty() { String::new() } else { format!("; {}", scores.join(", ")) };
        let winners = if end.winners.is_empty() { "drawn".into() } else { names::<G>(end.winners) };
        format!("{winners} by {}{scores}", end.reason)
    }
    /// The first answer of chance that is not what the dice say. What was given is older than they are.
    fn false_dice(&self) -> Option<(usize, Fault)> {
        let Fairness { secret, contributions, .. } = &self.heading.fairness;
        let dice = Dice::new(secret.as_ref()?, contributions);
        let thrown = self.played.answers().iter().enumerate().skip(self.heading.given);
        thrown.into_iter().find_map(|(place, answer)| match *answer {
            Answer::Chance { outcome, of } if outcome != dice.outcome(place, of) => {
                Some((place, Fault::Dice(dice.outcome(place, of) + 1)))
            }
            Answer::Chance { .. } | Answer::Seat(..) => None,
        })
    }
}
