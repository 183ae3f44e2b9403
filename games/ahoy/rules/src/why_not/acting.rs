//! Refusals in a player's own turn: dice, recruiting, Cargo, Crew, plans.

use super::{Question, number};
use crate::action::{Act, Action};
use crate::components::{Card, Cost, Faction, Pips, Plan, Slot};
use crate::notation::{card, die, slot};
use crate::rules::{is_banned, recruiting_suits};
use crate::table::{Phase, Turn, UNION};
use wardroom_kernel::Reason;

impl Question<'_> {
    pub(super) fn act(&self, path: &[&str]) -> Vec<Reason> {
        let Phase::Turn(turn) = self.table.phase else { return Vec::new() };
        let reason = match *path {
            ["end", ..] => Reason::new("AH-TURN-06", "why-dice-due").with("due", number(turn.due)),
            // Only dice are set aside, and on slots none goes; anything else stands for itself.
            ["aside", touched] if die(touched).is_none() && slot(touched).is_none() => return self.act(&[touched]),
            ["aside", ref rest @ ..] => self.set_aside(turn, rest),
            ["recruit", of, ref rest @ ..] => card(of).map_or_else(no_card, |card| self.recruit(turn, card, rest)),
            ["smuggle", of, ..] => card(of).map_or_else(no_card, |card| self.smuggle(card)),
            ["deliver", of, ..] => card(of).map_or_else(no_card, |card| self.deliver(card)),
            [first, ref rest @ ..] => {
                if let Some(die) = die(first) {
                    // Beside a die only a slot is judged; anything else stands for itself.
                    match rest.last() {
                        Some(touched) if slot(touched).is_none() => return self.act(&[touched]),
                        _ => self.place(turn, die, rest),
                    }
                } else if let Some(card) = first.strip_prefix("crew.").and_then(Card::from_name) {
                    self.use_crew(turn, card)
                } else if let Some(plan) = first.strip_prefix("plan.").and_then(Plan::from_name) {
                    self.play_plan(plan)
                } else if let Some(card) = card(first) {
                    self.touch(turn, card)
                } else if slot(first).is_some() {
                    Reason::new("AH-DICE-01", "why-die-first")
                } else {
                    Reason::new("AH-TURN-04", "why-act")
                }
            }
            [] => return Vec::new(),
        };
        vec![reason]
    }

    fn set_aside(&self, turn: Turn, rest: &[&str]) -> Reason {
        if turn.due == 0 {
            return Reason::new("AH-TURN-02", "why-no-die-due");
        }
        match rest.first().and_then(|token| die(token)) {
            Some(die) if self.table.players[self.seat].hand.count(die) == 0 => no_such_die(die),
            _ => Reason::new("AH-TURN-07", "why-can-be-placed"),
        }
    }

    fn place(&self, turn: Turn, die: Pips, rest: &[&str]) -> Reason {
        let player = &self.table.players[self.seat];
        if turn.due == 0 {
            return Reason::new("AH-TURN-02", "why-no-die-due");
        }
        if player.hand.count(die) == 0 {
            return no_such_die(die);
        }
        let Some(slot) = rest.first().and_then(|token| slot(token)) else {
            return Reason::new("AH-DICE-01", "why-die-first");
        };
        if !self.table.slots(self.seat).any(|own| own == slot) {
            Reason::new("AH-DICE-01", "why-no-such-slot")
        } else if slot.is_cost() {
            Reason::new("AH-RULING-41", "why-cost-slot")
        } else if !self.table.is_free(self.seat, slot) {
            Reason::new("AH-DICE-02", "why-slot-full")
        } else {
            let (die, gold) = (number(die.value()), number(player.gold));
            Reason::new("AH-DICE-03", "why-slot-value").with("die", die).with("gold", gold)
        }
    }

    /// At an Island of the suit and without a Stronghold beside one.
    fn port(&self, card: Card, rule: &'static str) -> Option<Reason> {
        if is_banned(&self.table.sea, self.seat) {
            return Some(Reason::new("AH-SQUAD-08", "why-stronghold"));
        }
        if !self.table.market_cards().has(card) {
            return Some(Reason::new(rule, "why-not-in-market"));
        }
        let suits = recruiting_suits(self.table, self.seat);
        if suits.is_empty() {
            return Some(Reason::new(rule, "why-no-island"));
        }
        (!suits.has(card)).then(|| Reason::new(rule, "why-wrong-suit"))
    }

    fn recruit(&self, turn: Turn, card: Card, rest: &[&str]) -> Reason {
        if let Some(reason) = self.port(card, "AH-RECRUIT-01") {
            return reason;
        }
        let player = &self.table.players[self.seat];
        match self.table.parts.card(card).cost {
            Cost::Gold(cost) if cost > player.gold => too_little_gold("AH-RECRUIT-02", cost, player.gold),
            Cost::Gold(_) => Reason::new("AH-RECRUIT-02", "why-costs-gold"),
            Cost::Die if turn.due == 0 => Reason::new("AH-RECRUIT-03", "why-no-die-due"),
            Cost::Die => match rest.first().and_then(|token| die(token)) {
                Some(die) => no_such_die(die),
                None => Reason::new("AH-RECRUIT-02", "why-costs-a-die"),
            },
        }
    }

    /// A card alone: what stands against the first thing that a player could do with it.
    fn touch(&self, turn: Turn, card: Card) -> Reason {
        let player = &self.table.players[self.seat];
        match self.offer_with(&format!("card.{card}")) {
            Some(Action::Act(Act::Smuggle { .. })) => Reason::new("AH-SMUG-01", "why-card-deed-first"),
            Some(Action::Act(Act::Deliver { .. })) => Reason::new("AH-SMUG-03", "why-card-deed-first"),
            Some(_) => Reason::new("AH-RECRUIT-01", "why-card-deed-first"),
            None if player.cargo.has(card) => self.deliver(card),
            None if player.has(card) => self.use_crew(turn, card),
            None => self.recruit(turn, card, &[]),
        }
    }

    fn smuggle(&self, card: Card) -> Reason {
        if Faction::of_seat(self.seat) != Faction::Smuggler {
            return Reason::new("AH-SMUG-01", "why-only-smugglers");
        }
        self.port(card, "AH-SMUG-01").unwrap_or_else(no_card)
    }

    fn deliver(&self, card: Card) -> Reason {
        if Faction::of_seat(self.seat) != Faction::Smuggler {
            Reason::new("AH-SMUG-03", "why-only-smugglers")
        } else if !self.table.players[self.seat].cargo.has(card) {
            Reason::new("AH-SMUG-03", "why-no-such-cargo")
        } else if is_banned(&self.table.sea, self.seat) {
            Reason::new("AH-SQUAD-08", "why-stronghold")
        } else if recruiting_suits(self.table, self.seat).is_empty() {
            Reason::new("AH-SMUG-03", "why-no-island")
        } else {
            Reason::new("AH-SMUG-03", "why-wrong-suit")
        }
    }

    fn use_crew(&self, turn: Turn, card: Card) -> Reason {
        let player = &self.table.players[self.seat];
        if !player.has(card) {
            return Reason::new("AH-ACTION-06", "why-not-your-crew");
        }
        let is_at_island = self.table.flagship(self.seat).is_some_and(|space| space.is_island());
        match card {
            Card::Aeronauts if !is_at_island => Reason::new("AH-CREW-01", "why-no-island"),
            Card::Aeronauts if player.gold == 0 => too_little_gold("AH-CREW-01", 1, 0),
            Card::Aeronauts => Reason::new("AH-CREW-01", "why-no-other-island"),
            Card::WhisperingWind if turn.used_whispering_wind => Reason::new("AH-CREW-28", "why-used-this-turn"),
            Card::WhisperingWind if player.gold < 2 => too_little_gold("AH-CREW-28", 2, player.gold),
            Card::WhisperingWind => Reason::new("AH-CREW-28", "why-no-printed-die"),
            Card::Mystic if turn.used_mystic => Reason::new("AH-CREW-19", "why-used-this-turn"),
            Card::Mystic => Reason::new("AH-RULING-44", "why-no-slot-for-damage"),
            Card::NaiveNoble => Reason::new("AH-CREW-20", "why-no-flagship-to-take-from"),
            _ if Slot::of_card(card).is_some_and(|slot| !slot.is_cost()) => Reason::new("AH-DICE-01", "why-die-first"),
            _ => Reason::new("AH-RECRUIT-07", "why-no-free-action"),
        }
    }

    fn play_plan(&self, plan: Plan) -> Reason {
        if self.seat != UNION {
            return Reason::new("AH-PLAN-02", "why-only-union-plans");
        }
        if !self.table.plans.hand.contains(&plan) {
            return Reason::new("AH-PLAN-02", "why-plan-not-in-hand");
        }
        match plan {
            Plan::CloseCall | Plan::SecretWeapon | Plan::WeaponsCache => {
                Reason::new("AH-PLAN-02", "why-plan-in-battle")
            }
            Plan::Cutter | Plan::Gunship => Reason::new("AH-PLAN-06", "why-plan-needs-two-comrades"),
            Plan::Enlist | Plan::SneakAttack => Reason::new("AH-RULING-48", "why-plan-needs-comrades"),
            Plan::DynamicEntry | Plan::Evacuation => Reason::new("AH-TURN-04", "why-act"),
        }
    }
}

fn no_card() -> Reason {
    Reason::new("AH-RECRUIT-01", "why-not-in-market")
}
fn no_such_die(die: Pips) -> Reason {
    Reason::new("AH-DICE-01", "why-no-such-die").with("die", number(die.value()))
}
fn too_little_gold(rule: &'static str, cost: u8, gold: u8) -> Reason {
    Reason::new(rule, "why-too-little-gold").with("cost", number(cost)).with("gold", number(gold))
}
