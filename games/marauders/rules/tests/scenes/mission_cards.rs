//! The 25 missions, one by one: their last step and what it brings.

use crate::kit::{Begin, Deeds, Fight, raider, waters};
use marauders::{BLUE, Mission, RED, Scene as Waters, Zone};
use std::collections::BTreeSet;

/// Red has taken a mission and has done so much of each of its tasks; no gold.
fn on(scene: Waters, mission: &str, done: [u8; 3]) -> Waters {
    let scene = scene.mission(RED, mission).gold(RED, 0);
    scene.change(|table| table.players[RED].mission.as_mut().expect("a mission").done = done)
}
#[track_caller]
fn is_done(scene: &Fight) {
    assert_eq!(scene.played.table().players[RED].mission, None, "the mission is not done");
}
/// The glory card of the mission is drawn, and Red goes on.
#[track_caller]
fn rewarded(scene: Fight, gold: u16) -> Fight {
    let scene = scene.until_draw("slack-sails").gold(RED, gold).points(RED, 1);
    is_done(&scene);
    scene
}

/// Done by a Port action there: what was done before, the gold.
const VISITS: [(&str, [u8; 3], &str, u16); 6] = [
    ("the-bishops-bell", [0, 0, 0], "san-juan", 12),
    ("the-lost-register-ship", [1, 0, 0], "cartagena", 15),
    ("the-viceroys-dispatches", [1, 0, 0], "caracas", 18),
    ("pearls-off-margarita", [2, 0, 0], "trinidad", 15),
    ("a-debt-of-honour", [1, 0, 0], "basse-terre", 12),
    ("letters-of-credit", [0, 1, 0], "petit-goave", 28),
];
/// Done by handing over cargo, task by task.
const DELIVERIES: [(&str, &str, &str, &[usize], u16); 7] = [
    ("walls-for-cartagena", "cartagena", "wood wood food", &[1, 1, 2], 18),
    ("a-wedding-in-san-juan", "san-juan", "rum spices textiles", &[3, 1, 2], 20),
    ("chocolate-for-the-planters", "bridgetown", "cocoa cocoa", &[1, 1], 14),
    ("sugar-fever", "bridgetown", "sugar sugar sugar", &[1, 1, 1], 20),
    ("timber-for-the-slipway", "st-john", "wood wood", &[1, 1], 10),
    ("the-buccaneers-feast", "petit-goave", "food food rum", &[1, 2, 1], 16),
    ("spices-for-the-company", "st-maarten", "spices spices", &[1, 1], 14),
];
/// Done otherwise, each in a test of its own.
const OTHERS: [&str; 12] = [
    "the-treasurers-wrath",
    "the-sea-adder",
    "spains-silver",
    "in-the-queens-service",
    "charting-the-shoals",
    "the-marooned",
    "the-smugglers-of-trinidad",
    "jailbreak-at-cartagena",
    "the-brethrens-wager",
    "against-the-kings-colours",
    "the-insured-merchantman",
    "scourge-of-the-trade-routes",
];

#[test]
fn every_mission_is_here() {
    let visits = VISITS.iter().map(|(mission, ..)| *mission);
    let all = visits.chain(DELIVERIES.iter().map(|(mission, ..)| *mission)).chain(OTHERS);
    assert_eq!(all.collect::<BTreeSet<_>>(), Mission::ALL.iter().map(|mission| mission.name()).collect());
}

#[test] // MM-MISSION-06, MM-MISSION-07
fn visits_count_as_soon_as_a_port_action_may_be_used() {
    for (mission, done, port, gold) in VISITS {
        rewarded(on(waters(2).in_port(RED, port), mission, done).begin().picks("port-action"), gold);
    }
}

#[test] // MM-MISSION-07
fn a_visit_out_of_order_or_elsewhere_counts_for_nothing() {
    let scene = on(waters(2).in_port(RED, "cartagena"), "the-lost-register-ship", [0; 3]).begin().picks("port-action");
    scene.gold(RED, 0).points(RED, 0).offers(RED, "port > finish");
}

#[test] // MM-MISSION-06, MM-MISSION-07
fn deliveries_are_made_in_the_port_and_are_no_sale() {
    for (mission, port, cargo, tasks, gold) in DELIVERIES {
        let scene = on(waters(2).in_port(RED, port).cargo(RED, cargo.split(' ')), mission, [0; 3]);
        let scene = scene.begin().picks("port-action");
        let scene = tasks.iter().fold(scene, |scene, task| scene.gold(RED, 0).picks(&format!("port > task.{task}")));
        rewarded(scene, gold).cargo(RED, 0).offers(RED, "port > finish");
    }
}

#[test]
fn builders_and_buccaneers_add_weapons_men_and_a_modification() {
    let walls = on(waters(2).in_port(RED, "cartagena").cargo(RED, ["food"]), "walls-for-cartagena", [2, 0, 0]);
    let walls = walls.begin().picks("port-action").picks("port > task.2").picks("effect > weapon.grapeshot");
    rewarded(walls, 18).weapons(RED, &["grapeshot"]);
    let feast = on(waters(2).in_port(RED, "petit-goave").cargo(RED, ["rum"]), "the-buccaneers-feast", [2, 0, 0]);
    let feast = feast.location(RED, "crew", 0).begin().picks("port-action").picks("port > task.2");
    rewarded(feast.picks("effect > weapon.chain-shot"), 16).weapons(RED, &["chain-shot"]).ship(RED, [2, 2, 2, 2, 1]);
    let timber = on(waters(2).in_port(RED, "st-john").cargo(RED, ["wood"]), "timber-for-the-slipway", [1, 0, 0]);
    let timber = timber.modification("havana", "chasers").begin().picks("port-action").picks("port > task.1");
    let timber = rewarded(timber.picks("effect > port.havana"), 10).mods(RED, &["chasers"]);
    timber.then(|table| assert_eq!(table.port(Zone::Havana).modification, None));
}

#[test]
fn raids_of_the_right_nation_count() {
    // Less than 12 gold: 3 + 2 + 2.
    let raid = |mission: &str, done, nation: &str| {
        let scene = on(raider("caribbean-sea", nation).bounty(RED, "english", 2), mission, done);
        scene.raids(nation, "rum-5 cocoa-5 food-5", "111")
    };
    rewarded(raid("spains-silver", [1, 0, 0], "spanish"), 19);
    raid("spains-silver", [0; 3], "spanish").sails_on(RED).points(RED, 0).gold(RED, 7);
    raid("spains-silver", [1, 0, 0], "dutch").sails_on(RED).points(RED, 0).gold(RED, 7);
    rewarded(raid("in-the-queens-service", [1, 0, 0], "french"), 17).bounties(RED, [0, 0, 1, 0]);
    // The Dutch bounty of this very raid is pardoned.
    rewarded(raid("the-insured-merchantman", [0; 3], "dutch"), 15).bounties(RED, [0, 2, 0, 0]);
}

#[test]
fn the_brethren_want_ten_gold_of_plunder() {
    let raid =
        |cards: &str| on(raider("caribbean-sea", "dutch"), "the-brethrens-wager", [0; 3]).raids("dutch", cards, "111");
    raid("sugar-5 rum-6 cocoa-5").sails_on(RED).points(RED, 0).gold(RED, 9);
    // One card as a reward, one with the point.
    let scene = raid("sugar-5 rum-5 cocoa-5").until_draw("foul-water").gold(RED, 20).draws("slack-sails");
    scene.points(RED, 1).hand(RED, 2);
}

#[test]
fn surveys_need_a_scouting_roll_each() {
    let chart = on(waters(2).at_sea(RED, "tortuga"), "charting-the-shoals", [1, 1, 0]).begin();
    let missed = chart.clone().picks("scout > task.3").rolls("11").passes().acts(RED).offers_no(RED, "scout > task.3");
    missed.gold(RED, 0);
    rewarded(chart.picks("scout > task.3").rolls("S1"), 14);
    let lost = on(waters(2).at_sea(RED, "old-providence").location(RED, "crew", 0), "the-marooned", [0; 3]).begin();
    let lost = lost.picks("scout > task.1").rolls("S1").passes();
    let lost = lost.offers_no(RED, "effect > card.joseph-hays").picks("effect > card.kit-addison");
    rewarded(lost, 8).specialists(RED, &["kit-addison"]).ship(RED, [2, 2, 2, 2, 1]);
}

#[test] // MM-MELEE-07
fn smugglers_and_guards_are_fought_hand_to_hand() {
    let smugglers = on(waters(2).at_sea(RED, "trinidad"), "the-smugglers-of-trinidad", [0; 3]).begin();
    let smugglers = smugglers.picks("scout > task.1").rolls("S1").passes().picks("crew-combat > fight").rolls("SS1 11");
    let smugglers = smugglers.passes().draws("sugar-5").draws("rum-1").draws("wood-2").picks("stow > good.sugar");
    rewarded(smugglers.if_offered("stow > done"), 12).holds(RED, &["sugar-5"]);
    let guards = on(waters(2).at_sea(RED, "cartagena"), "jailbreak-at-cartagena", [0; 3]).begin();
    let guards = guards.picks("scout > task.1").rolls("S1").passes();
    // Breaking off leaves the mission for a later turn.
    let off = guards.clone().picks("crew-combat > break-off").passes().acts(RED).offers_no(RED, "scout > task.1");
    off.then(|table| assert!(table.players[RED].mission.is_some()));
    let won = guards.picks("crew-combat > fight").rolls("SS1 S1").passes();
    rewarded(won, 15).bounties(RED, [1, 0, 0, 0]).ship(RED, [2, 2, 2, 2, 1]);
}

#[test] // MM-MISSION-09
fn pirates_of_missions_are_found_and_defeated() {
    let foes = [("the-sea-adder", "st-john", 12), ("scourge-of-the-trade-routes", "caribbean-sea", 20)];
    for (mission, zone, gold) in foes {
        let scene = on(waters(2).ship(RED, "man-o-war").at_sea(RED, zone), mission, [0; 3]).begin();
        let scene = scene.picks("scout > pirate").rolls("S1").announcing(RED);
        // Five hits on one cannon, or on three and the next five on none. Manoeuvrability 2 against 4 or 3.
        let scene = match mission {
            "the-sea-adder" => scene.round("shoot", "shoot", "SSS 111").rolls("44444"),
            _ => scene
                .round("shoot", "shoot", "SSS 11")
                .rolls("44444")
                .passes()
                .round("shoot", "board", "SSS 11")
                .rolls("44444"),
        };
        // The point of the battle, then that of the mission.
        let scene = scene.until_chance(70).points(RED, 1).draws("foul-water").draws("slack-sails");
        scene.points(RED, 2).gold(RED, gold).bounties(RED, [0; 4]);
    }
}

#[test]
fn naval_ships_and_pirates_are_defeated_for_missions() {
    let scene = on(waters(2).ship(RED, "man-o-war").at_sea(RED, "caribbean-sea"), "against-the-kings-colours", [0; 3]);
    let scene = scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").begin().picks("scout > npc.dutch").rolls("S1");
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("44444").passes();
    let scene = scene.round("shoot", "board", "SSS 11").rolls("44444").until_draw("foul-water").draws("slack-sails");
    scene.points(RED, 2).gold(RED, 20).bounties(RED, [0, 0, 0, 2]);
    // The treasurer pays for a captain with a bounty.
    let scene = on(waters(2).ship(RED, "frigate").at_sea(RED, "caribbean-sea"), "the-treasurers-wrath", [0; 3]);
    let scene = scene.at_sea(BLUE, "caribbean-sea").bounty(BLUE, "dutch", 1).location(BLUE, "hull", 1).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("444").passes().picks("reward > nation.dutch");
    scene.draws("foul-water").until_draw("slack-sails").points(RED, 2).gold(RED, 20);
}
