//! Tokens, NPC ships, war, plague and decks of a scene.

use super::Scene;
use crate::components::{CargoCard, EventCard, Glory, Good, Mission, Modification, Nation, Npc, Set, Zone};
use crate::table::{NpcShip, Plague, Tokens, War};
use wardroom_kernel::Problem;

impl Scene {
    /// In play, commanded by the captain of this card.
    #[must_use]
    pub fn npc(mut self, npc: &str, card: &str, zone: &str) -> Scene {
        if let (Some(npc), Some(card), Some(zone)) =
            (self.find::<Npc>("npc", npc), self.draw_event(card), self.find("zone", zone))
        {
            self.table.npcs[npc.index()].ship = Some(NpcShip { card, zone });
        }
        self
    }
    #[must_use]
    pub fn npc_under(mut self, npc: &str, card: &str) -> Scene {
        if let (Some(npc), Some(card)) = (self.find::<Npc>("npc", npc), self.draw_event(card)) {
            self.table.npcs[npc.index()].under.put(card);
        }
        self
    }
    #[must_use]
    pub fn npc_pending(mut self, npc: &str, card: &str) -> Scene {
        if let (Some(npc), Some(card)) = (self.find::<Npc>("npc", npc), self.draw_event(card)) {
            self.table.npcs[npc.index()].add_pending(card);
        }
        self
    }
    fn draw_event(&mut self, name: &str) -> Option<EventCard> {
        let card = self.find::<EventCard>("event card", name)?;
        self.table.events.deck.remove(card);
        self.table.events.discard.remove(card);
        Some(card)
    }
    #[must_use]
    pub fn war(mut self, one: &str, other: &str) -> Scene {
        if let (Some(one), Some(other)) = (self.find("nation", one), self.find("nation", other)) {
            self.table.war = Some(War::between(one, other));
            if let Some(card) = self.draw_event(EventCard::War1.name()) {
                self.table.events.in_force.put(card);
            }
        }
        self
    }
    #[must_use]
    pub fn plague<'n>(mut self, ports: impl IntoIterator<Item = &'n str>, rounds: u8) -> Scene {
        let ports = ports.into_iter().filter_map(|name| self.find::<Zone>("port", name)).collect();
        self.table.plague = Some(Plague { ports, rounds });
        if let Some(card) = self.draw_event(EventCard::Plague.name()) {
            self.table.events.in_force.put(card);
        }
        self
    }
    /// The merchant token of a zone; it is exchanged with that of another zone or of the track.
    #[must_use]
    pub fn merchant(mut self, zone: &str, nation: &str) -> Scene {
        let (Some(zone), Some(nation)) = (self.find::<Zone>("zone", zone), self.find::<Nation>("nation", nation))
        else {
            return self;
        };
        let former = self.table.merchants[zone.index()];
        if former == Some(nation) {
            return self;
        }
        let other = self.table.merchants.iter().rposition(|token| *token == Some(nation));
        match other {
            Some(place) if former.is_some() => self.table.merchants[place] = former,
            _ if self.table.merchant_track[nation.index()] > 0 => {
                self.table.merchant_track[nation.index()] -= 1;
                if let Some(former) = former {
                    self.table.merchant_track[former.index()] += 1;
                }
            }
            Some(place) => self.table.merchants[place] = None,
            None => return self.fault(Problem::nowhere("merchant", nation.name())),
        }
        self.table.merchants[zone.index()] = Some(nation);
        self
    }
    /// The zone has no merchant: its token is on the track.
    #[must_use]
    pub fn no_merchant(mut self, zone: &str) -> Scene {
        if let Some(zone) = self.find::<Zone>("zone", zone)
            && let Some(nation) = self.table.merchants[zone.index()].take()
        {
            self.table.merchant_track[nation.index()] += 1;
        }
        self
    }
    /// So many tokens on the merchant track, those of the last zones.
    #[must_use]
    pub fn merchants_on_track(mut self, count: usize) -> Scene {
        for place in (0..Zone::ALL.len()).rev() {
            let on_track: u8 = self.table.merchant_track.iter().sum();
            if usize::from(on_track) < count {
                self = self.no_merchant(Zone::ALL[place].name());
            }
        }
        self
    }
    /// The demand token of a port; it is exchanged with one of the reserve or of another port.
    #[must_use]
    pub fn demand(mut self, port: &str, good: &str) -> Scene {
        let (Some(port), Some(good)) = (self.find::<Zone>("port", port), self.find::<Good>("good", good)) else {
            return self;
        };
        let Some(former) = self.table.ports[port.index()].demand else {
            return self.fault(Problem::new("demand", "problem-no-port-there").with("zone", port.name()));
        };
        if self.table.reserve.has(good) {
            self.table.reserve.take(good);
            self.table.reserve.put(former);
        } else if let Some(other) = self.table.ports.iter_mut().rev().find(|other| other.demand == Some(good)) {
            other.demand = Some(former);
        }
        self.table.ports[port.index()].demand = Some(good);
        self
    }
    /// The demand tokens of the reserve; those of ports change with them as they must.
    #[must_use]
    pub fn reserve<'n>(mut self, goods: impl IntoIterator<Item = &'n str>) -> Scene {
        let mut wanted = Tokens::default();
        goods.into_iter().filter_map(|name| self.find::<Good>("good", name)).for_each(|good| wanted.put(good));
        if wanted.len() != self.table.reserve.len() {
            let (found, expected) = (wanted.len(), self.table.reserve.len());
            return self
                .fault(Problem::new("reserve", "problem-count").with("found", found).with("expected", expected));
        }
        for good in Good::ALL {
            let count = |tokens: &Tokens| tokens.0[good.index()];
            while count(&self.table.reserve) < count(&wanted) {
                let surplus =
                    Good::ALL.into_iter().find(|other| self.table.reserve.0[other.index()] > wanted.0[other.index()]);
                let port = self.table.ports.iter_mut().rev().find(|port| port.demand == Some(good));
                let (Some(surplus), Some(port)) = (surplus, port) else {
                    return self.fault(Problem::nowhere("reserve", good.name()));
                };
                port.demand = Some(surplus);
                self.table.reserve.take(surplus);
                self.table.reserve.put(good);
            }
        }
        self
    }
    /// The modification at a port, face down; it is exchanged with that of another port.
    #[must_use]
    pub fn modification(mut self, port: &str, name: &str) -> Scene {
        let (Some(port), Some(kind)) =
            (self.find::<Zone>("port", port), self.find::<Modification>("modification", name))
        else {
            return self;
        };
        let former = self.table.ports[port.index()].modification;
        if former == Some(kind) {
            return self;
        }
        let Some(other) = self.table.ports.iter_mut().rev().find(|other| other.modification == Some(kind)) else {
            return self.fault(Problem::nowhere("modification", name));
        };
        other.modification = former;
        self.table.ports[port.index()].modification = Some(kind);
        self
    }
    #[must_use]
    pub fn face_up(mut self, port: &str) -> Scene {
        if let Some(port) = self.find::<Zone>("port", port) {
            self.table.ports[port.index()].is_face_up = true;
        }
        self
    }
    /// Missions on offer, each at its place.
    #[must_use]
    pub fn missions<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let former = std::mem::take(&mut self.table.missions.on_offer);
        self.table.missions.deck = self.table.missions.deck.plus(former);
        for name in names {
            if let Some(mission) = self.find::<Mission>("mission", name) {
                self.table.missions.deck.remove(mission);
                self.table.missions.on_offer.put(mission);
            }
        }
        self
    }
    /// If a player takes a mission that is on offer by default, another lies there instead.
    pub(super) fn off_the_board(&mut self, mission: Mission) {
        let missions = &mut self.table.missions;
        if missions.on_offer.remove(mission)
            && let Some(other) = missions.deck.iter().find(|other| *other != mission)
        {
            missions.deck.take(other);
            missions.on_offer.put(other);
        }
    }

    /// The whole event deck; all others that are nowhere else are discarded.
    #[must_use]
    pub fn events_left<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<EventCard> = names.into_iter().filter_map(|name| self.find("event card", name)).collect();
        let events = &mut self.table.events;
        events.discard = events.discard.plus(events.deck).minus(deck);
        events.deck = deck;
        self
    }
    /// Event cards that are in effect now.
    #[must_use]
    pub fn event_now<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_event(name) {
                self.table.events.in_force.put(card);
            }
        }
        self
    }
    /// The whole captain deck; all others are dead.
    #[must_use]
    pub fn captains_left<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        self.table.captains = names.into_iter().filter_map(|name| self.find("captain", name)).collect();
        self
    }
    /// The whole cargo deck; the rest is discarded.
    #[must_use]
    pub fn cargo_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<CargoCard> = names.into_iter().filter_map(|name| self.find("cargo card", name)).collect();
        let cargo = &mut self.table.cargo;
        cargo.discard = cargo.discard.plus(cargo.deck).minus(deck);
        cargo.deck = deck;
        self
    }
    /// The whole glory deck; the rest is discarded.
    #[must_use]
    pub fn glory_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let mut rest = std::mem::take(&mut self.table.glory.deck);
        rest.take_all(&mut self.table.glory.discard);
        for name in names {
            match self.find::<Glory>("glory card", name) {
                Some(card) if rest.has(card) => {
                    rest.take(card);
                    self.table.glory.deck.put(card);
                }
                Some(_) => self.problems.push(Problem::nowhere("glory deck", name)),
                None => (),
            }
        }
        self.table.glory.discard = rest;
        self
    }
    /// The whole mission deck; the rest is discarded.
    #[must_use]
    pub fn mission_deck<'n>(mut self, names: impl IntoIterator<Item = &'n str>) -> Scene {
        let deck: Set<Mission> = names.into_iter().filter_map(|name| self.find("mission", name)).collect();
        let missions = &mut self.table.missions;
        missions.discard = missions.discard.plus(missions.deck).minus(deck);
        missions.deck = deck;
        self
    }
}
