//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// Arrays with one place per seat are indexed by seats: `gold[seat]`.
impl<T, const N: usize> Index<Seat> for [T; N] {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self[usize::from(seat.0)]
    }
}
impl<T, const N: usize> IndexMut<Seat> for [T; N] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[usize::from(seat.0)]
    }
}

/// A set of seats. Iterating takes them out in seat order.
///
/// ```
/// use wardroom_kernel::{Seat, Seats};
/// let three = Seats::first(3);
/// let others = three.without(Seat(1));
/// assert_eq!(others.collect::<Vec<_>>(), [Seat(0), Seat(2)]);
/// assert!(three.contains(Seat(1)) && !others.contains(Seat(1)));
/// assert_eq!(others, [Seat(2), Seat(0)].into_iter().collect());
/// let gold = [5, 0, 8]; // arrays are indexed by seats
/// assert_eq!(three.max_by_key(|&seat| gold[seat]), Some(Seat(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    pub const MAX: usize = 8;
    /// The first `count` seats.
    pub fn first(count: u8) -> Seats {
        (0..count).map(Seat).collect()
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn contains(self, seat: Seat) -> bool {
        1u8.checked_shl(seat.0.into()).is_some_and(|bit| self.0 & bit != 0)
    }
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }
}
impl Iterator for Seats {
    type Item = Seat;
    fn next(&mut self) -> Option<Seat> {
        let seat = Seat(self.0.trailing_zeros() as u8);
        let found = self.0 != 0;
        self.0 &= self.0.wrapping_sub(1);
        found.then_some(seat)
    }
}
impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
}
impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |set, seat| set | 1 << seat.0))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
    Referee,
}

impl Viewer {
    /// None for those who have none: who only looks on, and the referee.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }
    /// Whether they may know what only this seat may: the seat itself, and the referee.
    ///
    /// ```
    /// use wardroom_kernel::{Seat, Viewer};
    /// assert!(Viewer::Seat(Seat(1)).is_privy_to(Seat(1)) && Viewer::Referee.is_privy_to(Seat(1)));
    /// assert!(!Viewer::Seat(Seat(0)).is_privy_to(Seat(1)) && !Viewer::Spectator.is_privy_to(Seat(1)));
    /// ```
    pub fn is_privy_to(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Referee
    }
}
