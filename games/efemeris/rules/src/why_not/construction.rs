//! Builds, conquests and gifts.

use super::{Attempt, With, first, rules, when};
use crate::components::{Crew, Planet, Spice};
use crate::notation::Touch;
use crate::table::{Mode, Spices};
use wardroom_kernel::Reason;

impl Attempt<'_> {
    pub(super) fn build(&self) -> Reason {
        let planet = self.path.get(1).and_then(|token| Planet::parse(token));
        match self.path {
            ["recruit", rest @ ..] => self.recruit(rest),
            ["build.frigate", ..] => self.build_frigate(planet),
            ["build.fortress", ..] => self.build_fortress(planet),
            ["build.galleon", rest @ ..] => self.build_galleon(planet, rest),
            ["conquer", ..] => self.conquer(planet, self.path.len()),
            ["share", rest @ ..] => self.share(rest),
            [planet, ..] if Planet::parse(planet).is_some() => self.conquer(Planet::parse(planet), 2),
            [crew, ..] if Crew::parse(crew).is_some() => Reason::new("EF-TACT-02", "why-tactics-over"),
            [ship, ..] if ship.starts_with("ship.") || ship.starts_with("space.") => {
                Reason::new("EF-TURN-02", "why-tactics-over")
            }
            [token, ..] if token.starts_with("token.") => Reason::new("EF-BONUS-01", "why-tactics-over"),
            ["end.tactics", ..] => Reason::new("EF-TURN-02", "why-tactics-over"),
            _ => Reason::new("EF-BUILD-01", "why-construction"),
        }
    }

    fn spices(&self) -> Spices {
        self.table.players[self.seat].spices
    }
    fn cannot_pay(&self, price: Spices, rule: &'static str) -> Option<Reason> {
        when(!self.spices().covers(price), Reason::new(rule, "why-cannot-pay").price(price))
    }
    fn not_mine(&self, planet: Option<Planet>, rule: &'static str) -> Option<Reason> {
        let is_held = |planet| self.table.holding(planet).holder == Some(self.seat);
        let no_planet = || Reason::new("EF-GEN-03", "why-no-planet");
        first([
            when(self.table.planets_of(self.seat).next().is_none(), no_planet()),
            when(planet.is_some_and(|planet| !is_held(planet)), Reason::new(rule, "why-planet-not-yours")),
        ])
    }
    fn hint() -> Reason {
        Reason::new("EF-BUILD-01", "why-construction")
    }

    fn recruit(&self, rest: &[&str]) -> Reason {
        let t = &self.table;
        let limit = t.parts.mode(t.mode()).hand_limit;
        let player = &t.players[self.seat];
        let kind = rest.first().and_then(|token| Crew::parse(token));
        let in_play = kind.is_some_and(|kind| player.in_play.has(kind));
        first([
            when(limit <= player.hand.len(), Reason::new("EF-BUILD-02", "why-hand-full").number("limit", limit)),
            self.cannot_pay(t.parts.price.recruit_crew, "EF-BUILD-02"),
            when(in_play, Reason::new("EF-RULING-69", "why-still-in-play")),
        ])
        .unwrap_or_else(|| Reason::new("EF-BUILD-02", "why-not-in-reserve"))
    }

    fn build_frigate(&self, planet: Option<Planet>) -> Reason {
        let t = &self.table;
        let facts = t.parts.mode(t.mode());
        let is_spent = facts.frigates <= t.players[self.seat].frigates_built;
        let is_side_spent = rules::construction::frigates_left(t, self.seat) == 0;
        let has_credit = rules::construction::shipwrights(&t.players[self.seat]) != 0;
        first([
            when(is_spent, Reason::new("EF-BUILD-04", "why-no-frigate-left").number("limit", facts.frigates)),
            when(is_side_spent, Reason::new("EF-TEAM-11", "why-side-limit").number("limit", facts.frigates_of_side)),
            self.cannot_pay(t.parts.price.frigate, "EF-BUILD-03").filter(|_| !has_credit),
            self.not_mine(planet, "EF-BUILD-03"),
        ])
        .unwrap_or_else(|| Reason::new("EF-BUILD-03", "why-planet-occupied"))
    }

    fn build_fortress(&self, planet: Option<Planet>) -> Reason {
        let t = &self.table;
        let facts = t.parts.mode(t.mode());
        let is_spent = facts.fortresses <= t.players[self.seat].fortresses_built;
        let is_side_spent = rules::construction::fortresses_left(t, self.seat) == 0;
        first([
            when(is_spent, Reason::new("EF-BUILD-08", "why-no-fortress-left").number("limit", facts.fortresses)),
            when(is_side_spent, Reason::new("EF-TEAM-11", "why-side-limit").number("limit", facts.fortresses_of_side)),
            self.cannot_pay(t.parts.price.fortress, "EF-BUILD-07"),
            self.not_mine(planet, "EF-BUILD-07"),
        ])
        .unwrap_or_else(|| Reason::new("EF-BUILD-07", "why-fortified-already"))
    }

    fn build_galleon(&self, planet: Option<Planet>, rest: &[&str]) -> Reason {
        let t = &self.table;
        let player = &t.players[self.seat];
        let is_done = t.mode() == Mode::Team && player.rebuilds == 0;
        let has_site = rules::construction::free_planets(t, self.seat).next().is_some();
        let wants_rose = rest.first() == Some(&"rose") || rest.first().is_some_and(|token| token.starts_with("space."));
        first([
            when(player.galleon().is_some(), Reason::new("EF-BUILD-10", "why-has-galleon")),
            when(is_done, Reason::new("EF-TEAM-12", "why-no-rebuild")),
            when(player.captain.is_none(), Reason::new("EF-BUILD-10", "why-no-captain")),
            self.cannot_pay(t.parts.price.galleon, "EF-BUILD-10"),
            when(wants_rose && has_site, Reason::new("EF-BUILD-11", "why-planet-before-rose")),
            self.not_mine(planet, "EF-BUILD-11"),
        ])
        .unwrap_or_else(|| Reason::new("EF-BUILD-11", "why-planet-occupied"))
    }

    /// `length` is how much was touched: more than two things are spices that Governors waive.
    fn conquer(&self, planet: Option<Planet>, length: usize) -> Reason {
        let t = &self.table;
        let Some(planet) = planet else { return Reason::new("EF-CONQ-01", "why-no-ship-there") };
        let space = t.sky.planet(&t.parts, planet);
        let has_ship = t.fleet(self.seat).any(|(_, at)| Some(at) == space);
        let holding = t.holding(planet);
        let is_own = holding.holder == Some(self.seat);
        let is_partners = holding.holder.is_some_and(|holder| self.is_own(holder));
        let price = t.parts.planet(planet).price;
        let has_galleon = t.players[self.seat].galleon() == space;
        let governed = t.players[self.seat].governed.iter().filter(|governed| **governed == planet).count() as u8;
        let credits = if has_galleon { governed } else { 0 };
        let covers = rules::conquest::waivers(price, credits).any(|waived| self.spices().covers(price.less(waived)));
        let is_marked = t.parts.planet_markers <= t.planets_of(self.seat).count() as u8;
        first([
            when(is_own, Reason::new("EF-CONQ-02", "why-own-planet")),
            when(is_partners, Reason::new("EF-TEAM-14", "why-own-planet")),
            when(!has_ship, Reason::new("EF-CONQ-01", "why-no-ship-there")),
            when(holding.is_fortified, Reason::new("EF-CONQ-02", "why-fortress-bars")),
            when(!covers, Reason::new("EF-CONQ-03", "why-cannot-pay").price(price)),
            when(is_marked, Reason::new("EF-COMP-02", "why-no-marker")),
            when(length > 2, Reason::new("EF-CONQ-03", "why-waive").number("credits", credits)),
        ])
        .unwrap_or_else(Self::hint)
    }

    fn share(&self, rest: &[&str]) -> Reason {
        let t = &self.table;
        let limit = t.parts.mode(t.mode()).shares;
        let Some(partner) = t.mode().partner(self.seat) else { return Reason::new("EF-TEAM-10", "why-no-partner") };
        let spice = rest.first().and_then(|token| Spice::parse(token)).unwrap_or(Spice::Pepper);
        let has_room = t.players[partner].spices[spice] < t.parts.spice_cap;
        first([
            when(limit <= t.shared, Reason::new("EF-TEAM-10", "why-shared-enough").number("limit", limit)),
            when(self.spices()[spice] == 0, Reason::new("EF-TEAM-10", "why-nothing-to-give")),
            when(!has_room, Reason::new("EF-TEAM-10", "why-partner-full")),
        ])
        .unwrap_or_else(Self::hint)
    }
}
