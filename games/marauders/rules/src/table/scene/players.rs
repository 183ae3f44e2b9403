//! Captains, ships and belongings of a scene.

use super::Scene;
use crate::components::{Captain, CargoCard, Glory, Good, Location, Mission, Modification, Nation, Rumor, Weapon};
use crate::table::{Place, Player, Ship, TakenMission};
use wardroom_kernel::{Problem, Seat};

impl Scene {
    /// In his home port; the former captain goes back to the deck.
    #[must_use]
    pub fn captain(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(captain) = self.draw_captain(seat, name) {
            self.table.players[seat].place = Some(Place::Port(self.table.parts.captain(captain).home));
        }
        self
    }
    /// Dead, and this captain was drawn and has not entered yet.
    #[must_use]
    pub fn waiting(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(captain) = self.draw_captain(seat, name) {
            let Player { stash, has_stashed, track, .. } = self.table.players[seat];
            self.table.players[seat] = Player { captain: Some(captain), stash, has_stashed, track, ..Player::new() };
        }
        self
    }
    fn draw_captain(&mut self, seat: Seat, name: &str) -> Option<Captain> {
        let captain: Captain = self.find("captain", name)?;
        if let Some(former) = self.table.players[seat].captain.take() {
            self.table.captains.put(former);
        }
        // Of a player who was there by default.
        if let Some(other) = self.table.seats().find(|&other| self.table.players[other].captain == Some(captain)) {
            let next = self.table.captains.iter().find(|free| *free != captain);
            self.table.players[other].captain = next;
            if let Some(next) = next {
                self.table.captains.take(next);
                self.table.captains.put(captain);
            }
        }
        self.table.captains.remove(captain);
        self.table.players[seat].captain = Some(captain);
        Some(captain)
    }
    /// Undamaged; modifications stay aboard.
    #[must_use]
    pub fn ship(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(kind) = self.find("ship", name) {
            let modifications = self.table.players[seat].ship.modifications;
            let mut ship = Ship { modifications, ..Ship::new(kind, &self.table.parts) };
            ship.cur = ship.max(&self.table.parts);
            self.table.players[seat].ship = ship;
        }
        self
    }
    /// What is left at a location.
    #[must_use]
    pub fn location(mut self, seat: Seat, name: &str, cur: u8) -> Scene {
        if let Some(location) = self.find::<Location>("location", name) {
            self.table.players[seat].ship.cur[location] = cur;
        }
        self
    }
    #[must_use]
    pub fn at_sea(mut self, seat: Seat, zone: &str) -> Scene {
        if let Some(zone) = self.find("zone", zone) {
            self.table.players[seat].place = Some(Place::Sea(zone));
        }
        self
    }
    #[must_use]
    pub fn in_port(mut self, seat: Seat, zone: &str) -> Scene {
        if let Some(zone) = self.find("port", zone) {
            self.table.players[seat].place = Some(Place::Port(zone));
        }
        self
    }
    #[must_use]
    pub fn gold(self, seat: Seat, gold: u16) -> Scene {
        self.player(seat, |player| player.gold = gold)
    }
    #[must_use]
    pub fn stash(self, seat: Seat, stash: u16) -> Scene {
        self.player(seat, |player| (player.stash, player.has_stashed) = (stash, stash > 0 || player.has_stashed))
    }
    /// Points on the glory track.
    #[must_use]
    pub fn track(self, seat: Seat, points: u8) -> Scene {
        self.player(seat, |player| player.track = points)
    }
    #[must_use]
    pub fn bounty(mut self, seat: Seat, nation: &str, bounty: u8) -> Scene {
        if let Some(nation) = self.find::<Nation>("nation", nation) {
            self.table.players[seat].bounties[nation.index()] = bounty;
        }
        self
    }
    /// Cards by their names (`rum-5`), or any of a good (`rum`). They come from the deck.
    #[must_use]
    pub fn cargo<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            let deck = self.table.cargo.deck;
            let is_it = |card: &CargoCard| {
                card.name() == name || Good::from_name(name) == Some(self.table.parts.cargo(*card).good)
            };
            match deck.iter().find(is_it) {
                Some(card) => {
                    self.table.cargo.deck.take(card);
                    self.table.players[seat].cargo.put(card);
                }
                None => self.problems.push(Problem::nowhere("cargo", name)),
            }
        }
        self
    }
    /// Glory cards in hand, from the deck.
    #[must_use]
    pub fn hand<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_glory(name) {
                self.table.players[seat].hand.put(card);
            }
        }
        self
    }
    /// Hired specialists, by their glory cards.
    #[must_use]
    pub fn specialists<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(card) = self.draw_glory(name) {
                self.table.players[seat].specialists.put(card);
            }
        }
        self
    }
    fn draw_glory(&mut self, name: &str) -> Option<Glory> {
        let card = self.find::<Glory>("glory card", name)?;
        if !self.table.glory.deck.has(card) {
            self.problems.push(Problem::nowhere("glory card", name));
            return None;
        }
        self.table.glory.deck.take(card);
        Some(card)
    }
    #[must_use]
    pub fn weapons<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            if let Some(weapon) = self.find::<Weapon>("weapon", name) {
                self.table.players[seat].weapons.put(weapon);
            }
        }
        self
    }
    /// Modifications aboard, out of ports; what they add to a value is there.
    #[must_use]
    pub fn mods<'n>(mut self, seat: Seat, names: impl IntoIterator<Item = &'n str>) -> Scene {
        for name in names {
            let Some(kind) = self.find::<Modification>("modification", name) else { continue };
            match self.table.ports.iter_mut().rev().find(|port| port.modification == Some(kind)) {
                Some(port) => (port.modification, port.is_face_up) = (None, false),
                None => self.problems.push(Problem::nowhere("modification", name)),
            }
            let parts = self.table.parts;
            let ship = &mut self.table.players[seat].ship;
            let before = ship.max(&parts);
            ship.modifications.put(kind);
            let after = ship.max(&parts);
            for location in Location::ALL {
                ship.cur[location] += after[location] - before[location];
            }
        }
        self
    }
    /// The reinforced hull has been used.
    #[must_use]
    pub fn flipped(self, seat: Seat) -> Scene {
        self.player(seat, |player| player.ship.is_hull_flipped = true)
    }
    /// Face down.
    #[must_use]
    pub fn rumor(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(rumor) = self.find::<Rumor>("rumor", name) {
            self.table.rumors.remove(rumor);
            self.table.players[seat].rumor = Some(rumor);
        }
        self
    }
    /// Resolved, and it stays.
    #[must_use]
    pub fn true_rumor(self, seat: Seat, name: &str) -> Scene {
        self.rumor(seat, name).player(seat, |player| player.is_rumor_true = true)
    }
    /// Taken, with its crates, nothing done yet.
    #[must_use]
    pub fn mission(mut self, seat: Seat, name: &str) -> Scene {
        if let Some(mission) = self.find::<Mission>("mission", name) {
            self.off_the_board(mission);
            self.table.missions.deck.remove(mission);
            let crates = self.table.parts.mission(mission).crates();
            self.table.players[seat].mission = Some(TakenMission { mission, done: [0; 3], crates });
        }
        self
    }
    /// Anything else about a player.
    #[must_use]
    pub fn player(mut self, seat: Seat, change: impl FnOnce(&mut Player)) -> Scene {
        change(&mut self.table.players[seat]);
        self
    }
}
