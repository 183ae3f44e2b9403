//! What is in the box: board, ships, tokens and cards. Numbers, names and texts are data in `box.toml`.

pub mod cards;
mod fixed;
mod glory_cards;
mod ids;
mod map;
mod parts;
mod read;
mod set;

pub use cards::{Captain, CargoCard, CombatAction, EventCard, Face, Glory, Means, Mission, Rumor, Specialist};
pub use glory_cards::GloryCards;
pub use ids::{Good, Letter, Location, Modification, Nation, Npc, ShipType, Skill, Weapon, Zone};
pub use map::{Borders, Map};
pub use parts::{BasePrice, Name, NpcFacts, Numbers, Parts, Prices, ShipFacts, TokenFacts, ZoneFacts, ZoneRules};
pub use set::Set;
pub use wardroom_kernel::Named;
