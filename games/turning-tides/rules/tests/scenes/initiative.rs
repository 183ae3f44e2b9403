//! Initiative: how the marker changes hands.

use crate::{BUENO, PRIVATE, Tides, Voyage, at, duel, lull};
use turning_tides::{Event, GOLD, SILVER, Table};

#[test] // TT-INIT-01, TT-RULING-12
fn whoever_loses_a_unit_by_swing_or_fire_takes_the_marker_at_once() {
    let swing =
        |gold: &str| duel(1, 7, SILVER, "C6 s5 k5p M", gold).play("swing", "fire").when("silver: swing > zone.5");
    swing("C1 s3 s4 k4p M").marker(GOLD).asks_only(GOLD);
    swing("C3 s4 k4p M").marker(GOLD).asks_only(GOLD);
    let fire =
        |d, gold: &str| duel(1, d, SILVER, "C6 s5 k5p M", gold).play("fire", "wait").when("silver: fire > zone.5");
    fire(7, "C3 s4 M").marker(GOLD);
    fire(7, "C1 s4 k3s M").marker(GOLD);
    fire(8, "C3 s4 M").ships("C6 s5 k5p M", "C3 s4 M-").marker(GOLD);
}

#[test] // TT-INIT-02
fn whoever_loses_a_zone_takes_the_marker() {
    duel(1, 7, SILVER, "C6 s5 k5p M", "C1 s4 M")
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C1 s4 M X3")
        .marker(GOLD);
}

#[test] // TT-INIT-03
fn an_attack_that_harms_nothing_leaves_the_marker() {
    let silver = || duel(1, 7, SILVER, "C6 s5 k5p M", "C1 s4 M X3");
    silver().play("swing", "wait").when("silver: swing > zone.5").marker(SILVER);
    silver().play("fire", "wait").when("silver: fire > zone.5").marker(SILVER);
    let gold = || duel(1, 7, GOLD, "C6 s5 k5p M X3", "C1 s5 k5p M");
    gold().play("wait", "swing").when("gold: swing > zone.5").marker(GOLD);
    gold().play("wait", "fire").when("gold: fire > zone.5").marker(GOLD);
    duel(1, 7, SILVER, "C6 s5 k5p M", "C1 s4 k3s M")
        .play("swing", "wait")
        .when("silver: swing > zone.5")
        .marker(SILVER);
}

#[test] // TT-INIT-04, TT-NAV-04
fn navigate_can_claim_the_marker() {
    duel(1, 7, GOLD, PRIVATE, BUENO).play("navigate", "wait").when("silver: navigate > claim").marker(SILVER).d(8);
    duel(1, 7, SILVER, PRIVATE, BUENO).play("wait", "navigate").when("gold: navigate > claim").marker(GOLD).d(8);
}

#[test] // TT-INIT-05, TT-RULING-14
fn who_promotes_takes_the_marker_unless_the_switch_says_no() {
    let scene = |switch| {
        let scene = Table::scene(1, 2, SILVER, "C6 s4 M", "C- s4 s5 M");
        at(scene.switches(|switches| switches.promotion_takes_initiative = switch))
            .play("wait", "move")
            .when("gold: promote > zone.5")
            .ships("C6 s4 M", "C5 s4 M")
    };
    scene(true).marker(GOLD);
    scene(false).marker(SILVER);
    duel(1, 2, SILVER, "C6 s4 M", "C- s4 s5 M").play("wait", "move").when("gold: promote > zone.5").marker(GOLD);
}

#[test] // TT-INIT-06
fn who_has_the_marker_keeps_it_and_it_may_change_hands_twice_in_a_turn() {
    duel(1, 7, GOLD, "C6 s5 M", "C1 s3 s4 M").play("swing", "wait").when("silver: swing > zone.5").marker(GOLD);
    let taken = |scene: &Tides| {
        let events = scene.played.events().iter();
        events.filter(|event| matches!(event, Event::MarkerTaken { .. })).count()
    };
    let twice = duel(1, 7, SILVER, "C6 s5 M", "C1 s3 s2 k2p M")
        .play("swing", "fire")
        .when("silver: swing > zone.5")
        .marker(GOLD)
        .when("gold: fire > zone.2")
        .ships("C- s5 M", "C1 s2 k2p M")
        .marker(SILVER);
    assert_eq!(taken(&twice), 2);
    let not_once = duel(1, 7, GOLD, "C6 s5 M", "C1 s3 s4 M").play("swing", "wait").when("silver: swing > zone.5");
    assert_eq!(taken(&not_once), 0);
}

#[test] // TT-INIT-07
fn placing_moving_waiting_sailing_lull_and_turn_leave_the_marker() {
    for marker in [SILVER, GOLD] {
        for (silver, gold) in [("sailor", "cannon"), ("move", "wait"), ("wait", "move"), ("wait", "wait")] {
            duel(1, 7, marker, PRIVATE, BUENO).play(silver, gold).carry_out().marker(marker);
        }
        let forward = duel(1, 7, marker, PRIVATE, BUENO).play("navigate", "navigate").carry_out();
        forward.d(10).marker(marker);
        duel(1, 13, marker, PRIVATE, BUENO).wait_for_the_next_round().marker(marker);
    }
    at(lull(1, ("C6 s4 M X1", "wait move"), ("C3 s4 M X1 X2", "wait fire")))
        .when("silver: exchange > give.move > take.fire; gold: exchange > give.fire > take.swing")
        .when("silver: pay > spend.fire; gold: pay > spend.sailor > spend.cannon")
        .marker(GOLD);
}
