//! A battle from the first shot to the last of its spoils, and a merchant raid: what lies open on the table meanwhile.

use super::Ship;
use crate::components::{CargoCard, CombatAction, Location, Modification, Nation, Npc, Set, Zone};
use serde::{Deserialize, Serialize};
use wardroom_kernel::Seat;

/// One who fights, or rolls dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fighter {
    Captain(Seat),
    Npc(Npc),
    /// The pirate of this captain's mission (MM-MISSION-09).
    Pirate(Seat),
    /// A foe of a card, without a ship (MM-MELEE-07): of this captain's mission or rumor.
    Band(Seat),
}

impl Fighter {
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Fighter::Captain(seat) => Some(seat),
            Fighter::Npc(_) | Fighter::Pirate(_) | Fighter::Band(_) => None,
        }
    }
}

/// Hits placed on a ship and not yet marked (MM-HIT-12 e), by location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hits(pub [u8; Location::ALL.len()]);

impl Hits {
    pub const NONE: Hits = Hits([0; Location::ALL.len()]);

    pub fn at(self, location: Location) -> u8 {
        self.0[location.index()]
    }
    pub fn put(&mut self, location: Location) {
        self.0[location.index()] += 1;
    }
    pub fn take(&mut self, location: Location) {
        self.0[location.index()] -= 1;
    }
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }
    pub fn is_empty(self) -> bool {
        self == Hits::NONE
    }
    /// Each location with a hit, once.
    pub fn locations(self) -> impl Iterator<Item = Location> {
        Location::ALL.into_iter().filter(move |&location| self.at(location) > 0)
    }
}

/// What is done next in a battle: one stage is one step (MM-COMBAT-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before round 1.
    LongGuns,
    /// Announcements and chasers.
    Announcing,
    /// The window `before-roll`, the contest and its window.
    Contest,
    /// Cannon hits of both sides.
    Volleys,
    /// Flight, and the window `boarded`.
    Closing,
    /// Crew combat begins: swivel guns.
    Boarding,
    /// A round of crew combat.
    CrewCombat,
    /// Bounty, ship, plunder, rewards, glory (MM-RULING-63).
    Won(Win),
    Over,
}

/// How a battle was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Win {
    /// 0: the attacker, 1: the defender.
    pub side: u8,
    /// In crew combat; otherwise the loser was sunk.
    pub by_boarding: bool,
    pub spoils: Spoils,
}

/// What the winner gets next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spoils {
    Ship,
    Plunder,
    Reward,
    Glory,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub zone: Zone,
    pub stage: Stage,
    /// Rounds of naval combat, or of crew combat once that has begun; 0 before the first.
    pub round: u8,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// Of the contest of this round, once it is fixed.
    pub contest: Option<Contest>,
    /// A card has cut the boarding short.
    pub is_repelled: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    /// None on a tie, and when no side has a success.
    pub winner: Option<u8>,
    pub successes: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub fighter: Fighter,
    /// Of an NPC, on the enemy track (MM-NFIGHT-03); a captain's own lies on his board.
    pub ship: Option<Ship>,
    /// Of a foe without a ship: leadership and crew (MM-MELEE-07).
    pub band: Option<Band>,
    pub announced: Option<CombatAction>,
    /// Placed on an NPC's ship; a captain's are with the player.
    pub hits: Hits,
    /// More dice in the roll to come, by cards.
    pub extra_dice: u8,
    /// More hits in this round, by cards.
    pub extra_hits: u8,
    /// A flight that needs no more than the contest (Veil of Powder Smoke).
    pub is_sure_to_flee: bool,
    /// Used in this battle: chasers.
    pub used: Set<Modification>,
    /// He has moved hits in this round (`redirect-hit`).
    pub has_moved_hits: bool,
    /// Sunk, or without crew in crew combat.
    pub is_beaten: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Band {
    pub leadership: u8,
    pub crew: u8,
    /// Of a mission: which of its tasks; otherwise it is a rumor's.
    pub task: Option<u8>,
}

impl Side {
    pub const fn new(fighter: Fighter, ship: Option<Ship>) -> Side {
        Side {
            fighter,
            ship,
            band: None,
            announced: None,
            hits: Hits::NONE,
            extra_dice: 0,
            extra_hits: 0,
            is_sure_to_flee: false,
            used: Set::NONE,
            has_moved_hits: false,
            is_beaten: false,
        }
    }
}

impl Battle {
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.fighter == Fighter::Captain(seat))
    }
    /// Crew combat has begun: no naval rules any more.
    pub fn is_boarded(&self) -> bool {
        matches!(self.stage, Stage::Boarding | Stage::CrewCombat)
    }
}

/// Cargo cards that lie face up to be shared out.
pub type Lot = Set<CargoCard>;

/// A merchant raid (MM-RAID-17). Cards lie face up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raid {
    pub by: Seat,
    pub zone: Zone,
    pub stage: RaidStage,
    /// What the token shows.
    pub token: Nation,
    /// Which nations may be chosen.
    pub nations: Set<Nation>,
    pub nation: Option<Nation>,
    pub cards: Set<CargoCard>,
    /// Cards that others have forced in: only their symbols count.
    pub hazards: Set<CargoCard>,
    /// Left to be used.
    pub successes: u8,
    /// Gold by cards.
    pub bonus: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RaidStage {
    /// Window `merchant-found`, nation, attack or not.
    Found,
    /// Cards, roll, weapons.
    Rolling,
    /// One success after another.
    Spending,
    /// Window `raid-spent`, hits, escape.
    Judging,
    /// Window `raid-won`, gold, cargo, glory.
    Looting,
}
