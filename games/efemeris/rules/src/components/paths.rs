//! The paths on a tile: which spaces are inside, and what is linked with what (EF-SPACE-02, EF-SPACE-05).

use super::Kind;
use crate::table::{Direction, Rotation};
use arrayvec::ArrayVec;
use std::fmt;

/// The name of a space inside a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letter(u8);

impl Letter {
    /// Those that are not easily mistaken for another letter or a number.
    const ALL: &[u8; Letter::COUNT] = b"abcdefghkmnprstw";
    pub const COUNT: usize = 16;

    pub const fn new(letter: u8) -> Option<Letter> {
        let mut number = 0;
        while number < Letter::COUNT {
            if Letter::ALL[number] == letter {
                return Some(Letter(number as u8));
            }
            number += 1;
        }
        None
    }
    pub(crate) const fn from_number(number: u8) -> Letter {
        Letter(number)
    }
    pub const fn number(self) -> usize {
        self.0 as usize
    }
}
impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(Letter::ALL[self.number()]))
    }
}

/// A tile's spaces and links, as they lie at rotation 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paths {
    /// In the order of the letters.
    pub spaces: Vec<(Letter, Kind)>,
    pub links: Vec<Link>,
    /// The same by rotation, quick to look up.
    pub(super) turned: [Exits; 6],
}

/// One step, in both directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Link {
    Inner(Letter, Letter),
    Exit(Letter, Direction),
}

/// Where one gets from each space of a tile that lies in some rotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exits {
    /// The kind of each space, by letter.
    pub kinds: [Option<Kind>; Letter::COUNT],
    /// By letter: the other letters that are one step away.
    pub inner: [ArrayVec<Letter, { Exits::MOST }>; Letter::COUNT],
    /// By letter: the sides that are one step away.
    pub sides: [ArrayVec<Direction, 6>; Letter::COUNT],
    /// By side: the space inside that its exit leads to.
    pub exit: [Option<Letter>; 6],
}

impl Exits {
    /// Links of one space to others inside.
    pub const MOST: usize = 6;
}

impl Paths {
    /// Of spaces and links that were checked.
    pub(super) fn new(mut spaces: Vec<(Letter, Kind)>, links: Vec<Link>) -> Paths {
        spaces.sort_unstable();
        let turned = Rotation::ALL.map(|rotation| {
            let mut exits = Exits {
                kinds: [None; Letter::COUNT],
                inner: Default::default(),
                sides: Default::default(),
                exit: [None; 6],
            };
            for &(letter, kind) in &spaces {
                exits.kinds[letter.number()] = Some(kind);
            }
            for &link in &links {
                match link {
                    Link::Inner(a, b) => {
                        exits.inner[a.number()].push(b);
                        exits.inner[b.number()].push(a);
                    }
                    Link::Exit(letter, edge) => {
                        let side = rotation.side_of(edge);
                        exits.sides[letter.number()].push(side);
                        exits.exit[side.number() as usize] = Some(letter);
                    }
                }
            }
            exits
        });
        Paths { spaces, links, turned }
    }
    pub fn turned(&self, rotation: Rotation) -> &Exits {
        &self.turned[rotation.sixths() as usize]
    }
    /// Whether a tile that is turned has other exits than before (EF-RULING-83).
    pub fn changes(&self, by: Rotation) -> bool {
        self.turned(by).exit != self.turned[0].exit
    }
    pub fn kind(&self, letter: Letter) -> Option<Kind> {
        self.turned[0].kinds[letter.number()]
    }
    pub fn letter_of(&self, kind: Kind) -> Option<Letter> {
        self.spaces.iter().find(|space| space.1 == kind).map(|space| space.0)
    }
}
