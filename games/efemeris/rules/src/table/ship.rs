//! Ships by name: each has one for the whole game, so that a screen can follow it.

use super::seat_named;
use crate::components::Captain;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use wardroom_kernel::{Problem, Seat};

deserialize_by!(String => Ship, Vec<Captain> => Captains);
unlike!(NoSuchShip: "altair.galleon");

/// EF-COMP-02; frigates are counted as they are built.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hull {
    Galleon,
    Frigate1,
    Frigate2,
}

impl Hull {
    pub const ALL: [Hull; 3] = [Hull::Galleon, Hull::Frigate1, Hull::Frigate2];
    pub const FRIGATES: [Hull; 2] = [Hull::Frigate1, Hull::Frigate2];
    pub const fn name(self) -> &'static str {
        match self {
            Hull::Galleon => "galleon",
            Hull::Frigate1 => "frigate1",
            Hull::Frigate2 => "frigate2",
        }
    }
    pub const fn is_galleon(self) -> bool {
        matches!(self, Hull::Galleon)
    }
}

/// `altair.frigate1`
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(into = "String")]
pub struct Ship {
    pub seat: Seat,
    pub hull: Hull,
}

impl Ship {
    /// By seats, galleons first.
    pub const ALL: [Ship; 12] = {
        let mut ships = [Ship::galleon(Seat(0)); 12];
        let mut place = 0;
        while place < 12 {
            ships[place] = Ship { seat: Seat(place as u8 / 3), hull: Hull::ALL[place % 3] };
            place += 1;
        }
        ships
    };
    pub const fn galleon(of: Seat) -> Ship {
        Ship { seat: of, hull: Hull::Galleon }
    }
}
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", super::seat_name(self.seat), self.hull.name())
    }
}
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no ship: ships are written `altair.galleon`, `bellatrix.frigate2`")]
pub struct NoSuchShip(String);
impl FromStr for Ship {
    type Err = NoSuchShip;
    fn from_str(text: &str) -> Result<Ship, NoSuchShip> {
        let parsed = || {
            let (seat, hull) = text.split_once('.')?;
            let hull = Hull::ALL.into_iter().find(|known| known.name() == hull)?;
            Some(Ship { seat: seat_named(seat)?, hull })
        };
        parsed().ok_or_else(|| NoSuchShip(text.into()))
    }
}
impl From<Ship> for String {
    fn from(ship: Ship) -> String {
        ship.to_string()
    }
}
impl TryFrom<String> for Ship {
    type Error = NoSuchShip;
    fn try_from(text: String) -> Result<Ship, NoSuchShip> {
        text.parse()
    }
}

set! {
    /// By seats, galleons first.
    Ships(u16) of Ship, |ship: Ship| ship.seat.0 * 3 + ship.hull as u8, |number: u8| Ship::ALL[usize::from(number)]
}

impl Ships {
    /// All three ships of a player, whether they are on the board or not.
    pub const fn of_player(seat: Seat) -> Ships {
        Ships(0b111 << (seat.0 * 3))
    }
}

/// A player's captains in their order of choice, at most three (EF-SETUP-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(into = "Vec<Captain>")]
pub struct Captains([Option<Captain>; 3]);

impl Captains {
    pub const MOST: usize = 3;
    pub const NONE: Captains = Captains([None; 3]);

    pub fn iter(self) -> impl Iterator<Item = Captain> {
        self.0.into_iter().flatten()
    }
    pub fn len(self) -> u8 {
        self.iter().count() as u8
    }
    pub fn is_empty(self) -> bool {
        self == Captains::NONE
    }
    pub fn contains(self, captain: Captain) -> bool {
        self.0.contains(&Some(captain))
    }
    /// The first of them, and the others move up.
    pub fn take_first(&mut self) -> Option<Captain> {
        let [first, second, third] = self.0;
        self.0 = [second, third, None];
        first
    }
    pub fn push(&mut self, captain: Captain) {
        let place = self.0.iter_mut().find(|place| place.is_none()).expect("a player has at most three captains");
        *place = Some(captain);
    }
    /// With one more at the end.
    #[must_use]
    pub fn and(mut self, captain: Captain) -> Captains {
        self.push(captain);
        self
    }
    pub fn try_from_iter(captains: impl IntoIterator<Item = Captain>) -> Option<Captains> {
        let mut these = Captains::NONE;
        for captain in captains {
            if these.len() == 3 || these.contains(captain) {
                return None;
            }
            these.push(captain);
        }
        Some(these)
    }
}
impl From<Captains> for Vec<Captain> {
    fn from(captains: Captains) -> Vec<Captain> {
        captains.iter().collect()
    }
}
impl TryFrom<Vec<Captain>> for Captains {
    type Error = Problem;
    fn try_from(captains: Vec<Captain>) -> Result<Captains, Problem> {
        Captains::try_from_iter(captains).ok_or_else(|| Problem::new("", "problem-captain-list"))
    }
}
