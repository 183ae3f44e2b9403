//! Closed ports (MM-CLOSED).

use super::effects::passive::{self, Access};
use crate::components::{Skill, Zone};
use crate::table::{Admitted, Table};
use wardroom_kernel::Seat;

/// What closes a port to a captain (MM-CLOSED-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Closed {
    pub by_bounty: bool,
    pub by_war: bool,
    pub by_plague: bool,
}

impl Closed {
    pub const fn is_open(self) -> bool {
        !self.by_bounty && !self.by_war && !self.by_plague
    }
    const fn but_for(self, access: Access) -> Closed {
        Closed {
            by_bounty: self.by_bounty && !access.bounty,
            by_war: self.by_war && !access.war,
            by_plague: self.by_plague && !access.plague,
        }
    }
}

/// Before any exception but the home port (MM-CLOSED-03).
fn reasons(table: &Table, seat: Seat, port: Zone) -> Closed {
    let player = &table.players[seat];
    let nation = table.parts.zone(port).nation;
    let is_home = table.home(seat) == Some(port); // MM-CAPT-04
    let enemy = table.war.zip(table.nation(seat)).and_then(|(war, nation)| war.enemy_of(nation));
    Closed {
        by_bounty: !is_home && nation.is_some_and(|nation| player.bounty(nation) > 0), // MM-MOVE-02, MM-BOUNTY-08
        by_war: !is_home && enemy.is_some() && nation == enemy, // MM-MOVE-03, MM-WAR-05, MM-RULING-11
        by_plague: table.plague.is_some_and(|plague| plague.ports.has(port)),
    }
}

impl Table {
    /// What closes a port to him in spite of a true rumor, or of having been admitted to it.
    pub fn closed_by(&self, seat: Seat, port: Zone) -> Closed {
        let player = &self.players[seat];
        let closed = reasons(self, seat, port).but_for(passive::rumor_access(self, seat));
        let admitted = player.admitted.filter(|_| player.in_port() == Some(port));
        let access = match admitted {
            None => Access::default(),
            Some(Admitted::AtTheGate) => Access { bounty: true, ..Access::default() },
            Some(Admitted::ByCard) => Access { bounty: true, war: true, ..Access::default() },
        };
        closed.but_for(access)
    }
}

/// How he gets into a port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    Open,
    /// A card opens it to him until he leaves.
    ByCard,
    /// By paying or by talking (MM-ZONE-16).
    AtTheGate {
        gold: u8,
        skill: Skill,
    },
    Closed,
}

pub(crate) fn entry(table: &Table, seat: Seat, port: Zone) -> Entry {
    let closed = table.closed_by(seat, port);
    if closed.but_for(passive::access(table, seat)).is_open() {
        return Entry::Open;
    }
    if closed.by_plague {
        return Entry::Closed;
    }
    if table.turn.seat == seat && table.turn.may_be_admitted {
        return Entry::ByCard;
    }
    match table.parts.zone(port).rules.paid_entry {
        Some((_, gold, skill)) if !closed.by_war => Entry::AtTheGate { gold, skill },
        _ => Entry::Closed,
    }
}

/// Whether he has a Port action in the port he is in, and with what roll it begins (MM-CLOSED-02, MM-RULING-12).
pub(crate) fn port_action(table: &Table, seat: Seat, port: Zone) -> Option<Option<Skill>> {
    let closed = table.closed_by(seat, port);
    if closed.is_open() {
        return Some(None);
    }
    let access = passive::access(table, seat);
    closed.but_for(access).is_open().then_some(access.test)
}
