//! Refusals in the middle of something: steps, tiles, slots, battles, rewards.

use super::Asked;
use crate::action::{Action, PickPatrol, Step};
use crate::components::{Direction, Slot, Terrain};
use crate::notation::{cell, lie, slot, space};
use crate::rules::facts;
use crate::table::{DieSlot, Figure, Point};
use wardroom_kernel::{Reason, Seat};

impl Asked<'_> {
    /// Of a path that may or may not begin with the question's word.
    pub(super) fn answer(&self, path: &[&str], verb: &str) -> Reason {
        let rest = path.strip_prefix(&[verb]).unwrap_or(path);
        let Some(&token) = rest.first() else { return self.plainly() };
        let found = match self.offers[0] {
            Action::Step(_) => self.step(token),
            Action::DirectTo(_) => space(token).map(|to| self.direct_to(to)),
            Action::PlaceTile(_) => token.strip_prefix("tile.").and_then(lie).map(|lie| {
                if !self.table.sea.map.overlaps_nothing(lie) {
                    Reason::new("AH-EXPLORE-02", "why-tile-overlaps")
                } else if !self.table.sea.map.has_room(lie) {
                    Reason::new("AH-EXPLORE-04", "why-islands-adjacent")
                } else if self.table.under_way.moving.is_some() {
                    Reason::new("AH-EXPLORE-02", "why-tile-cover")
                } else {
                    Reason::new("AH-RULING-65", "why-tile-touch")
                }
            }),
            Action::TakeDamage(_) | Action::DealDamage(_) | Action::Grogmaster(_) => {
                slot(token).map(|_| Reason::new("AH-DAMAGE-02", "why-slot-undamageable"))
            }
            Action::Repair(_) => slot(token).map(|_| Reason::new("AH-DAMAGE-07", "why-slot-undamaged")),
            Action::FireCannons(_) => slot(token).map(|_| Reason::new("AH-BATTLE-08", "why-cannons-limit")),
            Action::GunnersMate(_) => space(token).map(|at| self.gunners_mate(at)),
            Action::RewardCell(_) => cell(token).map(|to| {
                let is_black = self.table.players[self.seat].black == to;
                Reason::new("AH-REWARD-01", if is_black { "why-black-marker" } else { "why-not-next-cell" })
            }),
            Action::HarborTo(_) | Action::Harbor(_) => slot(token).map(|slot| self.harbor(slot)),
            _ => None,
        };
        found.unwrap_or_else(|| self.plainly())
    }

    fn step(&self, token: &str) -> Option<Reason> {
        if token == "stop" {
            return Some(Reason::new("AH-ACTION-01", "why-first-step"));
        }
        let to = space(token)?;
        let (figure, _) = self.table.under_way.moving?;
        let from = self.table.sea.at(figure)?;
        let point = self.table.sea.map.point(from)?;
        let Some(direction) = Direction::ALL.into_iter().find(|&direction| point.towards(direction) == to) else {
            return Some(Reason::new("AH-MOVE-01", "why-not-adjacent"));
        };
        Some(if self.table.sea.map.next(from, direction).is_some() {
            Reason::new("AH-MOVE-02", "why-sandbar")
        } else if self.table.tiles_in_stack() == 0 {
            Reason::new("AH-EXPLORE-06", "why-no-tiles")
        } else {
            Reason::new("AH-EXPLORE-05", "why-no-room")
        })
    }

    fn direct_to(&self, to: Point) -> Reason {
        let mover = self.table.under_way.moving.map_or(Figure::Flagship(self.seat), |(figure, _)| figure);
        match self.table.sea.map.space(to) {
            None => Reason::new("AH-TERM-05", "why-off-map"),
            Some(space) if self.table.sea.at(mover) == Some(space) => Reason::new("AH-RULING-05", "why-already-there"),
            Some(_) => Reason::new("AH-ACTION-02", "why-not-that-die"),
        }
    }

    fn gunners_mate(&self, at: Point) -> Reason {
        let space = self.table.sea.map.space(at);
        let region = self.table.flagship(self.seat).map(|space| space.region());
        match space {
            Some(space) if Some(space.region()) != region => Reason::new("AH-CREW-16", "why-other-region"),
            Some(space) if self.table.parts.space(space).terrain == Terrain::Fog => {
                Reason::new("AH-BATTLE-16", "why-fog")
            }
            Some(_) => Reason::new("AH-CREW-16", "why-nobody-there"),
            None => Reason::new("AH-CREW-16", "why-off-map"),
        }
    }

    /// A die that cannot go to Cannons, or a slot it cannot go to.
    fn harbor(&self, slot: Slot) -> Reason {
        let slots = &self.table.players[self.seat].slots;
        if slot.is_cannons() && !self.table.is_free(self.seat, slot) {
            Reason::new("AH-DICE-02", "why-slot-full")
        } else if !slots.of(slot).iter().any(|holds| matches!(holds, DieSlot::Die(_))) {
            Reason::new("AH-RULING-36", "why-not-offered")
        } else {
            Reason::new("AH-TERRAIN-02", "why-not-offered")
        }
    }

    /// The rule behind a question, where nothing closer can be said.
    fn plainly(&self) -> Reason {
        let (rule, key) = match self.offers[0] {
            Action::Act(_) => ("AH-TURN-04", "why-act"),
            Action::Start(_) => start(self.seat),
            Action::Spend(_) => ("AH-DICE-08", "why-not-offered"),
            Action::ShipMode(_) => ("AH-UNION-12", "why-not-offered"),
            Action::Step(Step::To(_) | Step::Stop) => ("AH-MOVE-01", "why-not-adjacent"),
            Action::DirectTo(_) => ("AH-ACTION-02", "why-not-that-die"),
            Action::OffMap(_) => ("AH-RULING-12", "why-not-offered"),
            Action::PlaceTile(_) => ("AH-EXPLORE-02", "why-tile-cover"),
            Action::CurrentChoice(_) => ("AH-RULING-11", "why-not-adjacent"),
            Action::FogChoice(_) => ("AH-RULING-11", "why-not-adjacent"),
            Action::PilotIgnore(_) => ("AH-CREW-21", "why-not-offered"),
            Action::TakeDamage(_) | Action::DealDamage(_) => ("AH-DAMAGE-02", "why-slot-undamageable"),
            Action::TrawlerGold(_) => ("AH-CREW-27", "why-not-offered"),
            Action::ChooseOrder(_) => ("AH-TURN-11", "why-not-offered"),
            Action::PickPatrol(PickPatrol::Patrol(_) | PickPatrol::Pass) => (self.patrol_rule(), "why-no-patrol-there"),
            Action::DeployAt(_) => ("AH-SQUAD-13", "why-too-far"),
            Action::Inspire(_) => ("AH-UNION-07", "why-no-island"),
            Action::MoveComrades(_) => ("AH-CREW-05", "why-plan-needs-comrades"),
            Action::PlanIsland(_) => ("AH-RULING-48", "why-plan-needs-comrades"),
            Action::EvacuateTo(_) => ("AH-PLAN-10", "why-no-island"),
            Action::SneakAttack(_) => ("AH-PLAN-12", "why-no-patrol-there"),
            Action::Enlist(_) => ("AH-PLAN-09", "why-wrong-suit"),
            Action::Negotiate(_) => ("AH-SMUG-10", "why-not-in-market"),
            Action::Repair(_) => ("AH-DAMAGE-07", "why-slot-undamaged"),
            Action::PowderMonkey(_) => ("AH-CREW-22", "why-other-region"),
            Action::MysticTarget(_) => ("AH-CREW-19", "why-other-region"),
            Action::NaiveNoble(_) => ("AH-CREW-20", "why-not-offered"),
            Action::GunnersMate(_) => ("AH-CREW-16", "why-nobody-there"),
            Action::Harbor(_) | Action::HarborTo(_) => ("AH-TERRAIN-02", "why-not-offered"),
            Action::Treasure(_) => ("AH-TERRAIN-08", "why-not-offered"),
            Action::PlacePatrol(_) => ("AH-SQUAD-01", "why-not-offered"),
            Action::IslandComrades(_) => ("AH-UNION-03", "why-not-offered"),
            Action::ChooseDefender(_) => (facts::battle_rule(self.table), "why-not-to-battle"),
            Action::Emissary(_) => ("AH-CREW-11", "why-not-offered"),
            Action::BattlePlan(_) => ("AH-PLAN-02", "why-plan-not-in-hand"),
            Action::FireCannons(_) => ("AH-BATTLE-08", "why-cannons-limit"),
            Action::Grogmaster(_) => ("AH-CREW-14", "why-slot-undamageable"),
            Action::Victory(_) => ("AH-BATTLE-12", "why-not-offered"),
            Action::Beakhead(_) => ("AH-CREW-03", "why-stay-on-map"),
            Action::Buccaneer(_) => ("AH-CREW-04", "why-not-offered"),
            Action::RewardCell(_) => ("AH-REWARD-01", "why-not-next-cell"),
            Action::GainReward(_) => ("AH-REWARD-02", "why-not-offered"),
            Action::SpendForFame(_) => ("AH-REWARD-11", "why-not-offered"),
            Action::RewardRecruit(_) => ("AH-RULING-66", "why-not-in-market"),
            Action::Pledge(_) => ("AH-SMUG-07", "why-not-offered"),
            Action::ReturnCargo(_) => ("AH-SMUG-02", "why-no-such-cargo"),
            Action::BuildStronghold(_) => ("AH-SQUAD-05", "why-no-patrol-there"),
            Action::RaiseWealth(_) => ("AH-RULING-69", "why-wealth-six"),
            Action::WipeMarket(_) => ("AH-SCORE-08", "why-not-offered"),
        };
        Reason::new(rule, key)
    }

    fn patrol_rule(&self) -> &'static str {
        if matches!(self.table.phase, crate::table::Phase::Order { .. }) { "AH-SQUAD-12" } else { "AH-CREW-06" }
    }
}

fn start(seat: Seat) -> (&'static str, &'static str) {
    if seat == crate::table::SQUADRON { ("AH-SETUP-15", "why-no-island") } else { ("AH-SETUP-16", "why-off-map") }
}
