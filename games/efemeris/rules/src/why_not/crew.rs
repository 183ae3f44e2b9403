//! Crew cards and the Gunner's attack.

use super::{Attempt, With, first, rules, when};
use crate::action::Target;
use crate::components::{Captain, Crew, Planet, Spice};
use crate::notation::Touch;
use crate::table::Ship;
use wardroom_kernel::Reason;

impl Attempt<'_> {
    pub(super) fn play(&self, kind: Crew, rest: &[&str]) -> Reason {
        let t = &self.table;
        let (player, plays) = (&t.players[self.seat], t.parts.mode(t.mode()).crew_plays);
        first([
            when(!player.hand.has(kind), self.not_in_hand(kind)),
            when(player.galleon().is_none(), Reason::new("EF-CREW-01", "why-no-galleon")),
            when(
                rules::crew::plays_left(t, self.seat) == 0,
                Reason::new("EF-CREW-02", "why-crew-limit").number("cards", plays),
            ),
        ])
        .unwrap_or_else(|| self.condition(kind, rest))
    }

    fn not_in_hand(&self, kind: Crew) -> Reason {
        let player = &self.table.players[self.seat];
        if player.in_play.has(kind) {
            Reason::new("EF-CREW-04", "why-card-in-play")
        } else if self.table.navy(self.seat).reserve.has(kind) {
            Reason::new("EF-CREW-01", "why-card-in-reserve")
        } else {
            Reason::new("EF-CREW-01", "why-card-not-yours")
        }
    }

    fn condition(&self, kind: Crew, rest: &[&str]) -> Reason {
        let tactics = || Reason::new("EF-TACT-02", "why-tactics");
        match kind {
            Crew::Banker => self.banker(rest),
            Crew::FirstOfficer => self.ability(rest),
            Crew::Gunner => self.gunner(rest),
            Crew::Helmsman => Reason::new("EF-CREW-10", "why-on-rose"),
            Crew::Courtesan => self.full(crate::components::Spice::Vanilla, "EF-CREW-11").unwrap_or_else(tactics),
            Crew::Surgeon => Reason::new("EF-CREW-12", "why-protected-already"),
            Crew::Shipwright => Reason::new("EF-CREW-13", "why-no-frigate-for-credit"),
            Crew::Quartermaster => tactics(),
            Crew::Governor => Reason::new("EF-CREW-15", "why-governor"),
        }
    }

    /// Without a spice named, the one that can be given least.
    fn banker(&self, rest: &[&str]) -> Reason {
        let spices = self.table.players[self.seat].spices;
        let least = if spices.pepper <= spices.vanilla { "spice.pepper" } else { "spice.vanilla" };
        let named = rest.first().copied().unwrap_or(least);
        let Some(give) = Spice::parse(named) else { return Reason::new("EF-TACT-02", "why-tactics") };
        first([
            when(spices[give] == 0, Reason::new("EF-CREW-07", "why-nothing-to-give")),
            self.full(give.other(), "EF-CREW-07"),
        ])
        .unwrap_or_else(|| Reason::new("EF-TACT-02", "why-tactics"))
    }

    /// `crew.gunner > crew.first_officer > ship.altair.galleon > ship.bellatrix.galleon`; a screen may leave out the
    /// shooter.
    fn gunner(&self, rest: &[&str]) -> Reason {
        let officers = rest.iter().take_while(|token| **token == "crew.first_officer").count();
        let rest = &rest[officers..];
        let own = rest.first().and_then(|token| Ship::parse(token)).filter(|ship| ship.seat == self.seat);
        let (shooter, rest) = match own {
            Some(ship) => (ship, &rest[1..]),
            None => (Ship::galleon(self.seat), rest),
        };
        let t = &self.table;
        let captain = t.players[self.seat].captain;
        let has_marines = captain == Some(Captain::Lancaster) && officers == 1;
        let is_idle = !shooter.hull.is_galleon() && !has_marines;
        let rose = Some(t.parts.rose());
        first([
            when(is_idle, Reason::new("EF-BUILD-05", "why-frigates-do-not-attack")),
            when(t.space_of(shooter).is_none(), Reason::new("EF-ATK-01", "why-ship-not-there")),
            when(t.space_of(shooter) == rose, Reason::new("EF-ATK-03", "why-shooter-on-rose")),
        ])
        .unwrap_or_else(|| match rest.first() {
            Some(token) => self.no_target(shooter, token, officers as u8),
            None if officers != 0 => Reason::new("EF-CAPT-10", "why-officers"),
            None => Reason::new("EF-CREW-09", "why-no-target"),
        })
    }

    fn no_target(&self, shooter: Ship, token: &str, officers: u8) -> Reason {
        let t = &self.table;
        let no_target = || Reason::new("EF-ATK-02", "why-no-target");
        if Planet::parse(token).is_some() {
            return Reason::new("EF-ATK-11", "why-marker-no-target");
        }
        let Some(target) = Target::parse(token) else { return no_target() };
        let (owner, at) = match target {
            Target::Ship(ship) => (Some(ship.seat), t.space_of(ship)),
            Target::Fortress(planet) => {
                let holding = t.holding(planet);
                (holding.holder.filter(|_| holding.is_fortified), t.sky.planet(&t.parts, planet))
            }
        };
        let Some((owner, at)) = owner.zip(at) else {
            return match target {
                Target::Ship(_) => Reason::new("EF-ATK-02", "why-ship-not-there"),
                Target::Fortress(_) => Reason::new("EF-ATK-02", "why-no-fortress"),
            };
        };
        let is_fortress = matches!(target, Target::Fortress(_));
        let range = match t.players[self.seat].captain {
            Some(Captain::Fairborne) if shooter.hull.is_galleon() => 1 + officers,
            _ => 1,
        };
        let distance = t.space_of(shooter).and_then(|from| rules::spaces::distance(t, from, at, range));
        let is_near = distance.is_some_and(|distance| distance != 0);
        first([
            when(self.is_own(owner), Reason::new("EF-ATK-11", "why-friendly")),
            when(at == t.parts.rose(), Reason::new("EF-ATK-03", "why-target-on-rose")),
            when(is_fortress && t.has_ship(at), Reason::new("EF-ATK-04", "why-ship-on-fortress")),
            when(!is_near, Reason::new("EF-ATK-02", "why-out-of-range").number("range", range)),
        ])
        .unwrap_or_else(|| Reason::new("EF-CAPT-10", "why-officers"))
    }
}
