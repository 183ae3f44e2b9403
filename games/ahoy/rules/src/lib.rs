//! Ahoy: a navy, a revolution and two smugglers on a growing sea. Rules only; the screen is another crate.
//!
//! Start reading in `rules`, which follows the ledger (`games/ahoy/ledger.en.md`) chapter by chapter; `table` is what they
//! change, `action` the answers to their questions, `event` what happened, `view` what each viewer sees.
#![deny(clippy::float_arithmetic)]

pub mod action;
mod components;
mod event;
mod game;
mod notation;
mod rules;
mod table;
mod view;
mod why_not;

pub use action::{Action, Effect, Target, VictoryOption};
pub use components::{
    Accepts, COMRADES, Card, CardFacts, CardSet, Corner, Cost, Direction, Faction, GOLD, Name, PATROLS, PLANS, Parts,
    Pips, Plan, Region, Reward, STRONGHOLDS, Slot, Space, SpaceFacts, Suit, TILES, Terrain, WEALTH_DICE,
};
pub use event::{Event, Hiring, Ignored, Laying, Occasion, Removal, Way, Why};
pub use game::Ahoy;
pub use notation::NotationError;
pub use table::{
    Battle, BattleSide, BattleStep, Cell, Comrades, Control, Dice, DieSlot, End, Figure, FigureSet, Figures, Laid, Lie,
    Map, Phase, PlanCards, Plans, Player, Point, RulesVersion, SMUGGLER, SMUGGLER_2, SQUADRON, Scene, Sea, Slots,
    Table, Turn, UNION, UnderWay, at,
};
pub use view::{BoardSlots, Hand, Marker, PlayerView, View};
