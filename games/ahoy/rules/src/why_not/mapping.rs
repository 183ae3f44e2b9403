//! Refusals of what is touched on the map in the middle of something: spaces, figures, plates.

use super::Question;
use super::touching::Thing;
use crate::action::{Action, MoveComrades, SneakAttack};
use crate::components::{Direction, Plan, Region, Space, Terrain};
use crate::rules::battle_rule;
use crate::table::{Figure, Phase, Point};
use wardroom_kernel::Reason;

impl Question<'_> {
    pub(super) fn on_map(&self, thing: Thing) -> Reason {
        if let Some(key) = self.meant(thing) {
            return Reason::new(self.question().0, key);
        }
        let at = self.point_of(thing);
        let found = match self.offers[0] {
            Action::Step(_) => self.step(at),
            Action::CurrentChoice(_) => self.carried(at, self.flow()),
            Action::FogChoice(_) => self.carried(at, None),
            Action::Beakhead(_) => self.push(at),
            Action::DirectTo(_) => at.map(|to| self.direct_to(to)),
            Action::GunnersMate(_) => Some(self.gunners_mate(thing)),
            Action::PowderMonkey(_) | Action::MysticTarget(_) => Some(self.hit(thing)),
            Action::ChooseDefender(_) => Some(self.defender(thing)),
            Action::PickPatrol(_) => Some(Reason::new(self.patrol_rule(), "why-no-patrol-there")),
            Action::DeployAt(_) => Some(Reason::new("AH-SQUAD-13", "why-too-far")),
            Action::Inspire(_) => Some(self.other_island(thing, "AH-UNION-07", "why-inspired")),
            Action::MoveComrades(MoveComrades::To(_)) => {
                Some(self.other_island(thing, "AH-CREW-05", "why-same-island"))
            }
            Action::EvacuateTo(_) => Some(self.other_island(thing, "AH-PLAN-10", "why-same-island")),
            Action::MoveComrades(MoveComrades::From(_)) => Some(Reason::new("AH-CREW-05", "why-plan-needs-comrades")),
            Action::PlanIsland(_) => Some(self.plan_island()),
            Action::SneakAttack(_) => Some(self.sneak_attack(thing)),
            Action::BuildStronghold(_) => Some(Reason::new("AH-SQUAD-05", "why-needs-two-patrols")),
            Action::RaiseWealth(_) => Some(Reason::new("AH-RULING-69", "why-wealth-six")),
            _ => None,
        };
        found.unwrap_or_else(|| self.plainly())
    }

    /// The figure that moves or is pushed; another seat may decide where to.
    fn mover(&self) -> Option<Figure> {
        self.table.under_way.moving.map(|(figure, _)| figure)
    }

    /// In which direction from a space that is.
    fn towards(&self, from: Space, to: Option<Point>) -> Option<Direction> {
        let point = self.table.sea.map.point(from)?;
        Direction::ALL.into_iter().find(|&direction| Some(point.towards(direction)) == to)
    }

    fn step(&self, to: Option<Point>) -> Option<Reason> {
        let from = self.table.sea.at(self.mover()?)?;
        let Some(direction) = self.towards(from, to) else {
            return Some(Reason::new("AH-MOVE-01", "why-not-adjacent"));
        };
        let is_on_map = self.table.sea.map.next(from, direction).is_some();
        Some(if is_on_map { Reason::new("AH-MOVE-02", "why-sandbar") } else { self.no_exploring() })
    }

    fn no_exploring(&self) -> Reason {
        if self.table.tiles_in_stack() == 0 {
            Reason::new("AH-EXPLORE-06", "why-no-tiles")
        } else {
            Reason::new("AH-EXPLORE-05", "why-no-room")
        }
    }

    /// Where the current takes the player's Flagship.
    fn flow(&self) -> Option<Direction> {
        let space = self.table.flagship(self.seat)?;
        let turns = self.table.sea.map.tile(space.region())?.lie.turns;
        Some(self.table.parts.space(space).flow?.turned(turns))
    }

    /// One's Flagship with Sea Dog or Barrelman; a Beakhead may have pushed it there.
    fn carried(&self, to: Option<Point>, flow: Option<Direction>) -> Option<Reason> {
        let from = self.table.flagship(self.seat)?;
        let Some(direction) = self.towards(from, to) else {
            return Some(Reason::new("AH-RULING-11", "why-not-adjacent"));
        };
        let is_followed = self.offers.iter().any(|offer| offer.to_string() == "current > follow");
        let map = &self.table.sea.map;
        Some(if Some(direction) == flow && is_followed {
            Reason::new("AH-CREW-24", "why-with-the-current")
        } else if map.next(from, direction).is_some() {
            Reason::new("AH-RULING-11", "why-sandbar")
        } else if self.table.tiles_in_stack() > 0 && map.explorations(from, direction).next().is_some() {
            Reason::new("AH-CREW-03", "why-stay-on-map")
        } else {
            self.no_exploring()
        })
    }

    fn push(&self, to: Option<Point>) -> Option<Reason> {
        let from = self.table.sea.at(self.mover()?)?;
        Some(match self.towards(from, to) {
            None => Reason::new("AH-CREW-03", "why-not-adjacent"),
            Some(direction) if self.table.sea.map.next(from, direction).is_some() => {
                Reason::new("AH-RULING-25", "why-sandbar")
            }
            Some(_) => Reason::new("AH-CREW-03", "why-stay-on-map"),
        })
    }

    fn direct_to(&self, to: Point) -> Reason {
        let mover = self.mover().filter(|figure| figure.owner() == self.seat);
        let from = self.table.sea.at(mover.unwrap_or(Figure::Flagship(self.seat)));
        match self.table.sea.map.space(to) {
            None => Reason::new("AH-TERM-05", "why-off-map"),
            Some(space) if Some(space) == from => Reason::new("AH-RULING-05", "why-already-there"),
            Some(space) if self.table.parts.space(space).tailwind == 0 => {
                Reason::new("AH-ACTION-02", "why-no-printed-die-there")
            }
            Some(_) => Reason::new("AH-ACTION-02", "why-not-that-die"),
        }
    }

    /// The region of the player's Flagship.
    fn is_near(&self, thing: Thing) -> bool {
        self.region_of(thing) == self.table.flagship(self.seat).map(|space| space.region())
    }

    fn gunners_mate(&self, thing: Thing) -> Reason {
        let space = self.point_of(thing).and_then(|at| self.table.sea.map.space(at));
        match self.region_of(thing) {
            None => Reason::new("AH-CREW-16", "why-off-map"),
            Some(_) if !self.is_near(thing) => Reason::new("AH-CREW-16", "why-other-region"),
            Some(_) if space.is_some_and(|space| self.table.parts.space(space).terrain == Terrain::Fog) => {
                Reason::new("AH-BATTLE-16", "why-fog")
            }
            Some(_) => Reason::new("AH-CREW-16", "why-no-enemy-there"),
        }
    }

    /// Mystic and Powder Monkey.
    fn hit(&self, thing: Thing) -> Reason {
        let key = if self.is_near(thing) { "why-no-figure-there" } else { "why-other-region" };
        Reason::new(self.question().0, key)
    }

    fn defender(&self, thing: Thing) -> Reason {
        let here = self.offered_things().next().and_then(|offered| self.point_of(offered));
        let is_enemy = matches!(thing, Thing::Figure(figure) if figure.owner() != self.seat);
        let key =
            if is_enemy && self.point_of(thing) == here { "why-not-to-battle" } else { "why-not-in-battle-space" };
        Reason::new(battle_rule(self.table, self.seat), key)
    }

    /// Every Island is offered but those that the key is about.
    fn other_island(&self, thing: Thing, rule: &'static str, key: &'static str) -> Reason {
        Reason::new(rule, if self.island_of(thing).is_some() { key } else { "why-touch-island" })
    }

    /// Which plan was played lies among the discarded ones; how many Comrades it needs shows where it may not be used.
    fn plan_island(&self) -> Reason {
        let is_offered = |region: Region| {
            let island = self.table.sea.map.point(region.island()).map(Thing::Space);
            self.offered_things().any(|offered| Some(offered) == island)
        };
        let mut regions = self.table.sea.map.regions();
        let is_discarded = |plan: Plan| self.table.plans.discard.contains(&plan);
        let is_ship = regions.any(|region| self.table.sea.comrades(region) == 1 && !is_offered(region))
            || !is_discarded(Plan::Enlist) && !is_discarded(Plan::Evacuation);
        if is_ship {
            Reason::new("AH-PLAN-06", "why-plan-needs-two-comrades")
        } else if is_discarded(Plan::Enlist) {
            Reason::new("AH-RULING-48", "why-plan-needs-comrades")
        } else {
            Reason::new("AH-PLAN-10", "why-plan-needs-comrades")
        }
    }

    fn sneak_attack(&self, thing: Thing) -> Reason {
        let chosen = self.offered_things().next().and_then(|offered| self.region_of(offered));
        let key = match self.offers[0] {
            Action::SneakAttack(SneakAttack::Region(_)) => "why-no-comrades-there",
            _ if self.region_of(thing) != chosen => "why-region-chosen",
            _ => "why-no-patrol-there",
        };
        Reason::new("AH-PLAN-12", key)
    }

    pub(super) fn patrol_rule(&self) -> &'static str {
        if matches!(self.table.phase, Phase::Order { .. }) { "AH-SQUAD-12" } else { "AH-CREW-06" }
    }
}
