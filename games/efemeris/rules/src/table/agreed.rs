//! What was agreed before the game, and who plays with whom.

use serde::{Deserialize, Serialize};
use wardroom_kernel::{Seat, Seats};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// EF-MODE-01
    Duel,
    /// EF-MODE-02
    General,
    /// EF-MODE-03
    Team,
}

/// EF-MODE-04
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Base,
    Expert,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agreed {
    pub mode: Mode,
    pub level: Level,
    /// The layout has so many: 19 at the base level; 23, 25 or 27 at the expert level.
    pub tiles: u8,
    /// The side that begins, if the table has named one (EF-SETUP-01).
    pub start: Option<Side>,
    /// 0 is none (EF-END-06).
    pub round_limit: u16,
    /// After so many games an expert match is over; 0 is no limit (EF-RULING-97).
    pub match_games: u8,
}

/// A player, or in team mode two partners, who take a turn together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Side(pub u8);

impl Mode {
    pub const fn players(self) -> u8 {
        match self {
            Mode::Duel => 2,
            Mode::General => 3,
            Mode::Team => 4,
        }
    }
    pub const fn side_count(self) -> u8 {
        match self {
            Mode::Duel | Mode::Team => 2,
            Mode::General => 3,
        }
    }
    pub fn seats(self) -> Seats {
        Seats::first(self.players())
    }
    pub fn sides(self) -> impl Iterator<Item = Side> {
        (0..self.side_count()).map(Side)
    }
    pub const fn side_of(self, seat: Seat) -> Side {
        match self {
            Mode::Duel | Mode::General => Side(seat.0),
            Mode::Team => Side(seat.0 / 2),
        }
    }
    pub fn seats_of(self, side: Side) -> Seats {
        match self {
            Mode::Duel | Mode::General => Seat(side.0).into(),
            Mode::Team => [Seat(side.0 * 2), Seat(side.0 * 2 + 1)].into_iter().collect(),
        }
    }
    /// The seats of every other side (EF-GEN-01, EF-RULING-53), so never the partner (EF-RULING-59).
    pub fn enemies(self, seat: Seat) -> Seats {
        self.seats_of(self.side_of(seat)).fold(self.seats(), Seats::without)
    }
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        match self {
            Mode::Duel | Mode::General => None,
            Mode::Team => Some(Seat(seat.0 ^ 1)),
        }
    }
}
