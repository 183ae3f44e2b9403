//! Captains: what the examples leave open.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, general, spanish};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA};

#[test] // EF-CAPT-01, EF-CAPT-02
fn each_use_takes_a_first_officer_from_hand() {
    let twice = duel().hand(ALTAIR, "first_officer first_officer").start();
    let twice = twice.uses(ALTAIR, "hubac; hubac").may_use(ALTAIR, &[]);
    twice.in_play(ALTAIR, "first_officer first_officer").hand(ALTAIR, "");
}

#[test] // EF-CAPT-06
fn chesnaye_may_go_before_or_after_the_move_but_not_where_she_is() {
    let here = || duel().captains(ALTAIR, "chesnaye hubac").hand(ALTAIR, "first_officer");
    here().start().may_use(ALTAIR, &[]);
    let moved = here()
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.0.-1.n; crew.first_officer > captain.chesnaye > planet.patrocles");
    moved.stands("altair.galleon", "0.-1.p").never(ALTAIR, "ship.altair.galleon");
    let before = here().ship("altair.galleon", "1.0.f").start().uses(ALTAIR, "chesnaye > planet.patrocles");
    before.offers(ALTAIR, "ship.altair.galleon > space.0.-1.n");
}

#[test] // EF-CAPT-08, EF-CAPT-09
fn planet_marker_fortress_and_own_galleon_turn_with_the_tile() {
    let turned = duel().captains(ALTAIR, "cassini hubac").hand(ALTAIR, "first_officer").fortress("patrocles").start();
    // Patrocles' blank exits: p leads to the sides 0, 1, 2 and 4; two sixths on to 2, 3, 4 and 0.
    let turned = turned.uses(ALTAIR, "cassini > cell.0.-1 > by.2").stands("altair.galleon", "0.-1.p");
    let turned = turned.fortresses("patrocles").planets(ALTAIR, "patrocles");
    turned.linked("0.-1.p", &["0.-1.n", "0.-1.0", "0.-1.2", "0.0.0", "-1.0.1"]).in_play(ALTAIR, "first_officer");
}

#[test] // EF-CAPT-08, EF-RULING-83
fn every_turn_that_changes_links_is_offered_and_no_other() {
    let sky = duel().captains(ALTAIR, "cassini hubac").hand(ALTAIR, "first_officer").tile("1.1", "s6", 0).start();
    let sky = sky.may_turn(ALTAIR, "-1.0", &[1, 2, 3, 4, 5]).may_turn(ALTAIR, "1.-1", &[1, 2, 4, 5]).may_turn(
        ALTAIR,
        "0.0",
        &[],
    );
    // Seat 1's galleon stands on Posidonius.
    sky.may_turn(ALTAIR, "1.1", &[]).may_turn(ALTAIR, "0.1", &[]).may_turn(ALTAIR, "-1.1", &[1, 2, 3, 4, 5]);
}

#[test] // EF-CAPT-10, EF-RULING-75
fn fairborne_reaches_fortresses_too() {
    let shot = british().captains(ALTAIR, "fairborne blake").fortress("posidonius").ship("bellatrix.galleon", "0.2.b");
    let shot = shot.ship("altair.galleon", "0.1.3").hand(ALTAIR, "gunner first_officer first_officer").start();
    shot.may(
        ALTAIR,
        "crew.gunner",
        &[
            "crew.gunner > crew.first_officer > ship.altair.galleon > fortress.posidonius",
            "crew.gunner > crew.first_officer > crew.first_officer > ship.altair.galleon > ship.bellatrix.galleon",
        ],
    )
    .does(ALTAIR, "crew.gunner > crew.first_officer > ship.altair.galleon > fortress.posidonius")
    .fortresses("");
}

#[test] // EF-CAPT-11
fn blake_freezes_a_ship_once() {
    let twice = british().ship("altair.galleon", "0.0.3").hand(ALTAIR, "first_officer first_officer").start();
    twice.uses(ALTAIR, "blake > ship.bellatrix.galleon").may_use(ALTAIR, &[]);
}

#[test] // EF-CAPT-12
fn byng_names_one_of_two_opponents() {
    let gang =
        general().captains(ALTAIR, "byng blake").captains(BELLATRIX, "hubac castel").hand(ALTAIR, "first_officer");
    let gang = gang.hand(BELLATRIX, "banker").hand(CAPELLA, "banker gunner").start();
    let gang = gang.may_use(ALTAIR, &["byng > seat.bellatrix", "byng > seat.capella"]);
    gang.uses(ALTAIR, "byng > seat.capella")
        .asks_chance(2)
        .when("dice 2")
        .hand(CAPELLA, "banker")
        .hand(BELLATRIX, "banker");
}

#[test] // EF-CAPT-16, EF-RULING-19, EF-RULING-70
fn silvas_token_moves_no_own_ship_and_needs_her_first_officer() {
    let wind = spanish().captains(ALTAIR, "silva pargo").tokens(ALTAIR, "solar_winds").ship("altair.frigate1", "0.2.a");
    let none = wind.clone().start().may_use(ALTAIR, &[]);
    none.offers(ALTAIR, "token.solar_winds > ship.altair.frigate1 > space.0.2.n")
        .never(ALTAIR, "token.solar_winds > ship.bellatrix.");
    wind.hand(ALTAIR, "first_officer")
        .start()
        .never(ALTAIR, "crew.first_officer > captain.silva > token.solar_winds > ship.altair.");
}

#[test] // EF-CAPT-17
fn a_sold_card_does_not_count_as_played() {
    let market = spanish()
        .captains(ALTAIR, "aviles pargo")
        .hand(ALTAIR, "first_officer first_officer first_officer gunner gunner gunner banker");
    let market = market.spices(ALTAIR, "0/0").start().uses(ALTAIR, "aviles > crew.gunner; aviles > crew.gunner");
    market
        .uses(ALTAIR, "aviles > crew.gunner")
        .spices(ALTAIR, "3/3")
        .in_play(ALTAIR, "first_officer first_officer first_officer")
        .hand(ALTAIR, "banker");
}

#[test] // EF-CAPT-04, EF-CREW-03
fn hubacs_frigates_sail_no_farther() {
    let fleet = duel().ship("altair.galleon", "0.2.n").ship("altair.frigate1", "0.-1.p").hand(ALTAIR, "first_officer");
    let fleet = fleet.start().counts(ALTAIR, "ship.altair.frigate1 > ", 24);
    fleet.uses(ALTAIR, "hubac").counts(ALTAIR, "ship.altair.frigate1 > ", 24);
}
