//! How Ahoy's bots judge a table. `prospects` says how the game will end, `prior` which answers a sensible sailor looks at
//! first, `standing` who holds what and where it is worth to be.

mod evaluator;
mod prior;
mod prospects;
mod standing;

pub use evaluator::AhoyEval;
