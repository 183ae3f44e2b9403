//! Bonus tokens: used in tactics, and gone.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel, general};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-BONUS-01, EF-BONUS-06
fn any_number_of_tokens_is_used_and_none_returns_to_the_bag() {
    let turn = duel().tokens(ALTAIR, "new_cargo new_cargo solar_winds").spices(ALTAIR, "0/0").start();
    let in_bag = turn.played.table().bag.len();
    let turn = turn
        .does(ALTAIR, "token.new_cargo > spice.pepper; token.new_cargo > spice.vanilla")
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.-1.n");
    let turn = turn.spices(ALTAIR, "1/1").tokens(ALTAIR, 0).then(|table| assert_eq!(table.bag.len(), in_bag));
    turn.build().never(ALTAIR, "token.new_cargo");
}

#[test] // EF-BONUS-02, EF-BONUS-03
fn a_token_is_never_given_up_without_its_effect() {
    // No ship of its own: Solar Winds have nothing to carry, and nothing can be discarded.
    let idle = duel().no_galleon(ALTAIR).tokens(ALTAIR, "solar_winds solar_winds solar_winds").start();
    idle.asks(ALTAIR, &["end.tactics"]);
    let run = duel()
        .tokens(ALTAIR, "solar_winds")
        .start()
        .lacks(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.-1.p");
    run.counts(ALTAIR, "token.solar_winds", 19);
}

#[test] // EF-BONUS-03
fn solar_winds_work_before_the_move_and_frozen() {
    let before = duel()
        .tokens(ALTAIR, "solar_winds")
        .start()
        .does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.w");
    before.offers(ALTAIR, "ship.altair.galleon > space.1.0.n");
    let frozen = duel()
        .tokens(ALTAIR, "solar_winds")
        .freezes(BELLATRIX, "altair.galleon")
        .start()
        .never(ALTAIR, "ship.altair.galleon");
    frozen.does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.0.w").stands("altair.galleon", "0.0.w");
}

#[test] // EF-BONUS-04, EF-RULING-20, EF-RULING-74
fn a_ship_without_a_legal_step_cannot_be_shot_at_and_a_frozen_one_can() {
    // The dead end 0.-1.1 touches Patrocles only, where a galleon stands.
    let shut = duel()
        .ship("bellatrix.frigate1", "0.-1.1")
        .tokens(ALTAIR, "warning_shot")
        .start()
        .never(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1");
    shut.offers(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.0.1.a");
    let frozen = general()
        .ship("capella.frigate1", "1.0.n")
        .freezes(BELLATRIX, "capella.frigate1")
        .tokens(ALTAIR, "warning_shot")
        .start();
    frozen.does(ALTAIR, "token.warning_shot > ship.capella.frigate1 > space.1.0.f").stands("capella.frigate1", "1.0.f");
}
