//! A game, whatever its types.

use crate::{AnyMatch, Voyage, by_luck, typed_match::TypedMatch};
use serde_json::Value;
use std::{collections::BTreeMap, fmt, marker::PhantomData};
use wardroom_kernel::{
    BoxError, FastRng, Game, Mode, Outcome, Parts, Problem, Record, RecordError, Seat, Setup, SetupError,
};
use wardroom_search::Evaluator;
use wardroom_ui::{GameScreen, GameTexts, Language, Say, component::ComponentFamily, ledger, problems::GameProblems};

/// What a game needs to be in the catalog, beside rules and screen.
pub trait Playable: Game {
    type Screen: GameScreen<Game = Self>;
    /// Its first voyage, as [`Voyage`] reads it.
    const VOYAGE: &'static str;
    /// The rules ledger. English is the one that binds; every other says the same, line by line.
    fn ledger(language: Language) -> &'static str;
    /// How its bots judge an unfinished table.
    fn evaluator() -> &'static dyn Evaluator<Self>;
    /// The mode that a table is played in, where there is more than one.
    fn mode(table: &Self::Table) -> &'static str {
        let _ = table;
        Self::MODES[0].name
    }
    /// Where the points of a seat come from, in a game that has more than one way to win: each source, and how many.
    fn sources(events: &[Self::Event], table: &Self::Table, seat: Seat) -> Vec<(&'static str, u32)> {
        let _ = (events, table, seat);
        Vec::new()
    }
    /// What a seat has played beside its place at the table, each as kind and name: `nation.french`, `captain.hubac`.
    fn roles(events: &[Self::Event], table: &Self::Table, seat: Seat) -> Vec<String> {
        let _ = (events, table, seat);
        Vec::new()
    }
    /// What was compared after a tie to find the winners, in this order. Only asked of a table at which the game has ended.
    fn tie_breaks(table: &Self::Table) -> Vec<&'static str> {
        let _ = table;
        Vec::new()
    }
    /// What such a role is called.
    fn role_title(parts: &Self::Parts, kind: &str, name: &str, language: Language) -> Option<String> {
        let _ = (parts, kind, name, language);
        None
    }
}

/// Boxes that replace shipped ones: the text of a TOML file, by the game's name.
pub type Boxes = BTreeMap<String, String>;

pub trait AnyGame: fmt::Debug + Send + Sync {
    fn name(&self) -> &'static str;
    fn version(&self) -> u32;
    /// Whether matches that were begun under this version still play.
    fn plays_version(&self, version: u32) -> bool;
    fn modes(&self) -> &'static [Mode];
    fn ledger(&self, language: Language) -> &'static str;
    /// The guided match that teaches the game.
    fn voyage(&self) -> &Voyage;
    /// `Turning Tides`
    fn title(&self, language: Language) -> String;
    /// The texts of its screen.
    fn texts(&self) -> GameTexts;
    /// What is wrong with a setup, a box or a position of this game.
    fn problems(&self, problems: &[Problem]) -> GameProblems {
        GameProblems { problems: problems.to_vec(), texts: self.texts() }
    }
    /// A text of its screen, by key.
    fn text(&self, language: Language, key: &str) -> String;
    /// `silver`, `gold`: the names of records.
    fn seat_name(&self, seat: wardroom_kernel::Seat) -> &'static str;
    fn seat_title(&self, seat: wardroom_kernel::Seat, language: Language) -> String;
    /// What was played, in words: `captain.hubac` as [`AnyMatch::roles`] tells it. Nothing, if the box has no such thing.
    fn role_title(&self, role: &str, language: Language) -> Option<String>;
    fn style(&self) -> &'static str;
    fn symbols(&self) -> &'static str;
    fn cover(&self) -> &'static str;
    /// What is in its box, to be looked at.
    fn gallery(&self, language: Language) -> Vec<ComponentFamily>;
    /// A replaced box that is wrong: the game is listed and says so, and cannot be played.
    fn box_error(&self) -> Option<&BoxError>;

    /// Begins a match. Chance is asked like a player until [`AnyMatch::set_dice`] hands over dice.
    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, SetupError>;
    /// Begins at a position. An error has every problem. The position itself says how it is
    /// played; a mode that is named beside it must be that one.
    fn position(&self, table: &Value, mode: Option<&str>) -> Result<Box<dyn AnyMatch>, SetupError>;
    fn read(&self, record: &str) -> Result<Box<dyn AnyMatch>, RecordError>;
    /// Plays a whole game by rng, as fast as the rules allow: how it ended, after how many decisions.
    fn play_by_luck(&self, setup: &Setup, rng: &mut FastRng) -> Result<(Outcome, u64), SetupError>;

    /// What is agreed before a match; without a number of seats the smallest.
    fn setup(&self, mode: &str, seats: Option<u8>, options: &[(String, String)]) -> Result<Setup, SetupError> {
        let smallest =
            || self.modes().iter().find(|known| known.name == mode).and_then(|mode| mode.seats.first().copied());
        let seats = seats.or_else(smallest).unwrap_or_default();
        let options = options.iter().map(|(name, value)| (&**name, &**value));
        Setup::new(self.modes(), mode, seats, options)
    }
    /// How many rules the ledger has: each id that begins a line or a row.
    fn rules(&self) -> usize {
        self.ledger(Language::En).lines().filter(|line| ledger::defined(line).is_some()).count()
    }
}

pub(crate) fn of<G: Playable>(boxes: &Boxes) -> Box<dyn AnyGame> {
    let parts = match boxes.get(G::NAME) {
        None => Ok(G::Parts::shipped()),
        // Read once and kept for as long as the program runs: tables point to it.
        Some(toml) => G::Parts::read(toml).map(|parts| &*Box::leak(Box::new(parts))),
    };
    // Part of the program: a test sails all of them.
    let voyage = Voyage::read(G::VOYAGE).unwrap_or_else(|why| panic!("{}: {why}", G::NAME));
    Box::new(GameEntry::<G> { parts, voyage, game: PhantomData })
}

struct GameEntry<G: Game> {
    parts: Result<&'static G::Parts, BoxError>,
    voyage: Voyage,
    game: PhantomData<G>,
}

impl<G: Game> fmt::Debug for GameEntry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", G::NAME, G::VERSION)
    }
}

impl<G: Game> GameEntry<G> {
    fn parts(&self) -> Result<&'static G::Parts, SetupError> {
        self.parts.clone().map_err(|BoxError(reasons)| SetupError(reasons))
    }
}

impl<G: Playable> AnyGame for GameEntry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn version(&self) -> u32 {
        G::VERSION
    }
    fn plays_version(&self, version: u32) -> bool {
        (G::OLDEST_VERSION..=G::VERSION).contains(&version)
    }
    fn modes(&self) -> &'static [Mode] {
        G::MODES
    }
    fn ledger(&self, language: Language) -> &'static str {
        G::ledger(language)
    }
    fn voyage(&self) -> &Voyage {
        &self.voyage
    }
    fn title(&self, language: Language) -> String {
        self.text(language, "game-title")
    }
    fn texts(&self) -> GameTexts {
        GameTexts(G::Screen::texts())
    }
    fn text(&self, language: Language, key: &str) -> String {
        Say { texts: G::Screen::texts(), language }.text(key)
    }
    fn seat_name(&self, seat: wardroom_kernel::Seat) -> &'static str {
        G::seat_name(seat)
    }
    fn seat_title(&self, seat: wardroom_kernel::Seat, language: Language) -> String {
        G::Screen::seat_title(seat, Say { texts: G::Screen::texts(), language })
    }
    fn role_title(&self, role: &str, language: Language) -> Option<String> {
        let (kind, name) = role.split_once('.')?;
        G::role_title(self.parts.as_ref().ok()?, kind, name, language)
    }
    fn style(&self) -> &'static str {
        G::Screen::STYLE
    }
    fn symbols(&self) -> &'static str {
        G::Screen::SYMBOLS
    }
    fn cover(&self) -> &'static str {
        G::Screen::COVER
    }
    fn gallery(&self, language: Language) -> Vec<ComponentFamily> {
        let say = Say { texts: G::Screen::texts(), language };
        self.parts.as_ref().map(|parts| G::Screen::gallery(parts, say)).unwrap_or_default()
    }
    fn box_error(&self) -> Option<&BoxError> {
        self.parts.as_ref().err()
    }

    fn begin(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(TypedMatch::<G>(Record::new(setup, self.parts()?)?)))
    }
    fn position(&self, table: &Value, mode: Option<&str>) -> Result<Box<dyn AnyMatch>, SetupError> {
        let record: Record<G> = Record::position(table, self.parts()?)?;
        let own = G::mode(record.played.table());
        match mode.filter(|mode| *mode != own) {
            Some(mode) => {
                Err(SetupError(vec![Problem::new("mode", "problem-other-mode").with("mode", mode).with("own", own)]))
            }
            None => Ok(Box::new(TypedMatch::<G>(record))),
        }
    }
    fn read(&self, record: &str) -> Result<Box<dyn AnyMatch>, RecordError> {
        let parts = self.parts().map_err(|why| RecordError { line: 1, fault: why.into() })?;
        Ok(Box::new(TypedMatch::<G>(Record::read(record, parts)?)))
    }
    fn play_by_luck(&self, setup: &Setup, rng: &mut FastRng) -> Result<(Outcome, u64), SetupError> {
        Ok(by_luck::play::<G>(G::initial_table(setup, self.parts()?)?, rng))
    }
}

/// Which counts were needed to find the best seats, after the first: `names` has a name for each count of `rank`.
pub(crate) fn tie_breaks<const N: usize>(
    seats: impl Iterator<Item = Seat>,
    names: [&'static str; N],
    rank: impl Fn(Seat) -> [u16; N],
) -> Vec<&'static str> {
    let mut best: Vec<[u16; N]> = seats.map(rank).collect();
    let mut needed = Vec::new();
    for (place, name) in names.into_iter().enumerate() {
        if best.len() < 2 {
            break;
        }
        needed.push(name);
        let most = best.iter().map(|rank| rank[place]).max();
        best.retain(|rank| Some(rank[place]) == most);
    }
    needed.split_off(needed.len().min(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_is_a_tie_break_if_the_counts_before_it_were_tied() {
        let of = |ranks: [[u16; 3]; 3]| {
            let seats = [0, 1, 2].map(Seat).into_iter();
            tie_breaks(seats, ["glory", "track", "stash"], |seat| ranks[usize::from(seat.0)])
        };
        assert!(of([[5, 0, 0], [4, 9, 9], [4, 9, 9]]).is_empty(), "the first count decides");
        assert_eq!(of([[5, 1, 0], [5, 2, 0], [4, 2, 9]]), ["track"]);
        assert_eq!(of([[5, 2, 0], [5, 2, 1], [5, 1, 9]]), ["track", "stash"]);
        assert_eq!(of([[5, 2, 1]; 3]), ["track", "stash"], "nothing decides");
    }
}
