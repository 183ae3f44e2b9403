//! What was agreed before the game.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switches {
    pub variant: Variant,
    /// TT-RULING-14
    pub promotion_takes_initiative: bool,
    /// TT-RULING-16
    pub moved_cannon_keeps_side: bool,
    /// TT-RULING-01. Tables written down before this option existed do not have it.
    #[serde(default)]
    pub move_and_navigate_share_level: bool,
    /// TT-RULING-27
    pub intro_needs_both_goals: bool,
    /// TT-RULING-43
    pub surrender_offers_per_turn: u8,
    /// TT-END-06; 0 is none.
    pub round_limit: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    Base,
    Intro,
}
