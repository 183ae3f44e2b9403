//! What has been done in the present turn, and what is left to do.

use crate::components::{CargoCard, Glory, Npc, Set, Weapon, Zone};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{Seat, Seats, named};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Turns since the beginning, this one included.
    pub number: u16,
    /// Nothing has been done yet: a captain in port may retire (MM-RETIRE-01).
    pub is_fresh: bool,
    /// Actions left (MM-TURN-02).
    pub actions: u8,
    /// More actions that may be used to move only.
    pub moves: u8,
    /// Zone borders crossed with actions.
    pub borders: u8,
    /// He crosses no zone border with an action any more (MM-MOVE-07).
    pub is_becalmed: bool,
    /// The zone of a move that is declared and not carried out.
    pub bound_for: Option<Zone>,
    /// Actions more that the declared move costs (MM-MOVE-07).
    pub surcharge: u8,
    /// Whom he declared to scout for has hidden by a card.
    pub has_slipped_away: bool,
    /// No NPC ship scouts for him in this turn.
    pub is_hidden: bool,
    /// A card opens the next closed port that he enters (or did so, see `Player::admitted`).
    pub may_be_admitted: bool,
    /// His captain's re-roll of this turn is used.
    pub has_rerolled: bool,
    pub scouted: Scouted,
    /// NPCs that have found him and not yet attacked (MM-NSCOUT-06).
    pub hunters: Set<Npc>,
    /// Zones in which the own mission's search was tried (MM-MISSION-10).
    pub searched: Set<Zone>,
    /// The port of this turn's Port action (MM-TURN-03).
    pub ported: Option<Zone>,
    pub port: PortAction,
}

/// MM-RULING-20: whom he has tried to find.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scouted {
    pub captains: Seats,
    pub npcs: Set<Npc>,
    pub merchants: Set<Zone>,
    pub mission_pirate: bool,
}

named! {
    /// MM-PORT-01
    Activity {
        Sell = "sell",
        Buy = "buy",
        Shipyard = "shipyard",
        Recruit = "recruit",
        SeekRumor = "rumor",
        TakeMission = "mission",
        Stash = "stash",
    }
}

/// What has happened in the Port action of this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PortAction {
    /// Each once (MM-PORT-02); a mission that was tried in vain is among them (MM-MISSION-03).
    pub done: Set<Activity>,
    /// In the shipyard: one visit is under way.
    pub is_in_shipyard: bool,
    /// Types that have changed hands (MM-RULING-42).
    pub traded_weapons: Set<Weapon>,
    pub has_bought_ship: bool,
    /// A skill roll for the own mission was made (MM-MISSION-10).
    pub has_tried_mission_roll: bool,
    /// The pardon of an event was used.
    pub has_been_pardoned: bool,
    /// Cards in effect for this Port action; what they do is in their effects.
    pub cards: Set<Glory>,
    /// Named for sale, not yet paid for.
    pub sale: Set<CargoCard>,
    /// Taken off the price of the next ship.
    pub ship_discount: u8,
}

/// Goods on offer (MM-BUY).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Seen by the buyer only (MM-INFO-06).
    pub cards: Set<CargoCard>,
    /// Those of them he buys.
    pub chosen: Set<CargoCard>,
    /// Goods in demand, replaced by others (MM-RULING-24).
    pub aside: Set<CargoCard>,
}

impl Turn {
    pub fn new(seat: Seat, number: u16) -> Turn {
        Turn {
            seat,
            number,
            is_fresh: false,
            actions: 0,
            moves: 0,
            borders: 0,
            is_becalmed: false,
            bound_for: None,
            surcharge: 0,
            has_slipped_away: false,
            is_hidden: false,
            may_be_admitted: false,
            has_rerolled: false,
            scouted: Scouted::default(),
            hunters: Set::NONE,
            searched: Set::NONE,
            ported: None,
            port: PortAction::default(),
        }
    }
}
