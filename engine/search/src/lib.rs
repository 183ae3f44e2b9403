//! Bots: random ones, and a tree search over what a seat can know. They play in the rules themselves, in place.
//!
//! A bot knows a match by its [`Standpoint`](wardroom_kernel::Standpoint) only: its view, its offers, and worlds in which
//! both are the same. It has no clock; the caller says when to stop.

mod evaluator;
mod level;
mod search;

pub use evaluator::{Evaluator, NoEvaluation};
pub use level::{Budget, Level, Progress};
pub use search::{Candidate, Search, SearchResult, think};
