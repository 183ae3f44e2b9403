//! Cards: each is in exactly one place.

use crate::components::cards::Timing;
use crate::components::{Captain, CargoCard, EventCard, Glory, Mission, Named, Npc, Rumor, Set};
use crate::table::{NpcSlot, Table, seat_name};
use wardroom_kernel::{Problem, Problems};

pub(super) fn check(table: &Table, problems: &mut Problems) {
    let players = || table.seats().map(|seat| (seat_name(seat), &table.players[seat]));
    let mut cargo = vec![("cargo.deck".into(), table.cargo.deck), ("cargo.discard".into(), table.cargo.discard)];
    if let Some(raid) = table.raid {
        cargo.extend([("raid.cards".into(), raid.cards), ("raid.hazards".into(), raid.hazards)]);
    }
    cargo.extend(players().map(|(at, player)| (format!("players.{at}.cargo"), player.cargo)));
    apart::<CargoCard>("cargo.deck", &cargo, true, problems);
    let events = &table.events;
    let mut places = vec![("events.deck".into(), events.deck), ("events.discard".into(), events.discard)];
    places.push(("events.in_force".into(), events.in_force));
    for (npc, slot) in Npc::ALL.into_iter().zip(&table.npcs) {
        slot_once(&format!("npcs.{npc}"), slot, problems);
        places.push((format!("npcs.{npc}"), slot.cards()));
    }
    apart::<EventCard>("events.deck", &places, true, problems);
    in_force(table, problems);
    let missions = &table.missions;
    let mut places = vec![("missions.deck".into(), missions.deck), ("missions.discard".into(), missions.discard)];
    places.push(("missions.on_offer".into(), missions.on_offer));
    let taken = |at, mission: Mission| (format!("players.{at}.mission"), Set::from(mission));
    places.extend(players().filter_map(|(at, player)| Some(taken(at, player.mission?.mission))));
    apart::<Mission>("missions.deck", &places, true, problems);
    let mut rumors = vec![("rumors".into(), table.rumors)];
    rumors.extend(players().filter_map(|(at, player)| Some((format!("players.{at}.rumor"), Set::from(player.rumor?)))));
    apart::<Rumor>("rumors", &rumors, true, problems);
    let mut captains = vec![("captains".into(), table.captains)];
    let alive = |at, captain: Captain| (format!("players.{at}.captain"), Set::from(captain));
    captains.extend(players().filter_map(|(at, player)| Some(alive(at, player.captain?))));
    apart::<Captain>("captains", &captains, false, problems);
    glory(table, problems);
}

/// Each of these in one place; where all are in the game, none is nowhere.
fn apart<T: Named>(deck: &str, places: &[(String, Set<T>)], are_all_in: bool, problems: &mut Problems) {
    let mut all = Set::<T>::NONE;
    for (field, pile) in places {
        for card in all.and(*pile) {
            problems.push(Problem::elsewhere(field, card.name()));
        }
        all = all.plus(*pile);
    }
    if are_all_in {
        for card in Set::<T>::every().minus(all) {
            problems.push(Problem::nowhere(deck, card.name()));
        }
    }
}

/// `NpcSlot::cards` is a set: what is in a slot twice is found here.
fn slot_once(field: &str, slot: &NpcSlot, problems: &mut Problems) {
    let mut seen = slot.under;
    for card in slot.ship.map(|ship| ship.card).into_iter().chain(slot.pending.into_iter().flatten()) {
        problems.unless(!seen.has(card), || Problem::twice(field, card.name()));
        seen.put(card);
    }
}

/// MM-EVENT-03: an event that is carried out at once is discarded, an NPC's card goes to its slot.
fn in_force(table: &Table, problems: &mut Problems) {
    for card in table.events.in_force {
        let facts = table.parts.event(card);
        let lasts = matches!(facts.timing, Timing::EventRound | Timing::EventRoundEnd | Timing::EventStays);
        problems.unless(lasts && facts.npc.is_none(), || {
            Problem::new("events.in_force", "problem-not-in-force").with("card", card.name())
        });
    }
}

fn glory(table: &Table, problems: &mut Problems) {
    let mut glory: Vec<_> = table.glory.deck.iter().chain(table.glory.discard.iter()).collect();
    let players = table.seats().map(|seat| &table.players[seat]);
    players.for_each(|player| glory.extend(player.hand.iter().chain(player.specialists)));
    let whole = table.parts.glory_cards();
    for kind in Glory::ALL {
        let (is, should) = (glory.iter().filter(|card| **card == kind).count(), whole.count(kind));
        problems.unless(is == usize::from(should), || {
            Problem::new("glory.deck", "problem-glory-copies")
                .with("known", should)
                .with("card", kind.name())
                .with("found", is)
        });
    }
}
