//! Turn and tactics: whose turn it is, and what belongs to it.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel, general, spanish, team};
use crate::walk::{everywhere, set_up};
use efemeris::{ALTAIR, BELLATRIX, CAPELLA, Phase, Side};
use wardroom_kernel::Seats;

#[test] // EF-TURN-01, EF-GEN-01
fn sides_take_turns_in_seat_order_and_a_round_is_one_turn_of_each() {
    let mut scene = set_up("general").explore();
    for (round, side) in [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1)] {
        let table = scene.played.table();
        assert_eq!((table.round, table.active), (round, Side(side)));
        scene = scene.next_turn();
    }
}

#[test] // EF-TURN-02
fn exploration_collection_tactics_and_construction_follow_each_other() {
    let order = |phase: Phase| match phase {
        Phase::Draw | Phase::Lay => 1,
        Phase::Collect | Phase::Rescue => 2,
        Phase::Tactics => 3,
        Phase::Construction => 4,
        _ => 0,
    };
    for mode in ["duel", "team-expert"] {
        let mut before = (0, 0, Side(0), 0);
        everywhere(mode, 2, 400, |played| {
            let table = played.table();
            let now = (table.game, table.round, table.active, order(table.phase));
            let is_same_turn = (now.0, now.1, now.2) == (before.0, before.1, before.2);
            assert!(now.3 == 0 || !is_same_turn || now.3 >= before.3, "{before:?} and then {now:?}");
            before = now;
        });
    }
}

#[test] // EF-TURN-03
fn a_side_without_planets_ships_and_captains_still_takes_its_turns() {
    let poor = general().planets(BELLATRIX, "").no_galleon(BELLATRIX).captains(BELLATRIX, "").start();
    let theirs = poor.next_turn().asks_exactly(&[BELLATRIX]).asks(BELLATRIX, &["end.tactics"]).build();
    theirs.asks(BELLATRIX, &["end.turn"]).next_turn().asks_exactly(&[CAPELLA]);
}

#[test] // EF-TURN-04, EF-CAPT-04
fn moves_crew_plays_and_hubacs_steps_begin_anew_each_turn() {
    let turn = duel().hand(ALTAIR, "first_officer first_officer first_officer helmsman").start();
    let turn = turn.uses(ALTAIR, "hubac; hubac; hubac").does(ALTAIR, "ship.altair.galleon > space.0.-1.n");
    let turn = turn.never(ALTAIR, "ship.").never(ALTAIR, "crew.");
    let next = turn.next_turn().next_turn().offers(ALTAIR, "crew.helmsman > play");
    // Three steps from there lead to the sides of the rose, not beyond.
    next.offers(ALTAIR, "ship.altair.galleon > space.0.0.2").lacks(ALTAIR, "ship.altair.galleon > space.1.0.f");
}

#[test] // EF-TACT-01, EF-COLL-06
fn cards_leave_play_after_collection_and_before_tactics() {
    let turn = spanish().ship("altair.galleon", "1.0.f").hand(ALTAIR, "first_officer").spices(ALTAIR, "0/0").start();
    let turn = turn.uses(ALTAIR, "pargo").next_turn().in_play(ALTAIR, "first_officer");
    // The harvest still comes; the card is gone when tactics begin.
    turn.next_turn().spices(ALTAIR, "1/3").in_play(ALTAIR, "").reserve(ALTAIR, 12);
}

#[test] // EF-TACT-02, EF-TACT-03, EF-BONUS-01
fn actions_come_in_any_order_until_the_player_ends_the_phase() {
    let turn = || {
        let turn = duel().hand(ALTAIR, "banker").spices(ALTAIR, "1/1").tokens(ALTAIR, "new_cargo");
        turn.ship("altair.frigate1", "0.0.w").start()
    };
    let actions = [
        "crew.banker > spice.pepper",
        "token.new_cargo > spice.pepper",
        "ship.altair.galleon > space.0.-1.n",
        "ship.altair.frigate1 > space.1.0.f",
    ];
    let tables = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]].map(|order| {
        let acted = order.iter().fold(turn(), |scene, &place| scene.does(ALTAIR, actions[place]));
        acted.asks(ALTAIR, &["end.tactics"]).played.table().clone()
    });
    assert!(tables.iter().all(|table| *table == tables[0]));
    let ended = turn().build().never(ALTAIR, "ship.").never(ALTAIR, "crew.").never(ALTAIR, "token.");
    ended.then(|table| assert_eq!(table.phase, Phase::Construction));
}

#[test] // EF-DEC-04, EF-TURN-01
fn only_the_active_side_is_asked_during_a_turn() {
    for mode in ["duel", "general", "team"] {
        everywhere(mode, 2, 400, |played| {
            let table = played.table();
            if table.phase.is_setup() || played.outcome().is_some() {
                return;
            }
            let side: Seats = table.mode().seats_of(table.active);
            assert!(played.asked().all(|seat| side.contains(seat)));
            let offers = played.asked().flat_map(|seat| played.offers(seat).map(|offer| offer.to_string()));
            assert!(offers.into_iter().all(|offer| !offer.contains("draw")), "draws are talk");
            assert!(played.chance().is_some() || !played.asked().is_empty(), "a seat is asked");
        });
    }
}

#[test] // EF-TURN-01, EF-END-06
fn rounds_begin_with_the_start_player_wherever_that_sits() {
    let second = duel().change(|table| (table.start, table.active) = (Side(1), Side(1))).start();
    let first = second.next_turn().then(|table| assert_eq!((table.active, table.round), (Side(0), 1)));
    first.next_turn().then(|table| assert_eq!((table.active, table.round), (Side(1), 2)));
}

#[test] // EF-TURN-04, EF-TEAM-10
fn two_more_spices_are_shared_in_the_next_turn() {
    let shared = team().construction().spices(ALTAIR, "4/0").spices(BELLATRIX, "0/0").start();
    let shared = shared.does(ALTAIR, "share > spice.pepper; share > spice.pepper").never(ALTAIR, "share");
    shared.next_turn().next_turn().build().offers(ALTAIR, "share > spice.pepper");
}
