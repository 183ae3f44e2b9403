//! Movement and spaces.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel};
use efemeris::{ALTAIR, BELLATRIX, Crew};

#[test] // EF-EX-12, EF-MOVE-01, EF-SPACE-05
fn from_patrocles_a_galleon_has_nineteen_ends_and_a_frigate_twenty_four() {
    let three_steps = [
        "-1.-1.1", "0.-1.5", "0.-2.5", "-1.0.a", "-1.0.f", "-1.0.1", "0.0.5", "0.-1.n", "0.-1.1", "0.-1.2", "0.0.0",
        "0.-2.m", "0.-2.s", "0.-1.0", "0.0.w", "0.0.1", "1.-1.f", "1.-1.1", "1.-1.2",
    ];
    let a_fourth = ["-1.0.0", "0.0.4", "-1.0.4", "0.0.2", "0.0.3"];
    duel().start().reaches(ALTAIR, "altair.galleon", &three_steps);
    let frigate = duel().ship("altair.galleon", "0.2.n").ship("altair.frigate1", "0.-1.p").start();
    frigate.reaches(ALTAIR, "altair.frigate1", &[&three_steps[..], &a_fourth].concat());
}

#[test] // EF-EX-13, EF-MOVE-04, EF-RULING-17
fn an_enemy_on_the_way_must_be_sailed_around() {
    let rose = "ship.altair.galleon > space.0.0.w";
    let barred = duel().ship("bellatrix.frigate1", "0.0.0").start();
    barred.lacks(ALTAIR, rose).counts(ALTAIR, "ship.altair.galleon > ", 17);
    let own = duel().ship("altair.frigate1", "0.0.0").start();
    own.lacks(ALTAIR, rose).counts(ALTAIR, "ship.altair.galleon > ", 17);
    let around = duel()
        .ship("altair.galleon", "0.2.n")
        .ship("altair.frigate1", "0.-1.p")
        .ship("bellatrix.frigate1", "0.0.0")
        .start();
    around.offers(ALTAIR, "ship.altair.frigate1 > space.0.0.w");
    let walled =
        duel().ship("altair.galleon", "0.2.n").ship("altair.frigate1", "0.-1.p").ship("bellatrix.frigate1", "0.0.0");
    let walled = walled.ship("bellatrix.frigate2", "0.0.5").ship("bellatrix.galleon", "0.0.1");
    walled.start().lacks(ALTAIR, "ship.altair.frigate1 > space.0.0.w");
}

#[test] // EF-EX-14, EF-MOVE-02, EF-RULING-16, EF-TACT-03
fn steps_that_are_not_used_are_lost() {
    duel()
        .hand(ALTAIR, "banker")
        .tokens(ALTAIR, "solar_winds")
        .spices(ALTAIR, "1/1")
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.0.-1.n; crew.banker > spice.pepper")
        .never(ALTAIR, "ship.altair.galleon")
        .offers(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.0");
}

#[test] // EF-EX-15, EF-SPACE-07, EF-MOVE-05
fn the_rose_is_a_space_for_any_number_and_costs_one_step() {
    let crowded =
        duel().ship("bellatrix.galleon", "0.0.w").ship("bellatrix.frigate1", "0.0.w").ship("altair.frigate1", "0.0.0");
    crowded
        .start()
        .offers(ALTAIR, "ship.altair.frigate1 > space.0.0.3")
        .offers(ALTAIR, "ship.altair.frigate1 > space.0.0.w");
    let crowded = duel()
        .ship("bellatrix.galleon", "0.0.w")
        .ship("bellatrix.frigate1", "0.0.w")
        .ship("altair.galleon", "0.0.0")
        .tokens(ALTAIR, "solar_winds");
    crowded
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.0.0.3")
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.w")
        .stands("altair.galleon", "0.0.w");
    // Two steps to the far side of the rose, so a third one leads on to Posidonius, where no ship is.
    let past = duel().ship("bellatrix.galleon", "0.0.w").ship("altair.galleon", "0.0.0").start();
    past.offers(ALTAIR, "ship.altair.galleon > space.0.1.p").lacks(ALTAIR, "ship.altair.galleon > space.0.1.a");
}

#[test] // EF-EX-16, EF-MOVE-06, EF-BUILD-09, EF-SPACE-10
fn a_fortress_keeps_enemies_off_its_planet_and_what_lies_behind() {
    let fort = || duel().fortress("posidonius").ship("bellatrix.galleon", "0.0.2").ship("altair.galleon", "0.0.w");
    let ends = fort().start().offers(ALTAIR, "ship.altair.galleon > space.0.0.3");
    ends.lacks(ALTAIR, "ship.altair.galleon > space.0.1.p").lacks(ALTAIR, "ship.altair.galleon > space.0.1.a");
    fort().start().lacks(ALTAIR, "ship.altair.galleon > space.0.1.2");
    let open = duel().ship("bellatrix.galleon", "0.0.2").ship("altair.galleon", "0.0.w").start();
    open.offers(ALTAIR, "ship.altair.galleon > space.0.1.p").offers(ALTAIR, "ship.altair.galleon > space.0.1.a");
    let own = fort().active(BELLATRIX).ship("bellatrix.galleon", "0.0.3").start();
    own.offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.p")
        .offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.a");
}

#[test] // EF-EX-17, EF-MOVE-07, EF-SPACE-13, EF-RULING-18
fn a_singularity_is_an_end_in_both_senses() {
    duel()
        .ship("altair.frigate1", "0.-2.m")
        .start()
        .reaches(ALTAIR, "altair.frigate1", &["-1.-1.1", "0.-2.5", "0.-2.s", "0.-1.0"])
        .does(ALTAIR, "ship.altair.frigate1 > space.0.-2.s")
        .afloat(ALTAIR, "galleon@0.-1.p")
        .then(|table| assert_eq!(table.players[ALTAIR].frigates_built, 1, "it counts for life"))
        .never(ALTAIR, "ship.altair.frigate1");
}

#[test] // EF-EX-18, EF-TACT-01, EF-CREW-04, EF-RULING-26, EF-RULING-40
fn a_surgeon_stays_in_play_until_the_next_own_tactics_phase() {
    let turn = british().hand(ALTAIR, "surgeon");
    turn.start()
        .does(ALTAIR, "crew.surgeon > play")
        .build()
        .in_play(ALTAIR, "surgeon")
        .does(ALTAIR, "end.turn")
        .in_play(ALTAIR, "surgeon")
        .explore()
        .in_play(ALTAIR, "surgeon")
        .build()
        .does(BELLATRIX, "end.turn")
        .in_play(ALTAIR, "surgeon")
        .then(|table| assert!(table.players[ALTAIR].is_protected()))
        .explore()
        .in_play(ALTAIR, "")
        .then(|table| {
            assert!(!table.players[ALTAIR].is_protected() && table.navy(ALTAIR).reserve.count(Crew::Surgeon) == 2);
        });
}
