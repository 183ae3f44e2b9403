//! Bonus tokens, attack and loss.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-EX-43, EF-BONUS-03, EF-RULING-21
fn solar_winds_carry_a_ship_on_after_its_move() {
    duel()
        .tokens(ALTAIR, "solar_winds")
        .ship("altair.galleon", "0.0.2")
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.1.0.f")
        .may(
            ALTAIR,
            "token.solar_winds > ship.altair.galleon",
            &[
                "0.0.5", "0.0.4", "0.0.0", "0.0.w", "0.0.1", "0.0.2", "0.0.3", "0.1.1", "1.0.0", "1.0.n", "1.0.s",
                "1.0.3",
            ]
            .map(|end| format!("token.solar_winds > ship.altair.galleon > space.{end}")),
        )
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.w")
        .stands("altair.galleon", "0.0.w")
        .tokens(ALTAIR, 0);
}

#[test] // EF-EX-44, EF-BONUS-04, EF-BONUS-05, EF-RULING-20, EF-RULING-92, EF-SPACE-09
fn a_warning_shot_drives_any_enemy_one_step_protected_or_on_the_rose() {
    let shot = |site: &str| {
        let shot = duel().ship("bellatrix.galleon", site).in_play(BELLATRIX, "surgeon");
        shot.tokens(ALTAIR, "warning_shot")
    };
    let ends = |ends: &[&str]| -> Vec<String> {
        ends.iter().map(|end| format!("token.warning_shot > ship.bellatrix.galleon > space.{end}")).collect()
    };
    let around = ["0.0.0", "0.0.1", "0.0.2", "0.0.3", "0.0.4", "0.0.5"];
    shot("0.0.w").start().may(ALTAIR, "token.warning_shot", &ends(&around));
    shot("0.0.w").ship("altair.frigate1", "0.0.5").start().may(ALTAIR, "token.warning_shot", &ends(&around[..5]));
    shot("1.0.f")
        .start()
        .may(ALTAIR, "token.warning_shot", &ends(&["0.0.2", "1.0.0", "1.0.n", "1.0.s"]))
        .does(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.1.0.n")
        .stands("bellatrix.galleon", "1.0.n");
}

#[test] // EF-EX-45, EF-BONUS-02, EF-BONUS-06, EF-RULING-22
fn new_cargo_needs_room_for_a_spice() {
    let with = |spices: &str| duel().tokens(ALTAIR, "new_cargo").spices(ALTAIR, spices).start();
    with("5/5").never(ALTAIR, "token.new_cargo").tokens(ALTAIR, 1);
    with("5/4")
        .may(ALTAIR, "token.new_cargo", &["token.new_cargo > spice.vanilla"])
        .does(ALTAIR, "token.new_cargo > spice.vanilla")
        .spices(ALTAIR, "5/5");
    with("4/4").may(ALTAIR, "token.new_cargo", &["token.new_cargo > spice.pepper", "token.new_cargo > spice.vanilla"]);
}

#[test] // EF-EX-46, EF-ATK-02, EF-ATK-03
fn a_gunner_reaches_one_step_and_never_from_the_rose() {
    let shot = |from: &str| duel().ship("altair.galleon", from).hand(ALTAIR, "gunner").start();
    shot("0.0.3").may(ALTAIR, "crew.gunner", &["crew.gunner > ship.altair.galleon > ship.bellatrix.galleon"]);
    shot("0.0.w").never(ALTAIR, "crew.gunner");
    // Even next to it, but from the rose; or next to it, but with the target there.
    duel()
        .ship("altair.galleon", "0.0.w")
        .ship("bellatrix.galleon", "0.0.3")
        .hand(ALTAIR, "gunner")
        .start()
        .never(ALTAIR, "crew.gunner");
    duel()
        .ship("altair.galleon", "0.0.3")
        .ship("bellatrix.galleon", "0.0.w")
        .hand(ALTAIR, "gunner")
        .start()
        .never(ALTAIR, "crew.gunner");
    shot("0.1.3").never(ALTAIR, "crew.gunner");
}

#[test] // EF-EX-47, EF-ATK-04, EF-ATK-10, EF-ATK-11, EF-RULING-24, EF-RULING-67
fn the_ship_on_a_fortress_must_be_destroyed_before_the_fortress() {
    duel()
        .fortress("posidonius")
        .ship("altair.galleon", "0.0.3")
        .hand(ALTAIR, "gunner gunner gunner")
        .start()
        .may(ALTAIR, "crew.gunner", &["crew.gunner > ship.altair.galleon > ship.bellatrix.galleon"])
        .does(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon")
        .may(ALTAIR, "crew.gunner", &["crew.gunner > ship.altair.galleon > fortress.posidonius"])
        .does(ALTAIR, "crew.gunner > ship.altair.galleon > fortress.posidonius")
        .fortresses("")
        .planets(BELLATRIX, "posidonius")
        .never(ALTAIR, "crew.gunner");
}

#[test] // EF-EX-48, EF-ATK-07, EF-ATK-08, EF-ATK-09, EF-RULING-46, EF-INV-08
fn a_galleon_sunk_in_a_singularity_takes_its_crew_in_play_along() {
    let sunk = british()
        .ship("altair.galleon", "1.0.n")
        .ship("bellatrix.frigate1", "1.0.3")
        .hand(ALTAIR, "surgeon first_officer gunner banker")
        .spices(ALTAIR, "2/1")
        .tokens(BELLATRIX, "warning_shot")
        .start()
        .does(ALTAIR, "crew.surgeon > play; crew.first_officer > captain.blake > ship.bellatrix.frigate1")
        .does(ALTAIR, "ship.altair.galleon > space.1.0.f")
        .next_turn()
        .in_play(ALTAIR, "first_officer surgeon")
        .never(BELLATRIX, "ship.bellatrix.frigate1")
        .does(BELLATRIX, "token.warning_shot > ship.altair.galleon > space.1.0.s");
    sunk.in_play(ALTAIR, "")
        .hand(ALTAIR, "banker gunner")
        .then(|table| {
            assert_eq!(table.navy(ALTAIR).reserve.len(), 10);
            assert!(!table.players[ALTAIR].is_protected());
        })
        .captain(ALTAIR, "byng", "blake")
        .planets(ALTAIR, "patrocles")
        .spices(ALTAIR, "2/1")
        .offers(BELLATRIX, "ship.bellatrix.frigate1 > space.1.0.n");
}

#[test] // EF-EX-49, EF-STATUS-03, EF-RULING-65
fn a_freeze_ends_at_once_with_blakes_galleon() {
    let frozen = british()
        .ship("altair.galleon", "0.0.3")
        .ship("bellatrix.frigate1", "0.2.n")
        .hand(BELLATRIX, "gunner")
        .freezes(ALTAIR, "bellatrix.frigate1")
        .active(BELLATRIX)
        .start()
        .never(BELLATRIX, "ship.bellatrix.frigate1");
    let free = frozen.does(BELLATRIX, "crew.gunner > ship.bellatrix.galleon > ship.altair.galleon");
    free.offers(BELLATRIX, "ship.bellatrix.frigate1 > space.0.2.1");
}
