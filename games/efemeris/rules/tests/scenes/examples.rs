//! The worked examples of the ledger, by its headings.

mod captains;
mod construction;
mod crew;
mod ending;
mod movement;
mod tokens;
