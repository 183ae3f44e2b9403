//! Event cards.

use crate::ashore::{Ashore, harbour, off, one};
use crate::kit::{Begin, Deeds};
use marauders::components::cards::Timing;
use marauders::{BLUE, EventCard, Letter, Npc, RED};

/// A round begins with this card on top of everything; the other is left for the next round.
fn round(event: &'static str) -> marauders::Scene {
    harbour("havana").events_left([event, "philips-van-almonde"]).round_start()
}

#[test] // MM-EVENT-02
fn icons_are_carried_out_before_the_text() {
    // French W. Before the text Red has 5 French bounties and Blue 4; after it both have 5, and Blue another bounty.
    let scene = round("pirate-hunt-french-spanish").at_sea(RED, "nassau").bounty(RED, "french", 5);
    let scene = scene.at_sea(BLUE, "port-royal").bounty(BLUE, "french", 4).bounty(BLUE, "spanish", 1);
    let scene = scene.npc("french", "thibault-dorgeval", "havana").begin().draws("pirate-hunt-french-spanish");
    let scene = scene.npc("french", "thibault-dorgeval", "nassau").bounties(RED, [0, 0, 5, 0]);
    scene.bounties(BLUE, [2, 0, 5, 0]);
}

#[test] // MM-EVENT-02
fn icons_are_carried_out_in_printed_order() {
    // Convoys Set Sail: pirate sloop N, pirate frigate S, English W; no prey.
    let scene = round("convoys-set-sail").bounty(RED, "dutch", 1).in_port(RED, "trinidad").bounty(BLUE, "dutch", 1);
    let scene =
        scene.npc("pirate-sloop", "pieter-kloos", "cartagena").npc("pirate-frigate", "gilles-herault", "cartagena");
    let scene = scene.begin().draws("convoys-set-sail").npc("pirate-sloop", "pieter-kloos", "petit-goave");
    let moved = scene.npc("pirate-frigate", "gilles-herault", "old-providence");
    let ships: Vec<Npc> = moved
        .played
        .events()
        .iter()
        .filter_map(|event| match event {
            marauders::Event::NpcMoved { npc, .. } => Some(*npc),
            _ => None,
        })
        .collect();
    assert_eq!(ships, [Npc::PirateSloop, Npc::PirateFrigate]);
}

#[test] // MM-EVENT-03
fn an_event_acts_at_once_for_the_round_at_its_end_or_until_something_ends_it() {
    // At once.
    let now = round("pirate-hunt-english-dutch").bounty(RED, "dutch", 1).begin().draws("pirate-hunt-english-dutch");
    now.bounty(RED, "dutch", 2).then(|t| assert!(t.events.discard.has(EventCard::PirateHuntEnglishDutch)));
    // For everybody, in this round only: two more cards for a buyer.
    let offer = |scene: crate::Voyage| scene.does("buy").settles().played.table().offer.cards.len();
    let harvest = round("rich-harvest").in_port(BLUE, "san-juan").begin().draws("rich-harvest").passes();
    assert_eq!(offer(harvest.clone().ports()), 8);
    let blue = harvest.picks("end-turn").passes();
    assert_eq!(offer(blue.clone().ports()), 8);
    let next = blue.picks("end-turn").draws("philips-van-almonde").passes();
    assert_eq!(offer(next.ports()), 6);
    // At the end of the round.
    let storm =
        round("storm-1").at_sea(RED, "trinidad").begin().draws("storm-1").passes().acts(RED).ship(RED, [2, 2, 2, 2, 1]);
    storm.picks("end-turn").passes().picks("end-turn").checks("111");
    // Until it is ended.
    let war = round("war-1").begin().draws("war-1").asks_chance(4).when("dice 1").asks_chance(3).when("dice 1");
    let war = war.then(|t| assert!(t.events.in_force.has(EventCard::War1))).next_turn(RED);
    war.then(|t| assert!(t.war.is_some() && t.events.in_force.has(EventCard::War1)));
    let peace = round("peace-at-last").war("english", "dutch").begin().draws("peace-at-last");
    peace.then(|t| assert!(t.war.is_none() && t.events.discard.has(EventCard::War1)));
}

#[test] // MM-EVENT-04, MM-NPC-05
fn resolved_events_are_discarded_for_good_and_captains_go_to_the_board() {
    let scene = round("hendrick-grave").begin().draws("hendrick-grave").no_npc("dutch");
    let scene = scene.then(|t| {
        assert!(!t.events.discard.has(EventCard::HendrickGrave));
        assert!(t.npc(Npc::Dutch).cards().has(EventCard::HendrickGrave));
    });
    let scene = scene.next_turn(RED).npc("dutch", "hendrick-grave", "st-maarten");
    // The discards are never shuffled: the deck is empty now and the game ends.
    let scene = scene.picks("end-turn").passes().picks("end-turn").settles();
    scene.ends("no-event", &[RED, BLUE]);
}

#[test] // MM-EVENT-05, MM-EVENT-06, MM-COMP-02
fn half_of_the_34_events_carry_three_icons_and_the_others_are_captains() {
    off("havana").begin().then(|t| {
        let captains = EventCard::ALL.map(|card| t.parts.event(card).npc).into_iter().flatten();
        let captains: Vec<Npc> = captains.map(|card| card.npc).collect();
        let of = |npc: &str| captains.iter().filter(|captain| **captain == one::<Npc>(npc)).count();
        assert_eq!(["spanish", "english", "french", "dutch", "pirate-sloop", "pirate-frigate"].map(of), [3; 6]);
        let icons = |card: EventCard| t.parts.event(card).icons.clone();
        let others: Vec<EventCard> =
            EventCard::ALL.into_iter().filter(|card| t.parts.event(*card).npc.is_none()).collect();
        assert_eq!((EventCard::ALL.len(), others.len()), (34, 16));
        assert!(EventCard::ALL.into_iter().all(|card| icons(card).len() == if others.contains(&card) { 3 } else { 0 }));
        // Each of the six ships twice with each of the four letters.
        let all: Vec<(Npc, Letter)> = others.into_iter().flat_map(icons).collect();
        for npc in Npc::ALL {
            for letter in [Letter::N, Letter::E, Letter::S, Letter::W] {
                assert_eq!(all.iter().filter(|icon| **icon == (npc, letter)).count(), 2, "{npc} {letter}");
            }
        }
    });
}

#[test] // MM-EVENT-03
fn every_event_has_one_of_four_timings() {
    off("havana").begin().then(|t| {
        let timings = [Timing::EventNow, Timing::EventRound, Timing::EventRoundEnd, Timing::EventStays];
        assert!(EventCard::ALL.into_iter().all(|card| timings.contains(&t.parts.event(card).timing)));
    });
}
