//! What the kernel promises, shown on small but nasty invented games, and proof that the conformance suite bites.

mod asking;
mod broken;
mod draws;
mod kept;
mod matches;
mod records;
mod scenes;
mod setups;
mod standpoints;
mod surrender;
mod toys;
