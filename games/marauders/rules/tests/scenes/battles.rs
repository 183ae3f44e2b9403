//! Naval combat: announcements, contest, and what winner and loser get of it.

use crate::kit::{Begin, Deeds, Fight, PASS, duel};
use marauders::{BLUE, RED, Scene as Waters};

#[test] // MM-COMBAT-01, MM-COMBAT-02
fn a_battle_goes_on_round_by_round_until_somebody_loses_or_flees() {
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "111 11").round("shoot", "shoot", "234 43");
    let scene = scene.round("board", "shoot", "111 11").round("shoot", "flee", "111 S1");
    scene.ship(RED, [3; 5]).ship(BLUE, [3; 5]).acts(RED);
}

#[test] // MM-COMBAT-03
fn the_attacker_announces_first_each_round_anew_and_in_round_one_only_shoot() {
    let scene = duel("frigate", "frigate").fight();
    let scene = scene.announces(RED, &["shoot"]).says("shoot").announces(BLUE, &["shoot"]).says("shoot");
    let scene = scene.rolls("111 11").passes().announces(RED, &["shoot", "board", "flee"]).says("board");
    scene.announces(BLUE, &["shoot", "board", "flee"]);
}

#[test] // MM-COMBAT-04
fn two_more_points_of_manoeuvrability_are_worth_a_die_in_the_contest() {
    // Frederico has seamanship 3, Villon 2.
    duel("sloop", "flute").fight().round("shoot", "shoot", "1111 11").announcing(RED);
    duel("flute", "sloop").fight().round("shoot", "shoot", "111 111").announcing(RED);
    duel("frigate", "sloop").fight().round("shoot", "shoot", "111 11").announcing(RED);
    duel("galleon", "frigate").fight().round("shoot", "shoot", "111 111").announcing(RED);
}

#[test] // MM-COMBAT-05, MM-COMBAT-07
fn more_successes_win_and_without_any_nobody_does() {
    // The winner hits with each cannon, the loser once per success.
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "SS1 S4").rolls("224 1").passes();
    scene.ship(BLUE, [3, 3, 1, 3, 2]).ship(RED, [3, 2, 3, 3, 3]);
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "S44 SS").rolls("2 113").passes();
    scene.ship(RED, [3, 1, 3, 2, 3]).ship(BLUE, [3, 3, 2, 3, 3]);
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "444 11");
    scene.announcing(RED).ship(RED, [3; 5]).ship(BLUE, [3; 5]);
}

#[test] // MM-COMBAT-06
fn among_equals_the_pips_of_the_failed_dice_decide_and_equal_pips_are_a_tie() {
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "S11 S4").rolls("2 111").passes();
    scene.ship(RED, [3, 0, 3, 3, 3]).ship(BLUE, [3, 3, 2, 3, 3]);
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "S21 S2").rolls("222 1").passes();
    scene.ship(RED, [3, 2, 3, 3, 3]).ship(BLUE, [3, 3, 0, 3, 3]);
    let scene = duel("frigate", "frigate").fight().round("shoot", "shoot", "S11 S2").rolls("2 1").passes();
    scene.ship(RED, [3, 2, 3, 3, 3]).ship(BLUE, [3, 3, 2, 3, 3]).announcing(RED);
}

#[test] // MM-COMBAT-07
fn the_loser_never_hits_more_often_than_he_has_cannons() {
    let scene = duel("frigate", "sloop").fight().round("shoot", "shoot", "SSS SS").rolls("111 1").passes();
    scene.ship(RED, [3, 2, 3, 3, 3]).ship(BLUE, [1, 0, 2, 2, 1]);
}

#[test] // MM-COMBAT-07, MM-COMBAT-12, MM-COMBAT-11
fn on_a_tie_shots_count_while_boarding_and_fleeing_fail() {
    let next = || duel("frigate", "frigate").fight().round("shoot", "shoot", "111 11");
    let scene = next().round("board", "shoot", "S11 S2").rolls("4").passes().announcing(RED);
    scene.ship(RED, [3, 3, 3, 3, 2]).ship(BLUE, [3; 5]);
    let scene = next().round("shoot", "flee", "S22 S4").rolls("1").passes().announcing(RED);
    scene.ship(BLUE, [3, 2, 3, 3, 3]);
}

#[test] // MM-COMBAT-08
fn only_the_winner_boards_and_crew_combat_begins_after_the_losers_shots() {
    let next = || duel("frigate", "frigate").fight().round("shoot", "shoot", "111 11");
    let scene = next().round("board", "shoot", "SS1 S1").rolls("2").passes().ship(RED, [3, 3, 2, 3, 3]);
    // Leadership 3 against 2: crew combat.
    scene.rolls("S11 11").passes().ship(BLUE, [3, 3, 3, 2, 3]);
    let scene = next().round("board", "shoot", "S11 SS").rolls("122").passes();
    scene.announcing(RED).ship(RED, [3, 2, 1, 3, 3]);
}

#[test] // MM-COMBAT-09, MM-RULING-96
fn a_boarder_who_is_sunk_by_the_losers_shots_dies_and_loses_to_him() {
    let scene = duel("frigate", "frigate").location(RED, "hull", 1).location(RED, "masts", 1);
    let scene = scene.fight().round("shoot", "shoot", "111 11").round("board", "shoot", "SS1 S1").rolls("S");
    let scene = scene.passes().places("hull").passes();
    scene.dies(RED).sails_on(BLUE).points(BLUE, 1).points(RED, 0);
}

#[test] // MM-COMBAT-09
fn a_boarder_without_men_left_fights_on_at_sea_but_other_damage_does_not_stop_him() {
    let next = |scene: Waters| scene.fight().round("shoot", "shoot", "111 11");
    let scene = next(duel("frigate", "frigate").location(RED, "crew", 1));
    let scene = scene.round("board", "shoot", "SS1 S1").rolls("3").passes().ship(RED, [3, 3, 3, 0, 3]);
    scene.announces(RED, &["shoot", "flee"]);
    let scene = next(duel("frigate", "frigate").location(RED, "masts", 1));
    let scene = scene.round("board", "shoot", "SS1 S1").rolls("2").passes().ship(RED, [3, 3, 0, 3, 3]);
    scene.rolls("S11 11").passes().ship(BLUE, [3, 3, 3, 2, 3]);
}

#[test] // MM-COMBAT-10, MM-COMBAT-13, MM-RULING-79
fn only_a_winner_whose_opponent_has_no_success_flees_and_both_stay_where_they_are() {
    let next = || duel("frigate", "frigate").fight().round("shoot", "shoot", "111 11");
    let away = next().round("shoot", "flee", "411 S1").acts(RED);
    let away = away.at_sea(RED, "caribbean-sea").at_sea(BLUE, "caribbean-sea");
    away.points(RED, 0).points(BLUE, 0);
    let caught = next().round("shoot", "flee", "S11 SS").rolls("1").passes();
    caught.announcing(RED).ship(BLUE, [3, 2, 3, 3, 3]);
    // The attacker may flee as well.
    next().round("flee", "shoot", "S11 11").acts(RED);
}

#[test] // MM-COMBAT-11
fn a_failed_flight_or_boarding_does_nothing_by_itself() {
    let next = || duel("frigate", "frigate").fight().round("shoot", "shoot", "111 11");
    let scene = next().round("board", "flee", "S11 SS").announcing(RED).ship(RED, [3; 5]).ship(BLUE, [3; 5]);
    scene.round("flee", "board", "SS1 S1").announcing(RED).ship(RED, [3; 5]).ship(BLUE, [3; 5]);
}

#[test] // MM-COMBAT-15, MM-RULING-116
fn a_flight_comes_after_the_losers_shots_and_not_at_all_if_they_sink_the_ship() {
    // Double-Shotted Guns hit once although their owner has no success.
    let armed = || duel("frigate", "frigate").hand(RED, ["double-shotted-guns"]);
    let next = |scene: Waters| scene.fight().round("shoot", "shoot", "111 11").says("shoot").says("flee");
    let shot = |scene: Fight| scene.plays(RED, "double-shotted-guns").rolls("111 S1");
    let scene = shot(next(armed().location(BLUE, "masts", 1))).rolls("2").passes();
    scene.acts(RED).ship(BLUE, [3, 3, 0, 3, 3]);
    let scene = shot(next(armed().location(BLUE, "hull", 1).location(BLUE, "cargo", 0)));
    scene.rolls("1").passes().dies(BLUE).points(RED, 1);
}

#[test] // MM-COMBAT-14
fn a_battle_has_its_parts_in_this_order() {
    let scene = duel("frigate", "frigate").mods(RED, ["long-guns", "chasers"]).fight();
    // Long guns before anything is announced.
    let scene = scene.asks(RED, &["long-guns > fire", "long-guns > hold"]).picks("long-guns > hold");
    let scene = scene.announces(RED, &["shoot"]).round("shoot", "shoot", "111 11").announcing(RED);
    // Announcements; chasers; `before-roll`; dice; `rolled`; the boarded captain's window; crew combat.
    let scene =
        scene.says("board").says("flee").asks(RED, &["chasers > fire", "chasers > hold"]).picks("chasers > hold");
    let scene = scene.asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one().asks_chance(6).rolls("SS1 11");
    let scene = scene.asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    let scene = scene.asks(BLUE, PASS).passes_one();
    let scene = scene.melee().asks(RED, PASS).passes_one().asks(BLUE, PASS).passes_one();
    scene.asks_chance(6);
}
