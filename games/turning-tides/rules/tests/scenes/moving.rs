//! Move: one own unit goes to another place of its ship.

use crate::{PRIVATE, Tides, Voyage, at, duel, intro_duel, paths};
use turning_tides::{GOLD, SILVER, Table};

fn moves(ship: &str) -> Tides {
    duel(1, 7, SILVER, ship, "C3 s4 M").play("move", "wait").asks_only(SILVER)
}
fn sides(zones: impl IntoIterator<Item = u8>) -> Vec<String> {
    zones.into_iter().flat_map(|zone| [format!("{zone}.port"), format!("{zone}.starboard")]).collect()
}
fn all(parts: impl IntoIterator<Item = Vec<String>>) -> Vec<String> {
    parts.into_iter().flatten().collect()
}

#[test] // TT-MOVE-01, TT-MOVE-02, TT-MOVE-03, TT-MOVE-04, TT-DEC-05, TT-DEC-06, TT-DEC-07, TT-RULING-19
fn captain_sailors_and_cannons_can_move_but_not_the_mast_the_hold_or_the_enemy() {
    let offered = all([
        paths("move > captain > zone.", [1, 2, 3, 4, 5, 7]),
        paths("move > sailor.4 > zone.", [1, 2, 3, 5, 6, 7]),
        paths("move > sailor.5 > zone.", [1, 2, 3, 4, 6, 7]),
        paths("move > cannon.5.starboard > side.", sides(1..=4)),
        vec!["move > cannon.5.starboard > side.5.port".into()],
        paths("move > cannon.5.starboard > side.", sides(6..=7)),
    ]);
    moves(PRIVATE).asks(SILVER, &offered.iter().map(|offer| &**offer).collect::<Vec<_>>());
}

#[test] // TT-MOVE-02
fn captain_and_sailor_go_to_any_other_intact_zone() {
    moves("C6 s4 M X2 X7").asks(
        SILVER,
        &[
            "move > captain > zone.1",
            "move > captain > zone.3",
            "move > captain > zone.4",
            "move > captain > zone.5",
            "move > sailor.4 > zone.1",
            "move > sailor.4 > zone.3",
            "move > sailor.4 > zone.5",
            "move > sailor.4 > zone.6",
        ],
    );
    moves("C6 s4 M").when("silver: move > captain > zone.4").ships("C4 s4 M", "C3 s4 M");
    moves("C6 s4x2 M").when("silver: move > sailor.4 > zone.1").ships("C6 s1 s4 M", "C3 s4 M");
}

#[test] // TT-MOVE-03, TT-RULING-16
fn a_cannon_takes_either_free_side_of_another_zone_unless_the_switch_keeps_its_side() {
    moves("C6 s4 k5s M").when("silver: move > cannon.5.starboard > side.1.port").ships("C6 s4 k1p M", "C3 s4 M");
    moves("C6 s4 k5s M").when("silver: move > cannon.5.starboard > side.1.starboard").ships("C6 s4 k1s M", "C3 s4 M");
    let scene = Table::scene(1, 7, SILVER, "C6 k2s k5s M X1", "C3 s4 M");
    let keeps = at(scene.switches(|switches| switches.moved_cannon_keeps_side = true)).play("move", "wait");
    let starboard = |zones: &[u8]| zones.iter().map(|zone| format!("{zone}.starboard")).collect::<Vec<_>>();
    keeps.asks_set(
        SILVER,
        &all([
            paths("move > captain > zone.", [2, 3, 4, 5, 7]),
            paths("move > cannon.2.starboard > side.", starboard(&[3, 4, 6, 7])),
            paths("move > cannon.2.starboard > side.", ["2.port"]),
            paths("move > cannon.5.starboard > side.", starboard(&[3, 4, 6, 7])),
            paths("move > cannon.5.starboard > side.", ["5.port"]),
        ]),
    );
}

#[test] // TT-MOVE-04, TT-MOVE-06, TT-RULING-17
fn a_cannon_changes_sides_in_its_zone_if_the_other_side_is_free() {
    moves("C6 s4 k5s M").when("silver: move > cannon.5.starboard > side.5.port").ships("C6 s4 k5p M", "C3 s4 M");
    let both = moves("C6 k2p k5p k5s M X1 X7");
    both.asks_set(
        SILVER,
        &all([
            paths("move > captain > zone.", [2, 3, 4, 5]),
            paths("move > cannon.2.port > side.", sides([3, 4, 6])),
            paths("move > cannon.2.port > side.", ["2.starboard"]),
            paths("move > cannon.5.port > side.", sides([3, 4, 6])),
            paths("move > cannon.5.port > side.", ["2.starboard"]),
            paths("move > cannon.5.starboard > side.", sides([3, 4, 6])),
            paths("move > cannon.5.starboard > side.", ["2.starboard"]),
        ]),
    );
}

#[test] // TT-MOVE-05, TT-ZONE-03
fn neither_distance_nor_destroyed_zones_in_between_matter() {
    moves("C1 s4 M X2 X6").when("silver: move > captain > zone.7").ships("C7 s4 M X2 X6", "C3 s4 M");
    moves("C1 s7 M X2 X6").when("silver: move > sailor.7 > zone.1").ships("C1 s1 M X2 X6", "C3 s4 M");
    moves("C1 s7 k1p M X2 X6")
        .when("silver: move > cannon.1.port > side.7.starboard")
        .ships("C1 s7 k7s M X2 X6", "C3 s4 M");
}

#[test] // TT-MOVE-06
fn a_unit_ends_in_another_place_than_it_began() {
    let scene = moves("C6 s6 k6p M");
    let stays = ["move > captain > zone.6", "move > sailor.6 > zone.6", "move > cannon.6.port > side.6.port"];
    let offers = crate::walk::offers(&scene.played, SILVER);
    assert!(offers.iter().all(|offer| !stays.contains(&&**offer)));
    assert_eq!(offers.len(), 6 + 6 + 13);
}

#[test] // TT-MOVE-07, TT-COMP-03, TT-RULING-38
fn sailors_in_one_zone_are_one_choice() {
    let offered = all([
        paths("move > captain > zone.", [2, 3, 4, 5, 6, 7]),
        paths("move > sailor.4 > zone.", [1, 2, 3, 5, 6, 7]),
    ]);
    moves("C1 s4x4 M")
        .asks_set(SILVER, &offered)
        .when("silver: move > sailor.4 > zone.5")
        .ships("C1 s4x3 s5 M", "C3 s4 M");
}

#[test] // TT-MOVE-08, TT-RULING-47
fn move_is_always_possible_in_the_base_game_and_not_always_in_the_introductory_one() {
    moves("C1 M- X2 X3").asks_set(SILVER, &paths("move > captain > zone.", [4, 5, 6, 7]));
    intro_duel(1, 7, GOLD, "C- M", "C3 s4 M")
        .play("move", "wait")
        .has_no_effect(SILVER, "move")
        .cards(SILVER, |silver| silver.discard, "move")
        .goes_on();
}
