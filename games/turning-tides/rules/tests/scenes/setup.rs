//! Setup: the table before anything has happened.

use crate::walk::game;
use crate::{BUENO, PRIVATE, Voyage, duel};
use turning_tides::{GOLD, Hold, Phase, SILVER, Side, TurningTides, Zones};
use wardroom_kernel::{Game, Seat};

#[test] // TT-SETUP-01, TT-RULING-50
fn nobody_is_asked_for_a_colour() {
    let start = game("base").asks_chance(7);
    assert!(start.played.asked().is_empty());
    assert_eq!([Seat(0), Seat(1)].map(TurningTides::seat_name), ["silver", "gold"]);
    start.draw("fire", "fire").asks(SILVER, &["card.wait", "card.fire"]).asks(GOLD, &["card.wait", "card.fire"]);
}

#[test] // TT-SETUP-02, TT-SETUP-03
fn silver_has_its_captain_in_six_and_gold_in_three() {
    game("base").ships("C6 s4 s5 k5s M", "C3 s4 s5 k5s M");
    game("intro").ships("C6 s4 s5 k5s M", "C3 s4 s5 k5s M");
}

#[test] // TT-SETUP-04
fn the_first_cannons_point_away_in_the_first_round() {
    game("base").then(|table| {
        assert_eq!(table.bearing(), Side::Port);
        assert!([SILVER, GOLD].iter().all(|&seat| table.ship(seat).cannons_on(Side::Port).is_empty()));
    });
    duel(1, 9, SILVER, PRIVATE, BUENO).play("fire", "fire").has_no_effect(SILVER, "fire").has_no_effect(GOLD, "fire");
}

#[test] // TT-SETUP-05
fn two_sailors_and_three_cannons_begin_in_the_hold() {
    let hold = Hold { captain: false, sailors: 2, cannons: 3, mast: false };
    game("base").then(|table| assert_eq!([SILVER, GOLD].map(|seat| table.hold(seat)), [hold; 2]));
}

#[test] // TT-SETUP-06, TT-RULING-02
fn gold_begins_with_the_marker() {
    game("base").marker(GOLD);
    game("intro").marker(GOLD);
    let both_place = game("base").draw("sailor", "sailor").play("sailor", "sailor").asks_only(GOLD);
    assert_eq!(both_place.first(), GOLD);
}

#[test] // TT-SETUP-07
fn wait_is_in_hand_four_cards_lie_in_the_hold_and_seven_in_the_pile() {
    let start = game("base");
    for seat in [SILVER, GOLD] {
        start
            .clone()
            .cards(seat, |player| player.hand, "wait")
            .cards(seat, |player| player.exchange, "sailor swing fire fire")
            .cards(seat, |player| player.pile, "sailor cannon cannon move navigate swing fire")
            .cards(seat, |player| player.discard, "")
            .cards(seat, |player| player.spent, "");
    }
}

#[test] // TT-SETUP-08, TT-RULING-34
fn the_first_round_begins_at_once_with_the_bows_side_by_side() {
    game("base").d(1).then(|table| {
        assert_eq!((table.round, table.turn, table.phase), (1, 1, Phase::Draw));
        assert_eq!(table.bearing(), Side::Port, "the ships have not turned");
    });
}

#[test] // TT-SETUP-09
fn no_zone_is_destroyed_at_the_start() {
    game("base").then(|table| {
        assert!([SILVER, GOLD].iter().all(|&seat| table.ship(seat).destroyed == Zones::NONE));
    });
}
