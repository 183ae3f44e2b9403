//! Sets of small things, as bits of a number.

/// Iterating takes the members out, in the order of their numbers.
macro_rules! set {
    ($(#[$doc:meta])* $Set:ident($Bits:ty) of $Thing:ident, $number:expr, $thing:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $Set($Bits);

        impl $Set {
            pub const NONE: $Set = $Set(0);

            fn bit(thing: $Thing) -> $Bits {
                1 << $number(thing)
            }
            pub fn contains(self, thing: $Thing) -> bool {
                self.0 & $Set::bit(thing) != 0
            }
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
            pub fn insert(&mut self, thing: $Thing) {
                self.0 |= $Set::bit(thing);
            }
            pub fn remove(&mut self, thing: $Thing) {
                self.0 &= !$Set::bit(thing);
            }
            #[must_use]
            pub fn with(self, thing: $Thing) -> $Set {
                $Set(self.0 | $Set::bit(thing))
            }
            #[must_use]
            pub const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
            #[must_use]
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }
            #[must_use]
            pub const fn minus(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }
        }
        impl Iterator for $Set {
            type Item = $Thing;
            fn next(&mut self) -> Option<$Thing> {
                let number = self.0.trailing_zeros();
                let is_there = self.0 != 0;
                self.0 &= self.0.wrapping_sub(1);
                is_there.then(|| $thing(number as u8))
            }
        }
        impl FromIterator<$Thing> for $Set {
            fn from_iter<I: IntoIterator<Item = $Thing>>(things: I) -> $Set {
                things.into_iter().fold($Set::NONE, $Set::with)
            }
        }
        /// Written as a list.
        impl serde::Serialize for $Set {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(*self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$Set, D::Error> {
                Ok(Vec::<$Thing>::deserialize(from)?.into_iter().collect())
            }
        }
    };
}
