//! Turning Tides: two ships pass each other, turn and pass again. Rules only; the screen is another crate.
//!
//! Start reading in `rules`, which follows the ledger (`games/turning-tides/ledger.en.md`) chapter by chapter; `table` is
//! what they change, `action` the answers to their questions, `event` what happened, `view` what each viewer sees.
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

pub use action::Action;
pub use components::{Card, CardFacts, IntroFacts, Name, Parts, PlayerFacts};
pub use event::{Event, FireResult, Lost, SailCause, SwingResult};
pub use game::TurningTides;
pub use notation::NotationError;
pub use table::{
    CardStep, Cards, CardsError, End, GOLD, Hold, Phase, Place, Played, Player, Position, Revealed, SILVER, Scene,
    Ship, ShipError, Side, Switches, Table, Variant, Verdict, Zone, Zones, enemy, ship,
};
pub use view::{PlayerView, View, VisibleCards};
