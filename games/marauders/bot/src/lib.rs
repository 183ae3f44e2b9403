//! How the bots of Merchants & Marauders judge a table. `prospects` says what a table promises, `promises` and `errands` what
//! waits where, `passage` how far that is, `prior` and `fight` which answers a sensible captain looks at first.

mod errands;
mod evaluator;
mod fight;
mod passage;
mod prior;
mod promises;
mod prospects;

pub use evaluator::MaraudersEval;
