//! The seven kinds of cards (TT-COMP-08). How many there are and where they start is data: see `parts`.

use derive_more::Display;
use serde::{Deserialize, Serialize};

/// In card order, which is also the order of lists and notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[display("{}", self.name())]
pub enum Card {
    Wait,
    Sailor,
    Cannon,
    Move,
    Navigate,
    Swing,
    Fire,
}

impl Card {
    pub const ALL: [Card; 7] =
        [Card::Wait, Card::Sailor, Card::Cannon, Card::Move, Card::Navigate, Card::Swing, Card::Fire];

    /// Its id in the box, in notation and in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Card::Wait => "wait",
            Card::Sailor => "sailor",
            Card::Cannon => "cannon",
            Card::Move => "move",
            Card::Navigate => "navigate",
            Card::Swing => "swing",
            Card::Fire => "fire",
        }
    }
    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }
}
