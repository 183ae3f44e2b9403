//! Navigate: forward, back, or the marker.

use crate::{BUENO, PRIVATE, Voyage, duel};
use turning_tides::{GOLD, Phase, SILVER};

#[test] // TT-NAV-01, TT-NAV-05, TT-DEC-08
fn exactly_one_of_forward_back_and_claim_is_taken() {
    for d in [1, 7, 13] {
        let turn = duel(1, d, GOLD, PRIVATE, BUENO).play("navigate", "wait");
        let all = ["navigate > forward", "navigate > back", "navigate > claim"];
        turn.clone().asks(SILVER, &all).when("silver: navigate > back").marker(GOLD).d(d);
        turn.clone().when("silver: navigate > claim").marker(SILVER).d(d + 1);
        turn.when("silver: navigate > forward").marker(GOLD).d((d + 2).min(14));
    }
}

#[test] // TT-NAV-02
fn forward_comes_at_once_before_later_cards() {
    duel(1, 7, GOLD, "C6 s7 M", "C1 s2 s4 M")
        .play("swing", "navigate")
        .when("gold: navigate > forward")
        .d(8)
        .when("silver: swing > zone.7")
        .ships("C6 s7 M", "C1 s4 M")
        .d(9);
}

#[test] // TT-NAV-03, TT-RULING-06
fn back_comes_at_once_and_at_the_start_leads_to_where_nothing_faces() {
    duel(1, 7, GOLD, "C6 s2 M", "C1 s5 s4 M")
        .play("swing", "navigate")
        .when("gold: navigate > back")
        .d(6)
        .when("silver: swing > zone.2")
        .ships("C6 s2 M", "C1 s4 M")
        .d(7);
    duel(1, 1, GOLD, "C6 s1 M", "C3 s1 M")
        .play("swing", "navigate")
        .when("gold: navigate > back")
        .has_no_effect(SILVER, "swing")
        .d(1)
        .asks_both_for_a_card()
        .then(|table| assert_eq!((table.round, table.turn), (1, 2)));
}

#[test] // TT-NAV-04, TT-RULING-49
fn the_marker_can_only_be_claimed_from_the_enemy() {
    let holder = ["navigate > forward", "navigate > back"];
    duel(1, 7, SILVER, PRIVATE, BUENO).play("navigate", "wait").asks(SILVER, &holder);
    duel(1, 7, GOLD, PRIVATE, BUENO).play("wait", "navigate").asks(GOLD, &holder);
}

#[test] // TT-NAV-06
fn the_sail_step_follows_as_always() {
    let turn = |option: &str| duel(1, 5, GOLD, PRIVATE, BUENO).play("navigate", "wait").when(option);
    turn("silver: navigate > forward").d(7);
    turn("silver: navigate > back").d(5);
    turn("silver: navigate > claim").d(6);
}

#[test] // TT-NAV-07
fn two_navigates_are_both_carried_out_the_marker_holders_first() {
    for (marker, script, position, holder) in [
        (GOLD, "gold: navigate > forward; silver: navigate > forward", 10, GOLD),
        (GOLD, "gold: navigate > back; silver: navigate > claim", 7, SILVER),
        (SILVER, "silver: navigate > back; gold: navigate > back", 6, SILVER),
        (SILVER, "silver: navigate > forward; gold: navigate > claim", 9, GOLD),
    ] {
        let turn = duel(1, 7, marker, PRIVATE, BUENO).play("navigate", "navigate").asks_only(marker);
        turn.when(script).d(position).marker(holder).asks_both_for_a_card();
    }
}

#[test] // TT-NAV-08, TT-RULING-08
fn an_attack_after_the_ships_have_passed_meets_nothing() {
    duel(1, 13, SILVER, "C6 s7 k7p M", "C3 s7 M")
        .play("fire", "navigate")
        .when("gold: navigate > forward")
        .has_no_effect(SILVER, "fire")
        .cards(SILVER, |silver| silver.discard, "fire")
        .d(14)
        .then(|table| assert_eq!(table.phase, Phase::Exchange));
}
