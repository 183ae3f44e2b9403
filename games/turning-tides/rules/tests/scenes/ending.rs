//! End: how the game is won, and when it is drawn.

use crate::walk::everywhere;
use crate::{Tides, Voyage, at, duel, lull};
use turning_tides::{GOLD, Phase, SILVER, Table, TurningTides};
use wardroom_kernel::{Game, Setup};

const GUN: &str = "C6 s5 k5p M";

fn fires(d: u8, gold: &str) -> Tides {
    duel(1, d, SILVER, GUN, gold).play("fire", "wait").when("silver: fire > zone.5")
}

#[test] // TT-END-01
fn the_third_destroyed_zone_loses_at_once() {
    fires(7, "C1 s4 M X6 X7").ships(GUN, "C1 s4 M X3 X6 X7").ends("zones", &[SILVER]);
    fires(7, "C1 s4 M X7").goes_on();
    duel(1, 7, GOLD, "C6 s4 M X2 X3", "C1 s3 k3p M")
        .play("wait", "fire")
        .when("gold: fire > zone.3")
        .ends("zones", &[GOLD]);
}

#[test] // TT-END-02
fn a_ship_without_crew_loses_at_once_whatever_is_in_the_hold() {
    fires(7, "C3 s3x2 k1p k3p M").ships(GUN, "C- k1p M").ends("crew", &[SILVER]);
    let swing = duel(1, 7, SILVER, "C6 s5 M", "C3 M").play("swing", "wait").when("silver: swing > zone.5");
    swing.ends("crew", &[SILVER]).then(|table| assert_eq!(table.hold(GOLD).sailors, 4));
}

#[test] // TT-END-03
fn a_captain_alone_is_a_crew_and_so_are_sailors_alone() {
    fires(7, "C1 s3x2 M").ships(GUN, "C1 M").goes_on().asks_both_for_a_card();
    fires(7, "C3 s1 M").ships(GUN, "C- s1 M").goes_on().asks_both_for_a_card();
}

#[test] // TT-END-04, TT-TURN-10, TT-RULING-31
fn the_end_comes_after_the_first_card_so_both_can_never_win() {
    // Each could win by this turn's shot: the marker decides.
    let ship = "C1 s4 k4p M- X2 X3";
    for (marker, script, loser) in [(SILVER, "silver: fire > zone.4", 1), (GOLD, "gold: fire > zone.4", 0)] {
        let over = duel(1, 8, marker, ship, ship).play("fire", "fire").when(script).ends("zones", &[marker]).d(8);
        let destroyed = over.played.table().players.map(|player| player.ship.destroyed.len());
        assert_eq!((destroyed[loser], destroyed[1 - loser]), (3, 2));
    }
    duel(1, 7, GOLD, "C5 M", "C3 s3 k3p M").play("swing", "fire").when("gold: fire > zone.3").ends("crew", &[GOLD]);
}

#[test] // TT-END-05, TT-RULING-44
fn without_a_limit_a_game_of_waiting_never_ends() {
    for round in [3, 200, 201, 999, 60_000] {
        duel(round, 13, GOLD, "C6 s4 M", "C3 s4 M").wait_for_the_next_round().goes_on();
    }
    let mut games = 0;
    everywhere("base", 8, |played| {
        if let Some(end) = played.outcome() {
            games += 1;
            assert!(["zones", "crew"].contains(&end.reason));
        }
    });
    assert_eq!(games, 8);
}

/// The last turn of round 3 of 3.
fn at_the_limit(silver: &str, gold: &str) -> Tides {
    let scene = Table::scene(3, 13, GOLD, silver, gold).switches(|switches| switches.round_limit = 3);
    at(scene).play("wait", "wait")
}

#[test] // TT-END-06, TT-RULING-44
fn at_the_limit_fewer_destroyed_zones_win() {
    let over = at_the_limit("C6 s4 M X1", "C1 s4 s5 s6 M X2 X3").ends("limit", &[SILVER]).d(14);
    assert!(over.played.asked().is_empty(), "no lull follows");
    at_the_limit("C6 s4 M X1", "C- s4 M").ends("limit", &[GOLD]);
}

#[test] // TT-END-06, TT-RULING-44
fn at_the_limit_with_equal_zones_more_crew_aboard_wins() {
    at_the_limit("C6 s4 M X1", "C3 s4 s5 M X2").ends("limit", &[GOLD]);
    at_the_limit("C6 s4x3 M", "C3 s4 s5 M-").ends("limit", &[SILVER]);
    at_the_limit("C- s4x3 M", "C3 s4 M").ends("limit", &[SILVER]);
}

#[test] // TT-END-06
fn at_the_limit_with_equal_zones_and_crew_the_game_is_drawn() {
    at_the_limit("C6 s4 M X1", "C- s4 s5 k1p M- X2").ends("limit", &[SILVER, GOLD]);
}

#[test] // TT-END-06
fn the_limit_counts_whole_rounds_and_a_victory_comes_before_it() {
    let scene =
        |round, d| Table::scene(round, d, GOLD, GUN, "C3 s4 M- X1 X2").switches(|switches| switches.round_limit = 3);
    at(scene(2, 13)).play("wait", "wait").goes_on().then(|table| assert_eq!(table.phase, Phase::Exchange));
    at(scene(3, 12)).play("wait", "sailor").carry_out().goes_on().d(13);
    at(scene(3, 10)).play("fire", "wait").when("silver: fire > zone.5").ends("zones", &[SILVER]);
}

#[test] // TT-END-06
fn the_limit_is_an_option_of_both_modes_off_among_people_and_two_hundred_where_none_play() {
    for mode in ["base", "intro"] {
        let setup = Setup::new(TurningTides::MODES, mode, 2, []).expect("there is such a mode");
        assert_eq!(setup.option("round_limit"), 0);
        assert_eq!(setup.unattended().option("round_limit"), 200);
        let set = Tides::new(mode, 2, [("round_limit", "7")]);
        assert_eq!(set.played.table().switches.round_limit, 7);
    }
    let still_paid = lull(3, ("C6 s4 M X1", "wait"), ("C3 s4 M", "wait"));
    at(still_paid).goes_on().asks_only(SILVER);
}
