//! Merchants & Marauders: captains trade, raid and fight in the Caribbean. Rules only; the screen is another crate.
//!
//! Start reading in `rules`, which follows the ledger (`games/marauders/ledger.en.md`) chapter by chapter; `table` is what
//! they change, `action` what they ask, `event` what they tell, `view` who may see what.
#![deny(clippy::float_arithmetic)]

pub mod action;
pub mod components;
mod event;
mod game;
mod rules;
mod table;
mod view;
mod why_not;

pub use action::{Action, NotationError};
pub use components::*;
pub use event::*;
pub use game::Marauders;
pub use rules::Closed;
pub use table::*;
pub use view::*;
