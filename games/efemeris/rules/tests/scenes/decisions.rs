//! Decisions: all that a player is ever asked, and by whom it is answered.

use crate::sailing::Sailing;
use crate::stage::{Stage, british, duel, expert, general, team, team_expert};
use crate::walk::everywhere;
use efemeris::{ALTAIR, BELLATRIX, CAPELLA};
use std::collections::BTreeSet;

#[test] // EF-DEC-01
fn after_each_action_both_partners_have_a_new_list() {
    let poor = team().construction().spices(ALTAIR, "1/0").spices(BELLATRIX, "1/0").start();
    let given = poor.never(ALTAIR, "recruit").does(BELLATRIX, "share > spice.pepper").never(BELLATRIX, "share");
    given.offers(ALTAIR, "recruit > crew.gunner").offers(ALTAIR, "share > spice.pepper");
    // Either may be asked first: the lists do not depend on it.
    let tables = [[ALTAIR, BELLATRIX], [BELLATRIX, ALTAIR]].map(|order| {
        let turn =
            team().spices(ALTAIR, "1/1").spices(BELLATRIX, "1/1").hand(ALTAIR, "banker").hand(BELLATRIX, "banker");
        order.iter().fold(turn.start(), |turn, &seat| turn.does(seat, "crew.banker > spice.pepper")).played
    });
    assert_eq!(tables[0].table(), tables[1].table());
}

#[test] // EF-DEC-02, EF-RULING-54
fn who_has_ended_a_phase_does_not_act_in_it_again() {
    let ended = team().hand(ALTAIR, "banker").spices(ALTAIR, "1/1").start().does(ALTAIR, "end.tactics");
    let ended = ended.asks_exactly(&[BELLATRIX]).never(ALTAIR, "crew.banker");
    let still = ended.does(BELLATRIX, "ship.bellatrix.galleon > space.1.-1.1").asks_exactly(&[BELLATRIX]);
    let building = still.does(BELLATRIX, "end.tactics").asks_exactly(&[ALTAIR, BELLATRIX]);
    building.does(ALTAIR, "end.turn").asks_exactly(&[BELLATRIX]).offers(BELLATRIX, "end.turn");
}

#[test] // EF-MODE-05
fn prices_steps_and_limits_are_the_same_in_every_mode() {
    for mode in [duel(), general(), team(), expert(), team_expert()] {
        let turn = mode.spices(ALTAIR, "3/3").hand(ALTAIR, "helmsman").start().does(ALTAIR, "crew.helmsman > play");
        let turn = turn.stands("altair.galleon", "0.0.w").does(ALTAIR, "ship.altair.galleon > space.-1.0.a").build();
        let built = turn.does(ALTAIR, "build.fortress > planet.patrocles").spices(ALTAIR, "2/2");
        let built = built.does(ALTAIR, "build.frigate > planet.patrocles").spices(ALTAIR, "0/2");
        built.never(ALTAIR, "build.f").never(ALTAIR, "recruit").never(ALTAIR, "build.galleon");
    }
}

#[test] // EF-GEN-01, EF-RULING-53
fn in_the_general_game_each_of_the_other_two_is_an_enemy() {
    let fleet = general().captains(ALTAIR, "blake byng").captains(BELLATRIX, "hubac castel");
    let fleet =
        fleet.ship("altair.galleon", "1.0.n").ship("bellatrix.frigate1", "1.0.f").ship("capella.frigate1", "1.0.3");
    let fleet = fleet.hand(ALTAIR, "gunner first_officer").tokens(ALTAIR, "warning_shot").start();
    let targets =
        ["bellatrix", "capella"].map(|seat| format!("crew.gunner > ship.altair.galleon > ship.{seat}.frigate1"));
    let fleet = fleet.may(ALTAIR, "crew.gunner", &targets);
    let fleet = fleet.may_use(ALTAIR, &["blake > ship.bellatrix.frigate1", "blake > ship.capella.frigate1"]);
    let fleet = fleet.offers(ALTAIR, "token.warning_shot > ship.bellatrix.frigate1 > space.1.0.s");
    fleet.offers(ALTAIR, "token.warning_shot > ship.capella.galleon > space.-1.2.4").asks_exactly(&[ALTAIR]);
    // And each may take another's planet.
    let taken = general().construction().active(CAPELLA).ship("bellatrix.galleon", "0.1.a");
    let taken = taken.ship("capella.galleon", "0.1.p").spices(CAPELLA, "3/1").start();
    taken.does(CAPELLA, "conquer > planet.posidonius").planets(CAPELLA, "apollas posidonius").goes_on();
}

#[test] // EF-DEC-04
fn these_are_all_kinds_of_action_and_no_offer_comes_twice() {
    let mut kinds = BTreeSet::new();
    for mode in ["duel", "team", "general-expert"] {
        everywhere(mode, 6, 700, |played| {
            for seat in played.asked() {
                let offers: Vec<String> = played.offers(seat).map(|offer| offer.to_string()).collect();
                assert_eq!(offers.iter().collect::<BTreeSet<_>>().len(), offers.len(), "an offer comes twice");
                kinds.extend(offers.iter().map(|offer| offer.split(['.', ' ']).next().unwrap_or_default().to_owned()));
            }
        });
    }
    let all = ["build", "captain", "conquer", "crew", "end", "nation", "planet", "recruit", "rescue", "share", "ship"];
    let all: BTreeSet<String> = all.into_iter().chain(["tile", "token"]).map(str::to_owned).collect();
    assert_eq!(kinds, all);
}

#[test] // EF-ATK-11, EF-RULING-59
fn friendly_pieces_are_never_targets() {
    let own =
        british().ship("altair.galleon", "0.0.3").ship("altair.frigate1", "0.1.p").ship("bellatrix.galleon", "0.2.b");
    own.hand(ALTAIR, "gunner first_officer").start().never(ALTAIR, "crew.gunner").may_use(ALTAIR, &[]);
}
