//! How the bots of Merchants & Marauders evaluate a table. `prospects` is its value, `promises` and `errands` what
//! waits where, `passage` how far that is, `prior` and `fight` which answers are likely (the prior).

mod errands;
mod evaluator;
mod fight;
mod passage;
mod prior;
mod promises;
mod prospects;

pub use evaluator::MaraudersEval;
