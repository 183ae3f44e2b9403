//! Cannon: one is put on a free side.

use crate::{Voyage, duel, intro_duel, paths};
use turning_tides::SILVER;

#[test] // TT-CANNON-01, TT-DEC-04
fn a_cannon_comes_from_the_hold_onto_a_free_side_of_an_intact_zone() {
    duel(1, 5, SILVER, "C6 s4 M", "C3 s4 M")
        .then(|table| assert_eq!(table.hold(SILVER).cannons, 4))
        .play("cannon", "wait")
        .when("silver: cannon > side.3.starboard")
        .ships("C6 s4 k3s M", "C3 s4 M")
        .then(|table| assert_eq!(table.hold(SILVER).cannons, 3));
}

#[test] // TT-CANNON-02, TT-ZONE-02, TT-RULING-17
fn every_free_side_of_every_intact_zone_is_offered_bearing_or_not() {
    let all = paths("cannon > side.", (1..=7).flat_map(|zone| [format!("{zone}.port"), format!("{zone}.starboard")]));
    let all: Vec<&str> = all.iter().map(|path| &**path).collect();
    for round in [1, 2] {
        let empty = duel(round, 1, SILVER, "C6 s4 M", "C3 s4 M").play("cannon", "wait");
        empty.asks(SILVER, &all);
        let taken = duel(round, 1, SILVER, "C6 s4 k2p k4p k4s M X1 X7", "C3 s4 M").play("cannon", "wait");
        let free =
            |path: &&str| !["1.", "7.", "2.port", "4."].iter().any(|taken| path.contains(&format!("side.{taken}")));
        taken.asks(SILVER, &all.iter().copied().filter(free).collect::<Vec<_>>());
    }
}

#[test] // TT-CANNON-03
fn no_sailor_is_needed_to_place_a_cannon() {
    duel(1, 1, SILVER, "C6 M", "C3 s4 M")
        .play("cannon", "wait")
        .when("silver: cannon > side.1.port")
        .ships("C6 k1p M", "C3 s4 M");
}

#[test] // TT-CANNON-04
fn without_a_cannon_in_the_hold_or_a_free_side_nothing_happens() {
    let all_aboard = "C6 s4 k1p k1s k2p k7s M";
    duel(1, 1, SILVER, all_aboard, "C3 s4 M")
        .play("cannon", "wait")
        .has_no_effect(SILVER, "cannon")
        .ships(all_aboard, "C3 s4 M")
        .cards(SILVER, |silver| silver.discard, "cannon");
    // Only the introductory game goes on with so few zones.
    let no_room = "C4 s4 k4p k4s M X1 X2 X3 X5 X6 X7";
    intro_duel(1, 1, SILVER, no_room, "C3 s4 M").play("cannon", "wait").has_no_effect(SILVER, "cannon");
}
