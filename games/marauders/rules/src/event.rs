//! What is told at the table, for the log, for moving pieces on a screen and for sounds. `is_for` says to whom.

use crate::action::ScoutTarget;
use crate::components::{
    Captain, CargoCard, CombatAction, EventCard, Glory, Good, Location, Means, Mission, Modification, Nation, Npc,
    Rumor, Set, ShipType, Skill, Weapon, Zone,
};
use crate::table::{Dice, Ending, Fighter, Hits, Place, Tokens};
use serde::Serialize;
use wardroom_kernel::{Seat, Seats, Viewer};

macro_rules! events {
    ($($(#[$note:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? })+) => {
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case", tag = "event")]
        pub enum Event { $($(#[$note])* $name { $($field: $type),* },)+ }
    };
}

events! {
    /// To the player who drew: captains are secret until all are revealed (MM-INFO-07).
    CaptainDealt { seat: Seat, captain: Captain }
    /// To everybody: revealed at setup, or drawn after a death.
    CaptainDrawn { seat: Seat, captain: Captain }
    CaptainRefused { seat: Seat, captain: Captain }
    /// At setup and later: the ship lies in the home port.
    CaptainEntered { seat: Seat, captain: Captain, ship: ShipType, port: Zone }
    StartPlayer { seat: Seat }
    BoardLaidOut {}
    MissionLaid { mission: Mission, place: Zone }

    RoundBegan { round: u16 }
    MerchantsDealt { count: u8 }
    EventDrawn { card: EventCard }
    /// By an icon; `hunts` if it was drawn by prey (MM-NMOVE-04). It may stay where it is.
    NpcMoved { npc: Npc, from: Zone, to: Zone, hunts: Option<Seat> }
    /// At the end of the round its ship will appear (MM-NPC-05).
    NpcPending { npc: Npc, card: EventCard }
    NpcAppeared { npc: Npc, card: EventCard, zone: Zone }
    NpcRemoved { npc: Npc, card: EventCard }
    WarBegan { nations: [Nation; 2] }
    WarEnded { nations: [Nation; 2] }
    PlagueBroke { ports: Set<Zone>, rounds: u8 }
    PlagueEnded {}
    EventDiscarded { card: EventCard }

    TurnBegan { seat: Seat }
    TurnEnded { seat: Seat }
    Retired { seat: Seat }
    Moved { seat: Seat, from: Place, to: Place }
    /// Against a surcharge he would not pay (MM-MOVE-07).
    StayedBehind { seat: Seat, zone: Zone }
    EnteredForPay { seat: Seat, port: Zone, gold: u8 }
    /// He neither paid nor talked his way in.
    TurnedAway { seat: Seat, port: Zone }
    Scouted { seat: Seat, target: ScoutTarget, has_found: bool }
    /// An NPC looks for a captain (MM-NSCOUT).
    NpcScouted { npc: Npc, seat: Seat, has_found: bool }

    GoldGained { seat: Seat, gold: u16, why: Cause }
    GoldSpent { seat: Seat, gold: u16, why: Cause }
    /// With the ship or the captain.
    GoldLost { seat: Seat, gold: u16 }

    PortActionBegan { seat: Seat, port: Zone }
    /// The roll that a closed port demands was without success.
    PortActionLost { seat: Seat, port: Zone }
    PortActionEnded { seat: Seat, port: Zone }
    ModificationTurned { port: Zone, modification: Modification }
    Sold { seat: Seat, goods: Tokens, gold: u16 }
    DemandChanged { port: Zone, from: Good, to: Good }
    GoodsDrawn { seat: Seat, count: u8 }
    /// To the buyer.
    OfferSeen { seat: Seat, cards: Set<CargoCard> }
    OfferRedrawn { seat: Seat }
    Bought { seat: Seat, count: u8, gold: u16 }
    /// To buyer and viewer (MM-BUY-05).
    PurchaseSeen { seat: Seat, to: Seat, cards: Set<CargoCard> }
    PurchaseShown { seat: Seat, to: Seat, count: u8 }
    CargoDropped { seat: Seat, good: Good }
    /// By a hit in the hold (MM-HIT-06).
    CargoLost { seat: Seat, card: CargoCard }
    CrateLost { seat: Seat, mission: Mission }
    Repaired { seat: Seat, location: Location }
    HullRestored { seat: Seat }
    ModificationTaken { seat: Seat, modification: Modification, port: Zone }
    /// Face down to a port (MM-MOD-05).
    ModificationReturned { seat: Seat, port: Zone }
    WeaponTaken { seat: Seat, weapon: Weapon }
    WeaponGone { seat: Seat, weapon: Weapon }
    ShipTaken { seat: Seat, ship: ShipType, from: ShipType }
    Recruited { seat: Seat, men: u8 }
    /// To the player.
    RumorDrawn { seat: Seat, rumor: Rumor }
    /// To everybody else.
    DrewARumor { seat: Seat }
    RumorDropped { seat: Seat }
    RumorShown { seat: Seat, rumor: Rumor }
    RumorFalse { seat: Seat, rumor: Rumor }
    RumorTrue { seat: Seat, rumor: Rumor }
    MissionTried { seat: Seat, mission: Mission, is_taken: bool }
    MissionStepDone { seat: Seat, mission: Mission, task: u8 }
    MissionFulfilled { seat: Seat, mission: Mission }
    MissionDiscarded { seat: Seat, mission: Mission }
    /// To everybody (MM-STASH-02).
    Stashed { seat: Seat, is_deposit: bool }
    /// To the player.
    StashCounted { seat: Seat, gold: u16, stash: u16 }
    BountyChanged { seat: Seat, nation: Nation, from: u8, to: u8 }
    PointGained { seat: Seat, track: u8 }

    /// The winning threshold is reached, the stash is shown (MM-END-01).
    VictoryAnnounced { seat: Seat, score: u16, stash: u16 }
    Ended { winners: Seats, why: Ending }

    // ---- dice, cards, raids and battles
    Rolled { by: Fighter, skill: Option<Skill>, dice: Dice }
    Rerolled { by: Fighter, dice: Dice }
    /// An unseen card (MM-CARD-03).
    CardAnnounced { seat: Seat }
    CardWithdrawn { seat: Seat, card: Glory }
    CardPlayed { seat: Seat, card: Glory }
    MeansUsed { seat: Seat, means: Means }
    /// To the player.
    GloryDrawn { seat: Seat, card: Glory }
    /// To everybody else.
    DrewGlory { seat: Seat }
    GloryDiscarded { seat: Seat, card: Glory }
    SpecialistHired { seat: Seat, card: Glory }
    /// To taker and owner.
    GloryTaken { by: Seat, from: Seat, card: Glory }
    /// To everybody else.
    TookGlory { by: Seat, from: Seat }
    MerchantFound { seat: Seat, zone: Zone, token: Nation }
    MerchantLetGo { seat: Seat }
    RaidBegan { seat: Seat, nation: Nation }
    RaidCardDrawn { seat: Seat, card: CargoCard }
    RaidCardDiscarded { seat: Seat, card: CargoCard }
    RaidFailed { seat: Seat, has_escaped: bool }
    RaidWon { seat: Seat, gold: u16 }
    /// It lies open, to be taken aboard or discarded.
    CargoShown { seat: Seat, card: CargoCard }
    /// Of a beaten captain, face down.
    CargoPlundered { by: Seat, from: Seat, count: u8 }
    CrewLost { seat: Seat, men: u8 }
    FullyRepaired { seat: Seat }
    CargoKept { seat: Seat, card: CargoCard }
    BattleBegan { attacker: Fighter, defender: Fighter, zone: Zone }
    Announced { by: Fighter, action: CombatAction }
    ContestDecided { winner: Option<Fighter>, successes: [u8; 2] }
    HitsPlaced { on: Fighter, hits: Hits }
    HitsTaken { on: Fighter, hits: Hits }
    HitCancelled { on: Fighter, location: Location }
    HitMoved { on: Fighter, from: Location, to: Location }
    Boarded { by: Fighter }
    BoardingFailed { by: Fighter }
    Fled { by: Fighter }
    BrokenOff { seat: Seat }
    Sunk { who: Fighter }
    Defeated { winner: Fighter, loser: Fighter }
    BattleOver {}
    RewardClaimed { seat: Seat, nation: Nation, gold: u16 }
    CaptainDied { seat: Seat, captain: Captain }
}

/// What gold comes from and goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Cause {
    Start,
    Sale,
    Goods,
    Redraw,
    Repair,
    Modification,
    Weapon,
    Ship,
    Crew,
    Rumor,
    Specialist,
    Mission,
    Entry,
    Courier,
    Pardon,
    Raid,
    Plunder,
    Reward,
    Card,
}

impl Event {
    /// MM-INFO. The referee hears the full telling.
    pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
        match *self {
            Event::CaptainDealt { seat, .. }
            | Event::OfferSeen { seat, .. }
            | Event::RumorDrawn { seat, .. }
            | Event::StashCounted { seat, .. }
            | Event::GloryDrawn { seat, .. } => viewer.is_privy_to(seat),
            Event::PurchaseSeen { seat, to, .. } | Event::GloryTaken { by: seat, from: to, .. } => {
                viewer.is_privy_to(seat) || viewer.is_privy_to(to)
            }
            Event::DrewARumor { seat } | Event::DrewGlory { seat } => !viewer.is_privy_to(seat),
            Event::TookGlory { by, from } => !viewer.is_privy_to(by) && !viewer.is_privy_to(from),
            _ => true,
        }
    }
}
