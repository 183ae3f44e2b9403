//! Dice that lie on the table, and what they were rolled for.

use super::Fighter;
use crate::components::cards::RollKind;
use crate::components::{Face, Means, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wardroom_kernel::{Problem, Seat};

/// Dice by what they show: equal dice are alike. A list of faces in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dice([u8; Face::ALL.len()]);

impl Dice {
    pub const NONE: Dice = Dice([0; Face::ALL.len()]);
    /// More than are ever rolled; their pips can still be counted.
    pub const MOST: u8 = 60;

    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub fn count(self, face: Face) -> u8 {
        self.0[face.index()]
    }
    pub fn has(self, face: Face) -> bool {
        self.count(face) > 0
    }
    pub fn put(&mut self, face: Face) {
        self.0[face.index()] += 1;
    }
    pub fn take(&mut self, face: Face) {
        self.0[face.index()] -= 1;
    }
    /// MM-DICE-03
    pub fn skulls(self) -> u8 {
        self.count(Face::Skull)
    }
    /// Dice that are no success.
    pub fn failed(self) -> u8 {
        self.len() - self.skulls()
    }
    /// The sum of the failed dice (MM-COMBAT-06, MM-DICE-04).
    pub fn pips(self) -> u8 {
        self.0[..4].iter().zip(1..).map(|(count, pips)| count * pips).sum()
    }
    /// Each face that is there, once.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.has(face))
    }
    /// Each die.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        self.faces().flat_map(move |face| std::iter::repeat_n(face, self.count(face).into()))
    }
}
impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Dice {
        let mut dice = Dice::NONE;
        faces.into_iter().for_each(|face| dice.put(face));
        dice
    }
}
impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Dice, D::Error> {
        let faces = Vec::<Face>::deserialize(from)?;
        if faces.len() > usize::from(Dice::MOST) {
            return Err(Problem::more_than("", faces.len(), Dice::MOST).as_error());
        }
        Ok(faces.into_iter().collect())
    }
}

/// What a roll is for: some cards are for some rolls only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A check of a skill without an opponent.
    Check,
    /// Scouting for the merchant of the zone.
    Merchant,
    /// Scouting for this captain, by another one or by an NPC.
    Captain(Seat),
    /// The seamanship roll of a merchant raid.
    Raid,
    Contest,
    CrewCombat,
    /// Location dice.
    Volley,
    Storm,
}

/// A roll whose result is not fixed yet. A contest, a round of crew combat and two volleys at once have two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub kind: RollKind,
    pub purpose: Purpose,
    pub pools: [Option<Pool>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    pub by: Fighter,
    pub dice: Dice,
    /// Successes that cards add.
    pub added: u8,
    /// Open means that were used on this roll (MM-RULING-118).
    pub used: Set<Means>,
    /// Dice picked for a re-roll so far.
    pub picked: Dice,
}

impl Pool {
    pub const fn new(by: Fighter, dice: Dice) -> Pool {
        Pool { by, dice, added: 0, used: Set::NONE, picked: Dice::NONE }
    }
    pub fn successes(&self) -> u8 {
        self.dice.skulls() + self.added
    }
}
