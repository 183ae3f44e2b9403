//! Promotion: a sailor takes the captain's place.

use crate::{ALL_CARDS, Voyage, at, duel, intro_duel, lull};
use turning_tides::{GOLD, SILVER, Table};

#[test] // TT-PROMO-01, TT-RULING-22
fn the_turn_in_which_the_captain_is_lost_runs_on_as_printed() {
    duel(1, 7, SILVER, "C6 s5 M", "C3 s2 k2p M")
        .play("swing", "fire")
        .when("silver: swing > zone.5")
        .ships("C6 s5 M", "C- s2 k2p M")
        .asks(GOLD, &["fire > zone.2"])
        .when("gold: fire > zone.2")
        .ships("C- s5 M", "C- s2 k2p M");
    duel(1, 7, GOLD, "C6 s5 s2 k5p M", "C3 s2 s5 k2p M")
        .play("fire", "fire")
        .when("gold: fire > zone.2")
        .ships("C- s2 s5 k5p M", "C3 s2 s5 k2p M")
        .asks(SILVER, &["fire > zone.5"])
        .when("silver: fire > zone.5")
        .ships("C- s2 s5 k5p M", "C- s2 s5 k2p M");
}

#[test] // TT-PROMO-02, TT-PROMO-06, TT-RULING-36
fn whoever_has_no_captain_promotes_instead_of_any_card_but_wait() {
    for card in ALL_CARDS.into_iter().filter(|card| *card != "wait") {
        duel(1, 7, SILVER, "C6 s4 M", "C- s3 s5 k5p M")
            .play("wait", card)
            .asks(GOLD, &["promote > zone.3", "promote > zone.5"])
            .when("gold: promote > zone.3")
            .ships("C6 s4 M", "C3 s5 k5p M")
            .cards(GOLD, |gold| gold.discard, card)
            .d(8);
    }
    duel(1, 7, SILVER, "C6 s4 M", "C- s3 s5 k5p M").play("wait", "wait").ships("C6 s4 M", "C- s3 s5 k5p M").d(9);
}

#[test] // TT-PROMO-03
fn a_promotion_comes_after_every_card_of_the_enemy() {
    for marker in [SILVER, GOLD] {
        duel(1, 7, marker, "C6 s5 k5p M", "C- s3 s4 M")
            .play("fire", "sailor")
            .when("silver: fire > zone.5")
            .asks(GOLD, &["promote > zone.4"])
            .when("gold: promote > zone.4")
            .ships("C6 s5 k5p M", "C4 M");
    }
}

#[test] // TT-PROMO-04, TT-RULING-21, TT-DEC-11
fn the_owner_picks_the_sailor_that_goes_to_the_hold_and_the_captain_takes_its_place() {
    duel(1, 7, SILVER, "C6 s4 M", "C- s1 s4x2 s7 M")
        .then(|table| assert_eq!((table.hold(GOLD).sailors, table.hold(GOLD).captain), (0, true)))
        .play("wait", "navigate")
        .asks_only(GOLD)
        .asks(GOLD, &["promote > zone.1", "promote > zone.4", "promote > zone.7"])
        .when("gold: promote > zone.4")
        .ships("C6 s4 M", "C4 s1 s4 s7 M")
        .then(|table| assert_eq!((table.hold(GOLD).sailors, table.hold(GOLD).captain), (1, false)));
}

#[test] // TT-PROMO-05, TT-RULING-35
fn promoting_the_last_sailor_is_no_defeat() {
    duel(1, 7, SILVER, "C6 s4 M", "C- s2 M")
        .play("wait", "swing")
        .when("gold: promote > zone.2")
        .ships("C6 s4 M", "C2 M")
        .goes_on()
        .asks_both_for_a_card();
}

#[test] // TT-PROMO-06
fn the_replaced_card_is_discarded_whether_or_not_it_could_have_been_carried_out() {
    // Fire could have been, Sailor could not: no sailor is left in the hold.
    for card in ["fire", "sailor"] {
        duel(1, 7, SILVER, "C6 s4 M", "C- s1 s2 s3 s5 k5p M")
            .play("wait", card)
            .when("gold: promote > zone.1")
            .ships("C6 s4 M", "C1 s2 s3 s5 k5p M")
            .cards(GOLD, |gold| gold.discard, card);
    }
}

#[test] // TT-PROMO-07, TT-RULING-20, TT-RULING-36
fn a_promotion_stays_due_until_another_card_than_wait_is_revealed() {
    duel(1, 2, SILVER, "C6 s7 M", "C- s4 s5 M")
        .play("move", "wait")
        .carry_out()
        .play("wait", "wait")
        .d(5)
        .ships("C1 s7 M", "C- s4 s5 M")
        .play("wait", "cannon")
        .when("gold: promote > zone.5")
        .ships("C1 s7 M", "C5 s4 M")
        .play("wait", "cannon")
        .asks_only(GOLD)
        .when("gold: cannon > side.1.port")
        .ships("C1 s7 M", "C5 s4 k1p M");
}

#[test] // TT-PROMO-08, TT-RULING-23
fn lull_shuffle_and_turn_need_no_captain_and_the_promotion_stays_due() {
    at(lull(1, ("C6 s4 M", "wait move"), ("C- s4 s5 M X1", "wait fire")))
        .when("silver: exchange > none; gold: exchange > give.fire > take.swing; gold: pay > spend.move")
        .then(|table| assert_eq!(table.round, 2))
        .ships("C6 s4 M", "C- s4 s5 M X1")
        .draw("move", "swing")
        .play("wait", "swing")
        .asks(GOLD, &["promote > zone.4", "promote > zone.5"]);
}

#[test] // TT-PROMO-09
fn if_both_promote_the_marker_holder_does_so_first() {
    duel(1, 7, SILVER, "C- s4 M", "C- s4 M")
        .play("fire", "sailor")
        .asks_only(SILVER)
        .when("silver: promote > zone.4")
        .asks_only(GOLD)
        .when("gold: promote > zone.4")
        .ships("C4 M", "C4 M");
    duel(1, 7, GOLD, "C- s4 M", "C- s4 M").play("sailor", "fire").asks_only(GOLD);
}

#[test] // TT-PROMO-10, TT-END-02
fn a_ship_without_captain_and_sailors_has_lost_before_it_could_promote() {
    duel(1, 7, GOLD, "C6 s5 k5p M", "C- s3x2 M")
        .play("fire", "sailor")
        .when("silver: fire > zone.5")
        .ends("crew", &[SILVER])
        .ships("C6 s5 k5p M", "C- M");
    let nobody_to_promote = Table::scene(1, 7, GOLD, "C6 s5 M", "C- k5p M").table();
    assert!(nobody_to_promote.is_err(), "that game is over");
}

#[test] // TT-PROMO-11
fn the_sailor_card_never_places_the_captain() {
    duel(1, 7, SILVER, "C6 s4 M", "C- s3 s5 M")
        .play("wait", "sailor")
        .asks(GOLD, &["promote > zone.3", "promote > zone.5"]);
    intro_duel(1, 7, SILVER, "C6 s4 M", "C- s3 s5 M")
        .play("wait", "sailor")
        .when("gold: sailor > zone.1")
        .ships("C6 s4 M", "C- s1 s3 s5 M");
}
