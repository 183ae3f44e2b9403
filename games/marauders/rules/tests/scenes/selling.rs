//! Selling goods.

use crate::ashore::{Ashore, Stage, harbour};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED};
use wardroom_kernel::Viewer;

/// In San Juan rum is in demand.
fn san_juan(cargo: &str) -> marauders::Scene {
    harbour("san-juan").demand("san-juan", "rum").carries(cargo)
}

#[test] // MM-SELL-01
fn a_card_brings_three_gold_and_six_if_its_good_is_in_demand() {
    let scene = san_juan("rum cocoa food").begin().ports();
    scene.clone().sells("cocoa").gold(RED, 13).goods(RED, "rum food");
    scene.clone().sells("cocoa food").gold(RED, 16).goods(RED, "rum");
    scene.sells("rum cocoa").draws_demand("wood").gold(RED, 19).goods(RED, "food");
}

#[test] // MM-SELL-02
fn sold_cards_go_face_up_to_the_discard() {
    let scene = san_juan("cocoa-1 food-1").begin().ports().sells("cocoa").discarded("cocoa-1");
    scene.sees(Viewer::Seat(BLUE), |view| {
        assert_eq!(view.cargo_discard.iter().map(|card| card.name()).collect::<Vec<_>>(), ["cocoa-1"]);
    });
}

#[test] // MM-SELL-03, MM-RULING-23
fn selling_the_good_in_demand_draws_a_new_token_before_the_old_one_goes_back() {
    let reserve = ["rum", "wood", "wood", "food", "food", "food", "cocoa", "sugar"];
    let scene = san_juan("rum cocoa").reserve(reserve).demand("san-juan", "rum").begin().ports();
    // Eight tokens to draw from: the one that lay there is not among them.
    let tokens = scene.played.table().reserve.len() as u32;
    let sold = scene.clone().sells("rum").asks_chance(tokens).draws_demand("wood").demands("san-juan", "wood");
    let before = scene.played.table().reserve;
    sold.then(|t| {
        let mut after = before;
        after.take(marauders::Good::Wood);
        after.put(marauders::Good::Rum);
        assert_eq!(t.reserve, after);
    });
    // Without a card in demand the token stays.
    scene.sells("cocoa").demands("san-juan", "rum").then(|t| assert_eq!(t.reserve, before));
}

#[test] // MM-RULING-23
fn the_new_token_may_show_the_same_good() {
    let scene = san_juan("rum").change(|table| {
        // Another port wants what the reserve had, so that the reserve has rum.
        let port = marauders::Zone::ports()
            .find(|port| table.demand(*port) == Some(marauders::Good::Rum) && port.name() != "san-juan");
        let surplus = table.reserve.kinds().next().expect("a token");
        table.ports[port.expect("another port wants rum").index()].demand = Some(surplus);
        table.reserve.take(surplus);
        table.reserve.put(marauders::Good::Rum);
    });
    scene.begin().ports().sells("rum").draws_demand("rum").demands("san-juan", "rum").gold(RED, 16);
}

#[test] // MM-SELL-04, MM-RULING-22
fn a_sale_is_one_batch_a_turn() {
    let scene = san_juan("rum cocoa food").begin().ports().sells("rum").draws_demand("cocoa").gold(RED, 16);
    scene.may_not(RED, "port > sell").may(RED, "port > buy");
    san_juan("cocoa food").begin().ports().sells("cocoa").may_not(RED, "port > sell");
}

#[test] // MM-SELL-05, MM-RULING-22
fn three_cards_of_the_good_in_demand_bring_one_glory_point_and_card_and_never_more() {
    let scene = san_juan("rum rum rum rum rum rum").begin().ports();
    let sold = |goods: &str| scene.clone().sells(goods).draws_demand("wood").settles();
    sold("rum rum").points(RED, 0).hand(RED, 0).gold(RED, 22);
    sold("rum rum rum").points(RED, 1).hand(RED, 1).gold(RED, 28);
    sold("rum rum rum rum rum rum").points(RED, 1).hand(RED, 1).gold(RED, 46);
    let mixed = |cargo: &str| san_juan(cargo).begin().ports().sells(cargo).draws_demand("wood").settles();
    mixed("rum rum cocoa cocoa cocoa").points(RED, 0).gold(RED, 31);
    mixed("rum rum rum cocoa cocoa").points(RED, 1).gold(RED, 34);
}

#[test] // MM-SELL-06
fn values_and_symbols_of_cards_do_not_matter_in_trade() {
    for card in ["cocoa-4", "cocoa-2", "cocoa-8"] {
        san_juan(card).begin().ports().sells("cocoa").gold(RED, 13);
    }
}
