//! What is to be done next: one phase is one step of the rules.

use crate::components::Card;
use serde::{Deserialize, Serialize};
use wardroom_kernel::Seat;

use super::enemy;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Both draw (TT-TURN-02).
    Draw,
    /// Both commit a card (TT-TURN-05).
    Choose,
    /// The revealed cards are carried out, one after the other (TT-TURN-07).
    CarryOut {
        revealed: Revealed,
        now: CardStep,
    },
    /// Both cards are done: they are discarded and the ships sail (TT-TURN-08, TT-TURN-09).
    DiscardAndSail {
        revealed: Revealed,
    },
    /// Lull action 1 (TT-LULL-02).
    Exchange,
    /// Lull action 2 (TT-LULL-08).
    PayDamage,
    /// The draw piles are shuffled and the ships turned (TT-ROUND-04).
    ShuffleAndTurn,
    Over(End),
}

impl Phase {
    /// The cards in play, if any are.
    pub fn revealed(self) -> Option<Revealed> {
        match self {
            Phase::CarryOut { revealed, .. } | Phase::DiscardAndSail { revealed } => Some(revealed),
            Phase::Over(end) => end.revealed,
            Phase::Draw | Phase::Choose | Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn => None,
        }
    }
    /// Whose card is being carried out.
    pub fn acting(self) -> Option<Seat> {
        match self {
            Phase::CarryOut { revealed, now } => Some(revealed.seat(now)),
            Phase::Draw
            | Phase::Choose
            | Phase::DiscardAndSail { .. }
            | Phase::Exchange
            | Phase::PayDamage
            | Phase::ShuffleAndTurn
            | Phase::Over(_) => None,
        }
    }
    /// Between two rounds.
    pub fn is_lull(self) -> bool {
        matches!(self, Phase::Exchange | Phase::PayDamage | Phase::ShuffleAndTurn)
    }
}

/// Both played cards as they lie open on the table. Order and promotions are fixed when they are turned up (TT-ORDER-04,
/// TT-ORDER-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revealed {
    pub played: [Played; 2],
    /// Whose card is carried out first.
    pub first: Seat,
}

impl Revealed {
    pub fn seat(self, step: CardStep) -> Seat {
        match step {
            CardStep::First => self.first,
            CardStep::Second => enemy(self.first),
        }
    }
    pub fn card(self, seat: Seat) -> Card {
        self.played[seat].card
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub card: Card,
    /// The owner has no captain aboard and promotes instead of what the card says (TT-PROMO-02).
    pub promotes: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardStep {
    First,
    Second,
}

/// How it ended. Cards in play stay where they are (TT-TURN-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub verdict: Verdict,
    pub revealed: Option<Revealed>,
}

/// Who has won, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// TT-END-01
    Zones(Seat),
    /// TT-END-02
    Crew(Seat),
    /// TT-INTRO-02
    Intro(Seat),
    /// TT-END-06; drawn if neither seat is ahead.
    Limit(Option<Seat>),
}
