//! Sentences in the reader's language about what the engine refuses: a setup, a box, a position, a record, an answer.
//! The site and the command line share them; how an error becomes a reply or an exit code is their own business.

mod problems;

pub use problems::localize;

use std::sync::LazyLock;
use wardroom_catalog::Unreadable;
use wardroom_kernel::{Choices, Expected, Fault, RecordError, Rejected, SetupError, SetupFault};
use wardroom_ui::{Language, Say, Texts};

/// To be added to the texts of a program that shows these sentences.
pub const TEXTS: [(Language, &str); 2] =
    [(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))];

/// This crate's texts, for a program without pages.
pub fn say(language: Language) -> Say<'static> {
    static OWN: LazyLock<Texts> = LazyLock::new(|| Texts::new(&TEXTS));
    Say { texts: &OWN, language }
}

/// Why a record cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordReadError {
    NoText { line: usize },
    NoGame { line: usize },
    OtherGame { line: usize, name: String },
    Broken { line: usize },
    Fault(RecordError),
}

impl From<Unreadable> for RecordReadError {
    fn from(why: Unreadable) -> RecordReadError {
        match why {
            Unreadable::NoGame { line } => RecordReadError::NoGame { line },
            Unreadable::OtherGame { line, why } => RecordReadError::OtherGame { line, name: why.name },
            Unreadable::Replay(fault) => RecordReadError::Fault(fault),
        }
    }
}

impl RecordReadError {
    /// `Line 12: the dice say 3`
    pub fn sentence(&self, say: Say<'_>) -> String {
        let (line, why) = match self {
            RecordReadError::NoText { line } => (*line, say.text("fault-no-text")),
            RecordReadError::NoGame { line } => (*line, expected(Expected::Game, say)),
            RecordReadError::OtherGame { line, name } => {
                (*line, say.with("fault-other-game", &[("name", name.into())]))
            }
            RecordReadError::Broken { line } => (*line, say.text("fault-broken")),
            RecordReadError::Fault(RecordError { line, fault }) => (*line, record_fault(fault, say)),
        };
        say.with("fault-line", &[("line", line.into()), ("why", why.into())])
    }
}

fn record_fault(fault: &Fault, say: Say<'_>) -> String {
    match fault {
        Fault::Expected(what) => expected(*what, say),
        Fault::OtherRules(theirs, ours) => {
            say.with("fault-other-rules", &[("theirs", theirs.into()), ("ours", ours.into())])
        }
        Fault::OtherBox(mark) => say.with("fault-other-box", &[("mark", mark.into())]),
        Fault::ShippedBox => say.text("fault-shipped-box"),
        Fault::Setup(SetupError(reasons)) => say.with("fault-table", &[("why", localize(reasons, say).into())]),
        Fault::Position(why) => say.with("fault-table", &[("why", localize(std::slice::from_ref(why), say).into())]),
        // A seat's answer that is not offered is a `Fault::NotOffered`; so this one is a chance outcome.
        Fault::Rejected(Rejected::NotOffered) => expected(Expected::Chance, say),
        // Without the full stop: it stands inside another sentence here.
        Fault::Rejected(rejected) => rejection(*rejected, say).trim_end_matches('.').to_owned(),
        Fault::NotOffered(offers) => say.with("fault-not-offered", &[("offers", offers.join(", ").into())]),
        Fault::Outcome(outcome) => say.with("fault-outcome", &[("outcome", outcome.into())]),
        Fault::Commitment => say.text("fault-commitment"),
        Fault::Dice(number) => say.with("fault-dice", &[("number", (*number).into())]),
        Fault::NotOfEachSeat { key, seats, found } => {
            let about = [("key", (*key).into()), ("seats", (*seats).into()), ("found", (*found).into())];
            say.with("fault-not-of-each-seat", &about)
        }
        Fault::TooManyGiven { given, answers } => {
            say.with("fault-given", &[("given", (*given).into()), ("answers", (*answers).into())])
        }
    }
}

fn expected(what: Expected, say: Say<'_>) -> String {
    let what = match what {
        Expected::Game => say.text("expected-game"),
        Expected::Mode => say.text("expected-mode"),
        Expected::Seats => say.text("expected-seats"),
        Expected::Given => say.text("expected-given"),
        Expected::SeatNames => say.text("expected-seat-names"),
        Expected::Line => say.text("expected-line"),
        Expected::Chance => say.text("expected-chance"),
        Expected::Seat => say.text("expected-seat"),
        Expected::Word => say.text("expected-word"),
    };
    say.with("fault-expected", &[("what", what.into())])
}

pub fn setup_fault(fault: &SetupFault, say: Say<'_>) -> String {
    match fault {
        SetupFault::Mode { mode, known } => {
            say.with("fault-mode", &[("mode", mode.into()), ("known", known.join(", ").into())])
        }
        SetupFault::Seats { mode, seats } => {
            say.with("fault-seats", &[("numbers", mode.numbers().into()), ("seats", (*seats).into())])
        }
        SetupFault::NoOption { mode, name } if mode.options.is_empty() => {
            say.with("fault-no-options", &[("name", name.into())])
        }
        SetupFault::NoOption { mode, name } => {
            say.with("fault-no-option", &[("name", name.into()), ("known", mode.option_names().into())])
        }
        SetupFault::Value { option, text } => {
            let choices = choices(option.choices, say);
            let about = [("name", option.name.into()), ("choices", choices.into()), ("text", text.into())];
            say.with("fault-value", &about)
        }
    }
}

/// `on or off`, `0 to 999`.
pub fn choices(choices: Choices, say: Say<'_>) -> String {
    match choices {
        Choices::Switch => say.text("choices-switch"),
        Choices::Range(least, most) => say.with("choices-range", &[("least", least.into()), ("most", most.into())]),
        Choices::OneOf(_) => choices.describe(),
    }
}

pub fn rejection(rejected: Rejected, say: Say<'_>) -> String {
    match rejected {
        Rejected::GameOver => say.text("trouble-game-over"),
        Rejected::NotYourDecision => say.text("trouble-not-your-decision"),
        Rejected::NotOffered => say.text("trouble-not-offered"),
        Rejected::Stale => say.text("error-409"),
        Rejected::NoWayBack => say.text("trouble-no-way-back"),
        Rejected::UnderSeal => say.text("trouble-under-seal"),
        Rejected::OfferOpen => say.text("trouble-offer-open"),
        Rejected::NothingToSay => say.text("trouble-nothing-to-say"),
        Rejected::OfferedBefore => say.text("trouble-offered-before"),
    }
}
