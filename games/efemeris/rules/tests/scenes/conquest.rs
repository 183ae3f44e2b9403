//! Conquest: pay on the spot.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-CONQ-01, EF-CONQ-03, EF-COMP-04
fn the_price_is_paid_by_a_player_with_a_ship_on_the_planet() {
    let on = |pepper, vanilla| {
        duel().construction().ship("altair.galleon", "-1.1.p").spices(ALTAIR, &format!("{pepper}/{vanilla}")).start()
    };
    on(2, 1)
        .may(ALTAIR, "conquer", &["conquer > planet.pytheas"])
        .does(ALTAIR, "conquer > planet.pytheas")
        .spices(ALTAIR, "0/0");
    on(1, 5).never(ALTAIR, "conquer");
    on(5, 0).never(ALTAIR, "conquer");
    duel().construction().ship("altair.galleon", "-1.1.n").spices(ALTAIR, "5/5").start().never(ALTAIR, "conquer");
    // An enemy ship on the planet does not conquer it in a turn that is not its own.
    on(2, 1).never(BELLATRIX, "conquer");
}

#[test] // EF-CONQ-02, EF-RULING-47
fn a_foreign_fortress_bars_conquest() {
    let on = || {
        duel().construction().ship("bellatrix.galleon", "0.2.n").ship("altair.frigate1", "0.1.p").spices(ALTAIR, "5/5")
    };
    on().start().offers(ALTAIR, "conquer > planet.posidonius");
    on().fortress("posidonius").start().never(ALTAIR, "conquer");
}

#[test] // EF-CONQ-04, EF-END-01
fn the_loser_of_a_planet_gets_its_marker_back() {
    let taken = duel()
        .construction()
        .planets(BELLATRIX, "posidonius pytheas")
        .ship("altair.galleon", "-1.1.p")
        .spices(ALTAIR, "3/3")
        .start();
    let taken = taken
        .does(ALTAIR, "conquer > planet.pytheas")
        .planets(ALTAIR, "patrocles pytheas")
        .planets(BELLATRIX, "posidonius")
        .goes_on();
    taken.spices(ALTAIR, "1/2");
}

#[test] // EF-CONQ-05
fn a_conquered_planet_produces_from_the_next_own_collection_on() {
    let taken = duel()
        .construction()
        .planets(BELLATRIX, "posidonius pytheas")
        .ship("altair.galleon", "-1.1.p")
        .spices(ALTAIR, "2/1")
        .spices(BELLATRIX, "0/0");
    let taken = taken
        .start()
        .does(ALTAIR, "conquer > planet.pytheas; end.turn")
        .spices(ALTAIR, "0/0")
        .explore()
        .spices(BELLATRIX, "1/0");
    taken.next_turn().spices(ALTAIR, "2/0");
}

#[test] // EF-CONQ-06
fn several_planets_can_be_conquered_in_one_turn() {
    let two = duel()
        .construction()
        .planets(BELLATRIX, "posidonius")
        .tile("-1.2", "apollas", 0)
        .ship("altair.galleon", "-1.1.p");
    let two = two
        .ship("altair.frigate1", "-1.2.p")
        .spices(ALTAIR, "3/3")
        .start()
        .does(ALTAIR, "conquer > planet.pytheas; conquer > planet.apollas");
    two.planets(ALTAIR, "apollas patrocles pytheas")
        .spices(ALTAIR, "0/0")
        .afloat(ALTAIR, "frigate@-1.2.p galleon@-1.1.p");
}
