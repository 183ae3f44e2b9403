//! Cards, tiles, tokens: in hands, in bags and in decks.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize};
use std::ops::Deref;

/// Cards without an order. They are kept sorted, so that equal hands are equal.
///
/// ```
/// use wardroom_kernel::Cards;
/// let mut hand: Cards<&str, 7> = ["sail", "fire", "sail"].into_iter().collect();
/// hand.put("fire");
/// assert_eq!(hand.kinds().collect::<Vec<_>>(), ["fire", "sail"]);
/// hand.take("sail");
/// assert_eq!(hand, ["sail", "fire", "fire"].into_iter().collect());
/// assert!(hand.contains(&"fire") && hand.len() == 3, "it is a slice");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Cards<C, const N: usize>(ArrayVec<C, N>);

impl<C: Copy + Ord, const N: usize> Cards<C, N> {
    pub fn put(&mut self, card: C) {
        self.0.insert(self.partition_point(|&other| other < card), card);
    }
    pub fn take(&mut self, card: C) {
        let place = self.binary_search(&card).unwrap_or_else(|_| panic!("only a card that is there can be taken"));
        self.0.remove(place);
    }
    pub(super) fn take_at(&mut self, index: u32) -> C {
        self.0.remove(index as usize)
    }
    /// Each kind of card once.
    pub fn kinds(&self) -> impl Iterator<Item = C> {
        self.chunk_by(C::eq).map(|kind| kind[0])
    }
}
/// Whatever order they are written in.
impl<'de, C: Ord + Deserialize<'de>, const N: usize> Deserialize<'de> for Cards<C, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        ArrayVec::<C, N>::deserialize(from).map(Cards::from_iter)
    }
}
impl<C, const N: usize> Default for Cards<C, N> {
    fn default() -> Self {
        Cards(ArrayVec::new())
    }
}
impl<C, const N: usize> Deref for Cards<C, N> {
    type Target = [C];
    fn deref(&self) -> &[C] {
        &self.0
    }
}
impl<C: Ord, const N: usize> FromIterator<C> for Cards<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut cards: ArrayVec<C, N> = cards.into_iter().collect();
        cards.sort_unstable();
        Cards(cards)
    }
}

/// A deck or a bag: what will be drawn from it is not decided, not even on the table. Cards that a player put on top or saw
/// there do have an order; the last of them is drawn first. [`Cx::draw`](crate::Cx::draw) draws.
///
/// ```
/// use wardroom_kernel::Deck;
/// let mut deck: Deck<u8, 20> = [3, 1, 2].into_iter().collect();
/// assert_eq!(deck, [1, 2, 3].into_iter().collect(), "in no order");
/// deck.cards.take(2);
/// deck.top.push(2); // a player saw it and put it back: it is the next
/// assert_ne!(deck, [1, 2, 3].into_iter().collect());
/// assert!(!deck.is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "C: Ord + Deserialize<'de>"))]
pub struct Deck<C, const N: usize> {
    pub cards: Cards<C, N>,
    pub top: ArrayVec<C, N>,
}

impl<C, const N: usize> Deck<C, N> {
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.top.is_empty()
    }
}
impl<C: Ord, const N: usize> FromIterator<C> for Deck<C, N> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        Deck { cards: cards.into_iter().collect(), top: ArrayVec::new() }
    }
}
