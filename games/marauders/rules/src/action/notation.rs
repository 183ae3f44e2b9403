//! How the texts of answers are declared, written and parsed. Parsing is strict, so that each action has one text.
//!
//! Things and their tokens:
//!
//! | token | thing |
//! |---|---|
//! | `zone.havana`, `port.havana` | a sea zone; a port as a place |
//! | `seat.red` | a player, or his captain at sea |
//! | `npc.dutch`, `npc.pirate-sloop` | an NPC ship |
//! | `merchant`, `unscouted-merchant`, `pirate`, `rumor`, `task.1` | what one scouts for besides: `task.1` is the first task of the own mission |
//! | `card.following-sea` | a glory card, also one of a specialist |
//! | `means.lookout`, `means.captain` | an open means in a window |
//! | `mission.sugar-fever`, `rumor.marked-cards` | these cards |
//! | `cargo.rum-5`, `good.rum` | one cargo card in a raid; any card of a good |
//! | `ship.sloop`, `mod.hammocks`, `weapon.grapeshot` | a ship type, a modification, a special weapon |
//! | `location.masts`, `die.4`, `die.skull` | a hit location; a die by what it shows |
//! | `nation.dutch`, `men.2`, `steps.2`, `number.2`, `option.1` | a nation, numbers |
//! | `deposit.5`, `withdraw.5`, `chest.5` | gold into the stash, out of it, and of a payment the part that it pays |
//!
//! The first word of a path says which question it answers: `port > sell` and then `sell > good.rum`, `sell > done`.

use crate::components::{
    CargoCard, CombatAction, Face, Glory, Good, Location, Means, Mission, Modification, Named, Nation, Npc, Rumor,
    ShipType, Weapon, Zone,
};
use crate::table::{seat_name, seat_named};
use std::{fmt, str::FromStr};
use wardroom_kernel::Seat;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no action; actions look like `zone.havana`, `scout > npc.dutch`, `port > sell`, `battle > shoot`")]
pub struct NotationError(pub(super) String);

/// A question's answer; its text is its `Display`.
pub(super) trait Answer: Sized + fmt::Display {
    fn parse(path: &[&str]) -> Option<Self>;
}

/// What a token names behind its kind: `good.rum` is rum among the goods.
pub(super) trait Thing: Sized {
    fn parse(token: &str, kind: &str) -> Option<Self>;
    fn write(self, f: &mut fmt::Formatter<'_>, kind: &str) -> fmt::Result;
}

/// The name of a thing of this kind. Things without a kind are named by themselves.
fn name<'t>(token: &'t str, kind: &str) -> Option<&'t str> {
    if kind.is_empty() { Some(token) } else { token.strip_prefix(kind)?.strip_prefix('.') }
}
pub(crate) fn named<T: Named>(token: &str, kind: &str) -> Option<T> {
    let name = name(token, kind)?;
    T::ALL.iter().copied().find(|thing| thing.name() == name)
}
pub(crate) fn seat(token: &str) -> Option<Seat> {
    Thing::parse(token, "seat")
}
fn write(f: &mut fmt::Formatter<'_>, kind: &str, name: impl fmt::Display) -> fmt::Result {
    if kind.is_empty() { write!(f, "{name}") } else { write!(f, "{kind}.{name}") }
}

macro_rules! things {
    ($($type:ident)+: $parse:expr) => {
        $(impl Thing for $type {
            fn parse(token: &str, kind: &str) -> Option<$type> {
                $parse(token, kind)
            }
            fn write(self, f: &mut fmt::Formatter<'_>, kind: &str) -> fmt::Result {
                write(f, kind, self)
            }
        })+
    };
}
things! {
    CargoCard CombatAction Face Glory Good Location Means Mission Modification Nation Npc Rumor ShipType Weapon Zone: named
}
things! { u8 u16: number }

/// As it is written: without a sign and without zeros in front.
fn number<T: FromStr + fmt::Display>(token: &str, kind: &str) -> Option<T> {
    let text = name(token, kind)?;
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

impl Thing for Seat {
    fn parse(token: &str, kind: &str) -> Option<Seat> {
        seat_named(name(token, kind)?)
    }
    fn write(self, f: &mut fmt::Formatter<'_>, kind: &str) -> fmt::Result {
        write(f, kind, seat_name(self))
    }
}

/// Declares types for questions, and behind `=>` the text of each answer, touch by touch:
///
/// - `"pay"` is that word;
/// - `("zone" to)` is a thing with its kind: `zone.havana`;
/// - `["task" task]` is a number counted from 0 that is written from 1;
/// - `{target}` is the rest of the path, as that type has it.
macro_rules! questions {
    ($($(#[$about:meta])* $kind:ident $name:ident $body:tt)+) => {
        $(questions!(@ $(#[$about])* $kind $name $body);)+
    };
    (@ $(#[$about:meta])* struct $name:ident { $($field:ident: $type:ty),+ => $($touch:tt)>+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $(pub $field: $type),+ }
        questions!(# $name $name { $($field),+ } => [$($touch)+]);
    };
    (@ $(#[$about:meta])* enum $name:ident {
        $($(#[$note:meta])* $answer:ident $(($one:ident: $one_type:ty))? $({ $($field:ident: $type:ty),+ })? => $($touch:tt)>+),+
        $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$note])* $answer $(($one_type))? $({ $($field: $type),+ })?,)+ }
        questions!(# $name $($name::$answer { $(0: $one)? $($($field),+)? } => [$($touch)+])+);
    };
    (# $name:ident $($($pattern:ident)::+ { $($fields:tt)* } => [$first:tt $($touch:tt)*])+) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($($pattern)::+ { $($fields)* } => {
                        write_touch!(f $first);
                        $(f.write_str(" > ")?; write_touch!(f $touch);)*
                    })+
                }
                Ok(())
            }
        }
        impl $crate::action::notation::Answer for $name {
            fn parse(path: &[&str]) -> Option<$name> {
                $(let answer = |mut path: std::slice::Iter<'_, &str>| {
                    parse_touch!(path $first);
                    $(parse_touch!(path $touch);)*
                    path.next().is_none().then_some($($pattern)::+ { $($fields)* })
                };
                if let Some(answer) = answer(path.iter()) {
                    return Some(answer);
                })+
                None
            }
        }
    };
}
macro_rules! write_touch {
    ($f:ident ($kind:literal $thing:ident)) => {
        $crate::action::notation::Thing::write($thing, $f, $kind)?
    };
    ($f:ident [$kind:literal $number:ident]) => {
        $crate::action::notation::Thing::write($number + 1, $f, $kind)?
    };
    ($f:ident {$rest:ident}) => {
        std::fmt::Display::fmt(&$rest, $f)?
    };
    ($f:ident $word:literal) => {
        $f.write_str($word)?
    };
}
macro_rules! parse_touch {
    ($path:ident ($kind:literal $thing:ident)) => {
        let $thing = $crate::action::notation::Thing::parse($path.next()?, $kind)?;
    };
    ($path:ident [$kind:literal $number:ident]) => {
        let $number: u8 = $crate::action::notation::Thing::parse($path.next()?, $kind)?;
        let $number = $number.checked_sub(1)?;
    };
    ($path:ident {$rest:ident}) => {
        let $rest = $crate::action::notation::Answer::parse($path.as_slice())?;
        $path = <&[&str]>::default().iter();
    };
    ($path:ident $word:literal) => {
        if *$path.next()? != $word {
            return None;
        }
    };
}
pub(super) use {parse_touch, questions, write_touch};
