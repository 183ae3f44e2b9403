//! Questions of setup, turn, sea and port.

use super::notation::{parse_touch, questions, write_touch};
use crate::components::{Glory, Good, Location, Mission, Modification, Nation, Npc, ShipType, Weapon, Zone};
use serde::Serialize;
use wardroom_kernel::Seat;

questions! {
    /// Sloop or flute (MM-SETUP-03, MM-DEATH-05).
    struct ChooseStartShip { ship: ShipType => ("ship" ship) }
    /// One action, or a card in between (MM-TURN-02, MM-CARD-01).
    enum Act {
        Move { to: Zone } => ("zone" to),
        EnterPort => "enter-port",
        LeavePort => "leave-port",
        Scout { target: ScoutTarget } => "scout" > {target},
        Port => "port-action",
        PlayCard { card: Glory } => ("card" card),
        /// Before anything else, in a port (MM-RETIRE-01).
        Retire => "captain" > "retire",
        EndTurn => "end-turn",
    }
    /// MM-SCOUT-01
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    enum ScoutTarget {
        Captain(seat: Seat) => ("seat" seat),
        Npc(npc: Npc) => ("npc" npc),
        Merchant => "merchant",
        /// In Cartagena, without a roll (MM-ZONE-05).
        MerchantUnscouted => "unscouted-merchant",
        /// The pirate of one's own mission.
        MissionPirate => "pirate",
        /// The own rumor's place.
        Rumor => "rumor",
        /// A search of one's own mission: its task with this number, from 0.
        MissionStep(task: u8) => ["task" task],
    }
    /// MM-ZONE-16
    enum PortRoyalEntry {
        Pay => "gate" > "pay",
        Roll => "gate" > "roll",
        GiveUp => "gate" > "give-up",
    }
    /// MM-MOVE-07
    enum Surcharge {
        Pay => "surcharge" > "pay",
        Stay => "surcharge" > "stay",
    }
    /// A move that a card grants (MM-MOVE-08).
    enum FreeMove {
        To { zone: Zone } => "free-move" > ("zone" zone),
        EnterPort => "free-move" > "enter-port",
        LeavePort => "free-move" > "leave-port",
        Stop => "free-move" > "stop",
    }
    /// What goes overboard (MM-MOVE-05, MM-BUY-08). Cards of one good are alike.
    enum DropCargo {
        Good(good: Good) => "overboard" > ("good" good),
        /// The mission goes with it (MM-MISSION-08).
        Crate => "overboard" > "crate",
    }
    /// What is done next in a Port action (MM-PORT-01, MM-PORT-06).
    enum PortActivity {
        Sell => "port" > "sell",
        Buy => "port" > "buy",
        Shipyard => "port" > "shipyard",
        Recruit => "port" > "recruit",
        SeekRumor => "port" > "rumor",
        TakeMission { mission: Mission } => "port" > ("mission" mission),
        Stash => "port" > "stash",
        ResolveRumor => "port" > "check-rumor",
        /// A task of one's own mission, from 0: a delivery of one card, or a skill roll.
        MissionStep { task: u8 } => "port" > ["task" task],
        PardonByEvent => "port" > "pardon",
        PlayCard { card: Glory } => "port" > ("card" card),
        Finish => "port" > "finish",
    }
    /// One card after another, then the sale (MM-SELL-01).
    enum Sell {
        Good(good: Good) => "sell" > ("good" good),
        Done => "sell" > "done",
    }
    /// MM-ZONE-18
    enum Redraw {
        Redraw => "offer" > "redraw",
        Keep => "offer" > "keep",
    }
    /// One card after another, then the payment (MM-BUY-04).
    enum Buy {
        Good(good: Good) => "buy" > ("good" good),
        Done => "buy" > "done",
    }
    /// MM-ZONE-04
    struct FreeCard { good: Good => "free-card" > ("good" good) }
    /// MM-BUY-05
    struct ShowPurchase { to: Seat => "show" > ("seat" to) }
    /// One part of a visit to the shipyard (MM-YARD-01).
    enum Yard {
        /// One damage point.
        Repair { location: Location } => "yard" > "repair" > ("location" location),
        RepairReinforcedHull => "yard" > "repair" > "mod.reinforced-hull",
        BuyModification => "yard" > "buy" > "modification",
        BuyWeapon { weapon: Weapon } => "yard" > "buy" > ("weapon" weapon),
        SellWeapon { weapon: Weapon } => "yard" > "sell" > ("weapon" weapon),
        BuyShip { ship: ShipType } => "yard" > "buy" > ("ship" ship),
        Done => "yard" > "done",
    }
    /// MM-ZONE-20, one modification after another.
    enum MoveModification {
        Move(modification: Modification) => "transfer" > ("mod" modification),
        /// The others return to the ports.
        Done => "transfer" > "done",
    }
    /// MM-CREW-02
    struct HireCrew { men: u8 => "hire" > ("men" men) }
    /// MM-STASH-01, MM-ZONE-21
    enum StashMove {
        Deposit(gold: u16) => "stash" > ("deposit" gold),
        Withdraw(gold: u16) => "stash" > ("withdraw" gold),
    }
    /// MM-STASH-03: so much of a payment comes out of the chest.
    struct PayFrom { chest: u16 => "pay" > ("chest" chest) }
    /// Which of the drawn demand tokens is put out.
    struct ChooseToken { good: Good => "token" > ("good" good) }
    /// One step after another (Act of Grace).
    struct PardonByEvent { nation: Nation, steps: u8 => "pardon" > ("nation" nation) > ("steps" steps) }
}
