//! Explanation a request is not done: the one error of this crate. It knows its status, its code and its sentence in the
//! reader's language; `guard.rs` puts it on a page or into JSON.

use crate::faults::{self, RecordReadError};
use crate::{chat::LONGEST, limits::Limit};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use wardroom_catalog::Explanation;
use wardroom_kernel::Rejected;
use wardroom_store::{AppendError, ChairError, CreateTableError, SitError, State, StoreError, TableRow};
use wardroom_ui::Say;
use wardroom_ui::problems::GameProblems;

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Trouble {
    NoSuchPage,
    NoSuchTable,
    NoSuchGame,
    NoSuchPlayer,
    /// The address is there, but not for this kind of request.
    Method,
    /// With the bytes that are taken.
    TooLarge(u32),
    /// The body is not what a form sends.
    NotAForm,
    /// What was sent holds characters that nobody types.
    NotWritten,
    /// A field is missing or does not read.
    Field(&'static str),
    /// A number that is none, or less or more than may be.
    Range(&'static str, (u16, u16)),
    /// A form of another site.
    CrossSite,
    NotYourSeat,
    RecordLater,
    Invitation,
    /// A code for another device that is not good, or not any more.
    Code,
    /// Name and password do not fit together. It does not tell which.
    SignIn,
    /// A new password that is too short or too long.
    Password,
    OldPassword,
    /// A name of which nothing is to be seen.
    Name,
    /// Bots are called so.
    NameOfABot,
    /// Nobody yet: whoever has no name has nothing to keep.
    Nobody,
    /// More words than anybody reads at once.
    LongWords,
    GalleryClosed,
    /// So often that it has to wait, for so many seconds.
    TooOften(u64),
    SeatTaken,
    SeatedAlready,
    Begun,
    NotBegun,
    /// Whoever made the table has called it off.
    CalledOff,
    /// Other people play along, so nobody ends the game alone.
    NotAlone,
    NotOver,
    /// A bot sits in for the person.
    BotSails,
    /// Nobody is away about whom that could be chosen.
    NotAway,
    /// Whose own time is up decides nothing for those who have time.
    Late,
    /// Somebody else sits at the table, or elsewhere, than whoever says that they are ready has seen.
    ChairsChanged,
    /// The host asked them to leave this table: an invitation alone lets them sit down again.
    ShownOut,
    /// Only whoever made the table may do that.
    NotHost,
    /// Somebody has to sit here, not only bots.
    LastPerson,
    /// Nobody can change places with anybody.
    OneChair,
    /// Other people play along.
    NoHintsHere,
    /// Too many hints at once: the next in so many seconds.
    HintsLater(u64),
    /// What is wrong with a wish for a table.
    Setup(GameProblems),
    /// The host has replaced the box of the game, and it is wrong.
    Box(GameProblems),
    /// A record that does not read.
    Record(RecordReadError),
    Rejected(Rejected, Option<Explanation>),
    Frozen(Frozen),
    Limit(Limit),
    Stopping,
    /// The database did not do its work; what is wrong stands in the log.
    Database,
}

/// Explanation a match cannot go on here. Its journal is whole; nothing is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Frozen {
    /// A bug in rules or screen.
    Broken,
    /// It is pinned to rules that this program does not have.
    OtherRules,
    /// It is pinned to a box that this server does not have.
    OtherBox,
    /// The journal does not fit the rules or the dice.
    Journal,
}

impl Frozen {
    /// Nothing is broken: it waits for the program or the box that it was begun with.
    pub(crate) fn waits(self) -> bool {
        matches!(self, Frozen::OtherRules | Frozen::OtherBox)
    }
    /// For whoever looks after the server.
    pub(crate) fn why(self) -> &'static str {
        match self {
            Frozen::Broken => "its rules broke down",
            Frozen::OtherRules => "it was begun under rules that this program does not have",
            Frozen::OtherBox => "it was begun with another box than this server has",
            Frozen::Journal => "its journal does not fit the rules or the dice",
        }
    }
}

impl Trouble {
    /// Explanation nothing is played at a table that has not begun.
    pub(crate) fn not_playing(row: &TableRow) -> Trouble {
        if row.state == State::CalledOff { Trouble::CalledOff } else { Trouble::NotBegun }
    }
    /// Explanation a table does not gather any more.
    pub(crate) fn not_gathering(row: &TableRow) -> Trouble {
        if row.state == State::CalledOff { Trouble::CalledOff } else { Trouble::Begun }
    }
    pub(crate) fn status(&self) -> StatusCode {
        self.face().0
    }
    /// The name programs know it by.
    pub(crate) fn code(&self) -> &'static str {
        self.face().1
    }
    fn face(&self) -> (StatusCode, &'static str) {
        match self {
            Trouble::NoSuchPage => (StatusCode::NOT_FOUND, "no-such-page"),
            Trouble::NoSuchTable => (StatusCode::NOT_FOUND, "no-such-table"),
            Trouble::NoSuchGame => (StatusCode::NOT_FOUND, "no-such-game"),
            Trouble::NoSuchPlayer => (StatusCode::NOT_FOUND, "no-such-player"),
            Trouble::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Trouble::TooLarge(_) => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Trouble::NotAForm => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-a-form"),
            Trouble::NotWritten => (StatusCode::BAD_REQUEST, "not-written"),
            Trouble::Field(_) | Trouble::Range(..) => (StatusCode::BAD_REQUEST, "field"),
            Trouble::CrossSite => (StatusCode::FORBIDDEN, "cross-site"),
            Trouble::NotYourSeat => (StatusCode::FORBIDDEN, "not-your-seat"),
            Trouble::RecordLater => (StatusCode::FORBIDDEN, "record-later"),
            Trouble::Invitation => (StatusCode::FORBIDDEN, "invitation"),
            Trouble::Code => (StatusCode::FORBIDDEN, "code"),
            Trouble::SignIn => (StatusCode::FORBIDDEN, "sign-in"),
            Trouble::Password => (StatusCode::BAD_REQUEST, "password"),
            Trouble::OldPassword => (StatusCode::FORBIDDEN, "old-password"),
            Trouble::Name => (StatusCode::BAD_REQUEST, "name"),
            Trouble::NameOfABot => (StatusCode::BAD_REQUEST, "name-of-a-bot"),
            Trouble::Nobody => (StatusCode::FORBIDDEN, "nobody"),
            Trouble::LongWords => (StatusCode::BAD_REQUEST, "long-words"),
            Trouble::GalleryClosed => (StatusCode::FORBIDDEN, "gallery-closed"),
            Trouble::TooOften(_) => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
            Trouble::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            Trouble::SeatedAlready => (StatusCode::CONFLICT, "seated-already"),
            Trouble::Begun => (StatusCode::CONFLICT, "begun"),
            Trouble::NotBegun => (StatusCode::CONFLICT, "not-begun"),
            Trouble::CalledOff => (StatusCode::GONE, "called-off"),
            Trouble::NotAlone => (StatusCode::FORBIDDEN, "not-alone"),
            Trouble::NotOver => (StatusCode::CONFLICT, "not-over"),
            Trouble::BotSails => (StatusCode::CONFLICT, "bot-sails"),
            Trouble::NotAway => (StatusCode::CONFLICT, "not-away"),
            Trouble::Late => (StatusCode::CONFLICT, "late"),
            Trouble::ChairsChanged => (StatusCode::CONFLICT, "chairs-changed"),
            Trouble::ShownOut => (StatusCode::FORBIDDEN, "shown-out"),
            Trouble::NotHost => (StatusCode::FORBIDDEN, "not-host"),
            Trouble::LastPerson => (StatusCode::CONFLICT, "last-person"),
            Trouble::OneChair => (StatusCode::CONFLICT, "one-chair"),
            Trouble::NoHintsHere => (StatusCode::FORBIDDEN, "no-hints-here"),
            Trouble::HintsLater(_) => (StatusCode::TOO_MANY_REQUESTS, "hints-later"),
            Trouble::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "setup"),
            Trouble::Box(_) => (StatusCode::UNPROCESSABLE_ENTITY, "box"),
            Trouble::Record(_) => (StatusCode::UNPROCESSABLE_ENTITY, "record"),
            Trouble::Rejected(rejected @ Rejected::NotOffered, _) => {
                (StatusCode::UNPROCESSABLE_ENTITY, rejected.code())
            }
            Trouble::Rejected(rejected, _) => (StatusCode::CONFLICT, rejected.code()),
            Trouble::Frozen(frozen) if frozen.waits() => (StatusCode::CONFLICT, "frozen"),
            Trouble::Frozen(_) => (StatusCode::INTERNAL_SERVER_ERROR, "frozen"),
            Trouble::Limit(limit) => (limit.status(), limit.code()),
            Trouble::Stopping => (StatusCode::SERVICE_UNAVAILABLE, "stopping"),
            Trouble::Database => (StatusCode::SERVICE_UNAVAILABLE, "database"),
        }
    }
    pub(crate) fn sentence(&self, say: Say<'_>) -> String {
        match self {
            Trouble::NoSuchPage => say.text("error-404"),
            Trouble::NoSuchTable => say.text("trouble-no-such-table"),
            Trouble::NoSuchGame => say.text("trouble-no-such-game"),
            Trouble::NoSuchPlayer => say.text("trouble-no-such-player"),
            Trouble::Method => say.text("error-405"),
            Trouble::TooLarge(most) => say.with("trouble-too-large", &[("most", (*most).into())]),
            Trouble::NotAForm => say.text("trouble-not-a-form"),
            Trouble::NotWritten => say.text("trouble-not-written"),
            Trouble::Field(name) => say.with("trouble-field", &[("field", faults::field(name, say).into())]),
            Trouble::Range(name, (least, most)) => {
                let field = faults::field(name, say);
                let about = [("field", field.into()), ("least", (*least).into()), ("most", (*most).into())];
                say.with("trouble-range", &about)
            }
            Trouble::CrossSite => say.text("trouble-cross-site"),
            Trouble::NotYourSeat => say.text("error-403"),
            Trouble::RecordLater => say.text("trouble-record-later"),
            Trouble::Invitation => say.text("trouble-invitation"),
            Trouble::Code => say.text("trouble-code"),
            Trouble::SignIn => say.text("trouble-sign-in"),
            Trouble::Password => say.text("trouble-password"),
            Trouble::OldPassword => say.text("trouble-old-password"),
            Trouble::Name => say.text("trouble-name"),
            Trouble::NameOfABot => say.text("trouble-name-of-a-bot"),
            Trouble::Nobody => say.text("trouble-nobody"),
            Trouble::LongWords => say.with("trouble-long-words", &[("most", LONGEST.into())]),
            Trouble::GalleryClosed => say.text("trouble-gallery-closed"),
            Trouble::TooOften(seconds) => {
                let seconds = i64::try_from(*seconds).unwrap_or(i64::MAX);
                say.with("trouble-too-often", &[("seconds", seconds.into())])
            }
            Trouble::SeatTaken => say.text("trouble-seat-taken"),
            Trouble::SeatedAlready => say.text("trouble-seated-already"),
            Trouble::Begun => say.text("trouble-begun"),
            Trouble::NotBegun => say.text("trouble-not-begun"),
            Trouble::CalledOff => say.text("trouble-called-off"),
            Trouble::NotAlone => say.text("trouble-not-alone"),
            Trouble::NotOver => say.text("trouble-not-over"),
            Trouble::BotSails => say.text("trouble-bot-sails"),
            Trouble::NotAway => say.text("trouble-not-away"),
            Trouble::Late => say.text("trouble-late"),
            Trouble::ChairsChanged => say.text("trouble-chairs-changed"),
            Trouble::ShownOut => say.text("trouble-shown-out"),
            Trouble::NotHost => say.text("trouble-not-host"),
            Trouble::LastPerson => say.text("trouble-last-person"),
            Trouble::OneChair => say.text("trouble-one-chair"),
            Trouble::NoHintsHere => say.text("trouble-no-hints-here"),
            Trouble::HintsLater(_) => say.text("trouble-hints-later"),
            Trouble::Setup(problems) => {
                say.with("trouble-setup", &[("reasons", problems.localize(say.language).into())])
            }
            Trouble::Box(problems) => say.with("trouble-box", &[("reasons", problems.localize(say.language).into())]),
            Trouble::Record(error) => say.with("trouble-record", &[("why", error.localize(say).into())]),
            Trouble::Rejected(_, Some(why)) => why.text.clone(),
            Trouble::Rejected(rejected, None) => faults::rejection(*rejected, say),
            Trouble::Frozen(Frozen::Broken) => say.text("trouble-frozen-broken"),
            Trouble::Frozen(Frozen::OtherRules) => say.text("trouble-frozen-rules"),
            Trouble::Frozen(Frozen::OtherBox) => say.text("trouble-frozen-box"),
            Trouble::Frozen(Frozen::Journal) => say.text("trouble-frozen-journal"),
            Trouble::Limit(limit) => limit.sentence(say),
            Trouble::Stopping => say.text("error-503"),
            Trouble::Database => say.text("trouble-database"),
        }
    }
    /// Seconds after which it is worth trying again.
    pub(crate) fn retry_after(&self) -> Option<u32> {
        match self {
            Trouble::Limit(limit) => limit.retry_after(),
            Trouble::TooOften(seconds) | Trouble::HintsLater(seconds) => u32::try_from(*seconds).ok(),
            Trouble::Stopping | Trouble::Database => Some(3),
            _ => None,
        }
    }
    /// The rule that stands against it, if one does.
    pub(crate) fn why(&self) -> Option<&Explanation> {
        if let Trouble::Rejected(_, why) = self { why.as_ref() } else { None }
    }
}

/// A bare status that carries the trouble along; `guard::explain` writes the page.
impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::Closed => Trouble::Stopping,
            error => {
                tracing::error!(%error, "the store failed");
                Trouble::Database
            }
        }
    }
}
impl From<CreateTableError> for Trouble {
    fn from(error: CreateTableError) -> Trouble {
        match error {
            CreateTableError::IdTaken(_) => Trouble::Database,
            CreateTableError::Store(error) => error.into(),
        }
    }
}
impl From<SitError> for Trouble {
    fn from(error: SitError) -> Trouble {
        match error {
            SitError::NoSuchTable => Trouble::NoSuchTable,
            SitError::Begun => Trouble::Begun,
            SitError::NoSuchSeat(_) => Trouble::Field("seat"),
            SitError::SeatTaken => Trouble::SeatTaken,
            SitError::SeatedAlready => Trouble::SeatedAlready,
            SitError::WrongInvite => Trouble::Invitation,
            SitError::ShownOut => Trouble::ShownOut,
            SitError::Store(error) => error.into(),
        }
    }
}
impl From<ChairError> for Trouble {
    fn from(error: ChairError) -> Trouble {
        match error {
            ChairError::Begun => Trouble::Begun,
            ChairError::NoSuchSeat(_) => Trouble::Field("seat"),
            ChairError::Changed => Trouble::Rejected(Rejected::Stale, None),
            ChairError::OneChair => Trouble::OneChair,
            ChairError::Store(error) => error.into(),
        }
    }
}
impl From<AppendError> for Trouble {
    fn from(error: AppendError) -> Trouble {
        match error {
            AppendError::Taken { .. } | AppendError::BrokenChain => Trouble::Rejected(Rejected::Stale, None),
            AppendError::NoSuchTable(_) => Trouble::NoSuchTable,
            AppendError::Nul => Trouble::Field("answer"),
            AppendError::Store(error) => error.into(),
            error @ (AppendError::Gap { .. } | AppendError::Nothing) => {
                tracing::error!(%error, "the journal is not where it was thought to be");
                Trouble::Database
            }
        }
    }
}
