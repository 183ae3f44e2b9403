//! Tokens, ports, NPC ships, war and plague.

use super::setup;
use crate::components::cards::{Effect, WarState};
use crate::components::{Good, Modification, Nation, Npc, Zone};
use crate::table::Table;
use wardroom_kernel::Problems;

/// No plague lasts so long.
const MOST_PLAGUE: u8 = 99;

pub(super) fn check(table: &Table, wrong: &mut Problems) {
    tokens(table, wrong);
    if !setup::is_under_way(table) {
        laid_out(table, wrong);
    }
    npcs(table, wrong);
    war(table, wrong);
    plague(table, wrong);
}

fn tokens(table: &Table, wrong: &mut Problems) {
    let parts = &table.parts;
    for (good, in_reserve) in Good::ALL.into_iter().zip(table.reserve.0) {
        let at_ports = table.ports.iter().filter(|port| port.demand == Some(good)).count();
        let (count, should) = (usize::from(in_reserve) + at_ports, usize::from(parts.demand_per_good));
        wrong.unless(count == should, || {
            format!("reserve: with the ports there are {should} demand tokens of {good}, and here are {count}")
        });
    }
    for nation in Nation::ALL {
        let in_zones = table.merchants.iter().filter(|token| **token == Some(nation)).count();
        let count = usize::from(table.merchant_track[nation.index()]) + in_zones;
        let should = usize::from(parts.merchants[nation.index()]);
        wrong.unless(count == should, || {
            format!("merchants: with the track there are {should} {nation} ones, and here are {count}")
        });
    }
    let sea = &table.ports[Zone::CaribbeanSea.index()];
    wrong.unless(sea.demand.is_none() && sea.modification.is_none(), || {
        "ports.caribbean-sea: there is no port".to_owned()
    });
}

fn laid_out(table: &Table, wrong: &mut Problems) {
    let parts = &table.parts;
    for port in Zone::ports() {
        wrong.unless(table.port(port).demand.is_some(), || format!("ports.{port}.demand: a port has a demand token"));
        wrong.unless(!table.port(port).is_face_up || table.port(port).modification.is_some(), || {
            format!("ports.{port}.is_face_up: there is no modification")
        });
    }
    for kind in Modification::ALL {
        let aboard = table.seats().filter(|&seat| table.players[seat].ship.has(kind)).count();
        let at_ports = table.ports.iter().filter(|port| port.modification == Some(kind)).count();
        let count = usize::from(parts.modification(kind).count);
        wrong.unless(aboard + at_ports == count, || {
            format!("ports: there are {count} of {kind}, at ports or aboard, and here are {}", aboard + at_ports)
        });
    }
    let on_offer = table.missions.on_offer.len();
    wrong.unless(on_offer == usize::from(parts.numbers.missions_on_board), || {
        format!("missions.on_offer: {} lie on the board, and here are {on_offer}", parts.numbers.missions_on_board)
    });
}

fn npcs(table: &Table, wrong: &mut Problems) {
    for npc in Npc::ALL {
        for card in table.npc(npc).cards() {
            let is_of_slot = table.parts.event(card).npc.is_some_and(|facts| facts.npc == npc);
            wrong.unless(is_of_slot, || format!("npcs.{npc}: {card} is no card of this slot"));
        }
    }
}

fn is_in_force(table: &Table, is_it: impl Fn(&Effect) -> bool) -> bool {
    table.events.in_force.iter().any(|card| table.parts.0.event(card).effects.iter().any(&is_it))
}

/// MM-WAR-01: its card lies beside the board as long as it lasts.
fn war(table: &Table, wrong: &mut Problems) {
    wrong.unless(table.war.is_none_or(|war| war.0 < war.1), || {
        "war: two different nations, in the order of the box".to_owned()
    });
    let has_card = is_in_force(table, |effect| matches!(effect, Effect::War { state: WarState::Begin }));
    wrong.unless(table.war.is_some() == has_card, || "war: there is one exactly while its card is in force".to_owned());
}

fn plague(table: &Table, wrong: &mut Problems) {
    let has_card = is_in_force(table, |effect| matches!(effect, Effect::ClosePorts { .. }));
    wrong.unless(table.plague.is_some() == has_card, || {
        "plague: there is one exactly while its card is in force".to_owned()
    });
    let Some(plague) = table.plague else { return };
    wrong.unless((1..=MOST_PLAGUE).contains(&plague.rounds), || {
        format!("plague.rounds: {} is not 1 to {MOST_PLAGUE}", plague.rounds)
    });
    wrong.unless(!plague.ports.is_empty() && plague.ports.iter().all(Zone::has_port), || {
        "plague.ports: it closes at least one port, and ports only".to_owned()
    });
}
