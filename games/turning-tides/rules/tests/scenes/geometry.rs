//! Geometry: which zones are opposite, and which cannons bear.

use crate::{BUENO, PRIVATE, Voyage, at, duel, lull};
use turning_tides::{GOLD, Position, SILVER, Side, Table, Zone};

/// As the ledger has them: own zones in order, each opposite the enemy zone of the same place.
const PAIRS: [(u8, &[u8], &[u8]); 15] = [
    (0, &[], &[]),
    (1, &[1], &[1]),
    (2, &[1, 2], &[2, 1]),
    (3, &[1, 2, 3], &[3, 2, 1]),
    (4, &[1, 2, 3, 4], &[4, 3, 2, 1]),
    (5, &[1, 2, 3, 4, 5], &[5, 4, 3, 2, 1]),
    (6, &[1, 2, 3, 4, 5, 6], &[6, 5, 4, 3, 2, 1]),
    (7, &[1, 2, 3, 4, 5, 6, 7], &[7, 6, 5, 4, 3, 2, 1]),
    (8, &[2, 3, 4, 5, 6, 7], &[7, 6, 5, 4, 3, 2]),
    (9, &[3, 4, 5, 6, 7], &[7, 6, 5, 4, 3]),
    (10, &[4, 5, 6, 7], &[7, 6, 5, 4]),
    (11, &[5, 6, 7], &[7, 6, 5]),
    (12, &[6, 7], &[7, 6]),
    (13, &[7], &[7]),
    (14, &[], &[]),
];

fn faced(d: u8, own: u8) -> Option<u8> {
    let (_, own_zones, enemy_zones) = PAIRS[usize::from(d)];
    own_zones.iter().position(|&zone| zone == own).map(|place| enemy_zones[place])
}

#[test] // TT-GEO-01, TT-GEO-02
fn the_facing_pairs_are_those_of_the_table_seen_from_either_ship() {
    for (d, own) in (0..=14).flat_map(|d| (1..=7).map(move |own| (d, own))) {
        let zone = Zone::new(own).expect("a ship has it");
        let facing = Position::new(d).expect("ships can be there").facing(zone);
        assert_eq!(facing.map(Zone::number), faced(d, own), "zone {own} at {d}");
        assert_eq!(Position::new(d).is_some_and(|d| d.in_contact().contains(zone)), facing.is_some());
        if let Some(enemy) = faced(d, own) {
            assert_eq!((own + enemy, faced(d, enemy)), (d + 1, Some(own)));
        }
    }
    assert_eq!(Position::new(15), None);
}

#[test] // TT-GEO-01, TT-GEO-02, TT-SWING-01
fn a_swing_goes_from_each_zone_to_the_zone_it_faces_and_from_no_other() {
    for (d, own) in (1..=13).flat_map(|d| (1..=7).map(move |own| (d, own))) {
        let (swings, swung_at) = (format!("C4 s{own} M"), "C4 s1 s2 s3 s5 M");
        let silver = duel(1, d, SILVER, &swings, swung_at).play("swing", "wait");
        let gold = duel(1, d, SILVER, swung_at, &swings).play("wait", "swing");
        let Some(enemy) = faced(d, own) else {
            silver.has_no_effect(SILVER, "swing");
            gold.has_no_effect(GOLD, "swing");
            continue;
        };
        let from = format!("swing > zone.{own}");
        let (hit, captain) = (format!(" s{enemy}"), if enemy == 4 { "C-" } else { "C4" });
        let after = swung_at.replace(&hit, "").replace("C4", captain);
        silver.asks(SILVER, &[&from]).when(&format!("silver: {from}")).ships(&swings, &after);
        gold.asks(GOLD, &[&from]).when(&format!("gold: {from}")).ships(&after, &swings);
    }
}

#[test] // TT-GEO-03, TT-RULING-03
fn forward_and_back_are_one_step_between_the_ships() {
    let turn = || duel(1, 7, GOLD, "C6 s4 M", "C1 s5 s3 s4 M").play("swing", "navigate");
    turn().when("gold: navigate > forward").d(8).when("silver: swing > zone.4").ships("C6 s4 M", "C1 s3 s4 M").d(9);
    turn().when("gold: navigate > back").d(6).when("silver: swing > zone.4").ships("C6 s4 M", "C1 s4 s5 M").d(7);
}

#[test] // TT-GEO-04, TT-RULING-06, TT-RULING-07
fn the_position_stays_within_zero_and_fourteen() {
    duel(1, 1, GOLD, PRIVATE, BUENO)
        .play("navigate", "navigate")
        .when("gold: navigate > back")
        .d(0)
        .when("silver: navigate > back")
        .d(1)
        .asks_both_for_a_card();
    duel(1, 13, GOLD, PRIVATE, BUENO)
        .play("navigate", "navigate")
        .when("gold: navigate > forward")
        .d(14)
        .when("silver: navigate > forward")
        .d(14)
        .then(|table| assert!(table.phase.is_lull()));
}

#[test] // TT-GEO-05
fn destroyed_zones_keep_their_place_in_the_row() {
    duel(1, 7, SILVER, "C6 s5 M- X1 X4", "C2 s3 M- X4 X5")
        .play("swing", "wait")
        .when("silver: swing > zone.5")
        .ships("C6 s5 M- X1 X4", "C2 M- X4 X5");
}

#[test] // TT-GEO-06, TT-ROUND-01
fn every_round_begins_at_one_with_the_same_pairs() {
    duel(1, 13, SILVER, "C6 s1 M", "C3 s1 s2 M")
        .wait_for_the_next_round()
        .d(1)
        .draw("swing", "move")
        .play("swing", "wait")
        .asks(SILVER, &["swing > zone.1"])
        .when("silver: swing > zone.1")
        .ships("C6 s1 M", "C3 s2 M");
}

#[test] // TT-GEO-07, TT-GEO-08, TT-RULING-48
fn port_faces_the_enemy_in_odd_rounds_and_starboard_in_even_ones_on_both_ships() {
    for round in 1..=4 {
        for (side, bears) in [("p", round % 2 == 1), ("s", round % 2 == 0)] {
            let ship = format!("C1 s5 k5{side} M");
            let silver = duel(round, 9, SILVER, &ship, "C1 s4 M").play("fire", "wait");
            let gold = duel(round, 9, SILVER, "C1 s4 M", &ship).play("wait", "fire");
            if bears {
                silver.when("silver: fire > zone.5").ships(&ship, "C1 s4 M X5");
                gold.when("gold: fire > zone.5").ships("C1 s4 M X5", &ship);
            } else {
                silver.has_no_effect(SILVER, "fire").ships(&ship, "C1 s4 M");
                gold.has_no_effect(GOLD, "fire").ships("C1 s4 M", &ship);
            }
        }
    }
}

#[test] // TT-GEO-08, TT-GEO-09, TT-ROUND-07
fn the_turn_between_rounds_makes_the_other_cannons_bear_and_moves_no_unit() {
    let (silver, gold) = ("C6 s1 k1p k2s M", "C3 s1 k1s M");
    let turned = duel(1, 13, SILVER, silver, gold).wait_for_the_next_round().ships(silver, gold);
    turned
        .then(|table| assert_eq!((table.round, table.bearing()), (2, Side::Starboard)))
        .draw("fire", "fire")
        .play("fire", "fire")
        .has_no_effect(SILVER, "fire")
        .asks(GOLD, &["fire > zone.1"])
        .when("gold: fire > zone.1")
        .ships("C6 k2s M", gold);
}

#[test] // TT-GEO-09
fn a_cannon_changes_its_side_by_move_only() {
    let scene = lull(2, ("C6 s1 k1p M", "wait"), ("C3 s1 k1s M", "wait"));
    at(scene).ships("C6 s1 k1p M", "C3 s1 k1s M").then(|table| assert_eq!(table.round, 3));
    duel(1, 7, SILVER, "C6 s1 k1p M", "C3 s1 k1s M")
        .play("move", "wait")
        .when("silver: move > cannon.1.port > side.1.starboard")
        .ships("C6 s1 k1s M", "C3 s1 k1s M");
    let moved_back = Table::scene(2, 1, GOLD, "C6 s1 k1p M", "C3 s4 M");
    at(moved_back).play("move", "wait").when("silver: move > captain > zone.1").ships("C1 s1 k1p M", "C3 s4 M");
}
