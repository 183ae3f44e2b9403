//! The figures (AH-TERM-01): who they are, whose they are. Where they are is in the table.

use crate::components::{PATROLS, STRONGHOLDS};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use wardroom_kernel::{Problem, Seat};

pub const SQUADRON: Seat = Seat(0);
pub const UNION: Seat = Seat(1);
pub const SMUGGLER: Seat = Seat(2);
/// Only with four players.
pub const SMUGGLER_2: Seat = Seat(3);
pub(crate) const SEAT_NAMES: [&str; 4] = ["squadron", "union", "smuggler", "smuggler-2"];

/// AH-TERM-01
/// One figure, with a number where there are several: `patrol.7`. Rules never tell one Patrol from another in the same
/// space; screens do, to let it glide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    Flagship(Seat),
    /// 1 to 10.
    Patrol(u8),
    /// 1 to 3.
    Stronghold(u8),
    Cutter,
    Gunship,
}

impl Figure {
    pub const COUNT: usize = 4 + PATROLS + STRONGHOLDS + 2;

    pub const fn index(self) -> usize {
        match self {
            Figure::Flagship(seat) => seat.0 as usize,
            Figure::Patrol(number) => 3 + number as usize,
            Figure::Stronghold(number) => 3 + PATROLS + number as usize,
            Figure::Cutter => Figure::COUNT - 2,
            Figure::Gunship => Figure::COUNT - 1,
        }
    }
    pub const fn from_index(index: usize) -> Option<Figure> {
        const FIRST_STRONGHOLD: usize = 4 + PATROLS;
        const CUTTER: usize = Figure::COUNT - 2;
        const GUNSHIP: usize = Figure::COUNT - 1;
        Some(match index {
            0..4 => Figure::Flagship(Seat(index as u8)),
            4..FIRST_STRONGHOLD => Figure::Patrol(index as u8 - 3),
            FIRST_STRONGHOLD..CUTTER => Figure::Stronghold((index - PATROLS - 3) as u8),
            CUTTER => Figure::Cutter,
            GUNSHIP => Figure::Gunship,
            _ => return None,
        })
    }
    pub fn all() -> impl Iterator<Item = Figure> {
        (0..Figure::COUNT).filter_map(Figure::from_index)
    }
    pub fn patrols() -> impl Iterator<Item = Figure> {
        (1..=PATROLS as u8).map(Figure::Patrol)
    }
    pub fn strongholds() -> impl Iterator<Item = Figure> {
        (1..=STRONGHOLDS as u8).map(Figure::Stronghold)
    }
    pub const fn owner(self) -> Seat {
        match self {
            Figure::Flagship(seat) => seat,
            Figure::Patrol(_) | Figure::Stronghold(_) => SQUADRON,
            Figure::Cutter | Figure::Gunship => UNION,
        }
    }
    pub const fn is_flagship(self) -> bool {
        matches!(self, Figure::Flagship(_))
    }
    pub const fn is_patrol(self) -> bool {
        matches!(self, Figure::Patrol(_))
    }
    /// AH-TERM-09
    pub const fn is_union_ship(self) -> bool {
        matches!(self, Figure::Flagship(UNION) | Figure::Cutter | Figure::Gunship)
    }
    pub fn from_name(name: &str) -> Option<Figure> {
        Figure::all().find(|figure| figure.to_string() == name)
    }
}
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Figure::Flagship(seat) => write!(f, "flagship.{}", SEAT_NAMES[seat]),
            Figure::Patrol(number) => write!(f, "patrol.{number}"),
            Figure::Stronghold(number) => write!(f, "stronghold.{number}"),
            Figure::Cutter => f.write_str("cutter"),
            Figure::Gunship => f.write_str("gunship"),
        }
    }
}
impl fmt::Debug for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Figure, D::Error> {
        let name = String::deserialize(from)?;
        Figure::from_name(&name)
            .ok_or_else(|| Problem::new("", "problem-no-such-figure").with("value", name).as_error())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FigureSet(u32);

impl FigureSet {
    pub const NONE: FigureSet = FigureSet(0);

    /// All figures of a player.
    pub fn owned_by(seat: Seat) -> FigureSet {
        let flagship = 1 << seat.0;
        FigureSet(match seat {
            SQUADRON => flagship | ((1 << (PATROLS + STRONGHOLDS)) - 1) << 4,
            UNION => flagship | 0b11 << (Figure::COUNT - 2),
            _ => flagship,
        })
    }
    pub const fn has(self, figure: Figure) -> bool {
        self.0 & 1 << figure.index() != 0
    }
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn put(&mut self, figure: Figure) {
        self.0 |= 1 << figure.index();
    }
    pub fn take(&mut self, figure: Figure) {
        self.0 &= !(1 << figure.index());
    }
    pub const fn minus(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & !other.0)
    }
    pub const fn and(self, other: FigureSet) -> FigureSet {
        FigureSet(self.0 & other.0)
    }
    pub(crate) const fn from_bits(bits: u32) -> FigureSet {
        FigureSet(bits)
    }
    pub fn iter(self) -> impl Iterator<Item = Figure> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let figure = Figure::from_index(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(figure)
        })
    }
}
impl FromIterator<Figure> for FigureSet {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> FigureSet {
        let mut set = FigureSet::NONE;
        figures.into_iter().for_each(|figure| set.put(figure));
        set
    }
}
impl fmt::Debug for FigureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
impl Serialize for FigureSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}
impl<'de> Deserialize<'de> for FigureSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FigureSet, D::Error> {
        Vec::<Figure>::deserialize(from)?.into_iter().try_fold(FigureSet::NONE, |mut set, figure| {
            if set.has(figure) {
                return Err(Problem::twice("", figure.to_string()).as_error());
            }
            set.put(figure);
            Ok(set)
        })
    }
}
