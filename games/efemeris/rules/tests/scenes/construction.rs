//! Construction: what is built where, for how much, how often.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel, spanish};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-BUILD-01, EF-BUILD-02, EF-BUILD-03, EF-BUILD-07, EF-INV-03
fn builds_come_in_any_number_and_order_and_prices_go_to_the_bank() {
    let build = || duel().construction().ship("altair.galleon", "0.0.w").spices(ALTAIR, "5/1").start();
    let one = build()
        .does(ALTAIR, "build.fortress > planet.patrocles; build.frigate > planet.patrocles; recruit > crew.gunner")
        .spices(ALTAIR, "0/0");
    let other = build()
        .does(ALTAIR, "recruit > crew.gunner; build.fortress > planet.patrocles; build.frigate > planet.patrocles")
        .spices(ALTAIR, "0/0");
    assert_eq!(one.played.table(), other.played.table());
    one.asks(ALTAIR, &["end.turn"]);
}

#[test] // EF-BUILD-03, EF-RULING-45, EF-GEN-03
fn a_frigate_needs_an_own_planet_without_any_ship() {
    let yard = || duel().construction().spices(ALTAIR, "5/0").planets(ALTAIR, "patrocles pytheas");
    yard().start().may(ALTAIR, "build.frigate", &["build.frigate > planet.pytheas"]);
    yard().ship("bellatrix.frigate1", "-1.1.p").start().never(ALTAIR, "build.frigate");
    yard().ship("altair.galleon", "0.0.w").start().may(
        ALTAIR,
        "build.frigate",
        &["build.frigate > planet.patrocles", "build.frigate > planet.pytheas"],
    );
    yard().spices(ALTAIR, "1/5").start().never(ALTAIR, "build.frigate");
}

#[test] // EF-BUILD-04, EF-INV-05
fn two_frigates_are_all_a_player_builds() {
    let yard = |built| {
        duel().construction().ship("altair.galleon", "0.0.w").spices(ALTAIR, "5/0").built(ALTAIR, built, 0).start()
    };
    yard(0)
        .does(ALTAIR, "build.frigate > planet.patrocles")
        .then(|table| assert_eq!(table.players[ALTAIR].frigates_built, 1));
    yard(1).offers(ALTAIR, "build.frigate > planet.patrocles");
    yard(2).never(ALTAIR, "build.frigate");
}

#[test] // EF-BUILD-05
fn a_frigate_collects_and_conquers() {
    let turn = duel()
        .collection()
        .ship("altair.galleon", "0.2.n")
        .ship("altair.frigate1", "-1.1.p")
        .spices(ALTAIR, "1/1")
        .start();
    turn.build().does(ALTAIR, "conquer > planet.pytheas").planets(ALTAIR, "patrocles pytheas").spices(ALTAIR, "0/0");
}

#[test] // EF-BUILD-06, EF-CREW-15
fn a_governors_credit_ends_with_the_phase() {
    let turn = spanish().ship("altair.galleon", "-1.1.p").hand(ALTAIR, "governor").spices(ALTAIR, "0/1").start();
    let turn = turn.does(ALTAIR, "crew.governor > play").next_turn().next_turn();
    // 1/1 now: with a credit that would do.
    turn.spices(ALTAIR, "1/1").build().never(ALTAIR, "conquer");
}

#[test] // EF-BUILD-07, EF-BUILD-14
fn a_fortress_needs_an_own_planet_without_one() {
    let build =
        |held: &str| duel().construction().planets(ALTAIR, held).spices(ALTAIR, "1/1").ship("altair.galleon", "-1.1.p");
    build("patrocles").start().may(ALTAIR, "build.fortress", &["build.fortress > planet.patrocles"]);
    build("patrocles pytheas").fortress("patrocles").start().may(
        ALTAIR,
        "build.fortress",
        &["build.fortress > planet.pytheas"],
    );
    build("patrocles").spices(ALTAIR, "5/0").start().never(ALTAIR, "build.fortress");
    build("patrocles").spices(ALTAIR, "0/5").start().never(ALTAIR, "build.fortress");
    // Nothing is built in tactics.
    let tactics = duel().spices(ALTAIR, "5/5").ship("altair.galleon", "0.0.w").start();
    tactics
        .never(ALTAIR, "build.fortress")
        .never(ALTAIR, "build.frigate")
        .never(ALTAIR, "recruit")
        .never(ALTAIR, "conquer");
}

#[test] // EF-BUILD-12, EF-MOVE-01
fn a_new_ship_first_moves_in_the_next_tactics_phase() {
    let built = duel()
        .construction()
        .ship("altair.galleon", "0.0.w")
        .spices(ALTAIR, "2/0")
        .start()
        .does(ALTAIR, "build.frigate > planet.patrocles");
    let built = built.never(ALTAIR, "ship.").next_turn().never(ALTAIR, "ship.").build().does(BELLATRIX, "end.turn");
    built.explore().offers(ALTAIR, "ship.altair.frigate1 > space.0.-1.n");
}

#[test] // EF-BUILD-13, EF-BUILD-05
fn one_can_win_without_a_galleon() {
    let win = duel()
        .construction()
        .captains(ALTAIR, "")
        .no_galleon(ALTAIR)
        .ship("altair.frigate1", "0.1.p")
        .ship("bellatrix.galleon", "0.2.n");
    let win = win.spices(ALTAIR, "3/1").start().offers(ALTAIR, "end.turn");
    win.does(ALTAIR, "conquer > planet.posidonius").ends("last-planets", &[ALTAIR]);
}
