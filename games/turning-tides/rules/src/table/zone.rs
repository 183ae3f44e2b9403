//! Where things stand: zones, their two sides, and the position of the ships against each other.

use derive_more::Display;
use serde::{Deserialize, Deserializer, Serialize};
use wardroom_kernel::{Problem, Seat};

pub const SILVER: Seat = Seat(0);
pub const GOLD: Seat = Seat(1);

/// The enemy of `seat`.
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A zone of a ship: 1 at the bow to 7 (TT-COMP-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, Serialize)]
#[serde(into = "u8")]
pub struct Zone(u8);

impl Zone {
    pub const COUNT: u8 = 7;
    /// Where the mast stands, if it does (TT-MAST-01).
    pub const MAST: Zone = Zone(4);

    pub const fn new(number: u8) -> Option<Zone> {
        if 1 <= number && number <= Zone::COUNT { Some(Zone(number)) } else { None }
    }
    pub const fn number(self) -> u8 {
        self.0
    }
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}
impl From<Zone> for u8 {
    fn from(zone: Zone) -> u8 {
        zone.0
    }
}
impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Zone, D::Error> {
        let number = u8::deserialize(from)?;
        Zone::new(number).ok_or_else(|| Problem::between("", number, 1, Zone::COUNT).as_error())
    }
}

/// A set of zones. Iterating takes them out from the bow on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Zones(u8);

impl Zones {
    pub const NONE: Zones = Zones(0);
    pub const ALL: Zones = Zones((1 << Zone::COUNT) - 1);

    pub const fn contains(self, zone: Zone) -> bool {
        self.0 & 1 << zone.index() != 0
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    pub const fn with(self, zone: Zone) -> Zones {
        Zones(self.0 | 1 << zone.index())
    }
    pub const fn without(self, zone: Zone) -> Zones {
        Zones(self.0 & !(1 << zone.index()))
    }
    /// The zones in both sets.
    pub const fn and(self, other: Zones) -> Zones {
        Zones(self.0 & other.0)
    }
    /// The zones in either set.
    pub const fn or(self, other: Zones) -> Zones {
        Zones(self.0 | other.0)
    }
    /// The zones not in the set.
    pub const fn others(self) -> Zones {
        Zones(!self.0 & Zones::ALL.0)
    }
}
impl Iterator for Zones {
    type Item = Zone;
    fn next(&mut self) -> Option<Zone> {
        let zone = Zone(self.0.trailing_zeros() as u8 + 1);
        let found = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        found.then_some(zone)
    }
}
impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Zones {
        zones.into_iter().fold(Zones::NONE, Zones::with)
    }
}

/// TT-RULING-48
/// The sides of a zone. On both ships port faces the enemy in odd rounds, starboard in even ones (TT-GEO-07).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[display("{}", self.name())]
pub enum Side {
    Port,
    Starboard,
}

impl Side {
    pub const ALL: [Side; 2] = [Side::Port, Side::Starboard];

    pub const fn name(self) -> &'static str {
        match self {
            Side::Port => "port",
            Side::Starboard => "starboard",
        }
    }
    pub const fn other(self) -> Side {
        match self {
            Side::Port => Side::Starboard,
            Side::Starboard => Side::Port,
        }
    }
    /// The side that faces the enemy in a round (TT-GEO-08).
    pub const fn bearing(round: u16) -> Side {
        if round % 2 == 1 { Side::Port } else { Side::Starboard }
    }
}

/// Where a cannon can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub zone: Zone,
    pub side: Side,
}

/// `d`: how far the ships have passed each other (TT-GEO-01). Between 0 and 14, where nothing faces any more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Display, Serialize)]
#[serde(into = "u8")]
pub struct Position(u8);

impl Position {
    /// Zone 1 opposite zone 1: each round begins here.
    pub const START: Position = Position(1);
    /// The round is over if the ships are here after the sail step (TT-ROUND-02).
    pub const LAST: Position = Position(2 * Zone::COUNT);

    pub const fn new(d: u8) -> Option<Position> {
        if d <= Position::LAST.0 { Some(Position(d)) } else { None }
    }
    pub const fn number(self) -> u8 {
        self.0
    }
    /// Which enemy zone is opposite an own one; the same seen from either ship (TT-GEO-01, TT-GEO-02, TT-GEO-05).
    pub const fn facing(self, own: Zone) -> Option<Zone> {
        match (self.0 + 1).checked_sub(own.0) {
            Some(number) => Zone::new(number),
            None => None,
        }
    }
    /// The zones that are opposite any enemy zone; the same on both ships.
    pub const fn in_contact(self) -> Zones {
        let (ahead, astern) = (self.0, self.0.saturating_sub(Zone::COUNT));
        Zones(((1u32 << ahead) - (1u32 << astern)) as u8 & Zones::ALL.0)
    }
    /// One zone on, but never beyond the end (TT-GEO-03, TT-GEO-04, TT-RULING-03, TT-RULING-07).
    #[must_use]
    pub const fn forward(self) -> Position {
        if self.0 < Position::LAST.0 { Position(self.0 + 1) } else { self }
    }
    #[must_use]
    pub const fn back(self) -> Position {
        // TT-RULING-06
        Position(self.0.saturating_sub(1))
    }
}
impl From<Position> for u8 {
    fn from(position: Position) -> u8 {
        position.0
    }
}
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let number = u8::deserialize(from)?;
        Position::new(number).ok_or_else(|| Problem::between("", number, 0, Position::LAST.0).as_error())
    }
}
