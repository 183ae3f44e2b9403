//! Why something at a table is not done: a code for programs, a sentence for readers. How it becomes a reply over HTTP is in
//! `wardroom-site`.

use crate::{
    halted::Halted,
    render_pool::{PoolFull, RenderError},
};
use wardroom_accounts::{AccountError, Unavailable};
use wardroom_catalog::Explanation;
use wardroom_kernel::Rejected;
use wardroom_messages::{self as messages, RecordReadError};
use wardroom_store::{AppendError, ChairError, CreateTableError, SitError, State, StoreError, TableRow};
use wardroom_ui::{Say, problems::GameProblems};

#[derive(Clone, PartialEq, Debug)]
pub enum LiveError {
    NoSuchTable,
    NoSuchGame,
    /// There is no record with this id.
    NoSuchRecord,
    /// A field is missing or cannot be parsed.
    Field(&'static str),
    /// A number that is missing, or out of these bounds.
    Range(&'static str, (u16, u16)),
    NotYourSeat,
    Invitation,
    /// A message with more characters than this.
    LongMessage(usize),
    GalleryClosed,
    SeatTaken,
    SeatedAlready,
    Begun,
    NotBegun,
    /// The host has called the table off.
    CalledOff,
    /// Other people play, so one player cannot break the game off.
    NotAlone,
    NotOver,
    /// A bot stands in for the player.
    StoodIn,
    /// No player is away about whom that could be chosen.
    NotAway,
    /// A player whose own time is up decides nothing for players who have time.
    Late,
    /// Other people sit at the table, or at other seats, than the page showed.
    ChairsChanged,
    /// The host asked the person to leave this table: only an invitation lets them sit down again.
    ShownOut,
    /// Only the host may do that.
    NotHost,
    /// A person has to sit here, not only bots.
    LastPerson,
    /// There is no second seat to change places with.
    OneChair,
    /// Other people play along.
    NoHintsHere,
    /// Too many hints at once: the next one in this many seconds.
    HintsLater(u64),
    /// What is wrong with a request for a table.
    Setup(GameProblems),
    /// The host has replaced the box of the game, and the replacement is wrong.
    Box(GameProblems),
    /// A record that cannot be read.
    Record(RecordReadError),
    /// No room for more records from elsewhere.
    RecordsFull,
    Rejected(Rejected, Option<Explanation>),
    Halted(Halted),
    PoolFull(PoolFull),
    Account(AccountError),
    Unavailable(Unavailable),
}

impl LiveError {
    /// Why no answer is taken at a table that has not begun.
    pub fn not_playing(row: &TableRow) -> LiveError {
        if row.state == State::CalledOff { LiveError::CalledOff } else { LiveError::NotBegun }
    }
    /// Why no seat can be taken at a table that has begun.
    pub fn not_gathering(row: &TableRow) -> LiveError {
        if row.state == State::CalledOff { LiveError::CalledOff } else { LiveError::Begun }
    }
    /// The name that programs know it by.
    pub fn code(&self) -> &'static str {
        match self {
            LiveError::NoSuchTable => "no-such-table",
            LiveError::NoSuchGame => "no-such-game",
            LiveError::NoSuchRecord => "no-such-page",
            LiveError::Field(_) | LiveError::Range(..) => "field",
            LiveError::NotYourSeat => "not-your-seat",
            LiveError::Invitation => "invitation",
            LiveError::LongMessage(_) => "long-words",
            LiveError::GalleryClosed => "gallery-closed",
            LiveError::SeatTaken => "seat-taken",
            LiveError::SeatedAlready => "seated-already",
            LiveError::Begun => "begun",
            LiveError::NotBegun => "not-begun",
            LiveError::CalledOff => "called-off",
            LiveError::NotAlone => "not-alone",
            LiveError::NotOver => "not-over",
            LiveError::StoodIn => "bot-sails",
            LiveError::NotAway => "not-away",
            LiveError::Late => "late",
            LiveError::ChairsChanged => "chairs-changed",
            LiveError::ShownOut => "shown-out",
            LiveError::NotHost => "not-host",
            LiveError::LastPerson => "last-person",
            LiveError::OneChair => "one-chair",
            LiveError::NoHintsHere => "no-hints-here",
            LiveError::HintsLater(_) => "hints-later",
            LiveError::Setup(_) => "setup",
            LiveError::Box(_) => "box",
            LiveError::Record(_) => "record",
            LiveError::RecordsFull => "limit-records",
            LiveError::Rejected(rejected, _) => rejected.code(),
            LiveError::Halted(_) => "frozen",
            LiveError::PoolFull(full) => full.code(),
            LiveError::Account(error) => error.code(),
            LiveError::Unavailable(why) => why.code(),
        }
    }
    /// The sentence in the reader's language.
    pub fn message(&self, say: Say<'_>) -> String {
        match self {
            LiveError::NoSuchTable => say.text("trouble-no-such-table"),
            LiveError::NoSuchGame => say.text("trouble-no-such-game"),
            LiveError::NoSuchRecord => say.text("error-404"),
            LiveError::Field(name) => say.with("trouble-field", &[("field", field(name, say).into())]),
            LiveError::Range(name, (least, most)) => {
                let about = [("field", field(name, say).into()), ("least", (*least).into()), ("most", (*most).into())];
                say.with("trouble-range", &about)
            }
            LiveError::NotYourSeat => say.text("error-403"),
            LiveError::Invitation => say.text("trouble-invitation"),
            LiveError::LongMessage(most) => say.with("trouble-long-words", &[("most", (*most).into())]),
            LiveError::GalleryClosed => say.text("trouble-gallery-closed"),
            LiveError::SeatTaken => say.text("trouble-seat-taken"),
            LiveError::SeatedAlready => say.text("trouble-seated-already"),
            LiveError::Begun => say.text("trouble-begun"),
            LiveError::NotBegun => say.text("trouble-not-begun"),
            LiveError::CalledOff => say.text("trouble-called-off"),
            LiveError::NotAlone => say.text("trouble-not-alone"),
            LiveError::NotOver => say.text("trouble-not-over"),
            LiveError::StoodIn => say.text("trouble-bot-sails"),
            LiveError::NotAway => say.text("trouble-not-away"),
            LiveError::Late => say.text("trouble-late"),
            LiveError::ChairsChanged => say.text("trouble-chairs-changed"),
            LiveError::ShownOut => say.text("trouble-shown-out"),
            LiveError::NotHost => say.text("trouble-not-host"),
            LiveError::LastPerson => say.text("trouble-last-person"),
            LiveError::OneChair => say.text("trouble-one-chair"),
            LiveError::NoHintsHere => say.text("trouble-no-hints-here"),
            LiveError::HintsLater(_) => say.text("trouble-hints-later"),
            LiveError::Setup(problems) => {
                say.with("trouble-setup", &[("reasons", problems.localize(say.language).into())])
            }
            LiveError::Box(problems) => say.with("trouble-box", &[("reasons", problems.localize(say.language).into())]),
            LiveError::Record(error) => say.with("trouble-record", &[("why", error.localize(say).into())]),
            LiveError::RecordsFull => say.text("limit-records"),
            LiveError::Rejected(_, Some(why)) => why.text.clone(),
            LiveError::Rejected(rejected, None) => messages::rejection(*rejected, say),
            LiveError::Halted(Halted::Broken) => say.text("trouble-frozen-broken"),
            LiveError::Halted(Halted::OtherRules) => say.text("trouble-frozen-rules"),
            LiveError::Halted(Halted::OtherBox) => say.text("trouble-frozen-box"),
            LiveError::Halted(Halted::Journal) => say.text("trouble-frozen-journal"),
            LiveError::PoolFull(full) => full.message(say),
            LiveError::Account(error) => error.message(say),
            LiveError::Unavailable(why) => why.message(say),
        }
    }
    /// The rule that forbids it, if one does.
    pub fn why(&self) -> Option<&Explanation> {
        if let LiveError::Rejected(_, why) = self { why.as_ref() } else { None }
    }
}

/// The label of a field in its form; the name that programs use, if no form has it.
fn field(name: &str, say: Say<'_>) -> String {
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

impl From<AccountError> for LiveError {
    fn from(error: AccountError) -> LiveError {
        match error {
            AccountError::Unavailable(why) => LiveError::Unavailable(why),
            error => LiveError::Account(error),
        }
    }
}
impl From<Unavailable> for LiveError {
    fn from(why: Unavailable) -> LiveError {
        LiveError::Unavailable(why)
    }
}
impl From<StoreError> for LiveError {
    fn from(error: StoreError) -> LiveError {
        Unavailable::from(error).into()
    }
}
impl From<RenderError> for LiveError {
    fn from(error: RenderError) -> LiveError {
        match error {
            RenderError::Full(full) => LiveError::PoolFull(full),
            RenderError::Stopping => Unavailable::Stopping.into(),
        }
    }
}
impl From<CreateTableError> for LiveError {
    fn from(error: CreateTableError) -> LiveError {
        match error {
            CreateTableError::IdTaken(_) => Unavailable::Database.into(),
            CreateTableError::Store(error) => error.into(),
        }
    }
}
impl From<SitError> for LiveError {
    fn from(error: SitError) -> LiveError {
        match error {
            SitError::NoSuchTable => LiveError::NoSuchTable,
            SitError::Begun => LiveError::Begun,
            SitError::NoSuchSeat(_) => LiveError::Field("seat"),
            SitError::SeatTaken => LiveError::SeatTaken,
            SitError::SeatedAlready => LiveError::SeatedAlready,
            SitError::WrongInvite => LiveError::Invitation,
            SitError::ShownOut => LiveError::ShownOut,
            SitError::Store(error) => error.into(),
        }
    }
}
impl From<ChairError> for LiveError {
    fn from(error: ChairError) -> LiveError {
        match error {
            ChairError::Begun => LiveError::Begun,
            ChairError::NoSuchSeat(_) => LiveError::Field("seat"),
            ChairError::Changed => LiveError::Rejected(Rejected::Stale, None),
            ChairError::OneChair => LiveError::OneChair,
            ChairError::Store(error) => error.into(),
        }
    }
}
impl From<AppendError> for LiveError {
    fn from(error: AppendError) -> LiveError {
        match error {
            AppendError::Taken { .. } | AppendError::BrokenChain => LiveError::Rejected(Rejected::Stale, None),
            AppendError::NoSuchTable(_) => LiveError::NoSuchTable,
            AppendError::Nul => LiveError::Field("answer"),
            AppendError::Store(error) => error.into(),
            error @ (AppendError::Gap { .. } | AppendError::Nothing) => {
                tracing::error!(%error, "the journal does not have the expected length");
                Unavailable::Database.into()
            }
        }
    }
}
