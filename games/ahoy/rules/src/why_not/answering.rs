//! Refusals in the middle of something: steps, tiles, slots, battles, rewards.

use super::Asked;
use crate::action::{Action, PickPatrol, PlaceTile, Step};
use crate::components::{Card, Direction, Slot, Terrain};
use crate::notation::{card, cell, lie, slot, space};
use crate::rules::facts;
use crate::table::{DieSlot, Figure, Point};
use wardroom_kernel::{Reason, Seat, Value};

impl Asked<'_> {
    /// Of a path that may or may not begin with the question's word.
    pub(super) fn answer(&self, path: &[&str], verb: &str) -> Reason {
        let rest = path.strip_prefix(&[verb]).unwrap_or(path);
        let Some(&token) = rest.first() else { return self.plainly() };
        if let Some(card) = card(token) {
            return self.card(card, token);
        }
        let found = match self.offers[0] {
            Action::Step(_) => self.step(token),
            Action::DirectTo(_) => space(token).map(|to| self.direct_to(to)),
            Action::PlaceTile(_) => token.strip_prefix("tile.").and_then(lie).map(|lie| {
                if !self.table.sea.map.overlaps_nothing(lie) {
                    Reason::new("AH-EXPLORE-02", "why-tile-overlaps")
                } else if !self.table.sea.map.has_room(lie) {
                    Reason::new("AH-EXPLORE-04", "why-islands-adjacent")
                } else {
                    self.lay_tile()
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

    /// A card alone: the question may be about cards, or the card has to wait.
    fn card(&self, card: Card, token: &str) -> Reason {
        let key = match self.offers[0] {
            Action::NaiveNoble(_) | Action::Buccaneer(_) if self.table.market_cards().has(card) => "why-in-market",
            Action::Enlist(_)
            | Action::Negotiate(_)
            | Action::RewardRecruit(_)
            | Action::ReturnCargo(_)
            | Action::NaiveNoble(_)
            | Action::Buccaneer(_) => {
                if self.offer_with(token).is_none() {
                    return self.plainly();
                }
                "why-card-deed-first"
            }
            _ => return Reason::new("AH-RULING-76", "why-card-later"),
        };
        Reason { key, ..self.plainly() }
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

    /// Where a figure explores, all offers cover the cell that it enters; those of an Add Tile lie all around the map.
    fn lay_tile(&self) -> Reason {
        let lies = || {
            self.offers
                .iter()
                .filter_map(|offer| if let Action::PlaceTile(PlaceTile::Lie(lie)) = offer { Some(lie) } else { None })
        };
        let mover = self.table.under_way.moving.and_then(|(figure, _)| self.table.sea.point(figure));
        let is_entered = |from: Point| {
            Direction::ALL.into_iter().any(|direction| lies().all(|lie| lie.covers(from.towards(direction))))
        };
        if mover.is_some_and(is_entered) {
            Reason::new("AH-EXPLORE-02", "why-tile-cover")
        } else {
            Reason::new("AH-RULING-65", "why-tile-touch")
        }
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
            Reason::new("AH-RULING-36", "why-no-die-there")
        } else {
            first("AH-TERRAIN-02", "ask-harbor")
        }
    }

    /// The rule behind a question, where nothing closer can be said.
    fn plainly(&self) -> Reason {
        let (rule, key) = match self.offers[0] {
            Action::Act(_) => ("AH-TURN-04", "why-act"),
            Action::Start(_) => start(self.seat),
            Action::Spend(_) => ("AH-DICE-08", "ask-spend"),
            Action::ShipMode(_) => ("AH-UNION-12", "ask-ship"),
            Action::Step(Step::To(_) | Step::Stop) => ("AH-MOVE-01", "why-not-adjacent"),
            Action::DirectTo(_) => ("AH-ACTION-02", "why-not-that-die"),
            Action::OffMap(_) => ("AH-RULING-12", "ask-off-map"),
            Action::PlaceTile(_) => return self.lay_tile(),
            Action::CurrentChoice(_) => ("AH-RULING-11", "why-not-adjacent"),
            Action::FogChoice(_) => ("AH-RULING-11", "why-not-adjacent"),
            Action::PilotIgnore(_) => ("AH-CREW-21", "ask-pilot"),
            Action::TakeDamage(_) | Action::DealDamage(_) => ("AH-DAMAGE-02", "why-slot-undamageable"),
            Action::TrawlerGold(_) => ("AH-CREW-27", "ask-trawler"),
            Action::ChooseOrder(_) => ("AH-TURN-11", "ask-order"),
            Action::PickPatrol(PickPatrol::Patrol(_) | PickPatrol::Pass) => (self.patrol_rule(), "why-no-patrol-there"),
            Action::DeployAt(_) => ("AH-SQUAD-13", "why-too-far"),
            Action::Inspire(_) => ("AH-UNION-07", "ask-inspire"),
            Action::MoveComrades(_) => ("AH-CREW-05", "why-plan-needs-comrades"),
            Action::PlanIsland(_) => ("AH-RULING-48", "why-plan-needs-comrades"),
            Action::EvacuateTo(_) => ("AH-PLAN-10", "ask-evacuate"),
            Action::SneakAttack(_) => ("AH-PLAN-12", "why-no-patrol-there"),
            Action::Enlist(_) => ("AH-PLAN-09", "why-wrong-suit"),
            Action::Negotiate(_) => ("AH-SMUG-10", "why-not-in-market"),
            Action::Repair(_) => ("AH-DAMAGE-07", "why-slot-undamaged"),
            Action::PowderMonkey(_) => ("AH-CREW-22", "why-other-region"),
            Action::MysticTarget(_) => ("AH-CREW-19", "why-other-region"),
            Action::NaiveNoble(_) => ("AH-CREW-20", "ask-noble"),
            Action::GunnersMate(_) => ("AH-CREW-16", "why-nobody-there"),
            Action::Harbor(_) => ("AH-TERRAIN-02", "ask-harbor"),
            Action::HarborTo(_) => ("AH-TERRAIN-02", "ask-harbor-to"),
            Action::Treasure(_) => ("AH-TERRAIN-08", "ask-treasure"),
            Action::PlacePatrol(_) => ("AH-SQUAD-01", "ask-patrol"),
            Action::IslandComrades(_) => ("AH-UNION-03", "ask-anchor"),
            Action::ChooseDefender(_) => (facts::battle_rule(self.table, self.seat), "why-not-to-battle"),
            Action::Emissary(_) => ("AH-CREW-11", "ask-emissary"),
            Action::BattlePlan(_) => ("AH-PLAN-02", "why-plan-not-in-hand"),
            Action::FireCannons(_) => ("AH-BATTLE-08", "why-cannons-limit"),
            Action::Grogmaster(_) => ("AH-CREW-14", "why-slot-undamageable"),
            Action::Victory(_) => ("AH-BATTLE-12", "ask-victory"),
            Action::Beakhead(_) => ("AH-CREW-03", "why-stay-on-map"),
            Action::Buccaneer(_) => ("AH-CREW-04", "ask-buccaneer"),
            Action::RewardCell(_) => ("AH-REWARD-01", "why-not-next-cell"),
            Action::GainReward(_) => ("AH-REWARD-02", "ask-gain"),
            Action::SpendForFame(_) => ("AH-REWARD-11", "ask-fame"),
            Action::RewardRecruit(_) => ("AH-RULING-66", "why-not-in-market"),
            Action::Pledge(_) => ("AH-SMUG-07", "ask-pledge"),
            Action::ReturnCargo(_) => ("AH-SMUG-02", "why-no-such-cargo"),
            Action::BuildStronghold(_) => ("AH-SQUAD-05", "why-no-patrol-there"),
            Action::RaiseWealth(_) => ("AH-RULING-69", "why-wealth-six"),
            Action::WipeMarket(_) => ("AH-SCORE-08", "ask-wipe"),
        };
        if key.starts_with("ask-") { first(rule, key) } else { Reason::new(rule, key) }
    }

    fn patrol_rule(&self) -> &'static str {
        if matches!(self.table.phase, crate::table::Phase::Order { .. }) { "AH-SQUAD-12" } else { "AH-CREW-06" }
    }
}

fn start(seat: Seat) -> (&'static str, &'static str) {
    if seat == crate::table::SQUADRON { ("AH-SETUP-15", "why-start-island") } else { ("AH-SETUP-16", "why-start-sea") }
}

/// What is asked is answered by words, and nothing on the table is meant: the rule and the question itself.
fn first(rule: &'static str, question: &'static str) -> Reason {
    Reason::new(rule, "why-answer").with("question", Value::Word(question))
}
