//! Against what is done in a port: activities, trade, the shipyard.

use super::{Attempt, cannot_pay};
use crate::action::named;
use crate::components::cards::Timing;
use crate::components::{Good, Location, Mission, ShipType, Weapon, Zone};
use crate::rules::{cargo, crew, shipyard};
use crate::table::Activity;
use wardroom_kernel::{Reason, Value};

impl Attempt<'_> {
    fn here(&self) -> Zone {
        self.view.turn.ported.unwrap_or(Zone::CaribbeanSea)
    }

    pub(super) fn port(&self) -> Vec<Reason> {
        let port = &self.view.turn.port;
        let ["port", what] = *self.path else { return vec![Reason::new("MM-PORT-02", "why-finish-port")] };
        let activity = Activity::ALL.into_iter().find(|activity| activity.name() == what);
        if activity.is_some_and(|activity| port.done.has(activity)) {
            return vec![Reason::new("MM-PORT-02", "why-activity-done")];
        }
        vec![match what {
            "sell" if !port.done.is_empty() => Reason::new("MM-PORT-03", "why-sell-first"),
            "sell" => Reason::new("MM-SELL-01", "why-no-cargo"),
            "shipyard" => Reason::new("MM-YARD-01", "why-nothing-in-yard"),
            "recruit" if crew::missing(&self.table, self.seat) == 0 => Reason::new("MM-CREW-03", "why-crew-full"),
            "recruit" => Reason::new("MM-ZONE-13", "why-no-refit"),
            "rumor" => cannot_pay("MM-RUMOR-01", self.table.rumor_price(self.here())),
            "stash" if self.table.is_home_for_stash(self.seat) || self.table.courier_fee(self.seat).is_some() => {
                Reason::new("MM-STASH-01", "why-no-gold")
            }
            "stash" => Reason::new("MM-PORT-05", "why-no-stash"),
            "check-rumor" => Reason::new("MM-RUMOR-04", "why-no-rumor-here"),
            "pardon" => Reason::new("MM-PORT-06", "why-no-pardon"),
            _ => match what.split_once('.').map(|(kind, _)| kind) {
                Some("mission") => self.mission(what),
                Some("card") => self.card(what, &[Timing::OwnTurn, Timing::OwnPort]),
                Some("task") if port.has_tried_mission_roll => Reason::new("MM-MISSION-10", "why-searched"),
                Some("task") => Reason::new("MM-MISSION-07", "why-no-task-here"),
                _ => Reason::new("MM-PORT-02", "why-finish-port"),
            },
        }]
    }

    fn mission(&self, token: &str) -> Reason {
        let mission = named::<Mission>(token, "mission").filter(|mission| self.view.missions.on_offer.has(*mission));
        let is_here = mission.is_some_and(|mission| self.view.parts.mission(mission).place == self.here());
        if self.view.turn.port.done.has(Activity::TakeMission) {
            Reason::new("MM-MISSION-03", "why-mission-tried")
        } else if is_here {
            Reason::new("MM-MISSION-02", "why-mission-conditions")
        } else {
            Reason::new("MM-MISSION-01", "why-mission-elsewhere")
        }
    }

    pub(super) fn sell(&self) -> Vec<Reason> {
        vec![match *self.path {
            ["sell", "done"] => Reason::new("MM-SELL-01", "why-sell-something"),
            ["sell", ..] => Reason::new("MM-SELL-01", "why-no-cargo"),
            _ => Reason::new("MM-PORT-02", "why-finish-activity"),
        }]
    }

    pub(super) fn buy(&self) -> Vec<Reason> {
        let ["buy", good] = *self.path else { return vec![Reason::new("MM-PORT-02", "why-finish-activity")] };
        let offer = self.table.offer;
        let good = named::<Good>(good, "good").filter(|good| cargo::goods(&self.table, offer.cards).has(*good));
        let most = self.view.parts.numbers.cargo_in_port;
        vec![match good {
            None => Reason::new("MM-BUY-04", "why-not-offered"),
            Some(_) if offer.chosen.len() >= most.into() => {
                Reason::new("MM-BUY-08", "why-hold-full").with("cards", Value::Number(most.into()))
            }
            Some(good) => cannot_pay("MM-BUY-04", self.table.purchase_price(self.here(), good).into()),
        }]
    }

    pub(super) fn yard(&self) -> Vec<Reason> {
        let (player, here) = (&self.table.players[self.seat], self.here());
        vec![match *self.path {
            ["yard", "repair", "mod.reinforced-hull"] if !player.ship.is_hull_flipped => {
                Reason::new("MM-MOD-10", "why-undamaged")
            }
            ["yard", "repair", ..] if shipyard::is_barred(&self.table, self.seat, here) => {
                Reason::new("MM-ZONE-13", "why-no-refit")
            }
            ["yard", "repair", "mod.reinforced-hull"] => {
                cannot_pay("MM-MOD-10", self.table.hull_price(self.seat, here).unwrap_or(0))
            }
            ["yard", "repair", "location.crew"] => Reason::new("MM-YARD-09", "why-crew-is-recruited"),
            ["yard", "repair", location] => match named::<Location>(location, "location") {
                Some(at) if player.ship.cur[at] < self.table.max(self.seat)[at] => {
                    cannot_pay("MM-YARD-09", self.table.repair_price(self.seat, here).unwrap_or(0))
                }
                _ => Reason::new("MM-YARD-09", "why-undamaged"),
            },
            ["yard", "buy", "modification"] => match self.view.ports[here.index()].modification.seen() {
                None => Reason::new("MM-MOD-01", "why-no-modification"),
                Some(kind) if player.ship.has(kind) => Reason::new("MM-MOD-02", "why-has-modification"),
                Some(_) => cannot_pay("MM-MOD-01", self.table.modification_price(here)),
            },
            ["yard", "buy" | "sell", token] if token.starts_with("weapon.") => self.weapon(token),
            ["yard", "buy", ship] if ship.starts_with("ship.") => self.ship(ship),
            _ => Reason::new("MM-PORT-02", "why-finish-activity"),
        }]
    }

    fn weapon(&self, token: &str) -> Reason {
        let (player, is_sale) = (&self.table.players[self.seat], self.path.get(1) == Some(&"sell"));
        let Some(weapon) = named::<Weapon>(token, "weapon") else {
            return Reason::new("MM-YARD-10", "why-no-weapon");
        };
        if self.view.turn.port.traded_weapons.has(weapon) {
            Reason::new("MM-RULING-42", "why-weapon-traded")
        } else if is_sale {
            Reason::new("MM-YARD-10", "why-no-weapon")
        } else if player.weapons.has(weapon) {
            Reason::new("MM-YARD-10", "why-has-weapon")
        } else {
            cannot_pay("MM-YARD-10", self.table.weapon_price(self.seat, self.here()))
        }
    }

    fn ship(&self, token: &str) -> Reason {
        let price = named::<ShipType>(token, "ship")
            .and_then(|ship| self.table.ship_price(self.seat, self.here(), ship))
            .filter(|price| *price > self.table.means(self.seat));
        match price {
            _ if self.view.turn.port.has_bought_ship => Reason::new("MM-RULING-32", "why-ship-bought"),
            Some(price) => cannot_pay("MM-YARD-02", price),
            None => Reason::new("MM-YARD-02", "why-not-sold"),
        }
    }
}
