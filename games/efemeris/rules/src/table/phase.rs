//! What is to be done next: one phase is one step of the rules, or one step for each action in it.

use super::agreed::Side;
use serde::{Deserialize, Serialize};

/// The steps of the setup (EF-SETUP-04), then the phases of a turn (EF-TURN-02); a phase that begins by itself has a step of
/// its own for that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The start side is drawn, everything is laid out for a new game.
    Start,
    Nations,
    Captains,
    Crew,
    Planets,
    StartTiles,
    /// The stack is shuffled; expert tiles that take part are drawn.
    Stack,
    /// Exploration begins: tiles are drawn.
    Draw,
    /// Exploration: drawn tiles are laid.
    Lay,
    /// Collection: spices and tokens.
    Collect,
    /// Collection: cards from wrecks (EF-EXPERT-05).
    Rescue,
    Tactics,
    Construction,
    Over(Verdict),
}

impl Phase {
    pub fn is_setup(self) -> bool {
        match self {
            Phase::Start
            | Phase::Nations
            | Phase::Captains
            | Phase::Crew
            | Phase::Planets
            | Phase::StartTiles
            | Phase::Stack => true,
            Phase::Draw
            | Phase::Lay
            | Phase::Collect
            | Phase::Rescue
            | Phase::Tactics
            | Phase::Construction
            | Phase::Over(_) => false,
        }
    }
}

/// Who has won a game or a match, and by what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// EF-END-01
    Planets(Side),
    /// EF-END-02
    LastPlanets(Side),
    /// EF-END-06; drawn if no single side has the most.
    Limit(Option<Side>),
    /// EF-END-04, of one game of a match: a single game ends by what is said.
    Agreement,
    /// EF-END-07
    Standstill(Option<Side>),
    /// EF-EXPERT-06
    Match(Side),
    /// EF-RULING-97: the match has had its games.
    Games(Option<Side>),
}

impl Verdict {
    pub fn winner(self) -> Option<Side> {
        match self {
            Verdict::Planets(side) | Verdict::LastPlanets(side) | Verdict::Match(side) => Some(side),
            Verdict::Limit(side) | Verdict::Standstill(side) | Verdict::Games(side) => side,
            Verdict::Agreement => None,
        }
    }
    pub const fn reason(self) -> &'static str {
        match self {
            Verdict::Planets(_) => "planets",
            Verdict::LastPlanets(_) => "last-planets",
            Verdict::Limit(_) => "limit",
            Verdict::Agreement => "agreement",
            Verdict::Standstill(_) => "standstill",
            Verdict::Match(_) => "match",
            Verdict::Games(_) => "games",
        }
    }
}
