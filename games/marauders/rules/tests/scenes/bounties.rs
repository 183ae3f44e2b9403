//! Bounties and rewards. The bounty of a raid is among the raids.

use crate::kit::{Begin, Deeds, Fight, duel, raider, waters};
use marauders::{BLUE, RED, Scene as Waters};

#[test] // MM-BOUNTY-01, MM-BOUNTY-03, MM-EX-10, MM-BOUNTY-07
fn attacking_a_non_pirate_captain_brings_a_bounty_of_his_nation_before_any_die() {
    // Thomas Harrowgate, English, attacks Villon, French. In order: Spanish, English, French, Dutch.
    let scene = duel("frigate", "frigate").led_by(RED, "thomas-harrowgate").fight().announcing(RED);
    let scene = scene.bounties(RED, [0, 0, 1, 0]).bounties(BLUE, [0; 4]);
    assert!(scene.played.table().players[RED].is_pirate() && !scene.played.table().players[BLUE].is_pirate());
    // Who fights back has none for it.
    let scene = scene.round("shoot", "shoot", "11 SS").rolls("111").passes();
    scene.bounties(RED, [0, 0, 1, 0]).bounties(BLUE, [0; 4]);
}

#[test] // MM-BOUNTY-05, MM-NPC-02
fn attacking_a_pirate_brings_none() {
    duel("frigate", "frigate").bounty(BLUE, "dutch", 1).fight().bounties(RED, [0; 4]);
    let scene = waters(2).at_sea(RED, "caribbean-sea").npc("pirate-sloop", "pieter-kloos", "caribbean-sea");
    scene.begin().picks("scout > npc.pirate-sloop").rolls("S1").announcing(RED).bounties(RED, [0; 4]);
}

/// Red's galleon and a Dutch frigate, seamanship 2 and 1 die more, in the Caribbean Sea.
fn dutchman() -> Waters {
    waters(2).ship(RED, "galleon").at_sea(RED, "caribbean-sea").npc("dutch", "adriaen-roosdal", "caribbean-sea")
}
/// Red attacked; two rounds of four hits each sink a frigate, which has no cannon left after the first.
fn sinks(scene: Fight) -> Fight {
    let scene = scene.round("shoot", "shoot", "SSS 111").rolls("4444").passes();
    scene.round("shoot", "board", "SSS 111").rolls("4444").passes()
}

#[test] // MM-BOUNTY-01, MM-BOUNTY-02, MM-EX-12, MM-NPC-02
fn a_naval_ship_costs_a_bounty_when_attacked_and_another_when_defeated() {
    let scene = dutchman().begin().picks("scout > npc.dutch").rolls("S1").announcing(RED);
    let scene = scene.bounties(RED, [0, 0, 0, 1]);
    sinks(scene).sails_on(RED).bounties(RED, [0, 0, 0, 2]).points(RED, 1).no_npc("dutch");
}

#[test] // MM-BOUNTY-02, MM-RULING-63
fn defeating_a_naval_ship_that_attacked_costs_one_too() {
    let scene = dutchman().bounty(RED, "french", 1).turn_start(RED).begin().rolls("S1").announcing(BLUE);
    // The NPC attacks: its three dice come first.
    let scene = scene.bounties(RED, [0, 0, 1, 0]).round("shoot", "shoot", "111 SSS").rolls("4444").passes();
    let scene = scene.round("board", "shoot", "111 SSS").rolls("4444").sails_on(RED);
    scene.bounties(RED, [0, 0, 1, 1]).points(RED, 1);
}

#[test] // MM-BOUNTY-04, MM-RULING-60
fn a_sixth_bounty_is_ignored_but_it_was_an_attack() {
    let scene = raider("caribbean-sea", "dutch").bounty(RED, "dutch", 5).begin().finds_merchant();
    scene.if_offered("merchant > nation.dutch").picks("merchant > attack").bounties(RED, [0, 0, 0, 5]).asks_chance(64);
    duel("sloop", "sloop").bounty(RED, "french", 5).fight().announcing(RED).bounties(RED, [0, 0, 5, 0]);
}

#[test] // MM-BOUNTY-06
fn a_bounty_that_is_pardoned_to_nothing_is_gone() {
    // Pardon under Seal: 4 gold a step.
    let scene = waters(2).in_port(RED, "nassau").bounty(RED, "dutch", 2).gold(RED, 9).hand(RED, ["pardon-under-seal"]);
    let scene = scene.begin().picks("port-action").picks("port > card.pardon-under-seal");
    let scene = scene.if_offered("effect > nation.dutch").picks("effect > number.2").passes();
    let scene = scene.bounties(RED, [0; 4]).gold(RED, 1);
    assert!(!scene.played.table().players[RED].is_pirate());
}

#[test] // MM-BOUNTY-07, MM-BOUNTY-08
fn a_pirate_finds_ports_closed_and_naval_ships_of_every_nation_hostile_but_npc_pirates_not() {
    let scene = waters(2).bounty(RED, "dutch", 1);
    scene.clone().at_sea(RED, "curacao").begin().rejects("red: enter-port", "MM-MOVE-02");
    scene.clone().at_sea(RED, "nassau").begin().offers(RED, "enter-port");
    let into = |scene: Waters| scene.at_sea(RED, "santo-domingo").begin().picks("zone.caribbean-sea").passes();
    into(scene.clone().npc("spanish", "lope-de-carvajosa", "caribbean-sea")).rolls("S").announcing(BLUE);
    into(scene.npc("pirate-frigate", "esteban-rueda", "caribbean-sea")).acts(RED);
    into(waters(2).npc("pirate-frigate", "esteban-rueda", "caribbean-sea")).rolls("S1").announcing(BLUE);
    into(waters(2).npc("spanish", "lope-de-carvajosa", "caribbean-sea")).acts(RED);
}

/// Red sinks Blue with the first volley.
fn sunk(scene: Waters) -> Fight {
    scene.gold(RED, 0).location(BLUE, "hull", 1).fight().round("shoot", "shoot", "SSS 11").rolls("444").passes()
}
fn wanted() -> Waters {
    duel("frigate", "sloop").bounty(BLUE, "spanish", 3).bounty(BLUE, "english", 1)
}

#[test] // MM-REWARD-01, MM-RULING-62
fn who_defeats_a_pirate_captain_may_claim_five_gold_per_bounty_from_one_nation() {
    let scene = sunk(wanted()).asks(RED, &["reward > nation.spanish", "reward > nation.english", "reward > decline"]);
    scene.clone().picks("reward > nation.spanish").gold(RED, 15);
    scene.clone().picks("reward > nation.english").gold(RED, 5);
    scene.picks("reward > decline").gold(RED, 0);
}

#[test] // MM-REWARD-02, MM-EX-09, MM-RULING-62
fn nothing_comes_from_a_nation_with_a_bounty_on_the_victor() {
    // A pirate himself, he is paid by the others.
    let scene = sunk(wanted().bounty(RED, "spanish", 1)).asks(RED, &["reward > nation.english", "reward > decline"]);
    scene.picks("reward > nation.english").gold(RED, 5);
}

#[test] // MM-REWARD-03, MM-RULING-62
fn an_npc_pirate_pays_five_or_fifteen_to_who_is_no_pirate_at_that_moment() {
    let fights = |npc: &str, card: &str, bounty: u8| {
        let scene =
            waters(2).ship(RED, "galleon").at_sea(RED, "caribbean-sea").gold(RED, 0).bounty(RED, "dutch", bounty);
        let scene = scene.npc(npc, card, "caribbean-sea").begin().picks(&format!("scout > npc.{npc}")).rolls("S1");
        scene.announcing(RED)
    };
    // Seamanship 2 and a die for the sloop's and the frigate's manoeuvrability.
    let sloop =
        |bounty| fights("pirate-sloop", "pieter-kloos", bounty).round("shoot", "shoot", "SSS 111").rolls("4444");
    sloop(0).sails_on(RED).gold(RED, 5).points(RED, 1);
    sloop(1).sails_on(RED).gold(RED, 0).points(RED, 1);
    let frigate = fights("pirate-frigate", "esteban-rueda", 0);
    sinks(frigate).sails_on(RED).gold(RED, 15).points(RED, 1);
}
