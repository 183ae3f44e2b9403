//! Cards without an order: a hand, a pile, what lies in the hold. Counted by kind, two bits each, because cards of one
//! kind are interchangeable and a search copies tables by the million.

use crate::components::Card;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};
use wardroom_kernel::Problem;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cards(u16); // TT-RULING-38

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// No more of one kind fit; the box has at most three (TT-COMP-08).
    pub const MOST_OF_A_KIND: u8 = 3;

    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card)) as u8 & Cards::MOST_OF_A_KIND
    }
    pub const fn has(self, card: Card) -> bool {
        self.count(card) != 0
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x3333) + (self.0 >> 2 & 0x3333);
        let fours = (pairs & 0x0F0F) + (pairs >> 4 & 0x0F0F);
        (fours + (fours >> 8)) as u8
    }
    pub fn put(&mut self, card: Card) {
        debug_assert!(self.count(card) < Cards::MOST_OF_A_KIND, "a fourth {card}");
        self.0 += one(card);
    }
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.has(card), "there is no {card} to take");
        self.0 -= one(card);
    }
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Cards) -> Cards {
        debug_assert!(
            Card::ALL.iter().all(|&card| self.count(card) + other.count(card) <= Cards::MOST_OF_A_KIND),
            "more cards of a kind than there are: {self} and {other}"
        );
        Cards(self.0 + other.0)
    }
    /// All but the others, which must be among them.
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other), "{other} is not among {self}");
        Cards(self.0 - other.0)
    }
    /// All but the others, if they are among them.
    pub fn checked_minus(self, other: Cards) -> Option<Cards> {
        self.contains(other).then(|| Cards(self.0 - other.0))
    }
    pub fn contains(self, other: Cards) -> bool {
        Card::ALL.into_iter().all(|card| other.count(card) <= self.count(card))
    }
    /// Whether no kind is in both.
    pub const fn shares_no_kind(self, other: Cards) -> bool {
        ((self.0 | self.0 >> 1) & (other.0 | other.0 >> 1) & 0x5555) == 0
    }
    /// Each kind once.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |&card| self.has(card))
    }
    /// Every card, in card order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }
    /// The card at a place in card order.
    pub fn nth(self, place: u32) -> Option<Card> {
        let mut place = place;
        for card in Card::ALL {
            let count = self.count(card).into();
            if place < count {
                return Some(card);
            }
            place -= count;
        }
        None
    }
    /// Everything that can be picked from them, by kind: nothing first, all of them last.
    pub fn selections(self) -> impl Iterator<Item = Cards> + Clone {
        std::iter::successors(Some(Cards::NONE), move |picked| {
            let mut next = *picked;
            for card in Card::ALL {
                if next.count(card) < self.count(card) {
                    next.put(card);
                    return Some(next);
                }
                next.0 &= !(0b11 << shift(card));
            }
            None
        })
    }
}

const fn shift(card: Card) -> u32 {
    2 * card as u32
}
const fn one(card: Card) -> u16 {
    1 << shift(card)
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards(one(card))
    }
}
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CardsError {
    #[error("there is no card `{0}`; there are wait, sailor, cannon, move, navigate, swing, fire")]
    NoSuchCard(String),
    #[error("too many cards `{0}`; there are never more than 3 of a kind")]
    TooMany(Card),
}

impl CardsError {
    pub(crate) fn problem(self, field: impl Into<String>) -> Problem {
        match self {
            CardsError::NoSuchCard(name) => Problem::unknown(field, name, Card::ALL.map(Card::name)),
            CardsError::TooMany(card) => Problem::new(field, "problem-too-many-cards")
                .with("card", card.name())
                .with("most", Cards::MOST_OF_A_KIND),
        }
    }
}

impl Cards {
    pub(crate) fn try_from_iter(cards: impl IntoIterator<Item = Card>) -> Result<Cards, CardsError> {
        cards.into_iter().try_fold(Cards::NONE, |mut cards, card| {
            if cards.count(card) == Cards::MOST_OF_A_KIND {
                return Err(CardsError::TooMany(card));
            }
            cards.put(card);
            Ok(cards)
        })
    }
}
/// Names of cards, with spaces or commas between them: `wait swing fire fire`.
impl FromStr for Cards {
    type Err = CardsError;
    fn from_str(text: &str) -> Result<Cards, CardsError> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let cards = words.map(|word| Card::from_name(word).ok_or_else(|| CardsError::NoSuchCard(word.into())));
        Cards::try_from_iter(cards.collect::<Result<Vec<_>, _>>()?)
    }
}
/// A list of names.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        Cards::try_from_iter(Vec::<Card>::deserialize(from)?).map_err(|why| why.problem("").as_error())
    }
}
