//! Glory cards in a deck, a discard pile or a hand: of some kinds there are several, which are alike.

use super::{Glory, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wardroom_kernel::Problem;

/// How many there are of each kind, seven at most: the binary digits of all the numbers, lowest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GloryCards([Set<Glory>; 3]);

impl GloryCards {
    pub const NONE: GloryCards = GloryCards([Set::NONE; 3]);
    /// The most copies of one kind.
    pub const MOST: u8 = 7;

    pub const fn len(self) -> usize {
        self.0[0].len() + 2 * self.0[1].len() + 4 * self.0[2].len()
    }
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    pub fn has(self, kind: Glory) -> bool {
        self.kinds_set().has(kind)
    }
    pub fn count(self, kind: Glory) -> u8 {
        u8::from(self.0[0].has(kind)) + 2 * u8::from(self.0[1].has(kind)) + 4 * u8::from(self.0[2].has(kind))
    }
    pub fn put(&mut self, kind: Glory) {
        // Adding one: digits that are set fall, the first that is not set rises.
        let carries = self.0.iter_mut().all(|digit| if digit.remove(kind) { true } else { (digit.put(kind), false).1 });
        debug_assert!(!carries, "there are not so many copies of {kind}");
    }
    pub fn take(&mut self, kind: Glory) {
        debug_assert!(self.has(kind), "only a card that is there can be taken: {kind}");
        let _borrows =
            self.0.iter_mut().all(|digit| if digit.remove(kind) { false } else { (digit.put(kind), true).1 });
    }
    /// All cards of another pile come along, which is empty afterwards.
    pub fn take_all(&mut self, other: &mut GloryCards) {
        std::mem::take(other).iter().for_each(|card| self.put(card));
    }
    fn kinds_set(self) -> Set<Glory> {
        self.0[0].plus(self.0[1]).plus(self.0[2])
    }
    /// Each kind once.
    pub fn kinds(self) -> impl ExactSizeIterator<Item = Glory> {
        self.kinds_set().into_iter()
    }
    /// Each card, copies one after the other.
    pub fn iter(self) -> impl Iterator<Item = Glory> {
        self.kinds().flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }
    /// The card with so many before it; there must be one.
    pub fn nth(self, mut place: usize) -> Glory {
        for kind in self.kinds() {
            let count = usize::from(self.count(kind));
            if place < count {
                return kind;
            }
            place -= count;
        }
        panic!("there are not so many cards")
    }
}

impl std::fmt::Debug for GloryCards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
impl FromIterator<Glory> for GloryCards {
    fn from_iter<I: IntoIterator<Item = Glory>>(cards: I) -> Self {
        let mut pile = GloryCards::NONE;
        cards.into_iter().for_each(|card| pile.put(card));
        pile
    }
}
impl Serialize for GloryCards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
impl<'de> Deserialize<'de> for GloryCards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<Glory>::deserialize(from)?;
        let most = Glory::ALL.into_iter().map(|kind| cards.iter().filter(|card| **card == kind).count()).max();
        if most.is_some_and(|most| most > usize::from(GloryCards::MOST)) {
            return Err(Problem::new("", "problem-glory-too-many").as_error());
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_counted() {
        let (one, other) = (Glory::ALL[0], Glory::ALL[20]);
        let mut pile: GloryCards = [other, one, other, other, other].into_iter().collect();
        assert_eq!((pile.len(), pile.count(other), pile.kinds().len()), (5, 4, 2));
        assert!((0..5).map(|place| pile.nth(place)).eq(pile.iter()));
        pile.take(other);
        pile.take(one);
        assert_eq!((pile.count(one), pile.count(other)), (0, 3));
    }
}
