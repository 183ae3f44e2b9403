//! What can be decided (the ledger's chapter "Decisions"): one small type per question, `Action` is their sum.
//!
//! A question with a single answer is not asked, with two exceptions that would reveal a secret: a turn and the plan
//! window of a battle. A concession (AH-END-04) is table talk.

use crate::components::{Card, Pips, Plan, Region, Slot};
use crate::table::{Cell, Lie, Point};
use derive_more::{From, TryInto};
use wardroom_kernel::Seat;

/// A figure that a player points at: Patrols and Strongholds in one space are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    Flagship(Seat),
    Patrol(Point),
    Stronghold(Point),
    Cutter,
    Gunship,
}

macro_rules! questions {
    ($($(#[$about:meta])* $name:ident $body:tt)+) => {
        $($(#[$about])* #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)] pub enum $name $body)+
        /// One answer. Its text is in `notation`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, From, TryInto)]
        pub enum Action { $($name($name),)+ }
    };
}

questions! {
    /// `SetupIsland` of the Squadron, `SetupFlagship` of a Smuggler (AH-SETUP-15, AH-SETUP-16).
    Start { At(Point) }
    /// In a player's own turn, with nothing pending.
    Act {
        /// `PlaceDie`; what gold does to it is asked next (`Spend`).
        Place { die: Pips, slot: Slot },
        Recruit { card: Card },
        /// `RecruitWithDie`; then `Spend`.
        RecruitWithDie { card: Card, die: Pips },
        Smuggle { card: Card },
        Deliver { card: Card },
        /// A free Action of Crew: Aeronauts, Ghastly Gust, Whispering Wind, Mystic, Naive Noble. Its choices follow.
        UseCrew { card: Card },
        /// A plan played as a free action. Its choices follow.
        PlayPlan { plan: Plan },
        SetAside { die: Pips },
        EndTurn,
    }
    /// Gold spent on a die that is being placed, and what it then shows (AH-DICE-06, AH-DICE-08).
    Spend { Gold { gold: u8, value: Pips } }
    /// Sail or Tailwind for a ship's slot.
    ShipMode { Sail, Tailwind }
    /// The space one steps to, on the map or off it.
    Step { To(Point), Stop }
    /// Tailwind and other direct moves.
    DirectTo { Space(Point), Pass }
    /// Where a Flagship with Sea Witch leaves the map.
    OffMap { Explore, Wrap, Stay }
    PlaceTile { Lie(Lie) }
    /// Sea Dog.
    CurrentChoice { Follow, Ignore, To(Point) }
    /// Barrelman.
    FogChoice { To(Point), Pass }
    PilotIgnore { Yes, No }
    TakeDamage { Slot(Slot) }
    TrawlerGold { Yes, No }
    /// Which of several simultaneous effects is next (AH-TURN-11).
    ChooseOrder { Effect(Effect) }
    /// For Order and Convincing Official.
    PickPatrol { Patrol(Point), Pass }
    DeployAt { Space(Point) }
    /// One Island after another (AH-UNION-07).
    Inspire { Island(Point), Pass }
    /// Convincing Comrade: from, then to, then how many.
    MoveComrades { From(Point), To(Point), Count(u8), Pass }
    /// The Island of a Cutter, Gunship, Enlist or Evacuation plan.
    PlanIsland { Island(Point) }
    EvacuateTo { Island { at: Point, count: u8 } }
    /// The region of a Sneak Attack, then its Patrols.
    SneakAttack { Region(Region), Patrol(Point), Pass }
    Enlist { Card(Card), Pass }
    /// The first card, and the second that costs a Comrade.
    Negotiate { Card(Card), RemoveComradeFor(Card), Pass }
    /// One slot after another.
    Repair { Slot(Slot), Pass }
    PowderMonkey { Figure(Target), Pass }
    MysticTarget { Figure(Target) }
    /// Whose card, then as what.
    NaiveNoble { Card(Card), AsCrew, AsCargo }
    DealDamage { Slot(Slot) }
    GunnersMate { Space(Point), Pass }
    /// Repair, or the die to be moved to Cannons.
    Harbor { Repair, Die { slot: Slot, die: Pips }, Pass }
    /// Where a Harbor's die goes.
    HarborTo { Slot(Slot) }
    Treasure { Yes, No }
    PlacePatrol { Yes, No }
    IslandComrades { Place, Gain, Pass }
    ChooseDefender { Figure(Target) }
    Emissary { Pay, Pass }
    BattlePlan { Plan(Plan), Pass }
    /// One die on Cannons, and by how much it is lowered.
    FireCannons { Lower { slot: Slot, by: u8 }, Pass }
    /// The slot that is damaged for a reroll.
    Grogmaster { Slot(Slot), Pass }
    Victory { Option(VictoryOption), Pass }
    Beakhead { To(Point), Pass }
    /// One Crew card of the loser after the other.
    Buccaneer { Card(Card), Pass }
    RewardCell { Cell(Cell) }
    GainReward { Yes, No }
    SpendForFame { Gold(u8) }
    RewardRecruit { Card(Card), Pass }
    /// Pile 1 or pile 2.
    Pledge { Pile(u8) }
    ReturnCargo { Card(Card) }
    BuildStronghold { Island(Point), Pass }
    RaiseWealth { Region(Region) }
    WipeMarket { Yes, No }
}

wardroom_kernel::named! {
    /// In the order of the boards.
    VictoryOption {
        A = "a",
        B = "b",
        C = "c",
    }
}

wardroom_kernel::named! {
    /// Effects that happen at once and are put in an order (AH-RULING-28).
    Effect {
        Victory = "victory",
        Cutpurse = "cutpurse",
        Buccaneer = "buccaneer",
        Harbor = "harbor",
        Treasure = "treasure",
        Merchant = "merchant",
        Patrol = "patrol",
        Comrades = "comrades",
        Strongholds = "strongholds",
        Documentarian = "documentarian",
        Elder = "elder",
    }
}
