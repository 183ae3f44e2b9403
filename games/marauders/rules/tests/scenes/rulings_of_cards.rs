//! Rulings about cards and effects, and the storms of the worked examples.

use crate::kit::{Begin, Deeds, PASS, boarded, duel, waters};
use marauders::{BLUE, RED, Scene as Waters};

/// Blue, the last of two, is about to end his turn, and a storm is in force; the next event will be a quiet one.
fn storm(card: &str) -> Waters {
    waters(2).turn(BLUE).event_now([card]).events_left(["glassy-sea"])
}

#[test] // MM-EX-32, MM-STORM-01, MM-STORM-02
fn a_sloop_in_a_storm() {
    // Frederico has seamanship 3.
    let scene = storm("storm-2").at_sea(RED, "caribbean-sea").in_port(BLUE, "havana").begin().picks("end-turn");
    let scene = scene.rolls("S42").passes().rolls("1S").passes().places("masts").passes();
    scene.ship(RED, [2, 1, 1, 2, 1]).ship(BLUE, [2, 2, 2, 2, 1]);
}

#[test] // MM-RULING-113, MM-END-03, MM-STORM-03
fn storm_deaths_are_handled_captain_by_captain() {
    let scene = storm("storm-1").captains_left([]).at_sea(RED, "caribbean-sea").at_sea(BLUE, "havana");
    let scene = scene.location(RED, "hull", 1).location(RED, "cannons", 0).begin().picks("end-turn");
    // Red sinks; no captain is left to follow him, and Blue never rolls.
    let scene = scene.rolls("111").passes().rolls("444").passes();
    scene.ship(BLUE, [2, 2, 2, 2, 1]).ends("no-captain", &[RED, BLUE]);
}

#[test] // MM-EX-35, MM-RULING-112, MM-ROUND-04
fn npc_ships_appear_before_the_storm_and_a_new_captain_sees_them() {
    let scene = storm("storm-1")
        .npc_pending("pirate-sloop", "tom-sedgewick")
        .at_sea(RED, "caribbean-sea")
        .in_port(BLUE, "curacao");
    let scene = scene.location(RED, "hull", 1).location(RED, "cannons", 0);
    let scene = scene.captains_left(["frances-wright", "cornelia-verhagen"]).begin().picks("end-turn");
    let scene = scene.npc("pirate-sloop", "tom-sedgewick", "nassau").rolls("111").passes().rolls("444");
    // Her home is Nassau.
    let scene = scene.draws("frances-wright").asks(RED, &["captain > redraw", "captain > keep"]);
    scene.picks("captain > redraw").until_asked(RED).captain_of(RED, "cornelia-verhagen");
}

#[test] // MM-RULING-118
fn a_gun_captain_rerolls_one_die_of_each_location_roll() {
    let scene = duel("frigate", "frigate").specialists(RED, ["raul-de-torres"]).mods(RED, ["long-guns"]).fight();
    let scene =
        scene.picks("long-guns > fire").rolls("S11").rolls("1").uses(RED, "gun-captain").rerolls("1").rolls("4");
    let scene = scene.asks(RED, PASS).passes().ship(BLUE, [3, 3, 3, 3, 2]).round("shoot", "shoot", "S11 11");
    let scene = scene.rolls("123").uses(RED, "gun-captain").rerolls("1").rolls("4").asks(RED, PASS).passes();
    scene.ship(BLUE, [3, 3, 2, 2, 1]);
}

#[test] // MM-RULING-118
fn a_sailing_master_and_a_master_fighter_reroll_one_die_of_each_roll() {
    let scene = duel("frigate", "frigate").specialists(RED, ["wouter-dekker", "joseph-hays"]);
    let scene = scene.fight().round("shoot", "shoot", "111 11").uses(RED, "sailing-master").rerolls("1").rolls("1");
    let scene = scene.asks(RED, PASS).passes().round("board", "shoot", "111 11");
    let scene = scene.uses(RED, "sailing-master").rerolls("1").rolls("S").passes().rolls("111 11");
    let scene = scene.uses(RED, "master-fighter").rerolls("1").rolls("S").asks(RED, PASS).passes();
    scene.ship(BLUE, [3, 3, 3, 2, 3]).rolls("111 11").offers(RED, "announce > means.master-fighter");
}

#[test] // MM-RULING-119, MM-RUMOR-07
fn a_captain_who_dies_of_his_own_rumor_loses_the_rest_of_it() {
    // Three free moves; the first leads to a pirate.
    let scene = waters(2).at_sea(RED, "bridgetown").rumor(RED, "the-nameless-current").location(RED, "hull", 1);
    let scene = scene.location(RED, "cannons", 0).npc("pirate-sloop", "pieter-kloos", "st-john").begin();
    let scene = scene.picks("scout > rumor").rolls("S1").passes().gold(RED, 16);
    let scene = scene.picks("free-move > zone.st-john").rolls("S1").announcing(BLUE);
    // The pirate attacks: one hit on cannons that are gone already.
    let scene = scene.round("shoot", "shoot", "S1 111").rolls("4").dies(RED).sails_on(BLUE);
    scene.points(RED, 0).dies(RED);
}

#[test] // MM-RULING-114
fn the_surgeon_acts_by_himself_before_anybody_is_asked() {
    let scene = duel("frigate", "frigate").specialists(BLUE, ["nathaniel-crewe"]).hand(BLUE, ["braced-timbers"]);
    let scene = scene.fight().round("shoot", "shoot", "SSS 11").rolls("331");
    let scene = scene.passes_until(BLUE, "announce > card.braced-timbers").plays(BLUE, "braced-timbers");
    // One of the two crew hits is gone already.
    let scene = scene.asks(BLUE, &["cancel-hit > location.cargo", "cancel-hit > location.crew"]);
    scene.picks("cancel-hit > location.cargo").passes().ship(BLUE, [3, 3, 3, 2, 3]);
    // A single hit is none of his business.
    let scene = duel("frigate", "frigate").specialists(BLUE, ["nathaniel-crewe"]).fight();
    scene.round("shoot", "shoot", "SSS 11").rolls("312").passes().ship(BLUE, [3, 2, 2, 2, 3]);
}

#[test]
fn the_master_gunner_hits_once_more_when_the_contest_is_not_won() {
    let scene = duel("frigate", "frigate").specialists(RED, ["bastien-morvan"]).fight();
    // Lost with one success: two hits; never more than cannons.
    let scene = scene.round("shoot", "shoot", "S11 SS").rolls("11 444").passes().ship(BLUE, [3, 1, 3, 3, 3]);
    scene.ship(RED, [3, 3, 3, 3, 0]);
    let scene = duel("sloop", "frigate").specialists(RED, ["bastien-morvan"]).fight();
    scene.round("shoot", "shoot", "S11 SS").rolls("1 444").passes().ship(BLUE, [3, 2, 3, 3, 3]);
}

#[test]
fn nobody_makes_a_master_fighter_reroll() {
    let scene = boarded(
        duel("frigate", "frigate").specialists(RED, ["gaspard-lemoine"]).hand(BLUE, ["reroll-for-crew-combat"]),
    );
    let scene = scene.rolls("SS1 11").plays(BLUE, "reroll-for-crew-combat");
    // His own dice are all that is left to him.
    scene.rerolls("1").rolls("S").passes().ship(BLUE, [3, 3, 3, 1, 3]).ship(RED, [3, 3, 3, 2, 3]);
}

#[test] // MM-RULING-63
fn after_a_victory_comes_the_ship_then_plunder_reward_glory_and_what_happens_after_a_fight() {
    let scene = duel("frigate", "sloop").gold(RED, 0).gold(BLUE, 4).bounty(BLUE, "dutch", 1).cargo(BLUE, ["rum-1"]);
    let scene =
        scene.specialists(RED, ["caleb-wainscott"]).location(RED, "masts", 2).mission(RED, "the-treasurers-wrath");
    let scene =
        boarded(scene).rolls("SSS 11").passes().asks(RED, &["prize > keep", "prize > take"]).picks("prize > keep");
    let scene = scene.gold(RED, 4).holds(RED, &["rum-1"]);
    let scene =
        scene.asks(RED, &["reward > nation.dutch", "reward > decline"]).picks("reward > nation.dutch").gold(RED, 9);
    // The glory point and its card; the carpenter; the mission with its 15 gold and its own point.
    let scene =
        scene.draws("slack-sails").points(RED, 1).if_offered("effect > location.masts").ship(RED, [3, 3, 3, 3, 3]);
    let scene = scene.until_draw("foul-water").gold(RED, 24).points(RED, 2);
    // The loser's next captain is the last.
    scene.draws("josiah-penrose").acts(RED).captain_of(BLUE, "josiah-penrose");
}

#[test]
fn the_carpenter_repairs_a_point_after_a_fight() {
    let scene = duel("frigate", "frigate")
        .specialists(RED, ["caleb-wainscott"])
        .location(RED, "masts", 1)
        .location(RED, "crew", 1);
    let scene = scene.fight().round("shoot", "shoot", "111 11").round("flee", "shoot", "S11 11").passes();
    scene.if_offered("effect > location.masts").acts(RED).ship(RED, [3, 3, 2, 1, 3]);
}
