//! Acting: a card is carried out if it can be, by its owner alone.

use crate::{Voyage, duel};
use turning_tides::{GOLD, SILVER};

#[test] // TT-ACT-01
fn an_action_that_can_be_carried_out_cannot_be_declined() {
    duel(1, 7, SILVER, "C6 s5 M", "C1 s4 M").play("swing", "wait").asks(SILVER, &["swing > zone.5"]);
    duel(1, 7, SILVER, "C6 s5 k5p M", "C1 s4 M X3").play("fire", "wait").asks(SILVER, &["fire > zone.5"]);
    duel(1, 7, SILVER, "C6 s5 M", "C1 s4 M")
        .play("navigate", "wait")
        .asks(SILVER, &["navigate > forward", "navigate > back"]);
}

#[test] // TT-ACT-02, TT-RULING-09, TT-SWING-05, TT-FIRE-07
fn a_way_that_achieves_nothing_is_as_good_as_one_that_harms() {
    duel(1, 7, SILVER, "C6 s3 s4 s5 M", "C4 s3 M X5")
        .play("swing", "wait")
        .asks(SILVER, &["swing > zone.3", "swing > zone.4", "swing > zone.5"])
        .when("silver: swing > zone.3")
        .ships("C6 s3 s4 s5 M", "C4 s3 M X5")
        .marker(SILVER)
        .cards(SILVER, |silver| silver.discard, "swing");
    duel(1, 7, SILVER, "C6 s3 s5 k3p k5p M", "C3 s4 M X5")
        .play("fire", "wait")
        .asks(SILVER, &["fire > zone.3", "fire > zone.5"])
        .when("silver: fire > zone.3")
        .ships("C6 s3 s5 k3p k5p M", "C3 s4 M X5");
}

#[test] // TT-ACT-03, TT-DEC-18
fn a_card_without_a_legal_way_asks_nothing_changes_nothing_and_is_discarded() {
    let (silver, gold) = ("C6 s1 s2 s3 s4 M", "C3 s4 k1p k2p k3p k6p M");
    duel(1, 4, GOLD, silver, gold)
        .play("sailor", "cannon")
        .asks_both_for_a_card()
        .has_no_effect(SILVER, "sailor")
        .has_no_effect(GOLD, "cannon")
        .ships(silver, gold)
        .marker(GOLD)
        .d(5)
        .cards(SILVER, |silver| silver.discard, "sailor")
        .cards(GOLD, |gold| gold.discard, "cannon");
}

#[test] // TT-ACT-04, TT-RULING-38, TT-DEC-19
fn the_enemy_never_chooses_what_it_loses() {
    duel(1, 7, SILVER, "C6 s5 k5p M", "C3 s3x3 s4 k3p k3s M")
        .play("swing", "wait")
        .asks_only(SILVER)
        .when("silver: swing > zone.5")
        .ships("C6 s5 k5p M", "C3 s3x2 s4 k3p k3s M")
        .asks_both_for_a_card();
    duel(1, 7, SILVER, "C6 s5 k5p M", "C3 s3x3 s4 k3p k3s M")
        .play("fire", "wait")
        .asks_only(SILVER)
        .when("silver: fire > zone.5")
        .ships("C6 s5 k5p M", "C- s4 M")
        .asks_both_for_a_card();
}

#[test] // TT-ACT-05, TT-RULING-45
fn targets_are_chosen_when_the_card_is_carried_out() {
    let choose = || duel(1, 7, GOLD, "C6 s1 s4 M", "C3 s4 M");
    let cards = ["card.wait", "card.sailor", "card.cannon", "card.move", "card.navigate", "card.swing", "card.fire"];
    let turn = || choose().asks(SILVER, &cards).play("swing", "navigate").asks_only(GOLD);
    turn().when("gold: navigate > forward").asks(SILVER, &["swing > zone.4"]);
    turn().when("gold: navigate > back").asks(SILVER, &["swing > zone.1", "swing > zone.4"]);
}
