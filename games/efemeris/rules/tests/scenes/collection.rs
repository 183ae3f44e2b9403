//! Collection: what planets, ships and credits bring, and where it stops.

use crate::sailing::Sailing;
use crate::stage::{Stage, duel, expert, team};
use efemeris::{ALTAIR, BELLATRIX, Event, Source};

#[test] // EF-COLL-02, EF-COLL-03, EF-COLL-04, EF-EX-08, EF-SPACE-11, EF-COMP-04, EF-COMP-05
fn planets_and_ships_on_factories_bring_a_marker_each_up_to_five() {
    let with = |spices: &str| {
        let sky = duel()
            .collection()
            .spices(ALTAIR, spices)
            .planets(ALTAIR, "patrocles posidonius")
            .planets(BELLATRIX, "pytheas");
        sky.ship("altair.galleon", "0.2.n").ship("altair.frigate1", "1.-1.f").start()
    };
    with("4/0").spices(ALTAIR, "5/0");
    with("1/0").spices(ALTAIR, "4/0");
    let mixed = duel()
        .collection()
        .spices(ALTAIR, "0/0")
        .ship("altair.galleon", "1.0.f")
        .ship("altair.frigate1", "1.-1.f")
        .ship("altair.frigate2", "-1.0.f");
    mixed.start().spices(ALTAIR, "3/1");
}

#[test] // EF-COLL-02, EF-EX-10, EF-RULING-11, EF-RULING-88
fn a_planet_produces_for_its_holder_under_an_enemy_ship_and_under_none() {
    let with = |enemy: &str| {
        duel()
            .collection()
            .spices(ALTAIR, "1/1")
            .ship("altair.galleon", "0.2.n")
            .ship("bellatrix.frigate1", enemy)
            .start()
    };
    with("0.-1.p").spices(ALTAIR, "2/1").stands("bellatrix.frigate1", "0.-1.p").planets(ALTAIR, "patrocles");
    with("0.2.1").spices(ALTAIR, "2/1");
}

#[test] // EF-COLL-05, EF-EX-09, EF-SPACE-12, EF-RULING-13, EF-COMP-06
fn each_ship_on_an_anchorage_draws_a_token_up_to_three() {
    let with = |held: &str, bag: Option<&str>| {
        let sky =
            duel().collection().tokens(ALTAIR, held).ship("altair.galleon", "-1.0.a").ship("altair.frigate1", "0.2.a");
        if let Some(bag) = bag { sky.bag(bag) } else { sky }
    };
    with("", None).start().explore().tokens(ALTAIR, 2);
    with("new_cargo new_cargo", None).start().explore().tokens(ALTAIR, 3);
    with("new_cargo new_cargo new_cargo", None).start().explore().tokens(ALTAIR, 3);
    with("", Some("warning_shot")).start().explore().tokens(ALTAIR, 1);
    with("", Some("")).start().explore().tokens(ALTAIR, 0);
}

#[test] // EF-COLL-01, EF-RULING-89
fn the_phase_asks_no_seat_and_everything_is_taken() {
    let turn = duel()
        .collection()
        .spices(ALTAIR, "0/0")
        .ship("altair.galleon", "1.0.f")
        .ship("altair.frigate1", "0.2.b")
        .start();
    turn.explore().spices(ALTAIR, "1/1").tokens(ALTAIR, 1).offers(ALTAIR, "end.tactics");
}

#[test] // EF-COLL-07, EF-RULING-10, EF-COLL-03
fn positions_are_those_of_the_collection_phase_and_not_of_later_moves() {
    let turn = duel()
        .ship("altair.galleon", "0.0.2")
        .spices(ALTAIR, "0/0")
        .start()
        .does(ALTAIR, "ship.altair.galleon > space.1.0.f");
    let turn = turn.spices(ALTAIR, "0/0").next_turn().spices(ALTAIR, "0/0");
    turn.next_turn().spices(ALTAIR, "1/1");
}

#[test] // EF-COLL-06, EF-CAPT-14, EF-RULING-15, EF-SPACE-14, EF-EXPERT-04
fn a_providence_space_is_no_factory_for_pargo() {
    let turn = expert().captains(ALTAIR, "pargo silva guzman").tile("1.1", "x3", 0).ship("altair.galleon", "1.1.f");
    let turn = turn.spices(ALTAIR, "0/0").hand(ALTAIR, "first_officer").start();
    let turn = turn.uses(ALTAIR, "pargo").next_turn();
    turn.next_turn().spices(ALTAIR, "1/2");
}

#[test] // EF-EXPERT-04, EF-EX-63
fn a_providence_space_brings_two_markers_up_to_the_cap() {
    let with = |spices: &str| {
        let sky =
            expert().collection().tile("1.1", "x1", 0).ship("altair.frigate1", "1.1.f").ship("altair.galleon", "0.2.n");
        sky.tile("-1.2", "apollas", 0).planets(ALTAIR, "apollas").spices(ALTAIR, spices).start()
    };
    with("4/1").spices(ALTAIR, "5/2");
    with("1/1").spices(ALTAIR, "3/2");
}

#[test] // EF-EXPERT-05, EF-EX-63, EF-SPACE-15, EF-RULING-61, EF-RULING-44, EF-COLL-01
fn each_ship_on_a_wreck_may_rescue_a_card_below_the_hand_limit() {
    let wrecks = |hand: &str| {
        let sky = expert().collection().tile("1.1", "x5", 0).tile("2.0", "x6", 0);
        sky.ship("altair.galleon", "1.1.k").ship("altair.frigate1", "2.0.k").hand(ALTAIR, hand).start()
    };
    let seven = wrecks("banker banker gunner gunner gunner helmsman helmsman");
    let full = seven.does(ALTAIR, "rescue > ship.altair.galleon > crew.first_officer").offers(ALTAIR, "end.tactics");
    full.then(|table| assert_eq!(table.players[ALTAIR].hand.len(), 8));
    let both = wrecks("")
        .does(ALTAIR, "rescue > ship.altair.galleon > crew.gunner")
        .never(ALTAIR, "rescue > ship.altair.galleon");
    let both = both
        .does(ALTAIR, "rescue > ship.altair.frigate1 > crew.banker")
        .hand(ALTAIR, "banker gunner")
        .offers(ALTAIR, "end.tactics");
    both.offers(ALTAIR, "crew.banker > spice.pepper");
    wrecks("").does(ALTAIR, "end.collection").hand(ALTAIR, "").offers(ALTAIR, "end.tactics");
}

#[test] // EF-COLL-01, EF-RULING-90
fn planets_come_before_ships_and_ships_before_tokens_and_tokens_before_rescues() {
    let turn = expert().collection().tile("1.1", "x6", 0).tile("2.0", "x5", 0);
    let turn = turn.ship("altair.galleon", "1.0.f").ship("altair.frigate1", "1.1.a").ship("altair.frigate2", "2.0.k");
    let turn = turn.start().asks_chance(24).when("dice 1").offers(ALTAIR, "end.collection");
    let rank = |event: &Event| match event {
        Event::Collected { from: Source::Planet(_), .. } => Some(1),
        Event::Collected { from: Source::Ship(_), .. } => Some(2),
        Event::TokenDrawn { .. } => Some(3),
        _ => None,
    };
    assert!(turn.played.events().iter().filter_map(rank).eq([1, 2, 3]));
}

#[test] // EF-RULING-90, EF-COLL-05
fn of_partners_the_lower_seat_draws_the_last_token() {
    let last = team().collection().bag("warning_shot").ship("altair.galleon", "0.2.a");
    let last = last.ship("bellatrix.galleon", "0.2.b").start().explore();
    last.tokens(ALTAIR, 1).tokens(BELLATRIX, 0);
}
