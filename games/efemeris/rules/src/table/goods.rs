//! Spices, bonus tokens and hands of crew cards: counted, without an order.

use crate::components::{Crew, Spice, Token};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};
use std::{fmt, str::FromStr};
use wardroom_kernel::Problem;

/// EF-COMP-05; also a price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spices {
    pub pepper: u8,
    pub vanilla: u8,
}

impl Spices {
    pub const fn new(pepper: u8, vanilla: u8) -> Spices {
        Spices { pepper, vanilla }
    }
    pub fn total(self) -> u8 {
        self.pepper.saturating_add(self.vanilla)
    }
    pub fn covers(self, price: Spices) -> bool {
        price.pepper <= self.pepper && price.vanilla <= self.vanilla
    }
    pub fn pay(&mut self, price: Spices) {
        assert!(self.covers(price), "only what is there can be paid");
        self.pepper -= price.pepper;
        self.vanilla -= price.vanilla;
    }
    #[must_use]
    pub fn less(self, other: Spices) -> Spices {
        Spices { pepper: self.pepper.saturating_sub(other.pepper), vanilla: self.vanilla.saturating_sub(other.vanilla) }
    }
}
impl Index<Spice> for Spices {
    type Output = u8;
    fn index(&self, spice: Spice) -> &u8 {
        match spice {
            Spice::Pepper => &self.pepper,
            Spice::Vanilla => &self.vanilla,
        }
    }
}
impl IndexMut<Spice> for Spices {
    fn index_mut(&mut self, spice: Spice) -> &mut u8 {
        match spice {
            Spice::Pepper => &mut self.pepper,
            Spice::Vanilla => &mut self.vanilla,
        }
    }
}
/// `3/1`: pepper and vanilla.
impl fmt::Display for Spices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pepper, self.vanilla)
    }
}
impl FromStr for Spices {
    type Err = Problem;
    fn from_str(text: &str) -> Result<Spices, Problem> {
        let parsed = || {
            let (pepper, vanilla) = text.split_once('/')?;
            Some(Spices { pepper: pepper.parse().ok()?, vanilla: vanilla.parse().ok()? })
        };
        parsed().ok_or_else(|| Problem::new("", "problem-unlike").with("text", text).with("like", "3/1"))
    }
}

/// A list of names and how often each is there. Texts name each as often as it is there: `gunner gunner banker`.
macro_rules! counted {
    ($(#[$doc:meta])* $name:ident of $kind:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name([u8; $kind::ALL.len()]);

        impl $name {
            pub const NONE: $name = $name([0; $kind::ALL.len()]);

            pub const fn count(self, kind: $kind) -> u8 {
                self.0[kind as usize]
            }
            pub const fn has(self, kind: $kind) -> bool {
                self.count(kind) != 0
            }
            pub fn len(self) -> u8 {
                self.0.iter().fold(0, |all, &count| all.saturating_add(count))
            }
            pub fn is_empty(self) -> bool {
                self == $name::NONE
            }
            pub fn put(&mut self, kind: $kind) {
                self.0[kind as usize] += 1;
            }
            pub fn put_many(&mut self, kind: $kind, count: u8) {
                self.0[kind as usize] += count;
            }
            pub fn take(&mut self, kind: $kind) {
                let left = self.0[kind as usize].checked_sub(1);
                self.0[kind as usize] = left.expect("only what is there can be taken");
            }
            /// Each kind that is there, once.
            pub fn kinds(self) -> impl Iterator<Item = $kind> {
                $kind::ALL.into_iter().filter(move |&kind| self.has(kind))
            }
            /// Each one, kind after kind.
            pub fn iter(self) -> impl Iterator<Item = $kind> {
                $kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind).into()))
            }
            /// The one at a place, counted kind after kind.
            pub fn nth(self, place: u32) -> Option<$kind> {
                let mut left = place;
                $kind::ALL.into_iter().find(|&kind| match left.checked_sub(self.count(kind).into()) {
                    Some(rest) => {
                        left = rest;
                        false
                    }
                    None => true,
                })
            }
            #[must_use]
            pub fn plus(self, other: $name) -> $name {
                $name(std::array::from_fn(|kind| self.0[kind].saturating_add(other.0[kind])))
            }
            /// `None` if something of it is not there.
            #[must_use]
            pub fn minus(self, other: $name) -> Option<$name> {
                let mut left = self;
                for (left, taken) in left.0.iter_mut().zip(other.0) {
                    *left = left.checked_sub(taken)?;
                }
                Some(left)
            }
        }
        impl FromIterator<$kind> for $name {
            fn from_iter<I: IntoIterator<Item = $kind>>(kinds: I) -> $name {
                let mut these = $name::NONE;
                kinds.into_iter().for_each(|kind| these.put(kind));
                these
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (place, kind) in self.iter().enumerate() {
                    write!(f, "{}{kind}", if place == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }
        impl FromStr for $name {
            type Err = Problem;
            fn from_str(text: &str) -> Result<$name, Problem> {
                let mut these = $name::NONE;
                for name in text.split_whitespace() {
                    let kind = $kind::from_name(name);
                    let kind = kind.ok_or_else(|| Problem::unknown("", name, $kind::ALL.map($kind::name)))?;
                    let count = &mut these.0[kind as usize];
                    *count = count.checked_add(1).ok_or_else(|| Problem::more_than("", 256, u8::MAX))?;
                }
                Ok(these)
            }
        }
        /// Written as the number of each kind that is there.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.kinds().map(|kind| (kind, self.count(kind))))
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let counts = BTreeMap::<$kind, u8>::deserialize(from)?;
                Ok($name($kind::ALL.map(|kind| counts.get(&kind).copied().unwrap_or(0))))
            }
        }
    };
}

counted! {
    /// Crew cards in one place (EF-COMP-07).
    Hand of Crew
}
counted! {
    /// Bonus tokens in one place (EF-COMP-06).
    Tokens of Token
}
