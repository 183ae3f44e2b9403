//! Questions of setup, turn, sea and port.

use crate::components::{Glory, Good, Location, Mission, Modification, Nation, Npc, ShipType, Weapon, Zone};
use serde::Serialize;
use wardroom_kernel::Seat;

/// Sloop or flute (MM-SETUP-03, MM-DEATH-05).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseStartShip {
    pub ship: ShipType,
}
/// One action, or a card in between (MM-TURN-02, MM-CARD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Act {
    Move {
        to: Zone,
    },
    EnterPort,
    LeavePort,
    Scout {
        target: ScoutTarget,
    },
    Port,
    PlayCard {
        card: Glory,
    },
    /// Before anything else, in a port (MM-RETIRE-01).
    Retire,
    EndTurn,
}
/// MM-SCOUT-01
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoutTarget {
    Captain(Seat),
    Npc(Npc),
    Merchant,
    /// In Cartagena, without a roll (MM-ZONE-05).
    MerchantUnscouted,
    /// The pirate of one's own mission.
    MissionPirate,
    /// The own rumor's place.
    Rumor,
    /// A search of one's own mission: its task with this number, from 0.
    MissionStep(u8),
}
/// MM-ZONE-16
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PortRoyalEntry {
    Pay,
    Roll,
    GiveUp,
}
/// MM-MOVE-07
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Surcharge {
    Pay,
    Stay,
}
/// A move that a card grants (MM-MOVE-08).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FreeMove {
    To { zone: Zone },
    EnterPort,
    LeavePort,
    Stop,
}
/// What goes overboard (MM-MOVE-05, MM-BUY-08). Cards of one good are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DropCargo {
    Good(Good),
    /// The mission goes with it (MM-MISSION-08).
    Crate,
}
/// What is done next in a Port action (MM-PORT-01, MM-PORT-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PortActivity {
    Sell,
    Buy,
    Shipyard,
    Recruit,
    SeekRumor,
    TakeMission {
        mission: Mission,
    },
    Stash,
    ResolveRumor,
    /// A task of one's own mission, from 0: a delivery of one card, or a skill roll.
    MissionStep {
        task: u8,
    },
    PardonByEvent,
    PlayCard {
        card: Glory,
    },
    Finish,
}
/// One card after another, then the sale (MM-SELL-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sell {
    Good(Good),
    Done,
}
/// MM-ZONE-18
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Redraw {
    Redraw,
    Keep,
}
/// One card after another, then the payment (MM-BUY-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Buy {
    Good(Good),
    Done,
}
/// MM-ZONE-04
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FreeCard {
    pub good: Good,
}
/// MM-BUY-05
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShowPurchase {
    pub to: Seat,
}
/// One part of a visit to the shipyard (MM-YARD-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Yard {
    /// One damage point.
    Repair {
        location: Location,
    },
    RepairReinforcedHull,
    BuyModification,
    BuyWeapon {
        weapon: Weapon,
    },
    SellWeapon {
        weapon: Weapon,
    },
    BuyShip {
        ship: ShipType,
    },
    Done,
}
/// MM-ZONE-20, one modification after another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveModification {
    Move(Modification),
    /// The others return to the ports.
    Done,
}
/// MM-CREW-02
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HireCrew {
    pub men: u8,
}
/// MM-STASH-01, MM-ZONE-21
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StashMove {
    Deposit(u16),
    Withdraw(u16),
}
/// MM-STASH-03: so much of a payment comes out of the chest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PayFrom {
    pub chest: u16,
}
/// Which of the drawn demand tokens is put out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChooseToken {
    pub good: Good,
}
/// One step after another (Act of Grace).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PardonByEvent {
    pub nation: Nation,
    pub steps: u8,
}
