//! A match, whatever the game.

use serde_json::Value;
use std::fmt;
use wardroom_kernel::{Fairness, FastRng, Heading, Outcome, Rejected, Said, Seat, Seats, Talk, Viewer};
use wardroom_search::{Budget, Level};
use wardroom_ui::{DrawnTable, Language, LogLine};

/// Who is asked what, and how it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestions {
    pub open: Vec<OpenQuestion>,
    /// The number of the open question to chance and its number of outcomes, if the match has no dice.
    pub chance: Option<(usize, u32)>,
    pub outcome: Option<Outcome>,
}

/// A question to one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    pub seat: Seat,
    pub seq: usize,
    /// In notation.
    pub offers: Vec<String>,
}

/// For whom a match is drawn: the viewer, the names of the players, the language.
#[derive(Clone, Copy, Debug)]
pub struct RenderContext<'a> {
    pub viewer: Viewer,
    pub names: &'a [String],
    pub language: Language,
}

/// Why something is not offered, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    pub rule: &'static str,
    pub text: String,
}

/// What a bot thinks of the open question, in notation.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysisText {
    /// The answer it would give.
    pub text: String,
    /// What the match is worth to each seat, between 0 and 1.
    pub value: Vec<f32>,
    /// How often each offer was tried.
    pub visits: Vec<(String, u32)>,
    /// What each of these is worth to who is asked, between 0 and 1.
    pub shares: Vec<f32>,
    pub games: u32,
}

pub trait AnyMatch: fmt::Debug + Send + Sync {
    fn game(&self) -> &'static str;
    fn duplicate(&self) -> Box<dyn AnyMatch>;
    fn heading(&self) -> &Heading;
    fn heading_mut(&mut self) -> &mut Heading;
    /// Leaves chance to fair dice from here on.
    fn set_dice(&mut self, secret: &str, contributions: &[String]);
    /// Leaves chance to dice of a given seed, for play without an opponent who needs a proof. The heading keeps what
    /// is needed to recompute them, and which answers are older than they are.
    fn set_seeded_dice(&mut self, seed: &str) {
        self.play_on(seed, &[]);
        let commitment = wardroom_kernel::Dice::commitment(seed);
        self.heading_mut().fairness = Fairness { commitment, contributions: Vec::new(), secret: Some(seed.into()) };
    }

    /// The answers so far came from another match: they cannot be undone, and chance comes from fair dice from
    /// here on. The heading says so.
    fn play_on(&mut self, secret: &str, contributions: &[String]);

    fn seats(&self) -> Seats;
    /// `silver`, `gold`: the names of records.
    fn seat_name(&self, seat: Seat) -> &'static str;
    fn seat_called(&self, name: &str) -> Option<Seat> {
        self.seats().find(|&seat| self.seat_name(seat) == name)
    }
    fn outcome(&self) -> Option<Outcome>;
    /// `silver by zones`
    fn outcome_text(&self) -> String;
    /// What was compared after a tie to find the winners, in this order; empty if nothing was.
    fn tie_breaks(&self) -> Vec<&'static str>;
    /// Points, where the game counts them.
    fn score(&self, seat: Seat) -> Option<i32>;
    fn ask(&self) -> OpenQuestions;
    /// The seats that have yet to answer. Which of several seats have answered under seal ([`sealed`](AnyMatch::sealed)) is secret.
    fn asked(&self) -> Seats;
    /// What may be answered, in notation: by a seat that has yet to answer or may still change its sealed answer.
    fn offers(&self, seat: Seat) -> Vec<String>;
    fn sealed(&self) -> Seats;
    /// What a seat itself has put under seal.
    fn sealed_by(&self, seat: Seat) -> Option<String>;
    fn seq(&self, seat: Seat) -> usize;
    fn is_simultaneous(&self) -> bool;

    fn submit(&mut self, seat: Seat, seq: usize, text: &str) -> Result<(), Rejected>;
    fn submit_chance(&mut self, seq: usize, outcome: u32) -> Result<(), Rejected>;
    fn may_undo(&self, seat: Seat) -> bool;
    fn undo(&mut self, seat: Seat, seq: usize) -> Result<(), Rejected>;
    fn may_say(&self, seat: Seat) -> Vec<Talk>;
    fn submit_talk(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected>;
    /// Whose offer, of a draw or of surrender, waits for an answer.
    fn open_offer(&self) -> Option<Seat>;

    /// How many answers there are, those of chance among them.
    fn answers(&self) -> usize;
    /// What chance has answered from a place on: `3/6 1/7`.
    fn chance_from(&self, place: usize) -> String;
    /// Who gave the answer at a place, and its text in a record; without a seat it was chance.
    fn answer(&self, place: usize) -> Option<(Option<Seat>, String)>;
    /// How many of the answers came after [`table`](AnyMatch::table).
    fn since_table(&self) -> usize;
    /// Everything that was said at the table.
    fn talk(&self) -> &[Said];
    /// How many answers there were each time that a seat was asked, and how many there are now.
    fn moments(&self) -> Vec<usize>;
    /// The match as it stood after so many answers.
    fn rewound(&self, answers: usize) -> Box<dyn AnyMatch>;
    /// The record's text. The secret of the dice is in it only if the heading has it.
    fn record(&self) -> String;
    fn view(&self, viewer: Viewer) -> Value;
    /// The whole truth at the beginning of the open step: the form that [`AnyGame::position`](crate::AnyGame::position) takes.
    fn table(&self) -> Value;
    /// How many events there are, for anybody.
    fn events(&self) -> usize;
    /// What a viewer may hear from an event on.
    fn heard(&self, viewer: Viewer, from: usize) -> Vec<Value>;
    /// Where the points of a seat come from; empty in games with one source.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, u32)>;
    /// Who plays together: partners share a side.
    fn sides(&self) -> Vec<Seats>;
    /// What a seat has played beside its place at the table: `nation.french`, `captain.hubac`. For after the end: it may
    /// tell what was hidden.
    fn roles(&self, seat: Seat) -> Vec<String>;

    fn draw(&self, context: RenderContext<'_>) -> DrawnTable;
    /// The same for a reader who is not the viewer and looks through their eyes: it speaks of them by name.
    fn overlook(&self, context: RenderContext<'_>) -> DrawnTable;
    /// `Round 3 · turn 5`
    fn state(&self, context: RenderContext<'_>) -> String;
    /// What a viewer may read in the logbook from an event on, each with the event's number.
    fn log(&self, context: RenderContext<'_>, from: usize) -> Vec<(usize, LogLine)>;
    /// Why a path of touches is not an offer to a seat; empty if it is one, or if the rules have no reason.
    fn why(&self, seat: Seat, path: &str, language: Language) -> Vec<Explanation>;
    /// Whether a text is of the game at all: an answer in its notation, or a path of touches that begins with something on the
    /// table. Of anything else no rule has anything to say.
    fn is_of_the_game(&self, seat: Seat, text: &str) -> bool;
    /// Why a word was refused to a seat; empty if no rule of the game says so.
    fn why_not_say(&self, seat: Seat, word: Talk, rejected: Rejected, language: Language) -> Vec<Explanation>;
    /// The board alone, as a picture that needs no page around it.
    fn picture(&self, context: RenderContext<'_>) -> String;

    fn think(&self, seat: Seat, level: Level, rng: &mut FastRng, budget: Budget<'_>) -> Option<AnalysisText>;
}

impl dyn AnyMatch + '_ {
    /// How often its own dice were thrown: rolls and draws, but for those that came with what was given.
    pub fn thrown(&self) -> usize {
        self.chance_from(self.heading().given).split_whitespace().count()
    }
    /// The offer to which `seat` must say yes or no before play goes on.
    pub fn must_answer(&self, seat: Seat) -> Option<Talk> {
        let may_say = self.may_say(seat);
        let is_asked = |offer: &Talk| offer.answers().is_some_and(|[yes, _]| may_say.contains(&yes));
        Talk::OFFERS.into_iter().find(is_asked)
    }
    /// The word by which `seat` ends the offer that waits for an answer, if that is its own.
    pub fn may_withdraw(&self, seat: Seat) -> Option<Talk> {
        let may_say = self.may_say(seat);
        Talk::OFFERS.into_iter().filter_map(Talk::withdrawal).find(|word| may_say.contains(word))
    }
    /// Whether this is a resignation that the game does not list: only a claim of an absent seat brings one, and a record or
    /// journal that has it (ADR 10). A player's is refused.
    pub fn is_unlisted(&self, seat: Seat, word: Talk) -> bool {
        word == Talk::Resign && self.outcome().is_none() && !self.may_say(seat).contains(&word)
    }
    /// What a player says: a word that is not listed for the seat is refused.
    pub fn submit_listed_talk(&mut self, seat: Seat, word: Talk) -> Result<(), Rejected> {
        if self.is_unlisted(seat, word) { Err(Rejected::NothingToSay) } else { self.submit_talk(seat, word) }
    }
    /// A bot's answer to an offer: it accepts a surrender and declines a draw. It withdraws an offer of the player it
    /// replaces.
    pub fn bot_says(&self, seat: Seat) -> Option<Talk> {
        match self.must_answer(seat).and_then(Talk::answers) {
            Some([yes, _]) if yes == Talk::AcceptSurrender => Some(yes),
            Some([_, no]) => Some(no),
            None => self.may_withdraw(seat),
        }
    }
    /// Explanation `text` was not taken: the rules that stand against it.
    pub fn refusal(&self, seat: Seat, text: &str, rejected: Rejected, language: Language) -> Vec<Explanation> {
        match rejected {
            Rejected::NotOffered if self.is_of_the_game(seat, text) => self.why(seat, text, language),
            _ => Vec::new(),
        }
    }
}
