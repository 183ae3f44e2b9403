//! Tokens, ports, NPC ships, war and plague.

use super::setup;
use crate::components::cards::{Effect, WarState};
use crate::components::{Good, Modification, Nation, Npc, Zone};
use crate::table::Table;
use wardroom_kernel::{Problem, Problems};

/// No plague lasts so long.
const MOST_PLAGUE: u8 = 99;

pub(super) fn check(table: &Table, problems: &mut Problems) {
    tokens(table, problems);
    if !setup::is_under_way(table) {
        laid_out(table, problems);
    }
    npcs(table, problems);
    war(table, problems);
    plague(table, problems);
}

fn tokens(table: &Table, problems: &mut Problems) {
    let parts = &table.parts;
    for (good, in_reserve) in Good::ALL.into_iter().zip(table.reserve.0) {
        let at_ports = table.ports.iter().filter(|port| port.demand == Some(good)).count();
        let (count, should) = (usize::from(in_reserve) + at_ports, usize::from(parts.demand_per_good));
        problems.unless(count == should, || {
            Problem::new("reserve", "problem-demand-tokens")
                .with("known", should)
                .with("good", good.name())
                .with("found", count)
        });
    }
    for nation in Nation::ALL {
        let in_zones = table.merchants.iter().filter(|token| **token == Some(nation)).count();
        let count = usize::from(table.merchant_track[nation.index()]) + in_zones;
        let should = usize::from(parts.merchants[nation.index()]);
        problems.unless(count == should, || {
            Problem::new("merchants", "problem-merchant-tokens")
                .with("known", should)
                .with("nation", nation.name())
                .with("found", count)
        });
    }
    let sea = &table.ports[Zone::CaribbeanSea.index()];
    problems.unless(sea.demand.is_none() && sea.modification.is_none(), || {
        Problem::new("ports.caribbean-sea", "problem-no-port")
    });
}

fn laid_out(table: &Table, problems: &mut Problems) {
    let parts = &table.parts;
    for port in Zone::ports() {
        problems.unless(table.port(port).demand.is_some(), || {
            Problem::new(format!("ports.{port}.demand"), "problem-no-demand")
        });
        problems.unless(!table.port(port).is_face_up || table.port(port).modification.is_some(), || {
            Problem::new(format!("ports.{port}.is_face_up"), "problem-no-modification")
        });
    }
    for kind in Modification::ALL {
        let aboard = table.seats().filter(|&seat| table.players[seat].ship.has(kind)).count();
        let at_ports = table.ports.iter().filter(|port| port.modification == Some(kind)).count();
        let count = usize::from(parts.modification(kind).count);
        problems.unless(aboard + at_ports == count, || {
            Problem::new("ports", "problem-modifications")
                .with("known", count)
                .with("thing", kind.name())
                .with("found", aboard + at_ports)
        });
    }
    let on_offer = table.missions.on_offer.len();
    problems.unless(on_offer == usize::from(parts.numbers.missions_on_board), || {
        Problem::new("missions.on_offer", "problem-missions-on-offer")
            .with("known", parts.numbers.missions_on_board)
            .with("found", on_offer)
    });
}

fn npcs(table: &Table, problems: &mut Problems) {
    for npc in Npc::ALL {
        for card in table.npc(npc).cards() {
            let is_of_slot = table.parts.event(card).npc.is_some_and(|facts| facts.npc == npc);
            problems.unless(is_of_slot, || {
                Problem::new(format!("npcs.{npc}"), "problem-npc-slot").with("card", card.name())
            });
        }
    }
}

fn is_in_force(table: &Table, is_it: impl Fn(&Effect) -> bool) -> bool {
    table.events.in_force.iter().any(|card| table.parts.0.event(card).effects.iter().any(&is_it))
}

/// MM-WAR-01: its card lies beside the board as long as it lasts.
fn war(table: &Table, problems: &mut Problems) {
    problems.unless(table.war.is_none_or(|war| war.0 < war.1), || Problem::new("war", "problem-war-nations"));
    let has_card = is_in_force(table, |effect| matches!(effect, Effect::War { state: WarState::Begin }));
    problems.unless(table.war.is_some() == has_card, || Problem::new("war", "problem-card-in-force"));
}

fn plague(table: &Table, problems: &mut Problems) {
    let has_card = is_in_force(table, |effect| matches!(effect, Effect::ClosePorts { .. }));
    problems.unless(table.plague.is_some() == has_card, || Problem::new("plague", "problem-card-in-force"));
    let Some(plague) = table.plague else { return };
    problems.unless((1..=MOST_PLAGUE).contains(&plague.rounds), || {
        Problem::between("plague.rounds", plague.rounds, 1, MOST_PLAGUE)
    });
    problems.unless(!plague.ports.is_empty() && plague.ports.iter().all(Zone::has_port), || {
        Problem::new("plague.ports", "problem-plague-ports")
    });
}
