//! Against actions: moves, scouting, the Port action, retiring.

use super::Attempt;
use crate::action::{named, seat};
use crate::components::cards::{Task, Timing};
use crate::components::{Npc, Zone};
use crate::rules::effects::passive;
use crate::rules::missions;
use crate::table::Place;
use wardroom_kernel::{Reason, Value};

impl Attempt<'_> {
    pub(super) fn act(&self, path: &[&str]) -> Vec<Reason> {
        let turn = &self.view.turn;
        match *path {
            [zone] if zone.starts_with("zone.") => vec![self.sail(zone)],
            ["enter-port"] => self.enter(),
            ["leave-port"] => vec![if self.view.players[self.seat].place.is_some_and(|place| place.port().is_some()) {
                Reason::new("MM-TURN-02", "why-no-actions")
            } else {
                Reason::new("MM-MOVE-01", "why-at-sea")
            }],
            ["port-action"] => self.port_action(),
            // If the player has begun to scout or to retire and touches another thing, the question is about that thing.
            ["scout", touched] if !is_looked_for(touched) => self.act(&[touched]),
            ["captain", touched] if touched != "retire" => self.act(&[touched]),
            ["scout", ref target @ ..] => self.scouting(target),
            // A touch of a ship means to look for it.
            [target] if is_looked_for(target) && !target.starts_with("task.") => self.scouting(&[target]),
            ["captain", ..] => vec![if turn.is_fresh {
                Reason::new("MM-RETIRE-01", "why-retire-at-sea")
            } else {
                Reason::new("MM-RETIRE-01", "why-retire-late")
            }],
            [card] if card.starts_with("card.") => vec![self.card(card, &[Timing::OwnTurn])],
            [port] if port.starts_with("port.") => vec![Reason::new("MM-MOVE-01", "why-other-port")],
            [first, ..] if is_of_port(first) => vec![Reason::new("MM-PORT-01", "why-port-first")],
            _ => vec![Reason::new("MM-TURN-02", "why-act")],
        }
    }

    fn sail(&self, token: &str) -> Reason {
        let (turn, most) = (&self.view.turn, passive::max_borders(&self.table));
        let Some(Place::Sea(zone)) = self.view.players[self.seat].place else {
            return Reason::new("MM-MOVE-01", "why-in-port");
        };
        let to = named::<Zone>(token, "zone");
        if to == Some(zone) {
            Reason::new("MM-MOVE-01", "why-already-there")
        } else if !to.is_some_and(|to| self.view.parts.map.around(zone).has(to)) {
            Reason::new("MM-MAP-03", "why-not-adjacent")
        } else if turn.actions + turn.moves == 0 {
            Reason::new("MM-TURN-02", "why-no-actions")
        } else if turn.is_becalmed {
            Reason::new("MM-MOVE-07", "why-becalmed")
        } else {
            Reason::new("MM-TURN-02", "why-borders").with("borders", Value::Number(most.unwrap_or(0).into()))
        }
    }

    /// Every reason that closes the port.
    fn closed(&self, port: Zone) -> Vec<Reason> {
        let closed = self.table.closed_by(self.seat, port);
        let reasons = [
            (closed.by_bounty, "MM-MOVE-02", "why-closed-bounty"),
            (closed.by_war, "MM-MOVE-03", "why-closed-war"),
            (closed.by_plague, "MM-PLAGUE-01", "why-closed-plague"),
        ];
        let mut closed: Vec<Reason> =
            reasons.into_iter().filter(|reason| reason.0).map(|(_, rule, key)| Reason::new(rule, key)).collect();
        if let Some(first) = closed.first().cloned() {
            closed.push(Reason { rule: "MM-CLOSED-01", ..first });
        }
        closed
    }

    fn enter(&self) -> Vec<Reason> {
        let Some(Place::Sea(zone)) = self.view.players[self.seat].place else {
            return vec![Reason::new("MM-MOVE-01", "why-in-port")];
        };
        if !zone.has_port() {
            return vec![Reason::new("MM-MAP-01", "why-no-port")];
        }
        let mut reasons = self.closed(zone);
        if self.view.turn.actions + self.view.turn.moves == 0 {
            reasons.push(Reason::new("MM-TURN-02", "why-no-actions"));
        }
        reasons
    }

    fn port_action(&self) -> Vec<Reason> {
        let Some(Place::Port(port)) = self.view.players[self.seat].place else {
            return vec![Reason::new("MM-PORT-01", "why-at-sea")];
        };
        let mut reasons: Vec<Reason> =
            self.closed(port).into_iter().map(|reason| Reason { rule: "MM-CLOSED-02", ..reason }).collect();
        if self.view.turn.ported.is_some() {
            reasons.push(Reason::new("MM-TURN-03", "why-ported"));
        }
        if self.view.turn.actions == 0 {
            reasons.push(Reason::new("MM-TURN-02", "why-no-actions"));
        }
        reasons
    }

    fn scouting(&self, target: &[&str]) -> Vec<Reason> {
        let mut reasons = self.scout(target);
        if self.view.turn.actions == 0 {
            reasons.push(Reason::new("MM-TURN-02", "why-no-actions"));
        }
        reasons
    }

    fn scout(&self, target: &[&str]) -> Vec<Reason> {
        let Some(Place::Sea(zone)) = self.view.players[self.seat].place else {
            return vec![Reason::new("MM-SCOUT-03", "why-in-port")];
        };
        let scouted = &self.view.turn.scouted;
        let already =
            |is_so: bool, else_: Reason| if is_so { Reason::new("MM-SCOUT-07", "why-scouted") } else { else_ };
        let not_here = || Reason::new("MM-SCOUT-01", "why-not-here");
        vec![match *target {
            [token] if token.starts_with("seat.") => match seat(token).filter(|seat| self.view.seats().contains(*seat))
            {
                Some(other) if other == self.seat => Reason::new("MM-SCOUT-01", "why-scout-yourself"),
                Some(other) => match self.view.players[other].place {
                    Some(Place::Port(port)) if port == zone => Reason::new("MM-SCOUT-02", "why-target-in-port"),
                    Some(Place::Sea(at)) if at == zone => already(scouted.captains.contains(other), not_here()),
                    _ => not_here(),
                },
                None => not_here(),
            },
            [token] if token.starts_with("npc.") => {
                let npc = named::<Npc>(token, "npc");
                already(npc.is_some_and(|npc| scouted.npcs.has(npc)), not_here())
            }
            ["unscouted-merchant"] if self.view.parts.zone(zone).rules.merchant_unscouted.is_none() => {
                Reason::new("MM-ZONE-05", "why-roll-here")
            }
            ["merchant" | "unscouted-merchant"] => {
                already(scouted.merchants.has(zone), Reason::new("MM-SCOUT-01", "why-no-merchant"))
            }
            ["pirate"] => already(scouted.mission_pirate, Reason::new("MM-MISSION-09", "why-no-mission-here")),
            ["rumor"] => Reason::new("MM-RUMOR-04", "why-no-rumor-here"),
            _ if self.searches_in(zone) => Reason::new("MM-MISSION-10", "why-searched"),
            _ => Reason::new("MM-SCOUT-01", "why-no-mission-here"),
        }]
    }

    /// The own mission, which everybody sees, has something to find there.
    fn searches_in(&self, zone: Zone) -> bool {
        missions::open_tasks(&self.table, self.seat).any(|(_, task)| match task {
            Task::Survey { zone: at, .. } | Task::Fight { zone: at, .. } => at == zone,
            _ => false,
        })
    }
}

fn is_looked_for(token: &str) -> bool {
    ["merchant", "unscouted-merchant", "pirate", "rumor"].contains(&token)
        || ["seat", "npc", "task"].contains(&token.split('.').next().unwrap_or_default())
}

/// What is done in a port, and the things it is done with.
fn is_of_port(token: &str) -> bool {
    let kind = token.split('.').next().unwrap_or_default();
    ["port", "sell", "buy", "yard", "stash", "hire", "done", "check-rumor"].contains(&token)
        || ["mission", "location", "ship", "weapon", "mod", "good", "cargo", "crate", "task"].contains(&kind)
}
