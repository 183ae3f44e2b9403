//! The facts that rules and screens ask for, checked when they were read.

use super::{Card, Corner, Direction, Plan, Region, Reward, Space, Suit, fixed::BOX, read};
use crate::table::Cell;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wardroom_kernel::BoxError;

#[derive(Debug)]
pub struct Parts {
    pub(super) fingerprint: String,
    /// By printed space.
    pub(super) spaces: [SpaceFacts; Space::COUNT],
    /// The two corners of a tile that a Sandbar parts (AH-MAP-06).
    pub(super) sandbars: [Option<[Corner; 2]>; Region::ALL.len()],
    /// By printed space: the one that its Sandbar parts it from.
    pub(super) barred: [Option<Space>; Space::COUNT],
    pub(super) cards: [CardFacts; Card::ALL.len()],
    pub(super) plans: [(Name, u8); Plan::ALL.len()],
    /// Five rows from the top, five columns from the left.
    pub rewards: [[Reward; 5]; 5],
    /// German names by English ones: factions, Crew, plans.
    pub names_de: BTreeMap<String, String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    pub en: String,
    pub de: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    Open,
    Fog,
    Wreckage,
    Harbor,
    Current,
    Island,
}

/// One space of a tile as printed, that is with the Island in the south-east.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceFacts {
    pub terrain: Terrain,
    /// Treasure icons.
    pub gold: u8,
    /// The printed die, 0 for none.
    pub tailwind: u8,
    /// Of a Strong Current.
    pub flow: Option<Direction>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    Gold(u8),
    /// A die on the card's cost slot.
    Die,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFacts {
    pub name: Name,
    pub cost: Cost,
    /// What the Cargo half is called.
    pub cargo: String,
    pub deliver: Suit,
}

impl Parts {
    pub fn space(&self, space: Space) -> &SpaceFacts {
        &self.spaces[space.index()]
    }
    pub fn sandbar(&self, region: Region) -> Option<[Corner; 2]> {
        self.sandbars[region.index()]
    }
    pub(crate) fn barred(&self, space: Space) -> Option<Space> {
        self.barred[space.index()]
    }
    /// What a cell of the Rewards grid gives.
    pub fn reward(&self, cell: Cell) -> Reward {
        self.rewards[usize::from(cell.row - 1)][usize::from(cell.column - 1)]
    }
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.index()]
    }
    pub fn plan(&self, plan: Plan) -> &Name {
        &self.plans[plan.index()].0
    }
    /// How many plans of a kind there are.
    pub fn plan_count(&self, plan: Plan) -> u8 {
        self.plans[plan.index()].1
    }
    /// All plans of the game.
    pub fn plans(&self) -> impl Iterator<Item = Plan> {
        Plan::ALL.into_iter().flat_map(|plan| std::iter::repeat_n(plan, self.plan_count(plan).into()))
    }
}

/// What is limited (AH-LIMIT-01).
pub const GOLD: u8 = 20;
pub const COMRADES: u8 = 20;
pub const PATROLS: usize = 10;
pub const STRONGHOLDS: usize = 3;
/// Plans of the Union.
pub const PLANS: usize = 12;
pub const TILES: usize = 12;
/// One tile stays in the box (AH-SETUP-04), so that each on the map has its die.
pub const WEALTH_DICE: usize = 11;

pub(super) const SHIPPED: &str = include_str!("../../box.toml");

impl wardroom_kernel::Parts for Parts {
    fn read(toml: &str) -> Result<Parts, BoxError> {
        read::parse(toml).map(|parts| Parts { fingerprint: BOX.fingerprint(toml), ..parts })
    }
    fn shipped() -> &'static Parts {
        static PARTS: LazyLock<Parts> = LazyLock::new(|| BOX.parts());
        &PARTS
    }
    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }
}
