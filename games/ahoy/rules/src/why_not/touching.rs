//! What lies under a touch on the map, and whether something beside it was meant: a figure instead of its space, say.

use super::Question;
use crate::action::Target;
use crate::components::Region;
use crate::notation::{region, space, target};
use crate::table::{Figure, Point};

/// A thing on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    Space(Point),
    Figure(Figure),
    /// The wealth die in the middle of a region.
    Plate(Region),
}

impl Question<'_> {
    pub(super) fn thing(&self, token: &str) -> Option<Thing> {
        let at = space(token).map(Thing::Space);
        let plate = || region(token).map(Thing::Plate);
        at.or_else(plate).or_else(|| self.figure(target(token)?).map(Thing::Figure))
    }

    /// Patrols and Strongholds in one space are alike: any of them.
    fn figure(&self, target: Target) -> Option<Figure> {
        let there = |figure: &Figure, at: Point| self.table.sea.point(*figure) == Some(at);
        match target {
            Target::Flagship(seat) => Some(Figure::Flagship(seat)),
            Target::Patrol(at) => Figure::patrols().find(|figure| there(figure, at)),
            Target::Stronghold(at) => Figure::strongholds().find(|figure| there(figure, at)),
            Target::Cutter => Some(Figure::Cutter),
            Target::Gunship => Some(Figure::Gunship),
        }
    }

    /// A plate lies between four spaces and in none of them.
    pub(super) fn point_of(&self, thing: Thing) -> Option<Point> {
        match thing {
            Thing::Space(at) => Some(at),
            Thing::Figure(figure) => self.table.sea.point(figure),
            Thing::Plate(_) => None,
        }
    }

    pub(super) fn region_of(&self, thing: Thing) -> Option<Region> {
        match thing {
            Thing::Space(at) => self.table.sea.map.space(at).map(|space| space.region()),
            Thing::Figure(figure) => self.table.sea.at(figure).map(|space| space.region()),
            Thing::Plate(region) => Some(region),
        }
    }

    /// The Island that is touched: the space, what stands there, or the plate of its region.
    pub(super) fn island_of(&self, thing: Thing) -> Option<Region> {
        let region = self.region_of(thing)?;
        let island = self.table.sea.map.point(region.island());
        (self.point_of(thing).is_none() || self.point_of(thing) == island).then_some(region)
    }

    /// Things on the map that are offered.
    pub(super) fn offered_things(&self) -> impl Iterator<Item = Thing> {
        let texts = self.offers.iter().map(ToString::to_string);
        texts.filter_map(|text| text.split(" > ").find_map(|token| self.thing(token)))
    }

    /// Something is offered that lies there, too, and is another kind of thing: what is to be touched.
    pub(super) fn meant(&self, touched: Thing) -> Option<&'static str> {
        let is_there = |offered: &Thing| match (touched, *offered) {
            (Thing::Space(_), Thing::Space(_))
            | (Thing::Figure(_), Thing::Figure(_))
            | (Thing::Plate(_), Thing::Plate(_)) => false,
            (Thing::Plate(_), offered) | (_, offered @ Thing::Plate(_)) => {
                self.region_of(touched).is_some() && self.region_of(touched) == self.region_of(offered)
            }
            (Thing::Space(_), Thing::Figure(_)) | (Thing::Figure(_), Thing::Space(_)) => {
                self.point_of(touched).is_some() && self.point_of(touched) == self.point_of(*offered)
            }
        };
        Some(match self.offered_things().find(is_there)? {
            Thing::Space(_) => "why-touch-space",
            Thing::Figure(_) => "why-touch-figure",
            Thing::Plate(_) => "why-touch-plate",
        })
    }
}
