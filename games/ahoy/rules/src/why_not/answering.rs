//! Refusals in the middle of something: the question's own rule, cards, tiles, slots. The map is in `mapping`.

use super::{Question, number};
use crate::action::{Action, MoveComrades, NaiveNoble, Negotiate, PlaceTile, SneakAttack};
use crate::components::{Card, Direction, Plan, Slot};
use crate::notation::{card, cell, slot, tile};
use crate::rules::battle_rule;
use crate::table::Point;
use wardroom_kernel::{Reason, Seat, Value};

/// Words that only say which part of a question is answered.
const PARTS: [&str; 3] = ["from", "to", "remove-comrade"];

impl Question<'_> {
    /// Of a path that may or may not begin with the question's word. The first thing with which no answer goes on is asked
    /// about: what was picked before it is offered.
    pub(super) fn answer(&self, path: &[&str], verb: &str) -> Reason {
        let rest = path.strip_prefix(&[verb]).unwrap_or(path);
        let leads_on = |count: usize| {
            let is_so = |offer: &Action| {
                let text = offer.to_string();
                text.split(" > ").skip(1).take(count).eq(rest[..count].iter().copied())
            };
            self.offers.iter().any(is_so)
        };
        let is_thing = |token: &&str| !PARTS.contains(token);
        let mut stops = (1..=rest.len()).filter(|&count| !leads_on(count)).map(|count| rest[count - 1]);
        // Without the question's word even what is offered leads nowhere.
        let Some(token) = stops.find(is_thing).or_else(|| rest.iter().copied().rfind(is_thing)) else {
            return self.plainly();
        };
        if let Some(card) = card(token) {
            self.card(card, token)
        } else if let Some(thing) = self.thing(token) {
            self.on_map(thing)
        } else if let Some(slot) = slot(token) {
            self.on_board(slot)
        } else {
            self.elsewhere(token)
        }
    }

    /// A card alone: the question may be about cards, or the card has to wait.
    fn card(&self, card: Card, token: &str) -> Reason {
        let (rule, is_in_market) = (self.question().0, self.table.market_cards().has(card));
        let is_offered = self.offer_with(token).is_some();
        match self.offers[0] {
            Action::NaiveNoble(_) | Action::Buccaneer(_) if is_in_market => Reason::new(rule, "why-in-market"),
            Action::Enlist(_)
            | Action::Negotiate(_)
            | Action::RewardRecruit(_)
            | Action::ReturnCargo(_)
            | Action::NaiveNoble(_)
            | Action::Buccaneer(_)
                if is_offered =>
            {
                Reason::new(rule, "why-card-deed-first")
            }
            Action::Enlist(_) if is_in_market => Reason::new(rule, "why-wrong-suit"),
            Action::Enlist(_) | Action::Negotiate(_) | Action::RewardRecruit(_) => {
                Reason::new(rule, "why-not-in-market")
            }
            Action::ReturnCargo(_) => Reason::new(rule, "why-no-such-cargo"),
            Action::NaiveNoble(_) | Action::Buccaneer(_) => self.plainly(),
            _ => Reason::new("AH-RULING-76", "why-card-later"),
        }
    }

    fn on_board(&self, slot: Slot) -> Reason {
        match self.offers[0] {
            Action::TakeDamage(_) | Action::DealDamage(_) | Action::Grogmaster(_) => self.damage(slot),
            Action::Repair(_) if slot.is_ship() => Reason::new("AH-DAMAGE-10", "why-ship-unrepaired"),
            Action::Repair(_) => Reason::new("AH-DAMAGE-07", "why-slot-undamaged"),
            Action::FireCannons(_) if !slot.is_cannons() => Reason::new("AH-BATTLE-08", "why-only-cannons-fire"),
            Action::FireCannons(_) if self.die_on(slot).is_none() => Reason::new("AH-BATTLE-08", "why-no-die-there"),
            Action::FireCannons(_) => Reason::new("AH-BATTLE-08", "why-cannons-limit"),
            Action::Harbor(_) => self.harbor(slot),
            Action::HarborTo(_) => Reason::new("AH-TERRAIN-02", "why-only-cannons"),
            _ => self.plainly(),
        }
    }

    /// A ship and a Flagship are never damaged for each other.
    fn damage(&self, slot: Slot) -> Reason {
        let is_ship = |offer: &Action| {
            let text = offer.to_string();
            text.split(" > ").filter_map(crate::notation::slot).any(Slot::is_ship)
        };
        match (self.offers.iter().any(is_ship), slot.is_ship()) {
            (true, false) => Reason::new("AH-DAMAGE-13", "why-damage-ship"),
            (false, true) => Reason::new("AH-DAMAGE-13", "why-damage-flagship"),
            (true, true) | (false, false) => Reason::new("AH-DAMAGE-02", "why-slot-undamageable"),
        }
    }

    fn die_on(&self, slot: Slot) -> Option<u8> {
        self.table.players[self.seat].slots.dice(slot).next().map(|die| die.value())
    }

    /// A slot without a die, or with one that cannot go to Cannons.
    fn harbor(&self, slot: Slot) -> Reason {
        let Some(die) = self.die_on(slot) else { return Reason::new("AH-RULING-36", "why-no-die-there") };
        let mut slots = self.table.slots(self.seat);
        if slots.any(|slot| slot.is_cannons() && self.table.is_free(self.seat, slot)) {
            let gold = number(self.table.players[self.seat].gold);
            Reason::new("AH-DICE-03", "why-slot-value").with("die", number(die)).with("gold", gold)
        } else {
            Reason::new("AH-DICE-02", "why-cannons-full")
        }
    }

    /// Neither card nor slot nor on the map.
    fn elsewhere(&self, token: &str) -> Reason {
        let found = match self.offers[0] {
            Action::Step(_) => (token == "stop").then(|| Reason::new("AH-ACTION-01", "why-first-step")),
            Action::PlaceTile(_) => tile(token).map(|lie| {
                if !self.table.sea.map.overlaps_nothing(lie) {
                    Reason::new("AH-EXPLORE-02", "why-tile-overlaps")
                } else if !self.table.sea.map.has_room(lie) {
                    Reason::new("AH-EXPLORE-04", "why-islands-adjacent")
                } else {
                    self.lay_tile()
                }
            }),
            Action::RewardCell(_) => cell(token).map(|to| {
                let is_black = self.table.players[self.seat].black == to;
                Reason::new("AH-REWARD-01", if is_black { "why-black-marker" } else { "why-not-next-cell" })
            }),
            Action::FireCannons(_) => {
                token.starts_with("by.").then(|| Reason::new("AH-BATTLE-08", "why-cannons-limit"))
            }
            Action::BattlePlan(_) => token.strip_prefix("plan.").and_then(Plan::from_name).map(|plan| {
                let is_in_hand = self.table.plans.hand.contains(&plan);
                Reason::new("AH-PLAN-02", if is_in_hand { "why-plan-own-turn" } else { "why-plan-not-in-hand" })
            }),
            _ => None,
        };
        found.unwrap_or_else(|| self.plainly())
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

    /// Where nothing closer can be said: what is to be done, or the question once more.
    pub(super) fn plainly(&self) -> Reason {
        if let Action::PlaceTile(_) = self.offers[0] {
            return self.lay_tile();
        }
        let (rule, key) = self.question();
        if !key.starts_with("ask-") {
            return Reason::new(rule, key);
        }
        Reason::new(rule, "why-answer").with("question", Value::Word(key))
    }

    /// The rule behind a question, and its words.
    pub(super) fn question(&self) -> (&'static str, &'static str) {
        match self.offers[0] {
            Action::Act(_) => ("AH-TURN-04", "why-act"),
            Action::Start(_) => start(self.seat),
            Action::Spend(_) => ("AH-DICE-08", "ask-spend"),
            Action::ShipMode(_) => ("AH-UNION-12", "ask-ship"),
            Action::Step(_) => ("AH-MOVE-01", "ask-step"),
            Action::DirectTo(_) => ("AH-ACTION-02", "ask-go"),
            Action::OffMap(_) => ("AH-RULING-12", "ask-off-map"),
            Action::PlaceTile(_) => ("AH-EXPLORE-02", "ask-tile"),
            Action::CurrentChoice(_) => ("AH-RULING-11", "ask-current"),
            Action::FogChoice(_) => ("AH-RULING-11", "ask-fog"),
            Action::PilotIgnore(_) => ("AH-CREW-21", "ask-pilot"),
            Action::TakeDamage(_) => ("AH-DAMAGE-02", "ask-suffer"),
            Action::DealDamage(_) => ("AH-DAMAGE-02", "ask-damage"),
            Action::TrawlerGold(_) => ("AH-CREW-27", "ask-trawler"),
            Action::ChooseOrder(_) => ("AH-TURN-11", "ask-order"),
            Action::PickPatrol(_) => (self.patrol_rule(), "ask-pick"),
            Action::DeployAt(_) => ("AH-SQUAD-13", "ask-deploy"),
            Action::Inspire(_) => ("AH-UNION-07", "ask-inspire"),
            Action::MoveComrades(MoveComrades::From(_) | MoveComrades::Pass) => ("AH-CREW-05", "ask-comrades-from"),
            Action::MoveComrades(MoveComrades::To(_)) => ("AH-CREW-05", "ask-comrades-to"),
            Action::MoveComrades(MoveComrades::Count(_)) => ("AH-CREW-05", "ask-comrades-count"),
            Action::PlanIsland(_) => ("AH-RULING-48", "ask-island"),
            Action::EvacuateTo(_) => ("AH-PLAN-10", "ask-evacuate"),
            Action::SneakAttack(SneakAttack::Region(_)) => ("AH-PLAN-12", "ask-sneak-region"),
            Action::SneakAttack(SneakAttack::Patrol(_) | SneakAttack::Pass) => ("AH-PLAN-12", "ask-sneak-patrol"),
            Action::Enlist(_) => ("AH-PLAN-09", "ask-enlist"),
            Action::Negotiate(Negotiate::RemoveComradeFor(_)) => ("AH-SMUG-11", "ask-negotiate-again"),
            Action::Negotiate(Negotiate::Card(_) | Negotiate::Pass) => ("AH-SMUG-10", "ask-negotiate"),
            Action::Repair(_) => ("AH-DAMAGE-07", "ask-repair"),
            Action::PowderMonkey(_) => ("AH-CREW-22", "ask-powder-monkey"),
            Action::MysticTarget(_) => ("AH-CREW-19", "ask-mystic"),
            Action::NaiveNoble(NaiveNoble::Card(_)) => ("AH-CREW-20", "ask-noble"),
            Action::NaiveNoble(NaiveNoble::AsCrew | NaiveNoble::AsCargo) => ("AH-CREW-20", "ask-noble-as"),
            Action::GunnersMate(_) => ("AH-CREW-16", "ask-gunners-mate"),
            Action::Harbor(_) => ("AH-TERRAIN-02", "ask-harbor"),
            Action::HarborTo(_) => ("AH-TERRAIN-02", "ask-harbor-to"),
            Action::Treasure(_) => ("AH-TERRAIN-08", "ask-treasure"),
            Action::PlacePatrol(_) => ("AH-SQUAD-01", "ask-patrol"),
            Action::IslandComrades(_) => ("AH-UNION-03", "ask-anchor"),
            Action::ChooseDefender(_) => (battle_rule(self.table, self.seat), "ask-attack"),
            Action::Emissary(_) => ("AH-CREW-11", "ask-emissary"),
            Action::BattlePlan(_) => ("AH-PLAN-02", "ask-battle-plan"),
            Action::FireCannons(_) => ("AH-BATTLE-08", "ask-fire"),
            Action::Grogmaster(_) => ("AH-CREW-14", "ask-grogmaster"),
            Action::Victory(_) => ("AH-BATTLE-12", "ask-victory"),
            Action::Beakhead(_) => ("AH-CREW-03", "ask-beakhead"),
            Action::Buccaneer(_) => ("AH-CREW-04", "ask-buccaneer"),
            Action::RewardCell(_) => ("AH-REWARD-01", "ask-reward"),
            Action::GainReward(_) => ("AH-REWARD-02", "ask-gain"),
            Action::SpendForFame(_) => ("AH-REWARD-11", "ask-fame"),
            Action::RewardRecruit(_) => ("AH-RULING-66", "ask-hire"),
            Action::Pledge(_) => ("AH-SMUG-07", "ask-pledge"),
            Action::ReturnCargo(_) => ("AH-SMUG-02", "ask-return"),
            Action::BuildStronghold(_) => ("AH-SQUAD-05", "ask-build"),
            Action::RaiseWealth(_) => ("AH-RULING-69", "ask-raise"),
            Action::WipeMarket(_) => ("AH-SCORE-08", "ask-wipe"),
        }
    }
}

fn start(seat: Seat) -> (&'static str, &'static str) {
    if seat == crate::table::SQUADRON { ("AH-SETUP-15", "why-start-island") } else { ("AH-SETUP-16", "why-start-sea") }
}
