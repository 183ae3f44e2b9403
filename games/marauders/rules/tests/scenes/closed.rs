//! Closed ports: bounties, war and plague.

use crate::ashore::{Ashore, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED, Zone};

#[test] // MM-CLOSED-01, MM-MOVE-02
fn bounty_war_and_plague_close_a_port() {
    off("san-juan").begin().may(RED, "enter-port");
    off("san-juan").bounty(RED, "dutch", 5).begin().may(RED, "enter-port");
    off("san-juan").bounty(RED, "spanish", 1).begin().rejects("red: enter-port", "MM-MOVE-02");
    off("nassau").war("english", "spanish").begin().may_not(RED, "enter-port");
    off("san-juan").plague(["san-juan", "nassau"], 2).begin().may_not(RED, "enter-port");
    off("nassau").plague(["san-juan", "nassau"], 2).begin().may_not(RED, "enter-port");
}

#[test] // MM-CLOSED-03, MM-CAPT-04, MM-MOVE-02
fn bounties_never_close_the_home_port_and_plague_does() {
    off("havana").bounty(RED, "spanish", 3).begin().enters().ports().may(RED, "port > buy");
    off("havana").plague(["havana", "nassau"], 2).begin().may_not(RED, "enter-port");
}

#[test] // MM-MOVE-03, MM-RULING-11, MM-WAR-05
fn war_closes_the_enemys_ports_and_no_others() {
    let scene = |zone: &str| off(zone).war("english", "spanish");
    scene("bridgetown").begin().may_not(RED, "enter-port");
    scene("san-juan").begin().may(RED, "enter-port");
    scene("havana").begin().may(RED, "enter-port");
    scene("tortuga").begin().may(RED, "enter-port");
    // A Frenchman is not concerned.
    scene("nassau").led_by(RED, "christophe-marquis").begin().may(RED, "enter-port");
}

#[test] // MM-CLOSED-02, MM-RULING-12, MM-EX-34
fn who_lies_in_a_port_that_is_closed_to_him_may_stay_leave_or_retire() {
    let scene = || harbour("caracas").led_by(RED, "frances-wright").war("english", "spanish");
    let turn = scene().turn_start(RED).begin().passes();
    turn.asks(RED, &["captain > retire", "leave-port", "end-turn"]).rejects("red: port-action", "MM-CLOSED-02");
    // Forged documents lift bounties only.
    scene().true_rumor(RED, "forged-documents").begin().may_not(RED, "port-action");
    // Villon rolls influence first; a failure spends the action.
    let villon =
        harbour("caracas").led_by(RED, "alexandre-villon").war("french", "spanish").begin().picks("port-action");
    villon.clone().checks("111").actions(2).may_not(RED, "port-action").may(RED, "leave-port");
    villon.checks("S11").may(RED, "port > buy");
    // When the war is over, everything is as before.
    harbour("caracas").led_by(RED, "frances-wright").begin().may(RED, "port-action");
}

#[test] // MM-CLOSED-04
fn cards_open_ports_against_the_reasons_they_name() {
    let forged = |zone: &str| off(zone).true_rumor(RED, "forged-documents");
    forged("san-juan").bounty(RED, "spanish", 2).begin().enters().ports().may(RED, "port > buy");
    forged("nassau").war("english", "spanish").begin().may_not(RED, "enter-port");
    forged("san-juan").plague(["san-juan", "nassau"], 1).begin().may_not(RED, "enter-port");
    let looks_away = |scene: marauders::Scene| {
        scene.hand(RED, ["the-harbourmaster-looks-away"]).begin().picks("card.the-harbourmaster-looks-away").passes()
    };
    looks_away(off("san-juan").bounty(RED, "spanish", 2)).enters().ports().may(RED, "port > buy");
    looks_away(off("nassau").war("english", "spanish")).enters().ports().may(RED, "port > buy");
    let plague = off("san-juan").bounty(RED, "spanish", 1).plague(["san-juan", "nassau"], 1);
    looks_away(plague).may_not(RED, "enter-port");
}

#[test] // MM-PLAGUE-01, MM-EVENT-03, MM-ROUND-04
fn plague_closes_two_different_random_ports_for_three_rounds_to_everybody() {
    let events = ["plague", "peace-at-last", "convoys-set-sail", "rich-harvest"];
    let scene = off("havana").at_sea(BLUE, "havana").events_left(events).round_start().begin().draws("plague");
    // One of 16 ports, then one of the other 15.
    let scene = scene.asks_chance(16).when("dice 6").asks_chance(15).when("dice 6");
    scene
        .clone()
        .then(|t| assert_eq!(t.plague.expect("a plague").ports, [Zone::Havana, Zone::Nassau].into_iter().collect()));
    let mut scene = scene;
    for event in ["peace-at-last", "convoys-set-sail"] {
        scene = scene.passes().acts(RED).may_not(RED, "enter-port").picks("end-turn");
        scene = scene.passes().acts(BLUE).may_not(BLUE, "enter-port").picks("end-turn").draws(event);
    }
    let scene =
        scene.passes().may_not(RED, "enter-port").picks("end-turn").passes().picks("end-turn").draws("rich-harvest");
    let scene = scene.passes().may(RED, "enter-port");
    scene.then(|t| assert!(t.plague.is_none() && t.events.discard.has(marauders::EventCard::Plague)));
}

#[test] // MM-PLAGUE-02
fn a_new_captain_is_put_into_a_port_with_the_plague_all_the_same() {
    let scene = harbour("san-juan").waiting(RED, "felipe-de-los-reyes").plague(["havana", "nassau"], 2).turn_start(RED);
    let scene = scene.begin().picks("ship.sloop").settles().in_port(RED, "havana");
    scene.asks(RED, &["captain > retire", "leave-port", "end-turn"]);
}
