//! Hunting (MM-HUNT).

use super::{Answerer, Cx};
use crate::components::{Npc, Zone};
use crate::table::Table;
use arrayvec::ArrayVec;
use wardroom_kernel::{RuleResult, Seat};

/// How far a captain meets each of an NPC's priorities; nothing if he is not on the board or invisible to it
/// (MM-RULING-71).
pub(crate) fn degrees(table: &Table, npc: Npc, seat: Seat) -> [u16; 3] {
    let player = &table.players[seat];
    let Some(place) = player.place else { return [0; 3] };
    let rules = &table.parts.zone(place.zone()).rules;
    let Some(nation) = npc.nation() else {
        if player.is_pirate() {
            return [0; 3];
        }
        let cargo = player.cargo.len() as u16;
        return [player.gold, cargo, u16::from(player.gold == 0 && cargo == 0)]; // MM-HUNT-02
    };
    let own = player.bounty(nation);
    let is_hidden_pirate = npc == Npc::French && player.is_pirate() && own == 0;
    if rules.hides_from_navy || rules.hides_from_french_navy && is_hidden_pirate {
        // MM-RULING-70
        return [0; 3];
    }
    let others = player.bounties.iter().sum::<u8>() - own;
    let enemy = table.war.and_then(|war| war.enemy_of(nation));
    [own.into(), others.into(), u16::from(enemy.is_some() && enemy == table.nation(seat))] // MM-HUNT-01, MM-WAR-03
}

impl Table {
    /// The first of its priorities that a captain meets, 1 to 3 (MM-HUNT-03).
    pub fn hunted_for(&self, npc: Npc, seat: Seat) -> Option<u8> {
        degrees(self, npc, seat).iter().zip(1..).find(|(degree, _)| **degree > 0).map(|(_, priority)| priority)
    }
}

/// The captain it goes after, and where he is: in its zone or an adjacent one (MM-HUNT-04).
pub(super) fn prey(cx: &mut Cx<'_, impl Answerer>, npc: Npc) -> RuleResult<Option<(Seat, Zone)>> {
    let table = &*cx.table;
    let Some(ship) = table.npc(npc).ship else { return Ok(None) };
    let reach = table.parts.map.around(ship.zone).with(ship.zone);
    let mut best = [0; 3];
    let mut prey: ArrayVec<(Seat, Zone), 4> = ArrayVec::new();
    for seat in table.seats() {
        let Some(zone) = table.players[seat].place.map(|place| place.zone()) else { continue };
        let degrees = degrees(table, npc, seat);
        if !reach.has(zone) || degrees < best || degrees == [0; 3] {
            continue;
        }
        if degrees > best {
            (best, prey) = (degrees, ArrayVec::new());
        }
        prey.push((seat, zone));
    }
    match prey[..] {
        [] => Ok(None),
        [first, ref others @ ..] if others.iter().all(|other| other.1 == first.1) => Ok(Some(first)),
        _ => Ok(Some(prey[cx.chance(prey.len() as u32)? as usize])), // MM-HUNT-05, MM-RULING-72
    }
}
