//! Mast: it takes the first shot.

use crate::walk::{everywhere, game, offers};
use crate::{Tides, Voyage, at, duel};
use turning_tides::{GOLD, SILVER, Table};

const GUN: &str = "C6 s5 k5p M";

fn fires_at_four(gold: &str) -> Tides {
    duel(1, 8, SILVER, GUN, gold).play("fire", "wait").when("silver: fire > zone.5")
}

#[test] // TT-MAST-01, TT-RULING-19
fn the_mast_stands_in_zone_four_from_the_start_is_never_moved_and_counts_as_a_unit() {
    game("base").then(|table| assert!([SILVER, GOLD].iter().all(|&seat| table.ship(seat).has_mast)));
    everywhere("base", 2, |played| {
        for seat in played.asked() {
            assert!(offers(played, seat).iter().all(|offer| !offer.contains("mast")));
        }
    });
    // A zone with the mast alone is not empty: the shot takes the mast, and the loss counts as one of a unit.
    fires_at_four("C3 s5 M").ships(GUN, "C3 s5 M-").marker(GOLD);
}

#[test] // TT-MAST-02
fn the_first_shot_takes_the_mast_alone() {
    fires_at_four("C4 s4x2 k4p k4s M")
        .ships(GUN, "C4 s4x2 k4p k4s M-")
        .then(|table| assert!(table.hold(GOLD).mast && table.ship(GOLD).destroyed.is_empty()));
}

#[test] // TT-MAST-03
fn without_its_mast_zone_four_is_like_any_other() {
    fires_at_four("C4 s4x2 s5 k4p k4s M-").ships(GUN, "C- s5 M-");
    fires_at_four("C3 s5 M-").ships(GUN, "C3 s5 M- X4");
    let guns = "C6 s5 s6 k5p k6p M";
    at(Table::scene(1, 8, SILVER, guns, "C4 s5 M").exchange(SILVER, "sailor cannon swing fire"))
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships(guns, "C4 s5 M-")
        .play("fire", "wait")
        .when("silver: fire > zone.6")
        .ships(guns, "C- s5 M-");
}

#[test] // TT-MAST-04
fn the_removed_mast_stays_in_the_hold() {
    let after = fires_at_four("C4 s4 M").play("wait", "move");
    assert!(offers(&after.played, GOLD).iter().all(|offer| !offer.contains("mast")));
    after
        .when("gold: move > captain > zone.1")
        .wait_for_the_next_round()
        .ships(GUN, "C1 s4 M-")
        .then(|table| assert!(table.hold(GOLD).mast));
}
