//! A player: captain, ship and belongings.

use super::Hits;
use crate::components::{
    Captain, CargoCard, Glory, GloryCards, Location, Mission, Modification, Nation, Parts, Rumor, Set, ShipType,
    Weapon, Zone,
};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// On the board, or drawn and waiting for the player's next turn (MM-DEATH-04).
    pub captain: Option<Captain>,
    /// Where the captain is; none until he enters.
    pub place: Option<Place>,
    /// Without meaning until the captain enters.
    pub ship: Ship, // MM-SHIP-07
    /// Placed on the ship and not yet marked (MM-HIT-12 e); none between two steps.
    pub hits: Hits,
    /// Aboard; secret (MM-INFO-01).
    pub gold: u16,
    /// In the chest; secret (MM-INFO-02).
    pub stash: u16,
    /// Something may be in the chest: that gold is stashed is announced (MM-STASH-02).
    pub has_stashed: bool,
    /// Points on the glory track.
    pub track: u8,
    /// By nation (MM-BOUNTY-04).
    pub bounties: [u8; 4],
    pub weapons: Set<Weapon>,
    /// Face down (MM-INFO-03).
    pub cargo: Set<CargoCard>,
    pub hand: GloryCards,
    /// Hired, face up: the glory cards of specialists.
    pub specialists: Set<Glory>,
    pub rumor: Option<Rumor>,
    /// The rumor was true and stays, face up (MM-RUMOR-06).
    pub is_rumor_true: bool,
    pub mission: Option<TakenMission>,
    /// The port in which goods were bought in the player's last turn (MM-BUY-07).
    pub bought_in: Option<Zone>,
    /// MM-YARD-08: this captain has had the glory point for a ship.
    pub has_bought_warship: bool,
    /// The port he is in is open to him in spite of a bounty or a war.
    pub admitted: Option<Admitted>,
}

/// Where a ship is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Sea(Zone),
    Port(Zone),
}

impl Place {
    /// A port is part of its zone (MM-RULING-16).
    pub const fn zone(self) -> Zone {
        match self {
            Place::Sea(zone) | Place::Port(zone) => zone,
        }
    }
    pub const fn port(self) -> Option<Zone> {
        match self {
            Place::Port(zone) => Some(zone),
            Place::Sea(_) => None,
        }
    }
    pub const fn sea(self) -> Option<Zone> {
        match self {
            Place::Sea(zone) => Some(zone),
            Place::Port(_) => None,
        }
    }
}

/// How he came to be admitted to a closed port.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admitted {
    /// To Port Royal, in spite of a bounty (MM-ZONE-16).
    AtTheGate,
    /// By a card that ignores bounties and war until he leaves.
    ByCard,
}

/// One number for each location, by its name: what is left, or the most there can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cur {
    pub hull: u8,
    pub cargo: u8,
    pub masts: u8,
    pub crew: u8,
    pub cannons: u8,
}

impl Index<Location> for Cur {
    type Output = u8;
    fn index(&self, location: Location) -> &u8 {
        match location {
            Location::Hull => &self.hull,
            Location::Cargo => &self.cargo,
            Location::Masts => &self.masts,
            Location::Crew => &self.crew,
            Location::Cannons => &self.cannons,
        }
    }
}
impl IndexMut<Location> for Cur {
    fn index_mut(&mut self, location: Location) -> &mut u8 {
        match location {
            Location::Hull => &mut self.hull,
            Location::Cargo => &mut self.cargo,
            Location::Masts => &mut self.masts,
            Location::Crew => &mut self.crew,
            Location::Cannons => &mut self.cannons,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    pub kind: ShipType,
    pub cur: Cur, // MM-HIT-11
    pub modifications: Set<Modification>,
    /// The reinforced hull has been used and is not repaired (MM-MOD-10).
    pub is_hull_flipped: bool,
}

impl Ship {
    /// Undamaged, without modifications.
    pub fn new(kind: ShipType, parts: &Parts) -> Ship {
        let mut ship = Ship { kind, cur: Cur::default(), modifications: Set::NONE, is_hull_flipped: false };
        ship.cur = ship.max(parts);
        ship
    }
    pub fn has(&self, modification: Modification) -> bool {
        self.modifications.has(modification)
    }
    /// The printed values and what modifications add, at most 5 (MM-SHIP-04).
    pub fn max(&self, parts: &Parts) -> Cur {
        let facts = parts.ship(self.kind);
        let more = |value: u8, modification| (value + u8::from(self.has(modification))).min(5);
        Cur {
            hull: facts.toughness,
            masts: facts.toughness,
            cargo: more(facts.cargo, Modification::ExtendedHold),
            crew: more(facts.crew, Modification::Hammocks), // MM-MOD-08
            cannons: more(facts.cannons, Modification::ExtraCannonPort),
        }
    }
    pub fn manoeuvrability(&self, parts: &Parts) -> u8 {
        // MM-SHIP-09, MM-MOD-09
        (parts.ship(self.kind).manoeuvrability + u8::from(self.has(Modification::RigsAndSails))).min(5)
    }
    /// Damage points of all locations but the crew (MM-SHIP-06).
    pub fn damage(&self, parts: &Parts) -> u8 {
        let max = self.max(parts);
        let points = |location| max[location] - self.cur[location].min(max[location]);
        [Location::Hull, Location::Cargo, Location::Masts, Location::Cannons].into_iter().map(points).sum()
    }
    /// MM-RAID-05
    pub fn has_destroyed_location(&self) -> bool {
        Location::ALL.into_iter().any(|location| self.cur[location] == 0)
    }
}

/// A mission that lies before its player (MM-MISSION-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakenMission {
    pub mission: Mission,
    /// How often each of its tasks was done.
    pub done: [u8; 3],
    /// Aboard (MM-MISSION-08).
    pub crates: u8,
}

impl Player {
    /// Before the captains are dealt.
    pub fn new() -> Player {
        let ship =
            Ship { kind: ShipType::Sloop, cur: Cur::default(), modifications: Set::NONE, is_hull_flipped: false };
        Player {
            captain: None,
            place: None,
            ship,
            hits: Hits::NONE,
            gold: 0,
            stash: 0,
            has_stashed: false,
            track: 0,
            bounties: [0; 4],
            weapons: Set::NONE,
            cargo: Set::NONE,
            hand: GloryCards::NONE,
            specialists: Set::NONE,
            rumor: None,
            is_rumor_true: false,
            mission: None,
            bought_in: None,
            has_bought_warship: false,
            admitted: None,
        }
    }
    /// A captain on the board.
    pub fn is_in_play(&self) -> bool {
        self.place.is_some()
    }
    pub fn is_at_sea(&self) -> bool {
        matches!(self.place, Some(Place::Sea(_)))
    }
    /// The port the ship is in.
    pub fn in_port(&self) -> Option<Zone> {
        self.place.and_then(Place::port)
    }
    /// The zone in which the ship is at sea.
    pub fn at_sea(&self) -> Option<Zone> {
        self.place.and_then(Place::sea)
    }
    /// MM-BOUNTY-07
    pub fn is_pirate(&self) -> bool {
        self.bounties != [0; 4]
    }
    pub fn bounty(&self, nation: Nation) -> u8 {
        self.bounties[nation.index()]
    }
    pub fn crates(&self) -> u8 {
        self.mission.map_or(0, |taken| taken.crates)
    }
    /// Cargo cards and crates: what takes up room.
    pub fn load(&self) -> u8 {
        self.cargo.len() as u8 + self.crates()
    }
}

impl Default for Player {
    fn default() -> Self {
        Player::new()
    }
}
