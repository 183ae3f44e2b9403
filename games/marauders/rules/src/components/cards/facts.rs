//! What is printed on each card.

use super::{Condition, Effect, Task, Timing};
use crate::components::{
    Captain, CargoCard, EventCard, Glory, GloryCards, Good, Letter, Location, Mission, Name, Nation, Npc, Parts, Rumor,
    Skill, Specialist, Zone,
};
use serde::Deserialize;

/// Where an entry of the box comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    Rulebook,
    Components,
    /// Composed for this implementation.
    House,
}

/// What every card has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    pub name: Name,
    pub text: Name,
    pub origin: Origin,
    /// Of a known card: what had to be composed.
    pub house: Vec<String>,
}

/// MM-CAPT-02
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaptainFacts {
    pub print: Print,
    pub nation: Nation,
    pub home: Zone,
    pub is_female: bool,
    /// Seamanship, scouting, leadership, influence.
    pub skills: [u8; 4],
    pub effects: Vec<Effect>,
}

impl CaptainFacts {
    pub fn skill(&self, skill: Skill) -> u8 {
        self.skills[skill.index()]
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventFacts {
    pub print: Print,
    pub timing: Timing,
    pub effects: Vec<Effect>,
    pub icons: Vec<(Npc, Letter)>, // MM-EVENT-06
    /// Of admirals and pirates.
    pub npc: Option<NpcCard>,
}

/// MM-NPC-03
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NpcCard {
    pub npc: Npc,
    pub zone: Zone,
    pub seamanship: u8,
    pub scouting: u8,
    pub leadership: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecialistFacts {
    pub print: Print,
    pub effects: Vec<Effect>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GloryFacts {
    pub print: Print,
    pub copies: u8,
    pub timing: Timing,
    pub effects: Vec<Effect>,
    /// Of the cards that can be hired: the type, and where.
    pub specialist: Option<(Specialist, Zone)>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MissionFacts {
    pub print: Print,
    pub place: Zone,
    pub requires: Vec<Condition>,
    pub tasks: Vec<Task>,
    /// Whether one task after the other is to be done, or each when one likes.
    pub is_listed: bool,
    pub effects: Vec<Effect>,
}

impl MissionFacts {
    /// Crates that come aboard with it (MM-MISSION-08).
    pub fn crates(&self) -> u8 {
        self.requires.iter().map(|it| if let Condition::Freight { n } = it { *n } else { 0 }).sum()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RumorFacts {
    pub print: Print,
    pub place: Zone,
    pub skill: Skill,
    /// `RumorPort` or `RumorSea`.
    pub timing: Timing,
    /// It stays face up once it is true (MM-RUMOR-06).
    pub is_kept: bool,
    pub effects: Vec<Effect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    Hit(Location),
    Escape,
}

/// MM-COMP-12
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CargoFacts {
    pub good: Good,
    pub value: u8,
    pub symbol: Symbol,
    pub origin: Origin,
    pub house: Vec<String>,
}

/// All of them, in the order of their ids.
#[derive(Debug)]
pub struct Cards {
    pub(super) captains: Vec<CaptainFacts>,
    pub(super) events: Vec<EventFacts>,
    pub(super) specialists: Vec<SpecialistFacts>,
    pub(super) glory: Vec<GloryFacts>,
    pub(super) missions: Vec<MissionFacts>,
    pub(super) rumors: Vec<RumorFacts>,
    pub(super) cargo: Vec<CargoFacts>,
    pub(super) cargo_text: String,
}

impl Parts {
    pub fn captain(&self, captain: Captain) -> &CaptainFacts {
        &self.cards.captains[captain.index()]
    }
    pub fn event(&self, card: EventCard) -> &EventFacts {
        &self.cards.events[card.index()]
    }
    pub fn specialist(&self, specialist: Specialist) -> &SpecialistFacts {
        &self.cards.specialists[specialist.index()]
    }
    pub fn glory(&self, card: Glory) -> &GloryFacts {
        &self.cards.glory[card.index()]
    }
    /// All glory cards of the box, copies included.
    pub fn glory_cards(&self) -> GloryCards {
        let copies = |card: Glory| std::iter::repeat_n(card, self.glory(card).copies.into());
        Glory::ALL.into_iter().flat_map(copies).collect()
    }
    pub fn mission(&self, mission: Mission) -> &MissionFacts {
        &self.cards.missions[mission.index()]
    }
    pub fn rumor(&self, rumor: Rumor) -> &RumorFacts {
        &self.cards.rumors[rumor.index()]
    }
    pub fn cargo(&self, card: CargoCard) -> &CargoFacts {
        &self.cards.cargo[card.index()]
    }
    /// What is said about all cargo cards.
    pub fn cargo_text(&self) -> &str {
        &self.cards.cargo_text
    }
}
