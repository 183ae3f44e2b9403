//! Team: two partners, one side.

use crate::sailing::Sailing;
use crate::stage::{Stage, british_team, team};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, DENEB};

#[test] // EF-TEAM-01, EF-DEC-01, EF-DEC-02, EF-RULING-54, EF-TURN-01, EF-EX-77
fn partners_act_interleaved_and_a_phase_ends_when_both_have_ended_it() {
    let turn = team().start().asks_exactly(&[ALTAIR, BELLATRIX]);
    let turn =
        turn.when("bellatrix: ship.bellatrix.galleon > space.1.-1.1; altair: ship.altair.galleon > space.0.-1.n");
    let ended = turn.does(ALTAIR, "end.tactics").asks_exactly(&[BELLATRIX]).build().asks_exactly(&[ALTAIR, BELLATRIX]);
    let built = ended.never(ALTAIR, "ship.").does(BELLATRIX, "end.turn").asks_exactly(&[ALTAIR]).next_turn();
    let theirs = built.asks_exactly(&[CAPELLA, DENEB]).next_turn();
    theirs.asks_exactly(&[ALTAIR, BELLATRIX]);
}

#[test] // EF-DEC-02, EF-TEAM-10
fn gifts_may_arrive_after_the_receiver_has_ended_the_turn() {
    let turn = team()
        .construction()
        .spices(ALTAIR, "1/1")
        .spices(BELLATRIX, "1/1")
        .start()
        .when("bellatrix: end.turn; altair: share > spice.pepper");
    turn.spices(BELLATRIX, "2/1").spices(ALTAIR, "0/1");
}

#[test] // EF-TEAM-02, EF-COMP-07
fn partners_own_separately_and_share_the_reserve() {
    let turn = team().construction().spices(ALTAIR, "4/0").spices(BELLATRIX, "4/0").start();
    let turn = turn
        .when("altair: recruit > crew.banker; bellatrix: recruit > crew.banker")
        .hand(ALTAIR, "banker")
        .hand(BELLATRIX, "banker");
    turn.never(ALTAIR, "recruit > crew.banker")
        .never(BELLATRIX, "recruit > crew.banker")
        .spices(ALTAIR, "2/0")
        .spices(BELLATRIX, "2/0");
}

#[test] // EF-TEAM-08
fn each_partner_plays_three_crew_cards_and_holds_six() {
    let turn = team()
        .spices(ALTAIR, "1/1")
        .spices(BELLATRIX, "1/1")
        .hand(ALTAIR, "gunner helmsman courtesan")
        .hand(BELLATRIX, "helmsman courtesan banker");
    let turn = turn
        .start()
        .does(BELLATRIX, "crew.helmsman > play; crew.courtesan > play; crew.banker > spice.pepper")
        .does(ALTAIR, "crew.helmsman > play");
    turn.offers(ALTAIR, "crew.courtesan > play");
    let six = team().construction().hand(ALTAIR, "gunner gunner gunner first_officer first_officer first_officer");
    six.spices(ALTAIR, "5/0")
        .spices(BELLATRIX, "5/0")
        .start()
        .never(ALTAIR, "recruit")
        .offers(BELLATRIX, "recruit > crew.banker");
}

#[test] // EF-TEAM-09, EF-TEAM-15, EF-RULING-59, EF-RULING-85
fn a_player_moves_own_ships_only_and_never_harms_the_partner() {
    let turn = team()
        .tokens(ALTAIR, "solar_winds warning_shot")
        .hand(ALTAIR, "gunner")
        .ship("altair.galleon", "0.0.1")
        .ship("bellatrix.galleon", "1.-1.f")
        .start();
    let turn = turn
        .never(ALTAIR, "ship.bellatrix.")
        .never(ALTAIR, "token.solar_winds > ship.bellatrix.")
        .never(ALTAIR, "token.warning_shot > ship.bellatrix.")
        .never(ALTAIR, "crew.gunner");
    turn.never(BELLATRIX, "token.solar_winds").never(BELLATRIX, "ship.altair.");
}

#[test] // EF-TEAM-15, EF-CAPT-06, EF-CAPT-15, EF-RULING-29, EF-RULING-85
fn abilities_reach_own_planets_and_fortresses_only() {
    let recall = team()
        .captain(ALTAIR, "chesnaye")
        .captain(BELLATRIX, "hubac")
        .hand(ALTAIR, "first_officer")
        .ship("altair.galleon", "0.0.w")
        .ship("bellatrix.galleon", "0.0.w");
    recall.start().may_use(ALTAIR, &["chesnaye > planet.patrocles"]);
    let site = team().captain(ALTAIR, "guzman").captain(BELLATRIX, "pargo").hand(ALTAIR, "first_officer").start();
    site.may_use(ALTAIR, &["guzman > planet.patrocles"]);
    let shield = team()
        .captain(ALTAIR, "castel")
        .hand(ALTAIR, "first_officer")
        .planets(BELLATRIX, "pytheas")
        .fortress("pytheas");
    let shield =
        shield.ship("bellatrix.galleon", "0.0.w").ship("capella.galleon", "-1.1.n").hand(CAPELLA, "gunner").start();
    let shield = shield.uses(ALTAIR, "castel").next_turn();
    shield.does(CAPELLA, "crew.gunner > ship.capella.galleon > fortress.pytheas").fortresses("");
}

#[test] // EF-TEAM-13, EF-MOVE-04
fn a_partners_ship_blocks_the_way() {
    let turn = team().ship("bellatrix.galleon", "0.0.0").start();
    turn.lacks(ALTAIR, "ship.altair.galleon > space.0.0.w").lacks(ALTAIR, "ship.altair.galleon > space.0.0.0");
}

#[test] // EF-RULING-86, EF-TEAM-11
fn a_shipwrights_credit_lapses_when_the_partner_builds_the_last_frigate() {
    let yard = british_team().built(BELLATRIX, 1, 0).planets(BELLATRIX, "pytheas");
    let yard = yard
        .ship("altair.galleon", "0.0.w")
        .ship("bellatrix.galleon", "0.0.w")
        .hand(ALTAIR, "shipwright")
        .spices(BELLATRIX, "2/0")
        .start();
    let yard = yard.does(ALTAIR, "crew.shipwright > play").build().offers(ALTAIR, "build.frigate > planet.patrocles");
    yard.does(BELLATRIX, "build.frigate > planet.pytheas").never(ALTAIR, "build.frigate");
}

#[test] // EF-TEAM-14, EF-TEAM-02
fn a_planet_belongs_to_the_partner_who_paid_and_produces_for_that_one() {
    let taken = team()
        .construction()
        .ship("bellatrix.galleon", "-1.1.p")
        .spices(BELLATRIX, "2/1")
        .spices(ALTAIR, "0/0")
        .start();
    let taken = taken.does(BELLATRIX, "conquer > planet.pytheas").next_turn();
    let next = taken.next_turn();
    next.spices(ALTAIR, "1/0").spices(BELLATRIX, "2/0");
}

#[test] // EF-TEAM-15, EF-RULING-59
fn partners_ships_cannot_be_frozen_or_blown_away() {
    let near = british_team().ship("altair.galleon", "0.0.1").ship("bellatrix.galleon", "1.-1.f");
    let near = near.hand(ALTAIR, "first_officer").ship("capella.galleon", "0.2.n").start();
    near.may_use(ALTAIR, &[]);
    let wind = team().captain(ALTAIR, "silva").captain(BELLATRIX, "pargo").hand(ALTAIR, "first_officer");
    let wind = wind.tokens(ALTAIR, "solar_winds").start();
    wind.never(ALTAIR, "crew.first_officer > captain.silva > token.solar_winds > ship.bellatrix")
        .offers(ALTAIR, "crew.first_officer > captain.silva > token.solar_winds > ship.capella.galleon > space.0.1.a");
}

#[test] // EF-TEAM-11, EF-BUILD-08
fn two_fortresses_ever_are_all_a_side_builds() {
    let site = |built| team().construction().built(ALTAIR, 0, built).spices(BELLATRIX, "1/1").start();
    site(2).never(BELLATRIX, "build.fortress");
    site(1).may(BELLATRIX, "build.fortress", &["build.fortress > planet.demodamas"]);
}
