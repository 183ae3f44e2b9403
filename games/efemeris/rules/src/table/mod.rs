//! The table: everything that is true at one moment, as plain data without heap. It changes in `rules` only.

/// Deserializes a type by its `TryFrom`, so that a problem stays a typed one.
macro_rules! deserialize_by {
    ($($Form:ty => $Own:ty),+) => { $(impl<'de> serde::Deserialize<'de> for $Own {
        fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Own, D::Error> {
            let form = <$Form>::deserialize(from)?;
            <$Own>::try_from(form).map_err(|why| wardroom_kernel::Problem::from(why).as_error())
        }
    })+ };
}
/// What a text is that was not understood, and what it should be like.
macro_rules! unlike {
    ($($Error:ident: $like:literal),+) => { $(impl From<$Error> for wardroom_kernel::Problem {
        fn from($Error(text): $Error) -> wardroom_kernel::Problem {
            wardroom_kernel::Problem::new("", "problem-unlike").with("text", text).with("like", $like)
        }
    })+ };
}

#[macro_use]
mod sets;

mod agreed;
mod cell;
mod goods;
mod phase;
mod scene;
mod ship;
mod sky;
mod space;

pub use agreed::{Agreed, Level, Mode, Side};
pub use cell::{Cell, Cells, DIRECTIONS, Direction, NoSuchCell, Rotation};
pub use goods::{Hand, Spices, Tokens};
pub use phase::{Phase, Verdict};
pub use scene::Scene;
pub use ship::{Captains, Hull, NoSuchShip, Ship, Ships};
pub use sky::{Laid, LaidTile, Sky, Tiles};
pub use space::{NoSuchSpace, Place, Space, Spaces};

use crate::components::{Captain, Crew, Nation, Parts, Planet, Tile};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use wardroom_kernel::{PartsRef, Seat, Seats};

/// Seats are chairs: they keep their names while the start seat moves from game to game (EF-RULING-62).
pub const ALTAIR: Seat = Seat(0);
pub const BELLATRIX: Seat = Seat(1);
pub const CAPELLA: Seat = Seat(2);
pub const DENEB: Seat = Seat(3);
const SEAT_NAMES: [&str; 4] = ["altair", "bellatrix", "capella", "deneb"];

pub fn seat_name(seat: Seat) -> &'static str {
    SEAT_NAMES[seat]
}
pub fn seat_named(name: &str) -> Option<Seat> {
    SEAT_NAMES.iter().position(|known| *known == name).map(|place| Seat(place as u8))
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    pub agreed: Agreed,
    /// Of the match, from 1; at the base level there is one.
    pub game: u16,
    /// Games of the match that each side has won.
    pub wins: [u8; 3],
    /// The side that begins this game.
    pub start: Side,
    /// From 1; 0 during the setup.
    pub round: u16,
    /// Whose turn it is.
    pub active: Side,
    pub phase: Phase,
    /// Partners who have ended the open phase (EF-DEC-02).
    pub ended: Seats,
    pub sky: Sky,
    /// Face down; which of them comes next is decided when it is drawn.
    pub stack: Tiles,
    /// Tokens that can still be drawn. What is neither here nor with a player was used.
    pub bag: Tokens,
    pub planets: [Holding; 8],
    pub navies: [Navy; 3],
    pub players: [Player; 4],
    /// Ships that cannot make a normal move in their owner's next turn (EF-STATUS-03).
    pub frozen: Ships,
    /// Ships that have made their normal move in this turn.
    pub moved: Ships,
    /// Ships that have rescued a card in this turn (EF-EXPERT-05).
    pub rescued: Ships,
    /// Spices that partners have shared in this turn (EF-TEAM-10).
    pub shared: u8,
    /// A standstill was announced (EF-END-07).
    pub is_still: bool,
}

/// A planet's marker, and the fortress of its holder (EF-BUILD-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    pub holder: Option<Seat>,
    pub is_fortified: bool,
}

/// What partners have in common (EF-TEAM-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Navy {
    pub nation: Option<Nation>,
    pub reserve: Hand,
    /// Crew cards out of the game.
    pub out: Hand,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Current while the galleon is on the board, otherwise waiting to be built (EF-COMP-08).
    pub captain: Option<Captain>,
    /// Face down, the next one first.
    pub queue: Captains,
    pub lost: Captains,
    /// Team mode: how often the galleon may still be rebuilt.
    pub rebuilds: u8,
    pub hand: Hand,
    /// Cards played in the own last or present turn. Protection, shield, Hubac's steps and all credits follow from
    /// them, so that they end together (EF-CREW-04, EF-ATK-08).
    pub in_play: Hand,
    pub spices: Spices,
    pub tokens: Tokens,
    /// The planet chosen at the start (EF-SETUP-08).
    pub mobilisation: Option<Planet>,
    /// Where the ships are that are on the board, by hull.
    pub ships: [Option<Space>; 3],
    /// Ever built (EF-BUILD-04, EF-BUILD-08); frigates never attack, so nothing else of them is kept (EF-BUILD-05).
    pub frigates_built: u8,
    pub fortresses_built: u8,
    /// Shipwrights in play whose frigate was built.
    pub shipwrights_used: u8,
    /// The planets for which Governors were played in this turn.
    pub governed: ArrayVec<Planet, 3>,
    /// Tiles that are drawn and not laid yet.
    pub drawn: ArrayVec<Tile, 2>,
}

impl Player {
    pub fn ship(&self, hull: Hull) -> Option<Space> {
        self.ships[hull as usize]
    }
    pub fn galleon(&self) -> Option<Space> {
        self.ships[0]
    }
    /// EF-STATUS-01, EF-RULING-26: as long as the card lies open.
    pub fn is_protected(&self) -> bool {
        self.in_play.has(Crew::Surgeon)
    }
    /// EF-STATUS-02: fortresses that are built meanwhile as well (EF-RULING-84).
    pub fn is_shielded(&self) -> bool {
        self.captain == Some(Captain::Castel) && self.in_play.has(Crew::FirstOfficer)
    }
}

impl Table {
    pub fn mode(&self) -> Mode {
        self.agreed.mode
    }
    pub fn side_of(&self, seat: Seat) -> Side {
        self.agreed.mode.side_of(seat)
    }
    pub fn navy(&self, seat: Seat) -> &Navy {
        &self.navies[usize::from(self.side_of(seat).0)]
    }
    pub fn navy_mut(&mut self, seat: Seat) -> &mut Navy {
        &mut self.navies[usize::from(self.side_of(seat).0)]
    }
    /// The seats in order from the start player: what the ledger calls seat 0, 1, 2 and 3.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (players, per_side) = (self.mode().players(), self.mode().players() / self.mode().side_count());
        let first = self.start.0 * per_side;
        (0..players).map(move |place| Seat((first + place) % players))
    }
    /// Seats that may act in the open phase: partners together, in any order, each until they end it (EF-TEAM-01,
    /// EF-RULING-54). No other seat decides anything (EF-DEC-04).
    pub fn acting(&self) -> Seats {
        self.ended.fold(self.mode().seats_of(self.active), Seats::without)
    }
    pub fn space_of(&self, ship: Ship) -> Option<Space> {
        self.players[ship.seat].ship(ship.hull)
    }
    /// Ships on the board.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = (Ship, Space)> {
        let ships = self.players[seat].ships;
        Hull::ALL.into_iter().filter_map(move |hull| Some((Ship { seat, hull }, ships[hull as usize]?)))
    }
    pub fn ships(&self) -> impl Iterator<Item = (Ship, Space)> {
        Ship::ALL.into_iter().filter_map(|ship| Some((ship, self.space_of(ship)?)))
    }
    pub fn enemies(&self, seat: Seat) -> Seats {
        self.mode().enemies(seat)
    }
    pub fn has_ship(&self, at: Space) -> bool {
        self.ships().any(|(_, space)| space == at)
    }
    pub fn fortified(&self) -> impl Iterator<Item = Planet> {
        Planet::ALL.into_iter().filter(|&planet| self.holding(planet).is_fortified)
    }
    pub fn planets_of(&self, seat: Seat) -> impl Iterator<Item = Planet> {
        Planet::ALL.into_iter().filter(move |&planet| self.planets[planet as usize].holder == Some(seat))
    }
    pub fn holding(&self, planet: Planet) -> Holding {
        self.planets[planet as usize]
    }
    /// The tile of the planet chosen at the start.
    pub fn mobilised(&self, seat: Seat) -> Option<Tile> {
        self.players[seat].mobilisation.map(Planet::tile)
    }
    pub fn layout(&self) -> &'static crate::components::Layout {
        self.parts.0.layout(self.agreed.tiles).expect("the layout was agreed on")
    }
}
