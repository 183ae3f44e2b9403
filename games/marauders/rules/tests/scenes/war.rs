//! War.

use crate::kit::{Begin, Deeds, Fight, duel, round, waters};
use marauders::{BLUE, Nation, RED, Scene as Waters, War};

#[test] // MM-WAR-01, MM-RULING-76
fn war_is_between_two_random_nations_and_a_new_one_replaces_it() {
    let scene = round(2, ["war-1"]).opens().asks_chance(4).when("dice 1").asks_chance(3).when("dice 1");
    let scene = scene.then(|table| assert_eq!(table.war, Some(War(Nation::Spanish, Nation::English))));
    drop(scene);
    let scene = round(2, ["war-2"]).war("dutch", "french").event_now(["war-1"]).opens().when("dice 4 1").sails_on(RED);
    scene.then(|table| assert_eq!(table.war, Some(War(Nation::Spanish, Nation::Dutch))));
    round(2, ["peace-at-last"])
        .war("dutch", "french")
        .event_now(["war-1"])
        .opens()
        .then(|table| assert_eq!(table.war, None));
}

/// Red, a Spaniard without a bounty, moves into the zone of a Dutch naval ship.
fn meets(scene: Waters) -> Fight {
    let scene = scene.at_sea(RED, "santo-domingo").npc("dutch", "adriaen-roosdal", "caribbean-sea");
    scene.begin().picks("zone.caribbean-sea").passes()
}

#[test] // MM-WAR-03, MM-HUNT-01
fn naval_ships_hunt_captains_of_the_enemy_nation() {
    meets(waters(2).war("dutch", "spanish")).rolls("S1").announcing(BLUE);
    meets(waters(2).war("dutch", "english")).acts(RED);
    meets(waters(2)).acts(RED);
}

#[test] // MM-WAR-03, MM-HUNT-04
fn the_war_is_the_third_priority() {
    // peace would end the war: use silver-fleet-sighted (dutch N).
    let scene =
        round(2, ["silver-fleet-sighted"]).war("dutch", "spanish").npc("dutch", "adriaen-roosdal", "caribbean-sea");
    let scene = scene.at_sea(RED, "curacao").at_sea(BLUE, "caracas");
    scene.clone().opens().npc("dutch", "adriaen-roosdal", "curacao");
    scene.bounty(BLUE, "english", 1).opens().npc("dutch", "adriaen-roosdal", "caracas");
}

#[test] // MM-WAR-02, MM-NPC-04
fn naval_ships_of_both_are_men_o_war() {
    let found = |npc: &str, card: &str| {
        let scene = waters(2).war("dutch", "french").at_sea(RED, "caribbean-sea").npc(npc, card, "caribbean-sea");
        scene.begin().picks(&format!("scout > npc.{npc}")).rolls("S1").announcing(RED)
    };
    found("dutch", "adriaen-roosdal").foe([5, 3, 5, 5, 5]);
    found("french", "armand-de-valcourt").foe([5, 3, 5, 5, 5]);
    found("spanish", "lope-de-carvajosa").foe([3; 5]);
}

#[test] // MM-WAR-04, MM-REWARD-02
fn no_reward_comes_from_a_nation_at_war_with_the_victors() {
    let scene = duel("frigate", "sloop").war("spanish", "english").location(BLUE, "hull", 1);
    let scene = scene.bounty(BLUE, "english", 3).bounty(BLUE, "dutch", 1).fight();
    let scene = scene.round("shoot", "shoot", "SSS 11").rolls("444").passes();
    scene.asks(RED, &["reward > nation.dutch", "reward > decline"]);
}

#[test] // MM-WAR-05, MM-MOVE-03
fn ports_of_the_enemy_are_closed() {
    let scene = waters(2).war("spanish", "english").at_sea(RED, "nassau").begin();
    scene.rejects("red: enter-port", "MM-MOVE-03");
    waters(2).war("spanish", "french").at_sea(RED, "nassau").begin().offers(RED, "enter-port");
}

#[test] // MM-WAR-06, MM-RULING-61
fn war_excuses_nothing_and_the_own_nation_counts_too() {
    // Spaniard against Frenchman at war; Spaniard against Spaniard.
    duel("sloop", "sloop").war("spanish", "french").fight().bounties(RED, [0, 0, 1, 0]);
    duel("sloop", "sloop").led_by(BLUE, "gaspar-montalvo").fight().bounties(RED, [1, 0, 0, 0]);
}
