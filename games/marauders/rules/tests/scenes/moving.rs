//! Moving.

use crate::ashore::{Ashore, Stage, harbour, off};
use crate::kit::{Begin, Deeds};
use marauders::{BLUE, RED};

#[test] // MM-MOVE-01, MM-EX-03
fn a_move_leads_to_a_neighbour_into_the_port_or_out_of_it() {
    let scene = harbour("havana")
        .led_by(RED, "frances-wright")
        .lingering()
        .begin()
        .may_not(RED, "zone")
        .may_not(RED, "enter-port");
    let scene = scene.leaves().at_sea(RED, "havana").may(RED, "enter-port").may_not(RED, "leave-port");
    for (zone, is_near) in [("nassau", true), ("tortuga", true), ("port-royal", true), ("cartagena", false)] {
        let zone = format!("zone.{zone}");
        let _ = if is_near { scene.clone().offers(RED, &zone) } else { scene.clone().offers_no(RED, &zone) };
    }
    let scene = scene.moves("nassau").at_sea(RED, "nassau").enters().in_port(RED, "nassau").actions(0);
    scene.asks(RED, &["end-turn"]);
}

#[test] // MM-SHIP-08, MM-SHIP-09
fn all_ships_move_alike_whatever_their_damage() {
    for ship in ["sloop", "flute", "frigate", "galleon", "man-o-war"] {
        let scene = off("havana").lingering().ship(RED, ship).location(RED, "masts", 0).begin();
        let scene = scene.moves("nassau").moves("tortuga").moves("petit-goave").at_sea(RED, "petit-goave");
        scene.asks(RED, &["end-turn"]).then(|t| {
            let ship = &t.players[RED].ship;
            assert_eq!(ship.manoeuvrability(&t.parts), t.parts.ship(ship.kind).manoeuvrability);
        });
    }
}

#[test] // MM-MOVE-04, MM-MOVE-06
fn hostile_ships_scout_when_a_captain_comes_into_their_zone_and_not_when_he_enters_the_port() {
    let scene = harbour("san-juan").npc("pirate-sloop", "pieter-kloos", "san-juan").begin();
    let out = scene.picks("leave-port").checks("11").at_sea(RED, "san-juan").acts(RED);
    out.enters().in_port(RED, "san-juan").acts(RED);
    let from = off("santo-domingo").npc("pirate-sloop", "pieter-kloos", "san-juan").begin().moves("san-juan");
    from.checks("S1").then(|t| assert!(t.battle.is_some()));
}

#[test] // MM-MOVE-05, MM-SHIP-05, MM-RULING-31
fn on_leaving_port_the_owner_discards_down_to_his_hold() {
    let scene = harbour("san-juan").carries("rum-1 rum-2 cocoa-1 cocoa-2").damaged("cargo", 1).begin();
    let scene = scene.picks("leave-port").asks(RED, &["overboard > good.cocoa", "overboard > good.rum"]);
    let scene = scene.drops("good.rum good.cocoa good.cocoa").goods(RED, "rum").at_sea(RED, "san-juan").acts(RED);
    scene.discarded("cocoa-1 cocoa-2");
    harbour("san-juan").carries("rum rum").begin().leaves().acts(RED).goods(RED, "rum rum");
    // Pepijn has room for one more.
    let pepijn = harbour("san-juan").led_by(RED, "pepijn-van-avezaath").carries("rum rum cocoa").begin();
    pepijn.leaves().acts(RED).cargo(RED, 3);
}

#[test] // MM-MOVE-07
fn a_card_makes_a_declared_move_dearer_or_stops_it() {
    let scene = |actions: u8| {
        let scene = off("havana").hand(BLUE, ["slack-sails"]).actions(actions).begin().picks("zone.nassau");
        let scene = scene.asks(BLUE, &["announce > card.slack-sails", "announce > pass"]).at_sea(RED, "havana");
        scene.picks("announce > card.slack-sails").if_offered("announced > play").passes()
    };
    let slack = scene(3).asks(RED, &["surcharge > pay", "surcharge > stay"]);
    slack.clone().picks("surcharge > pay").passes().at_sea(RED, "nassau").actions(1);
    let stays = slack.picks("surcharge > stay").passes().at_sea(RED, "havana").actions(3).may_not(RED, "zone");
    stays.enters().leaves().may_not(RED, "zone");
    // With one action left he cannot pay.
    scene(1)
        .if_offered("surcharge > stay")
        .at_sea(RED, "havana")
        .actions(1)
        .may_not(RED, "zone")
        .may(RED, "enter-port");
}

#[test] // MM-MOVE-08, MM-RULING-18
fn a_move_by_a_card_costs_no_action_is_not_limited_and_is_otherwise_a_move() {
    let scene = off("havana").event_now(["glassy-sea"]).hand(RED, ["following-sea"]).hand(BLUE, ["slack-sails"]);
    let scene = scene.npc("pirate-sloop", "pieter-kloos", "tortuga").turn_start(RED).begin().passes().moves("nassau");
    // Blue is not asked for his card; the pirate scouts as after any move.
    let scene = scene.may_not(RED, "zone").picks("card.following-sea").picks("free-move > zone.tortuga").asks_chance(6);
    scene.at_sea(RED, "tortuga").rolls("11").settles().acts(RED).actions(2);
}

#[test] // MM-WINDOW-07, MM-RULING-117
fn a_copied_move_is_made_before_anybody_may_copy_the_copy() {
    let scene = off("havana").hand(RED, ["following-sea", "quick-learner"]).hand(BLUE, ["quick-learner"]);
    let scene = scene.at_sea(BLUE, "nassau").begin().picks("card.following-sea").picks("free-move > zone.port-royal");
    let scene = scene.passes_until(BLUE, "announce > card.quick-learner").picks("announce > card.quick-learner");
    let scene = scene.if_offered("announced > play").picks("free-move > zone.tortuga").at_sea(BLUE, "tortuga");
    // Now Red may copy the copy, and his move comes at once, too.
    let scene = scene.passes_until(RED, "announce > card.quick-learner").picks("announce > card.quick-learner");
    let scene = scene.if_offered("announced > play").at_sea(RED, "port-royal").picks("free-move > zone.havana");
    scene.passes().at_sea(RED, "havana").acts(RED).actions(3);
}

#[test] // MM-RULING-18
fn a_captain_moved_by_a_card_in_another_turn_is_not_scouted_for() {
    let scene = off("havana").hand(RED, ["following-sea"]).hand(BLUE, ["quick-learner"]).at_sea(BLUE, "nassau");
    let scene = scene.npc("pirate-sloop", "pieter-kloos", "tortuga").begin().picks("card.following-sea");
    let scene = scene.picks("free-move > zone.port-royal").passes_until(BLUE, "announce > card.quick-learner");
    let scene = scene.picks("announce > card.quick-learner").if_offered("announced > play").passes();
    let scene = scene.picks("free-move > zone.tortuga").at_sea(BLUE, "tortuga").passes();
    scene.acts(RED).actions(3);
}
