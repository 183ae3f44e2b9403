//! Destroyed zones: no way back.

use crate::walk::{everywhere, offers};
use crate::{Tides, Voyage, at, duel, intro_duel};
use turning_tides::{GOLD, SILVER, Table, Zones};

const GUN: &str = "C6 s5 k5p M";

fn fires(d: u8, gold: &str) -> Tides {
    duel(1, d, SILVER, GUN, gold).play("fire", "wait").when("silver: fire > zone.5")
}

#[test] // TT-ZONE-01
fn a_shot_destroys_a_zone_with_no_unit_at_all() {
    fires(7, "C1 s4 M").ships(GUN, "C1 s4 M X3");
    for saved in ["C3 s4 M", "C1 s3 s4 M", "C1 s4 k3s M"] {
        fires(7, saved).then(|table| assert_eq!(table.ship(GOLD).destroyed, Zones::NONE));
    }
    fires(8, "C1 s3 M").then(|table| assert_eq!(table.ship(GOLD).destroyed, Zones::NONE));
}

#[test] // TT-ZONE-01
fn a_destroyed_zone_stays_destroyed_for_the_whole_game() {
    let mut before = [Zones::NONE; 2];
    everywhere("base", 4, |played| {
        let now = [SILVER, GOLD].map(|seat| played.table().ship(seat).destroyed);
        if !played.answers().is_empty() {
            assert!((0..2).all(|ship| before[ship].and(now[ship]) == before[ship]), "a zone was mended");
        }
        before = now;
    });
}

#[test] // TT-ZONE-01, TT-RULING-46
fn there_is_no_limit_of_markers_for_destroyed_zones() {
    // The introductory game goes on while the captain is aboard.
    let (silver, gold) = ("C6 s5 k5p M X1 X2 X3", "C4 s4 M X1 X2 X5 X6");
    intro_duel(1, 7, SILVER, silver, gold)
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships(silver, "C4 s4 M X1 X2 X3 X5 X6")
        .goes_on();
}

#[test] // TT-ZONE-02
fn nothing_is_placed_in_or_moved_into_a_destroyed_zone() {
    for card in ["sailor", "cannon", "move"] {
        let turn = duel(1, 7, GOLD, "C6 s4 M", "C3 s4 k5p M X2 X6").play("wait", card);
        let into = |zone: u8| [format!("> zone.{zone}"), format!("> side.{zone}.")];
        let offers = offers(&turn.played, GOLD);
        let has = |zone| offers.iter().any(|offer| into(zone).iter().any(|end| offer.contains(end)));
        assert_eq!((1..=7).filter(|&zone| has(zone)).collect::<Vec<_>>(), [1, 3, 4, 5, 7], "{card}");
    }
    let stands_there = Table::scene(1, 7, GOLD, "C6 s4 M", "C2 s4 M X2").table();
    assert!(stands_there.is_err(), "not even on paper");
}

#[test] // TT-ZONE-03
fn units_pass_a_destroyed_zone_freely() {
    duel(1, 7, GOLD, "C6 s4 M", "C1 s4 M X2 X3")
        .play("wait", "move")
        .when("gold: move > captain > zone.5")
        .ships("C6 s4 M", "C5 s4 M X2 X3");
}

#[test] // TT-ZONE-04, TT-RULING-26
fn a_zone_destroyed_in_a_round_costs_its_owner_a_card_in_the_next_lull() {
    at(Table::scene(1, 9, SILVER, GUN, "C3 s4 M").hand(GOLD, "wait move").pile(GOLD, ""))
        .play("fire", "wait")
        .when("silver: fire > zone.5")
        .ships(GUN, "C3 s4 M X5")
        .cards(GOLD, |gold| gold.hand, "wait move")
        .cards(GOLD, |gold| gold.spent, "")
        .play("wait", "wait")
        .play("wait", "wait")
        .when("silver: exchange > none; gold: exchange > none")
        .asks_only(GOLD)
        .when("gold: pay > spend.move")
        .cards(GOLD, |gold| gold.spent, "move")
        .cards(GOLD, |gold| gold.pile, "sailor cannon cannon navigate swing fire");
}
