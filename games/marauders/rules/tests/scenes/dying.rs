//! Death, new captains and retiring.

use crate::kit::{Begin, Deeds, Fight, duel, waters};
use marauders::{BLUE, Captain, Mission, RED, Scene as Waters};

/// Red sinks Blue; nature draws Blue's next captain.
fn sunk(scene: Waters, captain: &str) -> Fight {
    let scene = scene.location(BLUE, "hull", 1).fight().round("shoot", "shoot", "SSS 11").rolls("444");
    scene.until_draw(captain)
}

#[test] // MM-DEATH-01, MM-DEATH-02, MM-RULING-101, MM-RULING-107
fn dying_discards_all_but_track_points_and_stash() {
    let scene = duel("frigate", "sloop").gold(BLUE, 9).stash(BLUE, 14).track(BLUE, 2).bounty(BLUE, "dutch", 2);
    let scene = scene.cargo(BLUE, ["rum-1"]).hand(BLUE, ["slack-sails"]).weapons(BLUE, ["chain-shot"]);
    let scene = scene.specialists(BLUE, ["kit-addison"]).mission(BLUE, "spains-silver").rumor(BLUE, "sealed-orders");
    let scene = sunk(scene, "josiah-penrose").sails_on(RED).captain_of(BLUE, "josiah-penrose").dies(BLUE);
    let scene = scene.gold(BLUE, 0).stash(BLUE, 14).points(BLUE, 2).bounties(BLUE, [0; 4]).cargo(BLUE, 0).hand(BLUE, 0);
    scene.weapons(BLUE, &[]).specialists(BLUE, &[]).then(|table| {
        assert_eq!((table.players[BLUE].rumor, table.players[BLUE].mission), (None, None));
        // Cargo, glory cards and missions to their discards, the rumor into its deck; the dead never return.
        assert!(table.cargo.discard.iter().any(|card| card.name() == "rum-1"));
        assert!(table.glory.discard.iter().any(|card| card.name() == "slack-sails"));
        assert!(table.glory.discard.iter().any(|card| card.name() == "kit-addison"));
        assert!(table.missions.discard.has(Mission::SpainsSilver) && table.rumors.len() == 25);
        assert!(!table.captains.has(Captain::AlexandreVillon));
    });
}

#[test] // MM-DEATH-03, MM-DEATH-04, MM-DEATH-05, MM-DEATH-07, MM-RULING-101, MM-RULING-103
fn the_next_captain_enters_at_the_start_of_the_next_own_turn_with_a_new_ship() {
    for (stash, gold) in [(0, 10), (4, 6), (10, 0), (23, 0)] {
        let scene = sunk(duel("frigate", "sloop").stash(BLUE, stash), "cornelia-verhagen").sails_on(RED);
        // Until then he is no target and no prey.
        let scene = scene.dies(BLUE).offers_no(RED, "scout > seat.blue").picks("end-turn");
        let scene = scene.asks(BLUE, &["ship.sloop", "ship.flute"]).picks("ship.flute").sails_on(BLUE);
        let scene = scene.in_port(BLUE, "st-maarten").ship(BLUE, [3, 4, 3, 1, 1]).captain_of(BLUE, "cornelia-verhagen");
        scene.gold(BLUE, gold).stash(BLUE, stash).hand(BLUE, 1);
    }
}

#[test] // MM-DEATH-02
fn the_stash_is_in_the_new_home_port() {
    let scene = waters(2).waiting(BLUE, "cornelia-verhagen").stash(BLUE, 12).turn_start(BLUE).begin();
    let scene = scene.picks("ship.flute").sails_on(BLUE).picks("port-action").picks("port > stash");
    scene.offers(BLUE, "stash > withdraw.12");
}

#[test] // MM-DEATH-03, MM-END-03, MM-RULING-106
fn without_a_captain_left_the_game_ends_at_once_but_the_victor_gets_his_due() {
    let scene = duel("frigate", "sloop").captains_left([]).bounty(BLUE, "dutch", 2).gold(RED, 0);
    let scene = scene.location(BLUE, "hull", 1).fight().round("shoot", "shoot", "SSS 11").rolls("444").passes();
    let scene = scene.picks("reward > nation.dutch").until_chance(70).when("dice 1").passes();
    scene.gold(RED, 10).points(RED, 1).hand(RED, 1).ends("no-captain", &[RED]);
}

#[test] // MM-DEATH-06, MM-RULING-102, MM-RULING-111
fn another_captain_may_be_drawn_while_an_npc_pirate_lies_before_the_new_home() {
    let scene = duel("frigate", "sloop").npc("pirate-sloop", "pieter-kloos", "st-maarten");
    let scene = scene.captains_left(["cornelia-verhagen", "maarten-tijssen", "felipe-de-los-reyes"]);
    let scene = sunk(scene, "cornelia-verhagen").asks(BLUE, &["captain > redraw", "captain > keep"]);
    scene.clone().picks("captain > keep").sails_on(RED).captain_of(BLUE, "cornelia-verhagen");
    // The refused one is not drawn twice, and goes back afterwards.
    let again = scene.picks("captain > redraw").asks_chance(2).draws("maarten-tijssen").picks("captain > redraw");
    let again = again.sails_on(RED).captain_of(BLUE, "felipe-de-los-reyes");
    again.then(|table| {
        let left: Vec<&str> = table.captains.iter().map(Captain::name).collect();
        assert_eq!(left, ["cornelia-verhagen", "maarten-tijssen"]);
    });
    // A home without a pirate before it, or an empty deck, forbids the redraw.
    let scene = duel("frigate", "sloop").npc("pirate-sloop", "pieter-kloos", "havana");
    sunk(scene, "cornelia-verhagen").acts(RED);
    let scene = duel("frigate", "sloop").npc("pirate-sloop", "pieter-kloos", "st-maarten");
    sunk(scene.captains_left(["cornelia-verhagen"]), "cornelia-verhagen").acts(RED);
}

#[test] // MM-RETIRE-01
fn a_captain_retires_in_any_port_before_any_action_and_the_turn_is_over() {
    let scene = waters(2).turn_start(RED).in_port(RED, "nassau").gold(RED, 9).stash(RED, 12).track(RED, 3).begin();
    let scene = scene.passes().offers(RED, "captain > retire");
    scene.clone().picks("leave-port").acts(RED).rejects("red: captain > retire", "MM-RETIRE-01");
    let scene = scene.picks("captain > retire").draws("cornelia-verhagen").sails_on(BLUE);
    let scene = scene.dies(RED).gold(RED, 0).stash(RED, 12).points(RED, 3);
    let scene = scene.picks("end-turn").until_asked(RED).asks(RED, &["ship.sloop", "ship.flute"]).picks("ship.sloop");
    scene.sails_on(RED).in_port(RED, "st-maarten").gold(RED, 0);
    // A captain at sea cannot retire.
    waters(2).turn_start(RED).at_sea(RED, "nassau").begin().passes().acts(RED);
}

#[test] // MM-RULING-104, MM-END-03
fn retiring_without_a_captain_left_ends_the_game() {
    let scene = waters(2).turn_start(RED).in_port(RED, "nassau").track(RED, 3).captains_left([]).begin().passes();
    scene.picks("captain > retire").ends("no-captain", &[RED]);
}

#[test] // MM-RULING-110
fn nothing_is_ever_given_to_another_player() {
    // All that a captain at sea can do, with another beside him, is to move, to scout and to end his turn.
    let scene = duel("sloop", "sloop").cargo(RED, ["rum-1"]).no_merchant("caribbean-sea").begin();
    let zones = ["santo-domingo", "san-juan", "basse-terre", "caracas", "curacao", "cartagena", "petit-goave"];
    let mut offers: Vec<String> = zones.iter().map(|zone| format!("zone.{zone}")).collect();
    offers.extend(["scout > seat.blue".into(), "end-turn".into()]);
    let mut there = crate::kit::texts(&scene, RED);
    offers.sort_unstable();
    there.sort_unstable();
    assert_eq!(there, offers);
}
