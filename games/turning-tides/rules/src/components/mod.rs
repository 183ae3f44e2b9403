//! What is in the box. Numbers and names are data, read from `box.toml`; an owner may correct them (`fixed` says which).

mod card;
mod fixed;
mod parts;
mod read;

pub use card::Card;
pub use parts::{CardFacts, IntroFacts, Name, Parts, PlayerFacts};
