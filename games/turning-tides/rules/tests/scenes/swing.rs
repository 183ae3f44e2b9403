//! Swing: a sailor attacks the crew opposite.

use crate::{Tides, Voyage, duel};
use turning_tides::SILVER;

/// Silver's sailor in 5 swings at gold's zone 3; gold waits.
fn swings_at_three(gold: &str) -> Tides {
    duel(1, 7, SILVER, "C6 s5 M", gold).play("swing", "wait").when("silver: swing > zone.5")
}

#[test] // TT-SWING-01, TT-DEC-09
fn the_owner_picks_a_zone_with_a_sailor_that_faces_the_enemy() {
    duel(1, 3, SILVER, "C2 s1x2 s3 s4 M", "C2 s3 M")
        .play("swing", "wait")
        .asks(SILVER, &["swing > zone.1", "swing > zone.3"])
        .when("silver: swing > zone.1")
        .ships("C2 s1x2 s3 s4 M", "C2 M");
    duel(1, 7, SILVER, "C6 s1 s2 s3 s7 M", "C2 s3 M")
        .play("swing", "wait")
        .asks(SILVER, &["swing > zone.1", "swing > zone.2", "swing > zone.3", "swing > zone.7"]);
}

#[test] // TT-SWING-02, TT-RULING-11
fn exactly_one_of_several_sailors_is_removed() {
    swings_at_three("C1 s3x3 M").ships("C6 s5 M", "C1 s3x2 M");
    swings_at_three("C1 s3 M").ships("C6 s5 M", "C1 M");
}

#[test] // TT-SWING-03
fn a_captain_without_sailors_is_removed() {
    swings_at_three("C3 s4 k3p M").ships("C6 s5 M", "C- s4 k3p M");
}

#[test] // TT-SWING-04, TT-RULING-11
fn a_sailor_is_removed_before_the_captain() {
    swings_at_three("C3 s3 s4 M").ships("C6 s5 M", "C3 s4 M");
}

#[test] // TT-SWING-05
fn a_zone_without_crew_is_a_legal_target_where_nothing_happens() {
    for gold in ["C1 s4 M", "C1 s4 M X3", "C1 s4 k3p k3s M"] {
        swings_at_three(gold).ships("C6 s5 M", gold).marker(SILVER).cards(SILVER, |silver| silver.discard, "swing");
    }
    let mast_only = duel(1, 7, SILVER, "C6 s4 M", "C1 s3 M").play("swing", "wait").when("silver: swing > zone.4");
    mast_only.ships("C6 s4 M", "C1 s3 M").marker(SILVER);
}

#[test] // TT-SWING-06, TT-RULING-10
fn cannons_and_mast_are_not_removed_and_the_mast_protects_nobody() {
    let swing = |gold: &str| duel(1, 7, SILVER, "C6 s4 M", gold).play("swing", "wait").when("silver: swing > zone.4");
    swing("C1 s4 k4p k4s M").ships("C6 s4 M", "C1 k4p k4s M");
    swing("C4 s3 k4p M").ships("C6 s4 M", "C- s3 k4p M");
}

#[test] // TT-SWING-07
fn the_swinging_sailor_ends_where_it_came_from() {
    swings_at_three("C3 s4 M").ships("C6 s5 M", "C- s4 M").then(|table| assert_eq!(table.hold(SILVER).sailors, 3));
}

#[test] // TT-SWING-08
fn the_captain_cannot_swing() {
    duel(1, 7, SILVER, "C5 s4 M", "C3 s4 M").play("swing", "wait").asks(SILVER, &["swing > zone.4"]);
    duel(1, 7, SILVER, "C5 M", "C3 s4 M").play("swing", "wait").has_no_effect(SILVER, "swing");
}

#[test] // TT-SWING-09, TT-RULING-08
fn without_a_sailor_opposite_the_enemy_nothing_happens() {
    duel(1, 3, SILVER, "C2 s4 s7 M", "C2 s1 M")
        .play("swing", "wait")
        .has_no_effect(SILVER, "swing")
        .ships("C2 s4 s7 M", "C2 s1 M")
        .marker(SILVER)
        .cards(SILVER, |silver| silver.discard, "swing")
        .d(4);
}
