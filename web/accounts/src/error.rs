//! Why something about a person is not done: a code for programs, a sentence for readers. How it becomes a reply over HTTP is
//! in `wardroom-site`.

use crate::throttle::TooSoon;
use wardroom_store::StoreError;
use wardroom_ui::Say;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AccountError {
    /// A code for another device that is wrong, used or expired.
    Code,
    /// Name and password do not match. It does not tell which is wrong.
    SignIn,
    /// A new password that is too short or too long.
    Password,
    OldPassword,
    /// A name without a visible letter or symbol.
    Name,
    /// A name that bots have.
    BotName,
    /// Too many attempts: the next one is allowed after this many seconds.
    TooOften(u64),
    Unavailable(Unavailable),
}

/// The store did not do what it was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavailable {
    /// The server stops.
    Stopping,
    /// The database failed; the cause is in the log.
    Database,
}

impl AccountError {
    /// The name that programs know it by.
    pub fn code(&self) -> &'static str {
        match self {
            AccountError::Code => "code",
            AccountError::SignIn => "sign-in",
            AccountError::Password => "password",
            AccountError::OldPassword => "old-password",
            AccountError::Name => "name",
            AccountError::BotName => "name-of-a-bot",
            AccountError::TooOften(_) => "too-often",
            AccountError::Unavailable(why) => why.code(),
        }
    }
    /// The sentence in the reader's language.
    pub fn message(&self, say: Say<'_>) -> String {
        match self {
            AccountError::Code => say.text("trouble-code"),
            AccountError::SignIn => say.text("trouble-sign-in"),
            AccountError::Password => say.text("trouble-password"),
            AccountError::OldPassword => say.text("trouble-old-password"),
            AccountError::Name => say.text("trouble-name"),
            AccountError::BotName => say.text("trouble-name-of-a-bot"),
            AccountError::TooOften(seconds) => {
                let seconds = i64::try_from(*seconds).unwrap_or(i64::MAX);
                say.with("trouble-too-often", &[("seconds", seconds.into())])
            }
            AccountError::Unavailable(why) => why.message(say),
        }
    }
}

impl Unavailable {
    pub fn code(self) -> &'static str {
        match self {
            Unavailable::Stopping => "stopping",
            Unavailable::Database => "database",
        }
    }
    pub fn message(self, say: Say<'_>) -> String {
        match self {
            Unavailable::Stopping => say.text("error-503"),
            Unavailable::Database => say.text("trouble-database"),
        }
    }
}

impl From<StoreError> for Unavailable {
    fn from(error: StoreError) -> Unavailable {
        match error {
            StoreError::Closed => Unavailable::Stopping,
            error => {
                tracing::error!(%error, "the store failed");
                Unavailable::Database
            }
        }
    }
}
impl From<Unavailable> for AccountError {
    fn from(why: Unavailable) -> AccountError {
        AccountError::Unavailable(why)
    }
}
impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> AccountError {
        Unavailable::from(error).into()
    }
}
impl From<TooSoon> for AccountError {
    fn from(TooSoon(wait): TooSoon) -> AccountError {
        AccountError::TooOften(wait.as_secs() + 1)
    }
}
