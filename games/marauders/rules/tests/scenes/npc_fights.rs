//! NPCs in combat: who leads them, what they may announce, what becomes of them.

use crate::kit::{Begin, Deeds, Fight, PASS, raider, waters};
use marauders::{BLUE, EventCard, RED, Scene as Waters, YELLOW};

/// Red, with a frigate, beside this NPC in the Caribbean Sea; Frederico has seamanship 3, leadership 3.
fn beside(npc: &str, card: &str) -> Waters {
    waters(2).ship(RED, "frigate").at_sea(RED, "caribbean-sea").npc(npc, card, "caribbean-sea")
}
fn against(scene: Waters, npc: &str) -> Fight {
    scene.begin().picks(&format!("scout > npc.{npc}")).rolls("S1").passes()
}
/// A Dutch frigate: seamanship 2, leadership 3.
fn dutchman() -> Fight {
    against(beside("dutch", "adriaen-roosdal"), "dutch")
}

#[test] // MM-NFIGHT-01, MM-RULING-01, MM-RULING-75, MM-RULING-108
fn the_player_to_the_left_leads_the_npc_even_without_a_captain() {
    dutchman().announces(RED, &["shoot"]).says("shoot").announces(BLUE, &["shoot"]);
    let scene = waters(3).at_sea(BLUE, "caribbean-sea").turn(BLUE).waiting(YELLOW, "maarten-tijssen");
    let scene = scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").begin();
    let scene = scene.picks("scout > npc.dutch").rolls("S11").says("shoot");
    scene.announces(YELLOW, &["shoot"]);
    // The left of the last is the first.
    let scene = waters(2).at_sea(BLUE, "caribbean-sea").turn(BLUE).npc("dutch", "adriaen-roosdal", "caribbean-sea");
    let scene = scene.begin().picks("scout > npc.dutch").rolls("S11").says("shoot");
    scene.announces(RED, &["shoot"]);
}

#[test] // MM-NFIGHT-02
fn an_npc_flees_only_while_it_has_fewer_cannons_or_fewer_crew() {
    let equal = dutchman().round("shoot", "shoot", "111 11").says("shoot");
    equal.announces(BLUE, &["shoot", "board"]);
    let weak = against(beside("pirate-sloop", "pieter-kloos"), "pirate-sloop").round("shoot", "shoot", "111 11");
    weak.says("shoot").announces(BLUE, &["shoot", "board", "flee"]);
    // Fewer men are enough.
    let scene = dutchman().round("shoot", "shoot", "S11 11").rolls("331").passes().foe([3, 2, 3, 1, 3]);
    scene.says("shoot").announces(BLUE, &["shoot", "board", "flee"]);
}

#[test] // MM-NFIGHT-03, MM-EX-17
fn an_npc_enters_battle_with_full_values() {
    dutchman().foe([3; 5]);
    against(beside("pirate-sloop", "pieter-kloos"), "pirate-sloop").foe([2, 2, 2, 2, 1]);
    against(beside("dutch", "adriaen-roosdal").war("dutch", "french"), "dutch").foe([5, 3, 5, 5, 5]);
}

#[test] // MM-NFIGHT-04
fn an_npc_that_is_not_beaten_is_repaired() {
    let scene = dutchman().round("shoot", "shoot", "SSS 11").rolls("123").passes().foe([3, 2, 2, 2, 3]);
    let scene = scene.round("flee", "shoot", "SSS 11").sails_on(RED).npc("dutch", "adriaen-roosdal", "caribbean-sea");
    // Red is a pirate now: at the start of his next turn it scouts for him, and is as good as new.
    let scene = scene.ends_turn().picks("end-turn").until_asked(RED).passes().until_chance(6).rolls("S1");
    scene.announcing(BLUE).foe([3; 5]);
}

#[test] // MM-NFIGHT-05, MM-DEATH-01
fn a_victorious_npc_takes_nothing() {
    let scene = beside("dutch", "adriaen-roosdal").gold(RED, 8).cargo(RED, ["rum-1"]);
    let scene = against(scene.location(RED, "hull", 1).location(RED, "cannons", 1), "dutch");
    let scene = scene.round("shoot", "shoot", "111 S1").rolls("444").dies(RED);
    let scene = scene.npc("dutch", "adriaen-roosdal", "caribbean-sea").cargo(RED, 0).gold(RED, 0).gold(BLUE, 10);
    scene.then(|table| assert!(table.cargo.discard.has(marauders::CargoCard::Rum1)));
}

#[test] // MM-RULING-68, MM-RULING-78, MM-NPC-09
fn the_leader_plays_no_cards_and_an_npc_has_nothing_to_use() {
    let scene = beside("dutch", "adriaen-roosdal").hand(BLUE, ["double-shotted-guns"]).weapons(BLUE, ["chain-shot"]);
    let scene = against(scene.mods(BLUE, ["long-guns"]), "dutch").announcing(RED).says("shoot").says("shoot");
    // Straight to the dice: Blue is not asked.
    let scene = scene.asks(RED, PASS).passes_one().asks_chance(6).rolls("111 SS").rolls("SSS").passes();
    // No chain shot: Red places the skulls.
    scene
        .places("hull")
        .places("cargo")
        .places("masts")
        .passes()
        .ship(RED, [2, 2, 2, 3, 3])
        .weapons(BLUE, &["chain-shot"]);
}

#[test] // MM-HIT-02, MM-RULING-89
fn the_leader_places_skulls_on_the_npc() {
    let scene = dutchman().round("shoot", "shoot", "SSS 11").rolls("SSS").passes();
    let scene = scene.places_among(BLUE, &["hull", "cargo", "masts", "crew", "cannons"]).places("hull").places("hull");
    scene.places("crew").passes().foe([1, 3, 3, 2, 3]);
}

#[test] // MM-RULING-91, MM-NFIGHT-04
fn a_crew_combat_without_winner_leaves_the_npc_in_play() {
    let scene = beside("pirate-sloop", "tom-sedgewick").location(RED, "crew", 2);
    // Tom Sedgewick: seamanship 2, leadership 1, crew 2.
    let scene = against(scene, "pirate-sloop").round("shoot", "shoot", "111 11").round("board", "shoot", "S11 11");
    let scene = scene.rolls("S11 S").passes().ship(RED, [3, 3, 3, 1, 3]).foe([2, 2, 2, 1, 1]);
    // Both last men: successes 1 and 1, pips 2 and 0: Red wins; so neither side has pips.
    let scene = scene.rolls("S11 S").passes();
    scene.no_npc("pirate-sloop").ship(RED, [3, 3, 3, 0, 3]);
}

#[test] // MM-RULING-90
fn an_npc_that_sinks_with_its_foe_is_discarded_and_nobody_wins() {
    let scene = beside("pirate-sloop", "pieter-kloos").location(RED, "hull", 1).location(RED, "cargo", 0);
    let scene = against(scene, "pirate-sloop").round("shoot", "shoot", "SSS S1").rolls("444 1").dies(RED);
    let scene = scene.no_npc("pirate-sloop").points(RED, 0);
    scene.then(|table| assert!(table.events.discard.has(EventCard::PieterKloos)));
}

#[test] // MM-RULING-74
fn becoming_hostile_in_the_middle_of_a_turn_triggers_nothing() {
    // A raid beside a naval ship makes Red its prey, and nothing happens until he moves or begins a turn.
    let scene = raider("caribbean-sea", "dutch").npc("spanish", "lope-de-carvajosa", "caribbean-sea");
    let scene = scene.raids("dutch", "rum-5 cocoa-5 food-5", "111").sails_on(RED).bounties(RED, [0, 0, 0, 1]);
    assert!(!scene.played.events().iter().any(|event| matches!(event, marauders::Event::BattleBegan { .. })));
}

#[test] // MM-RULING-79, MM-COMBAT-13
fn after_a_flight_the_same_npc_does_not_scout_again_until_triggered_anew() {
    let scene = waters(2).ship(RED, "frigate").at_sea(RED, "santo-domingo").npc(
        "pirate-sloop",
        "pieter-kloos",
        "caribbean-sea",
    );
    let scene = scene.begin().picks("zone.caribbean-sea").rolls("S1").announcing(BLUE);
    let scene = scene.round("shoot", "shoot", "11 111").round("shoot", "flee", "11 SS1").acts(RED);
    let scene = scene.at_sea(RED, "caribbean-sea").npc("pirate-sloop", "pieter-kloos", "caribbean-sea");
    // Another action in the same zone.
    let scene = scene.picks("scout > merchant").rolls("11").passes().acts(RED);
    scene.picks("zone.santo-domingo").passes().at_sea(RED, "santo-domingo");
}
