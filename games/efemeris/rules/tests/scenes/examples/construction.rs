//! Construction and conquest.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-EX-50, EF-BUILD-10, EF-BUILD-11, EF-RULING-45
fn a_new_galleon_goes_on_a_free_own_planet_and_only_without_one_on_the_rose() {
    let yard = || duel().construction().no_galleon(ALTAIR).spices(ALTAIR, "0/2");
    let rose = yard().ship("altair.frigate1", "0.-1.p").start().may(ALTAIR, "build.galleon", &["build.galleon > rose"]);
    rose.does(ALTAIR, "build.galleon > rose").stands("altair.galleon", "0.0.w").spices(ALTAIR, "0/0");
    yard().ship("bellatrix.frigate1", "0.-1.p").start().may(ALTAIR, "build.galleon", &["build.galleon > rose"]);
    let home = yard().start().may(ALTAIR, "build.galleon", &["build.galleon > planet.patrocles"]);
    home.does(ALTAIR, "build.galleon > planet.patrocles")
        .stands("altair.galleon", "0.-1.p")
        .never(ALTAIR, "build.galleon");
    duel().construction().spices(ALTAIR, "0/4").start().never(ALTAIR, "build.galleon");
    yard().spices(ALTAIR, "5/1").start().never(ALTAIR, "build.galleon");
}

#[test] // EF-EX-51, EF-BUILD-02, EF-RULING-69, EF-RULING-44
fn cards_in_play_cannot_be_recruited_and_eight_are_the_most_in_hand() {
    let turn =
        duel().spices(ALTAIR, "4/0").hand(ALTAIR, "banker banker gunner gunner gunner courtesan courtesan").start();
    let paid = turn.does(ALTAIR, "crew.banker > spice.pepper").build().spices(ALTAIR, "3/1");
    paid.never(ALTAIR, "recruit > crew.banker").offers(ALTAIR, "recruit > crew.helmsman");
    let lost = duel().ship("altair.galleon", "0.-2.m").spices(ALTAIR, "4/0").hand(ALTAIR, "banker banker").start();
    let lost = lost.does(ALTAIR, "crew.banker > spice.pepper").sink(ALTAIR);
    lost.offers(ALTAIR, "recruit > crew.banker");
    let six = "banker gunner gunner gunner courtesan courtesan";
    let build = duel().construction().spices(ALTAIR, "4/0").hand(ALTAIR, six).in_play(ALTAIR, "banker").start();
    build
        .may(ALTAIR, "recruit", &["recruit > crew.first_officer", "recruit > crew.helmsman"])
        .does(ALTAIR, "recruit > crew.helmsman")
        .spices(ALTAIR, "2/0")
        .does(ALTAIR, "recruit > crew.first_officer")
        .spices(ALTAIR, "0/0")
        .then(|table| assert_eq!(table.players[ALTAIR].hand.len(), 8));
    let full =
        duel().construction().spices(ALTAIR, "5/0").hand(ALTAIR, &format!("{six} helmsman first_officer")).start();
    full.never(ALTAIR, "recruit");
    duel().construction().spices(ALTAIR, "1/5").start().never(ALTAIR, "recruit");
}

#[test] // EF-EX-52, EF-CONQ-01, EF-CONQ-04, EF-CONQ-07, EF-END-02, EF-RULING-47, EF-RULING-49, EF-RULING-80
fn who_takes_the_enemys_last_planet_wins() {
    let taken = duel()
        .construction()
        .ship("bellatrix.galleon", "0.1.a")
        .ship("altair.frigate1", "0.1.p")
        .spices(ALTAIR, "3/1")
        .spices(BELLATRIX, "1/2")
        .start();
    let taken = taken.does(ALTAIR, "conquer > planet.posidonius").spices(ALTAIR, "0/0").spices(BELLATRIX, "1/2");
    taken.planets(ALTAIR, "patrocles posidonius").planets(BELLATRIX, "").ends("last-planets", &[ALTAIR]);
}

#[test] // EF-EX-53, EF-BUILD-07, EF-RULING-66, EF-INV-06
fn a_fortress_may_be_built_under_an_enemy_ship_which_cannot_conquer_then() {
    let built = duel()
        .active(BELLATRIX)
        .construction()
        .ship("bellatrix.galleon", "0.1.a")
        .ship("altair.frigate1", "0.1.p")
        .spices(BELLATRIX, "1/1");
    let built = built.spices(ALTAIR, "5/5").start().does(BELLATRIX, "build.fortress > planet.posidonius").next_turn();
    let built = built.fortresses("posidonius").stands("altair.frigate1", "0.1.p");
    built.clone().build().never(ALTAIR, "conquer");
    let left = built.does(ALTAIR, "ship.altair.frigate1 > space.0.0.3").next_turn();
    let back = left.next_turn();
    back.lacks(ALTAIR, "ship.altair.frigate1 > space.0.1.p").offers(ALTAIR, "ship.altair.frigate1 > space.0.0.w");
}

#[test] // EF-EX-54, EF-CONQ-05, EF-CONQ-06, EF-BUILD-01, EF-RULING-41
fn a_planet_can_be_conquered_on_arrival_and_fortified_at_once() {
    duel()
        .ship("altair.galleon", "0.0.4")
        .spices(ALTAIR, "4/2")
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.-1.1.p")
        .build()
        .does(ALTAIR, "conquer > planet.pytheas")
        .spices(ALTAIR, "2/1")
        .stands("altair.galleon", "-1.1.p")
        .does(ALTAIR, "build.fortress > planet.pytheas")
        .spices(ALTAIR, "1/0")
        .fortresses("pytheas")
        .planets(ALTAIR, "patrocles pytheas");
}
