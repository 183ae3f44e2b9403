//! Ports, NPC slots, war and plague.

use crate::components::{EventCard, Good, Modification, Nation, Set, Zone};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Port {
    /// The face-up demand token (MM-SETUP-09).
    pub demand: Option<Good>,
    /// The modification offered here (MM-SETUP-10).
    pub modification: Option<Modification>,
    /// Turned face up by a Port action (MM-PORT-04).
    pub is_face_up: bool,
}

/// Demand tokens, by good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens(pub [u8; 8]);

impl Tokens {
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }
    pub fn is_empty(self) -> bool {
        self.0 == [0; 8]
    }
    pub fn put(&mut self, good: Good) {
        self.0[good.index()] += 1;
    }
    pub fn take(&mut self, good: Good) {
        self.0[good.index()] -= 1;
    }
    pub fn has(self, good: Good) -> bool {
        self.0[good.index()] > 0
    }
    /// Each good once.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.has(*good))
    }
    /// The token with so many before it; there must be one.
    pub fn nth(self, mut place: usize) -> Good {
        for good in self.kinds() {
            let count = usize::from(self.0[good.index()]);
            if place < count {
                return good;
            }
            place -= count;
        }
        panic!("there are not so many tokens")
    }
    pub fn take_all(&mut self, other: &mut Tokens) {
        for (count, more) in self.0.iter_mut().zip(std::mem::take(other).0) {
            *count += more;
        }
    }
}

/// MM-NPC-01
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NpcSlot {
    pub ship: Option<NpcShip>,
    /// Cards under the active one (MM-NPC-06).
    pub under: Set<EventCard>,
    /// Drawn in this round, in that order: their ships appear at its end (MM-NPC-05).
    pub pending: [Option<EventCard>; 3],
}

/// In play, commanded by the captain of this card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NpcShip {
    pub card: EventCard,
    pub zone: Zone,
}

impl NpcSlot {
    /// All cards of the slot.
    pub fn cards(&self) -> Set<EventCard> {
        let on_top = self.ship.map(|ship| ship.card).into_iter().chain(self.pending.into_iter().flatten());
        self.under.plus(on_top.collect())
    }
    pub fn add_pending(&mut self, card: EventCard) {
        if let Some(free) = self.pending.iter_mut().find(|place| place.is_none()) {
            *free = Some(card);
        }
    }
}

/// MM-WAR-01: the first in the order of the box comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct War(pub Nation, pub Nation);

impl War {
    pub fn between(one: Nation, other: Nation) -> War {
        if one < other { War(one, other) } else { War(other, one) }
    }
    pub fn is_fought_by(self, nation: Nation) -> bool {
        self.0 == nation || self.1 == nation
    }
    pub fn enemy_of(self, nation: Nation) -> Option<Nation> {
        match nation {
            _ if nation == self.0 => Some(self.1),
            _ if nation == self.1 => Some(self.0),
            _ => None,
        }
    }
}

/// MM-PLAGUE-01
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plague {
    pub ports: Set<Zone>,
    /// Rounds left, this one included.
    pub rounds: u8,
}
