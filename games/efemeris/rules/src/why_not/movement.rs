//! Moves, and runs that tokens and Silva bring about.

use super::{Attempt, With, first, rules, when};
use crate::components::{Spice, Token};
use crate::notation::Touch;
use crate::table::{Ship, Space, Spaces};
use wardroom_kernel::Reason;

impl Attempt<'_> {
    pub(super) fn normal_move(&self, ship: &str, rest: &[&str]) -> Reason {
        let t = &self.table;
        let Some(ship) = Ship::parse(ship) else { return Reason::new("EF-MOVE-01", "why-not-your-ship") };
        let is_partners = ship.seat != self.seat && self.is_own(ship.seat);
        first([
            when(is_partners, Reason::new("EF-TEAM-09", "why-partners-ship")),
            when(ship.seat != self.seat, Reason::new("EF-MOVE-01", "why-not-your-ship")),
            when(t.space_of(ship).is_none(), Reason::new("EF-MOVE-01", "why-ship-not-there")),
            when(t.moved.contains(ship), Reason::new("EF-MOVE-01", "why-moved-already")),
            when(t.frozen.contains(ship), Reason::new("EF-MOVE-10", "why-frozen")),
        ])
        .unwrap_or_else(|| self.no_run(ship, rules::movement::steps(t, ship), rest, "EF-MOVE-01"))
    }

    /// Why a ship's run does not end there; `rule` is that of its length.
    pub(super) fn no_run(&self, ship: Ship, steps: u8, rest: &[&str], rule: &'static str) -> Reason {
        let t = &self.table;
        let Some(from) = t.space_of(ship) else { return Reason::new("EF-MOVE-01", "why-ship-not-there") };
        let no_path = || Reason::new("EF-SPACE-05", "why-no-path");
        if t.sky.kind(&t.parts, from).is_none() {
            return Reason::new("EF-SPACE-16", "why-empty-sky");
        }
        let Some(to) = rest.first().and_then(|token| Space::parse(token)) else {
            let is_stuck =
                rules::spaces::ends(t, from, 1, &rules::spaces::obstacles(t, t.side_of(ship.seat))).is_empty();
            return if is_stuck {
                Reason::new("EF-MOVE-04", "why-way-barred")
            } else {
                Reason::new("EF-SPACE-04", "why-no-space")
            };
        };
        let planet = t.sky.planet_at(&t.parts, to).filter(|&planet| t.holding(planet).is_fortified);
        let is_foreign = |holder| t.side_of(holder) != t.side_of(ship.seat);
        let is_barred = planet.is_some_and(|planet| t.holding(planet).holder.is_some_and(is_foreign));
        first([
            when(from == to, Reason::new("EF-MOVE-03", "why-same-space")),
            when(t.sky.kind(&t.parts, to).is_none(), Reason::new("EF-SPACE-04", "why-no-space")),
            when(to != t.parts.rose() && t.has_ship(to), Reason::new("EF-MOVE-04", "why-occupied")),
            when(is_barred, Reason::new("EF-MOVE-06", "why-foreign-fortress")),
            self.barred_way(ship, from, to, steps),
            self.is_connected(from, to).then(|| Reason::new(rule, "why-too-far").number("steps", steps)),
        ])
        .unwrap_or_else(no_path)
    }

    /// What is in the way of a run that would be short enough without it.
    fn barred_way(&self, ship: Ship, from: Space, to: Space, steps: u8) -> Option<Reason> {
        let t = &self.table;
        let barred = rules::spaces::obstacles(t, t.side_of(ship.seat));
        let reaches = |barred: &Spaces| rules::spaces::ends(t, from, steps, barred).contains(&to);
        if reaches(&barred) || rules::spaces::distance(t, from, to, steps).is_none() {
            return None;
        }
        if !reaches(&Spaces::NONE) {
            return Some(Reason::new("EF-MOVE-07", "why-through-singularity"));
        }
        let mut without_ships = barred;
        for (_, space) in t.ships() {
            let is_fortress = t.sky.planet_at(&t.parts, space).is_some_and(|planet| t.holding(planet).is_fortified);
            if !is_fortress {
                without_ships.remove(space);
            }
        }
        Some(if reaches(&without_ships) {
            Reason::new("EF-MOVE-04", "why-way-barred")
        } else {
            Reason::new("EF-MOVE-06", "why-way-fortified")
        })
    }

    fn is_connected(&self, from: Space, to: Space) -> bool {
        rules::spaces::distance(&self.table, from, to, u8::MAX).is_some()
    }

    pub(super) fn use_token(&self, token: &str, rest: &[&str]) -> Reason {
        let no_token = || Reason::new("EF-BONUS-01", "why-no-token");
        let Some(token) = token.strip_prefix("token.").and_then(Token::from_name) else { return no_token() };
        if !self.table.players[self.seat].tokens.has(token) {
            return no_token();
        }
        match token {
            Token::SolarWinds => self.solar_winds(rest),
            Token::WarningShot => self.push(rest, self.table.parts.speed.warning_shot, "EF-BONUS-04"),
            Token::NewCargo => {
                let spice = rest.first().and_then(|token| Spice::parse(token)).unwrap_or(Spice::Pepper);
                self.full(spice, "EF-BONUS-06").unwrap_or_else(|| Reason::new("EF-TACT-02", "why-tactics"))
            }
        }
    }

    fn solar_winds(&self, rest: &[&str]) -> Reason {
        let steps = self.table.parts.speed.solar_winds_max;
        match rest.first().and_then(|token| Ship::parse(token)) {
            Some(ship) if ship.seat == self.seat => self.no_run(ship, steps, &rest[1..], "EF-BONUS-03"),
            Some(ship) if self.is_own(ship.seat) => Reason::new("EF-TEAM-09", "why-partners-ship"),
            Some(_) | None => Reason::new("EF-BONUS-03", "why-own-ship-only"),
        }
    }

    /// An enemy ship is sent somewhere.
    pub(super) fn push(&self, rest: &[&str], steps: u8, rule: &'static str) -> Reason {
        match rest.first().and_then(|token| Ship::parse(token)) {
            Some(ship) if !self.is_own(ship.seat) => self.no_run(ship, steps, &rest[1..], rule),
            Some(_) | None => Reason::new(rule, "why-enemy-ship-only"),
        }
    }

    pub(super) fn full(&self, spice: Spice, rule: &'static str) -> Option<Reason> {
        let cap = self.table.parts.spice_cap;
        let is_full = cap <= self.table.players[self.seat].spices[spice];
        when(is_full, Reason::new(rule, "why-spice-full").number("cap", cap))
    }
}
