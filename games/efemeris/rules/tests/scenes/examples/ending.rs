//! Modes and end.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, expert, general, spanish, team, team_expert};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Crew, Scene};

/// Altair's galleon stands on Pytheas with its price; these planets are held already.
fn about_to_conquer(mode: Scene, held: [&str; 2]) -> Scene {
    mode.construction()
        .ship("altair.galleon", "-1.1.p")
        .spices(ALTAIR, "4/3")
        .planets(ALTAIR, held[0])
        .planets(BELLATRIX, held[1])
}

#[test] // EF-EX-55, EF-CONQ-07, EF-END-01, EF-END-03, EF-RULING-51, EF-RULING-57, EF-MODE-01, EF-MODE-02, EF-MODE-03
fn the_fifth_planet_wins_the_duel_the_fourth_the_general_game_and_partners_count_together() {
    let duel = |held| about_to_conquer(duel(), [held, "posidonius"]).start().does(ALTAIR, "conquer > planet.pytheas");
    let won = duel("patrocles apollas hecateus demodamas").ends("planets", &[ALTAIR]);
    assert!(won.played.asked().is_empty(), "nothing is built after it");
    duel("patrocles apollas hecateus").goes_on();
    let general =
        |held| about_to_conquer(general(), [held, "posidonius"]).start().does(ALTAIR, "conquer > planet.pytheas");
    general("patrocles demodamas hecateus").ends("planets", &[ALTAIR]);
    general("patrocles hecateus").goes_on();
    let team =
        |held| about_to_conquer(team(), ["patrocles hecateus", held]).start().does(ALTAIR, "conquer > planet.pytheas");
    team("eratosthenes demodamas").ends("planets", &[ALTAIR, BELLATRIX]);
    team("demodamas").goes_on();
}

#[test] // EF-EX-56, EF-END-02, EF-GEN-02, EF-RULING-50, EF-TURN-03
fn in_the_general_game_a_player_without_planets_plays_on() {
    let taking = |third: &str| {
        let held = general()
            .construction()
            .ship("altair.galleon", "0.1.p")
            .ship("bellatrix.galleon", "0.1.a")
            .spices(ALTAIR, "3/1");
        let held = held.planets(ALTAIR, "patrocles pytheas").planets(BELLATRIX, "posidonius").planets(CAPELLA, third);
        held.start().does(ALTAIR, "conquer > planet.posidonius")
    };
    taking("").ends("last-planets", &[ALTAIR]);
    let on = taking("apollas").goes_on().next_turn();
    on.offers(BELLATRIX, "end.tactics").offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.3");
}

#[test] // EF-EX-57, EF-TEAM-10, EF-RULING-58, EF-RULING-12
fn a_side_shares_two_markers_a_turn_within_the_receivers_cap() {
    let rich = team().construction().spices(ALTAIR, "3/0").spices(BELLATRIX, "0/5").start();
    rich.may(ALTAIR, "share", &["share > spice.pepper"])
        .may(BELLATRIX, "share", &["share > spice.vanilla"])
        .when("altair: share > spice.pepper; bellatrix: share > spice.vanilla")
        .spices(ALTAIR, "2/1")
        .spices(BELLATRIX, "1/4")
        .never(ALTAIR, "share")
        .never(BELLATRIX, "share");
    let full = team().construction().spices(ALTAIR, "0/1").spices(BELLATRIX, "0/5").start();
    full.never(ALTAIR, "share").may(BELLATRIX, "share", &["share > spice.vanilla"]);
    team()
        .construction()
        .spices(ALTAIR, "3/0")
        .start()
        .does(ALTAIR, "share > spice.pepper; share > spice.pepper")
        .never(ALTAIR, "share");
}

#[test] // EF-EX-58, EF-TEAM-11, EF-RULING-43, EF-COMP-02
fn two_frigates_ever_are_all_a_side_builds() {
    let yard = |built| {
        let yard = team().construction().built(ALTAIR, built, 0).spices(BELLATRIX, "5/0");
        yard.ship("bellatrix.galleon", "0.2.b").start()
    };
    yard(2).never(BELLATRIX, "build.frigate");
    yard(1).may(BELLATRIX, "build.frigate", &["build.frigate > planet.demodamas"]);
}

#[test] // EF-EX-59, EF-TEAM-13, EF-MOVE-06
fn a_partner_may_stop_on_the_others_fortress_and_occupies_the_site() {
    let fort = || team().fortress("patrocles").ship("altair.galleon", "0.2.b").spices(ALTAIR, "2/0");
    let stopped =
        fort().ship("bellatrix.galleon", "0.-1.n").start().does(BELLATRIX, "ship.bellatrix.galleon > space.0.-1.p");
    stopped.when("altair: end.tactics; bellatrix: end.tactics").never(ALTAIR, "build.frigate");
    let free = fort().ship("bellatrix.galleon", "0.-1.n").start().when("altair: end.tactics; bellatrix: end.tactics");
    free.offers(ALTAIR, "build.frigate > planet.patrocles");
}

#[test] // EF-EX-61, EF-TEAM-12, EF-EXPERT-02
fn a_lost_galleon_is_rebuilt_with_the_same_captain_once_and_twice_in_the_expert_game() {
    for (mode, rebuilds) in [(team(), 1), (team_expert(), 2)] {
        let fleet = mode.planets(ALTAIR, "patrocles hecateus").ship("altair.galleon", "0.-2.m").spices(ALTAIR, "0/5");
        let mut scene = fleet.start();
        for _ in 0..rebuilds {
            let lost = scene.sink(ALTAIR).captain(ALTAIR, "hubac", "");
            let built = lost.does(ALTAIR, "build.galleon > planet.patrocles").captain(ALTAIR, "hubac", "");
            scene = built.next_turn().next_turn();
        }
        let lost = scene.sink(ALTAIR).never(ALTAIR, "build.galleon").captain(ALTAIR, "", "hubac");
        lost.then(|table| assert!(table.players[ALTAIR].spices.vanilla >= 2, "vanilla is not what it lacks"));
    }
}

#[test] // EF-EX-62, EF-EXPERT-03, EF-CAPT-17, EF-RULING-60
fn in_the_expert_game_played_cards_leave_the_game_and_sold_ones_do_not() {
    let market =
        expert().captains(ALTAIR, "aviles pargo silva").spices(ALTAIR, "1/1").hand(ALTAIR, "first_officer gunner");
    market
        .start()
        .uses(ALTAIR, "aviles > crew.gunner")
        .build()
        .in_play(ALTAIR, "first_officer")
        .out(ALTAIR, "")
        .does(ALTAIR, "recruit > crew.gunner")
        .hand(ALTAIR, "gunner")
        .next_turn()
        .next_turn()
        .out(ALTAIR, "first_officer")
        .in_play(ALTAIR, "");
}

#[test] // EF-EX-66, EF-BUILD-10, EF-STATUS-05, EF-RULING-79, EF-RULING-18
fn a_galleon_sunk_on_purpose_can_be_replaced_in_the_same_turn_unprotected() {
    let sunk = british()
        .ship("altair.galleon", "1.0.f")
        .spices(ALTAIR, "0/2")
        .hand(ALTAIR, "surgeon")
        .start()
        .does(ALTAIR, "crew.surgeon > play");
    let sunk = sunk.does(ALTAIR, "ship.altair.galleon > space.1.0.s").build().captain(ALTAIR, "byng", "blake");
    let second = sunk
        .does(ALTAIR, "build.galleon > planet.patrocles")
        .captain(ALTAIR, "byng", "blake")
        .then(|table| assert!(!table.players[ALTAIR].is_protected()));
    second.stands("altair.galleon", "0.-1.p");
    let last = british().captains(ALTAIR, "byng").ship("altair.galleon", "1.0.f").spices(ALTAIR, "0/4").start();
    last.does(ALTAIR, "ship.altair.galleon > space.1.0.s").build().never(ALTAIR, "build.galleon");
}

#[test] // EF-EX-69, EF-BUILD-08, EF-BUILD-09, EF-ATK-06, EF-RULING-42
fn a_player_builds_two_fortresses_in_the_game_whatever_becomes_of_them() {
    let built = |built| {
        let sky = duel().construction().planets(ALTAIR, "patrocles pytheas").spices(ALTAIR, "5/5");
        sky.fortress("patrocles").built(ALTAIR, 0, built).start()
    };
    built(2).never(ALTAIR, "build.fortress");
    built(1).may(ALTAIR, "build.fortress", &["build.fortress > planet.pytheas"]);
    let alone = duel()
        .fortress("patrocles")
        .ship("altair.galleon", "0.2.b")
        .ship("bellatrix.galleon", "0.-1.n")
        .active(BELLATRIX)
        .start();
    alone.lacks(BELLATRIX, "ship.bellatrix.galleon > space.0.-1.p");
}

#[test] // EF-EX-70, EF-CONQ-02, EF-TEAM-14, EF-RULING-78
fn a_planet_of_the_own_side_cannot_be_conquered() {
    duel().construction().spices(ALTAIR, "5/5").start().never(ALTAIR, "conquer");
    let partner = team()
        .construction()
        .planets(BELLATRIX, "pytheas")
        .ship("altair.galleon", "-1.1.p")
        .spices(ALTAIR, "5/5")
        .start();
    partner.never(ALTAIR, "conquer");
    team()
        .construction()
        .ship("altair.galleon", "-1.1.p")
        .spices(ALTAIR, "5/5")
        .start()
        .offers(ALTAIR, "conquer > planet.pytheas");
}

#[test] // EF-EX-71, EF-GEN-03, EF-BUILD-11
fn without_planets_a_player_recruits_and_builds_the_galleon_on_the_rose() {
    let poor = general().construction().planets(ALTAIR, "").no_galleon(ALTAIR).spices(ALTAIR, "4/4").start();
    poor.never(ALTAIR, "build.frigate")
        .never(ALTAIR, "build.fortress")
        .may(ALTAIR, "build.galleon", &["build.galleon > rose"])
        .offers(ALTAIR, "recruit > crew.banker");
}

#[test] // EF-EX-72, EF-BONUS-07, EF-BUILD-13, EF-RULING-73
fn a_player_without_ships_and_captains_can_fire_a_warning_shot() {
    let last = duel()
        .no_galleon(ALTAIR)
        .captains(ALTAIR, "")
        .tokens(ALTAIR, "warning_shot")
        .ship("bellatrix.frigate1", "1.0.f")
        .start();
    last.offers(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1 > space.1.0.n")
        .offers(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.0.1.a");
}

#[test] // EF-EX-73, EF-MOVE-09, EF-MOVE-10
fn only_the_normal_move_is_barred_to_a_frozen_ship() {
    let frozen =
        duel().captains(ALTAIR, "chesnaye hubac").ship("altair.galleon", "1.0.f").freezes(BELLATRIX, "altair.galleon");
    let frozen = frozen
        .hand(ALTAIR, "first_officer helmsman")
        .tokens(ALTAIR, "solar_winds")
        .start()
        .never(ALTAIR, "ship.altair.galleon");
    frozen
        .uses(ALTAIR, "chesnaye > planet.patrocles")
        .stands("altair.galleon", "0.-1.p")
        .does(ALTAIR, "crew.helmsman > play")
        .stands("altair.galleon", "0.0.w")
        .never(ALTAIR, "ship.altair.galleon")
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.1.0.f")
        .stands("altair.galleon", "1.0.f");
}

#[test] // EF-EX-75, EF-SPACE-06, EF-SPACE-09, EF-CAPT-11, EF-RULING-31, EF-RULING-76, EF-RULING-23
fn distance_runs_across_singularities_and_ships_and_the_rose_shelters_from_guns_only() {
    let blake = || british().hand(ALTAIR, "first_officer gunner");
    let across = blake().ship("altair.galleon", "0.-2.n").ship("bellatrix.frigate1", "0.-1.0").start();
    across.may_use(ALTAIR, &["blake > ship.bellatrix.frigate1"]);
    let rose = blake().ship("altair.galleon", "0.0.w").ship("bellatrix.galleon", "0.0.w").start();
    rose.may_use(ALTAIR, &["blake > ship.bellatrix.galleon"]).never(ALTAIR, "crew.gunner");
    // Ships between the two do not matter either.
    let behind = blake()
        .ship("altair.galleon", "0.0.1")
        .ship("altair.frigate1", "0.0.3")
        .ship("altair.frigate2", "0.0.w")
        .start();
    behind.may_use(ALTAIR, &["blake > ship.bellatrix.galleon"]);
    let far = blake().ship("altair.galleon", "0.0.1").ship("bellatrix.galleon", "0.1.a").start();
    far.may_use(ALTAIR, &[]);
}

#[test] // EF-EX-76, EF-CREW-04, EF-CREW-06, EF-EXPERT-03
fn played_first_officers_leave_play_whether_their_credits_paid_or_not() {
    for (mode, is_expert) in [(spanish(), false), (expert().captains(ALTAIR, "pargo silva guzman"), true)] {
        for site in ["1.0.f", "0.-1.p"] {
            let turn = mode.clone().ship("altair.galleon", site).hand(ALTAIR, "first_officer first_officer").start();
            let turn = turn.uses(ALTAIR, "pargo; pargo").next_turn();
            let next = turn.next_turn().in_play(ALTAIR, "");
            let next = next.out(ALTAIR, if is_expert { "first_officer first_officer" } else { "" });
            next.then(|table| {
                assert_eq!(table.navy(ALTAIR).reserve.count(Crew::FirstOfficer), if is_expert { 1 } else { 3 });
            });
        }
    }
}
