//! Why a request is not done, as HTTP: every error has a status, a code for programs and a sentence for readers. `guard.rs`
//! makes a page or JSON of it.

use crate::limits::Limit;
use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use wardroom_accounts::{AccountError, TooSoon, Unavailable};
use wardroom_catalog::Explanation;
use wardroom_kernel::Rejected;
use wardroom_live::{
    Halted, LiveError,
    render_pool::{PoolFull, RenderError},
};
use wardroom_store::{ChairError, SitError, StoreError};
use wardroom_ui::Say;

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum AppError {
    NoSuchPage,
    NoSuchPlayer,
    /// The address exists, but not for this method.
    Method,
    /// With the number of bytes that are accepted.
    TooLarge(u32),
    /// The body is not what a form sends.
    NotAForm,
    /// The request has characters that cannot be typed.
    NotWritten,
    /// A form of another site.
    CrossSite,
    /// The client has no person yet, so there is nothing to keep.
    NoPerson,
    /// The record can be read after the end only.
    RecordLater,
    Limit(Limit),
    /// Something at a table, or about people.
    Live(LiveError),
}

impl AppError {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            AppError::NoSuchPage | AppError::NoSuchPlayer => StatusCode::NOT_FOUND,
            AppError::Method => StatusCode::METHOD_NOT_ALLOWED,
            AppError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::NotAForm => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            AppError::NotWritten => StatusCode::BAD_REQUEST,
            AppError::CrossSite | AppError::NoPerson | AppError::RecordLater => StatusCode::FORBIDDEN,
            AppError::Limit(limit) => limit.status(),
            AppError::Live(error) => status_of(error),
        }
    }
    /// The name that programs know it by.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            AppError::NoSuchPage => "no-such-page",
            AppError::NoSuchPlayer => "no-such-player",
            AppError::Method => "method",
            AppError::TooLarge(_) => "too-large",
            AppError::NotAForm => "not-a-form",
            AppError::NotWritten => "not-written",
            AppError::CrossSite => "cross-site",
            AppError::NoPerson => "nobody",
            AppError::RecordLater => "record-later",
            AppError::Limit(limit) => limit.code(),
            AppError::Live(error) => error.code(),
        }
    }
    pub(crate) fn message(&self, say: Say<'_>) -> String {
        match self {
            AppError::NoSuchPage => say.text("error-404"),
            AppError::NoSuchPlayer => say.text("trouble-no-such-player"),
            AppError::Method => say.text("error-405"),
            AppError::TooLarge(most) => say.with("trouble-too-large", &[("most", (*most).into())]),
            AppError::NotAForm => say.text("trouble-not-a-form"),
            AppError::NotWritten => say.text("trouble-not-written"),
            AppError::CrossSite => say.text("trouble-cross-site"),
            AppError::NoPerson => say.text("trouble-nobody"),
            AppError::RecordLater => say.text("trouble-record-later"),
            AppError::Limit(limit) => limit.message(say),
            AppError::Live(error) => error.message(say),
        }
    }
    /// Seconds after which a repeated request may succeed.
    pub(crate) fn retry_after(&self) -> Option<u32> {
        match self {
            AppError::Limit(limit) => limit.retry_after(),
            AppError::Live(LiveError::PoolFull(_)) => Some(5),
            AppError::Live(LiveError::HintsLater(seconds) | LiveError::Account(AccountError::TooOften(seconds))) => {
                u32::try_from(*seconds).ok()
            }
            AppError::Live(LiveError::Unavailable(_)) => Some(3),
            _ => None,
        }
    }
    /// Whether it is counted as a limit that the client has met.
    pub(crate) fn is_of_a_limit(&self) -> bool {
        const OF_LIMITS: [StatusCode; 4] = [
            StatusCode::REQUEST_TIMEOUT,
            StatusCode::PAYLOAD_TOO_LARGE,
            StatusCode::TOO_MANY_REQUESTS,
            StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
        ];
        let is_limit =
            matches!(self, AppError::Limit(_) | AppError::Live(LiveError::PoolFull(_) | LiveError::RecordsFull));
        is_limit || OF_LIMITS.contains(&self.status())
    }
    /// Whether the server has too much to do, so that the error page must not cost a query.
    pub(crate) fn is_overload(&self) -> bool {
        let is_live =
            matches!(self, AppError::Live(LiveError::Unavailable(_) | LiveError::PoolFull(_) | LiveError::RecordsFull));
        is_live || matches!(self, AppError::Limit(_))
    }
    /// The rule that forbids it, if one does.
    pub(crate) fn why(&self) -> Option<&Explanation> {
        if let AppError::Live(error) = self { error.why() } else { None }
    }
}

fn status_of(error: &LiveError) -> StatusCode {
    match error {
        LiveError::NoSuchTable | LiveError::NoSuchGame | LiveError::NoSuchRecord => StatusCode::NOT_FOUND,
        LiveError::Field(_) | LiveError::Range(..) | LiveError::LongMessage(_) => StatusCode::BAD_REQUEST,
        LiveError::NotYourSeat
        | LiveError::Invitation
        | LiveError::GalleryClosed
        | LiveError::NotAlone
        | LiveError::ShownOut
        | LiveError::NotHost
        | LiveError::NoHintsHere => StatusCode::FORBIDDEN,
        LiveError::SeatTaken
        | LiveError::SeatedAlready
        | LiveError::Begun
        | LiveError::NotBegun
        | LiveError::NotOver
        | LiveError::StoodIn
        | LiveError::NotAway
        | LiveError::Late
        | LiveError::ChairsChanged
        | LiveError::LastPerson
        | LiveError::OneChair => StatusCode::CONFLICT,
        LiveError::CalledOff => StatusCode::GONE,
        LiveError::HintsLater(_) => StatusCode::TOO_MANY_REQUESTS,
        LiveError::Setup(_) | LiveError::Box(_) | LiveError::Record(_) => StatusCode::UNPROCESSABLE_ENTITY,
        LiveError::Rejected(Rejected::NotOffered, _) => StatusCode::UNPROCESSABLE_ENTITY,
        LiveError::Rejected(..) => StatusCode::CONFLICT,
        LiveError::Halted(halted) if halted.waits() => StatusCode::CONFLICT,
        LiveError::Halted(_) => StatusCode::INTERNAL_SERVER_ERROR,
        LiveError::PoolFull(PoolFull::OfAnAddress) => StatusCode::TOO_MANY_REQUESTS,
        LiveError::PoolFull(PoolFull::Queue) | LiveError::RecordsFull => StatusCode::SERVICE_UNAVAILABLE,
        LiveError::Unavailable(_) | LiveError::Account(AccountError::Unavailable(_)) => StatusCode::SERVICE_UNAVAILABLE,
        LiveError::Account(AccountError::Code | AccountError::SignIn | AccountError::OldPassword) => {
            StatusCode::FORBIDDEN
        }
        LiveError::Account(AccountError::Password | AccountError::Name | AccountError::BotName) => {
            StatusCode::BAD_REQUEST
        }
        LiveError::Account(AccountError::TooOften(_)) => StatusCode::TOO_MANY_REQUESTS,
    }
}

/// An empty reply that has the error as an extension; `guard.rs` writes the page.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Limit> for AppError {
    fn from(limit: Limit) -> AppError {
        AppError::Limit(limit)
    }
}

macro_rules! from_live {
    ($($type:ty),+ $(,)?) => { $(impl From<$type> for AppError {
        fn from(error: $type) -> AppError {
            AppError::Live(error.into())
        }
    })+ };
}
from_live!(LiveError, AccountError, Unavailable, StoreError, SitError, ChairError, RenderError);

impl From<Halted> for AppError {
    fn from(halted: Halted) -> AppError {
        AppError::Live(LiveError::Halted(halted))
    }
}
impl From<TooSoon> for AppError {
    fn from(wait: TooSoon) -> AppError {
        AccountError::from(wait).into()
    }
}
