//! Captains.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, spanish};
use efemeris::{ALTAIR, BELLATRIX, Crew, Rotation, Scene};

#[test] // EF-EX-29, EF-CAPT-04, EF-CAPT-02, EF-RULING-28
fn hubac_sails_five_seven_or_nine_steps() {
    let out =
        || duel().ship("bellatrix.galleon", "0.0.w").hand(ALTAIR, "first_officer first_officer first_officer").start();
    out().lacks(ALTAIR, "ship.altair.galleon > space.0.0.3");
    let once = out().uses(ALTAIR, "hubac").offers(ALTAIR, "ship.altair.galleon > space.0.1.p");
    let twice = once.lacks(ALTAIR, "ship.altair.galleon > space.0.1.a").uses(ALTAIR, "hubac");
    let twice =
        twice.offers(ALTAIR, "ship.altair.galleon > space.0.1.3").lacks(ALTAIR, "ship.altair.galleon > space.0.2.a");
    let thrice = twice.uses(ALTAIR, "hubac").offers(ALTAIR, "ship.altair.galleon > space.0.2.n");
    thrice.lacks(ALTAIR, "ship.altair.galleon > space.0.2.b").lacks(ALTAIR, "crew.first_officer > captain.hubac");
    let guarded = duel().hand(ALTAIR, "first_officer first_officer first_officer").start();
    let guarded = guarded.uses(ALTAIR, "hubac; hubac; hubac");
    guarded.lacks(ALTAIR, "ship.altair.galleon > space.0.1.p").lacks(ALTAIR, "ship.altair.galleon > space.0.1.a");
}

#[test] // EF-EX-30, EF-CAPT-04, EF-CAPT-05, EF-RULING-64
fn hubac_must_use_his_ability_before_the_normal_move_and_unfrozen() {
    let out = || duel().hand(ALTAIR, "first_officer").tokens(ALTAIR, "solar_winds solar_winds");
    out().start().does(ALTAIR, "ship.altair.galleon > space.0.-1.n").may_use(ALTAIR, &[]);
    let blown = out()
        .start()
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.0")
        .offers(ALTAIR, "crew.first_officer > captain.hubac");
    let blown = blown.uses(ALTAIR, "hubac").offers(ALTAIR, "ship.altair.galleon > space.1.0.3");
    blown
        .offers(ALTAIR, "token.solar_winds > ship.altair.galleon > space.1.0.f")
        .lacks(ALTAIR, "token.solar_winds > ship.altair.galleon > space.1.0.n");
    out().freezes(BELLATRIX, "altair.galleon").start().may_use(ALTAIR, &[]);
}

#[test] // EF-EX-31, EF-CAPT-06, EF-RULING-29
fn chesnaye_is_recalled_to_an_own_planet_without_another_ship() {
    let away = || {
        duel()
            .captains(ALTAIR, "chesnaye hubac")
            .planets(ALTAIR, "patrocles pytheas")
            .ship("altair.galleon", "1.0.f")
            .ship("altair.frigate1", "-1.1.p")
            .freezes(BELLATRIX, "altair.galleon")
            .hand(ALTAIR, "first_officer")
    };
    away()
        .start()
        .may_use(ALTAIR, &["chesnaye > planet.patrocles"])
        .uses(ALTAIR, "chesnaye > planet.patrocles")
        .stands("altair.galleon", "0.-1.p");
    away().ship("bellatrix.frigate1", "0.-1.p").start().may_use(ALTAIR, &[]);
}

#[test] // EF-EX-32, EF-CAPT-07, EF-STATUS-02, EF-RULING-37, EF-RULING-65, EF-RULING-72, EF-RULING-84
fn castel_shields_all_his_fortresses_until_his_galleon_is_lost() {
    let raised = duel()
        .captains(ALTAIR, "castel hubac")
        .planets(ALTAIR, "patrocles pytheas")
        .fortress("patrocles")
        .ship("altair.galleon", "0.2.n")
        .hand(ALTAIR, "first_officer first_officer")
        .spices(ALTAIR, "1/1")
        .ship("bellatrix.galleon", "-1.1.n")
        .hand(BELLATRIX, "gunner gunner gunner")
        .tokens(BELLATRIX, "solar_winds")
        .start()
        .uses(ALTAIR, "castel")
        .may_use(ALTAIR, &[])
        .build()
        .does(ALTAIR, "build.fortress > planet.pytheas")
        .next_turn()
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > fortress.pytheas")
        .fortresses("patrocles pytheas");
    raised
        .does(
            BELLATRIX,
            "ship.bellatrix.galleon > space.0.0.w; token.solar_winds > ship.bellatrix.galleon > space.0.-1.n",
        )
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > fortress.patrocles")
        .fortresses("patrocles pytheas")
        .in_play(ALTAIR, "first_officer");
    let sunk = duel()
        .captains(ALTAIR, "castel hubac")
        .fortress("patrocles")
        .ship("altair.galleon", "0.0.0")
        .in_play(ALTAIR, "first_officer")
        .ship("bellatrix.galleon", "0.-1.n")
        .active(BELLATRIX)
        .hand(BELLATRIX, "gunner gunner gunner")
        .start()
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > fortress.patrocles")
        .fortresses("patrocles")
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > ship.altair.galleon")
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > fortress.patrocles");
    sunk.fortresses("");
}

/// Cassini's galleon is out of the way on Patrocles.
fn cassini() -> Scene {
    duel().captains(ALTAIR, "cassini hubac").hand(ALTAIR, "first_officer")
}

#[test] // EF-EX-33, EF-CAPT-08, EF-CAPT-09, EF-RULING-30
fn cassini_turns_a_tile_with_what_is_on_its_inner_spaces() {
    let turned = cassini().ship("altair.frigate1", "-1.0.a").ship("bellatrix.frigate1", "0.0.5").start();
    let turned = turned.uses(ALTAIR, "cassini > cell.-1.0 > by.1").stands("altair.frigate1", "-1.0.a");
    let turned = turned.stands("bellatrix.frigate1", "0.0.5").linked("-1.0.a", &["-1.0.f", "-1.0.1", "-1.0.5"]);
    turned.linked("0.0.5", &["-1.0.f", "0.0.w"]).linked("-1.1.0", &["-1.0.f", "-1.1.n"]);
    cassini()
        .ship("bellatrix.frigate1", "-1.0.f")
        .start()
        .never(ALTAIR, "crew.first_officer > captain.cassini > cell.-1.0");
}

#[test] // EF-EX-34, EF-SPACE-16, EF-RULING-83, EF-INV-07
fn a_ship_whose_path_is_turned_away_is_in_the_empty_sky() {
    let rim = || cassini().ship("bellatrix.frigate1", "1.-1.1");
    let near = rim().hand(ALTAIR, "first_officer gunner").ship("altair.galleon", "1.-1.f").start();
    near.offers(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.frigate1")
        .may_turn(ALTAIR, "1.-1", &[1, 2, 4, 5])
        .uses(ALTAIR, "cassini > cell.1.-1 > by.1")
        .stands("bellatrix.frigate1", "1.-1.1")
        .has_no_space("1.-1.1")
        .never(ALTAIR, "crew.gunner");
    let shot = rim().tokens(ALTAIR, "warning_shot").start();
    shot.offers(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1 > space.1.-1.f")
        .uses(ALTAIR, "cassini > cell.1.-1 > by.1")
        .never(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1");
    let adrift = rim().active(BELLATRIX).tokens(BELLATRIX, "solar_winds");
    let adrift = adrift.change(|table| table.sky.turn("1.-1".parse().expect("a cell"), Rotation::ALL[1])).start();
    adrift
        .never(BELLATRIX, "ship.bellatrix.frigate1")
        .never(BELLATRIX, "token.solar_winds > ship.bellatrix.frigate1")
        .offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.a");
    let board = cassini().tile("1.1", "s6", 0).start();
    board
        .never(ALTAIR, "crew.first_officer > captain.cassini > cell.1.1")
        .never(ALTAIR, "crew.first_officer > captain.cassini > cell.0.0");
}

#[test] // EF-EX-35, EF-CAPT-10, EF-CAPT-03, EF-RULING-70, EF-ATK-03
fn fairborne_reaches_as_far_as_she_plays_first_officers() {
    let aim = |target: &str| {
        british().captains(ALTAIR, "fairborne blake").ship("altair.galleon", "0.0.1").ship("bellatrix.frigate1", target)
    };
    let near = || aim("0.0.5").hand(ALTAIR, "gunner first_officer");
    aim("0.0.5").hand(ALTAIR, "gunner").start().never(ALTAIR, "crew.gunner");
    near()
        .start()
        .may(
            ALTAIR,
            "crew.gunner",
            &["crew.gunner > crew.first_officer > ship.altair.galleon > ship.bellatrix.frigate1"],
        )
        .does(ALTAIR, "crew.gunner > crew.first_officer > ship.altair.galleon > ship.bellatrix.frigate1")
        .afloat(BELLATRIX, "galleon@0.1.p")
        .in_play(ALTAIR, "first_officer gunner");
    aim("-1.0.f").hand(ALTAIR, "gunner first_officer").start().never(ALTAIR, "crew.gunner");
    aim("-1.0.f")
        .hand(ALTAIR, "gunner first_officer first_officer")
        .start()
        .does(
            ALTAIR,
            "crew.gunner > crew.first_officer > crew.first_officer > ship.altair.galleon > ship.bellatrix.frigate1",
        )
        .afloat(BELLATRIX, "galleon@0.1.p")
        .in_play(ALTAIR, "first_officer first_officer gunner");
    let rose = aim("0.0.w").ship("bellatrix.galleon", "0.2.b").hand(ALTAIR, "gunner first_officer first_officer");
    rose.start().never(ALTAIR, "crew.gunner");
}

#[test] // EF-EX-36, EF-CAPT-11, EF-STATUS-03, EF-STATUS-04, EF-RULING-27, EF-MOVE-10
fn blake_takes_the_next_normal_move_from_a_ship_and_nothing_else() {
    let frozen = british()
        .ship("altair.galleon", "0.0.1")
        .ship("altair.frigate1", "0.0.3")
        .hand(ALTAIR, "first_officer")
        .captains(BELLATRIX, "hubac castel")
        .hand(BELLATRIX, "gunner")
        .tokens(BELLATRIX, "solar_winds")
        .start()
        .may_use(ALTAIR, &["blake > ship.bellatrix.galleon"])
        .uses(ALTAIR, "blake > ship.bellatrix.galleon")
        .next_turn()
        .never(BELLATRIX, "ship.bellatrix.galleon")
        .offers(BELLATRIX, "token.solar_winds > ship.bellatrix.galleon > space.0.1.a")
        .does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > ship.altair.frigate1")
        .never(BELLATRIX, "ship.bellatrix.galleon")
        .next_turn();
    let later = frozen.next_turn();
    later.offers(BELLATRIX, "ship.bellatrix.galleon > space.0.1.a");
}

#[test] // EF-EX-37, EF-CAPT-12, EF-RULING-32, EF-RULING-94
fn byng_takes_a_random_card_from_a_hand_for_good() {
    let gang = |hand: &str| {
        british().captains(ALTAIR, "byng blake").hand(ALTAIR, "first_officer").hand(BELLATRIX, hand).start()
    };
    let taken = gang("banker courtesan gunner helmsman").may_use(ALTAIR, &["byng > seat.bellatrix"]);
    let taken = taken.uses(ALTAIR, "byng > seat.bellatrix").asks_chance(4).when("dice 2");
    taken.hand(BELLATRIX, "banker courtesan helmsman").out(BELLATRIX, "gunner").reserve(BELLATRIX, 8);
    gang("").may_use(ALTAIR, &[]);
}

#[test] // EF-EX-38, EF-CAPT-13, EF-CAPT-03, EF-RULING-33, EF-RULING-71, EF-BUILD-05
fn lancasters_frigate_fires_while_his_galleon_lies_on_the_rose() {
    let fleet = |frigate: &str| {
        let fleet = british()
            .captains(ALTAIR, "lancaster blake")
            .ship("altair.galleon", "0.0.w")
            .ship("altair.frigate1", frigate);
        fleet.hand(ALTAIR, "first_officer gunner surgeon banker").spices(ALTAIR, "1/1")
    };
    fleet("0.0.3")
        .start()
        .may(
            ALTAIR,
            "crew.gunner",
            &["crew.gunner > crew.first_officer > ship.altair.frigate1 > ship.bellatrix.galleon"],
        )
        .does(ALTAIR, "crew.gunner > crew.first_officer > ship.altair.frigate1 > ship.bellatrix.galleon")
        .afloat(BELLATRIX, "")
        .does(ALTAIR, "crew.surgeon > play")
        .never(ALTAIR, "crew.banker");
    fleet("0.0.w").start().never(ALTAIR, "crew.gunner");
    // The galleon's place does not matter, not even in the empty sky.
    let adrift = fleet("0.0.3").ship("altair.galleon", "1.-1.0").start().has_no_space("1.-1.0");
    adrift.offers(ALTAIR, "crew.gunner > crew.first_officer > ship.altair.frigate1 > ship.bellatrix.galleon");
}

#[test] // EF-EX-39, EF-CAPT-14, EF-COLL-06, EF-RULING-14
fn pargo_harvests_two_more_of_the_factorys_spice_per_use() {
    let harvest = |spices: &str| {
        let turn = spanish().ship("altair.galleon", "1.0.f").hand(ALTAIR, "first_officer first_officer");
        let turn = turn.spices(ALTAIR, spices).hand(BELLATRIX, "gunner").ship("bellatrix.galleon", "0.0.2").start();
        turn.uses(ALTAIR, "pargo; pargo").next_turn()
    };
    harvest("0/0").next_turn().spices(ALTAIR, "1/5");
    harvest("0/2").next_turn().spices(ALTAIR, "1/5");
    let sunk = harvest("0/0").does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > ship.altair.galleon");
    sunk.next_turn().spices(ALTAIR, "1/0");
    // A frigate on a factory brings its one marker and no more.
    let frigate =
        spanish().ship("altair.frigate1", "1.0.f").hand(ALTAIR, "first_officer").spices(ALTAIR, "0/0").start();
    frigate.uses(ALTAIR, "pargo").next_turn().next_turn().spices(ALTAIR, "1/1");
}

#[test] // EF-EX-40, EF-CAPT-15, EF-BUILD-08, EF-BUILD-14, EF-RULING-36
fn guzman_builds_a_fortress_at_once_and_free_within_the_two_for_life() {
    let site = |built| {
        spanish()
            .captains(ALTAIR, "guzman silva")
            .hand(ALTAIR, "first_officer")
            .spices(ALTAIR, "0/0")
            .built(ALTAIR, 0, built)
            .start()
    };
    site(1)
        .may_use(ALTAIR, &["guzman > planet.patrocles"])
        .uses(ALTAIR, "guzman > planet.patrocles")
        .fortresses("patrocles")
        .spices(ALTAIR, "0/0")
        .then(|table| assert_eq!(table.players[ALTAIR].fortresses_built, 2));
    site(2).may_use(ALTAIR, &[]);
}

#[test] // EF-EX-41, EF-CAPT-16, EF-MOVE-08, EF-CAPT-03, EF-RULING-34
fn silva_blows_an_enemy_ship_up_to_three_steps() {
    let wind = || spanish().captains(ALTAIR, "silva pargo").hand(ALTAIR, "first_officer").tokens(ALTAIR, "solar_winds");
    wind()
        .ship("bellatrix.galleon", "1.0.f")
        .start()
        .uses(ALTAIR, "silva > token.solar_winds > ship.bellatrix.galleon > space.1.0.s")
        .afloat(BELLATRIX, "")
        .in_play(ALTAIR, "first_officer")
        .then(|table| assert!(table.players[ALTAIR].tokens.is_empty()));
    let pushed = |ship: &str, end: &str| {
        format!("crew.first_officer > captain.silva > token.solar_winds > ship.bellatrix.{ship} > space.{end}")
    };
    let ends =
        ["0.0.5", "0.0.4", "0.1.4", "0.0.0", "0.0.w", "0.0.1", "0.0.2", "0.0.3", "0.1.a", "0.1.2", "0.1.3", "0.2.a"];
    wind().start().may(ALTAIR, "crew.first_officer", &ends.map(|end| pushed("galleon", end)));
    let [home, behind] = ["0.-1.p", "0.-1.1"].map(|end| pushed("frigate1", end));
    let at_patrocles = || wind().ship("bellatrix.frigate1", "0.-1.n");
    let away = || at_patrocles().ship("altair.galleon", "0.2.b");
    at_patrocles().start().lacks(ALTAIR, &home).lacks(ALTAIR, &behind);
    away().fortress("patrocles").start().lacks(ALTAIR, &home).lacks(ALTAIR, &behind);
    away().start().offers(ALTAIR, &home).offers(ALTAIR, &behind);
    wind().tokens(ALTAIR, "new_cargo").start().may_use(ALTAIR, &[]);
}

#[test] // EF-EX-42, EF-CAPT-17, EF-RULING-35
fn aviles_sells_another_card_from_hand() {
    let market = |hand: &str, spices: &str| {
        spanish().captains(ALTAIR, "aviles pargo").hand(ALTAIR, hand).spices(ALTAIR, spices).start()
    };
    market("first_officer gunner", "5/4")
        .may_use(ALTAIR, &["aviles > crew.gunner"])
        .uses(ALTAIR, "aviles > crew.gunner")
        .spices(ALTAIR, "5/5")
        .in_play(ALTAIR, "first_officer")
        .hand(ALTAIR, "")
        .then(|table| assert_eq!(table.navy(ALTAIR).reserve.count(Crew::Gunner), 3));
    market("first_officer gunner", "5/5").may_use(ALTAIR, &[]);
    market("first_officer", "5/4").may_use(ALTAIR, &[]);
    market("first_officer first_officer", "0/0").uses(ALTAIR, "aviles > crew.first_officer").spices(ALTAIR, "1/1");
}
