//! Table talk: what may be said at any moment. It is recorded; the rules never hear of it.

use std::{fmt, str::FromStr};

/// A word at the table. Its text is what records write behind `~`.
///
/// ```
/// use wardroom_kernel::Talk;
/// let offer: Talk = "offer draw".parse().unwrap();
/// assert_eq!(offer.answers(), Some([Talk::AcceptDraw, Talk::DeclineDraw]));
/// assert_eq!(offer.withdrawal().map(|word| word.to_string()).as_deref(), Some("withdraw draw"));
/// assert_eq!(Talk::Resign.answers(), None, "no seat is asked");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Talk {
    Resign,
    /// Asks all others for a draw; play waits for their answers, and the first who declines ends the offer.
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    /// The seat that has offered plays on instead of waiting for the others. The offer still counts as the one of that turn.
    WithdrawDraw,
    /// Asks the others to take the victory; play waits for their answer.
    OfferSurrender,
    AcceptSurrender,
    DeclineSurrender,
    WithdrawSurrender,
    /// After an accepted surrender the loser may ask for a new game.
    AskRematch,
}

const WORDS: [(Talk, &str); 10] = [
    (Talk::Resign, "resign"),
    (Talk::OfferDraw, "offer draw"),
    (Talk::AcceptDraw, "accept draw"),
    (Talk::DeclineDraw, "decline draw"),
    (Talk::WithdrawDraw, "withdraw draw"),
    (Talk::OfferSurrender, "offer surrender"),
    (Talk::AcceptSurrender, "accept surrender"),
    (Talk::DeclineSurrender, "decline surrender"),
    (Talk::WithdrawSurrender, "withdraw surrender"),
    (Talk::AskRematch, "ask rematch"),
];

impl fmt::Display for Talk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = WORDS.iter().find(|word| word.0 == *self).map_or("", |word| word.1);
        f.write_str(words)
    }
}
impl FromStr for Talk {
    type Err = ();
    fn from_str(text: &str) -> Result<Talk, ()> {
        WORDS.iter().find(|word| word.1 == text).map(|word| word.0).ok_or(())
    }
}

impl Talk {
    /// The offers.
    pub const OFFERS: [Talk; 2] = [Talk::OfferDraw, Talk::OfferSurrender];

    /// The answers to an offer, for which play waits.
    pub fn answers(self) -> Option<[Talk; 2]> {
        match self {
            Talk::OfferDraw => Some([Talk::AcceptDraw, Talk::DeclineDraw]),
            Talk::OfferSurrender => Some([Talk::AcceptSurrender, Talk::DeclineSurrender]),
            Talk::Resign
            | Talk::AcceptDraw
            | Talk::DeclineDraw
            | Talk::WithdrawDraw
            | Talk::AcceptSurrender
            | Talk::DeclineSurrender
            | Talk::WithdrawSurrender
            | Talk::AskRematch => None,
        }
    }
    /// The word that ends an own offer, so that play need not wait for seats that do not answer.
    pub fn withdrawal(self) -> Option<Talk> {
        match self {
            Talk::OfferDraw => Some(Talk::WithdrawDraw),
            Talk::OfferSurrender => Some(Talk::WithdrawSurrender),
            Talk::Resign
            | Talk::AcceptDraw
            | Talk::DeclineDraw
            | Talk::WithdrawDraw
            | Talk::AcceptSurrender
            | Talk::DeclineSurrender
            | Talk::WithdrawSurrender
            | Talk::AskRematch => None,
        }
    }
}
