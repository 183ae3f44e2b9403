//! Absence: what the notes of a journal add up to. When a player is away the others wait, let a bot stand in, or end the match.
//!
//! Records do not change by it: they know seats, not who plays them. Who is away right now follows from clocks and presence
//! (`absence/away.rs`).

mod agenda;
mod away;
mod ending;
mod last_words;
mod state;

pub use agenda::Agenda;
pub use away::{AbsenceContext, Away, Cause, may_choose};
pub use ending::Ending;
pub use last_words::last_words;
pub use state::Absence;
