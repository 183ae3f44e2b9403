//! Components: what each player owns, and where it can be.

use crate::walk::{everywhere, game};
use crate::{Tides, Voyage, at, duel, lull};
use turning_tides::{Card, GOLD, SILVER, Table, TurningTides, Zone, ship};
use wardroom_kernel::{Game, Seat};

/// How many units are aboard and in the hold: captain, sailors, cannons, mast.
fn units(table: &Table, seat: Seat) -> [u8; 4] {
    let (ship, hold) = (table.ship(seat), table.hold(seat));
    [
        u8::from(ship.captain.is_some()) + u8::from(hold.captain),
        ship.sailors_aboard() + hold.sailors,
        ship.cannons_aboard() + hold.cannons,
        u8::from(ship.has_mast) + u8::from(hold.mast),
    ]
}

#[test] // TT-COMP-01
fn two_players_each_own_a_ship_ten_units_and_twelve_cards() {
    let start = game("base");
    assert!(start.played.seats().map(TurningTides::seat_name).eq(["silver", "gold"]));
    start.then(|table| {
        for seat in [SILVER, GOLD] {
            assert_eq!(units(table, seat).iter().sum::<u8>(), 10);
            assert_eq!(table.cards_of(seat).len(), 12);
        }
    });
}

#[test] // TT-COMP-02
fn a_ship_is_a_row_of_seven_zones_numbered_from_one() {
    assert!([0, 8].map(Zone::new).iter().all(Option::is_none));
    let offered = ["1", "2", "3", "4", "5", "6", "7"].map(|zone| format!("sailor > zone.{zone}"));
    duel(1, 7, SILVER, "C6 M", "C3 s4 M").play("sailor", "wait").asks(SILVER, &offered.each_ref().map(|o| &**o));
}

#[test] // TT-COMP-03, TT-COMP-05
fn one_captain_four_sailors_four_cannons_and_one_mast_are_aboard_or_in_the_hold_at_every_moment() {
    everywhere("base", 4, |played| {
        for seat in [SILVER, GOLD] {
            assert_eq!(units(played.table(), seat), [1, 4, 4, 1]);
        }
    });
}

#[test] // TT-COMP-04, TT-END-03
fn the_captain_is_crew_but_no_sailor() {
    duel(1, 7, SILVER, "C6 s4 M", "C3 s4 M")
        .play("swing", "wait")
        .when("silver: swing > zone.4")
        .ships("C6 s4 M", "C3 M")
        .goes_on()
        .play("wait", "swing")
        .has_no_effect(GOLD, "swing")
        .goes_on();
}

#[test] // TT-COMP-05
fn placing_takes_a_unit_from_the_hold_and_removing_sends_it_there() {
    let sailors = |table: &Table| table.hold(GOLD).sailors;
    duel(1, 7, GOLD, "C6 s5 k5p M", "C1 s3 k3s M")
        .play("fire", "sailor")
        .then(|table| assert_eq!((sailors(table), table.hold(GOLD).cannons), (3, 3)))
        .when("gold: sailor > zone.3")
        .then(|table| assert_eq!((sailors(table), table.hold(GOLD).cannons), (2, 3)))
        .when("silver: fire > zone.5")
        .then(|table| assert_eq!((sailors(table), table.hold(GOLD).cannons), (4, 4)));
}

/// All cards of gold's zone 4 were shot away, the mast before.
fn swept() -> Tides {
    duel(1, 8, GOLD, "C6 s5 k5p M", "C4 s4 s6 k4p M-").play("fire", "wait").when("silver: fire > zone.5")
}

#[test] // TT-COMP-06, TT-MAST-04
fn captain_sailor_and_cannon_can_come_back_but_the_mast_never_does() {
    swept()
        .ships("C6 s5 k5p M", "C- s6 M-")
        .play("wait", "move")
        .when("gold: promote > zone.6")
        .play("wait", "sailor")
        .when("gold: sailor > zone.4")
        .play("wait", "cannon")
        .when("gold: cannon > side.4.starboard")
        .ships("C6 s5 k5p M", "C6 s4 k4s M-");
    let mut stood = [true; 2];
    everywhere("base", 4, |played| {
        let stands = [SILVER, GOLD].map(|seat| played.table().ship(seat).has_mast);
        let is_start = played.answers().is_empty();
        assert!(is_start || [0, 1].iter().all(|&ship| stood[ship] || !stands[ship]), "a mast has come back");
        stood = stands;
    });
}

#[test] // TT-COMP-07, TT-RULING-18
fn a_zone_has_room_for_any_number_of_sailors_with_the_captain() {
    duel(1, 2, GOLD, "C6 s4 M", "C4 s4x3 k4p k4s M")
        .play("wait", "sailor")
        .when("gold: sailor > zone.4")
        .ships("C6 s4 M", "C4 s4x4 k4p k4s M");
    duel(1, 2, GOLD, "C6 s4 M", "C3 s4x4 k4p k4s M")
        .play("wait", "move")
        .when("gold: move > captain > zone.4")
        .ships("C6 s4 M", "C4 s4x4 k4p k4s M");
}

#[test] // TT-COMP-07, TT-RULING-17
fn a_zone_has_room_for_one_cannon_on_each_side() {
    let offered = ["1.port", "1.starboard", "2.starboard", "4.port", "4.starboard", "5.port", "6.port", "6.starboard"];
    let offered = offered.map(|place| format!("cannon > side.{place}"));
    duel(1, 2, GOLD, "C6 s4 M", "C1 s4 k2p k5s M X3 X7")
        .play("wait", "cannon")
        .asks(GOLD, &offered.each_ref().map(|offer| &**offer));
    assert!(ship("C3 k5p k5p M").is_err(), "not even on paper");
}

#[test] // TT-COMP-08
fn each_player_has_twelve_cards_of_seven_kinds() {
    let cards = "wait sailor sailor cannon cannon move navigate swing swing fire fire fire";
    game("base").then(|table| {
        for seat in [SILVER, GOLD] {
            assert_eq!(table.cards_of(seat).to_string(), cards);
        }
    });
}

#[test] // TT-COMP-09
fn a_card_goes_from_pile_to_hand_to_play_to_the_discards_and_is_nowhere_twice() {
    let all = game("base").played.table().cards_of(GOLD);
    let places = |table: &Table| {
        let player = table.players[GOLD];
        let in_play = table.phase.revealed().is_some_and(|revealed| revealed.card(GOLD) == Card::Move);
        assert_eq!(table.cards_of(GOLD), all);
        (player.pile.has(Card::Move), player.hand.has(Card::Move), in_play, player.discard.has(Card::Move))
    };
    game("base")
        .then(|table| assert_eq!(places(table), (true, false, false, false)))
        .draw("fire", "move")
        .then(|table| assert_eq!(places(table), (false, true, false, false)))
        .play("wait", "move")
        .then(|table| assert_eq!(places(table), (false, false, true, false)))
        .when("gold: move > captain > zone.1")
        .then(|table| assert_eq!(places(table), (false, false, false, true)));
    at(lull(1, ("C6 s4 M X1", "wait move"), ("C3 s4 M", "wait")))
        .when("silver: exchange > give.move > take.fire; silver: pay > spend.fire")
        .cards(SILVER, |silver| silver.exchange, "sailor move swing fire")
        .cards(SILVER, |silver| silver.spent, "fire")
        .then(|table| assert_eq!(table.cards_of(SILVER), all));
}

#[test] // TT-COMP-09, TT-COMP-10, TT-LULL-11
fn four_exchange_cards_and_a_pool_of_seven_at_every_moment() {
    let all = game("base").played.table().cards_of(GOLD);
    everywhere("base", 4, |played| {
        let table = played.table();
        for seat in [SILVER, GOLD] {
            let player = table.players[seat];
            let in_play = table.phase.revealed().map_or(Card::Wait, |revealed| revealed.card(seat));
            let pool = player.spare_hand().len() + player.pile.len() + player.discard.len() + player.spent.len();
            assert_eq!(pool + u8::from(in_play != Card::Wait), 7);
            assert_eq!(player.exchange.len(), 4);
            assert!(player.spent.len() <= 2, "the hold has six cards at most");
            assert_eq!(table.cards_of(seat), all);
        }
    });
}

#[test] // TT-COMP-11
fn exactly_one_player_holds_the_marker() {
    everywhere("base", 2, |played| assert!([SILVER, GOLD].contains(&played.table().marker)));
    let unheld = Table::scene(1, 1, Seat(2), "C6 s4 M", "C3 s4 M").table();
    assert!(unheld.is_err(), "a player at the table holds it");
}
