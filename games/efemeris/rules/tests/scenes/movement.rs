//! Movement: ship and end space, whatever the way.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel};
use efemeris::ALTAIR;

#[test] // EF-MOVE-03, EF-RULING-77
fn a_move_names_ship_and_end_and_never_ends_where_it_began() {
    duel().ship("altair.galleon", "0.0.w").start().lacks(ALTAIR, "ship.altair.galleon > space.0.0.w");
    let moved = duel().start().lacks(ALTAIR, "ship.altair.galleon > space.0.-1.p");
    let texts = moved.texts(ALTAIR, "ship.altair.galleon");
    assert_eq!(texts.len(), 19, "one offer for each end, however many ways lead there");
    moved
        .does(ALTAIR, "ship.altair.galleon > space.0.0.1")
        .stands("altair.galleon", "0.0.1")
        .never(ALTAIR, "ship.altair.galleon");
}

#[test] // EF-MOVE-01, EF-TURN-04, EF-TACT-02
fn each_ship_moves_once_a_turn_in_any_order_with_other_actions() {
    let fleet = duel().ship("altair.frigate1", "0.-1.n").hand(ALTAIR, "banker").spices(ALTAIR, "1/1").start();
    fleet
        .does(
            ALTAIR,
            "ship.altair.frigate1 > space.0.0.w; crew.banker > spice.pepper; ship.altair.galleon > space.0.-1.n",
        )
        .never(ALTAIR, "ship.")
        .next_turn()
        .next_turn()
        .offers(ALTAIR, "ship.altair.galleon > space.0.-1.p")
        .offers(ALTAIR, "ship.altair.frigate1 > space.0.0.1");
}

#[test] // EF-MOVE-08, EF-RULING-34
fn a_pushed_ship_may_enter_its_own_fortress_and_not_the_pushers() {
    let pushed = |fortress: &str, ship: &str| {
        duel()
            .fortress(fortress)
            .ship("altair.galleon", "0.2.b")
            .ship("bellatrix.galleon", "0.2.n")
            .ship("bellatrix.frigate1", ship)
            .tokens(ALTAIR, "warning_shot")
    };
    pushed("posidonius", "0.0.3").start().offers(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1 > space.0.1.p");
    pushed("patrocles", "0.-1.n").start().lacks(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1 > space.0.-1.p");
    // Own fortresses do not hinder Solar Winds; enemy ones do.
    let winds = |fortress: &str| {
        duel()
            .fortress(fortress)
            .ship("altair.galleon", "0.0.w")
            .ship("bellatrix.galleon", "0.2.n")
            .tokens(ALTAIR, "solar_winds")
    };
    winds("posidonius").start().lacks(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.1.p");
    winds("patrocles").start().offers(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.-1.p");
}

#[test] // EF-MOVE-08, EF-MOVE-07
fn solar_winds_run_into_a_singularity_but_not_through_it() {
    let winds = duel().ship("altair.galleon", "1.0.f").tokens(ALTAIR, "solar_winds").start();
    winds
        .lacks(ALTAIR, "token.solar_winds > ship.altair.galleon > space.1.0.2")
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.1.0.s")
        .afloat(ALTAIR, "");
}
