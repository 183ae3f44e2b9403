//! Sailor: one comes aboard.

use crate::{Voyage, duel, paths};
use turning_tides::{GOLD, SILVER};

#[test] // TT-SAILOR-01, TT-DEC-03
fn a_sailor_comes_from_the_hold_into_an_intact_zone() {
    duel(1, 5, SILVER, "C6 s4 M", "C3 s4 M")
        .then(|table| assert_eq!(table.hold(SILVER).sailors, 3))
        .play("sailor", "wait")
        .when("silver: sailor > zone.7")
        .ships("C6 s4 s7 M", "C3 s4 M")
        .then(|table| assert_eq!(table.hold(SILVER).sailors, 2));
}

#[test] // TT-SAILOR-02, TT-ZONE-02
fn any_intact_zone_will_do_occupied_or_not_facing_the_enemy_or_not() {
    let all = paths("sailor > zone.", 1..=7);
    let silver = || duel(1, 2, SILVER, "C6 s4 k5p M", "C3 s4 M").play("sailor", "wait");
    silver().asks(SILVER, &all.iter().map(|path| &**path).collect::<Vec<_>>());
    silver().when("silver: sailor > zone.4").ships("C6 s4x2 k5p M", "C3 s4 M");
    silver().when("silver: sailor > zone.6").ships("C6 s4 s6 k5p M", "C3 s4 M");
    duel(2, 12, GOLD, "C6 s4 M", "C3 s4 M X1 X5")
        .play("wait", "sailor")
        .asks(GOLD, &["sailor > zone.2", "sailor > zone.3", "sailor > zone.4", "sailor > zone.6", "sailor > zone.7"]);
}

#[test] // TT-SAILOR-03
fn without_a_sailor_in_the_hold_nothing_happens() {
    let ship = "C6 s1 s2x2 s7 M";
    duel(1, 3, SILVER, ship, "C3 s4 M")
        .play("sailor", "wait")
        .has_no_effect(SILVER, "sailor")
        .ships(ship, "C3 s4 M")
        .cards(SILVER, |silver| silver.discard, "sailor")
        .asks_both_for_a_card();
}
