//! Buying goods.

use crate::Voyage;
use crate::ashore::{Ashore, Stage, harbour, harbour_of};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, CargoCard, Event, RED, RulesVersion, YELLOW};
use wardroom_kernel::{Seat, Viewer};

/// In San Juan wood is in demand.
fn san_juan() -> marauders::Scene {
    harbour("san-juan").demand("san-juan", "wood")
}
fn sees_offer(scene: &Voyage, seat: Seat) -> bool {
    let mut is_seen = false;
    scene
        .clone()
        .sees(Viewer::Seat(seat), |view| is_seen = view.offer.seen.is_some_and(|offer| !offer.cards.is_empty()));
    is_seen
}

#[test] // MM-BUY-01, MM-INFO-06
fn six_cards_are_drawn_and_only_the_buyer_sees_them() {
    let scene = san_juan().begin().ports().finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1");
    assert!(sees_offer(&scene, RED) && !sees_offer(&scene, BLUE));
    let scene = scene.offer_is("cocoa cocoa food food rum sugar").offered(
        RED,
        "buy",
        "good.cocoa good.food good.rum good.sugar done",
    );
    scene.sees(Viewer::Seat(BLUE), |view| assert_eq!(view.offer.cards, 6));
}

#[test] // MM-BUY-02, MM-RULING-24
fn the_good_in_demand_is_replaced_until_none_is_left_and_set_aside_meanwhile() {
    let deck = ["wood-1", "wood-2", "wood-3", "cocoa-1", "cocoa-2", "food-1", "food-2", "rum-1", "sugar-1"];
    let scene = san_juan().cargo_deck(deck).begin().ports();
    // Three replacements, one of them for a replacement. What was removed cannot come back.
    let scene = scene.finds_on_offer("wood-1 wood-2 cocoa-1 cocoa-2 food-1 food-2").draws_all("wood-3 rum-1 sugar-1");
    let scene = scene.offer_is("cocoa cocoa food food rum sugar").buys("");
    scene.discarded("wood-1 wood-2 wood-3");
    // The deck runs out: the 57 cards of the discard are shuffled, and the two that were set aside are not among them.
    let deck = ["wood-1", "wood-2", "cocoa-1", "cocoa-2", "food-1", "food-2", "rum-1"];
    let short = san_juan().cargo_deck(deck).begin().ports().finds_on_offer(&deck.join(" ")).asks_chance(57);
    short.when("dice 1").then(|t| assert_eq!((t.cargo.deck.len(), t.cargo.discard.len()), (56, 2)));
}

#[test] // MM-RULING-24
fn the_demand_that_counts_for_buying_is_the_one_after_the_own_sale() {
    let scene = san_juan().carries("wood").begin().ports().sells("wood").draws_demand("rum");
    let scene = scene.finds_on_offer("wood-2 wood-3 food-1 food-2 sugar-1 rum-1").draws("wood-4");
    scene.offer_is("wood wood food food sugar wood");
}

#[test] // MM-BUY-03, MM-EX-05
fn prices_go_by_how_many_of_a_good_are_in_the_offer() {
    let scene = san_juan().begin().ports().finds_on_offer("spices-1 cocoa-1 cocoa-2 rum-1 rum-2 rum-3");
    scene.clone().buys("spices").gold(RED, 7).goods(RED, "spices");
    scene.clone().buys("cocoa").gold(RED, 8);
    scene.clone().buys("rum").gold(RED, 9);
    scene.clone().buys("cocoa rum").gold(RED, 7);
    scene.buys("spices cocoa cocoa rum rum rum").gold(RED, 0).cargo(RED, 6);
}

#[test] // MM-RULING-29
fn replacements_count_for_the_price() {
    let scene =
        san_juan().begin().ports().finds_on_offer("spices-1 cocoa-1 wood-1 rum-1 rum-2 food-1").draws("cocoa-2");
    scene.buys("cocoa").gold(RED, 8);
}

#[test] // MM-BUY-04, MM-INFO-03
fn whatever_one_can_pay_is_bought_and_lies_face_down_aboard() {
    let scene =
        san_juan().gold(RED, 4).begin().ports().finds_on_offer("spices-1 cocoa-1 food-1 rum-1 sugar-1 tobacco-1");
    scene.clone().buys("").gold(RED, 4).cargo(RED, 0);
    let bought = scene.clone().buys("rum").gold(RED, 1).goods(RED, "rum");
    bought.sees(Viewer::Seat(BLUE), |view| {
        assert_eq!((view.player(RED).cargo, view.player(RED).cargo_count), (None, 1));
    });
    // The second card would cost 3 more.
    scene.picks("buy > good.rum").offered(RED, "buy", "done");
}

#[test] // MM-BUY-05, MM-RULING-30
fn cards_bought_at_a_reduced_price_are_shown_to_one_other_player() {
    let scene = harbour_of(3, "san-juan").demand("san-juan", "wood").begin().ports();
    let scene = scene.finds_on_offer("spices-1 cocoa-1 cocoa-2 rum-1 rum-2 rum-3");
    let choice =
        ["spices", "cocoa", "rum"].iter().fold(scene.clone(), |scene, good| scene.picks(&format!("buy > good.{good}")));
    let shown = choice.picks("buy > done").offered(RED, "show", "seat.blue seat.yellow").picks("show > seat.yellow");
    let cards = |name: &str, scene: &Voyage, viewer: Seat| {
        let seen = |event: &Event| matches!(event, Event::PurchaseSeen { cards, .. } if cards.has(CargoCard::from_name(name).expect("a card")));
        let is_heard =
            |event: &&Event| <marauders::Marauders as wardroom_kernel::Game>::is_visible(event, Viewer::Seat(viewer));
        scene.played.events().iter().filter(is_heard).any(seen)
    };
    // The card at the full price is not shown, and nothing to the third player.
    let seen = |viewer: Seat| ["spices-1", "cocoa-1", "rum-1"].map(|name| cards(name, &shown, viewer));
    assert_eq!((seen(YELLOW), seen(BLUE)), ([false, true, true], [false; 3]));
    // Nothing reduced, nothing shown.
    scene.picks("buy > good.spices").picks("buy > done").may(RED, "port > finish");
}

#[test] // MM-BUY-06
fn the_rest_of_the_offer_and_cargo_thrown_out_are_discarded_face_up() {
    let scene = san_juan().carries("sugar-1 sugar-2 sugar-3 sugar-4 sugar-5 food-8").begin().ports();
    let scene = scene.finds_on_offer("spices-1 cocoa-1 food-1 rum-1 textiles-1 tobacco-1");
    // Six cards are aboard: a seventh means that one goes.
    let scene = scene.picks("buy > good.rum").picks("buy > done").drops("good.food").cargo(RED, 6);
    let scene = scene.goods(RED, "sugar sugar sugar sugar sugar rum");
    let scene = scene.discarded("spices-1 cocoa-1 food-1 textiles-1 tobacco-1 food-8");
    scene.sees(Viewer::Seat(BLUE), |view| assert_eq!(view.cargo_discard.len(), 6));
}

#[test] // MM-BUY-07, MM-RULING-25, MM-ZONE-03
fn who_bought_here_in_his_previous_turn_is_offered_three_cards() {
    let scene = harbour("caracas").demand("caracas", "wood").begin().ports();
    let scene = scene.finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2 sugar-1 sugar-2").buys("cocoa");
    // Although the port has its own number; and so on in the third turn.
    let scene = scene.next_turn(RED).ports().finds_on_offer("cocoa-3 food-3 rum-3").offer_is("cocoa food rum");
    let scene = scene.buys("food").next_turn(RED).ports();
    scene.finds_on_offer("cocoa-4 food-4 rum-4").offer_is("cocoa food rum");
}

#[test] // MM-BUY-07, MM-RULING-25
fn who_only_looked_at_the_goods_is_offered_all_of_them_again() {
    let offer = "cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1";
    let scene = san_juan().begin().ports().finds_on_offer(offer).buys("").next_turn(RED).ports();
    let scene = scene.finds_on_offer("cocoa-3 cocoa-4 food-3 food-4 rum-2 sugar-2");
    let scene = scene.offer_is("cocoa cocoa food food rum sugar");
    // To look again after a purchase ends the row, too.
    let scene = scene.buys("rum").next_turn(RED).ports().finds_on_offer("cocoa-5 food-5 rum-3").buys("");
    scene.next_turn(RED).ports().finds_on_offer("cocoa-6 cocoa-7 food-6 food-7 rum-4 sugar-3");
}

#[test] // MM-BUY-07
fn in_matches_of_the_first_version_a_look_counts_as_a_purchase() {
    let scene = san_juan().change(|table| table.version = RulesVersion::First).begin().ports();
    let scene = scene.finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1").buys("").next_turn(RED).ports();
    scene.finds_on_offer("cocoa-3 food-3 rum-3").offer_is("cocoa food rum");
}

#[test] // MM-BUY-07, MM-RULING-25
fn a_turn_without_buying_or_another_port_brings_the_full_offer_again() {
    let bought = |port: &str| {
        harbour("san-juan")
            .demand("san-juan", "wood")
            .player(RED, |red| red.bought_in = marauders::Zone::from_name(port))
    };
    let offer = "cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1";
    bought("san-juan").begin().next_turn(RED).ports().finds_on_offer(offer).offer_is("cocoa cocoa food food rum sugar");
    bought("caracas").begin().ports().finds_on_offer(offer).offer_is("cocoa cocoa food food rum sugar");
    bought("san-juan").begin().ports().finds_on_offer("cocoa-1 food-1 rum-1").offer_is("cocoa food rum");
}

#[test] // MM-RULING-25
fn cards_add_to_the_three_and_a_new_captain_begins_anew() {
    let bought = || san_juan().player(RED, |red| red.bought_in = Some(marauders::Zone::SanJuan));
    let more = bought().with("brimming-warehouses").begin().ports().does("card.brimming-warehouses").passes();
    more.finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1").offer_is("cocoa cocoa food food rum sugar");
    // Retired and back in the same port.
    let retired =
        harbour("havana").demand("havana", "wood").player(RED, |red| red.bought_in = Some(marauders::Zone::Havana));
    let retired =
        retired.captains_left(["frederico-da-silva"]).turn_start(RED).begin().passes().picks("captain > retire");
    retired.draws("frederico-da-silva").then(|t| assert_eq!(t.players[RED].bought_in, None));
    // Dead in the turn of the purchase: on the rocks of Bridgetown.
    let scene = harbour("bridgetown").demand("bridgetown", "wood").ship(RED, "frigate").damaged("hull", 2).begin();
    let scene = scene.ports().finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 sugar-1").buys("").finishes();
    let dead = scene.leaves().enters().checks("123").dies(RED).draws("thomas-harrowgate").settles();
    dead.acts(BLUE).then(|t| assert_eq!(t.players[RED].bought_in, None));
}

#[test] // MM-BUY-08, MM-RULING-31
fn six_cards_are_the_limit_in_port_and_the_hold_on_leaving() {
    // Crates count: four cards, the bishop's bell and two more are one too many.
    let bell = harbour("trinidad").demand("trinidad", "wood").gold(RED, 30).carries("sugar sugar sugar sugar");
    let bell = bell.mission(RED, "the-bishops-bell").begin().ports();
    let bell = bell.finds_on_offer("spices-1 cocoa-1 food-1 rum-1 textiles-1 tobacco-1");
    let bell = bell.picks("buy > good.rum").picks("buy > good.food").picks("buy > done").drops("good.sugar");
    bell.goods(RED, "sugar sugar sugar rum food").may(RED, "port > finish");
    let full = san_juan().gold(RED, 30).carries("sugar sugar sugar sugar sugar").damaged("cargo", 1).begin().ports();
    let full =
        full.finds_on_offer("spices-1 cocoa-1 food-1 rum-1 textiles-1 tobacco-1").buys("rum").cargo(RED, 6).finishes();
    let full = full.picks("leave-port").offered(RED, "overboard", "good.sugar good.rum");
    let left = full.drops("good.sugar good.sugar good.sugar good.sugar good.sugar").goods(RED, "rum");
    left.at_sea(RED, "san-juan");
}

#[test] // MM-BUY-09
fn an_empty_cargo_deck_is_rebuilt_from_the_discard_in_the_middle_of_a_draw() {
    let scene = san_juan().cargo_deck(["cocoa-1", "food-1"]).begin().ports().finds_on_offer("cocoa-1 food-1");
    // 62 cards in the discard are the new deck.
    let scene = scene.asks_chance(62).when("dice 1").then(|t| {
        assert_eq!((t.cargo.deck.len(), t.cargo.discard.len()), (61, 0));
    });
    scene.asks_chance(61);
}
