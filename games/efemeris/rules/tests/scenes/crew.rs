//! Crew: when a card can be played and what becomes of it.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, spanish};
use efemeris::ALTAIR;

#[test] // EF-CREW-01, EF-CREW-04, EF-COMP-07
fn a_card_goes_from_hand_into_play_and_back_to_the_reserve() {
    let turn =
        duel().hand(ALTAIR, "banker gunner").spices(ALTAIR, "1/1").start().does(ALTAIR, "crew.banker > spice.pepper");
    let turn = turn
        .hand(ALTAIR, "gunner")
        .in_play(ALTAIR, "banker")
        .then(|table| assert_eq!(table.navy(ALTAIR).reserve.len(), 10));
    let next = turn.next_turn().next_turn();
    next.hand(ALTAIR, "gunner").in_play(ALTAIR, "").then(|table| assert_eq!(table.navy(ALTAIR).reserve.len(), 11));
}

#[test] // EF-CREW-05, EF-CREW-09, EF-RULING-72, EF-ATK-01
fn a_card_without_a_possible_effect_is_not_playable() {
    duel()
        .ship("altair.galleon", "0.0.3")
        .hand(ALTAIR, "gunner")
        .start()
        .offers(ALTAIR, "crew.gunner > ship.altair.galleon > ship.bellatrix.galleon");
    duel().hand(ALTAIR, "gunner").start().never(ALTAIR, "crew.gunner");
    // A frigate next to the enemy does not attack.
    duel().ship("altair.frigate1", "0.0.3").hand(ALTAIR, "gunner").start().never(ALTAIR, "crew.gunner");
    duel().ship("altair.galleon", "0.0.w").hand(ALTAIR, "helmsman").start().never(ALTAIR, "crew.helmsman");
    let yard = british()
        .hand(ALTAIR, "surgeon surgeon shipwright")
        .built(ALTAIR, 2, 0)
        .start()
        .never(ALTAIR, "crew.shipwright");
    yard.does(ALTAIR, "crew.surgeon > play").never(ALTAIR, "crew.surgeon");
    duel().hand(ALTAIR, "").start().never(ALTAIR, "crew.banker").never(ALTAIR, "crew.helmsman");
}

#[test] // EF-CREW-06, EF-CREW-13, EF-RULING-37
fn two_shipwrights_are_two_frigates_and_two_surgeons_are_none_too_many() {
    let yard = british()
        .hand(ALTAIR, "shipwright shipwright")
        .planets(ALTAIR, "patrocles pytheas")
        .ship("altair.galleon", "0.0.w");
    let yard =
        yard.spices(ALTAIR, "0/0").start().does(ALTAIR, "crew.shipwright > play; crew.shipwright > play").build();
    yard.does(ALTAIR, "build.frigate > planet.patrocles; build.frigate > planet.pytheas")
        .afloat(ALTAIR, "frigate@-1.1.p frigate@0.-1.p galleon@0.0.w")
        .spices(ALTAIR, "0/0");
    british().hand(ALTAIR, "surgeon surgeon").start().does(ALTAIR, "crew.surgeon > play").never(ALTAIR, "crew.surgeon");
}

#[test] // EF-CREW-08, EF-CAPT-01
fn a_first_officer_uses_the_ability_of_the_captain_in_play() {
    let abilities = [("hubac castel", "hubac"), ("castel hubac", "castel"), ("pargo silva", "pargo")];
    for (captains, ability) in abilities {
        let turn = duel().captains(ALTAIR, captains).hand(ALTAIR, "first_officer").start();
        let turn = turn.may_use(ALTAIR, &[ability]).uses(ALTAIR, ability);
        turn.in_play(ALTAIR, "first_officer").hand(ALTAIR, "").may_use(ALTAIR, &[]);
    }
    duel().hand(ALTAIR, "gunner").start().may_use(ALTAIR, &[]);
}

#[test] // EF-CREW-10, EF-CREW-03
fn effects_concern_the_galleon_and_never_a_frigate() {
    let helm =
        duel().ship("altair.frigate1", "1.0.f").hand(ALTAIR, "helmsman").start().does(ALTAIR, "crew.helmsman > play");
    helm.afloat(ALTAIR, "frigate@1.0.f galleon@0.0.w");
}

#[test] // EF-CREW-15
fn a_governor_needs_a_planet_that_the_galleon_could_conquer() {
    let on =
        |site: &str| spanish().ship("altair.galleon", site).hand(ALTAIR, "governor governor").spices(ALTAIR, "5/5");
    on("0.-1.p").start().never(ALTAIR, "crew.governor");
    on("0.0.w").start().never(ALTAIR, "crew.governor");
    on("0.1.p").ship("bellatrix.galleon", "0.1.a").start().offers(ALTAIR, "crew.governor > play");
    on("0.1.p").ship("bellatrix.galleon", "0.1.a").fortress("posidonius").start().never(ALTAIR, "crew.governor");
    let frigate = on("0.0.w").ship("altair.frigate1", "-1.1.p").start();
    frigate.never(ALTAIR, "crew.governor");
}

#[test] // EF-CREW-13, EF-BUILD-03, EF-TURN-04
fn a_shipwright_is_used_before_pepper_and_once() {
    let yard = || british().planets(ALTAIR, "patrocles pytheas").ship("altair.galleon", "0.0.w").spices(ALTAIR, "2/0");
    let credit = yard().hand(ALTAIR, "shipwright").start().does(ALTAIR, "crew.shipwright > play").build();
    let first = credit.does(ALTAIR, "build.frigate > planet.patrocles").spices(ALTAIR, "2/0");
    first.does(ALTAIR, "build.frigate > planet.pytheas").spices(ALTAIR, "0/0");
    // One in each of two turns.
    let twice = yard().hand(ALTAIR, "shipwright shipwright").start().does(ALTAIR, "crew.shipwright > play").build();
    let next = twice.does(ALTAIR, "build.frigate > planet.patrocles").next_turn().next_turn().spices(ALTAIR, "4/0");
    let next = next.does(ALTAIR, "crew.shipwright > play").build().does(ALTAIR, "build.frigate > planet.pytheas");
    next.spices(ALTAIR, "4/0");
}

#[test] // EF-CREW-15, EF-RULING-38
fn a_governor_serves_the_planet_it_was_played_on_and_no_other() {
    let turn = spanish().ship("altair.galleon", "-1.1.p").ship("bellatrix.galleon", "0.2.b").spices(ALTAIR, "2/1");
    let turn = turn.hand(ALTAIR, "governor").tokens(ALTAIR, "solar_winds").start().does(ALTAIR, "crew.governor > play");
    let away = turn.does(ALTAIR, "ship.altair.galleon > space.0.0.w");
    away.does(ALTAIR, "token.solar_winds > ship.altair.galleon > space.0.1.p").build().never(ALTAIR, "conquer");
}
