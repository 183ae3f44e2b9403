//! How Ahoy's bots judge a table. `prospects` says how the game will end, `appeal` which answers a sensible sailor looks at
//! first, `standing` who holds what and where it is worth to be.

mod appeal;
mod evaluator;
mod prospects;
mod standing;

pub use evaluator::AhoyEval;
