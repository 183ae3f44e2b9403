//! Cards being carried out: placing, moving, navigating, attacking, promoting.

use super::touch::{Aboard, Held, Touch};
use super::{Asked, With, when};
use crate::table::{Place, Ship, Side, Zone};
use wardroom_kernel::Reason;

impl Asked<'_> {
    fn ship(&self) -> &Ship {
        &self.view.players[self.seat].ship
    }
    fn last(&self) -> Touch {
        self.touched.last().copied().unwrap_or(Touch::Other)
    }
    /// The enemy's things and cards are as wrong for one card as for the other; `hint` is for all that is left.
    fn otherwise(&self, enemy: Reason, hint: Reason) -> Reason {
        match self.last() {
            Touch::Enemy => enemy,
            touched => self.not_a_card_now(touched).unwrap_or(hint),
        }
    }

    pub(super) fn place_sailor(&self) -> Reason {
        let enemy = Reason::new("TT-SAILOR-01", "why-enemy-thing");
        let hint = Reason::new("TT-SAILOR-01", "why-place-sailor");
        let destroyed = self.last().zone().and_then(|zone| self.destroyed(zone));
        destroyed.unwrap_or_else(|| self.otherwise(enemy, hint))
    }

    pub(super) fn place_cannon(&self) -> Reason {
        let enemy = Reason::new("TT-CANNON-01", "why-enemy-thing");
        let hint = Reason::new("TT-CANNON-01", "why-place-cannon");
        self.no_place_for_a_cannon("TT-CANNON-02", self.last()).unwrap_or_else(|| self.otherwise(enemy, hint))
    }

    pub(super) fn move_unit(&self) -> Reason {
        let (enemy, unit) = (Reason::new("TT-MOVE-01", "why-enemy-thing"), self.touched[0]);
        match self.touched.get(1) {
            None => {
                let hint = Reason::new("TT-MOVE-01", "why-move-unit-first");
                self.no_unit_to_move(unit).unwrap_or_else(|| self.otherwise(enemy, hint))
            }
            Some(&to) => {
                let hint = Reason::new("TT-MOVE-06", "why-move-target");
                let why = self.no_unit_to_move(unit).or_else(|| self.no_way_to_move(unit, to));
                why.unwrap_or_else(|| self.otherwise(enemy, hint))
            }
        }
    }

    pub(super) fn navigate(&self) -> Reason {
        let hint = || Reason::new("TT-NAV-01", "why-navigate");
        if self.last() == Touch::Claim {
            return Reason::new("TT-NAV-04", "why-claim-holder");
        }
        self.otherwise(hint(), hint())
    }

    pub(super) fn swing(&self) -> Vec<Reason> {
        let captain = Reason::new("TT-SWING-08", "why-captain-cannot-swing");
        let enemy = Reason::new("TT-SWING-01", "why-attack-from-own-zone");
        match (self.last(), self.last().zone()) {
            (Touch::Aboard(Aboard::Captain) | Touch::Held(Held::Captain), _) => vec![captain],
            (_, Some(zone)) => {
                let crew = self.no_sailor("TT-SWING-01", zone, captain);
                let against = crew.into_iter().chain(self.faces_nothing("TT-SWING-01", zone)).collect();
                or_hint(against, Reason::new("TT-SWING-01", "why-swing"))
            }
            (_, None) => vec![self.otherwise(enemy, Reason::new("TT-SWING-01", "why-swing"))],
        }
    }

    pub(super) fn fire(&self) -> Vec<Reason> {
        let captain = Reason::new("TT-FIRE-03", "why-captain-cannot-fire");
        let enemy = Reason::new("TT-FIRE-01", "why-attack-from-own-zone");
        match (self.last(), self.last().zone()) {
            (Touch::Aboard(Aboard::Captain) | Touch::Held(Held::Captain), _) => vec![captain],
            (_, Some(zone)) => {
                let crew = self.no_sailor("TT-FIRE-01", zone, captain);
                let contact = self.faces_nothing("TT-FIRE-01", zone);
                let against = crew.into_iter().chain(self.no_bearing_cannon(zone)).chain(contact).collect();
                or_hint(against, Reason::new("TT-FIRE-01", "why-fire"))
            }
            (_, None) => vec![self.otherwise(enemy, Reason::new("TT-FIRE-01", "why-fire"))],
        }
    }

    pub(super) fn promote(&self) -> Reason {
        let enemy = Reason::new("TT-PROMO-04", "why-enemy-thing");
        match self.last().zone() {
            Some(zone) if self.ship().sailors_in(zone) == 0 => {
                Reason::new("TT-PROMO-04", "why-no-sailor-to-promote").zone(zone)
            }
            Some(_) | None => self.otherwise(enemy, Reason::new("TT-PROMO-04", "why-promote")),
        }
    }

    fn destroyed(&self, zone: Zone) -> Option<Reason> {
        let is_so = self.ship().destroyed.contains(zone);
        when(is_so, || Reason::new("TT-ZONE-02", "why-zone-destroyed").zone(zone))
    }

    fn no_place_for_a_cannon(&self, rule: &'static str, to: Touch) -> Option<Reason> {
        let zone = to.zone()?;
        let is_taken = |side| self.ship().has_cannon(Place { zone, side });
        let taken = match to.side() {
            Some(at) => when(is_taken(at.side), || Reason::new(rule, "why-side-taken").place(at)),
            None if Side::ALL.into_iter().all(is_taken) => Some(Reason::new(rule, "why-sides-taken").zone(zone)),
            None => Some(Reason::new(rule, "why-choose-a-side").zone(zone)),
        };
        self.destroyed(zone).or(taken)
    }

    fn no_unit_to_move(&self, unit: Touch) -> Option<Reason> {
        match unit {
            Touch::Aboard(Aboard::Mast) => Some(Reason::new("TT-MAST-01", "why-mast-stays")),
            Touch::Held(Held::Mast) => Some(Reason::new("TT-MAST-04", "why-mast-stays")),
            Touch::Held(Held::Sailor | Held::Cannon) => Some(Reason::new("TT-MOVE-01", "why-unit-in-hold")),
            Touch::Held(Held::Captain) => Some(Reason::new("TT-MOVE-01", "why-captain-in-hold")),
            Touch::Aboard(Aboard::Captain) => {
                let is_held = self.ship().captain.is_none();
                when(is_held, || Reason::new("TT-MOVE-01", "why-captain-in-hold"))
            }
            Touch::Aboard(Aboard::Sailor(zone)) => {
                let is_none = self.ship().sailors_in(zone) == 0;
                when(is_none, || Reason::new("TT-MOVE-01", "why-no-sailor-there").zone(zone))
            }
            Touch::Aboard(Aboard::Cannon(at)) => {
                let is_none = !self.ship().has_cannon(at);
                when(is_none, || Reason::new("TT-MOVE-01", "why-no-cannon-there").place(at))
            }
            Touch::Aboard(Aboard::Zone(_) | Aboard::Side(_))
            | Touch::Card(..)
            | Touch::Enemy
            | Touch::DrawPile
            | Touch::DiscardPile
            | Touch::Claim
            | Touch::Other => None,
        }
    }

    fn no_way_to_move(&self, unit: Touch, to: Touch) -> Option<Reason> {
        let same = || Reason::new("TT-MOVE-06", "why-same-place");
        match unit {
            Touch::Aboard(Aboard::Cannon(from)) if to.side() == Some(from) => Some(same()),
            Touch::Aboard(Aboard::Cannon(from)) => {
                let rule = if to.zone() == Some(from.zone) { "TT-MOVE-04" } else { "TT-MOVE-03" };
                self.no_place_for_a_cannon(rule, to).or_else(|| self.keeps_side(from, to))
            }
            Touch::Aboard(Aboard::Captain) => {
                when(to.zone() == self.ship().captain, same).or_else(|| self.destroyed(to.zone()?))
            }
            Touch::Aboard(Aboard::Sailor(from)) => {
                when(to.zone() == Some(from), same).or_else(|| self.destroyed(to.zone()?))
            }
            Touch::Aboard(Aboard::Zone(_) | Aboard::Side(_) | Aboard::Mast)
            | Touch::Card(..)
            | Touch::Held(_)
            | Touch::Enemy
            | Touch::DrawPile
            | Touch::DiscardPile
            | Touch::Claim
            | Touch::Other => None,
        }
    }

    fn keeps_side(&self, from: Place, to: Touch) -> Option<Reason> {
        let is_other_side = to.side().is_some_and(|at| at.side != from.side && at.zone != from.zone);
        let is_so = self.view.switches.moved_cannon_keeps_side && is_other_side;
        when(is_so, || Reason::new("TT-RULING-16", "why-cannon-keeps-side").side(from.side))
    }

    fn no_sailor(&self, rule: &'static str, zone: Zone, captain: Reason) -> Option<Reason> {
        let no_sailor = || Reason::new(rule, "why-no-sailor-in-zone").zone(zone);
        when(
            self.ship().sailors_in(zone) == 0,
            || {
                if self.ship().captain == Some(zone) { captain } else { no_sailor() }
            },
        )
    }

    fn faces_nothing(&self, rule: &'static str, zone: Zone) -> Option<Reason> {
        let is_so = self.view.position.facing(zone).is_none();
        when(is_so, || Reason::new(rule, "why-faces-nothing").zone(zone))
    }

    fn no_bearing_cannon(&self, zone: Zone) -> Option<Reason> {
        let bearing = Side::bearing(self.view.round);
        let has_cannon = |side| self.ship().has_cannon(Place { zone, side });
        when(!has_cannon(bearing), || match has_cannon(bearing.other()) {
            true => Reason::new("TT-GEO-08", "why-cannon-points-away").zone(zone).side(bearing),
            false => Reason::new("TT-FIRE-01", "why-no-cannon-in-zone").zone(zone),
        })
    }
}

/// Where nothing stands against a zone, one of its things was touched and not the zone.
fn or_hint(against: Vec<Reason>, hint: Reason) -> Vec<Reason> {
    if against.is_empty() { vec![hint] } else { against }
}
