//! What happens at the table, for the log, for moving pieces on a screen and for sounds, and who may learn of it.

use crate::action::ScoutTarget;
use crate::components::{
    Captain, CargoCard, CombatAction, EventCard, Glory, Good, Location, Means, Mission, Modification, Nation, Npc,
    Rumor, Set, ShipType, Skill, Weapon, Zone,
};
use crate::table::{Dice, Ending, Fighter, Hits, Place, Tokens};
use serde::Serialize;
use wardroom_kernel::{Seat, Seats, Viewer};

/// Declares events. Before each stands who may learn of it (MM-INFO); the referee learns of everything that is for one seat.
macro_rules! events {
    ($($(#[$note:meta])* $audience:ident $(($($who:ident)+))? $name:ident { $($field:ident: $type:ty),* $(,)? })+) => {
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case", tag = "event")]
        pub enum Event { $($(#[$note])* $name { $($field: $type),* },)+ }

        impl Event {
            pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
                match *self { $(Event::$name { $($($who,)+)? .. } => is_for!(viewer $audience $($($who)+)?),)+ }
            }
        }
    };
}
macro_rules! is_for {
    ($viewer:ident all) => { true };
    ($viewer:ident only $($who:ident)+) => { $($viewer.is_privy_to($who))||+ };
    ($viewer:ident but $($who:ident)+) => { !($($viewer.is_privy_to($who))||+) };
}

events! {
    /// To the player who drew: captains are secret until all are revealed (MM-INFO-07).
    only(seat) CaptainDealt { seat: Seat, captain: Captain }
    /// To everybody: revealed at setup, or drawn after a death.
    all CaptainDrawn { seat: Seat, captain: Captain }
    all CaptainRefused { seat: Seat, captain: Captain }
    /// At setup and later: the ship lies in the home port.
    all CaptainEntered { seat: Seat, captain: Captain, ship: ShipType, port: Zone }
    all StartPlayer { seat: Seat }
    all BoardLaidOut {}
    all MissionLaid { mission: Mission, place: Zone }

    all RoundBegan { round: u16 }
    all MerchantsDealt { count: u8 }
    all EventDrawn { card: EventCard }
    /// By an icon; `hunts` if it was drawn by prey (MM-NMOVE-04). It may stay where it is.
    all NpcMoved { npc: Npc, from: Zone, to: Zone, hunts: Option<Seat> }
    /// At the end of the round its ship will appear (MM-NPC-05).
    all NpcPending { npc: Npc, card: EventCard }
    all NpcAppeared { npc: Npc, card: EventCard, zone: Zone }
    all NpcRemoved { npc: Npc, card: EventCard }
    all WarBegan { nations: [Nation; 2] }
    all WarEnded { nations: [Nation; 2] }
    all PlagueBroke { ports: Set<Zone>, rounds: u8 }
    all PlagueEnded {}
    all EventDiscarded { card: EventCard }

    all TurnBegan { seat: Seat }
    all TurnEnded { seat: Seat }
    all Retired { seat: Seat }
    all Moved { seat: Seat, from: Place, to: Place }
    /// Against a surcharge he would not pay (MM-MOVE-07).
    all StayedBehind { seat: Seat, zone: Zone }
    all EnteredForPay { seat: Seat, port: Zone, gold: u8 }
    /// He neither paid nor talked his way in.
    all TurnedAway { seat: Seat, port: Zone }
    all Scouted { seat: Seat, target: ScoutTarget, has_found: bool }
    /// An NPC looks for a captain (MM-NSCOUT).
    all NpcScouted { npc: Npc, seat: Seat, has_found: bool }

    all GoldGained { seat: Seat, gold: u16, why: Cause }
    all GoldSpent { seat: Seat, gold: u16, why: Cause }
    /// With the ship or the captain.
    all GoldLost { seat: Seat, gold: u16 }

    all PortActionBegan { seat: Seat, port: Zone }
    /// The roll that a closed port demands was without success.
    all PortActionLost { seat: Seat, port: Zone }
    all PortActionEnded { seat: Seat, port: Zone }
    all ModificationTurned { port: Zone, modification: Modification }
    all Sold { seat: Seat, goods: Tokens, gold: u16 }
    all DemandChanged { port: Zone, from: Good, to: Good }
    all GoodsDrawn { seat: Seat, count: u8 }
    /// To the buyer.
    only(seat) OfferSeen { seat: Seat, cards: Set<CargoCard> }
    all OfferRedrawn { seat: Seat }
    all Bought { seat: Seat, count: u8, gold: u16 }
    /// To buyer and viewer (MM-BUY-05).
    only(seat to) PurchaseSeen { seat: Seat, to: Seat, cards: Set<CargoCard> }
    all PurchaseShown { seat: Seat, to: Seat, count: u8 }
    all CargoDropped { seat: Seat, good: Good }
    /// By a hit in the hold (MM-HIT-06).
    all CargoLost { seat: Seat, card: CargoCard }
    all CrateLost { seat: Seat, mission: Mission }
    all Repaired { seat: Seat, location: Location }
    all HullRestored { seat: Seat }
    all ModificationTaken { seat: Seat, modification: Modification, port: Zone }
    /// Face down to a port (MM-MOD-05).
    all ModificationReturned { seat: Seat, port: Zone }
    all WeaponTaken { seat: Seat, weapon: Weapon }
    all WeaponGone { seat: Seat, weapon: Weapon }
    all ShipTaken { seat: Seat, ship: ShipType, from: ShipType }
    all Recruited { seat: Seat, men: u8 }
    /// To the player.
    only(seat) RumorDrawn { seat: Seat, rumor: Rumor }
    /// To everybody else.
    but(seat) DrewARumor { seat: Seat }
    all RumorDropped { seat: Seat }
    all RumorShown { seat: Seat, rumor: Rumor }
    all RumorFalse { seat: Seat, rumor: Rumor }
    all RumorTrue { seat: Seat, rumor: Rumor }
    all MissionTried { seat: Seat, mission: Mission, is_taken: bool }
    all MissionStepDone { seat: Seat, mission: Mission, task: u8 }
    all MissionFulfilled { seat: Seat, mission: Mission }
    all MissionDiscarded { seat: Seat, mission: Mission }
    /// To everybody (MM-STASH-02).
    all Stashed { seat: Seat, is_deposit: bool }
    /// To the player.
    only(seat) StashCounted { seat: Seat, gold: u16, stash: u16 }
    all BountyChanged { seat: Seat, nation: Nation, from: u8, to: u8 }
    all PointGained { seat: Seat, track: u8 }

    /// The winning threshold is reached, the stash is shown (MM-END-01).
    all VictoryAnnounced { seat: Seat, score: u16, stash: u16 }
    all Ended { winners: Seats, why: Ending }

    // ---- dice, cards, raids and battles
    all Rolled { by: Fighter, skill: Option<Skill>, dice: Dice }
    all Rerolled { by: Fighter, dice: Dice }
    /// An unseen card (MM-CARD-03).
    all CardAnnounced { seat: Seat }
    all CardWithdrawn { seat: Seat, card: Glory }
    all CardPlayed { seat: Seat, card: Glory }
    all MeansUsed { seat: Seat, means: Means }
    /// To the player.
    only(seat) GloryDrawn { seat: Seat, card: Glory }
    /// To everybody else.
    but(seat) DrewGlory { seat: Seat }
    all GloryDiscarded { seat: Seat, card: Glory }
    all SpecialistHired { seat: Seat, card: Glory }
    /// To taker and owner.
    only(by from) GloryTaken { by: Seat, from: Seat, card: Glory }
    /// To everybody else.
    but(by from) TookGlory { by: Seat, from: Seat }
    all MerchantFound { seat: Seat, zone: Zone, token: Nation }
    all MerchantLetGo { seat: Seat }
    all RaidBegan { seat: Seat, nation: Nation }
    all RaidCardDrawn { seat: Seat, card: CargoCard }
    all RaidCardDiscarded { seat: Seat, card: CargoCard }
    all RaidFailed { seat: Seat, has_escaped: bool }
    all RaidWon { seat: Seat, gold: u16 }
    /// It lies open, to be taken aboard or discarded.
    all CargoShown { seat: Seat, card: CargoCard }
    /// Of a beaten captain, face down.
    all CargoPlundered { by: Seat, from: Seat, count: u8 }
    all CrewLost { seat: Seat, men: u8 }
    all FullyRepaired { seat: Seat }
    all CargoKept { seat: Seat, card: CargoCard }
    all BattleBegan { attacker: Fighter, defender: Fighter, zone: Zone }
    all Announced { by: Fighter, action: CombatAction }
    all ContestDecided { winner: Option<Fighter>, successes: [u8; 2] }
    all HitsPlaced { on: Fighter, hits: Hits }
    all HitsTaken { on: Fighter, hits: Hits }
    all HitCancelled { on: Fighter, location: Location }
    all HitMoved { on: Fighter, from: Location, to: Location }
    all Boarded { by: Fighter }
    all BoardingFailed { by: Fighter }
    all Fled { by: Fighter }
    all BrokenOff { seat: Seat }
    all Sunk { who: Fighter }
    all Defeated { winner: Fighter, loser: Fighter }
    all BattleOver {}
    all RewardClaimed { seat: Seat, nation: Nation, gold: u16 }
    all CaptainDied { seat: Seat, captain: Captain }
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
