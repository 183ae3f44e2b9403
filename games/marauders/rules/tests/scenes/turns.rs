//! The turn and its actions.

use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED, YELLOW};

#[test] // MM-TURN-02
fn a_turn_has_three_actions_in_any_mix_and_may_end_early() {
    let scene = off("havana").lingering().begin().actions(3);
    let moved = scene.clone().moves("nassau").actions(2).moves("havana").actions(1).moves("port-royal").actions(0);
    moved.asks(RED, &["end-turn"]);
    let mixed = scene.clone().picks("scout > merchant").checks("11").actions(2).enters().actions(1).ports().finishes();
    mixed.actions(0).asks(RED, &["end-turn"]);
    scene.picks("end-turn").passes().acts(BLUE);
}

#[test] // MM-TURN-02
fn trade_winds_bring_a_fourth_action_for_moving_only() {
    let stage = || off("havana").lingering().at_sea(BLUE, "havana").npc("dutch", "hendrick-grave", "havana");
    let scene = || stage().event_now(["steady-trade-winds"]).turn_start(RED).begin().passes();
    let scouts = |scene: crate::Voyage, target: &str| scene.picks(&format!("scout > {target}")).passes().checks("11");
    // Three other actions, then a move; or the move first.
    let last = ["merchant", "seat.blue", "npc.dutch"].into_iter().fold(scene(), scouts);
    last.may(RED, "zone").may(RED, "enter-port").may_not(RED, "scout").moves("nassau").asks(RED, &["end-turn"]);
    let first = scene().moves("nassau").moves("havana").enters().ports().finishes();
    first.asks(RED, &["end-turn"]);
    scene().moves("nassau").moves("havana").moves("nassau").moves("havana").asks(RED, &["end-turn"]);
}

#[test] // MM-TURN-02
fn on_a_glassy_sea_everybody_crosses_one_border() {
    let scene = off("havana").lingering().event_now(["glassy-sea"]).turn_start(RED).begin().passes().moves("nassau");
    scene.may_not(RED, "zone").enters().leaves().may_not(RED, "zone").may(RED, "end-turn");
}

#[test] // MM-TURN-03
fn there_is_one_port_action_a_turn() {
    let scene = harbour("san-juan").lingering().begin().ports().finishes().actions(2).may_not(RED, "port-action");
    // Neither here nor in another visit.
    scene.leaves().enters().asks(RED, &["end-turn"]);
}

#[test] // MM-TURN-04
fn a_battle_survived_costs_no_further_action() {
    let scene = off("santo-domingo").npc("pirate-sloop", "pieter-kloos", "san-juan").begin().moves("san-juan");
    // No hits; then Felipe flees from a pirate who has no success.
    let scene = scene.rolls("S1").passes().round("shoot", "shoot", "11 111").round("shoot", "flee", "11 S11");
    scene.passes().acts(RED).actions(2).at_sea(RED, "san-juan").moves("santo-domingo").actions(1);
}

#[test] // MM-TURN-05
fn a_captain_who_dies_in_his_turn_loses_the_rest_of_it() {
    let scene = off("bridgetown").ship(RED, "frigate").damaged("hull", 2).begin().enters().checks("123");
    scene.dies(RED).settles().acts(BLUE);
}

#[test] // MM-TURN-01, MM-RULING-09
fn a_turn_begins_with_entering_then_cards_then_retiring_then_scouts_and_then_actions() {
    // Cards of others may be played before Red decides whether to retire.
    let port = harbour("san-juan").turn_start(RED).hand(BLUE, ["moonless-night"]).begin();
    let port = port.asks(RED, &["announce > pass"]).passes_one().may(BLUE, "announce > pass").passes();
    port.offers(RED, "captain > retire").acts(RED);
    // A captain at sea cannot retire; Red's own card comes before the pirate's dice.
    let sea =
        off("san-juan").npc("pirate-sloop", "pieter-kloos", "san-juan").hand(RED, ["moonless-night"]).turn_start(RED);
    let sea = sea.begin().asks(RED, &["announce > card.moonless-night", "announce > pass"]);
    sea.clone().plays(RED, "moonless-night").passes().acts(RED).actions(3);
    sea.passes().asks_chance(6).rolls("11").passes().acts(RED);
    // Who waits enters first: then he has a captain who is asked.
    let waiting = harbour("san-juan").waiting(RED, "felipe-de-los-reyes").turn_start(RED).begin();
    let waiting = waiting.asks(RED, &["ship.sloop", "ship.flute"]).picks("ship.flute").draws("following-sea");
    waiting.asks(RED, &["announce > pass"]).passes().offers(RED, "captain > retire");
}

#[test] // MM-RULING-01
fn left_is_the_next_seat_in_turn_order() {
    let scene =
        crate::ashore::harbour_of(3, "havana").at_sea(RED, "san-juan").npc("pirate-sloop", "pieter-kloos", "san-juan");
    // Blue leads the pirate: in the second round the announcement of the attacker is his.
    let scene = scene.turn_start(RED).begin().rolls("S1").round("shoot", "shoot", "11 111").announcing(BLUE);
    scene.then(|t| assert_eq!((t.left_of(RED), t.left_of(BLUE), t.left_of(YELLOW)), (BLUE, YELLOW, RED)));
}
