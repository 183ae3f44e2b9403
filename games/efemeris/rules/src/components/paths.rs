//! The paths on a tile: which spaces are inside, and what is linked with what (EF-SPACE-02, EF-SPACE-05).

use super::Kind;
use crate::table::{Direction, Rotation};
use std::fmt;

/// The name of a space inside a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Letter(u8);

impl Letter {
    /// Those that are not easily mistaken for another letter or a number.
    pub const NAMES: &str = "abcdefghkmnprstw";
    const ALL: &[u8] = Letter::NAMES.as_bytes();
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
    /// The kind of each space, by letter.
    kinds: [Option<Kind>; Letter::COUNT],
    /// The links by rotation, quick to look up.
    turned: [Exits; 6],
}

/// One step, in both directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Link {
    Inner(Letter, Letter),
    Exit(Letter, Direction),
}

/// Where one gets from each space of a tile that lies in some rotation: small, because a search asks for nothing more
/// often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exits {
    /// By letter: the other letters that are one step away.
    inner: [u16; Letter::COUNT],
    /// By letter: the sides that are one step away.
    sides: [u8; Letter::COUNT],
    /// By side: the space inside that its exit leads to.
    exit: [Option<Letter>; 6],
    /// Letters of singularities.
    holes: u16,
}

impl Exits {
    /// Spaces inside that are one step away from a space inside.
    pub fn inner(&self, of: Letter) -> impl Iterator<Item = Letter> + use<> {
        let mut left = self.inner[of.number()];
        std::iter::from_fn(move || {
            let letter = Letter(left.trailing_zeros() as u8);
            let found = left != 0;
            left &= left.wrapping_sub(1);
            found.then_some(letter)
        })
    }
    /// Sides that are one step away from a space inside.
    pub fn sides(&self, of: Letter) -> impl Iterator<Item = Direction> + use<> {
        let mut left = self.sides[of.number()];
        std::iter::from_fn(move || {
            let side = Direction::new(left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            side
        })
    }
    /// The space inside that the exit on a side leads to.
    pub fn exit(&self, side: Direction) -> Option<Letter> {
        self.exit[usize::from(side.number())]
    }
    pub fn is_singularity(&self, letter: Letter) -> bool {
        self.holes & 1 << letter.0 != 0
    }
}

impl Paths {
    /// Of spaces and links that were checked.
    pub(super) fn new(mut spaces: Vec<(Letter, Kind)>, links: Vec<Link>) -> Paths {
        spaces.sort_unstable();
        let mut kinds = [None; Letter::COUNT];
        spaces.iter().for_each(|&(letter, kind)| kinds[letter.number()] = Some(kind));
        let holes = spaces.iter().filter(|space| space.1 == Kind::Singularity).fold(0, |set, hole| set | 1 << hole.0.0);
        let turned = Rotation::ALL.map(|rotation| {
            let mut exits = Exits { inner: [0; Letter::COUNT], sides: [0; Letter::COUNT], exit: [None; 6], holes };
            for &link in &links {
                match link {
                    Link::Inner(a, b) => {
                        exits.inner[a.number()] |= 1 << b.0;
                        exits.inner[b.number()] |= 1 << a.0;
                    }
                    Link::Exit(letter, edge) => {
                        let side = rotation.side_of(edge).number();
                        exits.sides[letter.number()] |= 1 << side;
                        exits.exit[usize::from(side)] = Some(letter);
                    }
                }
            }
            exits
        });
        Paths { spaces, links, kinds, turned }
    }
    pub fn turned(&self, rotation: Rotation) -> &Exits {
        &self.turned[rotation.sixths() as usize]
    }
    /// Whether a tile that is turned has other exits than before (EF-RULING-83).
    pub fn changes(&self, by: Rotation) -> bool {
        self.turned(by).exit != self.turned[0].exit
    }
    pub fn kind(&self, letter: Letter) -> Option<Kind> {
        self.kinds[letter.number()]
    }
    pub fn letter_of(&self, kind: Kind) -> Option<Letter> {
        self.spaces.iter().find(|space| space.1 == kind).map(|space| space.0)
    }
}
