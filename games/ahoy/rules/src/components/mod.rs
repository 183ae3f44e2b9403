//! What is in the box: suits, tiles, boards, cards and plans. Counts, costs and terrain are data in `box.toml`.

mod board;
mod card;
mod fixed;
mod parts;
mod read;
mod tile;

pub use board::{Accepts, Reward, Slot};
pub use card::{Card, CardSet, Plan};
pub use parts::{
    COMRADES, CardFacts, Cost, GOLD, Name, PATROLS, PLANS, Parts, STRONGHOLDS, SpaceFacts, TILES, Terrain, WEALTH_DICE,
};
pub use tile::{Corner, Direction, Region, Space, Suit};

use serde::{Deserialize, Deserializer, Serialize};
use wardroom_kernel::{Problem, Seat};

wardroom_kernel::named! {
    Faction {
        Squadron = "squadron",
        Union = "union",
        Smuggler = "smuggler",
    }
}

impl Faction {
    /// A seat is a faction: its number says which, and not where it sits (see `Table::clockwise`).
    pub const fn of_seat(seat: Seat) -> Faction {
        match seat.0 {
            0 => Faction::Squadron,
            1 => Faction::Union,
            _ => Faction::Smuggler,
        }
    }
    /// How many action dice it has (AH-SETUP-12).
    pub const fn dice(self) -> u8 {
        match self {
            Faction::Squadron => 5,
            Faction::Union | Faction::Smuggler => 4,
        }
    }
}

/// What a die shows. All dice of the game have six sides (AH-SETUP-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "u8")]
#[repr(u8)]
pub enum Pips {
    One,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Pips {
    pub const ALL: [Pips; 6] = [Pips::One, Pips::Two, Pips::Three, Pips::Four, Pips::Five, Pips::Six];

    pub const fn new(value: u8) -> Option<Pips> {
        if 1 <= value && value <= 6 { Some(Pips::ALL[value as usize - 1]) } else { None }
    }
    /// 1 to 6.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
    /// Never beyond 6 (AH-DICE-07).
    #[must_use]
    pub fn raised(self, by: u8) -> Pips {
        Pips::ALL[usize::from((self as u8).saturating_add(by).min(5))]
    }
    /// Never below 1.
    #[must_use]
    pub fn lowered(self, by: u8) -> Pips {
        Pips::ALL[usize::from((self as u8).saturating_sub(by))]
    }
}
impl std::fmt::Display for Pips {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.value())
    }
}
impl From<Pips> for u8 {
    fn from(pips: Pips) -> u8 {
        pips.value()
    }
}
impl<'de> Deserialize<'de> for Pips {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pips, D::Error> {
        let value = u8::deserialize(from)?;
        Pips::new(value).ok_or_else(|| Problem::between("", value, 1, 6).as_error())
    }
}
