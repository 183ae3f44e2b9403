//! Why a request is refused: a code for programs, a message for people, and what it is about.

use crate::Session;
#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Serialize;
use wardroom_catalog::{AnyGame, Explanation, NoSuchGame};
use wardroom_kernel::{Rejected, SetupError};
use wardroom_ui::Language;

/// Why a request is refused. Nothing has changed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct Refusal {
    pub code: RefusalCode,
    /// A sentence in English.
    pub message: String,
    #[serde(flatten)]
    pub about: Box<RefusalDetails>,
}

/// What a refusal is about, as far as that is known.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct RefusalDetails {
    /// The field of the request that is wrong, as a path: `answers[2].seat`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The line of the record that is wrong, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The first rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// What that rule says here, in the language of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// Everything that is wrong: sentences about a setup or a table, or rules that forbid an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Reasons>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(untagged)]
pub enum Reasons {
    /// Each begins with the field that it is about.
    Sentences(Vec<String>),
    Rules(Vec<RuleReason>),
}

/// A rule that forbids an answer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
pub struct RuleReason {
    /// Its id in the ledger: `TT-TURN-02`.
    pub rule: &'static str,
    pub text: String,
}

impl From<&Explanation> for RuleReason {
    fn from(Explanation { rule, text }: &Explanation) -> RuleReason {
        RuleReason { rule, text: text.clone() }
    }
}

/// What programs know a refusal by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The line is not a request of this protocol. `field` is there unless the whole line is wrong.
    Malformed,
    /// No game has this name; the message lists the games.
    NoSuchGame,
    /// No open match has this number.
    NoSuchMatch,
    /// The match has no seat of this name; the message lists the seats.
    NoSuchSeat,
    /// 1,000 matches are open.
    TooMany,
    /// What was agreed for a match is not possible; `reasons` has sentences.
    Setup,
    /// The table is not possible; `reasons` has sentences.
    Position,
    /// The record does not replay; `line` says where.
    Record,
    /// There is no such bot, or it would think for too long.
    Bot,
    /// The text is not among the offers; `rule`, `why` and `reasons` are there if a rule forbids it.
    NotOffered,
    /// Another seat is asked.
    NotYourDecision,
    /// The `seq` is not that of the open question.
    Stale,
    /// The match has ended.
    GameOver,
    /// The answer cannot be taken back any more.
    Undo,
    /// The answer is sealed: send another one instead of taking it back.
    UnderSeal,
    /// An offer of a draw or of surrender waits; the match continues after its answer.
    OfferOpen,
    /// These words are not possible now; `rule`, `why` and `reasons` are there if a rule forbids them.
    NothingToSay,
    /// The same was offered in this turn before; `rule`, `why` and `reasons` as for `nothing-to-say`.
    OfferedBefore,
    /// The rules have a bug. The match is closed.
    Bug,
}

impl RefusalCode {
    pub fn name(self) -> &'static str {
        match self {
            RefusalCode::Malformed => "malformed",
            RefusalCode::NoSuchGame => "no-such-game",
            RefusalCode::NoSuchMatch => "no-such-match",
            RefusalCode::NoSuchSeat => "no-such-seat",
            RefusalCode::TooMany => "too-many",
            RefusalCode::Setup => "setup",
            RefusalCode::Position => "position",
            RefusalCode::Record => "record",
            RefusalCode::Bot => "bot",
            RefusalCode::NotOffered => "not-offered",
            RefusalCode::NotYourDecision => "not-your-decision",
            RefusalCode::Stale => "stale",
            RefusalCode::GameOver => "game-over",
            RefusalCode::Undo => "undo",
            RefusalCode::UnderSeal => "under-seal",
            RefusalCode::OfferOpen => "offer-open",
            RefusalCode::NothingToSay => "nothing-to-say",
            RefusalCode::OfferedBefore => "offered-before",
            RefusalCode::Bug => "bug",
        }
    }
}

impl From<Rejected> for RefusalCode {
    fn from(rejected: Rejected) -> RefusalCode {
        match rejected {
            Rejected::GameOver => RefusalCode::GameOver,
            Rejected::NotYourDecision => RefusalCode::NotYourDecision,
            Rejected::NotOffered => RefusalCode::NotOffered,
            Rejected::Stale => RefusalCode::Stale,
            Rejected::NoWayBack => RefusalCode::Undo,
            Rejected::UnderSeal => RefusalCode::UnderSeal,
            Rejected::OfferOpen => RefusalCode::OfferOpen,
            Rejected::NothingToSay => RefusalCode::NothingToSay,
            Rejected::OfferedBefore => RefusalCode::OfferedBefore,
        }
    }
}

impl Refusal {
    pub(crate) fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), about: Box::default() }
    }
    fn with(self, about: RefusalDetails) -> Refusal {
        Refusal { about: Box::new(about), ..self }
    }
    pub(crate) fn malformed(message: impl Into<String>) -> Refusal {
        Refusal::new(RefusalCode::Malformed, message)
    }
    /// A field of the request is malformed.
    pub(crate) fn field(field: &str, why: &str) -> Refusal {
        Refusal::malformed(why).at(field)
    }
    /// The same refusal, about a field of the request.
    pub(crate) fn at(mut self, field: &str) -> Refusal {
        self.message = format!("{field}: {}", self.message);
        self.about.field = Some(field.into());
        self
    }
    pub(crate) fn line_too_long() -> Refusal {
        Refusal::malformed(format!("the line is longer than {} bytes; it was not read", Session::MAX_LINE))
    }
    pub(crate) fn too_many() -> Refusal {
        Refusal::new(RefusalCode::TooMany, format!("{} matches are open; `drop` one first", Session::MAX_MATCHES))
    }
    pub(crate) fn bug() -> Refusal {
        Refusal::new(
            RefusalCode::Bug,
            "the rules met something they do not know, which is a bug; the match, if any, is dropped",
        )
    }
    pub(crate) fn no_such_match(number: u64) -> Refusal {
        let message = format!("there is no match {number}; `new`, `load` and `position` open one");
        Refusal::new(RefusalCode::NoSuchMatch, message)
    }
    pub(crate) fn no_such_game(why: &NoSuchGame) -> Refusal {
        Refusal::new(RefusalCode::NoSuchGame, why.to_string())
    }
    pub(crate) fn record(line: usize, why: &str) -> Refusal {
        Refusal::new(RefusalCode::Record, why).with(RefusalDetails { line: Some(line), ..RefusalDetails::default() })
    }
    /// A setup or a table with everything that is wrong with it.
    pub(crate) fn impossible(code: RefusalCode, game: &dyn AnyGame, SetupError(problems): &SetupError) -> Refusal {
        let reasons = game.problems(problems).sentences(Language::En);
        let refusal = Refusal::new(code, reasons.join("; "));
        refusal.with(RefusalDetails { reasons: Some(Reasons::Sentences(reasons)), ..RefusalDetails::default() })
    }
    /// An answer or words that the match rejects, with the rules that forbid them.
    pub(crate) fn rejected(rejected: Rejected, why: &[Explanation]) -> Refusal {
        let refusal = Refusal::new(rejected.into(), rejected.to_string());
        let Some(first) = why.first() else { return refusal };
        let reasons = Reasons::Rules(why.iter().map(RuleReason::from).collect());
        let (rule, why) = (Some(first.rule), Some(first.text.clone()));
        refusal.with(RefusalDetails { rule, why, reasons: Some(reasons), ..RefusalDetails::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rejected_answer_has_the_code_of_the_kernel_and_codes_are_written_by_their_names() {
        let all = [
            Rejected::GameOver,
            Rejected::NotYourDecision,
            Rejected::NotOffered,
            Rejected::Stale,
            Rejected::NoWayBack,
            Rejected::UnderSeal,
            Rejected::OfferOpen,
            Rejected::NothingToSay,
            Rejected::OfferedBefore,
        ];
        for rejected in all {
            let code = RefusalCode::from(rejected);
            assert_eq!(code.name(), rejected.code());
            assert_eq!(serde_json::to_value(code).expect("a code is JSON"), code.name());
        }
    }
}
