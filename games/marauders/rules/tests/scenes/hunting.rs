//! Whom NPC ships hunt, how they scout, and who leads them in battle.

use crate::kit::{Begin, Deeds, PASS, round, waters};
use marauders::{BLUE, RED, Scene as Waters, YELLOW};

#[test] // MM-NMOVE-04, MM-HUNT-01, MM-EX-14
fn a_naval_ship_with_prey_next_door_ignores_its_order() {
    // pirate-hunt-french-spanish: french W, dutch N.
    let scene = round(2, ["pirate-hunt-french-spanish"]).npc("dutch", "philips-van-almonde", "basse-terre");
    let scene = scene.at_sea(RED, "bridgetown").bounty(RED, "english", 1).in_port(BLUE, "havana");
    scene.opens().npc("dutch", "philips-van-almonde", "bridgetown");
}

#[test] // MM-HUNT-04, MM-EX-15, MM-RULING-71
fn the_first_priority_decides_then_the_second_whatever_the_distance() {
    // peace-at-last: spanish N, french S, dutch E.
    let scene = round(2, ["peace-at-last"]).npc("french", "armand-de-valcourt", "basse-terre");
    let scene = scene.at_sea(RED, "basse-terre").bounty(RED, "spanish", 2);
    let scene =
        scene.at_sea(BLUE, "caracas").bounty(BLUE, "spanish", 1).bounty(BLUE, "dutch", 1).bounty(BLUE, "english", 1);
    scene.opens().npc("french", "armand-de-valcourt", "caracas");
    // One bounty of its own nation outweighs any number of others.
    let scene = round(2, ["peace-at-last"]).npc("french", "armand-de-valcourt", "basse-terre");
    let scene = scene.at_sea(RED, "basse-terre").bounty(RED, "french", 1);
    let scene = scene.at_sea(BLUE, "caracas").bounty(BLUE, "spanish", 5);
    scene.opens().npc("french", "armand-de-valcourt", "basse-terre");
}

#[test] // MM-HUNT-02, MM-RULING-71
fn pirates_hunt_gold_then_cargo_then_whoever_is_no_pirate() {
    // glassy-sea: pirate-frigate E, first.
    let scene = || round(3, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let at = |a: &str, b: &str, c: &str| scene().at_sea(RED, a).at_sea(BLUE, b).at_sea(YELLOW, c);
    let rich = at("caracas", "curacao", "cartagena").gold(RED, 3).gold(BLUE, 4).gold(YELLOW, 0);
    rich.clone().opens().npc("pirate-frigate", "esteban-rueda", "curacao");
    // Pirates are no prey.
    rich.clone().bounty(BLUE, "dutch", 1).opens().npc("pirate-frigate", "esteban-rueda", "caracas");
    // Equal gold: cargo; no gold beats no cargo.
    let laden = rich.clone().gold(RED, 4).cargo(RED, ["rum-1"]);
    laden.opens().npc("pirate-frigate", "esteban-rueda", "caracas");
    let poor = rich.gold(RED, 0).gold(BLUE, 0).cargo(YELLOW, ["rum-1"]);
    poor.opens().npc("pirate-frigate", "esteban-rueda", "cartagena");
}

#[test] // MM-HUNT-05, MM-RULING-72
fn nature_decides_between_equals() {
    let scene = round(3, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let scene = scene.at_sea(RED, "caracas").at_sea(BLUE, "curacao").at_sea(YELLOW, "cartagena");
    let scene = scene.gold(RED, 2).gold(BLUE, 2).gold(YELLOW, 2).opens().asks_chance(3);
    for (dice, zone) in [(1, "caracas"), (2, "curacao"), (3, "cartagena")] {
        let scene = scene.clone().when(&format!("dice {dice}"));
        scene.npc("pirate-frigate", "esteban-rueda", zone);
    }
}

#[test] // MM-RULING-16, MM-RULING-15
fn a_captain_in_port_counts_as_being_in_its_zone() {
    let scene = round(2, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let scene = scene.in_port(RED, "caracas").in_port(BLUE, "havana").opens();
    scene.npc("pirate-frigate", "esteban-rueda", "caracas");
}

#[test] // MM-NSCOUT-01, MM-HUNT-03, MM-NSCOUT-03
fn a_hostile_npc_scouts_who_moves_into_its_zone() {
    let scene = waters(2).at_sea(RED, "santo-domingo").npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let found = scene.clone().begin().picks("zone.caribbean-sea").rolls("1S");
    // Esteban Rueda scouts with 2 dice; the NPC is the attacker, led by Blue.
    found.passes().announcing(BLUE);
    let missed = scene.clone().begin().picks("zone.caribbean-sea").rolls("11").passes();
    missed.acts(RED);
    // Not hostile to pirates.
    scene.bounty(RED, "dutch", 1).begin().picks("zone.caribbean-sea").passes().acts(RED);
}

#[test] // MM-NSCOUT-01, MM-RULING-09
fn a_hostile_npc_scouts_who_begins_his_turn_at_sea_in_its_zone() {
    let scene = waters(2).turn_start(RED).npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    let sea = scene.clone().at_sea(RED, "caribbean-sea").begin().rolls("S1").passes();
    sea.announcing(BLUE);
    let scene = scene.npc("pirate-frigate", "esteban-rueda", "havana");
    scene.in_port(RED, "havana").begin().passes().acts(RED);
}

#[test] // MM-NSCOUT-01, MM-MOVE-04
fn leaving_a_port_is_moving_into_its_zone() {
    let scene = waters(2).in_port(RED, "havana").npc("pirate-frigate", "esteban-rueda", "havana");
    scene.begin().picks("leave-port").rolls("S1").passes().announcing(BLUE);
}

#[test] // MM-NSCOUT-02, MM-EX-16
fn a_naval_ship_scouts_with_the_bounties_of_its_nation_if_they_are_more() {
    let scene = waters(2).at_sea(RED, "santo-domingo").npc("dutch", "adriaen-roosdal", "caribbean-sea");
    let into = |scene: Waters| scene.begin().picks("zone.caribbean-sea");
    into(scene.clone().bounty(RED, "dutch", 5)).rolls("11111").passes().acts(RED);
    into(scene.clone().bounty(RED, "dutch", 1)).rolls("11").passes().acts(RED);
    // Bounties of other nations do not count here.
    into(scene.bounty(RED, "spanish", 5)).rolls("11").passes().acts(RED);
}

#[test] // MM-NSCOUT-04, MM-RULING-77
fn npc_pirates_are_silent_beside_a_naval_ship() {
    let scene = waters(2).at_sea(RED, "santo-domingo").npc("dutch", "adriaen-roosdal", "caribbean-sea");
    let scene = scene.npc("pirate-frigate", "esteban-rueda", "caribbean-sea");
    scene.begin().picks("zone.caribbean-sea").passes().acts(RED);
}

#[test] // MM-NSCOUT-05, MM-RULING-77, MM-WAR-02
fn two_men_o_war_in_one_zone_do_not_scout_but_a_third_naval_ship_does() {
    let scene = waters(2).war("dutch", "french").at_sea(RED, "santo-domingo").bounty(RED, "spanish", 1);
    let scene =
        scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").npc("french", "armand-de-valcourt", "caribbean-sea");
    scene.clone().begin().picks("zone.caribbean-sea").passes().acts(RED);
    let third = scene.npc("spanish", "lope-de-carvajosa", "caribbean-sea");
    third.begin().picks("zone.caribbean-sea").rolls("1").passes().acts(RED);
}

#[test] // MM-NSCOUT-06, MM-RULING-73
fn all_hostile_npcs_roll_before_the_first_battle_and_the_finders_fight_in_random_order() {
    let scene = waters(2).at_sea(RED, "santo-domingo").bounty(RED, "spanish", 1);
    let scene =
        scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").npc("french", "armand-de-valcourt", "caribbean-sea");
    // In the order of the box the French ship rolls first.
    let scene = scene.ship(RED, "frigate").begin().picks("zone.caribbean-sea").rolls("S1 S1").passes().asks_chance(2);
    let scene = scene.when("dice 1").announcing(BLUE);
    // Red flees from the first and is attacked by the second, without a new roll; his damage stays.
    let scene = scene.round("shoot", "shoot", "111 111").round("shoot", "flee", "111 SSS").announcing(BLUE);
    scene.announces(BLUE, &["shoot"]);
}

#[test] // MM-RULING-73, MM-NSCOUT-06
fn who_dies_in_the_first_battle_is_spared_the_second() {
    let scene = waters(2).at_sea(RED, "santo-domingo").bounty(RED, "spanish", 1).location(RED, "hull", 1);
    let scene =
        scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").npc("french", "armand-de-valcourt", "caribbean-sea");
    let scene = scene.begin().picks("zone.caribbean-sea").rolls("S1 S1").passes().when("dice 1").announcing(BLUE);
    // Armand de Valcourt or Adriaen Roosdal, with 3 or 2 dice.
    let dice = if crate::kit::fights(&scene, "french") { "SSS 111" } else { "SS 111" };
    let scene = scene.round("shoot", "shoot", dice).rolls("444").dies(RED).sails_on(BLUE);
    scene.points(BLUE, 0);
}

#[test] // MM-RULING-70, MM-ZONE-25, MM-ZONE-23
fn the_invisible_are_neither_scouted_nor_hunted() {
    // Trinidad, sea and port: a pirate next door is no prey there, and the order N counts.
    let scene = || {
        round(2, ["pirate-hunt-french-spanish"])
            .npc("dutch", "philips-van-almonde", "basse-terre")
            .bounty(RED, "dutch", 3)
    };
    scene().at_sea(RED, "trinidad").opens().npc("dutch", "philips-van-almonde", "st-maarten");
    scene().in_port(RED, "trinidad").opens().npc("dutch", "philips-van-almonde", "st-maarten");
    scene().at_sea(RED, "caracas").opens().npc("dutch", "philips-van-almonde", "caracas");
    let scene = waters(2).at_sea(RED, "caracas").bounty(RED, "dutch", 3).npc("dutch", "adriaen-roosdal", "trinidad");
    scene.begin().picks("zone.trinidad").passes().acts(RED);
    // Tortuga: from French naval ships, for pirates without a French bounty.
    let scene =
        |nation| waters(2).at_sea(RED, "havana").bounty(RED, nation, 1).npc("french", "armand-de-valcourt", "tortuga");
    scene("dutch").begin().picks("zone.tortuga").passes().acts(RED);
    scene("french").begin().picks("zone.tortuga").rolls("S1").announcing(BLUE);
}

#[test] // MM-RULING-70, MM-ZONE-24
fn off_tortuga_npc_pirates_spare_french_captains_but_still_hunt_them() {
    let scene = || waters(2).turn(BLUE).at_sea(BLUE, "havana").npc("pirate-sloop", "pieter-kloos", "tortuga");
    scene().begin().picks("zone.tortuga").passes().acts(BLUE);
    // Glassy Sea orders the pirate frigate E.
    let scene = round(2, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "nassau").at_sea(BLUE, "tortuga");
    scene.in_port(RED, "curacao").opens().npc("pirate-frigate", "esteban-rueda", "tortuga");
    let scene = round(2, ["glassy-sea"]).npc("pirate-frigate", "esteban-rueda", "petit-goave").at_sea(BLUE, "tortuga");
    scene.in_port(RED, "curacao").opens().npc("pirate-frigate", "esteban-rueda", "tortuga");
}

#[test] // MM-RULING-75, MM-ZONE-01
fn off_basse_terre_a_french_ship_rolls_all_its_dice_once_more_before_the_window() {
    let scene =
        waters(2).at_sea(RED, "san-juan").bounty(RED, "dutch", 1).npc("french", "armand-de-valcourt", "basse-terre");
    let scene = scene.begin().picks("zone.basse-terre").passes();
    scene
        .clone()
        .rolls("1")
        .asks_chance(6)
        .when("dice 1")
        .asks_chance(6)
        .when("dice 5 1")
        .asks(RED, PASS)
        .passes()
        .announcing(BLUE);
    // Only once, and not after a success.
    scene.clone().rolls("11").asks_chance(6).when("dice 1 1").asks(RED, PASS).passes().acts(RED);
    scene.rolls("S1").asks(RED, PASS).passes().announcing(BLUE);
}

#[test] // MM-RULING-75, MM-ZONE-11
fn off_nassau_a_naval_ship_needs_two_successes_in_a_row_each_with_its_window() {
    let scene = waters(2).at_sea(RED, "havana").bounty(RED, "dutch", 1).npc("french", "armand-de-valcourt", "nassau");
    let scene = scene.begin().picks("zone.nassau").rolls("S1").asks(RED, PASS).passes_one();
    scene.clone().asks_chance(6).when("dice 1 1").asks(RED, PASS).passes_one().acts(RED);
    scene.when("dice 1 5").asks(RED, PASS).passes_one().announcing(BLUE);
}
