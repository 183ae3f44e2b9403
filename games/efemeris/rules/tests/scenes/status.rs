//! Status: protected, shielded, frozen.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel};
use efemeris::{ALTAIR, BELLATRIX, Ship};

#[test] // EF-STATUS-01, EF-RULING-26, EF-CREW-12
fn protection_lasts_through_the_enemies_turns_and_ends_with_the_own_tactics_phase() {
    let turn =
        british().ship("altair.galleon", "0.0.3").hand(ALTAIR, "surgeon").hand(BELLATRIX, "gunner gunner").start();
    let turn = turn.does(ALTAIR, "crew.surgeon > play").next_turn();
    let shot = "crew.gunner > ship.bellatrix.galleon > ship.altair.galleon";
    let stood = turn.does(BELLATRIX, shot).stands("altair.galleon", "0.0.3").next_turn();
    stood.next_turn().does(BELLATRIX, shot).afloat(ALTAIR, "");
}

#[test] // EF-STATUS-01, EF-RULING-20
fn a_protected_galleon_can_be_pushed() {
    let pushed = duel().in_play(BELLATRIX, "surgeon").tokens(ALTAIR, "warning_shot").start();
    pushed
        .does(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.0.1.a")
        .stands("bellatrix.galleon", "0.1.a");
}

#[test] // EF-STATUS-03, EF-RULING-27
fn a_freeze_ends_with_the_owners_next_turn() {
    let turn = british().ship("altair.galleon", "0.0.3").hand(ALTAIR, "first_officer").start();
    let turn = turn.uses(ALTAIR, "blake > ship.bellatrix.galleon").next_turn();
    let turn = turn.never(BELLATRIX, "ship.bellatrix.galleon").next_turn();
    let turn = turn.then(|table| assert!(!table.frozen.contains(Ship::galleon(BELLATRIX))));
    turn.next_turn().offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.a");
}

#[test] // EF-STATUS-04
fn a_frozen_ship_collects_and_conquers_and_its_player_plays_crew() {
    let frozen = duel()
        .collection()
        .ship("altair.galleon", "-1.1.p")
        .freezes(BELLATRIX, "altair.galleon")
        .hand(ALTAIR, "banker")
        .spices(ALTAIR, "1/2");
    let frozen = frozen
        .start()
        .spices(ALTAIR, "2/2")
        .never(ALTAIR, "ship.altair.galleon")
        .offers(ALTAIR, "crew.banker > spice.pepper");
    frozen.build().does(ALTAIR, "conquer > planet.pytheas").planets(ALTAIR, "patrocles pytheas");
    let factory = duel()
        .collection()
        .ship("altair.galleon", "1.0.f")
        .freezes(BELLATRIX, "altair.galleon")
        .spices(ALTAIR, "0/0")
        .start();
    factory.spices(ALTAIR, "1/1");
}

#[test] // EF-STATUS-05
fn a_galleon_that_is_built_anew_is_not_frozen() {
    let anew = duel()
        .ship("altair.galleon", "1.0.f")
        .freezes(BELLATRIX, "altair.galleon")
        .tokens(ALTAIR, "solar_winds")
        .spices(ALTAIR, "0/2")
        .start();
    let anew = anew.does(
        ALTAIR,
        "token.solar_winds > ship.altair.galleon > space.1.0.s; end.tactics; build.galleon > planet.patrocles",
    );
    anew.then(|table| assert!(!table.frozen.contains(Ship::galleon(ALTAIR))));
}

#[test] // EF-STATUS-01, EF-CREW-03, EF-CREW-12
fn a_surgeon_does_not_protect_frigates() {
    let near = duel().ship("altair.galleon", "0.0.3").ship("bellatrix.galleon", "0.2.b");
    let near = near.ship("bellatrix.frigate1", "0.1.p").in_play(BELLATRIX, "surgeon").hand(ALTAIR, "gunner").start();
    near.does(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.frigate1").afloat(BELLATRIX, "galleon@0.2.b");
}
