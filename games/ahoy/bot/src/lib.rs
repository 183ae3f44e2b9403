//! How Ahoy's bots value a table. `prospects` estimates the end of the game, `prior` says which answers are tried first,
//! `standing` what each faction holds and which regions are worth most.

mod evaluator;
mod prior;
mod prospects;
mod standing;

pub use evaluator::AhoyEval;
