//! The map: which zones border each other, and by which letter (MM-MAP-02).

use super::{Letter, Set, Zone};
use wardroom_kernel::Problem;

/// The borders of one zone (MM-MAP-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Borders {
    by_letter: [Option<Zone>; Letter::ALL.len()],
    around: Set<Zone>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Map([Borders; Zone::ALL.len()]);

impl Borders {
    pub fn over(&self, letter: Letter) -> Option<Zone> {
        self.by_letter[letter.index()]
    }
    /// In the order of letters.
    pub fn iter(&self) -> impl Iterator<Item = (Letter, Zone)> {
        Letter::ALL.into_iter().filter_map(|letter| Some((letter, self.over(letter)?)))
    }
    /// MM-NMOVE-02, MM-NMOVE-03: over the border with this letter, or the next one clockwise.
    pub fn ordered(&self, letter: Letter) -> Option<Zone> {
        (0..8).find_map(|turn| self.by_letter[(letter.index() + turn) % 8])
    }
}

impl Map {
    pub fn borders(&self, zone: Zone) -> &Borders {
        &self.0[zone.index()]
    }
    /// MM-MAP-03
    pub fn around(&self, zone: Zone) -> Set<Zone> {
        self.0[zone.index()].around
    }
    /// The same one after another.
    pub fn neighbours(&self, zone: Zone) -> impl Iterator<Item = Zone> + use<> {
        self.around(zone).into_iter()
    }
    pub(super) fn add(&mut self, zone: Zone, letter: Letter, to: Zone) {
        let borders = &mut self.0[zone.index()];
        borders.by_letter[letter.index()] = Some(to);
        borders.around.put(to);
    }
    /// Every border leads back over the opposite letter.
    pub(super) fn problems(&self) -> impl Iterator<Item = Problem> {
        Zone::ALL.into_iter().flat_map(move |zone| {
            self.borders(zone).iter().filter_map(move |(letter, to)| {
                let back = letter.opposite();
                let is_sound = to != zone && self.borders(to).over(back) == Some(zone);
                (!is_sound).then(|| {
                    Problem::new(format!("zone.{zone}.borders.{letter}"), "problem-map-one-way")
                        .with("to", to.name())
                        .with("letter", back.name())
                        .with("zone", zone.name())
                })
            })
        })
    }
}
