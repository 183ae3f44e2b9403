//! Fire: one shot at the zone opposite.

use crate::{Tides, Voyage, duel};
use turning_tides::{GOLD, SILVER};

const GUN: &str = "C6 s5 k5p M";

/// Silver's cannon in 5 hits gold's zone 3; gold waits.
fn fires_at_three(gold: &str) -> Tides {
    duel(1, 7, SILVER, GUN, gold).play("fire", "wait").when("silver: fire > zone.5")
}

#[test] // TT-FIRE-01, TT-DEC-10
fn the_owner_picks_a_zone_with_a_sailor_and_a_bearing_cannon_that_faces_the_enemy() {
    let ship = "C3 s1 s2 s4 s7 k1p k2s k3p k7p M";
    duel(1, 7, SILVER, ship, "C3 s5 M").play("fire", "wait").asks(SILVER, &["fire > zone.1", "fire > zone.7"]);
    duel(2, 7, SILVER, ship, "C3 s5 M").play("fire", "wait").asks(SILVER, &["fire > zone.2"]);
    duel(1, 5, SILVER, ship, "C3 s5 M")
        .play("fire", "wait")
        .asks(SILVER, &["fire > zone.1"])
        .when("silver: fire > zone.1")
        .ships(ship, "C3 M");
}

#[test] // TT-FIRE-02
fn more_sailors_or_the_other_cannon_add_no_second_shot() {
    let crowd = "C5 s5x4 k5p k5s M";
    let turn = duel(1, 8, SILVER, crowd, "C4 s4 M").play("fire", "wait").asks(SILVER, &["fire > zone.5"]);
    turn.when("silver: fire > zone.5").ships(crowd, "C4 s4 M-").asks_both_for_a_card();
}

#[test] // TT-FIRE-03
fn the_captain_cannot_serve_a_cannon() {
    duel(1, 7, SILVER, "C5 s4 k5p M", "C3 s4 M").play("fire", "wait").has_no_effect(SILVER, "fire");
}

#[test] // TT-FIRE-04, TT-RULING-13
fn a_shot_meets_the_destroyed_zone_the_mast_the_units_or_the_empty_zone_in_this_order() {
    fires_at_three("C1 s4 M X3").ships(GUN, "C1 s4 M X3").marker(SILVER);
    let at_four = |gold: &str| duel(1, 8, SILVER, GUN, gold).play("fire", "wait").when("silver: fire > zone.5");
    at_four("C4 s4 k4p M").ships(GUN, "C4 s4 k4p M-");
    at_four("C4 s4 s5 k4p M-").ships(GUN, "C- s5 M-");
    at_four("C3 s5 M-").ships(GUN, "C3 s5 M- X4");
    at_four("C3 s5 M- X4").ships(GUN, "C3 s5 M- X4");
    fires_at_three("C3 s4 M").ships(GUN, "C- s4 M");
    fires_at_three("C1 s4 M").ships(GUN, "C1 s4 M X3");
}

#[test] // TT-FIRE-05, TT-RULING-13
fn captain_all_sailors_and_both_cannons_are_removed() {
    fires_at_three("C3 s3x3 s4 k3p k3s M").ships(GUN, "C- s4 M").then(|table| {
        let hold = table.hold(GOLD);
        assert_eq!((hold.captain, hold.sailors, hold.cannons, hold.mast), (true, 3, 4, false));
    });
    fires_at_three("C1 s4 k3s M").ships(GUN, "C1 s4 M");
}

#[test] // TT-FIRE-06
fn a_shot_that_removes_units_does_not_destroy_the_zone() {
    fires_at_three("C1 s3 s4 M").ships(GUN, "C1 s4 M").play("wait", "sailor").when("gold: sailor > zone.3").goes_on();
}

#[test] // TT-FIRE-07
fn a_destroyed_zone_is_a_legal_target() {
    let turn = duel(1, 7, SILVER, GUN, "C1 s4 M X3").play("fire", "wait").asks(SILVER, &["fire > zone.5"]);
    turn.when("silver: fire > zone.5").ships(GUN, "C1 s4 M X3").cards(SILVER, |silver| silver.discard, "fire");
}

#[test] // TT-FIRE-08
fn the_firing_sailor_and_cannon_stay() {
    for gold in ["C1 s3 s4 M", "C1 s4 M"] {
        let fired = fires_at_three(gold);
        assert_eq!(fired.played.table().ship(SILVER).to_string(), GUN);
    }
}

#[test] // TT-FIRE-09, TT-RULING-08
fn without_sailor_bearing_cannon_or_enemy_opposite_nothing_happens() {
    for (round, d, ship) in [
        (1, 7, "C6 s4 k5p M"),
        (1, 7, "C6 s5 k5s M"),
        (2, 7, "C6 s5 k5p M"),
        (1, 4, "C6 s5 k5p M"),
        (1, 12, "C6 s5 k5p M"),
        (1, 7, "C6 s5 M"),
    ] {
        let turn = duel(round, d, SILVER, ship, "C3 s4 M").play("fire", "wait").has_no_effect(SILVER, "fire");
        turn.ships(ship, "C3 s4 M").marker(SILVER).cards(SILVER, |silver| silver.discard, "fire").d(d + 1);
    }
}
