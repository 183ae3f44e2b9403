//! Captains and what they have, tokens and cards.

use super::{acting, adopted, refused, table};
use crate::components::{EventCard, Glory, GloryCards, Location, Modification, Nation, Set, ShipType, Zone};
use crate::table::{Admitted, Agenda, BLUE, NpcShip, Place, Plague, RED, Ship, Step, Table, TakenMission, War, YELLOW};
use crate::{CargoCard, Mission};

#[test] // MM-MAP-01, MM-DEATH-04
fn captains_are_somewhere() {
    refused(&acting(), |t| t.players[RED].captain = None, "players.red.captain: problem-no-captain");
    refused(&acting(), |t| t.players[RED].captain = None, "players.red.place: problem-no-captain-aboard");
    refused(
        &acting(),
        |t| t.players[RED].place = Some(Place::Port(Zone::CaribbeanSea)),
        "players.red.place: problem-no-port",
    );
    refused(&acting(), |t| t.players[BLUE].admitted = Some(Admitted::ByCard), "players.blue.admitted:");
    adopted(&acting(), |t| t.players[RED].admitted = Some(Admitted::ByCard));
    refused(&acting(), |t| t.players[RED].bought_in = Some(Zone::CaribbeanSea), "players.red.bought_in:");
    refused(&acting(), |t| t.players[YELLOW].gold = 1, "players.yellow: problem-empty-seat");
}

#[test] // MM-SHIP-04, MM-HIT-05, MM-MOD-10, MM-BUY-08
fn ships_hold_together() {
    for location in Location::ALL {
        let field = format!("players.blue.ship.cur.{location}: problem-more-than (value: 255");
        refused(&acting(), |t| t.players[BLUE].ship.cur[location] = 255, &field);
    }
    refused(&acting(), |t| t.players[BLUE].ship.cur.hull = 0, "players.blue.ship.cur.hull: problem-no-hull");
    refused(&acting(), |t| t.players[BLUE].ship.is_hull_flipped = true, "players.blue.ship.is_hull_flipped:");
    let laden = |t: &mut Table| {
        for card in CargoCard::ALL.into_iter().take(7) {
            t.cargo.deck.take(card);
            t.players[BLUE].cargo.put(card);
        }
    };
    refused(&acting(), laden, "players.blue.cargo: problem-no-room");
    // About to die he has neither hull nor what the victor took.
    adopted(&acting(), |t| {
        t.players[BLUE].ship.cur.hull = 0;
        t.players[BLUE].ship.cur.cannons = 5;
        t.agenda.push(Step::Death { seat: BLUE });
    });
}

#[test] // MM-DEATH-01, MM-DEATH-04
fn who_waits_has_nothing_but_track_and_chest() {
    let waiting = table(Table::scene(2).stash(BLUE, 7).track(BLUE, 3).waiting(BLUE, "felipe-de-los-reyes"));
    // The ship that he lost has no meaning.
    let lost = Ship { kind: ShipType::Galleon, ..waiting.players[RED].ship };
    adopted(&waiting, |t| t.players[BLUE].ship = lost);
    refused(&waiting, |t| t.players[BLUE].gold = 1, "players.blue: problem-waiting-player");
    refused(&waiting, |t| t.players[BLUE].bounties = [1, 0, 0, 0], "players.blue: problem-waiting-player");
    let modified = |t: &mut Table| {
        t.ports[Zone::Nassau.index()]
            .modification
            .into_iter()
            .for_each(|it| t.players[BLUE].ship.modifications.put(it));
        t.ports[Zone::Nassau.index()].modification = None;
    };
    refused(&waiting, modified, "players.blue.ship.modifications:");
}

#[test] // MM-BOUNTY-04, MM-GLORY-04, MM-STASH-02, MM-SPEC-01, MM-RUMOR-06
fn belongings_are_within_their_limits() {
    refused(&acting(), |t| t.players[RED].bounties[0] = 6, "players.red.bounties.spanish: problem-more-than (value: 6");
    let hand = |t: &mut Table| {
        for card in Glory::ALL.into_iter().take(7) {
            t.glory.deck.take(card);
            t.players[RED].hand.put(card);
        }
    };
    refused(&acting(), hand, "players.red.hand: problem-more-than (value: 7");
    refused(&acting(), |t| t.players[RED].stash = 1, "players.red.has_stashed:");
    let learner = Glory::from_name("quick-learner").expect("a card");
    refused(&acting(), |t| t.players[RED].specialists = Set::from(learner), "players.red.specialists:");
    refused(&acting(), |t| t.players[RED].is_rumor_true = true, "players.red.is_rumor_true:");
    refused(&acting(), |t| t.players[RED].hits.0 = [255; 5], "players.red.hits:");
}

#[test] // MM-MISSION-06, MM-MISSION-07, MM-MISSION-08
fn missions_are_done_in_their_order_and_rewarded() {
    let taken = |name: &str| table(Table::scene(2).mission(RED, name));
    let done = |done: [u8; 3]| move |t: &mut Table| t.players[RED].mission.as_mut().expect("a mission").done = done;
    let listed = taken("the-lost-register-ship");
    adopted(&listed, done([1, 0, 0]));
    refused(&listed, done([0, 1, 0]), "players.red.mission.done: problem-task-in-order");
    refused(&listed, done([9, 0, 0]), "players.red.mission.done: problem-task-done-often");
    refused(&listed, done([1, 1, 0]), "players.red.mission.done: problem-task-reward");
    adopted(&listed, |t| {
        done([1, 1, 0])(t);
        t.agenda.push(Step::MissionDone { seat: RED });
    });
    adopted(&taken("letters-of-credit"), done([0, 1, 0]));
    let crates = |t: &mut Table| t.players[RED].mission.as_mut().expect("a mission").crates = 255;
    refused(&listed, crates, "players.red.mission.crates: problem-crates-with-it");
    refused(&listed, crates, "players.red.cargo: problem-no-room");
}

#[test] // MM-COMP-05, MM-SETUP-09, MM-SETUP-10, MM-SETUP-11, MM-SETUP-12
fn tokens_are_those_of_the_box() {
    refused(&acting(), |t| t.reserve.0 = [255; 8], "reserve: problem-demand-tokens");
    refused(&acting(), |t| t.merchant_track = [255; 4], "merchants: problem-merchant-tokens");
    refused(&acting(), |t| t.merchants[0] = None, "merchants: problem-merchant-tokens");
    let sea = Zone::CaribbeanSea.index();
    refused(&acting(), |t| t.ports.swap(sea, 0), "ports.caribbean-sea:");
    refused(&acting(), |t| t.ports.swap(sea, 0), "ports.");
    let bare = |t: &mut Table| {
        let good = t.ports[Zone::Havana.index()].demand.take().expect("a token");
        t.reserve.put(good);
    };
    refused(&acting(), bare, "ports.havana.demand:");
    let taken = |t: &mut Table| {
        let port = &mut t.ports[Zone::Havana.index()];
        t.players[RED].ship.modifications.put(port.modification.take().expect("a token"));
        port.is_face_up = true;
    };
    refused(&acting(), taken, "ports.havana.is_face_up:");
    refused(
        &acting(),
        |t| t.players[RED].ship.modifications.put(Modification::Chasers),
        "ports: problem-modifications",
    );
    let mission = |t: &mut Table| t.missions.deck.take_all(&mut t.missions.on_offer);
    refused(&acting(), mission, "missions.on_offer:");
}

#[test] // MM-NPC-01, MM-WAR-01, MM-PLAGUE-01
fn npcs_war_and_plague_have_their_cards() {
    let french = table(Table::scene(2).npc("french", "armand-de-valcourt", "nassau"));
    let slot = french.npcs.iter().position(|slot| slot.ship.is_some()).expect("it is in play");
    refused(&french, |t| t.npcs.swap(slot, (slot + 1) % 6), "npcs.");
    let card = french.npcs[slot].ship.expect("it is in play").card;
    refused(&french, |t| t.npcs[slot].under.put(card), "npcs.french: problem-twice (thing: armand-de-valcourt");
    refused(
        &french,
        |t| t.npcs[slot].pending = [Some(card), None, None],
        "npcs.french: problem-twice (thing: armand-de-valcourt",
    );
    refused(&french, |t| t.npcs[slot].ship = None, "events.deck: problem-nowhere (thing: armand-de-valcourt");
    let elsewhere = |t: &mut Table| t.npcs[slot].ship = Some(NpcShip { card, zone: Zone::Havana });
    adopted(&french, elsewhere);
    let war = table(Table::scene(2).war("french", "dutch"));
    refused(&war, |t| t.war = None, "war: problem-card-in-force");
    refused(&acting(), |t| t.war = Some(War::between(Nation::French, Nation::Dutch)), "war: problem-card-in-force");
    refused(&war, |t| t.war = Some(War(Nation::Dutch, Nation::Dutch)), "war: problem-war-nations");
    let plague = table(Table::scene(2).plague(["nassau"], 2));
    refused(&plague, |t| t.plague = None, "plague: problem-card-in-force");
    let of = |ports: Set<Zone>, rounds: u8| move |t: &mut Table| t.plague = Some(Plague { ports, rounds });
    refused(&plague, of(Set::from(Zone::Nassau), 0), "plague.rounds: problem-between (value: 0");
    refused(&plague, of(Set::from(Zone::Nassau), 255), "plague.rounds: problem-between (value: 255");
    refused(&plague, of(Set::NONE, 1), "plague.ports:");
    refused(&plague, of(Set::from(Zone::CaribbeanSea), 1), "plague.ports:");
}

#[test]
fn each_card_is_in_one_place() {
    let card = CargoCard::ALL[3];
    refused(
        &acting(),
        |t| t.cargo.discard.put(card),
        &format!("cargo.discard: problem-elsewhere (thing: {}", card.name()),
    );
    refused(
        &acting(),
        |t| t.players[RED].cargo.put(card),
        &format!("players.red.cargo: problem-elsewhere (thing: {}", card.name()),
    );
    refused(&acting(), |t| t.cargo.deck.take(card), &format!("cargo.deck: problem-nowhere (thing: {}", card.name()));
    refused(&acting(), |t| t.events.discard.put(EventCard::Plague), "events.discard: problem-elsewhere (thing: plague");
    refused(&acting(), |t| t.events.deck.take(EventCard::Plague), "events.deck: problem-nowhere (thing: plague");
    let mission = Mission::SugarFever;
    let taken = TakenMission { mission, done: [0; 3], crates: 0 };
    refused(
        &acting(),
        |t| t.players[RED].mission = Some(taken),
        "players.red.mission: problem-elsewhere (thing: sugar-fever",
    );
    refused(&acting(), |t| t.missions.deck = Set::NONE, "missions.deck: problem-nowhere (thing: sugar-fever");
    let rumor = crate::Rumor::ALL[0];
    refused(&acting(), |t| t.players[RED].rumor = Some(rumor), "players.red.rumor:");
    refused(&acting(), |t| t.rumors.take(rumor), &format!("rumors: problem-nowhere (thing: {}", rumor.name()));
    refused(&acting(), |t| t.players[RED].captain = t.players[BLUE].captain, "players.blue.captain:");
    refused(&acting(), |t| t.glory.deck = GloryCards::NONE, "glory.deck: problem-glory-copies");
    refused(&acting(), |t| t.glory.discard = t.glory.deck, "glory.deck: problem-glory-copies");
}

#[test] // MM-EVENT-03
fn only_events_that_last_are_in_force() {
    let npc = EventCard::from_name("armand-de-valcourt").expect("a card");
    let in_force = |card: EventCard| {
        move |t: &mut Table| {
            t.events.deck.take(card);
            t.events.in_force.put(card);
        }
    };
    refused(&acting(), in_force(npc), "events.in_force: problem-not-in-force");
    let grace = EventCard::from_name("act-of-grace").expect("a card");
    adopted(&acting(), in_force(grace));
    adopted(&acting(), |t| t.agenda = Agenda::new(&[Step::StartRound]));
}
