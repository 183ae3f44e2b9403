//! Dice in hand, die slots, and what is in them (AH-DICE).

use crate::components::{Pips, Slot};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use wardroom_kernel::Problem;

/// What is in a die slot: a die or a damage token, never both (AH-DICE-02, AH-DAMAGE-02).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DieSlot {
    #[default]
    Empty,
    Die(Pips),
    Damaged,
}

/// All die slots that a player may ever have. Slots that are not there (of Crew one has not got, of another faction's
/// board) are empty; `Player::slots` says which are there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slots([DieSlot; Slots::COUNT]);

impl Slots {
    const COUNT: usize = Slot::ALL.len() + 4;

    const fn first(slot: Slot) -> usize {
        match slot {
            Slot::Sail => 0,
            Slot::FullSail => 4,
            Slot::Tailwind => 5,
            _ => slot as usize + 4,
        }
    }
    const fn most(slot: Slot) -> usize {
        match slot {
            Slot::Sail => 4,
            Slot::Tailwind => 2,
            _ => 1,
        }
    }
    /// The slots of this kind, from left to right; boards with fewer leave the last ones empty.
    pub fn row(&self, slot: Slot) -> &[DieSlot] {
        &self.0[Slots::first(slot)..][..Slots::most(slot)]
    }
    pub(crate) fn row_mut(&mut self, slot: Slot) -> &mut [DieSlot] {
        &mut self.0[Slots::first(slot)..][..Slots::most(slot)]
    }
    /// How many of this kind hold that.
    pub fn count(&self, slot: Slot, holds: DieSlot) -> u8 {
        self.row(slot).iter().filter(|&&it| it == holds).count() as u8
    }
    pub fn has(&self, slot: Slot, holds: DieSlot) -> bool {
        self.row(slot).contains(&holds)
    }
    /// Values of the dice on slots of this kind.
    pub fn dice(&self, slot: Slot) -> impl Iterator<Item = Pips> {
        self.row(slot).iter().filter_map(|holds| if let DieSlot::Die(pips) = *holds { Some(pips) } else { None })
    }
    /// Puts something instead of something else into the first slot of this kind that holds it. Says whether there was one.
    pub(crate) fn replace(&mut self, slot: Slot, old: DieSlot, new: DieSlot) -> bool {
        let place = self.row_mut(slot).iter_mut().find(|holds| **holds == old);
        place.map(|holds| *holds = new).is_some()
    }
    /// Everything that is not empty, with the place of a slot among its kind, from 0.
    pub fn filled(&self) -> impl Iterator<Item = (Slot, usize, DieSlot)> {
        Slot::ALL.into_iter().flat_map(|slot| {
            let row = self.row(slot).iter().enumerate();
            row.filter(|(_, holds)| **holds != DieSlot::Empty).map(move |(place, &holds)| (slot, place, holds))
        })
    }
    pub(crate) fn all_mut(&mut self) -> &mut [DieSlot] {
        &mut self.0
    }
    pub(crate) fn all(&self) -> &[DieSlot] {
        &self.0
    }
}
impl Default for Slots {
    fn default() -> Slots {
        Slots([DieSlot::Empty; Slots::COUNT])
    }
}
impl fmt::Debug for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.written()).finish()
    }
}
impl Slots {
    /// Kinds of slots that hold something, each with its row.
    fn written(&self) -> impl Iterator<Item = (Slot, &[DieSlot])> {
        let is_filled = |row: &[DieSlot]| row.iter().any(|&holds| holds != DieSlot::Empty);
        Slot::ALL.into_iter().map(|slot| (slot, self.row(slot))).filter(move |(_, row)| is_filled(row))
    }
}
/// `{"sail": ["empty", {"die": 4}, "damaged", "empty"]}`: only rows that hold something.
impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.written())
    }
}
impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Slots, D::Error> {
        let mut slots = Slots::default();
        for (slot, row) in BTreeMap::<Slot, Vec<DieSlot>>::deserialize(from)? {
            let most = Slots::most(slot);
            if row.len() > most {
                return Err(Problem::more_than(slot.name(), row.len(), most).as_error());
            }
            slots.row_mut(slot)[..row.len()].copy_from_slice(&row);
        }
        Ok(slots)
    }
}

/// Dice without a place, by what they show. A list of numbers in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Pips>", into = "Vec<Pips>")]
pub struct Dice([u8; 6]);

impl Dice {
    pub fn len(self) -> u8 {
        self.0.iter().fold(0, |sum, &count| sum.saturating_add(count))
    }
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }
    pub fn count(self, pips: Pips) -> u8 {
        self.0[pips as usize]
    }
    pub fn put(&mut self, pips: Pips) {
        self.0[pips as usize] = self.0[pips as usize].saturating_add(1);
    }
    /// Says whether there was one.
    pub fn take(&mut self, pips: Pips) -> bool {
        let was_there = self.count(pips) > 0;
        self.0[pips as usize] -= u8::from(was_there);
        was_there
    }
    /// Each value once, rising.
    pub fn kinds(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().filter(move |&pips| self.count(pips) > 0)
    }
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        Pips::ALL.into_iter().flat_map(move |pips| std::iter::repeat_n(pips, self.count(pips).into()))
    }
}
impl FromIterator<Pips> for Dice {
    fn from_iter<I: IntoIterator<Item = Pips>>(dice: I) -> Dice {
        let mut all = Dice::default();
        dice.into_iter().for_each(|pips| all.put(pips));
        all
    }
}
impl From<Vec<Pips>> for Dice {
    fn from(dice: Vec<Pips>) -> Dice {
        dice.into_iter().collect()
    }
}
impl From<Dice> for Vec<Pips> {
    fn from(dice: Dice) -> Vec<Pips> {
        dice.iter().collect()
    }
}
