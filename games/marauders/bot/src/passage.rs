//! How far it is from where a captain is to anywhere else, in actions and turns.

use marauders::{Map, Set, Table, Zone};
use wardroom_kernel::Seat;

/// By zone.
pub(super) type Steps = [u8; Zone::ALL.len()];

/// Borders between a zone and every other one.
pub(super) fn steps(map: &Map, from: Zone) -> Steps {
    let mut steps = [0; Zone::ALL.len()];
    let mut reached = Set::from(from);
    let (mut edge, mut away) = (reached, 0);
    while !edge.is_empty() {
        away += 1;
        let beyond: Set<Zone> = edge.iter().fold(Set::NONE, |all, zone| all.plus(map.around(zone)));
        edge = beyond.minus(reached);
        reached = reached.plus(edge);
        edge.iter().for_each(|zone| steps[zone.index()] = away);
    }
    steps
}

/// What lies before a captain.
pub(super) struct Passage {
    pub(super) zone: Zone,
    in_port: bool,
    steps: Steps,
    /// Actions he has before others have their turns.
    left: u8,
    /// His Port action of this turn is used.
    has_ported: bool,
    per_turn: f32,
}

impl Passage {
    /// None without a captain on the board.
    pub(super) fn new(table: &Table, seat: Seat) -> Option<Passage> {
        let place = table.player(seat).place?;
        let is_active = table.turn.seat == seat;
        Some(Passage {
            zone: place.zone(),
            in_port: place.port().is_some(),
            steps: steps(&table.parts.map, place.zone()),
            left: if is_active { table.turn.actions } else { 0 },
            has_ported: is_active && table.turn.ported.is_some(),
            per_turn: table.parts.numbers.actions_per_turn.into(),
        })
    }
    /// Actions to be at sea in a zone.
    pub(super) fn to_sea(&self, zone: Zone) -> f32 {
        f32::from(self.steps[zone.index()] + u8::from(self.in_port))
    }
    /// Actions to a Port action, with that.
    pub(super) fn to_port(&self, zone: Zone) -> f32 {
        let actions = if self.in_port && zone == self.zone { 1.0 } else { self.to_sea(zone) + 2.0 };
        if self.has_ported { actions.max(f32::from(self.left) + 1.0) } else { actions }
    }
    /// What is left of a gain that so many actions bring: others gain something meanwhile.
    pub(super) fn patience(&self, actions: f32) -> f32 {
        const PER_TURN: f32 = 0.78;
        PER_TURN.powf((actions - f32::from(self.left)).max(0.0) / self.per_turn)
    }
}
