//! Events: what happened, for the log, for moving pieces on a screen and for sounds. `is_for` says which viewers see one.

use crate::action::VictoryOption;
use crate::components::{Card, CardSet, Faction, Pips, Plan, Region, Slot, Space};
use crate::table::{Cell, Control, Dice, Figure, Lie, UNION};
use serde::Serialize;
use wardroom_kernel::{Seat, Seats, Viewer};

/// Each event with the viewers who see it (AH-LIMIT-06): `all`, the `owner` (the seat of its first field), the `union`, or the
/// `others`. The referee sees what an owner and the Union see.
macro_rules! events {
    ($($(#[$note:meta])* $viewers:ident $name:ident { $first:ident: $of:ty $(, $field:ident: $type:ty)* })+) => {
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
        #[serde(rename_all = "kebab-case", tag = "event")]
        pub enum Event { $($(#[$note])* $name { $first: $of $(, $field: $type)* },)+ }

        impl Event {
            pub(crate) fn is_for(&self, viewer: Viewer) -> bool {
                match self {
                    $(Event::$name { $first, .. } => events!(@$viewers viewer, $first),)+
                }
            }
        }
    };
    (@all $viewer:ident, $first:ident) => {{ let _ = $first; true }};
    (@owner $viewer:ident, $seat:ident) => { $viewer.is_privy_to(*$seat) };
    (@union $viewer:ident, $first:ident) => {{ let _ = $first; $viewer.is_privy_to(UNION) }};
    (@others $viewer:ident, $first:ident) => {{ let _ = $first; !$viewer.is_privy_to(UNION) }};
}

events! {
    /// By chance, at setup (AH-SETUP-07).
    all CardRemoved { card: Card }
    /// To the Market.
    all MarketRefilled { card: Card }
    /// To the owner: whose marker lies on pile 1 (AH-RULING-67).
    owner PilesMarked { seat: Seat, first_pile: Faction }
    all RoundBegan { round: u16, first: Seat }
    all Rolled { seat: Seat, dice: Dice }
    all TurnBegan { seat: Seat, due: u8 }
    all TurnEnded { seat: Seat }

    /// By setup, a plan, Deploy or on anchoring: not a move (AH-TERM-06).
    all FigurePlaced { figure: Figure, space: Space }
    all Moved { figure: Figure, from: Space, to: Space, how: Way }
    /// Back to the supply.
    all FigureRemoved { figure: Figure, why: Removal }
    /// A push that could not happen, or was ignored.
    all CurrentIgnored { figure: Figure, why: Ignored }
    all Anchored { figure: Figure, space: Space }
    all TileDrawn { seat: Seat, region: Region }
    all TilePlaced { seat: Seat, region: Region, lie: Lie, why: Laying }
    all WealthRaised { region: Region, to: Pips }

    all DiePlaced { seat: Seat, slot: Slot, die: Pips, gold: u8 }
    /// A Harbor's.
    all DieMoved { seat: Seat, from: Slot, to: Slot, die: Pips, gold: u8 }
    /// Dynamic Entry's.
    all DieRaised { seat: Seat, slot: Slot, to: Pips }
    all DieSetAside { seat: Seat, die: Pips }

    all GoldGained { seat: Seat, gold: u8, why: Why }
    all GoldSpent { seat: Seat, gold: u8, why: Why }
    all GoldStolen { by: Seat, from: Seat, gold: u8 }
    all GoldGiven { by: Seat, to: Seat, gold: u8 }
    all FameGained { seat: Seat, fame: u8, why: Why }

    all Damaged { seat: Seat, slot: Slot }
    /// No slot could take it (AH-DAMAGE-03).
    all DamageIgnored { figure: Figure }
    all Repaired { seat: Seat, slot: Slot }

    all Recruited { seat: Seat, card: Card, how: Hiring }
    all Smuggled { seat: Seat, card: Card }
    all Delivered { seat: Seat, card: Card }
    /// Out of the game.
    all CardBoxed { seat: Seat, card: Card }
    /// By a Naive Noble.
    all CardTaken { by: Seat, from: Seat, card: Card, as_cargo: bool }
    all Pledged { seat: Seat, card: Card, pile: u8 }
    /// These cards are out of the game.
    all MarketWiped { seat: Seat, cards: CardSet }
    all CrewUsed { seat: Seat, card: Card }

    all ComradesPlaced { region: Region, count: u8 }
    all ComradesGained { count: u8 }
    all ComradesRemoved { region: Region, count: u8 }
    all ComradesMoved { from: Region, to: Region, count: u8 }
    all PlanPlayed { plan: Plan }
    /// To the Union.
    union PlanDrawn { plan: Plan }
    /// The same, to all other seats and spectators.
    others DrewAPlan { left: u8 }
    /// A ship was destroyed and its plan discarded.
    all PlanDiscarded { plan: Plan }

    all BattleBegan { attacker: Figure, defender: Figure, space: Space, why: Occasion }
    /// AH-RULING-18: by Emissary or Close Call.
    all BattleIgnored { attacker: Figure, defender: Figure }
    all CannonsLowered { seat: Seat, slot: Slot, by: u8 }
    all BattleRolled { figure: Figure, dice: [Option<Pips>; 2], again: bool }
    all BattleWon { winner: Figure, loser: Figure, totals: [u8; 2] }
    all VictoryChosen { seat: Seat, option: Option<VictoryOption> }

    /// The white marker; the black one follows to where it came from when the Reward is done (AH-REWARD-03).
    all RewardMoved { seat: Seat, from: Cell, to: Cell }
    all RewardDeclined { seat: Seat }

    all RegionScored { region: Region, control: Control, to: Option<Seat>, fame: u8 }
    all PledgeScored { seat: Seat, card: Card, faction: Faction, fame: u8 }
    all FirstPlayerPassed { to: Seat }
    all Ended { winners: Seats }
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
