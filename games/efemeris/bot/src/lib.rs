//! How Efemeris's bots evaluate a table. `prospects` says what a table promises, `reach` how far ships are from what they want,
//! `prior` which answers a sensible captain looks at first.

mod evaluator;
mod prior;
mod prospects;
mod reach;

pub use evaluator::EfemerisEval;
