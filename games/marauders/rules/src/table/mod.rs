//! The table: everything that is true at one moment, as plain data without heap. It changes in `rules` only.

mod agenda;
mod battle;
mod board;
mod player;
mod roll;
mod scene;
mod turn;
mod window;

pub use agenda::{Agenda, Step};
pub use battle::*;
pub use board::{NpcShip, NpcSlot, Plague, Port, Tokens, War};
pub use player::{Admitted, Cur, Place, Player, Ship, TakenMission};
pub use roll::*;
pub use scene::Scene;
pub use turn::{Activity, Offer, PortAction, Scouted, Turn};
pub use window::*;

use crate::components::{
    Captain, CargoCard, EventCard, Glory, GloryCards, Good, Mission, Modification, Nation, Npc, Parts, Rumor, Set,
    ShipFacts, ShipType, Specialist, Zone,
};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{PartsRef, Seat, Seats};

pub const RED: Seat = Seat(0);
pub const BLUE: Seat = Seat(1);
pub const YELLOW: Seat = Seat(2);
pub const GREEN: Seat = Seat(3);
const SEAT_NAMES: [&str; 4] = ["red", "blue", "yellow", "green"]; // MM-COMP-01

pub fn seat_name(seat: Seat) -> &'static str {
    SEAT_NAMES[seat]
}
pub fn seat_named(name: &str) -> Option<Seat> {
    SEAT_NAMES.iter().position(|known| *known == name).map(|place| Seat(place as u8))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    #[serde(skip)]
    pub parts: PartsRef<Parts>,
    /// A position that does not name it was written by a program that knew the first version only.
    #[serde(default)]
    pub version: RulesVersion,
    /// How many play: 2 to 4.
    pub seats: u8,
    /// MM-GOAL-04
    pub glory_to_win: u8,
    /// From 1; 0 during the setup.
    pub round: u16,
    /// The start player (MM-SETUP-07).
    pub start: Seat,
    /// What is done next, and what after that.
    pub agenda: Agenda,
    /// Of the active player; outside of turns as it was left.
    pub turn: Turn,
    /// By seat; those not in play are as they were made.
    pub players: [Player; 4],
    /// The face-down token in each zone (MM-SETUP-11).
    pub merchants: [Option<Nation>; 17],
    /// Tokens on the merchant track, by nation.
    pub merchant_track: [u8; 4],
    /// Tokens that are being dealt: which one goes where is hidden.
    pub undealt_merchants: [u8; 4],
    /// By zone; the Caribbean Sea's stays empty.
    pub ports: [Port; 17],
    /// Demand tokens that are not on the board.
    pub reserve: Tokens,
    /// What a player has drawn, to keep a part of it (MM-INFO-09).
    pub drawn: Drawn,
    /// Modifications that have lost their ship and wait to be put out (MM-MOD-05).
    pub loose_modifications: Set<Modification>,
    /// By slot.
    pub npcs: [NpcSlot; 6],
    pub war: Option<War>,
    pub plague: Option<Plague>,
    pub events: Events,
    pub missions: Missions,
    /// The rumor deck.
    pub rumors: Set<Rumor>,
    pub cargo: Cargo,
    pub glory: GloryPiles,
    /// The captain deck; who is neither here nor with a player nor refused is dead.
    pub captains: Set<Captain>,
    /// Captains that a player has just refused (MM-RULING-102).
    pub refused: Set<Captain>,
    /// Goods on offer to the active player (MM-BUY-01).
    pub offer: Offer,
    pub battle: Option<Battle>,
    pub raid: Option<Raid>,
    pub roll: Option<Roll>,
    pub windows: Windows,
    pub lot: Lot,
    /// Who has reached the winning threshold and shown his stash (MM-END-01).
    pub announced: Seats,
    pub end: Option<End>,
}

/// The version of these rules that a match was begun under. The faults of the first were mended in the second; a match
/// of the first is played on as it was begun, and its record plays again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum RulesVersion {
    #[default]
    #[serde(rename = "1")]
    First,
    #[serde(rename = "2")]
    Second,
}

impl RulesVersion {
    pub const OLDEST: RulesVersion = RulesVersion::First;
    pub const NEWEST: RulesVersion = RulesVersion::Second;
    pub const fn number(self) -> u32 {
        match self {
            RulesVersion::First => 1,
            RulesVersion::Second => 2,
        }
    }
    pub fn from_number(number: u32) -> Option<RulesVersion> {
        [RulesVersion::First, RulesVersion::Second].into_iter().find(|version| version.number() == number)
    }
}

/// MM-EVENT
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Events {
    pub deck: Set<EventCard>,
    pub discard: Set<EventCard>,
    /// For this round, for its end, or until their text ends them.
    pub in_force: Set<EventCard>,
    /// The card that is being carried out.
    pub drawn: Option<EventCard>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Missions {
    pub deck: Set<Mission>,
    pub discard: Set<Mission>,
    /// Face up on the board, each at its place (MM-SETUP-12).
    pub on_offer: Set<Mission>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cargo {
    pub deck: Set<CargoCard>,
    pub discard: Set<CargoCard>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryPiles {
    pub deck: GloryCards,
    pub discard: GloryCards,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub winners: Seats,
    pub why: Ending,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// MM-END-01
    Glory,
    /// MM-ROUND-03, MM-END-03
    NoEvent,
    /// MM-DEATH-03, MM-END-03
    NoCaptain,
}

impl Ending {
    pub const fn reason(self) -> &'static str {
        match self {
            Ending::Glory => "glory",
            Ending::NoEvent => "no-event",
            Ending::NoCaptain => "no-captain",
        }
    }
}

impl Table {
    pub fn seats(&self) -> Seats {
        Seats::first(self.seats)
    }
    /// MM-RULING-01: the next seat clockwise, in turn order too.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.seats)
    }
    /// All seats in turn order from this one.
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |place| Seat((seat.0 + place) % seats))
    }
    /// Everybody in turn order from the start player.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.from(self.start)
    }
    pub fn others(&self, seat: Seat) -> Seats {
        self.seats().without(seat)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }
    /// MM-CAPT-03: the nation of the captain, who is on the board or waits to enter.
    pub fn nation(&self, seat: Seat) -> Option<Nation> {
        self.players[seat].captain.map(|captain| self.parts.captain(captain).nation)
    }
    pub fn home(&self, seat: Seat) -> Option<Zone> {
        self.players[seat].captain.map(|captain| self.parts.captain(captain).home)
    }
    pub fn port(&self, zone: Zone) -> &Port {
        &self.ports[zone.index()]
    }
    pub fn npc(&self, npc: Npc) -> &NpcSlot {
        &self.npcs[npc.index()]
    }
    /// NPC ships in this zone (MM-NPC-10).
    pub fn npcs_in(&self, zone: Zone) -> impl Iterator<Item = Npc> {
        Npc::ALL.into_iter().filter(move |npc| self.npc(*npc).ship.is_some_and(|ship| ship.zone == zone))
    }
    /// MM-NPC-04, MM-WAR-02, MM-RULING-76
    pub fn npc_ship_type(&self, npc: Npc) -> ShipType {
        let is_at_war = npc.nation().is_some_and(|nation| self.war.is_some_and(|war| war.is_fought_by(nation)));
        let facts = self.parts.npc(npc);
        if is_at_war { facts.ship_at_war } else { facts.ship }
    }
    pub fn ship_facts(&self, kind: ShipType) -> &'static ShipFacts {
        self.parts.0.ship(kind)
    }
    /// The value of a location with modifications, at most 5 (MM-SHIP-04).
    pub fn max(&self, seat: Seat) -> Cur {
        let ship = &self.players[seat].ship;
        ship.max(self.parts.0)
    }
    /// MM-GOAL-03, MM-GOAL-02, MM-RULING-51, MM-STASH-05
    pub fn score(&self, seat: Seat) -> u16 {
        let Player { track, stash, .. } = self.players[seat];
        let track = u16::from(track);
        track + (stash / u16::from(self.parts.numbers.stash_gold_per_glory)).min(track)
    }
    /// The good in demand there (MM-SELL-01).
    pub fn demand(&self, port: Zone) -> Option<Good> {
        self.port(port).demand
    }
    /// Whether a specialist of that type lies before the player (MM-SPEC-03).
    pub fn has_specialist(&self, seat: Seat, kind: Specialist) -> bool {
        self.players[seat]
            .specialists
            .iter()
            .any(|card: Glory| self.parts.glory(card).specialist.is_some_and(|(of, _)| of == kind))
    }
}
