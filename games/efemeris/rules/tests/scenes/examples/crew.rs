//! Crew.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, spanish};
use efemeris::{ALTAIR, BELLATRIX};

#[test] // EF-EX-19, EF-CREW-07
fn the_banker_needs_what_it_gives_and_room_for_what_it_takes() {
    let with = |spices: &str| duel().hand(ALTAIR, "banker").spices(ALTAIR, spices).start();
    with("3/5")
        .may(ALTAIR, "crew.banker", &["crew.banker > spice.vanilla"])
        .does(ALTAIR, "crew.banker > spice.vanilla")
        .spices(ALTAIR, "4/4");
    with("0/5").may(ALTAIR, "crew.banker", &["crew.banker > spice.vanilla"]);
    with("5/0")
        .may(ALTAIR, "crew.banker", &["crew.banker > spice.pepper"])
        .does(ALTAIR, "crew.banker > spice.pepper")
        .spices(ALTAIR, "4/1");
    with("1/1").may(ALTAIR, "crew.banker", &["crew.banker > spice.pepper", "crew.banker > spice.vanilla"]);
    with("5/5").never(ALTAIR, "crew.banker");
    with("0/0").never(ALTAIR, "crew.banker");
}

#[test] // EF-EX-20, EF-CREW-11
fn the_courtesan_brings_two_vanilla_or_what_there_is_room_for() {
    let with = |spices: &str| duel().hand(ALTAIR, "courtesan").spices(ALTAIR, spices).start();
    with("2/4").does(ALTAIR, "crew.courtesan > play").spices(ALTAIR, "2/5");
    with("2/3").does(ALTAIR, "crew.courtesan > play").spices(ALTAIR, "2/5");
    with("2/0").does(ALTAIR, "crew.courtesan > play").spices(ALTAIR, "2/2");
    with("2/5").never(ALTAIR, "crew.courtesan");
}

#[test] // EF-EX-21, EF-CREW-10, EF-MOVE-09
fn the_helmsman_puts_the_galleon_on_the_rose_frozen_or_not() {
    let frozen = duel()
        .hand(ALTAIR, "helmsman")
        .freezes(BELLATRIX, "altair.galleon")
        .start()
        .never(ALTAIR, "ship.altair.galleon");
    frozen.does(ALTAIR, "crew.helmsman > play").stands("altair.galleon", "0.0.w").never(ALTAIR, "ship.altair.galleon");
    let free = duel()
        .hand(ALTAIR, "helmsman helmsman")
        .start()
        .does(ALTAIR, "crew.helmsman > play")
        .stands("altair.galleon", "0.0.w");
    let free = free.never(ALTAIR, "crew.helmsman").offers(ALTAIR, "ship.altair.galleon > space.1.0.n");
    free.does(ALTAIR, "ship.altair.galleon > space.1.0.n; crew.helmsman > play").stands("altair.galleon", "0.0.w");
}

#[test] // EF-EX-22, EF-CREW-02, EF-CREW-03, EF-TURN-04
fn three_crew_cards_a_turn_and_no_fourth() {
    duel()
        .hand(ALTAIR, "banker banker helmsman first_officer courtesan")
        .spices(ALTAIR, "1/1")
        .start()
        .does(ALTAIR, "crew.banker > spice.pepper; crew.banker > spice.vanilla; crew.helmsman > play")
        .spices(ALTAIR, "1/1")
        .in_play(ALTAIR, "banker banker helmsman")
        .never(ALTAIR, "crew.courtesan")
        .may_use(ALTAIR, &[])
        .next_turn()
        .next_turn()
        .offers(ALTAIR, "crew.courtesan > play")
        .offers(ALTAIR, "crew.first_officer > captain.hubac");
}

#[test] // EF-EX-23, EF-CREW-12, EF-ATK-05, EF-BONUS-05, EF-STATUS-01, EF-RULING-19, EF-RULING-25
fn a_surgeon_helps_against_gunners_but_not_against_a_singularity() {
    duel()
        .ship("altair.galleon", "0.0.2")
        .ship("bellatrix.galleon", "1.0.f")
        .in_play(BELLATRIX, "surgeon")
        .hand(ALTAIR, "gunner gunner")
        .tokens(ALTAIR, "warning_shot")
        .start()
        .does(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon")
        .stands("bellatrix.galleon", "1.0.f")
        .does(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon")
        .stands("bellatrix.galleon", "1.0.f")
        .in_play(ALTAIR, "gunner gunner")
        .hand(ALTAIR, "")
        .does(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.1.0.s")
        .afloat(BELLATRIX, "");
}

#[test] // EF-EX-24, EF-CREW-13, EF-BUILD-03, EF-BUILD-04, EF-BUILD-06, EF-RULING-39
fn a_shipwright_builds_a_frigate_free_but_none_beyond_two() {
    let yard = || british().built(ALTAIR, 1, 0).spices(ALTAIR, "0/0").hand(ALTAIR, "shipwright shipwright");
    yard()
        .ship("altair.galleon", "0.-1.n")
        .start()
        .does(ALTAIR, "crew.shipwright > play")
        .never(ALTAIR, "crew.shipwright")
        .build()
        .does(ALTAIR, "build.frigate > planet.patrocles")
        .afloat(ALTAIR, "frigate@0.-1.p galleon@0.-1.n")
        .spices(ALTAIR, "0/0")
        .never(ALTAIR, "build.frigate");
    // The galleon stands on the only planet: no site, and the credit lapses.
    let lapsed = yard()
        .spices(ALTAIR, "2/0")
        .start()
        .does(ALTAIR, "crew.shipwright > play")
        .build()
        .never(ALTAIR, "build.frigate");
    let next = lapsed.next_turn().next_turn();
    let moved = next.does(ALTAIR, "ship.altair.galleon > space.0.-1.n").build();
    // Two of three pepper go: nothing is free any more.
    moved.spices(ALTAIR, "3/0").does(ALTAIR, "build.frigate > planet.patrocles").spices(ALTAIR, "1/0");
}

#[test] // EF-EX-25, EF-CREW-14, EF-COLL-06, EF-RULING-14
fn quartermasters_pay_on_an_anchorage_at_the_next_collection() {
    let two = |site: &str| {
        let turn = spanish().ship("altair.galleon", site).hand(ALTAIR, "quartermaster quartermaster").start();
        let turn = turn.does(ALTAIR, "crew.quartermaster > play; crew.quartermaster > play").next_turn();
        turn.next_turn()
    };
    two("0.2.a").tokens(ALTAIR, 3);
    let none = two("0.2.n").tokens(ALTAIR, 0);
    let next = none.does(ALTAIR, "ship.altair.galleon > space.0.2.a").next_turn();
    next.next_turn().tokens(ALTAIR, 1);
}

#[test] // EF-EX-26, EF-CREW-15, EF-CONQ-03, EF-RULING-87
fn each_governor_takes_one_spice_of_choice_off_the_price() {
    let on = |hand: &str| spanish().ship("altair.galleon", "-1.1.p").spices(ALTAIR, "1/1").hand(ALTAIR, hand).start();
    on("").build().never(ALTAIR, "conquer");
    on("governor")
        .does(ALTAIR, "crew.governor > play")
        .build()
        .may(ALTAIR, "conquer", &["conquer > planet.pytheas > waive.pepper"])
        .does(ALTAIR, "conquer > planet.pytheas > waive.pepper")
        .spices(ALTAIR, "0/0")
        .planets(ALTAIR, "patrocles pytheas");
    let two = on("governor governor").does(ALTAIR, "crew.governor > play; crew.governor > play").build();
    let prices = ["waive.pepper > waive.pepper", "waive.pepper > waive.vanilla"];
    let two = two.may(ALTAIR, "conquer", &prices.map(|waived| format!("conquer > planet.pytheas > {waived}")));
    two.clone().does(ALTAIR, "conquer > planet.pytheas > waive.pepper > waive.pepper").spices(ALTAIR, "1/0");
    two.does(ALTAIR, "conquer > planet.pytheas > waive.pepper > waive.vanilla").spices(ALTAIR, "0/1");
}

#[test] // EF-EX-27, EF-CREW-15, EF-RULING-38
fn a_governor_serves_the_galleon_where_it_stood_and_no_frigate() {
    let gone = spanish()
        .ship("altair.galleon", "-1.1.p")
        .ship("altair.frigate1", "0.0.4")
        .spices(ALTAIR, "2/1")
        .hand(ALTAIR, "governor")
        .tokens(ALTAIR, "solar_winds")
        .start()
        .does(ALTAIR, "crew.governor > play; token.solar_winds > ship.altair.galleon > space.-1.1.3")
        .does(ALTAIR, "ship.altair.frigate1 > space.-1.1.p")
        .build();
    gone.may(ALTAIR, "conquer", &["conquer > planet.pytheas"])
        .does(ALTAIR, "conquer > planet.pytheas")
        .spices(ALTAIR, "0/0");
}

#[test] // EF-EX-28, EF-CREW-01, EF-BONUS-07, EF-ATK-09, EF-RULING-95
fn without_a_galleon_no_crew_is_played_but_tokens_are() {
    duel()
        .no_galleon(ALTAIR)
        .hand(ALTAIR, "banker courtesan gunner first_officer helmsman")
        .tokens(ALTAIR, "new_cargo warning_shot")
        .spices(ALTAIR, "2/2")
        .start()
        .never(ALTAIR, "crew.banker")
        .never(ALTAIR, "crew.courtesan")
        .never(ALTAIR, "crew.gunner")
        .may_use(ALTAIR, &[])
        .never(ALTAIR, "crew.helmsman")
        .hand(ALTAIR, "banker courtesan first_officer gunner helmsman")
        .offers(ALTAIR, "token.warning_shot > ship.bellatrix.galleon > space.0.0.3")
        .does(ALTAIR, "token.new_cargo > spice.pepper")
        .build()
        .spices(ALTAIR, "3/2")
        .offers(ALTAIR, "recruit > crew.banker");
}
