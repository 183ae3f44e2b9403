//! What a First Officer cannot do for the captain.

use super::{Attempt, With, first, rules, when};
use crate::components::{Captain, Crew, Planet, Token};
use crate::notation::Touch;
use crate::table::{Cell, Hand, Place, Rotation, Ship};
use wardroom_kernel::{Reason, Seat};

impl Attempt<'_> {
    /// `rest` begins with the captain, unless a screen leaves it out.
    pub(super) fn ability(&self, rest: &[&str]) -> Reason {
        let Some(captain) = self.table.players[self.seat].captain else {
            return Reason::new("EF-CREW-01", "why-no-galleon");
        };
        let named = rest.first().and_then(|token| Captain::parse(token));
        if named.is_some_and(|named| named != captain) {
            return Reason::new("EF-CREW-08", "why-not-your-captain");
        }
        let rest = if named.is_some() { &rest[1..] } else { rest };
        match captain {
            Captain::Hubac => Reason::new("EF-CAPT-04", "why-move-made"),
            Captain::Chesnaye => self.recall(rest),
            Captain::Castel => Reason::new("EF-CAPT-07", "why-shielded-already"),
            Captain::Cassini => self.turn_tile(rest),
            Captain::Fairborne | Captain::Lancaster => Reason::new("EF-CAPT-03", "why-with-gunner"),
            Captain::Blake => self.freeze(rest),
            Captain::Byng => self.press_gang(rest),
            Captain::Pargo => Reason::new("EF-TACT-02", "why-tactics"),
            Captain::Guzman => self.free_fortress(rest),
            Captain::Silva => {
                let has_wind = self.table.players[self.seat].tokens.has(Token::SolarWinds);
                let rest = rest.strip_prefix(&["token.solar_winds"]).unwrap_or(rest);
                when(!has_wind, Reason::new("EF-CAPT-16", "why-no-solar-winds"))
                    .unwrap_or_else(|| self.push(rest, self.table.parts.speed.solar_winds_max, "EF-CAPT-16"))
            }
            Captain::Aviles => self.sell(),
        }
    }

    fn recall(&self, rest: &[&str]) -> Reason {
        let t = &self.table;
        let is_held = |planet| t.holding(planet).holder == Some(self.seat);
        match rest.first().and_then(|token| Planet::parse(token)) {
            Some(planet) if !is_held(planet) => Reason::new("EF-CAPT-06", "why-planet-not-yours"),
            Some(_) | None => Reason::new("EF-CAPT-06", "why-planet-occupied"),
        }
    }

    fn turn_tile(&self, rest: &[&str]) -> Reason {
        let t = &self.table;
        let Some(cell) = rest.first().and_then(|token| Cell::parse(token)) else {
            return Reason::new("EF-CAPT-08", "why-no-tile");
        };
        let Some(laid) = t.sky.at(cell) else { return Reason::new("EF-CAPT-08", "why-no-tile") };
        let is_inside = |ship: Ship| {
            t.space_of(ship).is_some_and(|at| matches!(at.place(), Place::Inner(there, _) if there == cell))
        };
        let has_enemy = t.ships().any(|(ship, _)| !self.is_own(ship.seat) && is_inside(ship));
        let changes = Rotation::ALL.into_iter().any(|by| t.parts.paths(laid.tile).changes(by));
        first([
            when(has_enemy, Reason::new("EF-CAPT-08", "why-enemy-inside")),
            when(!changes || rest.len() > 1, Reason::new("EF-RULING-83", "why-turn-changes-nothing")),
        ])
        .unwrap_or_else(|| Reason::new("EF-TACT-02", "why-tactics"))
    }

    fn freeze(&self, rest: &[&str]) -> Reason {
        let beyond = || Reason::new("EF-CAPT-11", "why-beyond-three");
        let Some(ship) = rest.first().and_then(|token| Ship::parse(token)) else { return beyond() };
        first([
            when(self.is_own(ship.seat), Reason::new("EF-CAPT-11", "why-friendly")),
            when(self.table.space_of(ship).is_none(), Reason::new("EF-CAPT-11", "why-ship-not-there")),
            when(self.table.frozen.contains(ship), Reason::new("EF-CAPT-11", "why-frozen-already")),
        ])
        .unwrap_or_else(beyond)
    }

    fn press_gang(&self, rest: &[&str]) -> Reason {
        match rest.first().and_then(|token| Seat::parse(token)) {
            Some(seat) if self.is_own(seat) => Reason::new("EF-CAPT-12", "why-friendly"),
            Some(_) | None => Reason::new("EF-CAPT-12", "why-empty-hand"),
        }
    }

    fn free_fortress(&self, rest: &[&str]) -> Reason {
        let t = &self.table;
        let is_held = |planet| t.holding(planet).holder == Some(self.seat);
        let limit = t.parts.mode(t.mode()).fortresses;
        let none_left = rules::construction::fortresses_left(t, self.seat) == 0;
        when(none_left, Reason::new("EF-BUILD-08", "why-no-fortress-left").number("limit", limit)).unwrap_or_else(
            || match rest.first().and_then(|token| Planet::parse(token)) {
                Some(planet) if !is_held(planet) => Reason::new("EF-CAPT-15", "why-planet-not-yours"),
                Some(_) | None => Reason::new("EF-CAPT-15", "why-fortified-already"),
            },
        )
    }

    fn sell(&self) -> Reason {
        let (player, cap) = (&self.table.players[self.seat], self.table.parts.spice_cap);
        let is_full = cap <= player.spices.pepper && cap <= player.spices.vanilla;
        let others = player.hand.minus(Hand::from_iter([Crew::FirstOfficer])).unwrap_or_default();
        first([
            when(is_full, Reason::new("EF-CAPT-17", "why-no-room")),
            when(others.is_empty(), Reason::new("EF-CAPT-17", "why-nothing-to-sell")),
        ])
        .unwrap_or_else(|| Reason::new("EF-CAPT-17", "why-card-not-yours"))
    }
}
