//! Sets of named things: a deck, a discard pile, a hold, the ports that are closed. At most 64 things have a place.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;
use wardroom_kernel::{Named, Problem};

/// Things without an order. Of a deck it says all there is to know: which card is drawn is decided when it is drawn.
pub struct Set<T>(u64, PhantomData<T>);

impl<T: Named> Set<T> {
    pub const NONE: Set<T> = Set(0, PhantomData);

    pub fn every() -> Set<T> {
        Set(u64::MAX >> (64 - T::ALL.len()), PhantomData)
    }
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn has(self, thing: T) -> bool {
        self.0 >> thing.index() & 1 == 1
    }
    pub fn put(&mut self, thing: T) {
        self.0 |= 1 << thing.index();
    }
    pub fn take(&mut self, thing: T) {
        debug_assert!(self.has(thing), "only what is there can be taken: {thing:?}");
        self.0 &= !(1 << thing.index());
    }
    /// Takes it if it is there.
    pub fn remove(&mut self, thing: T) -> bool {
        let was_there = self.has(thing);
        self.0 &= !(1 << thing.index());
        was_there
    }
    #[must_use]
    pub fn with(mut self, thing: T) -> Set<T> {
        self.put(thing);
        self
    }
    #[must_use]
    pub const fn plus(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0, PhantomData)
    }
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0, PhantomData)
    }
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0, PhantomData)
    }
    /// Everything of another set comes along, which is empty afterwards.
    pub fn take_all(&mut self, other: &mut Set<T>) {
        debug_assert!(self.and(*other).is_empty(), "a card is in one place only");
        *self = self.plus(std::mem::take(other));
    }
    pub fn first(self) -> Option<T> {
        (self.0 != 0).then(|| T::ALL[self.0.trailing_zeros() as usize])
    }
    /// The one with so many before it; there must be one.
    pub fn nth(self, place: usize) -> T {
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits.wrapping_sub(1);
        }
        T::ALL[bits.trailing_zeros() as usize]
    }
    pub const fn iter(self) -> Iter<T> {
        Iter(self)
    }
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Set<T> {}
impl<T> Default for Set<T> {
    fn default() -> Self {
        Set(0, PhantomData)
    }
}
impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Set<T> {}
impl<T> std::hash::Hash for Set<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T: Named> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
impl<T: Named> From<T> for Set<T> {
    fn from(thing: T) -> Set<T> {
        Set::NONE.with(thing)
    }
}
impl<T: Named> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        things.into_iter().fold(Set::NONE, Set::with)
    }
}
impl<T: Named> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Iter<T>;
    fn into_iter(self) -> Iter<T> {
        Iter(self)
    }
}

/// In the order of the box.
#[derive(Clone, Debug)]
pub struct Iter<T: Named>(Set<T>);

impl<T: Named> Iterator for Iter<T> {
    type Item = T;
    fn next(&mut self) -> Option<T> {
        let thing = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(thing)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}
impl<T: Named> ExactSizeIterator for Iter<T> {}

impl<T: Named + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(*self)
    }
}
impl<'de, T: Named + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut set = Set::NONE;
        for thing in Vec::<T>::deserialize(from)? {
            if set.has(thing) {
                return Err(Problem::twice("", thing.name()).as_error());
            }
            set.put(thing);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::CargoCard;

    #[test]
    fn the_nth_is_the_one_with_so_many_before_it() {
        let cards: Set<CargoCard> = [0, 3, 31, 62, 63].map(|place| CargoCard::ALL[place]).into_iter().collect();
        assert!(cards.iter().enumerate().all(|(place, card)| cards.nth(place) == card));
        assert_eq!(Set::<CargoCard>::every().len(), 64);
    }
}
