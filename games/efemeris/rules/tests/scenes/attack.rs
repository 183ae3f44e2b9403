//! Attack: only by Gunners, and what is lost by it.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, expert};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-ATK-01, EF-ATK-02, EF-ATK-11
fn targets_are_enemy_ships_and_fortresses_next_to_the_galleon() {
    let shot = duel().ship("altair.galleon", "0.1.a").ship("altair.frigate1", "0.1.3").hand(ALTAIR, "gunner").start();
    shot.may(ALTAIR, "crew.gunner", &["crew.gunner > ship.altair.galleon > ship.bellatrix.galleon"]);
    // A planet marker alone is no target, nor is the own fortress.
    duel()
        .ship("altair.galleon", "0.1.a")
        .ship("bellatrix.galleon", "0.2.b")
        .hand(ALTAIR, "gunner")
        .start()
        .never(ALTAIR, "crew.gunner");
    duel()
        .ship("altair.galleon", "0.-1.n")
        .fortress("patrocles")
        .hand(ALTAIR, "gunner")
        .start()
        .never(ALTAIR, "crew.gunner");
}

#[test] // EF-ATK-04, EF-RULING-67
fn a_ship_cannot_attack_the_fortress_it_stands_on() {
    let guest = duel().fortress("posidonius").ship("bellatrix.galleon", "0.2.b").hand(ALTAIR, "gunner");
    guest.clone().ship("altair.galleon", "0.1.p").start().never(ALTAIR, "crew.gunner");
    let beside = guest.clone().ship("altair.galleon", "0.0.3").start();
    beside.may(ALTAIR, "crew.gunner", &["crew.gunner > ship.altair.galleon > fortress.posidonius"]);
    // A ship on the planet shields it.
    let shared = guest.ship("altair.galleon", "0.0.3").ship("altair.frigate1", "0.1.p").start();
    shared.never(ALTAIR, "crew.gunner");
}

#[test] // EF-ATK-05, EF-STATUS-02
fn a_shielded_fortress_withstands_and_the_card_is_spent() {
    let shot = duel().captains(ALTAIR, "blake byng").captains(BELLATRIX, "castel hubac").fortress("posidonius");
    let shot = shot
        .in_play(BELLATRIX, "first_officer")
        .ship("bellatrix.galleon", "0.2.b")
        .ship("altair.galleon", "0.0.3")
        .hand(ALTAIR, "gunner")
        .start();
    shot.does(ALTAIR, "crew.gunner > ship.altair.galleon > fortress.posidonius")
        .fortresses("posidonius")
        .in_play(ALTAIR, "gunner");
}

#[test] // EF-ATK-06, EF-BUILD-04
fn a_destroyed_frigate_counts_as_built_for_ever() {
    let shot = duel()
        .ship("altair.galleon", "0.0.3")
        .ship("bellatrix.galleon", "0.2.b")
        .ship("bellatrix.frigate1", "0.1.p")
        .hand(ALTAIR, "gunner")
        .spices(BELLATRIX, "5/0");
    let shot = shot
        .built(BELLATRIX, 2, 0)
        .start()
        .does(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.frigate1")
        .afloat(BELLATRIX, "galleon@0.2.b");
    let theirs = shot.next_turn().build();
    theirs.never(BELLATRIX, "build.frigate");
}

#[test] // EF-ATK-07, EF-RULING-68, EF-EX-04, EF-COMP-08
fn when_a_galleon_is_lost_the_next_captain_is_shown_before_it_is_built() {
    let begun = duel()
        .active(BELLATRIX)
        .captains(ALTAIR, "hubac cassini")
        .ship("altair.galleon", "0.0.3")
        .hand(BELLATRIX, "gunner")
        .start();
    let begun = begun.sees_captain(BELLATRIX, ALTAIR, "hubac", 1);
    let lost = begun.does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > ship.altair.galleon");
    lost.captain(ALTAIR, "cassini", "hubac").sees_captain(BELLATRIX, ALTAIR, "cassini", 0);
}

#[test] // EF-ATK-08, EF-CREW-13
fn credits_of_a_lost_galleon_are_gone() {
    let lost = british().ship("altair.galleon", "1.0.f").hand(ALTAIR, "shipwright").spices(ALTAIR, "0/0").start();
    let lost = lost.does(ALTAIR, "crew.shipwright > play; ship.altair.galleon > space.1.0.s").in_play(ALTAIR, "");
    lost.build().never(ALTAIR, "build.frigate");
}

#[test] // EF-ATK-08, EF-EXPERT-03
fn at_expert_level_a_lost_galleons_crew_in_play_leaves_the_game() {
    let lost = expert().ship("altair.galleon", "1.0.f").hand(ALTAIR, "courtesan").start();
    lost.does(ALTAIR, "crew.courtesan > play; ship.altair.galleon > space.1.0.s")
        .in_play(ALTAIR, "")
        .out(ALTAIR, "courtesan");
}
