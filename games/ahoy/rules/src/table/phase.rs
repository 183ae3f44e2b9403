//! What is to be done next, and what is under way: one phase is one step of the rules.

use super::{Figure, FigureSet};
use crate::components::{Pips, Region, Space};
use serde::{Deserialize, Serialize};
use wardroom_kernel::{Seat, Seats};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Tiles, Market, dice and gold (AH-SETUP-04, AH-SETUP-08, AH-SETUP-12, AH-SETUP-13).
    Deal,
    /// The Squadron chooses its Island (AH-SETUP-15).
    StartIsland,
    /// A Smuggler places its Flagship (AH-SETUP-16).
    StartFlagship(Seat),
    /// The Union draws its first plans (AH-SETUP-21).
    StartPlans,
    /// A turn: one die, or one free action, or its end (AH-PROC-02).
    Turn(Turn),
    /// The Squadron's Order is under way, Patrol by Patrol (AH-SQUAD-12).
    Order {
        turn: Turn,
        left: u8,
        ordered: FigureSet,
    },
    /// Strongholds, Documentarian, Elder (AH-TURN-10).
    EndOfTurn(Turn),
    /// Scoring and clean-up (AH-SCORE).
    EndOfRound,
    Over(End),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Dice still to be placed or set aside this turn (AH-TURN-02).
    pub due: u8,
    /// Once per turn (AH-CREW-19, AH-CREW-28).
    pub used_mystic: bool,
    pub used_whispering_wind: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub winners: Seats,
}

impl Phase {
    /// Whose turn it is.
    pub fn turn(self) -> Option<Turn> {
        match self {
            Phase::Turn(turn) | Phase::Order { turn, .. } | Phase::EndOfTurn(turn) => Some(turn),
            Phase::Deal
            | Phase::StartIsland
            | Phase::StartFlagship(_)
            | Phase::StartPlans
            | Phase::EndOfRound
            | Phase::Over(_) => None,
        }
    }
}

/// What is open in the middle of a step; all viewers see it. Between two steps it is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnderWay {
    /// A tile that was drawn and is to be placed.
    pub drawn: Option<Region>,
    pub battle: Option<Battle>,
    /// The figure that is moving, and how many steps it has left.
    pub moving: Option<(Figure, u8)>,
    /// Figures that have left the space in which a battle series began: their battles there are over.
    pub moved: FigureSet,
    /// Figures that a Battering Beakhead has pushed out of their own movement (AH-RULING-26).
    pub pushed: FigureSet,
}

/// One battle, from the naming of the defender to the last effect of victory (AH-PROC-06).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub step: BattleStep,
    /// Where the defender stood when it began (AH-RULING-30).
    pub space: Space,
    /// The attacker and the defender.
    pub sides: [BattleSide; 2],
    /// Which of them has won, once that is known.
    pub winner: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleSide {
    pub figure: Figure,
    /// By how much its owner has lowered a die on Cannons.
    pub lowered: u8,
    /// What it has rolled: one die, two with Secret Weapon.
    pub rolled: [Option<Pips>; 2],
    /// Stronghold, Gunship and Fighters.
    pub bonus: u8,
    pub has_secret_weapon: bool,
    /// How many Weapons Caches were played; each adds the Ready Comrades.
    pub weapons_caches: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleStep {
    /// Emissary and plans (AH-RULING-17).
    Opening,
    AttackerFires,
    DefenderFires,
    /// Both roll; then Grogmaster.
    Rolling,
    Victory,
}

impl Battle {
    pub fn attacker(&self) -> Figure {
        self.sides[0].figure
    }
    pub fn defender(&self) -> Figure {
        self.sides[1].figure
    }
    /// Dice, lowered Cannons and bonuses, as far as they are known (AH-RULING-19, AH-PLAN-13).
    pub fn total(&self, side: usize, ready_comrades: u8) -> u8 {
        let BattleSide { figure: _, lowered, rolled, bonus, has_secret_weapon: _, weapons_caches } = self.sides[side];
        let rolled = rolled.into_iter().flatten().map(Pips::value).sum::<u8>();
        rolled + lowered + bonus + weapons_caches * ready_comrades
    }
}
