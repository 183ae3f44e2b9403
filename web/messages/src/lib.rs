//! Sentences in the reader's language about records and answers that the engine refuses. The site and the command line share
//! them; how an error becomes a reply or an exit code is their own business.

use std::sync::LazyLock;
use wardroom_catalog::Unreadable;
use wardroom_kernel::{Choices, Expected, Fault, RecordError, Rejected, SetupError};
use wardroom_ui::{GameTexts, Language, Say, Texts, problems::GameProblems};

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
    NoText {
        line: usize,
    },
    NoGame {
        line: usize,
    },
    OtherGame {
        line: usize,
        name: String,
    },
    Broken {
        line: usize,
    },
    /// With the texts of its game.
    Fault(RecordError, GameTexts),
}

impl From<Unreadable> for RecordReadError {
    fn from(why: Unreadable) -> RecordReadError {
        match why {
            Unreadable::NoGame { line } => RecordReadError::NoGame { line },
            Unreadable::OtherGame { line, why } => RecordReadError::OtherGame { line, name: why.name },
            Unreadable::Replay(fault, texts) => RecordReadError::Fault(fault, texts),
        }
    }
}

impl RecordReadError {
    /// `Line 12: the dice say 3`
    pub fn localize(&self, say: Say<'_>) -> String {
        let (line, why) = match self {
            RecordReadError::NoText { line } => (*line, say.text("fault-no-text")),
            RecordReadError::NoGame { line } => (*line, expected(Expected::Game, say)),
            RecordReadError::OtherGame { line, name } => {
                (*line, say.with("fault-other-game", &[("name", name.into())]))
            }
            RecordReadError::Broken { line } => (*line, say.text("fault-broken")),
            RecordReadError::Fault(RecordError { line, fault }, texts) => (*line, record_fault(fault, *texts, say)),
        };
        say.with("fault-line", &[("line", line.into()), ("why", why.into())])
    }
}

fn record_fault(fault: &Fault, texts: GameTexts, say: Say<'_>) -> String {
    match fault {
        Fault::Expected(what) => expected(*what, say),
        Fault::OtherRules(theirs, ours) => {
            say.with("fault-other-rules", &[("theirs", theirs.into()), ("ours", ours.into())])
        }
        Fault::OtherBox(mark) => say.with("fault-other-box", &[("mark", mark.into())]),
        Fault::ShippedBox => say.text("fault-shipped-box"),
        Fault::Setup(SetupError(problems)) => {
            let problems = GameProblems { problems: problems.clone(), texts };
            say.with("fault-table", &[("why", problems.localize(say.language).into())])
        }
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

/// `on or off`, `0 to 999`.
pub fn choices(choices: Choices, say: Say<'_>) -> String {
    match choices {
        Choices::Switch => say.text("choices-switch"),
        Choices::Range(least, most) => say.with("choices-range", &[("least", least.into()), ("most", most.into())]),
        Choices::OneOf(values) => values.iter().map(i64::to_string).collect::<Vec<_>>().join(", "),
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
