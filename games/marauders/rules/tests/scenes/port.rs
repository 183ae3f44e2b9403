//! The Port action: where it is possible, and in which order its activities come.

use crate::ashore::{Ashore, Stage, harbour};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED};

const EVERYWHERE: &str = "sell buy shipyard recruit rumor finish";

#[test] // MM-PORT-01
fn a_port_action_offers_every_activity_in_an_open_port_only() {
    let away = harbour("san-juan").damaged("crew", 1).missions(["spains-silver", "sugar-fever"]).carries("rum").begin();
    away.clone().may(RED, "port-action").leaves().may_not(RED, "port-action");
    away.ports().offered(RED, "port", EVERYWHERE);
    // At home there is the chest, and a mission lies here.
    let home = harbour("havana")
        .damaged("crew", 1)
        .missions(["the-bishops-bell", "sugar-fever"])
        .carries("rum")
        .begin()
        .ports();
    home.offered(RED, "port", "sell buy shipyard recruit rumor mission.the-bishops-bell stash finish");
    harbour("san-juan").bounty(RED, "spanish", 1).begin().may_not(RED, "port-action");
}

#[test] // MM-PORT-02
fn each_activity_is_done_once_and_finished_before_the_next() {
    let yard = harbour("san-juan").damaged("crew", 1).begin().yard().may_not(RED, "port");
    let yard = yard.yards("done").may_not(RED, "port > shipyard");
    yard.does("recruit")
        .checks("S1")
        .may_not(RED, "port > recruit")
        .may_not(RED, "port > shipyard")
        .may(RED, "port > rumor");
}

#[test] // MM-PORT-02, MM-BUY-01
fn goods_are_bought_once_whether_anything_was_bought_or_not() {
    let offer = || {
        let scene = harbour("san-juan").demand("san-juan", "wood").begin().ports();
        scene.finds_on_offer("spices-1 cocoa-1 food-1 rum-1 sugar-1 tobacco-1")
    };
    for goods in ["", "rum"] {
        offer()
            .buys(goods)
            .offered(RED, "port", "shipyard rumor finish")
            .does("rumor")
            .checks("111")
            .may_not(RED, "port > buy");
    }
    // A second offer is a matter of another turn.
    offer().buys("rum").next_turn(RED).ports().may(RED, "port > buy");
}

#[test] // MM-PORT-02
fn rumors_are_sought_and_the_chest_is_opened_once() {
    let scene = harbour("havana").begin().ports().does("rumor").checks("111").may_not(RED, "port > rumor");
    let scene = scene.does("stash").picks("stash > deposit.2").may_not(RED, "port > stash");
    scene.gold(RED, 6).stash(RED, 2).may(RED, "port > buy");
}

#[test] // MM-PORT-03
fn selling_comes_first_or_not_at_all() {
    let scene = harbour("san-juan").carries("rum").begin().ports().may(RED, "port > sell");
    scene.does("shipyard").yards("done").may_not(RED, "port > sell").may(RED, "port > buy");
}

#[test] // MM-PORT-04, MM-INFO-05
fn the_port_action_turns_the_ports_modification_face_up() {
    let scene = harbour("san-juan").modification("san-juan", "hammocks").begin();
    let scene = scene.sees_mod(RED, "san-juan", None).sees_mod(BLUE, "san-juan", None).ports();
    scene.sees_mod(RED, "san-juan", Some("hammocks")).sees_mod(BLUE, "san-juan", Some("hammocks"));
}

#[test] // MM-PORT-05
fn the_chest_stands_in_the_home_port_and_where_a_card_puts_it() {
    harbour("havana").begin().ports().may(RED, "port > stash");
    harbour("st-maarten").begin().ports().may(RED, "port > stash");
    let away = harbour("san-juan").with("chest-beneath-the-palms").begin().ports().may_not(RED, "port > stash");
    let away = away.does("card.chest-beneath-the-palms").passes().does("stash");
    away.picks("stash > deposit.4").gold(RED, 6).stash(RED, 4);
}

#[test] // MM-PORT-06, MM-RULING-43, MM-RUMOR-08
fn a_rumor_checked_in_port_leaves_every_activity_open() {
    let scene = harbour("port-royal")
        .damaged("crew", 1)
        .missions(["sugar-fever", "the-sea-adder"])
        .carries("rum")
        .rumor(RED, "marked-cards");
    let scene = scene.begin().ports().may(RED, "port > sell").does("check-rumor").checks("S11").settles();
    scene.gold(RED, 18).points(RED, 1).offered(RED, "port", EVERYWHERE);
}

#[test] // MM-PORT-06, MM-RULING-43
fn hiring_deliveries_and_a_pardon_come_before_selling_or_after_it() {
    let scene = harbour("san-juan")
        .damaged("crew", 1)
        .carries("rum rum")
        .with("tomas-belmonte")
        .mission(RED, "a-wedding-in-san-juan");
    let scene = scene.event_now(["act-of-grace"]).bounty(RED, "dutch", 1).begin().ports();
    let deeds = |scene: crate::Voyage| {
        let scene = scene.does("card.tomas-belmonte").checks("S1").passes().specialists(RED, &["tomas-belmonte"]);
        let scene = scene.does("task.1").goods(RED, "rum").does("pardon").picks("pardon > nation.dutch > steps.1");
        scene.bounty(RED, "dutch", 0).gold(RED, 7)
    };
    // Selling is still the first activity.
    deeds(scene.clone()).may(RED, "port > sell").may(RED, "port > recruit");
    deeds(scene.does("shipyard").yards("done")).may_not(RED, "port > sell").may(RED, "port > recruit");
}
