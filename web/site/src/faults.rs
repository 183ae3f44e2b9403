//! What is wrong with something that was sent, in the reader's language: a wish for a table, a record, an answer.
//! Programs around the server tell of it in the same words.

mod flaws;

pub use flaws::told;

use std::sync::LazyLock;
use wardroom_catalog::Unreadable;
use wardroom_kernel::{Choices, Expected, Fault, RecordError, Rejected, SetupError, SetupFault};
use wardroom_ui::{Language, Say, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new(&[(Language::En, include_str!("../text/en.ftl")), (Language::De, include_str!("../text/de.ftl"))])
});

/// The words of this crate alone, for whoever has no server.
pub fn say(language: Language) -> Say<'static> {
    Say { texts: &TEXTS, language }
}

/// Why a record does not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    NoText { line: usize },
    NoGame { line: usize },
    OtherGame { line: usize, name: String },
    Broken { line: usize },
    Fault(RecordError),
}

impl From<Unreadable> for Unread {
    fn from(why: Unreadable) -> Unread {
        match why {
            Unreadable::NoGame { line } => Unread::NoGame { line },
            Unreadable::OtherGame { line, why } => Unread::OtherGame { line, name: why.name },
            Unreadable::Replay(fault) => Unread::Fault(fault),
        }
    }
}

impl Unread {
    /// `Line 12: the dice say 3`
    pub fn sentence(&self, say: Say<'_>) -> String {
        let (line, why) = match self {
            Unread::NoText { line } => (*line, say.text("fault-no-text")),
            Unread::NoGame { line } => (*line, expected(Expected::Game, say)),
            Unread::OtherGame { line, name } => (*line, say.with("fault-other-game", &[("name", name.into())])),
            Unread::Broken { line } => (*line, say.text("fault-broken")),
            Unread::Fault(RecordError { line, fault }) => (*line, of_record(fault, say)),
        };
        say.with("fault-line", &[("line", line.into()), ("why", why.into())])
    }
}

fn of_record(fault: &Fault, say: Say<'_>) -> String {
    match fault {
        Fault::Expected(what) => expected(*what, say),
        Fault::OtherRules(theirs, ours) => {
            say.with("fault-other-rules", &[("theirs", theirs.into()), ("ours", ours.into())])
        }
        Fault::OtherBox(mark) => say.with("fault-other-box", &[("mark", mark.into())]),
        Fault::ShippedBox => say.text("fault-shipped-box"),
        Fault::Setup(SetupError(reasons)) => say.with("fault-table", &[("why", told(reasons, say).into())]),
        Fault::Position(why) => say.with("fault-table", &[("why", told(std::slice::from_ref(why), say).into())]),
        // Answers of seats that are not offered are told with what is; so this is one of chance.
        Fault::Rejected(Rejected::NotOffered) => expected(Expected::Chance, say),
        // A sentence elsewhere; here more comes after it.
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

pub fn of_setup(fault: &SetupFault, say: Say<'_>) -> String {
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

/// A field, as its form calls it; by the name that programs know it by, where no form asks for it.
pub(crate) fn field(name: &str, say: Say<'_>) -> String {
    match name {
        "name" => say.text("name-label"),
        "game" => say.text("make-game"),
        "mode" => say.text("make-mode"),
        "holder" => say.text("make-seats"),
        "pace" => say.text("pace-title"),
        "minutes" => say.text("pace-minutes"),
        "seconds" => say.text("pace-seconds"),
        "seconds-are" => say.text("pace-seconds-are"),
        "days" => say.text("pace-per-decision"),
        "contribution" => say.text("dice-own"),
        "code" => say.text("me-arrive-code"),
        "who" => say.text("me-handle-label"),
        "password" => say.text("me-password"),
        "new" => say.text("me-password-new"),
        "record" => say.text("upload-label"),
        _ => name.to_owned(),
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

pub(crate) fn rejection(rejected: Rejected, say: Say<'_>) -> String {
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
