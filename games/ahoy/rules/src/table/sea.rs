//! The sea: the map with everything that stands on it. All of it is public.

use super::{Figure, FigureSet, Map, Point, SQUADRON, UNION};
use crate::components::{COMRADES, Pips, Region, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wardroom_kernel::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sea {
    pub map: Map,
    pub figures: Figures,
    /// On Islands.
    pub comrades: Comrades,
    /// Ready Comrades, on the Union's board (AH-UNION-01).
    pub ready: u8,
}

/// Who holds how much of a region (AH-SCORE-03, AH-SCORE-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Control {
    pub squadron: u8,
    pub union: u8,
}

impl Control {
    /// AH-SCORE-05: nothing on a tie.
    pub fn leader(self) -> Option<Seat> {
        match self.squadron.cmp(&self.union) {
            std::cmp::Ordering::Greater => Some(SQUADRON),
            std::cmp::Ordering::Less => Some(UNION),
            std::cmp::Ordering::Equal => None,
        }
    }
    /// By how much.
    pub fn lead(self) -> u8 {
        self.squadron.abs_diff(self.union)
    }
}

impl Sea {
    pub fn at(&self, figure: Figure) -> Option<Space> {
        self.figures.0[figure.index()]
    }
    pub fn flagship(&self, seat: Seat) -> Option<Space> {
        self.at(Figure::Flagship(seat))
    }
    /// Where a figure is on the map.
    pub fn point(&self, figure: Figure) -> Option<Point> {
        self.map.point(self.at(figure)?)
    }
    /// All figures in a space.
    pub fn figures_in(&self, space: Space) -> FigureSet {
        let here = self.figures.0.iter().enumerate().filter(|(_, at)| **at == Some(space));
        FigureSet::from_bits(here.fold(0, |bits, (index, _)| bits | 1 << index))
    }
    pub fn figures_in_region(&self, region: Region) -> FigureSet {
        let is_here = |at: &Option<Space>| at.is_some_and(|space| space.region() == region);
        let here = self.figures.0.iter().enumerate().filter(|(_, at)| is_here(at));
        FigureSet::from_bits(here.fold(0, |bits, (index, _)| bits | 1 << index))
    }
    pub fn comrades(&self, region: Region) -> u8 {
        self.comrades.0[region.index()]
    }
    /// Comrades that are neither Ready nor on an Island.
    pub fn comrades_in_supply(&self) -> u8 {
        let out = self.comrades.0.iter().fold(self.ready, |sum, &count| sum.saturating_add(count));
        COMRADES.saturating_sub(out)
    }
    pub fn patrols_in_supply(&self) -> u8 {
        Figure::patrols().filter(|&patrol| self.at(patrol).is_none()).count() as u8
    }
    pub fn strongholds_in_supply(&self) -> u8 {
        Figure::strongholds().filter(|&stronghold| self.at(stronghold).is_none()).count() as u8
    }
    pub fn control(&self, region: Region) -> Control {
        let mut control = Control::default();
        let here = self.figures_in_region(region);
        for figure in here.iter() {
            match figure {
                Figure::Flagship(SQUADRON) | Figure::Stronghold(_) => control.squadron += 2,
                Figure::Patrol(_) => control.squadron += 1,
                Figure::Flagship(UNION) | Figure::Cutter | Figure::Gunship => control.union += 1,
                Figure::Flagship(_) => (), // AH-SCORE-02
            }
        }
        let worth = if here.has(Figure::Cutter) { 2 } else { 1 }; // AH-UNION-17
        control.union = control.union.saturating_add(self.comrades(region).saturating_mul(worth));
        control
    }
    /// Each region on the map with its wealth and who leads there by how much.
    pub fn standing(&self) -> impl Iterator<Item = (Region, Pips, Control)> {
        self.map.tiles().map(|(region, laid)| (region, laid.wealth, self.control(region)))
    }
}

/// Where each figure is. Those that are not on the map are not in the JSON (AH-MAP-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Figure, Space>", into = "BTreeMap<Figure, Space>")]
pub struct Figures(pub(crate) [Option<Space>; Figure::COUNT]);

impl From<BTreeMap<Figure, Space>> for Figures {
    fn from(places: BTreeMap<Figure, Space>) -> Figures {
        let mut figures = Figures::default();
        places.into_iter().for_each(|(figure, space)| figures.0[figure.index()] = Some(space));
        figures
    }
}
impl From<Figures> for BTreeMap<Figure, Space> {
    fn from(figures: Figures) -> BTreeMap<Figure, Space> {
        Figure::all().filter_map(|figure| Some((figure, figures.0[figure.index()]?))).collect()
    }
}

/// Comrades on the Island of each region.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Region, u8>", into = "BTreeMap<Region, u8>")]
pub struct Comrades(pub(crate) [u8; Region::ALL.len()]);

impl From<BTreeMap<Region, u8>> for Comrades {
    fn from(counts: BTreeMap<Region, u8>) -> Comrades {
        Comrades(Region::ALL.map(|region| counts.get(&region).copied().unwrap_or(0)))
    }
}
impl From<Comrades> for BTreeMap<Region, u8> {
    fn from(comrades: Comrades) -> BTreeMap<Region, u8> {
        Region::ALL.into_iter().zip(comrades.0).filter(|&(_, count)| count > 0).collect()
    }
}
