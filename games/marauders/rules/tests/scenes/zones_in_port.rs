//! Zone rules that hold in ports.

use crate::ashore::{Ashore, Stage, harbour, harbour_of, off};
use crate::kit::{Begin, Deeds};
use marauders::{Admitted, BLUE, RED};

#[test] // MM-ZONE-02, MM-RULING-14
fn deep_ships_may_touch_ground_when_they_enter_bridgetown() {
    for (ship, hull) in [("frigate", 3), ("galleon", 4), ("man-o-war", 5)] {
        let scene = off("bridgetown").ship(RED, ship).begin();
        let aground = scene.clone().enters().checks("123").value(RED, "hull", hull - 1).in_port(RED, "bridgetown");
        aground.actions(2).may(RED, "port-action");
        scene.enters().checks("1S3").value(RED, "hull", hull).in_port(RED, "bridgetown");
    }
    for ship in ["sloop", "flute"] {
        off("bridgetown").ship(RED, ship).begin().enters().in_port(RED, "bridgetown").acts(RED);
    }
}

#[test] // MM-RULING-14
fn bridgetown_spares_nobody_and_may_sink_a_ship() {
    let home = off("bridgetown").led_by(RED, "thomas-harrowgate").ship(RED, "frigate").begin();
    home.enters().checks("12").value(RED, "hull", 2);
    let wreck = off("bridgetown").ship(RED, "frigate").damaged("hull", 2).begin().enters().checks("123");
    wreck.dies(RED).points(BLUE, 0);
    // The hit is placed at the hull and may be cancelled before it is marked.
    let braced = off("bridgetown").ship(RED, "frigate").with("braced-timbers").begin().enters().rolls("123");
    let braced = braced.passes_until(RED, "announce > card.braced-timbers").picks("announce > card.braced-timbers");
    braced.if_offered("cancel-hit > location.hull").passes().value(RED, "hull", 3).in_port(RED, "bridgetown");
    // A ship touches ground in the port only.
    off("bridgetown").ship(RED, "frigate").bounty(RED, "english", 1).begin().may_not(RED, "enter-port");
}

#[test] // MM-ZONE-03
fn caracas_offers_eight_cards() {
    let scene = harbour("caracas").demand("caracas", "wood").begin().ports();
    let scene = scene.finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2 sugar-1 sugar-2");
    scene.offer_is("cocoa cocoa food food rum rum sugar sugar").may(RED, "buy > done");
}

#[test] // MM-ZONE-04, MM-RULING-27
fn cartagena_gives_one_of_three_cards_for_nothing() {
    let scene = harbour("cartagena").demand("cartagena", "wood").gold(RED, 20).begin().ports();
    let scene = scene.finds_on_offer("spices-1 cocoa-1 cocoa-2 rum-1 rum-2 rum-3");
    scene.clone().buys("spices cocoa").gold(RED, 15);
    let three = |free: &str| {
        let scene = ["spices", "cocoa", "rum"]
            .iter()
            .fold(scene.clone(), |scene, good| scene.picks(&format!("buy > good.{good}")));
        let scene = scene.picks("buy > done").offered(RED, "free-card", "good.spices good.cocoa good.rum");
        scene.picks(&format!("free-card > good.{free}")).if_offered("show > seat.blue").goods(RED, "spices cocoa rum")
    };
    // 3 + 2 + 1 and the dearest of them free, or another.
    three("spices").gold(RED, 17);
    three("cocoa").gold(RED, 16);
    three("rum").gold(RED, 15);
    // One, however many are bought: 3 + 4 + 3 - 3.
    let all = "spices cocoa cocoa rum rum rum"
        .split(' ')
        .fold(scene, |scene, good| scene.picks(&format!("buy > good.{good}")));
    all.picks("buy > done").picks("free-card > good.spices").gold(RED, 13);
}

#[test] // MM-ZONE-04, MM-BUY-04, MM-RULING-27
fn in_cartagena_the_free_card_counts_in_what_one_can_pay() {
    let scene = |gold: u16, offer: &str| {
        harbour("cartagena").demand("cartagena", "wood").gold(RED, gold).begin().ports().finds_on_offer(offer)
    };
    let chooses = |scene: crate::Voyage, goods: &str| {
        goods.split(' ').fold(scene, |scene, good| scene.picks(&format!("buy > good.{good}")))
    };
    // Six single cards at 3 each: for 6 gold two are paid, a third is free, and for a fourth 3 gold are missing.
    let singles = "spices-1 cocoa-1 food-1 rum-1 sugar-1 tobacco-1";
    let two = chooses(scene(6, singles), "spices cocoa").offered(
        RED,
        "buy",
        "good.food good.rum good.sugar good.tobacco done",
    );
    let three = chooses(two, "rum").offered(RED, "buy", "done").picks("buy > done");
    three.picks("free-card > good.rum").gold(RED, 0).goods(RED, "spices cocoa rum");
    // Below three cards nothing is free.
    chooses(scene(5, singles), "spices").offered(RED, "buy", "done");
    // Spices cost 3, rum 1: with 3 gold it is the dearest card that makes the third affordable, so it is the free one.
    let mixed = "spices-1 cocoa-1 cocoa-2 rum-1 rum-2 rum-3";
    let poor = chooses(scene(3, mixed), "rum rum spices").picks("buy > done").if_offered("free-card > good.spices");
    poor.if_offered("show > seat.blue").gold(RED, 1).goods(RED, "rum rum spices");
    let rich = chooses(scene(4, mixed), "rum rum spices").picks("buy > done");
    rich.offered(RED, "free-card", "good.rum good.spices");
}

#[test] // MM-RULING-30
fn the_free_card_of_cartagena_is_shown_if_its_own_price_was_reduced() {
    let scene = harbour_of(3, "cartagena").demand("cartagena", "wood").gold(RED, 20).begin().ports();
    let scene = scene.finds_on_offer("spices-1 cocoa-1 food-1 food-2 rum-1 rum-2");
    // Food, one of two in the offer, costs nothing as the free card, and is shown all the same.
    let scene =
        ["spices", "cocoa", "food"].iter().fold(scene, |scene, good| scene.picks(&format!("buy > good.{good}")));
    scene.picks("buy > done").picks("free-card > good.food").offered(RED, "show", "seat.blue seat.yellow");
}

#[test] // MM-ZONE-06
fn rumors_cost_nothing_in_curacao() {
    let scene = harbour("curacao").gold(RED, 0).begin().ports().does("rumor");
    scene.clone().checks("111").gold(RED, 0).has_rumor(RED, None);
    scene.checks("S11").draws("marked-cards").gold(RED, 0).has_rumor(RED, Some("marked-cards"));
}

#[test] // MM-ZONE-07
fn large_ships_cost_thirty_in_curacao() {
    let scene = harbour("curacao").gold(RED, 40).begin().yard();
    for (ship, left) in [("sloop", 35), ("flute", 35), ("frigate", 15), ("galleon", 15)] {
        scene.clone().yards(&format!("buy > ship.{ship}")).settles().gold(RED, left);
    }
}

#[test] // MM-ZONE-08
fn honest_captains_get_seven_for_the_good_in_demand_in_havana() {
    let scene = || harbour("havana").demand("havana", "rum").carries("rum cocoa");
    let sells = |scene: marauders::Scene| scene.begin().ports().sells("rum cocoa").draws_demand("wood");
    sells(scene()).gold(RED, 20);
    sells(scene().bounty(RED, "dutch", 1)).gold(RED, 19);
}

#[test] // MM-ZONE-10, MM-RULING-28
fn nassau_trades_at_two() {
    let scene = harbour("nassau").demand("nassau", "rum").carries("rum cocoa").begin().ports();
    let scene = scene.sells("rum cocoa").draws_demand("wood").gold(RED, 18);
    let offer = scene.finds_on_offer("spices-1 cocoa-2 cocoa-3 food-1 food-2 food-3");
    offer.clone().buys("spices").gold(RED, 16);
    offer.clone().buys("cocoa").gold(RED, 17);
    offer.buys("food food food").gold(RED, 15);
}

#[test] // MM-ZONE-12, MM-RULING-42
fn old_providence_arms_and_mends_those_whom_spain_hunts() {
    let scene = || harbour("old-providence").damaged("masts", 1).weapons(RED, ["grapeshot"]);
    let hunted = scene().bounty(RED, "spanish", 1).begin().yard().yards("buy > weapon.chain-shot").gold(RED, 9);
    hunted.yards("repair > location.masts").gold(RED, 9).yards("sell > weapon.grapeshot").gold(RED, 10);
    let other = scene().bounty(RED, "dutch", 1).begin().yard().yards("buy > weapon.chain-shot").gold(RED, 7);
    other.yards("repair > location.masts").gold(RED, 5);
}

#[test] // MM-ZONE-13
fn petit_goave_neither_recruits_for_pirates_nor_mends_their_ships() {
    let scene = harbour("petit-goave").damaged("crew", 1).damaged("masts", 1).bounty(RED, "dutch", 1).begin().ports();
    scene.may_not(RED, "port > recruit").does("shipyard").may_not(RED, "yard > repair").may(RED, "yard > buy > weapon");
}

#[test] // MM-ZONE-14
fn petit_goave_recruits_and_mends_for_honest_captains_free() {
    let scene = harbour("petit-goave").ship(RED, "frigate").damaged("crew", 2).damaged("hull", 2).gold(RED, 0).begin();
    let scene = scene.ports().does("recruit").value(RED, "crew", 3).does("shipyard");
    scene.yards("repair > location.hull").yards("repair > location.hull").ship(RED, [3, 3, 3, 3, 3]).gold(RED, 0);
}

#[test] // MM-ZONE-15
fn pirates_recruit_free_in_port_royal() {
    let scene = || harbour("port-royal").damaged("crew", 2).gold(RED, 0);
    scene().bounty(RED, "dutch", 1).begin().ports().does("recruit").value(RED, "crew", 2).may(RED, "port > finish");
    scene().begin().ports().does("recruit").checks("11").if_offered("hire > men.0").value(RED, "crew", 0);
}

#[test] // MM-ZONE-16, MM-RULING-13
fn port_royal_lets_in_whom_england_hunts_for_two_gold_or_by_influence() {
    let scene = off("port-royal").bounty(RED, "english", 2).begin().enters().offered(RED, "gate", "pay roll give-up");
    let paid = scene.clone().picks("gate > pay").gold(RED, 8).in_port(RED, "port-royal");
    paid.ports().may(RED, "port > buy");
    scene.clone().picks("gate > roll").checks("S11").gold(RED, 10).in_port(RED, "port-royal").may(RED, "port-action");
    // After a failure he may still pay; or else he stays at sea and the action is spent.
    let failed = scene.picks("gate > roll").checks("111").offered(RED, "gate", "pay give-up");
    failed.clone().picks("gate > pay").gold(RED, 8).in_port(RED, "port-royal").actions(2);
    failed.picks("gate > give-up").gold(RED, 10).at_sea(RED, "port-royal").actions(2);
    // Others just enter.
    off("port-royal").bounty(RED, "dutch", 2).begin().enters().in_port(RED, "port-royal").acts(RED);
}

#[test] // MM-RULING-13
fn access_to_port_royal_lasts_while_he_stays_and_helps_not_against_war_or_plague() {
    let scene = off("port-royal").bounty(RED, "english", 1).begin().enters().picks("gate > pay").next_turn(RED);
    scene.may(RED, "port-action").leaves().enters().may(RED, "gate > pay");
    let hunted = || off("port-royal").bounty(RED, "english", 1);
    hunted().war("english", "spanish").begin().may_not(RED, "enter-port");
    hunted().plague(["port-royal", "havana"], 2).begin().may_not(RED, "enter-port");
    hunted().gold(RED, 1).begin().enters().offered(RED, "gate", "roll give-up");
    // Nor when they come while he lies there.
    let inside =
        || harbour("port-royal").bounty(RED, "english", 1).player(RED, |red| red.admitted = Some(Admitted::AtTheGate));
    inside().begin().may(RED, "port-action");
    inside().war("english", "spanish").begin().may_not(RED, "port-action");
    inside().plague(["port-royal", "havana"], 2).begin().may_not(RED, "port-action");
}

#[test] // MM-ZONE-18, MM-RULING-26
fn santo_domingo_exchanges_the_whole_offer_once_for_one_gold() {
    let scene = || harbour("santo-domingo").demand("santo-domingo", "wood");
    let first = scene().begin().ports().finds_on_offer("cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2");
    let again = first
        .clone()
        .picks("offer > redraw")
        .gold(RED, 9)
        .draws_all("sugar-1 sugar-2 wood-1 tobacco-1 rum-3 rum-4 food-3");
    let again = again.offer_is("sugar sugar tobacco rum rum food").may(RED, "buy > done").may_not(RED, "offer");
    again.discarded("cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2");
    first.picks("offer > keep").gold(RED, 10).offer_is("cocoa cocoa food food rum rum").may(RED, "buy > good.rum");
    // As many as before.
    let second = scene().player(RED, |red| red.bought_in = Some(marauders::Zone::SantoDomingo)).begin().ports();
    let second =
        second.finds_on_offer("cocoa-1 food-1 rum-1").picks("offer > redraw").draws_all("cocoa-2 food-2 rum-2");
    second.offer_is("cocoa food rum").may(RED, "buy > done");
}

#[test] // MM-ZONE-19
fn modifications_cost_one_in_st_john() {
    let scene = harbour("st-john").modification("st-john", "chasers").begin().yard().yards("buy > modification");
    scene.gold(RED, 9).has_mods(RED, "chasers");
}

#[test] // MM-ZONE-20, MM-RULING-40, MM-MOD-03
fn modifications_move_to_a_ship_bought_in_st_john_for_one_gold_each() {
    let scene = harbour("st-john").gold(RED, 50).mods(RED, ["hammocks", "chasers"]).begin().yard();
    // What moves along is not handed in: the sloop brings 5, or 6 with what stays aboard.
    let scene = scene.yards("buy > ship.frigate").offered(RED, "transfer", "mod.hammocks mod.chasers done");
    let both =
        scene.clone().picks("transfer > mod.hammocks").picks("transfer > mod.chasers").if_offered("transfer > done");
    both.settles().gold(RED, 18).has_mods(RED, "hammocks chasers");
    let one = scene.picks("transfer > mod.hammocks").picks("transfer > done").has_mods(RED, "hammocks");
    one.may(RED, "place-mod").gold(RED, 20);
}

#[test] // MM-ZONE-21, MM-RULING-50
fn the_courier_of_st_maarten_takes_five_gold_on_top() {
    let scene = |gold: u16| harbour("st-maarten").gold(RED, gold).stash(RED, 20).begin().ports();
    let some = scene(8).does("stash").offered(RED, "stash", "deposit.1 deposit.2 deposit.3");
    some.picks("stash > deposit.3").gold(RED, 0).stash(RED, 23).may_not(RED, "port > stash");
    scene(5).may_not(RED, "port > stash");
    // No fee at home.
    let home = harbour("st-maarten").led_by(RED, "cornelia-verhagen").gold(RED, 2).stash(RED, 1).begin().ports();
    home.does("stash").offered(RED, "stash", "deposit.1 deposit.2 withdraw.1").picks("stash > deposit.2").stash(RED, 3);
}

#[test] // MM-ZONE-22
fn st_maarten_offers_seven_cards_and_eight_to_the_dutch() {
    let scene = || harbour("st-maarten").demand("st-maarten", "wood");
    let seven = "cocoa-1 cocoa-2 food-1 food-2 rum-1 rum-2 sugar-1";
    scene().begin().ports().finds_on_offer(seven).may(RED, "buy > done");
    let dutch = scene().led_by(RED, "joost-brandhorst").begin().ports().finds_on_offer(seven).draws("sugar-2");
    dutch.may(RED, "buy > done");
    let again = scene().player(RED, |red| red.bought_in = Some(marauders::Zone::StMaarten)).begin().ports();
    again.finds_on_offer("cocoa-1 cocoa-2 food-1").may(RED, "buy > done");
}
