//! What a game is, to the server, the bots and the tests.

use super::{
    Answerer, Cx, FastRng, Mode, Parts, Reason, Rejected, RuleResult, Seat, Seats, Setup, SetupError, Talk, Viewer,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt, hash::Hash, str::FromStr};

/// The crate's first page has a whole small game.
pub trait Game: Clone + fmt::Debug + Send + Sync + 'static {
    /// A match is pinned to name and version; a change that alters replays raises the version.
    const NAME: &'static str;
    const VERSION: u32;
    /// The oldest version whose matches still play, if the rules keep what they did then ([`Setup::version`]).
    const OLDEST_VERSION: u32 = Self::VERSION;
    const MODES: &'static [Mode];
    /// Whether a drawn game has no winners; otherwise all players win it together.
    const DRAWS_HAVE_NO_WINNERS: bool = false;
    /// What may be said at the table, beside the rules. Every game takes a resignation, even if it is not
    /// offered: the server resigns for a player who is away.
    const TALK: &'static [Talk] =
        &[Talk::Resign, Talk::OfferDraw, Talk::AcceptDraw, Talk::DeclineDraw, Talk::WithdrawDraw];
    /// What is in the box.
    type Parts: Parts;
    /// The whole truth, as plain data. It knows no future: what is not decided yet is not in it.
    type Table: Clone + PartialEq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned;
    /// One answer to one question. Its text is its form in records: a path of touched things, joined by ` > `.
    type Action: Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync;
    type Event: Clone + Eq + Hash + fmt::Debug + Send + Sync + Serialize;
    /// What one may see: an allow-list.
    type View: PartialEq + fmt::Debug + Send + Sync + Serialize;

    /// The table before anything happened. Opening hands are dealt by the first step, because that is chance.
    fn initial_table(setup: &Setup, parts: &'static Self::Parts) -> Result<Self::Table, SetupError>;
    /// One top-level step of the current phase.
    fn resolve(cx: &mut Cx<Self, impl Answerer<Self>>) -> RuleResult;
    fn outcome(table: &Self::Table) -> Option<Outcome>;
    /// The version that a table is played by.
    fn version(table: &Self::Table) -> u32 {
        let _ = table;
        Self::VERSION
    }
    fn view(table: &Self::Table, to: Viewer) -> Self::View;
    fn is_visible(event: &Self::Event, viewer: Viewer) -> bool;
    /// A table at which `seat` could be sitting: what it cannot see is dealt anew.
    fn determinize(view: &Self::View, seat: Seat, rng: &mut FastRng) -> Self::Table;
    /// Who plays against whom; partners are on one side.
    fn sides(table: &Self::Table) -> impl Iterator<Item = Seats>;
    fn seat_name(seat: Seat) -> &'static str;

    /// Why a path of touches is not among the offers, as far as a player plausibly tries it. It knows what the seat
    /// knows and no more, so that a refusal tells no secret.
    fn why_not(view: &Self::View, seat: Seat, offers: &[Self::Action], path: &[&str]) -> Vec<Reason> {
        let _ = (view, seat, offers, path);
        Vec::new()
    }
    /// The rule that stands against a word which was refused, where the ledger has one; what is said at the table beside the
    /// rules has none.
    fn why_not_say(view: &Self::View, word: Talk, rejected: Rejected) -> Option<Reason> {
        let _ = (view, word, rejected);
        None
    }
    /// Checks a position. The error has every problem; `parts` are those it is to be played with.
    fn validate_position(table: Self::Table, parts: &'static Self::Parts) -> Result<Self::Table, SetupError>;
    /// Grows with each turn: offers of surrender are counted by it.
    fn turn(table: &Self::Table) -> u32 {
        let _ = table;
        0
    }
    /// Whether one of the words in `TALK` has a meaning at this table, with so many seats for example.
    fn may_say(table: &Self::Table, word: Talk) -> bool {
        let _ = (table, word);
        true
    }
    /// Everybody who plays on has agreed on a draw: whether play goes on. By default that is the end of the match; a match
    /// of several games may end the present one here and lay out the next. The step under way is given up, and nothing
    /// can be asked.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/duel.rs"));
    /// # fn main() {
    /// use wardroom_kernel::{Match, Talk};
    /// let mut duel = Match::<Duel>::at(Table { coins: [9, 9], islands: [1, 0] });
    /// duel.submit_talk(Seat(0), Talk::OfferDraw).unwrap();
    /// duel.submit_talk(Seat(1), Talk::AcceptDraw).unwrap();
    /// assert_eq!(duel.outcome().map(|end| end.reason), Some("agreement"));
    /// # }
    /// ```
    fn resolve_draw(cx: &mut Cx<Self, impl Answerer<Self>>) -> bool {
        let _ = cx;
        false
    }
    /// How often a seat may offer its surrender in one turn.
    fn surrender_offers(table: &Self::Table) -> u32 {
        let _ = table;
        1
    }
    /// Points, where the game counts them.
    fn score(table: &Self::Table, seat: Seat) -> Option<i32> {
        let _ = (table, seat);
        None
    }
}

/// How a game ended. Several winners share the victory; a draw is all of them together or, if the game says so
/// ([`Game::DRAWS_HAVE_NO_WINNERS`]), none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub winners: Seats,
    pub reason: &'static str,
}

impl Outcome {
    /// The seats that have equal parts of the result: the winners, or of a game without winners all `seats`.
    pub fn sharing(self, seats: Seats) -> Seats {
        if self.winners.is_empty() { seats } else { self.winners }
    }
}
