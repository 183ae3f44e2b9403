//! What a match does not take, and the name that programs know it by.

/// Why something that was sent is not done. The match is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Rejected {
    #[error("the game is over")]
    GameOver,
    #[error("somebody else is to decide")]
    NotYourDecision,
    #[error("that is not among the offers")]
    NotOffered,
    #[error("that answers another question than the open one; ask again")]
    Stale,
    #[error(
        "chance or somebody else has answered since, an offer was made, or something hidden was shown: there is no way back"
    )]
    NoWayBack,
    #[error("your answer lies under seal: choose again instead")]
    UnderSeal,
    #[error("an offer waits for an answer; play goes on after it")]
    OfferOpen,
    #[error("that cannot be said now")]
    NothingToSay,
    #[error("that was offered in this turn already")]
    OfferedBefore,
}

impl Rejected {
    /// The name programs know it by.
    pub fn code(self) -> &'static str {
        match self {
            Rejected::GameOver => "game-over",
            Rejected::NotYourDecision => "not-your-decision",
            Rejected::NotOffered => "not-offered",
            Rejected::Stale => "stale",
            Rejected::NoWayBack => "undo",
            Rejected::UnderSeal => "under-seal",
            Rejected::OfferOpen => "offer-open",
            Rejected::NothingToSay => "nothing-to-say",
            Rejected::OfferedBefore => "offered-before",
        }
    }
    pub(super) fn unless(self, all_is_well: bool) -> Result<(), Rejected> {
        if all_is_well { Ok(()) } else { Err(self) }
    }
}
