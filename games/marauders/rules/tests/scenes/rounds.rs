//! Rounds: what begins and what ends them.

use crate::ashore::{Ashore, Stage, harbour, harbour_of, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, EventCard, RED, YELLOW};

#[test] // MM-ROUND-01, MM-EVENT-01, MM-SETUP-07
fn a_round_is_an_event_and_one_turn_for_each_from_the_start_player() {
    let events = ["rich-harvest", "glassy-sea"];
    let scene = harbour_of(3, "havana").start_player(BLUE).events_left(events).round_start().begin();
    let mut scene = scene.asks_chance(2).draws("rich-harvest");
    for seat in [BLUE, YELLOW, RED] {
        scene = scene.passes().acts(seat).picks("end-turn");
    }
    scene.passes().asks_chance(1).draws("glassy-sea").passes().acts(BLUE);
}

#[test] // MM-ROUND-02, MM-RULING-05, MM-RULING-07
fn eight_or_more_merchants_on_the_track_are_dealt_again_before_the_event() {
    let scene = |tokens: usize| {
        harbour("havana").merchants_on_track(tokens).events_left(["rich-harvest", "glassy-sea"]).round_start()
    };
    let dealt = |scene: &crate::Voyage| scene.played.table().merchants.iter().flatten().count();
    // Seven stay there.
    let seven = scene(7).begin().asks_chance(2).on_track(7);
    assert_eq!(dealt(&seven), 10);
    for tokens in [8, 9] {
        let mut dealing = scene(tokens).begin();
        // The event card is not drawn yet.
        while dealing.played.table().events.deck.len() == 2 && dealt(&dealing) < 17 {
            dealing = dealing.when("dice 1");
        }
        assert_eq!(dealt(&dealing), 17, "{tokens}");
        dealing.on_track(0).asks_chance(2).draws("rich-harvest");
    }
}

#[test] // MM-ROUND-03, MM-RULING-06
fn without_an_event_card_the_game_ends_at_the_start_of_the_round_and_not_before() {
    let scene =
        harbour("havana").track(BLUE, 1).events_left(["rich-harvest"]).round_start().begin().draws("rich-harvest");
    // The round of the last card is played in full.
    let scene = scene.passes().acts(RED).picks("end-turn").passes();
    scene.acts(BLUE).goes_on().picks("end-turn").ends("no-event", &[BLUE]);
    // Nothing is drawn from a deck that is empty already.
    harbour("havana").track(RED, 1).events_left([]).round_start().begin().ends("no-event", &[RED]);
}

#[test] // MM-RULING-06, MM-RULING-10
fn further_events_are_drawn_one_after_the_other_as_far_as_there_are_any() {
    let events = |left: &[&'static str]| {
        harbour("havana").bounty(RED, "dutch", 1).events_left(left.iter().copied()).round_start()
    };
    let scene = events(&["its-too-quiet", "pirate-hunt-english-dutch", "rich-harvest"]).begin().draws("its-too-quiet");
    // The first is finished before the second is drawn.
    let scene = scene.draws("pirate-hunt-english-dutch").asks_chance(1).bounty(RED, "dutch", 2).draws("rich-harvest");
    scene.passes().acts(RED).then(|t| assert!(t.events.in_force.has(EventCard::RichHarvest)));
    // What is not there is not drawn, and the round is played.
    let short = events(&["its-too-quiet", "pirate-hunt-english-dutch"]).begin().draws("its-too-quiet");
    let short = short.draws("pirate-hunt-english-dutch").passes().acts(RED).goes_on();
    short.bounty(RED, "dutch", 2);
}

#[test] // MM-ROUND-04, MM-RULING-04, MM-EX-35, MM-RULING-112
fn at_the_end_of_a_round_npc_ships_come_before_storms() {
    let scene = off("trinidad").damaged("hull", 1).event_now(["storm-1"]).npc_pending("pirate-sloop", "pieter-kloos");
    let scene = scene.at_sea(BLUE, "nassau").turn(BLUE).begin().no_npc("pirate-sloop");
    // The pirate appears after the last turn, then the storm; the captain drawn for the lost one may be refused.
    let scene = scene.picks("end-turn").checks("111").npc("pirate-sloop", "pieter-kloos", "caracas").rolls("444");
    let scene = scene.draws("ines-de-arriaga").asks(RED, &["captain > redraw", "captain > keep"]);
    let scene = scene.picks("captain > redraw").draws("frances-wright").captain_of(RED, "frances-wright");
    scene.checks("SSS").until_chance(31).then(|t| assert!(t.events.discard.has(EventCard::Storm1)));
}

#[test] // MM-ROUND-04
fn cards_for_the_round_are_discarded_at_its_end_and_the_plague_counts_down() {
    let scene = harbour("havana").event_now(["rich-harvest"]).plague(["nassau", "caracas"], 2).round_end().begin();
    scene.settles().then(|t| {
        assert!(t.events.discard.has(EventCard::RichHarvest) && !t.events.in_force.has(EventCard::RichHarvest));
        assert_eq!(t.plague.map(|plague| plague.rounds), Some(1));
    });
}
