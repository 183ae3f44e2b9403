//! A ship and the units aboard; whatever is not aboard lies in the hold (TT-COMP-05).
//!
//! Its text is short enough to be typed: `C6 s4x2 s5 k5s M X2` is a captain in zone 6, two sailors in 4, one in 5, a
//! cannon in 5 on starboard, the mast standing, zone 2 destroyed. `C-` and `M-` are a captain and a mast in the hold.

use super::{Place, Side, Zone, Zones};
use serde::{Deserialize, Deserializer, Serialize};
use std::{fmt, str::FromStr};
use wardroom_kernel::Problem;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "String")]
pub struct Ship {
    // TT-COMP-05
    pub captain: Option<Zone>, // TT-RULING-18
    /// How many are in each zone, from the bow.
    pub sailors: [u8; Zone::COUNT as usize],
    /// The zones with a cannon on port, and on starboard.
    pub cannons: [Zones; 2], // TT-COMP-07, TT-GEO-09
    pub has_mast: bool,
    pub destroyed: Zones,
}

/// Reads a ship: see the module's first lines.
pub fn ship(text: &str) -> Result<Ship, ShipError> {
    text.parse()
}

impl Ship {
    pub fn sailors_in(&self, zone: Zone) -> u8 {
        self.sailors[zone.index()]
    }
    pub fn sailors_aboard(&self) -> u8 {
        self.sailors.iter().sum()
    }
    pub fn cannons_aboard(&self) -> u8 {
        self.cannons_on(Side::Port).len() + self.cannons_on(Side::Starboard).len()
    }
    /// Captain and sailors (TT-COMP-04).
    pub fn crew_aboard(&self) -> u8 {
        self.sailors_aboard() + u8::from(self.captain.is_some())
    }
    pub fn zones_with_sailors(&self) -> Zones {
        Zones::ALL.filter(|&zone| self.sailors_in(zone) != 0).collect()
    }
    pub fn cannons_on(&self, side: Side) -> Zones {
        self.cannons[side as usize]
    }
    pub fn has_cannon(&self, at: Place) -> bool {
        self.cannons_on(at.side).contains(at.zone)
    }
    /// From the bow, port before starboard.
    pub fn cannons(&self) -> impl Iterator<Item = Place> + use<> {
        let ship = *self;
        let places = Zones::ALL.flat_map(|zone| Side::ALL.map(|side| Place { zone, side }));
        places.filter(move |&place| ship.has_cannon(place))
    }
    pub(crate) fn set_cannon(&mut self, at: Place, stands: bool) {
        let side = &mut self.cannons[at.side as usize];
        *side = if stands { side.with(at.zone) } else { side.without(at.zone) };
    }
    /// The places without a cannon in some zones.
    pub fn free_sides(&self, zones: Zones) -> impl Iterator<Item = Place> + use<> {
        let ship = *self;
        let places = zones.flat_map(|zone| Side::ALL.map(|side| Place { zone, side }));
        places.filter(move |&place| !ship.has_cannon(place))
    }
    pub fn intact(&self) -> Zones {
        self.destroyed.others()
    }
    /// Whether the mast stands in this zone.
    pub fn has_mast_in(&self, zone: Zone) -> bool {
        self.has_mast && zone == Zone::MAST
    }
    /// Whether no unit at all is in the zone.
    pub fn is_empty(&self, zone: Zone) -> bool {
        let has_cannon = self.cannons.iter().any(|side| side.contains(zone));
        self.captain != Some(zone) && self.sailors_in(zone) == 0 && !has_cannon && !self.has_mast_in(zone)
    }
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.captain {
            Some(zone) => write!(f, "C{zone}")?,
            None => write!(f, "C-")?,
        }
        for zone in self.zones_with_sailors() {
            match self.sailors_in(zone) {
                1 => write!(f, " s{zone}")?,
                count => write!(f, " s{zone}x{count}")?,
            }
        }
        for Place { zone, side } in self.cannons() {
            write!(f, " k{zone}{}", letter(side))?;
        }
        f.write_str(if self.has_mast { " M" } else { " M-" })?;
        self.destroyed.into_iter().try_for_each(|zone| write!(f, " X{zone}"))
    }
}

const fn letter(side: Side) -> char {
    match side {
        Side::Port => 'p',
        Side::Starboard => 's',
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShipError {
    #[error("`{0}` is none of C3, C-, s4, s4x2, k5p, k5s, M, M-, X2")]
    Word(String),
    #[error("`{0}` says again what was said before")]
    Twice(String),
    #[error("it does not say where the captain is: C3, or C- in the hold")]
    NoCaptain,
    #[error("it does not say whether the mast stands: M or M-")]
    NoMast,
}

impl ShipError {
    pub(crate) fn problem(self, field: impl Into<String>) -> Problem {
        match self {
            ShipError::Word(word) => Problem::new(field, "problem-ship-word").with("word", word),
            ShipError::Twice(word) => Problem::twice(field, word),
            ShipError::NoCaptain => Problem::new(field, "problem-ship-captain"),
            ShipError::NoMast => Problem::new(field, "problem-ship-mast"),
        }
    }
}

impl FromStr for Ship {
    type Err = ShipError;
    fn from_str(text: &str) -> Result<Ship, ShipError> {
        let (mut ship, mut has_captain, mut has_mast) = (Ship::default(), false, false);
        for word in text.split_whitespace() {
            let is_new = match parse_word(word).ok_or_else(|| ShipError::Word(word.into()))? {
                Word::Captain(zone) => {
                    ship.captain = zone;
                    !std::mem::replace(&mut has_captain, true)
                }
                Word::Sailors(zone, count) => std::mem::replace(&mut ship.sailors[zone.index()], count) == 0,
                Word::Cannon(place) => {
                    let is_new = !ship.has_cannon(place);
                    ship.set_cannon(place, true);
                    is_new
                }
                Word::Mast(stands) => {
                    ship.has_mast = stands;
                    !std::mem::replace(&mut has_mast, true)
                }
                Word::Destroyed(zone) => {
                    let is_new = !ship.destroyed.contains(zone);
                    ship.destroyed = ship.destroyed.with(zone);
                    is_new
                }
            };
            if !is_new {
                return Err(ShipError::Twice(word.into()));
            }
        }
        match (has_captain, has_mast) {
            (false, _) => Err(ShipError::NoCaptain),
            (true, false) => Err(ShipError::NoMast),
            (true, true) => Ok(ship),
        }
    }
}

enum Word {
    Captain(Option<Zone>),
    Sailors(Zone, u8),
    Cannon(Place),
    Mast(bool),
    Destroyed(Zone),
}

fn parse_word(word: &str) -> Option<Word> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    let zone = |text: &str| Zone::new(number(text)?);
    let (kind, rest) = word.split_at_checked(1)?;
    match (kind, rest) {
        ("C", "-") => Some(Word::Captain(None)),
        ("C", _) => Some(Word::Captain(Some(zone(rest)?))),
        ("M", "") => Some(Word::Mast(true)),
        ("M", "-") => Some(Word::Mast(false)),
        ("X", _) => Some(Word::Destroyed(zone(rest)?)),
        ("s", _) => {
            let (at, count) = rest.split_once('x').unwrap_or((rest, "1"));
            Some(Word::Sailors(zone(at)?, number(count).filter(|&count| count != 0)?))
        }
        ("k", _) => {
            let side = Side::ALL.into_iter().find(|&side| rest.ends_with(letter(side)))?;
            Some(Word::Cannon(Place { zone: zone(&rest[..rest.len() - 1])?, side }))
        }
        _ => None,
    }
}

impl<'de> Deserialize<'de> for Ship {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ship, D::Error> {
        String::deserialize(from)?.parse().map_err(|why: ShipError| why.problem("").as_error())
    }
}
impl From<Ship> for String {
    fn from(ship: Ship) -> String {
        ship.to_string()
    }
}
