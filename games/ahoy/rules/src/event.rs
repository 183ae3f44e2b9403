//! Events: what happened, for the log, for moving pieces on a screen and for sounds. `is_for` says which viewers see one.

use crate::action::VictoryOption;
use crate::components::{Card, CardSet, Faction, Pips, Plan, Region, Slot, Space};
use crate::table::{Cell, Control, Dice, Figure, Lie, UNION};
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
    /// By chance, at setup (AH-SETUP-07).
    CardRemoved { card: Card }
    /// To the Market.
    MarketRefilled { card: Card }
    /// To the owner: whose marker lies on pile 1 (AH-RULING-67).
    PilesMarked { seat: Seat, first_pile: Faction }
    RoundBegan { round: u16, first: Seat }
    Rolled { seat: Seat, dice: Dice }
    TurnBegan { seat: Seat, due: u8 }
    TurnEnded { seat: Seat }

    /// By setup, a plan, Deploy or on anchoring: not a move (AH-TERM-06).
    FigurePlaced { figure: Figure, space: Space }
    Moved { figure: Figure, from: Space, to: Space, how: Way }
    /// Back to the supply.
    FigureRemoved { figure: Figure, why: Removal }
    /// A push that could not happen, or was ignored.
    CurrentIgnored { figure: Figure, why: Ignored }
    Anchored { figure: Figure, space: Space }
    TileDrawn { seat: Seat, region: Region }
    TilePlaced { seat: Seat, region: Region, lie: Lie, why: Laying }
    WealthRaised { region: Region, to: Pips }

    DiePlaced { seat: Seat, slot: Slot, die: Pips, gold: u8 }
    /// A Harbor's.
    DieMoved { seat: Seat, from: Slot, to: Slot, die: Pips, gold: u8 }
    /// Dynamic Entry's.
    DieRaised { seat: Seat, slot: Slot, to: Pips }
    DieSetAside { seat: Seat, die: Pips }

    GoldGained { seat: Seat, gold: u8, why: Why }
    GoldSpent { seat: Seat, gold: u8, why: Why }
    GoldStolen { by: Seat, from: Seat, gold: u8 }
    GoldGiven { by: Seat, to: Seat, gold: u8 }
    FameGained { seat: Seat, fame: u8, why: Why }

    Damaged { seat: Seat, slot: Slot }
    /// No slot could take it (AH-DAMAGE-03).
    DamageIgnored { figure: Figure }
    Repaired { seat: Seat, slot: Slot }

    Recruited { seat: Seat, card: Card, how: Hiring }
    Smuggled { seat: Seat, card: Card }
    Delivered { seat: Seat, card: Card }
    /// Out of the game.
    CardBoxed { seat: Seat, card: Card }
    /// By a Naive Noble.
    CardTaken { by: Seat, from: Seat, card: Card, as_cargo: bool }
    Pledged { seat: Seat, card: Card, pile: u8 }
    /// These cards are out of the game.
    MarketWiped { seat: Seat, cards: CardSet }
    CrewUsed { seat: Seat, card: Card }

    ComradesPlaced { region: Region, count: u8 }
    ComradesGained { count: u8 }
    ComradesRemoved { region: Region, count: u8 }
    ComradesMoved { from: Region, to: Region, count: u8 }
    PlanPlayed { plan: Plan }
    /// To the Union.
    PlanDrawn { plan: Plan }
    /// The same, to all other seats and spectators.
    DrewAPlan { left: u8 }
    /// A ship was destroyed and its plan discarded.
    PlanDiscarded { plan: Plan }

    BattleBegan { attacker: Figure, defender: Figure, space: Space, why: Occasion }
    /// AH-RULING-18: by Emissary or Close Call.
    BattleIgnored { attacker: Figure, defender: Figure }
    CannonsLowered { seat: Seat, slot: Slot, by: u8 }
    BattleRolled { figure: Figure, dice: [Option<Pips>; 2], again: bool }
    BattleWon { winner: Figure, loser: Figure, totals: [u8; 2] }
    VictoryChosen { seat: Seat, option: Option<VictoryOption> }

    /// The white marker; the black one follows to where it came from when the Reward is done (AH-REWARD-03).
    RewardMoved { seat: Seat, from: Cell, to: Cell }
    RewardDeclined { seat: Seat }

    RegionScored { region: Region, control: Control, to: Option<Seat>, fame: u8 }
    PledgeScored { seat: Seat, card: Card, faction: Faction, fame: u8 }
    FirstPlayerPassed { to: Seat }
    Ended { winners: Seats }
}

/// How a figure got into a space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    Step,
    /// Onto a tile that was drawn for it.
    Explore,
    Direct,
    /// Over the edge with Sea Witch.
    Wrap,
    /// Along the arrow of a Strong Current.
    Current,
    /// Out of a Strong Current in a direction that a Sea Dog has named.
    SeaDog,
    /// Out of Fog with a Barrelman.
    Fog,
    /// By a Battering Beakhead.
    Push,
}

/// Why a figure went back to the supply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Removal {
    /// It was damaged; a ship on all its slots.
    Damage,
    Wreckage,
    /// One of two Patrols for a Stronghold.
    Exchange,
    SneakAttack,
}

/// Why a current did not push.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ignored {
    /// There was no way (AH-RULING-08).
    NoWay,
    SeaDog,
}

/// What brings a tile to the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laying {
    Setup,
    Explore,
    Reward,
}

/// How a card of the Market becomes Crew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hiring {
    /// At an Island, for its cost.
    Paid,
    Negotiate,
    /// For a Comrade.
    NegotiateAgain,
    Enlist,
    Reward,
}

/// Why there is a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// A loaded figure came: it battles every enemy figure (AH-BATTLE-02).
    Loaded,
    /// An unloaded figure came: it battles the loaded enemy figures (AH-BATTLE-03).
    Unloaded,
    /// No figure came (AH-CREW-16).
    GunnersMate,
}

/// What gold and Fame come from and go to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Why {
    Setup,
    Treasure,
    Crew { card: Card },
    Recruit { card: Card },
    Die,
    Delivery,
    Reward,
    Region { region: Region },
}

impl Event {
    /// AH-LIMIT-06. The referee sees the full events.
    pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
        match *self {
            Event::PlanDrawn { .. } => viewer.is_privy_to(UNION),
            Event::DrewAPlan { .. } => !viewer.is_privy_to(UNION),
            Event::PilesMarked { seat, .. } => viewer.is_privy_to(seat),
            _ => true,
        }
    }
}
